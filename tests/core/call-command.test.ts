import { expect, test } from "bun:test";
import { commandOfCall, hasSecret, secretWord, withoutSecrets } from "#core/call-command.ts";
import { pick } from "#tests/support/samples/device-inputs.ts";
import { argumentsOf, shells } from "#tests/support/servers/shells.ts";

const origin = "https://hop.example";

test("an answer is asked for in the language that is named", () => {
  const call = { origin: "https://a.example", path: "/cron/preview", body: { expr: "@daily" } } as const;
  expect(commandOfCall({ ...call, method: "GET", lang: "en" })).toBe(
    "curl 'https://a.example/api/cron/preview?expr=%40daily&lang=en'",
  );
  expect(commandOfCall({ ...call, method: "POST", lang: "en" })).toStartWith(
    "curl 'https://a.example/api/cron/preview?lang=en' \\\n  -H",
  );
  expect(commandOfCall({ ...call, method: "POST" })).not.toContain("lang");
});

test("a call is written as curl, its input as JSON, a picture into a file", () => {
  const command = commandOfCall({
    origin,
    method: "POST",
    path: "/qr",
    body: { text: "a", size: 512 },
    file: "picture.png",
  });
  expect(command).toBe(
    "curl -o picture.png 'https://hop.example/api/qr' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\"text\":\"a\",\"size\":512}'",
  );
});

test("a GET has its input in the address, and what is blank is left out", () => {
  const command = commandOfCall({ origin, method: "GET", path: "/ip", body: { ip: "::1", other: "" } });
  expect(command).toBe("curl 'https://hop.example/api/ip?ip=%3A%3A1'");
});

const marks = "'\"`$!\\(){}[];&|<>*?~#%^@= \t\n\r\0\x07\x1B\x7F\x9B".split("");
const attempts = [
  "$(id)",
  "`id`",
  "${HOME}",
  "!!",
  "!$",
  "'\\\\''",
  "'; id; '",
  " -o x ",
  "\\\n",
  "$'\\x41'",
];
const letters = ["ế", "Đ", "中", "🇻🇳", "\u2028", "\u202E", "\uFEFF", "\uD800", "a", "Z", "0"];
const pieces = [...marks, ...attempts, ...letters];
const randomTexts = Array.from({ length: 150 }, (_, index) =>
  Array.from({ length: 1 + (index % 20) }, () => pick(pieces)).join(""),
);
const texts = [...pieces, ...randomTexts];

test("the shells that are asked do run what stands in other quotes", async () => {
  expect(await argumentsOf(['curl "$(echo a)`echo b`"'])).toEqual([["ab"]]);
  const typed = argumentsOf(["curl a", 'curl "!!"'], "bash");
  expect(await typed.catch(String)).toContain('curl "curl a"');
});

test.each(shells)(
  "%s gives curl exactly what was typed, by POST and by GET, and runs none of it",
  async (shell) => {
    const lines = (method: string) =>
      texts.map((text) => commandOfCall({ origin, method, path: "/qr", body: { text } }) ?? "");
    const posted = await argumentsOf(lines("POST"), shell);
    expect(posted.map((line) => JSON.parse(line.at(-1) ?? ""))).toEqual(texts.map((text) => ({ text })));
    expect(new Set(posted.map((line) => JSON.stringify(line.slice(0, -1))))).toEqual(
      new Set([JSON.stringify([`${origin}/api/qr`, "-H", "Content-Type: application/json", "-d"])]),
    );
    const got = await argumentsOf(lines("GET"), shell);
    expect(got.map((line) => line.length)).toEqual(texts.map(() => 1));
    expect(got.map(([address = ""]) => new URL(address).searchParams.get("text"))).toEqual(
      texts.map((text) => text.toWellFormed()),
    );
    // What curl itself would read as a list of addresses.
    expect(got.filter(([address = ""]) => /[[\]{}]/.test(address))).toEqual([]);
  },
);

test("no line has a character that does something to the terminal it is pasted into", () => {
  for (const method of ["GET", "POST"])
    for (const text of texts) {
      const line = commandOfCall({ origin, method, path: "/qr", body: { text } }) ?? "";
      expect(line.replaceAll(" \\\n  ", " ")).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\p{Cs}/u);
    }
});

test("an input too long to be read is no command", () => {
  const body = { text: "a".repeat(2000) };
  expect(commandOfCall({ origin, method: "POST", path: "/qr", body })).toBeNull();
});

test("a call that needs a key takes it from the environment, and one without a body has its method said", () => {
  expect(commandOfCall({ origin, method: "DELETE", path: "/links/tet", body: {}, token: "KEY" })).toBe(
    "curl -X DELETE 'https://hop.example/api/links/tet' \\\n  -H \"Authorization: Bearer $KEY\"",
  );
  expect(commandOfCall({ origin, method: "GET", path: "/ip", body: {}, isText: true })).toBe(
    "curl 'https://hop.example/api/ip' \\\n  -H 'Accept: text/plain'",
  );
});

test("somebody's secrets are left out of the line, and nothing else is", () => {
  const sent = {
    text: "abc",
    key: "k",
    secret: "",
    proxy: "socks5://an:mat-khau@192.0.2.1:1080",
    headers: { Authorization: "Bearer x", Accept: "*/*" },
  };
  expect(withoutSecrets(sent)).toEqual({
    text: "abc",
    key: secretWord,
    secret: "",
    proxy: `socks5://an:${secretWord}@192.0.2.1:1080`,
    headers: { Authorization: secretWord, Accept: "*/*" },
  });
  expect([hasSecret({ otpauth: 1 }), hasSecret({ text: 1 })]).toEqual([true, false]);
});

test("of a list of proxies the line has no password of any of them, however it is written", () => {
  const passwords = ["mat-khau", "mat,khau", "mat|khau;x", "12345", "m@t", "mat:80:khau"];
  for (const password of passwords)
    for (const login of [`http://an:${password}@192.0.2.1:80`, `an:${password}@192.0.2.1:80`])
      for (const end of ["\n192.0.2.2:80", " 192.0.2.2:80\n", "\r\n[2001:db8:1:2::1]:80"]) {
        const { proxy } = withoutSecrets({ proxy: `${login}${end}` });
        expect([login, String(proxy).includes(password)]).toEqual([login, false]);
        expect(proxy).toContain(`an:${secretWord}@192.0.2.1:80\n${end.trim()}`);
      }
  expect(withoutSecrets({ proxy: "192.0.2.1:80:an:mat\n[2001:db8:1:2::1]:80:an:mat, 192.0.2.3:81" })).toEqual(
    {
      proxy: `192.0.2.1:80:${secretWord}\n[2001:db8:1:2::1]:80:${secretWord}\n192.0.2.3:81`,
    },
  );
  expect(withoutSecrets({ proxy: "192.0.2.1 8080 an mat\n192.0.2.2 8080 an mat" })).toEqual({
    proxy: secretWord,
  });
  expect(withoutSecrets({ proxy: "192.0.2.1:80,an,mat\n192.0.2.2:80|an|mat" })).toEqual({
    proxy: "192.0.2.1:80\n192.0.2.2:80",
  });
  expect(withoutSecrets({ proxy: "192.0.2.1:80:an:mat" })).toEqual({ proxy: `192.0.2.1:80:${secretWord}` });
});

test("an input of fifteen hundred characters is shown, a longer one and a longer line are not", () => {
  const lengthOf = (length: number) =>
    commandOfCall({ origin, method: "POST", path: "/qr", body: { text: "a".repeat(length) } })?.length;
  const shortest = lengthOf(1) ?? 0;
  expect([lengthOf(1501 - shortest), lengthOf(1502 - shortest)]).toEqual([1500, undefined]);
});
