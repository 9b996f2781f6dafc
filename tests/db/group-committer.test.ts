import { expect, jest, test } from "bun:test";
import { groupCommitter } from "#db/group-committer.ts";

const recorder = ({ maxRetained = 100, gatherMs = 1 } = {}) => {
  const groups: number[][] = [];
  const failures: string[] = [];
  const disk = { isFull: false };
  const committer = groupCommitter<number>({
    maxRetained,
    retryMs: 1,
    gatherMs,
    isTransient: (fault) => String(fault).includes("disk full"),
    commit: async (items) => {
      if (disk.isFull) throw new Error("disk full");
      if (items.includes(13)) throw new Error("no such link");
      groups.push([...items]);
    },
    onFailure: (fault, lost) => failures.push(`${String(fault)}: ${lost}`),
  });
  return { committer, groups, failures, disk };
};

test("what comes at once is committed at once, and nobody hears of it before", async () => {
  const { committer, groups } = recorder();
  let isDone = false;
  const first = committer.add(1).then(() => (isDone = true));
  const second = committer.add(2);
  expect([groups, isDone]).toEqual([[], false]);
  await Promise.all([first, second]);
  await committer.add(3);
  expect(groups).toEqual([[1, 2], [3]]);
});

test("who comes alone waits for no timer", async () => {
  const { committer, groups } = recorder();
  const timers = jest.useFakeTimers();
  await committer.add(1);
  timers.useRealTimers();
  expect(groups).toEqual([[1]]);
});

test("one group is under way at a time; what comes meanwhile makes the next", async () => {
  let running = 0;
  const groups: number[] = [];
  const began = Promise.withResolvers<void>();
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const committer = groupCommitter<number>({
    maxRetained: 0,
    retryMs: 1,
    gatherMs: 1,
    isTransient: () => false,
    onFailure: () => {},
    commit: async (items) => {
      began.resolve();
      expect((running += 1)).toBe(1);
      await gates[groups.length]?.promise;
      groups.push(items.length);
      running -= 1;
    },
  });
  const first = [committer.add(1), committer.add(2)];
  await began.promise;
  const others = [3, 4, 5, 6, 7].map((item) => committer.add(item));
  gates[0]?.resolve();
  await Promise.all(first);
  gates[1]?.resolve();
  await Promise.all(others);
  expect(groups).toEqual([2, 5]);
});

test("after a group of several, those it answered are waited for, and share the next", async () => {
  const { committer, groups } = recorder({ gatherMs: 60_000 });
  await Promise.all([committer.add(1), committer.add(2)]);
  const third = committer.add(3);
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  expect(groups).toEqual([[1, 2]]);
  await Promise.all([third, committer.add(4)]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test("they are waited for no longer than said, and not at all at the end", async () => {
  const patient = recorder({ gatherMs: 60_000 });
  const brief = recorder({ gatherMs: 1 });
  for (const { committer, groups } of [patient, brief]) {
    await Promise.all([committer.add(1), committer.add(2)]);
    const last = committer.add(3);
    if (committer === patient.committer) await committer.flush();
    await last;
    expect(groups).toEqual([[1, 2], [3]]);
  }
});

test("flushing commits what waits, and nothing when nothing does", async () => {
  const { committer, groups } = recorder();
  const added = committer.add(1);
  await committer.flush();
  await committer.flush();
  await added;
  expect(groups).toEqual([[1]]);
});

test("a group that can never be committed is reported, and the next one is committed", async () => {
  const { committer, groups, failures } = recorder();
  await Promise.all([committer.add(12), committer.add(13)]);
  await committer.add(14);
  expect(groups).toEqual([[14]]);
  expect(failures).toEqual(["Error: no such link: 2"]);
});

test("while there is no room groups are retained up to a limit, and committed when there is room again", async () => {
  const { committer, groups, failures, disk } = recorder({ maxRetained: 3 });
  disk.isFull = true;
  await Promise.all([1, 2, 3, 4].map((item) => committer.add(item)));
  expect(failures[0]).toBe("Error: disk full: 1");
  disk.isFull = false;
  await committer.add(5);
  await committer.flush();
  expect(groups.flat().toSorted((one, other) => one - other)).toEqual([1, 2, 3, 5]);
});

test("what is retained is committed by itself, without another item", async () => {
  const { committer, groups, disk } = recorder();
  disk.isFull = true;
  await committer.add(1);
  disk.isFull = false;
  while (groups.length === 0) await Bun.sleep(1);
  expect(groups).toEqual([[1]]);
});
