import { afterAll, expect, test } from "bun:test";
import { startTestProduct } from "#tests/support/product/product.ts";
import { nameOf, writtenAnswer } from "#tests/support/product/written-answers.ts";
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

/** One after the other, since of a client only so many may wait for a worker. */
test.each(calls.map((given) => [nameOf(given), given] as const))("%s", async (_, given) => {
  expect(await writtenAnswer(product.url, given)).toMatchSnapshot();
});
