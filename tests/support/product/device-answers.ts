import { expect, setSystemTime } from "bun:test";
import type { Lang } from "#core/i18n.ts";
import { type DeviceCase, deviceCases, pick } from "#tests/support/samples/device-inputs.ts";
import { deviceBundle } from "./device-bundle.ts";
import { postJson, startTestProduct } from "./product.ts";

async function answerOf(response: Response): Promise<unknown> {
  const isPicture = response.headers.get("content-type")?.startsWith("image/");
  return isPicture ? new Uint8Array(await response.arrayBuffer()) : response.json();
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const bytesOf = (answer: unknown): unknown => (isRecord(answer) && answer["bytes"]) || answer;

/** The tools' functions as browsers get them, beside a product that answers the same. */
export async function startDevice() {
  const device = await deviceBundle([...new Set(deviceCases.map(({ part }) => part)), "crypto/password"]);
  /** The same for both while it is set. */
  let chance: number | null = null;
  const random = Math.random;
  Math.random = () => chance ?? random();
  const product = await startTestProduct();

  async function compare({ part, path, body }: DeviceCase, rounds: number): Promise<void> {
    const lang: Lang = pick(["vi", "en"]);
    const actions = await (await device.part(part)).load(lang);
    let onDevice = 0;
    for (let round = 0; round < rounds; round += 1) {
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
    expect([path, onDevice > rounds * 0.3]).toEqual([path, true]);
  }

  return {
    device,
    product,
    /** Asks both the same at random so many times; codes and times are of one moment, and filler is drawn alike. */
    expectSameAnswers: async (one: DeviceCase, rounds: number): Promise<void> => {
      setSystemTime(new Date("2026-02-28T23:59:48Z"));
      chance = 0.4;
      try {
        await compare(one, rounds);
      } finally {
        chance = null;
        setSystemTime();
      }
    },
    stop: async (): Promise<void> => {
      Math.random = random;
      await product.stop();
      await device.remove();
    },
  };
}
