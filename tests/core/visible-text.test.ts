import { expect, test } from "bun:test";
import { visibleJson, visibleText } from "#core/visible-text.ts";

test("what turns the direction of writing or controls a terminal is seen", () => {
  expect(visibleText("hóa đơn\u202Efdp.exe")).toBe("hóa đơn⟨U+202E⟩fdp.exe");
  expect(visibleText("\u001b[31mđỏ\u0000")).toBe("␛[31mđỏ␀");
  expect(visibleText("một\n\thai\r\n")).toBe("một\n\thai\r\n");
});

test("of every character, only those that Unicode calls controls or directional formatting change", () => {
  const directional = /[\p{Bidi_Control}]/u;
  const control = /\p{Cc}/u;
  for (let code = 0; code < 0x3000; code += 1) {
    const character = String.fromCharCode(code);
    const isHidden = directional.test(character) || (control.test(character) && !/[\t\n\r]/.test(character));
    expect([code, visibleText(character) !== character]).toEqual([code, isHidden]);
  }
});

test("JSON stays the same value", () => {
  const value = { name: "a\u202Eb\u0007", "\u2066": ["\u007f"] };
  const json = visibleJson(JSON.stringify(value, null, 2));
  expect(JSON.parse(json)).toEqual(value);
  expect(visibleText(json)).toBe(json);
});
