import type { RefObject } from "react";
import type { IslandTexts } from "#core/i18n.ts";
import { colours, errorCorrectionLevels, formats, margins, moduleShapes, sizes } from "#tools/qr/schema.ts";
import {
  type FieldsProps,
  Checkbox,
  NumberInput,
  Select,
  TextArea,
  TextField,
  fieldsOf,
} from "#ui/field.tsx";

/** How much of the code may be lost, by level (ISO/IEC 18004, section 8.5). */
const correctionShares = { L: "7%", M: "15%", Q: "25%", H: "30%" } as const;
const qrOptionNames = ["format", "size", "margin", "level", "shape", "dark", "light"];

/** How the code looks, folded away until wanted or wrong. */
export function QrOptions({ values, problem, texts }: FieldsProps<keyof IslandTexts<"qr">>) {
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
        <Select
          texts={texts}
          label={texts["qr.shape"]}
          {...qrField("shape", "square")}
          options={moduleShapes.map((shape) => ({ value: shape, label: texts[`qr.shape.${shape}`] }))}
        />
        <NumberInput label={texts["qr.size"]} range={sizes} {...qrField("size")} />
        <NumberInput label={texts["qr.margin"]} range={margins} {...qrField("margin")} />
        <TextField label={texts["qr.dark"]} type="color" {...qrField("dark", colours.dark)} />
        <TextField label={texts["qr.light"]} type="color" {...qrField("light", colours.light)} />
      </div>
    </details>
  );
}

type ContentFieldsProps = FieldsProps<keyof IslandTexts<"qr">>;

type QrFieldsProps = ContentFieldsProps & {
  readonly textRef: RefObject<HTMLTextAreaElement | null>;
  readonly kind: string;
};

/** The fields of each kind of content, by their names on the wire. */
export function QrFields({ kind, textRef, ...content }: QrFieldsProps) {
  const { texts } = content;
  const field = fieldsOf(content);
  switch (kind) {
    case "wifi":
      return <WifiFields {...content} />;
    case "contact":
      return <ContactFields {...content} />;
    case "phone":
      return <PhoneField {...content} required />;
    case "sms":
      return (
        <>
          <PhoneField {...content} required />
          <TextArea label={texts["qr.message"]} rows={3} {...field("message")} />
        </>
      );
    case "email":
      return (
        <>
          <EmailField {...content} required />
          <TextField label={texts["qr.subject"]} {...field("subject")} />
          <TextArea label={texts["qr.body"]} rows={3} {...field("body")} />
        </>
      );
    case "event":
      return <EventFields {...content} />;
    case "geo":
      return (
        <TextField
          label={texts["qr.place"]}
          hint={texts["qr.place.hint"]}
          {...field("place")}
          spellCheck={false}
          required
        />
      );
    default:
      return <TextArea ref={textRef} label={texts["qr.text"]} rows={4} {...field("text")} required />;
  }
}

function WifiFields({ values, problem, texts }: ContentFieldsProps) {
  const field = fieldsOf({ values, problem });
  return (
    <>
      <TextField label={texts["qr.ssid"]} {...field("ssid")} required />
      <TextField label={texts["qr.password"]} {...field("password")} />
      <Select
        texts={texts}
        label={texts["qr.security"]}
        {...field("security")}
        options={[
          { value: "WPA", label: "WPA / WPA2 / WPA3" },
          { value: "WEP", label: "WEP" },
          { value: "nopass", label: texts["qr.security.none"] },
        ]}
      />
      <Checkbox label={texts["qr.hidden"]} name="hidden" defaultChecked={values["hidden"] === "on"} />
    </>
  );
}

function ContactFields(content: ContentFieldsProps) {
  const { texts } = content;
  const field = fieldsOf(content);
  return (
    <>
      <TextField label={texts["qr.name"]} autoComplete="name" {...field("name")} required />
      <PhoneField {...content} />
      <EmailField {...content} />
      <TextField label={texts["qr.organization"]} autoComplete="organization" {...field("organization")} />
      <TextField label={texts["qr.job"]} autoComplete="organization-title" {...field("job")} />
      <TextField
        label={texts["qr.website"]}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        {...field("website")}
      />
      <TextField label={texts["qr.address"]} autoComplete="address-line1" {...field("address")} />
    </>
  );
}

function EventFields(content: ContentFieldsProps) {
  const { texts } = content;
  const field = fieldsOf(content);
  return (
    <>
      <TextField label={texts["qr.event"]} {...field("title")} required />
      <TextField
        label={texts["qr.start"]}
        hint={texts["qr.start.hint"]}
        type="datetime-local"
        {...field("start")}
        required
      />
      <TextField label={texts["qr.end"]} type="datetime-local" {...field("end")} />
      <TextField label={texts["qr.location"]} {...field("location")} />
      <TextArea label={texts["qr.note"]} rows={3} {...field("note")} />
    </>
  );
}

type ContactFieldProps = ContentFieldsProps & { readonly required?: boolean };

function PhoneField({ required = false, texts, ...form }: ContactFieldProps) {
  const field = fieldsOf(form);
  return (
    <TextField
      label={texts["qr.phone"]}
      type="tel"
      autoComplete="tel"
      {...field("phone")}
      required={required}
    />
  );
}

function EmailField({ required = false, texts, ...form }: ContactFieldProps) {
  const field = fieldsOf(form);
  return (
    <TextField
      label={texts["qr.email"]}
      type="email"
      autoComplete="email"
      {...field("email")}
      required={required}
    />
  );
}
