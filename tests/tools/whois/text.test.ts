import { expect, test } from "bun:test";
import { isRegistered, readWhois } from "#tools/whois/text.ts";
import { freeAnswers } from "#tests/support/samples/whois-answers.ts";

const answer = (lines: string): string => lines.replace(/^\n/, "").replaceAll("\n", "\r\n");

test("an answer in ICANN's form is read", () => {
  const text = answer(`
   Domain Name: EXAMPLE.COM
   Registry Domain ID: 2336799_DOMAIN_COM-VRSN
   Registrar WHOIS Server: whois.iana.org
   Updated Date: 2025-08-14T07:01:34Z
   Creation Date: 1995-08-14T04:00:00Z
   Registry Expiry Date: 2031-08-13T04:00:00Z
   Registrar: Sample Registrar, Inc.
   Registrar IANA ID: 376
   Domain Status: clientDeleteProhibited https://icann.org/epp#clientDeleteProhibited
   Domain Status: clientTransferProhibited (https://icann.org/epp#clientTransferProhibited)
   Name Server: A.IANA-SERVERS.NET
   Name Server: B.IANA-SERVERS.NET
   DNSSEC: signedDelegation
   DNSSEC DS Data: 370 13 2 BE74359954660069D5C63D200C39F5603827D7DD02B56F120EE9F3A86764247C
   URL of the ICANN Whois Inaccuracy Complaint Form: https://www.icann.org/wicf/
>>> Last update of whois database: 2026-11-20T12:00:00Z <<<

NOTICE: The expiration date displayed in this record is the date the
registrar's sponsorship of the domain name registration in the registry is
currently set to expire.`);
  expect(readWhois(text)).toEqual({
    registrar: "Sample Registrar, Inc.",
    created_at: "1995-08-14T04:00:00Z",
    updated_at: "2025-08-14T07:01:34Z",
    expires_at: "2031-08-13T04:00:00Z",
    statuses: ["clientDeleteProhibited", "clientTransferProhibited"],
    nameservers: ["a.iana-servers.net", "b.iana-servers.net"],
    dnssec: true,
  });
});

test("an answer in blocks is read, as Nominet writes", () => {
  const text = answer(`
    Domain name:
        example.co.uk

    Registrar:
        Sample Ltd t/a Sample [Tag = SAMPLE]
        URL: https://registrar.example

    Relevant dates:
        Registered on: 14-Feb-1999
        Expiry date:  14-Feb-2027
        Last updated:  13-Jan-2026

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.sample.example    192.0.2.1
        ns2.sample.example

    WHOIS lookup made at 01:02:03 21-Nov-2026
`);
  expect(readWhois(text)).toMatchObject({
    registrar: "Sample Ltd t/a Sample",
    created_at: "1999-02-14",
    updated_at: "2026-01-13",
    expires_at: "2027-02-14",
    statuses: ["Registered until expiry date."],
    nameservers: ["ns1.sample.example", "ns2.sample.example"],
  });
});

test("an answer in blocks of keys is read, as EURid and DNS Belgium write", () => {
  const text = answer(`
% The WHOIS service offered by EURid.
Domain: example.eu
Script: LATIN

Registrant:
        NOT DISCLOSED!
        Visit www.eurid.eu for the web-based WHOIS.

Technical:
        Organisation: Sample NV
        Email: tech@sample.example

Registrar:
        Name: Sample Registrar BV
        Website: https://registrar.example

Name servers:
        ns1.sample.example
        ns2.sample.example (192.0.2.7)

Please visit www.eurid.eu for more info.`);
  expect(readWhois(text)).toMatchObject({
    registrar: "Sample Registrar BV",
    nameservers: ["ns1.sample.example", "ns2.sample.example"],
    created_at: null,
  });
});

test("a person's own dates are not the name's", () => {
  const text = answer(`
domain:        EXAMPLE.UA
nserver:       ns1.example.ua
status:        clientDeleteProhibited
modified:      2026-01-02 10:00:00+02
expires:       2027-12-04 00:00:00+02
registrar:     ua.sample

contact-id:    sample-1
person:        Sample
created:       2001-01-01 00:00:00+02
`);
  expect(readWhois(text)).toMatchObject({
    expires_at: "2027-12-03T22:00:00Z",
    updated_at: "2026-01-02T08:00:00Z",
  });
  const french = answer(`
domain:                        example.fr
status:                        ACTIVE
eppstatus:                     active
registrar:                     SAMPLE
Expiry Date:                   2027-02-28T23:04:59Z
nserver:                       ns1.example.fr [192.0.2.1 2001:db8::1]

nic-hdl:                       ANO00-FRNIC
created:                       2001-02-03T04:05:06Z
`);
  expect(readWhois(french)).toMatchObject({
    created_at: null,
    expires_at: "2027-02-28T23:04:59Z",
    nameservers: ["ns1.example.fr"],
    statuses: ["ok"],
  });
});

test("an answer with brackets is read, as JPRS writes", () => {
  const text = answer(`
[ JPRS database provides information on network administration. ]
Domain Information:
[Domain Name]                   EXAMPLE.JP

[Registrant]                    Sample Inc.

[Name Server]                   ns1.example.jp
[Name Server]                   ns2.example.jp
[Signing Key]

[Created on]                    2001/03/22
[Expires on]                    2027/03/31
[Status]                        Active
[Last Updated]                  2026/04/01 01:05:04 (JST)
`);
  expect(readWhois(text)).toMatchObject({
    created_at: "2001-03-22",
    updated_at: "2026-03-31T16:05:04Z",
    expires_at: "2027-03-31",
    nameservers: ["ns1.example.jp", "ns2.example.jp"],
    statuses: ["ok"],
  });
});

const lines: Record<string, [field: "created_at" | "updated_at" | "expires_at", time: string]> = {
  "created:     19990518 #162310": ["created_at", "1999-05-18"],
  "Registered Date             : 1999. 07. 28.": ["created_at", "1999-07-28"],
  "Registration Time: 2003-03-17 12:20:05": ["created_at", "2003-03-17T12:20:05Z"],
  "created............: 30.6.2006 00:00:00": ["created_at", "2006-06-30T00:00:00Z"],
  "Created on..............: 2001-Aug-23.": ["created_at", "2001-08-23"],
  "Registered: Tue Dec 12 2000": ["created_at", "2000-12-12"],
  "paid-till:     2027-03-04T21:00:00Z": ["expires_at", "2027-03-04T21:00:00Z"],
  "Exp date:      07 Oct 2027": ["expires_at", "2027-10-07"],
  "renewal date:  2027.02.17 13:00:00": ["expires_at", "2027-02-17T13:00:00Z"],
  "Expire Date:       2027-04-21": ["expires_at", "2027-04-21"],
  "   Record expires on 2027-11-09 00:00:00 (UTC+8)": ["expires_at", "2027-11-08T16:00:00Z"],
  "expire:       22.07.2027": ["expires_at", "2027-07-22"],
  "Expiration Time: 2027-03-17": ["expires_at", "2027-03-17"],
  "Changed: 2018-03-12T21:44:25+01:00": ["updated_at", "2018-03-12T20:44:25Z"],
  "last-update:   2026-09-16T09:01:20.123456Z": ["updated_at", "2026-09-16T09:01:20Z"],
  "Last Modified: Thu Jan  2 12:00:00 UTC 2026": ["updated_at", "2026-01-02T12:00:00Z"],
};

test("the words and dates of many registries are read", () => {
  for (const [line, [name, time]] of Object.entries(lines)) {
    expect([line, readWhois(`Domain Name: example\n${line}\n`)[name]]).toEqual([line, time]);
  }
});

test("an empty key does not take the next line for its value", () => {
  const found = readWhois("Domain: example.eu\nRegistrar:\nCreated: 2001-02-03\nName Server:\nStatus: ok\n");
  expect(found).toMatchObject({ registrar: null, created_at: "2001-02-03", statuses: ["ok"] });
});

test("a name is registered when the registry tells something of it", () => {
  const registered = [
    "Domain: example.de\nNserver: ns1.example.de\nStatus: connect\nChanged: 2018-03-12T21:44:25+01:00\n",
    "Domain: example.be\nStatus: NOT AVAILABLE\nRegistered: Tue Dec 12 2000\n",
    "domain: example.ru\nstate: REGISTERED, DELEGATED, VERIFIED\ncreated: 2001-02-03T04:05:06Z\n",
    "Domain Name: not-found.com\nRegistrar: No match Ltd\nCreation Date: 2001-02-03T04:05:06Z\n",
  ];
  for (const text of registered) expect([text, isRegistered(text, readWhois(text))]).toEqual([text, true]);
});

test("a name that somebody answers for is registered, without a date or a server too", () => {
  for (const text of ["domain: x.example\nadmin-c: AB1-EX\n", "domain: x.example\nowner: Sample S.A. (7)\n"])
    expect([text, isRegistered(text, readWhois(text))]).toEqual([text, true]);
});

test("the newest of several changes counts, in the clock of the zone that is named", () => {
  const text =
    "domain: x.example\nchanged: hostmaster AT nic.example 20010203 (Assigned)\nchanged: hm@nic.example 20240506 (Changed)\n";
  expect(readWhois(text).updated_at).toBe("2024-05-06");
  expect(readWhois("Created: 28 Aug 2009 01:00 WAT\nExpires: 2031-01-02 00:30:00 EAT\n")).toMatchObject({
    created_at: "2009-08-28T00:00:00Z",
    expires_at: "2031-01-01T21:30:00Z",
  });
});

test("a time of day in halves is that time, in each form of a date", () => {
  for (const day of ["2031-01-02", "2 Jan 2031", "Jan 2 2031", "Jan  2 2031", "2031/01/02"])
    for (let hour = 0; hour < 24; hour += 1)
      for (const half of [hour < 12 ? "AM" : "PM", hour < 12 ? " a.m." : " p.m."]) {
        const time = `${day} ${hour % 12 || 12}:05:09${half}`;
        const expected = `2031-01-02T${String(hour).padStart(2, "0")}:05:09Z`;
        expect([time, readWhois(`Expiry Date: ${time}`).expires_at]).toEqual([time, expected]);
      }
});

test("name servers with several addresses, in brackets or not, are all there", () => {
  const text =
    "Name servers:\n  ns1.x.example  192.0.2.1  2001:db8::1\n  ns2.x.example [2001:db8::2]\n  ns3.x.example\n";
  expect(readWhois(text).nameservers).toEqual(["ns1.x.example", "ns2.x.example", "ns3.x.example"]);
});

test("a name is not registered when the registry says so in any of its ways", () => {
  for (const text of freeAnswers) expect([text, isRegistered(text, readWhois(text))]).toEqual([text, false]);
});

test("what is neither is not guessed", () => {
  const unclear = [
    "",
    "Hello.\n",
    "This name is reserved by the Registry in accordance with ICANN Policy.\n",
    "Domain: x.example\n",
    "Domain is not available or is reserved by the registry.\n",
    "Not available for second level registration.\n",
    "Name is restricted from registration\n",
    "Access is only enabled for addresses that are registered.\n",
  ];
  for (const text of unclear) expect([text, isRegistered(text, readWhois(text))]).toEqual([text, null]);
});

test("a hostile answer is read in the time of a long one", () => {
  const hostile = [
    "a ".repeat(30_000),
    "[".repeat(60_000),
    ":".repeat(60_000),
    " \n".repeat(30_000),
    "a:\n".repeat(20_000),
    "not ".repeat(16_000),
    "record expires on ".repeat(3000),
  ];
  for (const text of hostile) expect(isRegistered(text, readWhois(text))).toBeNull();
});
