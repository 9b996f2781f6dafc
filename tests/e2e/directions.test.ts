import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { sharedBrowser, visitWith } from "#tests/support/people/chromium.ts";
import { Visitor } from "#tests/support/people/visitor.ts";
import { sharedProduct } from "#tests/support/product/product.ts";

const product = await sharedProduct();
const browser = await sharedBrowser();

type Areas = { readonly name: string; readonly isCode: boolean; readonly isAtTheRight: boolean }[];

test("what is written from the right begins there in every text area, but for code", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    const left: string[] = [];
    let areas = 0;
    for (const { path } of tools) {
      await page.goto(product.url + path);
      const found = await page.$$eval<Areas, HTMLTextAreaElement>("main textarea", (all) =>
        all.map((area) => {
          // A field shows its text in a tree of its own; a copy of its style says where a line of it stands.
          const { unicodeBidi, direction } = getComputedStyle(area);
          const copy = document.createElement("p");
          Object.assign(copy.style, { unicodeBidi, direction, width: "300px" });
          copy.append("مرحبا");
          document.body.append(copy);
          const line = document.createRange();
          line.selectNodeContents(copy);
          const isAtTheRight = line.getBoundingClientRect().right > copy.getBoundingClientRect().right - 2;
          copy.remove();
          return { name: area.name, isCode: area.classList.contains("mono"), isAtTheRight };
        }),
      );
      areas += found.length;
      for (const { name, isCode, isAtTheRight } of found)
        if (isCode === isAtTheRight) left.push(`${path}: ${name}`);
    }
    expect(areas).toBeGreaterThan(8);
    expect(left).toEqual([]);
  }));

test("a note in Arabic is read from the right, its Vietnamese lines from the left", () =>
  visitWith(browser, { script: false, width: 360 }, async (page) => {
    const writer = new Visitor(product.url);
    await writer.submit("/notes", { content: "مرحبا بالعالم\nXin chào", expires_in: "1d" });
    const list = await (await writer.open("/notes")).text();
    const sharing = await (
      await writer.open(`/notes?share=${/id="note-([\w-]{12})"/.exec(list)?.[1]}`)
    ).text();
    await page.goto(`${product.url}/notes/${/\/notes\/([\w-]{22})"/.exec(sharing)?.[1]}`);
    const sides = await page.$eval(".plain-text", (note) => {
      const text = note.firstChild;
      if (!(text instanceof Text)) throw new Error("The note is no text");
      const { left, right } = note.getBoundingClientRect();
      return text.data.split("\n").map((line) => {
        const range = document.createRange();
        const start = text.data.indexOf(line);
        range.setStart(text, start);
        range.setEnd(text, start + line.length);
        const box = range.getBoundingClientRect();
        return box.left - left < right - box.right ? "left" : "right";
      });
    });
    expect(sides).toEqual(["right", "left"]);
  }));
