import { type RandomBytes, randomText } from "../../core/random.ts";

/** No letter or digit that is read as another: 31 of them, 27 billion codes of seven. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const generatedLength = 7;

export const codePattern = "^[A-Za-z0-9]{4,12}$";

/** Words of this site's own addresses and of any site's: a short link named like that is taken for one. */
const reserved = new Set(
  `about account admin analytics api assets auth callback chatgpt contact cron crypto data delete docs donate
  dung edit encode false favicon forgot healthz health help home http https index info links login logout
  mail manifest metrics news notes null oauth official page password payment policy privacy private proxy
  public readyz register robots root security settings signin signout signup sitemap static stats status
  support system team tempmail terms test text tools translate true undefined update user users verify
  vietqr webmaster wellknown whois`.split(/\s+/),
);

/** Names that lend a stranger's link their trust, wherever in a code they stand. */
const brands = `agribank bidv chinhphu congan dichvucong facebook google mbbank momo napas sacombank shopee
  techcombank tpbank vcb vietcombank vietinbank vneid vnpay vnpost vpbank zalo`.split(/\s+/);

/** Digits and letters that pass for others are one: `v1etc0mbank` reads `vietcombank`. */
const lookOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[013457l]/g, (sign) => ({ 0: "o", 3: "e", 4: "a", 5: "s", 7: "t" })[sign] ?? "i");

const brandLooks = brands.map(lookOf);

export function isReservedCode(code: string): boolean {
  const look = lookOf(code);
  return reserved.has(code.toLowerCase()) || brandLooks.some((brand) => look.includes(brand));
}

/** A fresh code; whether it is taken only its insertion tells. */
export function randomCode(randomBytes: RandomBytes): string {
  for (;;) {
    const code = randomText({ alphabet, length: generatedLength }, randomBytes);
    if (!isReservedCode(code)) return code;
  }
}
