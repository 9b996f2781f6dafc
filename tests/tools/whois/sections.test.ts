import { expect, test } from "bun:test";
import { linesByAnswer } from "#tests/support/product/by-answer.ts";
import { namesIn, sectionOfFirstKey, sectionOfHeading } from "#tools/whois/lines.ts";
import { isStatusCode, readStatus } from "#tools/whois/registration.ts";

test("a status is EPP's however it is written, and one that nobody defined stays", () => {
  const written =
    "ok active associated linked ADD-PERIOD auto_renew_period clientHold clientTransferProhibited pendingDelete server-update-prohibited redemptionperiod Frozen".split(
      " ",
    );
  const others = ["client hold https://icann.org/epp#clientHold", "ok (https://x)", "inactive(http://x)"];
  const answerTo = (text: string) => `${readStatus(text)} ${isStatusCode(readStatus(text))}`;
  expect(linesByAnswer([...others, ...written], answerTo)).toMatchSnapshot();
});

test("what a heading and a key are about is told by each of their names", () => {
  const headings =
    "registrar|sponsoring registrar|authorized registrar|authorised registrar|current registrar|registered by|registration service provider|registrar information|registrar details|registrar x|name server|nameservers|name servers|nserver|nsset|nssets|dns|server|servers|servidores de nombre|servidor de nombres de dominio|domain servers in listed order|authoritative name servers|delegated dns list|dnssec|keyset|ds records|dnskey|dnskeys information|registrant|domain registrant|holder|owner|organization using domain name|organisation using domain name|titular|person|personname|role|contact|contacts|reseller|admin contact|administrative contact|technical contacts|tech contact|billing contact|zone contact|general contact|abuse contact|registrant contact|contact details|whois|database|whois information|domain|domain name|domain information|domain data|relevant dates|important dates|dates|x domain|nic hdl|organisation|address|admin|tech|zone c|zone|addresses";
  const answerTo = (name: string) => `${sectionOfHeading([name])} ${sectionOfFirstKey([name])}`;
  expect(linesByAnswer(headings.split("|"), answerTo)).toMatchSnapshot();
  expect(
    [
      "ns_name_01",
      "Estado / Status",
      "Servidores de nombre (Domain servers)",
      "a-b__c 1. 2 .",
      "(x)",
      "1",
    ].map(namesIn),
  ).toMatchSnapshot();
});
