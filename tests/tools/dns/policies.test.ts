import { expect, test } from "bun:test";
import { languages, readMessage } from "#core/i18n.ts";
import { readCaa } from "#tools/dns/caa.ts";
import { readPolicy } from "#tools/dns/report.ts";
import { termInWords, notesOf, policyOf } from "./policy-words.ts";

/** What the first of two terms is said to mean. */
const dmarc = (term: string, rest = "p=none; ruf=mailto:a@b.vn"): string =>
  termInWords(policyOf(`v=DMARC1; ${term}; ${rest}`, "_dmarc.a.vn").terms[0]!);

/** RFC 7489, section 6.3: each tag with each of its values. */
const tags = {
  "p=none": "Only watching: mail that fails is still accepted.",
  "p=quarantine": "Mail that fails goes to the spam folder.",
  "p=reject": "Mail that fails is rejected.",
  "sp=none": "Subdomains: only watching.",
  "sp=quarantine": "Subdomains: mail that fails goes to the spam folder.",
  "sp=reject": "Subdomains: mail that fails is rejected.",
  "np=reject": "Subdomains that do not exist: mail that fails is rejected.",
  "pct=0": "Applies to 0% of the mail that fails.",
  "pct=100": "Applies to 100% of the mail that fails.",
  "rua=mailto:a@b.vn": "Summary reports go to a@b.vn.",
  "rua=mailto:a@b.vn!10m,mailto:c@d.vn": "Summary reports go to a@b.vn!10m, c@d.vn.",
  "adkim=s": "The DKIM domain must match exactly.",
  "adkim=r": "The DKIM domain may be a subdomain.",
  "adkim=S":
    "The DKIM domain must match exactly. Small letters are safer: not every receiver takes capitals.",
  "aspf=s": "The SPF domain must match exactly.",
  "aspf=r": "The SPF domain may be a subdomain.",
  "fo=0": "Report single messages when both SPF and DKIM fail.",
  "fo=1": "Report single messages when SPF or DKIM fails.",
  "fo=d": "Report a DKIM signature that is wrong, whether or not the domain matches.",
  "fo=s": "Report a failure of SPF, whether or not the domain matches.",
  "fo=1:d:s":
    "Report single messages when SPF or DKIM fails. Report a DKIM signature that is wrong, whether or not the domain matches. Report a failure of SPF, whether or not the domain matches.",
  "ri=86400": "Summary reports are wanted every 86,400 seconds.",
  "rf=afrf": "Reports on single messages are in the AFRF format.",
  "psd=n": "Says whether this name is a public suffix.",
  "t=y": "Testing: receivers are asked not to apply the policy.",
};

test("each tag of DMARC with each of its values has its sentence", () => {
  for (const [term, said] of Object.entries(tags)) {
    const rest = term.startsWith("p=") ? "ruf=mailto:a@b.vn" : undefined;
    for (const spaced of [term, term.replace("=", " = ")])
      expect([term, dmarc(spaced, rest)]).toEqual([term, said]);
  }
  expect(dmarc("ruf=mailto:a@b.vn", "p=none")).toBe("Reports on single messages go to a@b.vn.");
  expect(dmarc("fo=1", "p=none")).toBe("ignored: Without “ruf” this part has no effect.");
  expect(dmarc("x=1")).toBe("ignored: The standard has no such part.");
  expect(dmarc("PCT=50")).toBe("ignored: The name is written in small letters: “pct”.");
});

const wrongTags =
  "p=rejected p= sp=block pct=101 pct=-1 pct=half pct= adkim=strict adkim= aspf=x fo=2 fo=1,d ri=daily ri= rf=iodef rua=a@b.vn rua=mailto: rua=mailto:a ruf=https://b.vn psd=yes t=1 reject none".split(
    " ",
  );

test("a value that DMARC has not is told so", () => {
  for (const term of wrongTags) expect([term, dmarc(term).startsWith("wrong: ")]).toEqual([term, true]);
  expect(dmarc("rua=a@b.vn")).toBe("wrong: Write mailto: before the address: mailto:a@b.vn.");
  expect(termInWords(policyOf("v=DMARC1; p=none; p=reject").terms[1]!)).toBe(
    "wrong: “p” appears twice; each part may appear only once.",
  );
});

test("a record of DMARC without its policy, or at another name, is told so", () => {
  expect(notesOf("v=DMARC1; p=none", "_dmarc.a.vn")).toEqual([]);
  expect(notesOf("v=DMARC1; rua=mailto:a@b.vn", "_dmarc.a.vn")).toEqual([
    "There is no valid “p”, so receivers only watch and report (as with p=none).",
  ]);
  expect(notesOf("v=DMARC1; p=block", "_dmarc.a.vn")).toEqual([
    "There is no valid “p”, so receivers pass over this record.",
  ]);
  expect(notesOf("v=DMARC1; p=none", "a.vn")).toEqual(["DMARC is only read at _dmarc.a.vn."]);
});

const others: readonly [record: string, name: string, terms: string[], notes: string[]][] = [
  [
    "v=DKIM1; k=rsa; h=sha1:sha256; n=note; s=email; t=y:s; p=MIGfMA0=",
    "s1._domainkey.a.vn",
    [
      "Type of key: rsa.",
      "Hash functions that are accepted: sha1, sha256.",
      "A note for administrators.",
      "The key signs email.",
      "Testing: receivers must not treat mail otherwise than unsigned mail. The signer's domain must be the very domain of the key.",
      "The public key that signatures are checked with.",
    ],
    [],
  ],
  [
    "k=ed25519; p=",
    "s1._domainkey.a.vn",
    ["Type of key: ed25519.", "The key is revoked: every signature made with it fails."],
    [],
  ],
  [
    "v=DKIM1; k=dsa; h=sha1; s=web; g=*; p=!",
    "s1._domainkey.a.vn",
    [
      "ignored: The standard has no key of type “dsa”, so it is not used.",
      "wrong: It must include sha256.",
      "wrong: It must be “*” or “email” to be used for email.",
      "ignored: This part was removed from the standard.",
      "wrong: The key is not valid Base64.",
    ],
    [],
  ],
  [
    "v=STSv1; id=20261121",
    "_mta-sts.a.vn",
    ["The policy's number: it changes whenever the policy does."],
    ["This record says that there is an MTA-STS policy; the policy itself is a file on the web, not in DNS."],
  ],
  [
    "v=TLSRPTv1; rua=https://a.vn/r",
    "_smtp._tls.a.vn",
    ["Reports on encrypted connections go to https://a.vn/r."],
    [],
  ],
  ["v=TLSRPTv1;rua=mailto:a@b.vn", "_smtp._tls.a.vn", ["Reports on encrypted connections go to a@b.vn."], []],
  [
    "v=BIMI1; l=https://a.vn/l.svg; a=; avp=brand",
    "default._bimi.a.vn",
    [
      "The logo, an SVG, is at https://a.vn/l.svg.",
      "The logo has no certificate.",
      "Whether the brand's or the sender's picture is preferred.",
    ],
    ["Mail programs show the logo only when DMARC is quarantine or reject."],
  ],
];

test("DKIM, MTA-STS, TLS-RPT and BIMI are read too, tag by tag", () => {
  for (const [record, name, terms, notes] of others) {
    expect([record, policyOf(record, name).terms.map(termInWords)]).toEqual([record, terms]);
    expect([record, notesOf(record, name)]).toEqual([record, notes]);
    if (record.startsWith("v="))
      expect([record, notesOf(record, "a.vn").length]).toEqual([record, notes.length + 1]);
  }
});

test("each property of CAA says who may issue", () => {
  const said = (flags: number, tag: string, value: string) =>
    readCaa([{ flags, tag, value }]).terms.map(termInWords)[0];
  expect(said(0, "issue", "letsencrypt.org; validationmethods=dns-01")).toBe(
    "letsencrypt.org may issue certificates for this name.",
  );
  expect(said(0, "ISSUE", ";")).toBe("Nobody may issue certificates for this name.");
  expect(said(0, "issuewild", "pki.goog")).toBe("pki.goog may issue wildcard certificates (*.).");
  expect(said(0, "issuemail", "")).toBe("Nobody may issue S/MIME certificates for email.");
  expect(said(0, "issuevmc", "digicert.com")).toBe("digicert.com may issue certificates for the logo.");
  expect(said(0, "iodef", "mailto:a@b.vn")).toBe(
    "Requests for certificates that are not allowed are reported to mailto:a@b.vn.",
  );
  expect(said(0, "contactemail", "a@b.vn")).toBe("Contact for validating the domain: a@b.vn.");
  expect(said(0, "iodef", "a@b.vn")).toStartWith("wrong: ");
  expect(said(0, "issue", "Let's Encrypt")).toStartWith("wrong: ");
  expect(said(0, "other", "x")).toStartWith("ignored: ");
  expect(said(128, "other", "x")).toStartWith("wrong: ");
});

test("any other text is no policy", () => {
  const texts =
    "v=spf2 -all|v=spf10|google-site-verification=a|v=DMARC10; p=none|v=dmarc1; p=none|p=none|v=STSv2; id=1||v=spf1;-all";
  for (const text of texts.split("|")) expect([text, readPolicy(text, "a.vn")]).toEqual([text, null]);
});

test("in both languages every sentence is whole", () => {
  for (const record of [
    ...[...Object.keys(tags), ...wrongTags].map((term) => `v=DMARC1; ${term}`),
    ...others.map(([record]) => record),
  ]) {
    const { terms, notes } = policyOf(record, "s._domainkey.a.vn");
    for (const lang of languages)
      for (const message of [...terms.flatMap(({ meaning }) => meaning), ...notes])
        expect([record, readMessage(lang, message)]).toEqual([
          record,
          expect.stringMatching(/^[\p{L}“][^]*[.:]$/u),
        ]);
  }
});
