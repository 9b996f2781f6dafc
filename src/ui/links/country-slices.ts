import type { Analytics } from "../../tools/links/schema.ts";

/** Each at least 3:1 against white, and apart from its neighbours for those who see few colours. */
export const chartColors = ["#0b6b57", "#d97706", "#1d4ed8", "#be185d", "#6d28d9", "#52606d"] as const;

export type CountrySlice = { readonly name: string; readonly clicks: number; readonly color: string };

/** One slice a colour, the largest first; what is left when there are more countries is told as `other`. */
export function countrySlices(countries: Analytics["byCountry"], other: string): readonly CountrySlice[] {
  const isFull = countries.length > chartColors.length;
  const shown = isFull ? countries.slice(0, chartColors.length - 1) : countries;
  const rest = countries.slice(shown.length).reduce((sum, { clicks }) => sum + clicks, 0);
  return [...shown, ...(isFull ? [{ name: other, clicks: rest }] : [])]
    .toSorted((one, next) => next.clicks - one.clicks)
    .map(({ name, clicks }, index) => ({ name, clicks, color: chartColors[index] ?? chartColors[0] }));
}
