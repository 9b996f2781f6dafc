import { type Static, type TProperties, Type } from "@sinclair/typebox";
import type { MessageKey } from "#core/i18n.ts";
import { readMailAddress } from "#core/pasted-mail.ts";
import { readValue } from "#core/pasted-value.ts";
import type { Reader } from "#core/reading.ts";
import { choice, text, apiText } from "#core/schema.ts";
import { bareWebAddress } from "#core/web-address.ts";
import { readPhone } from "./read-phone.ts";
import { readPlace } from "./read-place.ts";

export const sizes = { minimum: 128, maximum: 2048, default: 512 } as const;
export const margins = { minimum: 0, maximum: 20, default: 4 } as const;

/** Digits that fit into the largest code (ISO/IEC 18004, table 7). */
export const maxDigits = 7089;

export const qrKinds = ["text", "wifi", "contact", "phone", "sms", "email", "event", "geo"] as const;
export type QrKind = (typeof qrKinds)[number];

export const formats = ["png", "svg"] as const;
export const errorCorrectionLevels = ["L", "M", "Q", "H"] as const;
/** What its modules look like, besides those of the three finder patterns. */
export const moduleShapes = ["square", "rounded", "dots"] as const;
export type ModuleShape = (typeof moduleShapes)[number];
export const wifiSecurities = ["WPA", "WEP", "nopass"] as const;
export const colours = { dark: "#000000", light: "#ffffff" } as const;

/** Out of quotes or a style sheet: `color: #0a7cff;`. */
const readColour = (text: string) => readValue(text, (form) => (/^#[\da-f]{6}$/i.test(form) ? form : null));

const path = String.raw`[^\s<>"'|\p{Extended_Pictographic}]`;
const website = new RegExp(
  String.raw`^(?:https?:\/\/${path}+|(?:[\p{L}\p{N}][\p{L}\p{N}_-]{0,62}\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#]${path}*)?)$`,
  "iu",
);
/** Without the list of public suffixes, which is too much for a page to load. */
const readWebsite = (text: string) =>
  readValue(text, (form) => (website.test(form) && bareWebAddress(form) === form ? form : null));

const colour = (standardColour: string) =>
  text({
    maxLength: 7,
    reads: readColour,
    pattern: "^#[0-9a-fA-F]{6}$",
    default: standardColour,
    message: "qr.badColour" satisfies MessageKey,
    description: apiText("qr.colour.api"),
  });

/** How a code looks, whatever it says. */
export const QrStyle = Type.Object({
  format: choice(formats, { default: "png" }),
  size: Type.Integer({ ...sizes, description: apiText("qr.size.api") }),
  margin: Type.Integer({ ...margins, description: apiText("qr.margin.api") }),
  level: choice(errorCorrectionLevels, { default: "M", description: apiText("qr.level.api") }),
  shape: choice(moduleShapes, { default: "square", description: apiText("qr.shape.api") }),
  dark: colour(colours.dark),
  light: colour(colours.light),
});
/** Modules are square where nothing else is asked for. */
export type QrStyle = Omit<Static<typeof QrStyle>, "shape"> & { readonly shape?: ModuleShape };

const qrLine = (maxLength: number) => text({ minLength: 1, maxLength });
const maybe = (maxLength: number, reads?: Reader) =>
  Type.Optional(text({ maxLength, ...(reads && { reads }) }));
const phone = "[+＋]?[ 　(（]*[0-9０-９][0-9０-９ 　.()（）-]{2,24}";
const phoneNumber = (phonePattern = `^${phone}$`) =>
  text({
    maxLength: 40,
    pattern: phonePattern,
    reads: readPhone,
    message: "qr.badPhone" satisfies MessageKey,
  });

const withStyle = <Fields extends TProperties>(contentFields: Fields) =>
  Type.Object({ ...contentFields, ...QrStyle.properties });

export const QrText = withStyle({ text: qrLine(maxDigits) });

export const QrWifi = withStyle({
  ssid: text({ minLength: 1, maxLength: 100, description: apiText("qr.ssid.api") }),
  password: Type.Optional(
    text({
      maxLength: 64,
      description: apiText("qr.password.api"),
    }),
  ),
  security: choice(wifiSecurities, { default: "WPA" }),
  hidden: Type.Boolean({ default: false }),
});

export const QrContact = withStyle({
  name: qrLine(100),
  phone: Type.Optional(phoneNumber(`^(${phone})?$`)),
  email: maybe(254, readMailAddress),
  organization: maybe(100),
  job: maybe(100),
  website: maybe(300, readWebsite),
  address: maybe(200),
});

export const QrPhone = withStyle({ phone: phoneNumber() });
export const QrSms = withStyle({ phone: phoneNumber(), message: maybe(500) });
export const QrEmail = withStyle({
  email: text({ minLength: 1, maxLength: 254, reads: readMailAddress }),
  subject: maybe(200),
  body: maybe(1000),
});

const moment = {
  maxLength: 19,
  pattern: String.raw`^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$`,
  message: "qr.badTime" satisfies MessageKey,
} as const;

export const QrEvent = withStyle({
  title: qrLine(200),
  start: text({ ...moment, description: apiText("qr.start.api") }),
  end: Type.Optional(
    text({ ...moment, pattern: `${moment.pattern}|^$`, description: apiText("qr.end.api") }),
  ),
  location: maybe(200),
  note: maybe(500),
});

const latitude = String.raw`-?(?:90(?:\.0+)?|[0-8]?\d(?:\.\d+)?)`;
const longitude = String.raw`-?(?:180(?:\.0+)?|(?:1[0-7]\d|\d{1,2})(?:\.\d+)?)`;

export const QrGeo = withStyle({
  place: text({
    minLength: 1,
    maxLength: 2048,
    pattern: `^${latitude}, ${longitude}$`,
    reads: readPlace,
    message: "qr.badPlace" satisfies MessageKey,
    description: apiText("qr.place.api"),
  }),
});

/** What the history says of a code: its text, whichever kind of content it was made from. */
export const QrContent = Type.String();
