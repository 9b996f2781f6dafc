import type { links as vi } from "../vi/links.ts";

export const links = {
  "links.invalid.scheme": "Enter a full web address that starts with http:// or https://.",
  "links.invalid.credentials": "The address must not contain a user name or password.",
  "links.invalid.ownLink": "This address is already a short link of this site.",
  "links.invalid.privateHost":
    "This address only opens inside a private network, so nobody else could reach it.",
  "links.invalid.blocked": "This address cannot be shortened because its domain is on the blocklist.",
  "links.invalid.code": "A code has 4–12 characters, unaccented letters and digits only.",
  "links.invalid.reserved": "This code is reserved or could be mistaken for a brand. Choose another one.",
} satisfies Record<keyof typeof vi, string>;
