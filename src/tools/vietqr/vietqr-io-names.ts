import { banks } from "./bank-list.ts";
import { plainName } from "./bank-names.ts";
import { vietqrIoBanks } from "./vietqr-io-banks.ts";

const own = new Set(
  banks.flatMap(({ bin, code, short_name, name }) =>
    [code, short_name, name].map((each) => `${bin} ${plainName(each)}`),
  ),
);

/** What vietqr.io calls banks, as plain names by BIN, where they do not call themselves so. */
export const vietqrIoNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  vietqrIoBanks.flatMap(({ bin, code, shortName, formerNames }) => {
    const others = [code, shortName, ...formerNames]
      .map((name) => plainName(name))
      .filter((name) => !own.has(`${bin} ${name}`));
    return others.length > 0 ? [[bin, [...new Set(others)]]] : [];
  }),
);
