import { message } from "#core/i18n.ts";
import { plainSigns, withoutEmoji } from "#core/pasted.ts";
import type { Reading } from "#core/reading.ts";
import type { Bank } from "./bank.ts";
import { findBank } from "./banks.ts";

/** "Vietcombank - Ngân hàng Ngoại thương", "MB (Quân đội)": a bank by two of its names is one bank. */
const between = /[-–—,;:/|()[\]\n]+/;

export const twoBanks = (banks: readonly Bank[]) =>
  message("vietqr.twoBanks", { banks: banks.map(({ short_name }) => short_name).join(", ") });

/** In characters; a longer text is no name. */
const maxMessage = 300;

/** A bank by its code, whatever it was called; a name of none stays as it is. */
export function readBank(text: string): Reading {
  const whole = findBank(text);
  if (whole) return { value: whole.code };
  if (text.length > maxMessage) return { value: text };
  const plain = withoutEmoji(plainSigns(text));
  const banks = [plain, ...plain.split(between)].flatMap((part) => findBank(part.trim()) ?? []);
  const [bank] = banks;
  if (!bank) return { value: text };
  const others = banks.filter(({ code }) => code !== bank.code);
  return others.length > 0 ? { refused: twoBanks([bank, ...others.slice(0, 1)]) } : { value: bank.code };
}
