import { afterEach, expect, spyOn } from "bun:test";

/** What goes to the error stream during a test is a fault that nobody handled. */
const complaints = spyOn(console, "error");

afterEach(() => {
  const said = complaints.mock.calls.slice();
  complaints.mockClear();
  expect(said).toEqual([]);
});
