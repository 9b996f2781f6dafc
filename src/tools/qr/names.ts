/** Names and bounds that both the schemas and the browser's code use. */
export const qrKinds = ["text", "wifi", "contact", "phone", "sms", "email"] as const;
export type QrKind = (typeof qrKinds)[number];

export const formats = ["png", "svg"] as const;
export const errorCorrectionLevels = ["L", "M", "Q", "H"] as const;
export const wifiSecurities = ["WPA", "WEP", "nopass"] as const;
export const sizes = { minimum: 128, maximum: 2048, default: 512 } as const;
export const margins = { minimum: 0, maximum: 20, default: 4 } as const;
export const colours = { dark: "#000000", light: "#ffffff" } as const;

/** Digits that fit into the largest code (ISO/IEC 18004, table 7). */
export const mostDigits = 7089;
