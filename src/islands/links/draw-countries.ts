// The package's other builds write a <style> element when they load, which the content policy forbids.
import { Chart } from "frappe-charts/dist/frappe-charts.esm.js";
import type { CountrySlice } from "./country-slices.ts";

/** What the package leaves free around a doughnut, for a title, axes and a legend that this one has not. */
const chartMargin = { top: 30, left: 50, width: 80, height: 110 } as const;

/** A ring as wide as this part of its diameter, here and in what the server draws. */
const ringWidth = 0.14;

/** The slices alone, in place of those that the server has drawn; where one points, they tell what they are. */
export function drawCountries(
  element: HTMLElement,
  slices: readonly CountrySlice[],
  describe: (slice: CountrySlice) => string,
): Chart {
  const side = element.clientWidth - chartMargin.width;
  const chart = new Chart(element, {
    type: "donut",
    height: side + chartMargin.height,
    strokeWidth: side * ringWidth,
    clockWise: true,
    animate: false,
    colors: slices.map(({ color }) => color),
    maxSlices: slices.length,
    data: {
      labels: slices.map(({ name }) => name),
      datasets: [{ values: slices.map(({ clicks }) => clicks) }],
    },
  });
  // The package writes its tips as markup with style attributes; these are text.
  chart.tip.fill = () => {
    const slice = slices.find(({ name }) => chart.tip.titleName === `${name}: `);
    chart.tip.title.textContent = slice ? describe(slice) : "";
  };
  return chart;
}
