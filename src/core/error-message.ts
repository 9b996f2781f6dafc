/** What went wrong. A failed statement's error has people's values in its message; what it was caused by has not. */
export function errorMessage(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return "params" in fault ? errorMessage(fault.cause) : fault.message;
}
