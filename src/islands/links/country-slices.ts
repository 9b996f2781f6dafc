import type { Analytics } from "#tools/links/schema.ts";

/** For the largest in this order; the last for all that are left, where there are more. */
export const chartColors = ["#0b6b57", "#1f5fa8", "#b8690f", "#7a3e9d", "#a8324a", "#9aa8a2"] as const;

export type CountrySlice = { readonly name: string; readonly clicks: number; readonly color: string };

/** One slice a colour, the largest first; what is left when there are more countries comes last, as `other`. */
export function countrySlices(countries: Analytics["byCountry"], other: string): readonly CountrySlice[] {
  const isFull = countries.length > chartColors.length;
  const shown = isFull ? countries.slice(0, chartColors.length - 1) : countries;
  const rest = countries.slice(shown.length).reduce((sum, { clicks }) => sum + clicks, 0);
  return [...shown, ...(isFull ? [{ name: other, clicks: rest }] : [])].map(({ name, clicks }, index) => ({
    name,
    clicks,
    color: chartColors[index] ?? chartColors[0],
  }));
}
