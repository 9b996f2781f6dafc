import { afterAll, test } from "bun:test";
import { startDevice } from "#tests/support/product/device-answers.ts";
import { deviceCases } from "#tests/support/samples/device-inputs.ts";

const { expectSameAnswers, stop } = await startDevice();

afterAll(stop);

test.each(deviceCases)(
  "$path: the device answers a thousand random inputs as the server does",
  (one) => expectSameAnswers(one, 1000),
  240_000,
);
