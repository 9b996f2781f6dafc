import type { Caller } from "./action.ts";
import type { Result } from "./result.ts";

/** A pure computation with a name, so that a worker can run it too. Its input and output are plain data. */
export type Task<Input, Output> = {
  readonly name: string;
  /**
   * About how much work an input is, by what will be made of it, in characters to go through once; what is light
   * is run in place. It is asked before anything is built, so it must be quick itself.
   */
  readonly cost: (input: Input) => number;
  /** Draws a picture that somebody waits for: a worker is left free for such. */
  readonly isPicture?: true;
  readonly run: (input: Input) => Result<Output> | Promise<Result<Output>>;
};

/** Who work is done for: clients take turns, and what nobody waits for any more is given up. */
export type ComputeClient = Pick<Caller, "address" | "user" | "signal">;

/** Runs a task within a bounded time, or answers `busy`. Null is the product's own work. */
export type Compute = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  client: ComputeClient | null,
) => Promise<Result<Output>>;
