import { type RandomBytes, randomText } from "#core/random.ts";

/** No letter or digit that is read as another: 31 of them, 850 billion codes of eight; decisions/081. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const generatedLength = 8;

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

/** Digits and letters that are taken for one another become one: `v1etc0mbank` gives `vietcombank`. */
const skeletonOf = (codeWord: string): string =>
  codeWord
    .toLowerCase()
    .replace(/[013457l]/g, (likeDigit) => ({ 0: "o", 3: "e", 4: "a", 5: "s", 7: "t" })[likeDigit] ?? "i");

const brandSkeletons = brands.map(skeletonOf);

export function isReservedCode(linkCode: string): boolean {
  const skeleton = skeletonOf(linkCode);
  return reserved.has(linkCode.toLowerCase()) || brandSkeletons.some((brand) => skeleton.includes(brand));
}

/** A new code; whether it is taken only its insertion shows. */
export function randomCode(randomBytes: RandomBytes): string {
  for (;;) {
    const linkCode = randomText({ alphabet, length: generatedLength }, randomBytes);
    if (!isReservedCode(linkCode)) return linkCode;
  }
}
