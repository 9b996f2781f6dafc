import { colours, errorCorrectionLevels, formats, margins, sizes } from "#tools/qr/schema.ts";
import { type FieldsProps, NumberInput, Select, TextField, selectTexts } from "./field.tsx";

export const qrOptionTexts = [
  ...selectTexts,
  "qr.options",
  "qr.format",
  "qr.size",
  "qr.margin",
  "qr.level",
  "qr.dark",
  "qr.light",
] as const;

/** How much of the code may be lost, by level (ISO/IEC 18004, section 8.5). */
const correctionShares = { L: "7%", M: "15%", Q: "25%", H: "30%" } as const;
const qrOptionNames = ["format", "size", "margin", "level", "dark", "light"];

/** How the code looks, folded away until wanted or wrong. */
export function QrOptions({ values, problem, texts }: FieldsProps<(typeof qrOptionTexts)[number]>) {
  const qrField = (fieldName: string, standardValue?: string) => ({
    name: fieldName,
    defaultValue: values[fieldName] ?? standardValue,
    problem,
  });
  const isWrong = problem?.errors?.some(({ path }) => qrOptionNames.includes(path)) ?? false;
  return (
    <details className="options" open={isWrong}>
      <summary>{texts["qr.options"]}</summary>
      <div className="grid">
        <Select
          texts={texts}
          label={texts["qr.format"]}
          {...qrField("format", "png")}
          options={formats.map((pictureFormat) => ({
            value: pictureFormat,
            label: pictureFormat.toUpperCase(),
          }))}
        />
        <Select
          texts={texts}
          label={texts["qr.level"]}
          {...qrField("level", "M")}
          options={errorCorrectionLevels.map((correctionLevel) => ({
            value: correctionLevel,
            label: `${correctionLevel} – ${correctionShares[correctionLevel]}`,
          }))}
        />
        <NumberInput label={texts["qr.size"]} range={sizes} {...qrField("size")} />
        <NumberInput label={texts["qr.margin"]} range={margins} {...qrField("margin")} />
        <TextField label={texts["qr.dark"]} type="color" {...qrField("dark", colours.dark)} />
        <TextField label={texts["qr.light"]} type="color" {...qrField("light", colours.light)} />
      </div>
    </details>
  );
}
