import type { Result } from "./result.ts";

/** A pure computation with a name, so that a worker can run it too. Its input and output are plain data. */
export type Task<Input, Output> = {
  readonly name: string;
  /** About how much work an input is, in characters to go through once; what is light is run in place. */
  readonly weigh: (input: Input) => number;
  readonly run: (input: Input) => Result<Output> | Promise<Result<Output>>;
};

/** Runs a task within a bounded time, or answers `busy`; the work is given up when the signal aborts. */
export type Compute = <Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  signal?: AbortSignal,
) => Promise<Result<Output>>;
