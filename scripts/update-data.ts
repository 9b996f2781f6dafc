import { parseArgs } from "node:util";
import { dataSets, updateData } from "./update-data/run.ts";
import { usualBounds } from "./update-data/source.ts";

/**
 * Refreshes the data that ages from its sources, shows what changes, and writes it. `--check` writes nothing and exits with 2
 * when there is something newer. A source that fails leaves its data as it is, and the exit code is 1.
 */

const names = dataSets.map(({ name }) => name);
const usage = `Usage: bun run update-data [${names.join("|")}]... [--check] [--accept-losses] [--from SOURCE=PLACE]...

${dataSets.map(({ name, what }) => `  ${name.padEnd(12)} ${what}`).join("\n")}

  --check           says what is newer and writes nothing; exits with 2 when there is something
  --accept-losses   takes data that has lost more entries than is usual
  --from            reads a source in another place: rdap, tlds and vietqr-io from a file or an address,
                    whois from a host:port or a table in JSON, npm from a registry's address
`;

const { values, positionals } = parseArgs({
  options: {
    check: { type: "boolean", default: false },
    "accept-losses": { type: "boolean", default: false },
    from: { type: "string", multiple: true, default: [] },
    help: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const places = values.from.map((place) => place.split(/=(.*)/s).slice(0, 2));
const known = ["rdap", "tlds", "whois", "vietqr-io", "npm"];
const wrong = [
  ...positionals.filter((name) => !names.includes(name)),
  ...places.filter(([source = "", place = ""]) => !known.includes(source) || place === "").flat(),
];
if (values.help || wrong.length > 0) {
  process.stdout.write(usage);
  process.exit(values.help ? 0 : 2);
}

const { failed, newer } = await updateData(dataSets, {
  root: new URL("../", import.meta.url).pathname,
  from: Object.fromEntries(places),
  now: new Date(),
  bounds: usualBounds,
  names: positionals,
  isCheck: values.check,
  acceptsLosses: values["accept-losses"],
  write: (text) => void process.stdout.write(text),
});
if (failed.length > 0) process.stderr.write(`Not refreshed: ${failed.join(", ")}\n`);
process.exit(failed.length > 0 ? 1 : values.check && newer.length > 0 ? 2 : 0);
