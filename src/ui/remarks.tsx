import { Icon } from "./icon.tsx";

/** Sentences that belong to an answer: what to beware of stands out. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  return texts.map((remark) => (
    <p key={remark} className="warning">
      <Icon name="triangle-exclamation-point" />
      <span>{remark}</span>
    </p>
  ));
}

export function RemarkList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="notes">
      {texts.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
