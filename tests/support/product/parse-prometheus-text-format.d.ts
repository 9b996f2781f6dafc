declare module "parse-prometheus-text-format" {
  /** The families of a text in Prometheus' exposition format. */
  export default function parse(text: string): {
    name: string;
    type: string;
    help: string;
    metrics: {
      value?: string;
      labels?: Record<string, string>;
      buckets?: Record<string, string>;
      count?: string;
      sum?: string;
    }[];
  }[];
}
