/** Answers about addresses and AS numbers, in the forms of the five registries. */
export const arinNet = `
#
# ARIN WHOIS data and services are subject to the Terms of Use
#

# start

NetRange:       8.0.0.0 - 8.127.255.255
CIDR:           8.0.0.0/9
NetName:        LVLT-ORG-8-8
NetHandle:      NET-8-0-0-0-1
Organization:   Level 3 Parent, LLC (LPL-141)
RegDate:        1992-12-01
Updated:        2018-04-23

OrgName:        Level 3 Parent, LLC
OrgId:          LPL-141
Country:        US
OrgAbuseEmail:  abuse@level3.example

# end

# start

NetRange:       8.8.8.0 - 8.8.8.255
CIDR:           8.8.8.0/24
NetName:        GOGL
NetType:        Direct Allocation
OriginAS:
Organization:   Google LLC (GOGL)
RegDate:        2023-12-28
Updated:        2023-12-28
Ref:            https://rdap.arin.net/registry/ip/8.8.8.0

OrgName:        Google LLC
OrgId:          GOGL
Country:        US
OrgAbuseEmail:  network-abuse@google.example

# end
`;

export const arinAs = `
ASNumber:       15169
ASName:         GOOGLE
ASHandle:       AS15169
RegDate:        2000-03-30
Updated:        2012-02-24

OrgName:        Google LLC
OrgId:          GOGL
Country:        US

OrgAbuseHandle: ABUSE5250-ARIN
OrgAbuseEmail:  network-abuse@google.example
`;

export const ripeNet6 = `% This is the RIPE Database query service.
% Information related to '2001:67c:2e8::/48'

% Abuse contact for '2001:67c:2e8::/48' is 'abuse@ripe.example'

inet6num:       2001:67c:2e8::/48
netname:        RIPE-NCC-STUFF
org:            ORG-RIEN1-RIPE
country:        NL
admin-c:        BRD-RIPE
status:         ASSIGNED PI
created:        2010-09-16T12:57:32Z
last-modified:  2020-05-13T11:01:23Z
source:         RIPE # Filtered

organisation:   ORG-RIEN1-RIPE
org-name:       Reseaux IP Europeens Network Coordination Centre (RIPE NCC)
country:        NL
created:        2004-04-17T11:59:26Z

route6:         2001:67c:2e8::/48
origin:         AS3333
`;

export const ripeAs = `% Abuse contact for 'AS3333' is 'abuse@ripe.example'

as-block:       AS3209 - AS3353
descr:          RIPE NCC ASN block

aut-num:        AS3333
as-name:        RIPE-NCC-AS
org:            ORG-RIEN1-RIPE
created:        2002-09-10T09:20:37Z
last-modified:  2024-05-27T12:37:46Z

organisation:   ORG-RIEN1-RIPE
org-name:       RIPE NCC
country:        NL
`;

export const apnicNet = `% [whois.apnic.net]
% Information related to '113.160.0.0 - 113.191.255.255'

% Abuse contact for '113.160.0.0 - 113.191.255.255' is 'hm-changed@vnnic.example'

inetnum:        113.160.0.0 - 113.191.255.255
netname:        VNPT-VN
descr:          Vietnam Posts and Telecommunications Group
descr:          No 57, Huynh Thuc Khang Street, Ha Noi
country:        VN
admin-c:        PTH13-AP
last-modified:  2018-01-25T03:54:21Z
source:         APNIC

role:           VNPT role
e-mail:         noc@vnpt.example
`;

export const lacnicNet = `% Joint Whois - whois.lacnic.net

inetnum:     200.160/20
aut-num:     AS22548
abuse-c:     FAN
owner:       Núcleo de Inf. e Coord. do Ponto BR - NIC.BR
ownerid:     05.506.560/0001-36
country:     BR
owner-c:     FAN
created:     19990920
changed:     20230830

nic-hdl-br:  FAN
person:      Frederico Neves
e-mail:      fneves@registro.example
created:     19971217
`;
