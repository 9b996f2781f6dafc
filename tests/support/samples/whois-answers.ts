import type { Registration } from "../../../src/tools/whois/schema.ts";

type Sample = { readonly text: string; readonly says: Partial<Registration> };

const servers = ["ns1.sample.net", "ns2.sample.net"];
const created_at = "2011-02-03T00:00:00Z";
const updated_at = "2025-06-07T00:00:00Z";
const expires_at = "2031-08-09T00:00:00Z";

/** Invented names in the forms that registries write; each is named by the ending whose registry writes so. */
export const whoisAnswers: Readonly<Record<string, Sample>> = {
  dk: {
    text: `Domain:               sample.dk
DNS:                  sample.dk
Registered:           2011-02-03
Expires:              2031-08-09
Registrar:            Sample Registrar A/S
Registration period:  5 years
DNSSEC:               Signed delegation
Status:               Active

Nameservers
Hostname:             ns1.sample.net
Hostname:             ns2.sample.net
`,
    says: { registrar: "Sample Registrar A/S", created_at, expires_at, nameservers: servers, dnssec: true },
  },
  pt: {
    text: `Nome de domínio / Domain Name: sample.pt
Data de registo / Creation Date (dd/mm/yyyy): 03/02/2011
Data de expiração / Expiration Date (dd/mm/yyyy): 09/08/2031
Estado / Status: ACTIVE

Titular / Registrant
   Somebody, Lda
   Email: a@sample.pt

Nameserver Information
   Nameserver: sample.pt\tNS\tns1.sample.net.
   Nameserver: sample.pt\tNS\tns2.sample.net.
`,
    says: { created_at, expires_at, statuses: ["ok"], nameservers: servers },
  },
  pl: {
    text: `DOMAIN NAME:           sample.pl
registrant type:       organization
nameservers:           ns1.sample.net.
                       ns2.sample.net.
created:               2011.02.03 00:00:00
last modified:         2025.06.07 00:00:00
renewal date:          2031.08.09 00:00:00

option expiration date:       2014.10.14 09:29:47

TECHNICAL CONTACT:
company: Somebody
handle: ks_1
last modified: 2026.02.24

REGISTRAR:
Sample Registrar sp. z o.o.
ul. Prosta 1
01-001 Warszawa
`,
    says: {
      registrar: "Sample Registrar sp. z o.o.",
      created_at,
      updated_at,
      expires_at,
      nameservers: servers,
    },
  },
  hk: {
    text: `Domain Name:  SAMPLE.HK

Domain Status: Active

Registrar Name: Sample Registrar Limited

Registrar Contact Information: Email: help@sample.hk

Reseller:


Registrant Contact Information:

Company English Name (as it is registered): Somebody
Domain Name Commencement Date: 03-02-2011
Country: Hong Kong (HK)
Expiry Date: 09-08-2031
Re-registration Status:  Complete


Technical Contact Information:

Given name:  Somebody


Name Servers Information:

NS1.SAMPLE.NET
NS2.SAMPLE.NET


Status Information:

Domain Prohibit Status:
`,
    says: { registrar: "Sample Registrar Limited", created_at, expires_at, nameservers: servers },
  },
  it: {
    text: `*********************************************************************
* Please note that the following result could be a subgroup of      *
*********************************************************************

Domain:             sample.it
Status:             ok
Signed:             no
Created:            2011-02-03 00:00:00
Last Update:        2025-06-07 00:00:00
Expire Date:        2031-08-09

Registrant
  Organization:     Somebody
  Address:          Via Prova 1
                    Roma
  Created:          2020-12-12 12:12:12
  Last Update:      2026-12-12 12:12:12

Registrar
  Organization:     Sample Registrar S.p.A.
  Name:             SAMPLE-REG
  Web:              https://registrar.sample.it

Nameservers
  ns1.sample.net
  ns2.sample.net
`,
    says: {
      registrar: "Sample Registrar S.p.A.",
      created_at,
      updated_at,
      expires_at,
      nameservers: servers,
      dnssec: false,
    },
  },
  ch: {
    text: `Domain name:
sample.ch

Registrar:
Sample Registrar AG
Postfach 1
CH-8000 Zürich

First registration date:
2011-02-03

DNSSEC:Y

Name servers:
ns1.sample.net\t192.0.2.1
ns1.sample.net\t2001:db8::1
ns2.sample.net
`,
    says: { registrar: "Sample Registrar AG", created_at, nameservers: servers, dnssec: true },
  },
  li: {
    text: `Domain name\tsample.li

Registrar\tSample Registrar AG
Postfach 1
LI-9490 Vaduz

DNSSEC\tno

Name servers
ns1.sample.net
ns2.sample.net

First registration date\t3 February 2011
`,
    says: { registrar: "Sample Registrar AG", created_at, nameservers: servers, dnssec: false },
  },
  nz: {
    text: `version: 8.0
query_datetime: 2026-10-13T12:40:06+13:00
domain_name: sample.nz
query_status: 200 Active
domain_dateregistered: 2011-02-03T00:00:00+00:00
domain_datebilleduntil: 2031-08-09T00:00:00+00:00
domain_datelastmodified: 2025-06-07T00:00:00+00:00
domain_delegaterequested: yes
domain_signed: no
registrar_name: Sample Registrar
registrar_address1: PO Box 1
ns_name_01: ns1.sample.net
ns_name_02: ns2.sample.net
`,
    says: {
      registrar: "Sample Registrar",
      created_at,
      updated_at,
      expires_at,
      nameservers: servers,
      dnssec: false,
    },
  },
  es: {
    text: `Domain:
-------
   Domain Name:                  sample.es
   Creation Date:                03/02/2011
   Expiration Date:              09/08/2031

Registrant:
-----------
   Registrant Name:              Somebody S.L.

Domain Servers:
---------------
   Name Server 1:                ns1.sample.net
   IPv4 Server 1:
   Name Server 2:                ns2.sample.net
   IPv4 Server 2:
`,
    says: { created_at, expires_at, nameservers: servers },
  },
  uk: {
    text: `
    Domain name:
        sample.co.uk

    Registrar:
        Sample Registrar Ltd t/a Sample [Tag = SAMPLE]
        URL: https://registrar.example

    Relevant dates:
        Registered on: 03-Feb-2011
        Expiry date:  09-Aug-2031
        Last updated:  07-Jun-2025

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.sample.net            192.0.2.1
        ns2.sample.net

    WHOIS lookup made at 20:44:01 18-Feb-2026
`,
    says: {
      registrar: "Sample Registrar Ltd t/a Sample",
      created_at,
      updated_at,
      expires_at,
      nameservers: servers,
    },
  },
  cz: {
    text: `domain:       sample.cz
registrant:   SB:SOMEBODY
nsset:        NSS:SAMPLE
keyset:       KEY:SAMPLE
registrar:    REG-SAMPLE
registered:   03.02.2011 01:00:00
changed:      07.06.2025 02:00:00
expire:       09.08.2031

contact:      SB:SOMEBODY
org:          Somebody
registrar:    REG-OTHER
created:      01.01.2001 01:01:01
changed:      02.02.2026 02:02:02

nsset:        NSS:SAMPLE
nserver:      ns1.sample.net (192.0.2.1)
nserver:      ns2.sample.net
tech-c:       SB:SOMEBODY
registrar:    REG-OTHER
created:      03.03.2003 03:03:03
changed:      04.04.2026 04:04:04

keyset:       KEY:SAMPLE
dnskey:       257 3 13 c2FtcGxl
created:      05.05.2005 05:05:05
changed:      06.06.2026 06:06:06
`,
    says: {
      registrar: "REG-SAMPLE",
      created_at: "2011-02-03T01:00:00Z",
      updated_at: "2025-06-07T02:00:00Z",
      expires_at,
      nameservers: servers,
      dnssec: true,
    },
  },
  sk: {
    text: `Domain:                       sample.sk
Created:                      2011-02-03
Valid Until:                  2031-08-09
Updated:                      2025-06-07
Domain Status:                ok
Nameserver:                   ns1.sample.net
Nameserver:                   ns2.sample.net

Domain registrant:            SOME-0001
Name:                         Somebody
Authorised Registrar:         SAMP-0001
Created:                      2019-01-01
Updated:                      2026-01-01

Registrar:                    SAMP-0001
Name:                         Sample Registrar, s.r.o.
Organization:                 Sample Registrar, s.r.o.
Created:                      2017-09-01
Updated:                      2026-02-02

Administrative Contact:       SOME-0001
Name:                         Somebody
Created:                      2019-01-01
Updated:                      2026-01-01
`,
    says: { registrar: "Sample Registrar, s.r.o.", created_at, updated_at, expires_at, nameservers: servers },
  },
  ee: {
    text: `Estonia .ee Top Level Domain WHOIS server

Domain:
name:       sample.ee
status:     ok (paid and in zone)
registered: 2011-02-03 00:00:00 +00:00
changed:    2025-06-07 00:00:00 +00:00
expire:     2031-08-09
outzone:
delete:

Registrant:
name:       Somebody
changed:    2026-01-01 00:00:00 +00:00

Administrative contact
name:       Somebody
changed:    2026-02-02 00:00:00 +00:00

Registrar:
name:       Sample Registrar OÜ
url:        https://registrar.sample.ee
changed:    2026-03-03 00:00:00 +00:00

Name servers:
nserver:   ns1.sample.net
nserver:   ns2.sample.net
changed:   2026-04-04 00:00:00 +00:00
`,
    says: { registrar: "Sample Registrar OÜ", created_at, updated_at, expires_at, nameservers: servers },
  },
  tr: {
    text: `** Registrant:
   Somebody
   Ankara

** Registrar:
NIC Handle		: smp1
Organization Name	: Sample Registrar A.Ş.

** Domain Servers:
ns1.sample.net
ns2.sample.net 192.0.2.2

** Additional Info:
Created on..............: 2011-Feb-03.
Expires on..............: 2031-Aug-09.
`,
    says: { registrar: "Sample Registrar A.Ş.", created_at, expires_at, nameservers: servers },
  },
  am: {
    text: `   Domain name: sample.am
   Registrar:   sample (Sample Registrar LLC)
   Status:      active

   Registrant:
      Somebody
      Yerevan

   DNS servers:
      ns1.sample.net
      ns2.sample.net - 192.0.2.2

   Registered:    2011-02-03
   Last modified: 2025-06-07
   Expires:       2031-08-09
`,
    says: { created_at, updated_at, expires_at, nameservers: servers },
  },
  bg: {
    text: `DOMAIN NAME: sample.bg
requested on: 01/01/2011 00:00:00 EET
activated on: 03/02/2011 00:00:00
expires at: 09/08/2031 00:00:00
registration status: Registered

REGISTRANT:
Somebody OOD
  Sofia, 1000

NAME SERVER INFORMATION:
ns1.sample.net
ns2.sample.net (192.0.2.2)
`,
    says: { created_at, expires_at, nameservers: servers },
  },
  ua: {
    text: `domain:           sample.ua
nserver:          ns1.sample.net
nserver:          ns2.sample.net
status:           ok
created:          2011-02-03 00:00:00+00
modified:         2025-06-07 00:00:00+00
expires:          2031-08-09 00:00:00+00
source:           UAEPP

% Registrar:
% ==========
registrar:        ua.sample
organization:     Sample Registrar LLC
url:              https://registrar.sample.ua
created:          2001-01-01 00:00:00+00
modified:         2026-01-01 00:00:00+00
source:           UAEPP
`,
    says: { registrar: "Sample Registrar LLC", created_at, updated_at, expires_at, nameservers: servers },
  },
  lv: {
    text: `[Domain]
Domain: sample.lv
Status: active

[Holder]
Type: Legal person
Name: Somebody

[Registrar]
Type: Legal person
Name: Sample Registrar SIA
Address: Riga

[Nservers]
Nserver: ns1.sample.net
Nserver: ns2.sample.net

[Whois]
Updated: 2026-11-20T10:00:00+00:00
`,
    says: { registrar: "Sample Registrar SIA", updated_at: null, statuses: ["ok"], nameservers: servers },
  },
  edu: {
    text: `--------------------------

Domain Name: SAMPLE.EDU

Registrant:
   Sample University
   UNITED STATES

Technical Contact:
   Somebody

Name Servers:
   NS1.SAMPLE.NET
   NS2.SAMPLE.NET

Domain record activated:    03-Feb-2011
Domain record last updated: 07-Jun-2025
Domain expires:             09-Aug-2031
`,
    says: { created_at, updated_at, expires_at, nameservers: servers },
  },
  ir: {
    text: `domain:		sample.ir
ascii:		sample.ir
holder-c:	sa1-irnic
nserver:	ns1.sample.net
nserver:	ns2.sample.net
last-updated:	2025-06-07
expire-date:	2031-08-09
source:		IRNIC # Filtered

nic-hdl:	sa1-irnic
org:		Somebody
source:		IRNIC # Filtered
`,
    says: { updated_at, expires_at, nameservers: servers },
  },
  ie: {
    text: `domain:       sample.ie
descr:        Somebody
admin-c:      AAA1-IEDR
registration: 3-February-2011
renewal:      9-August-2031
nserver:      ns1.sample.net
nserver:      ns2.sample.net

person:       Somebody
nic-hdl:      AAA1-IEDR
`,
    says: { created_at, expires_at, nameservers: servers },
  },
  kg: {
    text: `Domain SAMPLE.KG

Administrative Contact:
   PID: 1-KG
   Name: Somebody

Record created: Thu Feb 03 00:00:00 2011
Record last updated on Sat Jun 07 00:00:00 2025
Record expires on Sat Aug 09 00:00:00 2031

Name servers in the listed order:

NS1.SAMPLE.NET
NS2.SAMPLE.NET
`,
    says: { created_at, updated_at, expires_at, nameservers: servers },
  },
  gg: {
    text: `Domain:
     sample.gg

Domain Status:
     Active

Registrant:
     Somebody

Registrar:
     Sample Registrar Inc. (http://registrar.example)

Relevant dates:
     Registered on 3rd February 2011 at 00:00:00.000
     Registry fee due on 3rd February each year

Name servers:
     ns1.sample.net
     ns2.sample.net

WHOIS lookup made on Fri, 6 Dec 2026 at 14:12:16 GMT
`,
    says: { registrar: "Sample Registrar Inc.", created_at, nameservers: servers },
  },
  mx: {
    text: `Domain Name:       sample.mx

Created On:        2011-02-03
Expiration Date:   2031-08-09
Last Updated On:   2025-06-07
Registrar:         Sample Registrar (R292-MX)

Registrant:
   Name:           Somebody

Name Servers:
   DNS:            ns1.sample.net
   DNS:            ns2.sample.net
`,
    says: { registrar: "Sample Registrar", created_at, updated_at, expires_at, nameservers: servers },
  },
};
