import type { ReactNode } from "react";

export type Fact = { readonly label: string; readonly value: ReactNode };

/** A table of what was found, a line each; lines without a value are left out. */
export function Facts({ caption, facts }: { caption: string; facts: readonly Fact[] }) {
  return (
    <table className="facts">
      <caption>{caption}</caption>
      <tbody>
        {facts
          .filter(({ value }) => value !== null && value !== undefined && value !== "")
          .map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
