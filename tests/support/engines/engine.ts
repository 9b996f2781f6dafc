/** A point of the window, in CSS pixels. */
export type Point = { readonly x: number; readonly y: number };

/** The one page of a browser that a test has to itself. */
export type EnginePage = {
  /** Resolves when the page and all it names have loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Asks for the page before; it may not be there yet. */
  readonly back: () => Promise<void>;
  /** What an expression comes to in the page, where scripts are off too; it has to be JSON. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses as a visitor does, by mouse or finger: what lies over the point is what gets it. */
  readonly press: (at: Point) => Promise<void>;
  /** Becomes somebody who has not been here before: without cookies. */
  readonly forget: () => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
  /** Uncaught errors of scripts since it was asked last, of browsers that tell. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
};

export type EngineOptions = { readonly scripts: boolean; readonly touch: boolean };
export type OpenEngine = (options: EngineOptions) => Promise<EnginePage>;

export const windowHeight = 800;

/** An expression whose value is a text in every protocol. */
export const asJson = (expression: string): string => `JSON.stringify((${expression})??null)`;
