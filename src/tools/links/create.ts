import type { Static } from "@sinclair/typebox";
import { type Caller, knownUser } from "#core/action.ts";
import { payerOf } from "#core/client-key.ts";
import { message } from "#core/i18n.ts";
import { keptWithin } from "#core/kept-room.ts";
import { type RandomBytes, randomId, randomText } from "#core/random.ts";
import { type Result, fail, invalid, ok } from "#core/result.ts";
import { linkAnswer } from "./answers.ts";
import type { LinkEffects } from "./effects.ts";
import { linkBytes, parseExpiry, parseTags } from "./options.ts";
import { type Link, type NewLink, campaignFields, maxTargetLength } from "./schema.ts";
import type { LinkOptions, StoredLink } from "./store.ts";
import { parseTarget } from "./target.ts";

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

type Campaign = { readonly [Name in (typeof campaignFields)[number]]?: string | undefined };

const nameOf = (parameter: string): string => {
  const [name = ""] = new URLSearchParams(parameter).keys();
  return name;
};

/**
 * The address with what tells its site's statistics where a visitor came from: each parameter once, after what the address says
 * itself, which stays as it is written.
 */
export function withCampaign(address: string, campaign: Campaign): Result<string> {
  const given = campaignFields.flatMap((name) => {
    const value = campaign[name]?.trim();
    return value ? [[name, value]] : [];
  });
  if (given.length === 0) return ok(address);
  const url = new URL(address);
  const own = url.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "" && !given.some(([name]) => name === nameOf(parameter)));
  url.search = [...own, String(new URLSearchParams(given))].join("&");
  return url.href.length > maxTargetLength
    ? invalid("url", message("invalid.tooLong", { max: maxTargetLength }))
    : ok(url.href);
}

/** How many random codes are tried before one counts as taken. */
const maxAttempts = 5;

const codeTaken: Result<never> = {
  ok: false,
  failure: { code: "code_taken", errors: [{ path: "code", message: message("problem.code_taken") }] },
};

export function linkCreator(effects: LinkEffects) {
  const { links, publicUrl, now, randomBytes, passwords, kept } = effects;

  async function add(
    link: { target: string; userId: string | null } & LinkOptions,
    wantedCode: string | undefined,
  ): Promise<StoredLink | "taken" | "full" | "siteFull"> {
    for (let attempt = 0; attempt < (wantedCode ? 1 : maxAttempts); attempt += 1) {
      const created = await links.add({
        ...link,
        id: randomId(12, randomBytes),
        code: wantedCode ?? randomCode(randomBytes),
        createdAt: now(),
      });
      if (created !== "taken") return created;
    }
    return "taken";
  }

  return async (
    { url, code: wantedCode, ...fields }: Static<typeof NewLink>,
    caller: Caller,
  ): Promise<Result<Link>> => {
    const user = knownUser(caller);
    if (wantedCode && isReservedCode(wantedCode)) return invalid("code", message("links.invalid.reserved"));
    const address = parseTarget(url, effects);
    if (!address.ok) return address;
    const target = withCampaign(address.value, fields);
    if (!target.ok) return target;
    const tags = parseTags(fields.tags);
    if (!tags.ok) return tags;
    const expiresAt = parseExpiry(fields.expires_at, now());
    if (!expiresAt.ok) return expiresAt;
    const options = {
      title: fields.title?.trim() || null,
      tags: tags.value,
      expiresAt: expiresAt.value,
      maxClicks: fields.max_clicks ?? null,
      passwordHash: fields.password ? await passwords.hash(fields.password) : null,
    };
    const newLink = { target: target.value, userId: user?.id ?? null, ...options };
    const create = async (): Promise<Result<Link>> => {
      const created = await add(newLink, wantedCode);
      if (created === "taken") return codeTaken;
      if (created === "siteFull") return fail("storage_full", message("links.siteFull"));
      if (created === "full") return fail("storage_full", message("links.anonymousFull"));
      return ok(linkAnswer(created, caller.origin ?? publicUrl));
    };
    // Of nobody's a network has so few that a year does not fill their room.
    return user
      ? keptWithin(kept.accounts, { payer: payerOf(caller), bytes: linkBytes(newLink) }, create)
      : create();
  };
}
