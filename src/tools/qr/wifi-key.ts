import type { Static } from "@sinclair/typebox";
import { message } from "#core/i18n.ts";
import { type Result, invalid } from "#core/result.ts";
import type { QrWifi } from "./schema.ts";

type Network = Pick<Static<typeof QrWifi>, "ssid" | "password" | "security">;

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** IEEE 802.11, 9.4.2.2: in octets. */
const maxNameBytes = 32;

/** IEEE 802.11, 12.4 and J.4: a pass phrase, or the key that is made of one. */
const isPassphrase = (password: string): boolean => /^[\x20-\x7e]{8,63}$/.test(password);
const isPairwiseKey = (password: string): boolean => /^[\da-f]{64}$/i.test(password);

/** 40 and 104 bits, as characters or as hex digits; makers have keys of 128 and 232 bits besides. */
const wepKey = /^(?:[\x20-\x7e]{5}|[\x20-\x7e]{13}|[\da-f]{10}|[\da-f]{26})$/i;
const longWepKey = /^(?:[\x20-\x7e]{16}|[\x20-\x7e]{29}|[\da-f]{32}|[\da-f]{58})$/i;

/** Why no network has such a name or key; null where one may. */
export function wifiFault({ ssid, password = "", security }: Network): Result<never> | null {
  const nameBytes = utf8Length(ssid);
  if (nameBytes > maxNameBytes)
    return invalid("ssid", message("qr.longSsid", { max: maxNameBytes, bytes: nameBytes }));
  if (security === "WEP" && !wepKey.test(password) && !longWepKey.test(password))
    return invalid("password", message("qr.badWepKey"), { unfinished: true });
  if (security === "WPA" && password.length > 63 && !isPairwiseKey(password))
    return invalid("password", message("qr.badWpaKey"));
  return null;
}

/**
 * What may keep a device from joining a network that is possible: keys that standards leave to devices. WPA3 (SAE) takes
 * any password, and is written as `WPA` like its forerunners.
 */
export function wifiDoubt({
  password = "",
  security,
}: Omit<Network, "ssid">): "noPassword" | "otherPassword" | "longWepKey" | null {
  if (security === "WEP") return wepKey.test(password) ? null : "longWepKey";
  if (security === "nopass" || isPassphrase(password) || isPairwiseKey(password)) return null;
  return password === "" ? "noPassword" : "otherPassword";
}
