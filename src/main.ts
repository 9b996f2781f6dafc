import { loadConfig } from "./config.ts";
import { startProduct } from "./product.ts";
import { buildAssets } from "./ssr/assets.ts";

const config = loadConfig(process.env);
const write = (text: string) => void process.stdout.write(text);
const product = await startProduct(config, { now: () => new Date(), write, assets: await buildAssets() });

write(`${config.SITE_NAME}: ${config.PUBLIC_URL} (listening on ${config.HOST}:${config.PORT})\n`);

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.once(signal, () => void product.stop().then(() => process.exit(0)));
}
