import { afterAll, expect, test } from "bun:test";
import { startTestProduct } from "#tests/support/product/product.ts";
import { writtenAnswer } from "#tests/support/product/written-answers.ts";
import { cron } from "#tests/support/samples/calls/cron.ts";
import { crypto } from "#tests/support/samples/calls/crypto.ts";
import { data } from "#tests/support/samples/calls/data.ts";
import { encode } from "#tests/support/samples/calls/encode.ts";
import { qr } from "#tests/support/samples/calls/qr.ts";
import { textAnalyzer } from "#tests/support/samples/calls/text-analyzer.ts";
import { twoFactor } from "#tests/support/samples/calls/two-factor.ts";
import { userAgent } from "#tests/support/samples/calls/user-agent.ts";
import { vietqr } from "#tests/support/samples/calls/vietqr.ts";

const now = new Date("2026-11-22T03:00:00Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

/** What depends on the input and the clock alone. */
const calls = [cron, crypto, data, encode, qr, textAnalyzer, twoFactor, userAgent, vietqr].flat();

const byCall = Map.groupBy(calls, ([call]) => call);

/** A line an answer, by what was sent; one after the other, since of a client only so many may wait for a worker. */
test.each([...byCall])("%s", async (_, given) => {
  const lines: string[] = [];
  for (const one of given)
    lines.push(`${JSON.stringify(one[1] ?? null)} → ${await writtenAnswer(product.url, one)}`);
  expect(lines.join("\n")).toMatchSnapshot();
});
