import type { Click } from "#tools/links/click.ts";

/** The link that is clicked, of nobody. */
export const sampleLink = {
  id: "l1",
  code: "abcd",
  target: "https://example.com/",
  userId: null,
  createdAt: new Date(0),
};

/** A click of a person on a phone in Viet Nam, on the link `l1`. */
export const sampleClick: Click = {
  linkId: "l1",
  day: "2026-11-21",
  isBot: false,
  country: "VN",
  referrer: "direct",
  device: "mobile",
  browser: "Safari",
  visitor: new Uint8Array(8),
  payer: { client: "203.0.113.9", network: "203.0.113.0/24" },
};
