import { afterAll, expect, test } from "bun:test";
import { isRecord, startDevice } from "#tests/support/product/device-answers.ts";
import { postJson } from "#tests/support/product/product.ts";
import { deviceCases } from "#tests/support/samples/device-inputs.ts";

const { device, product, expectSameAnswers, stop } = await startDevice();

afterAll(stop);

test.each(deviceCases)(
  "$path: the device answers what the server answers, refusals and their words among it",
  (one) => expectSameAnswers(one, 60),
);

test.each([...new Set(deviceCases.map(({ part }) => part)), "crypto/password"])(
  "the texts of %s are there as soon as it is loaded",
  async (part) => {
    const { load } = await device.part(part);
    for (const lang of ["vi", "en"] as const) {
      for (const key of Object.keys(device.texts[lang])) Reflect.deleteProperty(device.texts[lang], key);
      await load(lang);
      expect(Object.keys(device.texts[lang])).not.toEqual([]);
    }
  },
);

test("what is drawn at random is drawn on the device by the same rules", async () => {
  const actions = await (await device.part("crypto/password")).load("vi");
  const password = await device.runOnDevice(
    actions,
    "/crypto/password",
    { length: 24, symbols: false },
    "vi",
  );
  expect(password).toMatchObject({
    ok: true,
    answer: { password: expect.stringMatching(/^[A-Za-z0-9]{24}$/) },
  });
  const short = await device.runOnDevice(actions, "/crypto/password", { length: 5 }, "vi");
  expect(short).toMatchObject({
    ok: false,
    problem: { code: "invalid_input", errors: [{ path: "length" }] },
  });
});

test("a secret drawn on the device gives codes that the server takes", async () => {
  const actions = await (await device.part("two-factor")).load("vi");
  const body = { issuer: "Chợ Nổi", account: "a@example.com", algorithm: "sha256", digits: "8" };
  const made = await device.runOnDevice(actions, "/2fa/generate", body, "vi");
  if (!made?.ok || !isRecord(made.answer)) throw new Error("No secret was drawn");
  const { secret, otpauth } = made.answer;
  expect(secret).toMatch(/^[A-Z2-7]{52}$/);
  const current = await device.runOnDevice(actions, "/2fa/code", { secret: otpauth }, "vi");
  if (!current?.ok || !isRecord(current.answer)) throw new Error("There is no code");
  const response = await postJson(`${product.url}/api/2fa/verify`, {
    secret: otpauth,
    code: current.answer["code"],
  });
  expect(await response.json()).toMatchObject({ valid: true });
});

test("what is too heavy is left to a worker", async () => {
  const encode = await (await device.part("encode")).load("vi");
  const heavy = device.runOnDevice(encode, "/tools/urlencode", { text: "ệ".repeat(1_000_000) }, "vi");
  expect(await heavy.catch((fault: unknown) => fault)).toBeInstanceOf(device.TooHeavy);
  expect(await device.runOnDevice(encode, "/whois", {}, "vi")).toBeNull();
});
