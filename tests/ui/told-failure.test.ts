import { expect, test } from "bun:test";
import { vi } from "#locales/index.ts";
import { failureCodes, problemOf } from "#core/problem.ts";
import { toldFailure } from "#ui/told-failure.ts";

test("no failure is told with two sentences of which one takes back the other", () => {
  for (const failed of [vi["chat.failed"], vi["translate.failed"]])
    for (const code of failureCodes) {
      const problem = problemOf({ code }, "vi");
      const { detail } = toldFailure(problem, failed);
      const isFault = /^(?:upstream|internal)/.test(code);
      if (isFault) expect(detail).toBe(`${failed} ${problem.detail}`);
      // What is not there, waits for midnight, or was typed wrongly is nothing to try again "later".
      if (/^(?:not_configured|site_limit|rate_limited|busy|invalid_input)$/.test(code))
        expect(detail).toBe(problem.detail);
    }
});
