import { expect, test } from "bun:test";
import { decode } from "#core/decode.ts";
import { formOfText } from "#tools/qr/history.ts";
import { contactPayload, emailPayload, phonePayload, smsPayload, wifiPayload } from "#tools/qr/payloads.ts";
import { withoutPassword } from "#tools/qr/read-payload.ts";
import { QrContact, QrEmail, QrPhone, QrSms, QrWifi } from "#tools/qr/schema.ts";

const signs = [
  ...String.raw`aZ09 ;:,\"'=&?%/@+.-_#`.split(""),
  "\n",
  "ấ",
  "Đ",
  "🙂",
  "\\;",
  "P:",
  ";P:",
  "::",
  "%2",
  "\\n",
];
const pick = (): string => signs[Math.floor(Math.random() * signs.length)] ?? "";
const text = (most: number): string =>
  Array.from({ length: 1 + Math.floor(Math.random() * most) }, pick)
    .join("")
    .slice(0, most)
    .toWellFormed();
const line = (most: number): string => text(most).replaceAll("\n", "x");
const number = (): string => `+84${Math.floor(Math.random() * 1e9)}`;

function written<Input extends Parameters<typeof decode>[0]>(schema: Input, fields: Record<string, string>) {
  const input = decode(schema, fields, "form");
  if (!input.ok) throw new Error(JSON.stringify([fields, input.failure]));
  return input.value;
}

/** Each kind with random fields, and the text that they make. */
const kinds = {
  wifi: () => {
    const fields = { ssid: line(20), password: line(20), ...(Math.random() < 0.5 && { hidden: "on" }) };
    return { fields, made: wifiPayload(written(QrWifi, fields)) };
  },
  contact: () => {
    const fields = {
      name: line(20).trim() || "An",
      phone: number(),
      email: line(20),
      organization: line(20),
      job: line(20),
      website: "https://example.com/a;b",
      address: line(20),
    };
    return { fields, made: contactPayload(written(QrContact, fields)) };
  },
  phone: () => {
    const fields = { phone: number() };
    return { fields, made: phonePayload(written(QrPhone, fields)) };
  },
  sms: () => {
    const fields = { phone: number(), message: text(40) };
    return { fields, made: smsPayload(written(QrSms, fields)) };
  },
  email: () => {
    const fields = { email: `${number()}@example.com`, subject: line(20), body: text(40) };
    return { fields, made: emailPayload(written(QrEmail, fields)) };
  },
} as const;

for (const [kind, random] of Object.entries(kinds)) {
  test(`the text of any ${kind} is read back into the fields that made it`, () => {
    for (let round = 0; round < 500; round += 1) {
      const { fields, made } = random();
      const form = formOfText(made);
      expect([made, form.kind]).toEqual([made, kind]);
      expect(form.fields).toMatchObject(fields);
    }
  });
}

test("a text that only looks like another kind stays a text", () => {
  for (const typed of [
    "WIFI:hello",
    "WIFI:T:WPA;S:a",
    "BEGIN:VCARD\nVERSION:4.0\nFN:An\nEND:VCARD",
    "tel:abc",
    "mailto:%",
    "SMSTO:",
    "https://example.com",
  ])
    expect(formOfText(typed)).toEqual({ kind: "text", fields: { text: typed } });
});

test("no password of a network is left in what is shown, whatever signs it has", () => {
  for (let round = 0; round < 500; round += 1) {
    const password = `${line(8)}bímật${line(8)}`;
    const shown = withoutPassword(wifiPayload(written(QrWifi, { ssid: line(10), password })));
    expect(shown).not.toContain("bímật");
  }
});
