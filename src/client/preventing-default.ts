import type { FormEvent, MouseEvent } from "react";

/** Does with a script what the form or the link would do by itself. */
export const preventingDefault =
  <Event extends FormEvent | MouseEvent>(act: (event: Event) => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    void act(event);
  };
