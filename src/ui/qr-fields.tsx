import type { RefObject } from "react";
import type { Texts } from "../core/i18n.ts";
import type { Problem } from "../core/problem.ts";
import { Checkbox, Select, TextArea, TextField } from "./field.tsx";

export const qrFieldTexts = [
  "qr.text",
  "qr.ssid",
  "qr.password",
  "qr.security",
  "qr.security.none",
  "qr.hidden",
  "qr.name",
  "qr.phone",
  "qr.email",
  "qr.organization",
  "qr.job",
  "qr.website",
  "qr.address",
  "qr.message",
  "qr.subject",
  "qr.body",
] as const;

type QrFieldsProps = {
  readonly textRef: RefObject<HTMLTextAreaElement | null>;
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  readonly problem: Problem | null;
  readonly texts: Texts<(typeof qrFieldTexts)[number]>;
};

/** The fields of each kind of content, by their names on the wire. */
export function QrFields({ kind, textRef, values, problem, texts }: QrFieldsProps) {
  const field = <Name extends string>(name: Name) => ({ name, defaultValue: values[name], problem });
  const phone = (
    <TextField
      label={texts["qr.phone"]}
      type="tel"
      autoComplete="tel"
      {...field("phone")}
      required={kind !== "contact"}
    />
  );
  const email = (
    <TextField
      label={texts["qr.email"]}
      type="email"
      autoComplete="email"
      {...field("email")}
      required={kind === "email"}
    />
  );
  switch (kind) {
    case "wifi":
      return (
        <>
          <TextField label={texts["qr.ssid"]} {...field("ssid")} required />
          <TextField label={texts["qr.password"]} {...field("password")} />
          <Select
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
    case "contact":
      return (
        <>
          <TextField label={texts["qr.name"]} autoComplete="name" {...field("name")} required />
          {phone}
          {email}
          <TextField
            label={texts["qr.organization"]}
            autoComplete="organization"
            {...field("organization")}
          />
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
    case "phone":
      return phone;
    case "sms":
      return (
        <>
          {phone}
          <TextArea label={texts["qr.message"]} rows={3} {...field("message")} />
        </>
      );
    case "email":
      return (
        <>
          {email}
          <TextField label={texts["qr.subject"]} {...field("subject")} />
          <TextArea label={texts["qr.body"]} rows={3} {...field("body")} />
        </>
      );
    default:
      return <TextArea ref={textRef} label={texts["qr.text"]} rows={4} {...field("text")} required />;
  }
}
