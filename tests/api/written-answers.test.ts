import { afterAll, expect, test } from "bun:test";
import { startTestProduct } from "../support/product/product.ts";
import { writtenAnswers } from "../support/product/written-answers.ts";
import { cron } from "../support/samples/calls/cron.ts";
import { crypto } from "../support/samples/calls/crypto.ts";
import { data } from "../support/samples/calls/data.ts";
import { encode } from "../support/samples/calls/encode.ts";
import { qr } from "../support/samples/calls/qr.ts";
import { textAnalyzer } from "../support/samples/calls/text-analyzer.ts";
import { twoFactor } from "../support/samples/calls/two-factor.ts";
import { userAgent } from "../support/samples/calls/user-agent.ts";
import { vietqr } from "../support/samples/calls/vietqr.ts";

const now = new Date("2026-11-22T03:00:00Z");
const product = await startTestProduct({ now: () => now });
afterAll(() => product.stop());

/** What depends on the input and the clock alone. */
const calls = {
  cron,
  crypto,
  data,
  encode,
  qr,
  "text-analyzer": textAnalyzer,
  "two-factor": twoFactor,
  "user-agent": userAgent,
  vietqr,
};

test.each(Object.entries(calls))(
  "the calls of %s answer what they answered, word for word: `bun test tests/api/written-answers.test.ts -u`",
  async (_, given) => {
    expect(await writtenAnswers(product.url, given)).toMatchSnapshot();
  },
);
