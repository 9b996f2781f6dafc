import encode from "#tools/encode/tool.ts";
import { type CodeName, EncodeInput } from "#tools/encode/schema.ts";
import { decode } from "#core/decode.ts";

const text = "Xin chào & tạm biệt? 🙂 ".repeat(500);
const encoded = { url: encodeURIComponent(text), base64: Buffer.from(text).toString("base64") };

function caseOf(name: CodeName, input: string, bare: () => string) {
  const [task] = encode.calls[name].heavy ?? [];
  const decoded = decode(EncodeInput, { text: input }, "json");
  if (!task || !decoded.ok) throw new Error(`No such task: ${name}`);
  return { name: `encode: ${name} of 14 KB`, ours: () => task.run(decoded.value), bare };
}

export const cases = [
  caseOf("urlencode", text, () => encodeURIComponent(text)),
  caseOf("urldecode", encoded.url, () => decodeURIComponent(encoded.url)),
  caseOf("b64encode", text, () => Buffer.from(text).toString("base64")),
  caseOf("b64decode", encoded.base64, () => Buffer.from(encoded.base64, "base64").toString()),
];
