/**
 * What pages with an answer cost: of tools, by address and by form, with a new text each time, and those that refuse. Each
 * beside React streaming the elements of that page, and beside the same call by the API, which is the tool's own work and
 * the frame of a call.
 */
import { join } from "node:path";
import { load } from "./load.ts";

type Server = { readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };

type LoadOptions = Parameters<typeof load>[2];

type ResultPage = {
  readonly what: string;
  /** `{n}` is another number each time; `{minute}` and `{hour}` are some of it. */
  readonly path: string;
  /** A form that is posted. */
  readonly form?: string;
  /** The same call by the API, posted where it has a body. */
  readonly call?: readonly [path: string, body?: string];
  readonly isRefused?: boolean;
};

const agent =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.{n}.0 Safari/537.36";
const words = "Hôm nay trời đẹp quá, đi chơi thôi! Lần thứ {n}.";
const given = (fields: Readonly<Record<string, string>>): string =>
  new URLSearchParams(fields).toString().replaceAll(/%7B(\w+)%7D/g, "{$1}");
const callOf = (path: string, body: object) => [`/api${path}`, JSON.stringify(body)] as const;

const agentInput = { userAgent: agent };
const qrInput = { text: "https://example.com/{n}" };
const cronInput = { expr: "{minute} {hour} * * 1", tz: "Asia/Ho_Chi_Minh" };
const codeInput = { text: "xin chào {n}" };
const hashInput = { algo: "sha256", text: "xin chào {n}" };
const jsonInput = { text: '{"a":[{n},2]}' };

const resultPages = ({ note }: { note: string }): readonly ResultPage[] => [
  { what: "a QR code", path: `/qr?${given(qrInput)}`, call: callOf("/qr", qrInput) },
  { what: "times of cron", path: `/cron?${given(cronInput)}`, call: callOf("/cron/preview", cronInput) },
  { what: "a user agent", path: `/ua?${given(agentInput)}`, call: [`/api/ua/read?${given(agentInput)}`] },
  {
    what: "Base64, by a form",
    path: "/tools",
    form: given({ action: "b64encode", ...codeInput }),
    call: callOf("/tools/b64encode", codeInput),
  },
  {
    what: "a hash, by a form",
    path: "/crypto?tab=hash",
    form: given({ tab: "hash", ...hashInput }),
    call: callOf("/crypto/hash", hashInput),
  },
  {
    what: "JSON, by a form",
    path: "/data",
    form: given({ action: "json/pretty", ...jsonInput }),
    call: callOf("/data/json/pretty", jsonInput),
  },
  {
    what: "a text analyzed, by a form",
    path: "/text-analyzer",
    form: given({ action: "analyze", text: words }),
    call: callOf("/text-analyzer/analyze", { text: words }),
  },
  {
    what: "a form refused (422)",
    path: "/data",
    form: given({ action: "json/pretty", text: '{"a":{n},' }),
    isRefused: true,
  },
  { what: "no such page (404)", path: "/nothing-{n}", isRefused: true },
  { what: "a shared note", path: note },
  { what: "where a link leads", path: "/links/bench+" },
];

/** What `wrk` asks: another number in each request, and others in each round. */
const scriptOf = (method: string, path: string, body: string, type: string): string => `
local n = os.time() % 100000 * 10000
local function filled(text)
  local values = { n = n, minute = n % 60, hour = math.floor(n / 60) % 24 }
  return (text:gsub("{(%a+)}", function(name) return values[name] and string.format("%d", values[name]) end))
end
request = function()
  n = n + 1
  return wrk.format("${method}", filled([==[${path}]==]), { ["Content-Type"] = "${type}" }, filled([==[${body}]==]))
end
`;

const formType = "application/x-www-form-urlencoded";
/** Short ones in turns, the least of which counts: whoever else uses the machine only adds to it. */
const [rounds, seconds, warmUpSeconds] = [5, 1, 3];

export async function measureResultPages({
  product,
  reactServerOf,
  folder,
}: {
  readonly product: Server;
  readonly reactServerOf: (path: string, init: RequestInit) => Promise<Server>;
  readonly folder: string;
}): Promise<void> {
  const scripted = async (method: string, path: string, body = "", type = formType): Promise<string> => {
    const script = join(folder, `ask-${Bun.hash(method + path + body).toString(36)}.lua`);
    await Bun.write(script, scriptOf(method, path, body, type));
    return script;
  };
  const made = await fetch(`${product.url}/api/notes`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Đi chợ", content: "Mua cá, mua thịt" }),
  });
  const { public_key: key } = await made.json();
  const first = (text: string) => text.replaceAll(/\{\w+\}/g, "1");
  const asked: (ResultPage & { readonly page: LoadOptions; readonly alone: LoadOptions | null })[] = [];
  for (const one of resultPages({ note: `/notes/${key}` })) {
    const { path, form, call, isRefused = false } = one;
    const method = form === undefined ? "GET" : "POST";
    const page = { seconds, isRefused, script: await scripted(method, path, form) };
    const callMethod = call?.[1] === undefined ? "GET" : "POST";
    const alone = call && {
      seconds,
      script: await scripted(callMethod, call[0], call[1], "application/json"),
    };
    asked.push({ ...one, page, alone: alone ?? null });
  }
  // What is called often is compiled then, for all of them.
  for (const { page } of asked) await load(product, "/", { ...page, seconds: warmUpSeconds });

  console.log(
    "\n| A page with | µs | React µs | ratio | its call alone, µs |\n| --- | --: | --: | --: | --: |",
  );
  for (const { what, path, form, page, alone } of asked) {
    const sent = form !== undefined && {
      method: "POST",
      body: first(form),
      headers: { "Content-Type": formType },
    };
    const react = await reactServerOf(first(path), { ...sent });
    await load(react, "/", { seconds: warmUpSeconds });
    const [ours, limit, calls]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      limit.push((await load(react, "/", { seconds })).threadUs);
      ours.push((await load(product, "/", page)).threadUs);
      if (alone) calls.push((await load(product, "/", alone)).threadUs);
    }
    await react.stop();
    const [us, reactUs] = [Math.min(...ours), Math.min(...limit)];
    const callUs = alone ? Math.min(...calls).toFixed(0) : "";
    console.log(
      `| ${what} | ${us.toFixed(0)} | ${reactUs.toFixed(0)} | ${(reactUs / us).toFixed(2)} | ${callUs} |`,
    );
  }
}
