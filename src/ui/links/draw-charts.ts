// The package's other builds write a <style> element when they load, which the content policy forbids.
import type { Analytics } from "../../tools/links/schema.ts";
import { Chart } from "frappe-charts/dist/frappe-charts.esm.js";
import { type Lang } from "../../core/i18n.ts";
import { formatNumber } from "../../core/format.ts";

/** Each at least 3:1 against white, and apart from its neighbours for those who see few colours. */
const palette = ["#0b6b57", "#d97706", "#1d4ed8", "#be185d", "#6d28d9", "#52606d"];

const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

export function drawDaily(
  element: HTMLElement,
  daily: Analytics["daily"],
  { lang, unit }: { lang: Lang; unit: string },
): Chart {
  const chart = new Chart(element, {
    type: "line",
    height: 280,
    animate: false,
    colors: palette,
    axisOptions: { xAxisMode: "tick", xIsSeries: true },
    // Dots and filled regions are coloured by style attributes, which the content policy forbids.
    lineOptions: { hideDots: 1, regionFill: 0 },
    data: {
      labels: daily.map(({ day }) => shortDay(day)),
      datasets: [{ name: unit, values: daily.map(({ clicks }) => clicks) }],
    },
  });
  showTipsPlainly(chart, lang);
  return chart;
}

export function drawCountries(
  element: HTMLElement,
  countries: Analytics["byCountry"],
  { lang, other }: { lang: Lang; other: string },
): Chart {
  const isFull = countries.length > palette.length;
  const shownCountries = isFull ? countries.slice(0, palette.length - 1) : countries;
  const rest = countries.slice(shownCountries.length).reduce((sum, { clicks }) => sum + clicks, 0);
  const slices = [...shownCountries, ...(isFull ? [{ name: other, clicks: rest }] : [])];
  const chart = new Chart(element, {
    type: "donut",
    height: 280,
    animate: false,
    colors: palette,
    maxSlices: palette.length,
    data: {
      labels: slices.map(({ name }) => name),
      datasets: [{ values: slices.map(({ clicks }) => clicks) }],
    },
  });
  showTipsPlainly(chart, lang);
  return chart;
}

/** The package writes its tips as markup with style attributes; these are the same tips as text. */
function showTipsPlainly({ tip }: Chart, lang: Lang): void {
  tip.fill = () => {
    tip.title.textContent = tip.titleValueFirst
      ? `${tip.titleValue} ${tip.titleName}`
      : `${tip.titleName} ${tip.titleValue}`;
    const items = tip.listValues.map(({ value, title }) => {
      const item = document.createElement("li");
      item.textContent = `${typeof value === "number" ? formatNumber(value, lang) : value} ${title ?? ""}`;
      return item;
    });
    tip.dataPointList.replaceChildren(...items);
  };
}
