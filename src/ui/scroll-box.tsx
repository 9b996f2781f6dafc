import type { ComponentProps } from "react";

/**
 * What has its place on the page however long it is, and scrolls in it; the keyboard reaches it therefore. It has a name
 * and is no landmark: what it is part of is one, often of the same name.
 */
export function ScrollBox({
  label,
  className = "output",
  isProse = false,
  ...box
}: {
  label: string;
  /** Words to people: a browser that translates pages leaves all else as it is. */
  isProse?: boolean;
} & Pick<ComponentProps<"div">, "children" | "className" | "onScroll" | "ref">) {
  return (
    <div
      className={className}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no fields stand in it, nor details
      role="group"
      aria-label={label}
      // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls must take the focus
      tabIndex={0}
      translate={isProse ? undefined : "no"}
      {...box}
    />
  );
}
