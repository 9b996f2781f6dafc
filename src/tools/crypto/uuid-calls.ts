import type { RandomBytes } from "#core/random.ts";
import { formatDateTime } from "#core/format.ts";
import { message, readMessage } from "#core/i18n.ts";
import { ok } from "#core/result.ts";
import { call } from "#core/tool.ts";
import { DecodedUuid, UuidAnswer, UuidDecodeInput, UuidInput } from "./schema.ts";
import { decodeUuid, generateUuids } from "./uuid.ts";

type UuidEffects = { readonly randomBytes: RandomBytes; readonly now: () => Date };

export default {
  uuid: call(UuidInput, UuidAnswer, {
    path: "/crypto/uuid/generate",
    limit: "compute",
    access: "open",
    address: "moment",
    device: true,
    plain: ({ uuids }) => uuids,
    example: {
      body: { version: 7, count: 2 },
      answer: {
        uuid: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
        uuids: ["017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "017f22e2-79b0-7cc4-8b1f-0e6f2a9d5c31"],
      },
    },
    run:
      ({ randomBytes, now }: UuidEffects) =>
      (input) =>
        ok(generateUuids(input, now().getTime(), randomBytes)),
  }),
  decodeUuid: call(UuidDecodeInput, DecodedUuid, {
    path: "/crypto/uuid/decode",
    limit: "compute",
    access: "open",
    address: "none",
    device: true,
    plain: ({ uuid }) => uuid,
    glance: ({ version, time }, lang) => ({
      value: readMessage(lang, message("crypto.glance.uuid", { version: version ?? "?" })),
      kind: "sentence",
      ...(time !== null && { note: formatDateTime(new Date(time)) }),
    }),
    example: {
      body: { uuid: "c232ab00-9414-11ec-b3c8-9f6bdeced846" },
      answer: {
        uuid: "c232ab00-9414-11ec-b3c8-9f6bdeced846",
        variant: "rfc9562",
        version: 1,
        time: "2022-02-22T19:22:22.000Z",
        node: "9f:6b:de:ce:d8:46",
        node_is_random: true,
        clock_sequence: 13256,
        integer: "258133314363070689776975542038781941830",
      },
    },
    run: () => decodeUuid,
  }),
};
