const blockBytes = 65_536;

/**
 * Collects pieces in blocks that it copies them into, so that thousands of small ones take no more than their bytes, and
 * none keeps the larger chunk alive that it was cut from.
 */
export function blockList() {
  let full: Buffer[] = [];
  let last = Buffer.alloc(0);
  let used = 0;

  return {
    add(piece: Buffer): void {
      let copied = 0;
      while (copied < piece.length) {
        if (used === last.length) {
          if (used > 0) full.push(last);
          [last, used] = [Buffer.allocUnsafeSlow(blockBytes), 0];
        }
        const bytes = piece.copy(last, used, copied);
        [copied, used] = [copied + bytes, used + bytes];
      }
    },

    /** All that was added, in memory that a worker and this thread share, so that neither has to copy it; the list is empty then. */
    take(): Buffer {
      const bytes = Buffer.from(new SharedArrayBuffer(full.length * blockBytes + used));
      for (const [index, block] of [...full, last.subarray(0, used)].entries())
        bytes.set(block, index * blockBytes);
      this.clear();
      return bytes;
    },

    clear(): void {
      [full, last, used] = [[], Buffer.alloc(0), 0];
    },
  };
}
