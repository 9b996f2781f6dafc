const bytes = 65_536;

/**
 * Collects pieces in blocks that it copies them into, so that thousands of small ones take no more than their bytes, and
 * none keeps the larger chunk alive that it was cut from.
 */
export function blockList() {
  let fullBlocks: Buffer[] = [];
  let lastBlock = Buffer.alloc(0);
  let used = 0;

  return {
    add(mailPiece: Buffer): void {
      let copied = 0;
      while (copied < mailPiece.length) {
        if (used === lastBlock.length) {
          if (used > 0) fullBlocks.push(lastBlock);
          [lastBlock, used] = [Buffer.allocUnsafeSlow(bytes), 0];
        }
        const copiedBytes = mailPiece.copy(lastBlock, used, copied);
        [copied, used] = [copied + copiedBytes, used + copiedBytes];
      }
    },

    /** All that was added, in memory that a worker and this thread share, so that neither has to copy it; the list is empty then. */
    take(): Buffer {
      const mailBytes = Buffer.from(new SharedArrayBuffer(fullBlocks.length * bytes + used));
      for (const [index, mailBlock] of [...fullBlocks, lastBlock.subarray(0, used)].entries())
        mailBytes.set(mailBlock, index * bytes);
      this.clear();
      return mailBytes;
    },

    clear(): void {
      [fullBlocks, lastBlock, used] = [[], Buffer.alloc(0), 0];
    },
  };
}
