/** Names that both the schemas and the browser's code use. */
export const qrKinds = ["text", "wifi", "contact", "phone", "sms", "email", "event", "geo"] as const;
export type QrKind = (typeof qrKinds)[number];

export const formats = ["png", "svg"] as const;
export const errorCorrectionLevels = ["L", "M", "Q", "H"] as const;
export const wifiSecurities = ["WPA", "WEP", "nopass"] as const;
export const colours = { dark: "#000000", light: "#ffffff" } as const;
