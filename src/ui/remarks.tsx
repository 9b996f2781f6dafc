import { Icon } from "./icon.tsx";

/** Sentences that belong to an answer: what to beware of stands out. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="warning">
      <Icon name="triangle-exclamation-point" />
      <span>{text}</span>
    </p>
  ));
}

export function RemarkList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="notes">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
