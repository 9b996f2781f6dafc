import { expect, test } from "bun:test";
import { isDrawable, textWidth } from "#tools/vietqr/card-parts.ts";

test("the font has every Vietnamese name, however its marks are written, and no Greek one", () => {
  for (const form of ["NFC", "NFD"] as const) {
    expect(isDrawable("Nguyễn Thị Hồng Ánh, ĐẶNG ĐỨC".normalize(form))).toBe(true);
    expect(textWidth("Nguyễn".normalize(form))).toBe(textWidth("Nguyen"));
  }
  expect(isDrawable("Ωμέγα")).toBe(false);
});
