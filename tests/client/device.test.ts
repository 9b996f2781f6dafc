import { afterAll, expect, setSystemTime, test } from "bun:test";
import type { Lang } from "../../src/core/i18n.ts";
import { deviceBundle } from "../support/product/device-bundle.ts";
import { postJson, startTestProduct } from "../support/product/product.ts";
import { type DeviceCase, deviceCases, pick } from "../support/samples/device-inputs.ts";

const device = await deviceBundle([...new Set(deviceCases.map(({ part }) => part)), "password"]);

/** The same for both while it is set. */
let chance: number | null = null;
const random = Math.random;
Math.random = () => chance ?? random();
const product = await startTestProduct();

afterAll(async () => {
  Math.random = random;
  await product.stop();
  await device.remove();
});

async function answerOf(response: Response): Promise<unknown> {
  const isPicture = response.headers.get("content-type")?.startsWith("image/");
  return isPicture ? new Uint8Array(await response.arrayBuffer()) : response.json();
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const bytesOf = (answer: unknown): unknown => (isRecord(answer) && answer["bytes"]) || answer;

async function compare({ part, path, body }: DeviceCase): Promise<void> {
  const lang: Lang = pick(["vi", "en"]);
  const actions = await (await device.part(part)).load(lang);
  let onDevice = 0;
  for (let round = 0; round < 1000; round += 1) {
    const input = body();
    const outcome = await device.runOnDevice(actions, path, input, lang);
    if (!outcome) continue;
    onDevice += 1;
    const response = await postJson(`${product.url}/api${path}`, input, {
      "Accept-Language": lang,
      "Content-Type": "application/json; profile=form",
    });
    const own = outcome.ok ? bytesOf(outcome.answer) : outcome.problem;
    expect([path, input, own]).toEqual([path, input, await answerOf(response)]);
  }
  expect([path, onDevice > 300]).toEqual([path, true]);
}

test.each(deviceCases)(
  "$path: the device answers what the server answers, refusals and their words among it",
  async (one) => {
    // Codes and times are of the same moment, and filler is drawn alike.
    setSystemTime(new Date("2026-02-28T23:59:48Z"));
    chance = 0.4;
    try {
      await compare(one);
    } finally {
      chance = null;
      setSystemTime();
    }
  },
  240_000,
);

test("what is drawn at random is drawn on the device by the same rules", async () => {
  const actions = await (await device.part("password")).load("vi");
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

test("what is too heavy is left to a worker, what no secret is in to the server", async () => {
  const encode = await (await device.part("encode")).load("vi");
  const heavy = device.runOnDevice(encode, "/tools/urlencode", { text: "ệ".repeat(1_000_000) }, "vi");
  expect(await heavy.catch((fault: unknown) => fault)).toBeInstanceOf(device.TooHeavy);
  const jwt = await (await device.part("jwt")).load("vi");
  const segments = [{ alg: "RS256" }, {}].map((part) =>
    Buffer.from(JSON.stringify(part)).toString("base64url"),
  );
  const key = "-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----";
  const token = `${segments.join(".")}.c2ln`;
  expect(await device.runOnDevice(jwt, "/crypto/jwt/decode", { token, key }, "vi")).toBeNull();
  expect(await device.runOnDevice(jwt, "/whois", {}, "vi")).toBeNull();
});
