import type { Texts } from "../i18n.ts";
import type { Problem } from "../problem.ts";
import { Select, TextInput } from "./field.tsx";

export const qrOptionTexts = [
  "qr.options",
  "qr.format",
  "qr.size",
  "qr.margin",
  "qr.level",
  "qr.dark",
  "qr.light",
] as const;

/** How much of the code may be lost, by level (ISO/IEC 18004, section 8.5). */
const levels = { L: "7%", M: "15%", Q: "25%", H: "30%" };
const names = ["format", "size", "margin", "level", "dark", "light"];

/** How the code looks, folded away until wanted or wrong. */
export function QrOptions({
  values,
  problem,
  texts,
}: {
  values: Readonly<Record<string, string>>;
  problem: Problem | null;
  texts: Texts<(typeof qrOptionTexts)[number]>;
}) {
  const field = (name: string, standard: string) => ({
    name,
    defaultValue: values[name] ?? standard,
    problem,
  });
  const isWrong = problem?.errors?.some(({ path }) => names.includes(path)) ?? false;
  return (
    <details className="options" open={isWrong}>
      <summary>{texts["qr.options"]}</summary>
      <div className="grid">
        <Select
          label={texts["qr.format"]}
          {...field("format", "png")}
          options={[
            { value: "png", label: "PNG" },
            { value: "svg", label: "SVG" },
          ]}
        />
        <Select
          label={texts["qr.level"]}
          {...field("level", "M")}
          options={Object.entries(levels).map(([value, share]) => ({ value, label: `${value} – ${share}` }))}
        />
        <TextInput label={texts["qr.size"]} type="number" min={128} max={2048} {...field("size", "512")} />
        <TextInput label={texts["qr.margin"]} type="number" min={0} max={20} {...field("margin", "4")} />
        <TextInput label={texts["qr.dark"]} type="color" {...field("dark", "#000000")} />
        <TextInput label={texts["qr.light"]} type="color" {...field("light", "#ffffff")} />
      </div>
    </details>
  );
}
