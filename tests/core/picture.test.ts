import { expect, test } from "bun:test";
import { dataUrl } from "#core/picture.ts";

const svg = (text: string) =>
  dataUrl({ type: "image/svg+xml", bytes: new TextEncoder().encode(text), name: "a.svg" });

test("the address of a drawing has only what an address may have, and reads back as it was", async () => {
  const texts = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0h1v1z"/></svg>',
    "a\tb\r\nc%20d#e?f&g 'h' `i` {j} [k] |l| \\m ^n “ô” 🙂",
    String.fromCharCode(...Array.from({ length: 0x250 }, (_, code) => code)),
  ];
  for (const text of texts) {
    const address = svg(text);
    // URL Standard: the URL code points, and the sign that begins an encoded byte.
    expect(address).toMatch(/^data:image\/svg\+xml,[\w!$&'()*+,\-./:;=?@~%\u00a0-\uffff]*$/);
    expect(await (await fetch(address)).text()).toBe(text);
  }
});
