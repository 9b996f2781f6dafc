import { message } from "#core/i18n.ts";
import { type Result, invalid, ok } from "#core/result.ts";
import { campaignFields, maxTargetLength } from "./schema.ts";

export type Campaign = { readonly [Name in (typeof campaignFields)[number]]?: string | undefined };

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
