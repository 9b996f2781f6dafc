import { expect, test } from "bun:test";
import { localizer } from "#core/i18n.ts";
import { find } from "#tools/finder/find.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { finderKinds } from "#tools/finder/kinds.ts";
import { postForm, withProduct } from "#tests/support/product/product.ts";
import { pastedTexts } from "#tests/support/samples/finder/pasted.ts";
import { randomFrom } from "#tests/tools/data/sample.ts";

const vi = finderIndexOf("vi");
const below = randomFrom(7_112_026);
const make = pastedTexts(below);

/** A text somewhat unlike what it was: a sign less, one more, one changed, cut off, beside another one. */
function altered(text: string): string {
  const at = below(text.length);
  const sign = text.charAt(below(text.length));
  const changes = [
    () => text,
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at) + sign + text.slice(at),
    () => text.slice(0, at) + sign + text.slice(at + 1),
    () => text.slice(0, at + 1),
    () =>
      `${text}${[" ", "\n", ",", ""][below(4)]}${make(finderKinds[below(finderKinds.length)] ?? "url").text}`,
  ];
  return changes[below(changes.length)]?.() ?? text;
}

const closed = {
  DNS_SERVERS: "127.0.0.1:1",
  WHOIS_SERVER: "127.0.0.1:1",
  RDAP_BOOTSTRAP_URL: "http://127.0.0.1:1/",
  TRANSLATE_URL: "http://127.0.0.1:1/",
};

/** What the tool itself is there to say: which mistake JSON has, and that a bank is to be chosen for an account. */
const isAnswer = (kind: string | null, page: string): boolean =>
  kind === vi.texts["finder.is.brokenJson"] || page.includes(localizer("vi")("vietqr.noBank"));

const rounds = 66;

test("what a text is called, the tool that it is carried to takes", () =>
  withProduct(
    async (base) => {
      for (let round = 0; round < rounds; round += 1) {
        const text = altered(make(finderKinds[round % finderKinds.length] ?? "url").text);
        const { is, suggestions } = find(text, vi);
        const refused = await Promise.all(
          suggestions.map(async ({ path, form }) => {
            if (!form) return [];
            const { method, fields } = form;
            const reply = await (method === "post"
              ? postForm(`${base}${path}`, fields)
              : fetch(`${base}${path}?${new URLSearchParams(fields)}`));
            const page = await reply.text();
            return reply.status === 422 && !isAnswer(is, page) ? [{ path, fields }] : [];
          }),
        );
        expect({ text, is, refused: refused.flat() }).toEqual({ text, is, refused: [] });
      }
    },
    { env: closed },
  ));
