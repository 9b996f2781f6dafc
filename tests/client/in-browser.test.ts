import { expect, test } from "bun:test";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import type * as deviceTools from "#client/device-tools.ts";
import type * as focus from "#client/focus-after-removal.ts";
import type * as formBody from "#client/form-body.ts";
import type * as pickFile from "#client/pick-file.ts";
import type * as shareAddress from "#client/share-address.ts";
import type * as showCommand from "#client/show-command.ts";
import { visit } from "#tests/support/people/phone-visitor.ts";

type Client = typeof deviceTools &
  typeof focus &
  typeof formBody &
  typeof pickFile &
  typeof shareAddress &
  typeof showCommand;
declare global {
  // oxlint-disable-next-line no-var -- a global of TypeScript is declared so
  var client: Client;
}

const names = [
  "device-tools",
  "focus-after-removal",
  "form-body",
  "pick-file",
  "share-address",
  "show-command",
];
const bundle = await build({
  stdin: {
    contents: names.map((name) => `export * from "./${name}.ts";`).join("\n"),
    resolveDir: new URL("../../src/client", import.meta.url).pathname,
  },
  bundle: true,
  write: false,
  format: "iife",
  globalName: "client",
});
const script = bundle.outputFiles[0]?.text ?? "";

/** Runs a test on a page of its own that has the client's functions. */
const onPage = (html: string, run: (page: Page) => Promise<void>) =>
  visit(true, async (page) => {
    await page.route("https://hop.example/**", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: `<!doctype html><meta charset="utf-8">${html}`,
      }),
    );
    await page.goto("https://hop.example/en/cron?expr=1");
    await page.addScriptTag({ content: script });
    await run(page);
  });

test("a form's body has what its fields hold: blank ones, a box as true or false, a ticked value; files stay behind", () =>
  onPage(
    `<form><input name="a" value="x"><input name="blank"><input name="off" type="checkbox"><input name="on" type="checkbox" checked>
    <input name="kind" type="radio" value="b" checked><input name="kind" type="radio" value="c"><input name="file" type="file"><input value="unnamed"></form>`,
    async (page) => {
      const read = await page.evaluate(() => {
        const form = document.forms[0] ?? document.createElement("form");
        return { body: client.formBody(form), values: client.formValues(form) };
      });
      expect(read).toEqual({
        body: { a: "x", blank: "", kind: "b", off: false, on: true },
        values: { a: "x", blank: "", kind: "b", on: "on" },
      });
      const queries = await page.evaluate(() => [
        client.filledQuery({ a: "x y", blank: "", none: undefined, off: false, count: 0 }),
        client.filledQuery({ blank: "" }),
      ]);
      expect(queries).toEqual(["?a=x+y&off=false&count=0", ""]);
    },
  ));

test("what was asked for takes the place of the page's query, and no step back leads to it", () =>
  onPage("", async (page) => {
    const before = await page.evaluate(() => history.length);
    await page.evaluate(() => client.shareAddress({ expr: "0 9 * * 1", tz: "UTC" }));
    expect(page.url()).toBe("https://hop.example/en/cron?expr=0+9+*+*+1&tz=UTC");
    expect(await page.evaluate(() => history.length)).toBe(before);
  }));

test("when an entry is gone the focus goes to the next, else to the last, else to the heading", () =>
  onPage(
    `<section><h2>List</h2><ul class="entries">${["a", "b", "c"].map((id) => `<li class="entry" id="${id}"><button>${id}</button></li>`).join("")}</ul></section>`,
    async (page) => {
      const removeAndLook = (id: string) =>
        page.evaluate(async (removed) => {
          const focusNext = client.focusAfterRemoval(removed);
          focusNext();
          document.getElementById(removed)?.remove();
          await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
          return document.activeElement?.textContent;
        }, id);
      expect([await removeAndLook("a"), await removeAndLook("c"), await removeAndLook("b")]).toEqual([
        "b",
        "b",
        "List",
      ]);
      expect(await page.evaluate(() => client.focusAfterRemoval("none")())).toBeUndefined();
    },
  ));

test("a file is taken when it is dropped or pasted, not beside a text, and not after the end", () =>
  onPage(`<div id="target"></div><input id="input" type="file">`, async (page) => {
    const taken = await page.evaluate(() => {
      const target = document.getElementById("target") ?? document.body;
      const input = document.querySelector("input") ?? document.createElement("input");
      const names: string[] = [];
      const end = client.listenForFiles({ target, input }, ({ name }) => names.push(name));
      const transfer = (name: string, text?: string) => {
        const data = new DataTransfer();
        if (name) data.items.add(new File(["a"], name));
        if (text) data.setData("text/plain", text);
        return data;
      };
      const drop = (type: string, data: DataTransfer) =>
        !target.dispatchEvent(new DragEvent(type, { dataTransfer: data, cancelable: true }));
      const paste = (data: DataTransfer) =>
        !target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, cancelable: true }));
      const isOurs = [
        drop("dragover", transfer("over")),
        drop("dragover", transfer("", "text")),
        drop("drop", transfer("dropped")),
        drop("drop", transfer("", "text")),
        paste(transfer("pasted")),
        paste(transfer("beside", "text")),
      ];
      input.files = transfer("chosen").files;
      input.dispatchEvent(new Event("change"));
      const left = input.value;
      end();
      return { isOurs: [...isOurs, drop("drop", transfer("late")), paste(transfer("late"))], names, left };
    });
    expect(taken).toEqual({
      isOurs: [true, false, true, false, true, false, false, false],
      names: ["dropped", "pasted", "chosen"],
      left: "",
    });
  }));

test("the device remembers six tools, the latest first, in both languages the same; pins come and go", () =>
  onPage("", async (page) => {
    const remembered = await page.evaluate(() => {
      for (const path of ["/a", "/b", "/c", "/en/b", "/d", "/e", "/f", "/g"]) client.noteRecentTool(path);
      const { withToggled } = client;
      const toggled = [withToggled(["/a"], "/en/b"), withToggled(["/b", "/a"], "/en/b")];
      const isWritten = client.writePins(["/a", "/b"]);
      const lists = [client.readTools("recent"), client.readTools("pinned")];
      localStorage.setItem("tools-pinned", '{"a":1}');
      const others = [client.readTools("pinned")];
      localStorage.setItem("tools-pinned", "[1,");
      return { lists, toggled, isWritten, others: [...others, client.readTools("pinned")] };
    });
    expect(remembered).toEqual({
      lists: [
        ["/g", "/f", "/e", "/d", "/b", "/c"],
        ["/a", "/b"],
      ],
      toggled: [["/b", "/a"], ["/a"]],
      isWritten: true,
      others: [[], []],
    });
  }));

test("the command line becomes the call that was made, without what is none of the call", () =>
  onPage(`<code data-command>curl 'https://hop.example/api/cron?expr=1'</code>`, async (page) => {
    const shown = await page.evaluate(() => {
      const command = document.querySelector("[data-command]");
      client.showCommand("POST", "/cron", { expr: "0 9 * * 1", tab: "a", action: "b" });
      const asGet = command?.textContent;
      client.showCommand("POST", "/tools/urlencode", { text: "a b" });
      return [asGet, command?.textContent];
    });
    expect(shown).toMatchSnapshot();
  }));
