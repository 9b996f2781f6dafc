import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { newestBackupAt } from "#db/backup-folder.ts";
import type { Config } from "./config.ts";
import type { Metrics } from "./metrics.ts";
import { databaseDisk } from "./notices.ts";

/** What fills up and what stops without anybody noticing, of this machine; NaN where there is no such thing. */
export function startDiskGauges(
  config: Pick<Config, "DATABASE_URL">,
  { gauge }: Pick<Metrics, "gauge">,
): void {
  const disk = databaseDisk(config);
  const room = () => (disk ? statfsSync(dirname(disk.path)) : null);
  gauge("database_disk_free_bytes", "Room on the disk of the database's file", async () => {
    const { bavail, bsize } = room() ?? { bavail: Number.NaN, bsize: 1 };
    return bavail * bsize;
  });
  gauge("database_disk_free_ratio", "The part of the disk of the database's file that is free", async () => {
    const { bavail, blocks } = room() ?? { bavail: Number.NaN, blocks: 1 };
    return bavail / blocks;
  });
  gauge(
    "backup_last_success_timestamp_seconds",
    "When the newest backup beside the database was made",
    async () => newestBackupAt(config.DATABASE_URL),
  );
}
