import { afterEach, expect, setDefaultTimeout, spyOn } from "bun:test";

/** A busy machine makes no test fail; a test that is about time states its own deadline. */
setDefaultTimeout(300_000);

/** What goes to the error stream during a test is a fault that nobody handled. */
const complaints = spyOn(console, "error");

afterEach(() => {
  const said = complaints.mock.calls.slice();
  complaints.mockClear();
  expect(said).toEqual([]);
});
