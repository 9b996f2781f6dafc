/** What of the things that a process needs does not answer it, as `/readyz` says. */
export async function downOf(base: string): Promise<readonly string[]> {
  const answer = await fetch(`${base}/readyz`);
  return (await answer.text())
    .split("\n")
    .slice(1)
    .map((line) => line.split(":")[0] ?? "");
}
