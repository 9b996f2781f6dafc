// The package's other builds write a <style> element when they load, which the content policy forbids.
import type { Analytics } from "../../tools/links/schema.ts";
import { Chart } from "frappe-charts/dist/frappe-charts.esm.js";
import { type Lang } from "../../core/i18n.ts";
import { formatNumber } from "../../core/format.ts";
import { chartColors, type CountrySlice } from "./country-slices.ts";

const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

export function drawDaily(
  element: HTMLElement,
  daily: Analytics["daily"],
  { lang, unit }: { lang: Lang; unit: string },
): Chart {
  const data = {
    labels: daily.map(({ day }) => shortDay(day)),
    datasets: [{ name: unit, values: daily.map(({ clicks }) => clicks) }],
  };
  const chart = new Chart(element, {
    type: "line",
    height: 280,
    animate: false,
    colors: chartColors,
    axisOptions: { xAxisMode: "tick", xIsSeries: true },
    // Dots and filled regions are coloured by style attributes, which the content policy forbids.
    lineOptions: { hideDots: 1, regionFill: 0 },
    data,
  });
  // It draws a line of zeros first, and the values only 700 ms later.
  chart.update(data);
  showTipsPlainly(chart, lang);
  return chart;
}

/** The slices only: the package's legend cuts names, so the page writes its own. */
export function drawCountries(element: HTMLElement, slices: readonly CountrySlice[], lang: Lang): Chart {
  const chart = new Chart(element, {
    type: "donut",
    height: 280,
    animate: false,
    colors: chartColors,
    maxSlices: chartColors.length,
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
