/** What this project uses of frappe-charts, which comes without types. */
declare module "frappe-charts/dist/frappe-charts.esm.js" {
  type Tip = {
    fill: () => void;
    readonly title: HTMLElement;
    readonly dataPointList: HTMLElement;
    readonly titleName: string;
    readonly titleValue: string | number;
    readonly titleValueFirst: boolean | number;
    readonly listValues: readonly { readonly value: string | number; readonly title?: string }[];
  };

  type ChartData = {
    readonly labels: readonly string[];
    readonly datasets: readonly { readonly name?: string; readonly values: readonly number[] }[];
  };

  export class Chart {
    constructor(element: HTMLElement, options: Readonly<Record<string, unknown>>);
    readonly tip: Tip;
    /** Shows other values at once when nothing is animated. */
    update(data: ChartData): void;
    /** Stops listening to the window. */
    destroy(): void;
  }
}
