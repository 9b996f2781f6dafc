import { expect, test } from "bun:test";
import { refusalIn } from "#tools/whois/refusal.ts";
import { isRegistered, readWhois } from "#tools/whois/text.ts";
import { freeAnswers, refusals, terms, throttledAfnic } from "#tests/support/samples/whois-answers.ts";

const toldOf = (text: string): "registered" | "refused" | "free" | "unclear" => {
  const registered = isRegistered(text, readWhois(text));
  if (registered) return "registered";
  if (refusalIn(text)) return "refused";
  return registered === false ? "free" : "unclear";
};

test("whatever a server says instead of an answer, beside it and around it, no name is free by it", () => {
  const wrong: string[] = [];
  let cases = 0;
  for (const refusal of refusals)
    for (const free of ["", ...freeAnswers]) {
      const notice = ["", ...terms][cases % (terms.length + 1)] ?? "";
      const text =
        cases % 2 === 0 ? `${refusal}\n\n${free}\n${notice}` : `% ${notice}\n%\n${refusal}\n\n${free}`;
      cases += 1;
      if (toldOf(text) !== "refused") wrong.push(text);
    }
  console.log(`whois: ${refusals.length} refusals in ${cases} answers, ${wrong.length} missed`);
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(toldOf(throttledAfnic)).toBe("refused");
});

test("terms of use beside an answer are no refusal", () => {
  const wrong: string[] = [];
  for (const free of freeAnswers)
    for (const notice of terms)
      for (const text of [`${free}\n\n${notice}\n`, `${notice}\n\n${free}\n`])
        if (toldOf(text) !== "free") wrong.push(text);
  const cases = 2 * freeAnswers.length * terms.length;
  console.log(`whois: ${cases} answers about free names beside terms, ${wrong.length} taken for refusals`);
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("a refusal is of one of three kinds", () => {
  expect(refusalIn("WHOIS LIMIT EXCEEDED - SEE WWW.PIR.ORG/WHOIS FOR DETAILS")).toBe("limited");
  expect(refusalIn("% Error: 55000000002 Connection refused; access control limit reached.")).toBe("limited");
  expect(refusalIn("-3: IP address blocked")).toBe("denied");
  expect(refusalIn("query_status: 440 Request Denied")).toBe("denied");
  expect(
    refusalIn(
      "* Sorry, the Whois database is currently down.\n*\n* Please wait a while and try again. Thanks",
    ),
  ).toBe("down");
  expect(refusalIn("Service temporarily unavailable.")).toBe("down");
  expect(refusalIn("Domain: free-name.de\nStatus: free\n")).toBeNull();
});
