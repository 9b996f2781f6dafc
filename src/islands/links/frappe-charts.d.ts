/** What this project uses of frappe-charts, which comes without types. */
declare module "frappe-charts/dist/frappe-charts.esm.js" {
  type Tip = {
    fill: () => void;
    readonly title: HTMLElement;
    readonly titleName: string;
  };

  export class Chart {
    constructor(element: HTMLElement, options: Readonly<Record<string, unknown>>);
    readonly tip: Tip;
    /** Stops listening to the window. */
    destroy(): void;
  }
}
