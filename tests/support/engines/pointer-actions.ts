import type { Point } from "./engine.ts";

/** A press in the words of WebDriver, which BiDi has too. */
export const pressActions = ({ x, y }: Point, pointerType: "mouse" | "touch") => [
  {
    type: "pointer",
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];
