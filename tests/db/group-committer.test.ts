import { expect, test } from "bun:test";
import { groupCommitter } from "../../src/db/group-committer.ts";

const recorder = ({ most = 100, waitMs = 1 } = {}) => {
  const groups: number[][] = [];
  const failures: string[] = [];
  const committer = groupCommitter<number>({
    waitMs,
    most,
    commit: (items) => {
      if (items.includes(13)) throw new Error("disk full");
      groups.push([...items]);
    },
    onFailure: (error, lost) => failures.push(`${String(error)}: ${lost}`),
  });
  return { committer, groups, failures };
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

test("a full group does not wait", async () => {
  const { committer, groups } = recorder({ most: 2, waitMs: 1e6 });
  await Promise.all([committer.add(1), committer.add(2)]);
  expect(groups).toEqual([[1, 2]]);
});

test("flushing commits what waits, and nothing when nothing does", async () => {
  const { committer, groups } = recorder({ waitMs: 1e6 });
  const added = committer.add(1);
  committer.flush();
  committer.flush();
  await added;
  expect(groups).toEqual([[1]]);
});

test("a group that fails is reported, and the next one is committed", async () => {
  const { committer, groups, failures } = recorder();
  await Promise.all([committer.add(12), committer.add(13)]);
  await committer.add(14);
  expect(groups).toEqual([[14]]);
  expect(failures).toEqual(["Error: disk full: 2"]);
});
