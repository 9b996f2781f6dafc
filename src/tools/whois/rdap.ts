import { readTime } from "./date.ts";
import { distinct, readNameserver } from "./registration.ts";
import type { Registration } from "./schema.ts";
import { readStatus } from "./status.ts";

/** A field of JSON of unknown shape. */
const rdapField = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** Lists may come as a single object. */
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : typeof value === "object" && value !== null ? [value] : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const hasRole = (entity: unknown, role: string): boolean =>
  listOf(rdapField(entity, "roles")).includes(role) || rdapField(entity, "roles") === role;

/** A property of a jCard (RFC 7095): `["fn", {}, "text", "Name"]`. */
function cardText(entity: unknown, name: string): string {
  const properties = listOf(listOf(rdapField(entity, "vcardArray"))[1]);
  const property = properties.find((one) => Array.isArray(one) && one[0] === name);
  return textOf(listOf(property)[3]);
}

const nameOf = (entity: unknown): string =>
  cardText(entity, "fn") || cardText(entity, "org") || textOf(rdapField(entity, "handle"));

function timeOf(events: readonly unknown[], ...actions: readonly string[]): string | null {
  for (const action of actions) {
    const event = events.find(
      (candidate) => textOf(rdapField(candidate, "eventAction")).toLowerCase() === action,
    );
    const time = readTime(textOf(rdapField(event, "eventDate")));
    if (time) return time;
  }
  return null;
}

function dnssecOf(secureDns: unknown): boolean | null {
  const isSigned = rdapField(secureDns, "delegationSigned");
  if (typeof isSigned === "boolean") return isSigned;
  return listOf(rdapField(secureDns, "dsData")).length > 0 ? true : null;
}

/** Whether an answer is about a domain name at all. */
export const isDomainObject = (json: unknown): boolean =>
  rdapField(json, "objectClassName") === "domain" || textOf(rdapField(json, "ldhName")) !== "";

/** Reads a domain object of RFC 9083. */
export function readRdap(json: unknown): Registration {
  const events = listOf(rdapField(json, "events"));
  const registrar = listOf(rdapField(json, "entities")).find((entity) => hasRole(entity, "registrar"));
  const servers = listOf(rdapField(json, "nameservers")).map((server) =>
    textOf(rdapField(server, "ldhName")),
  );
  const statuses = rdapField(json, "status");
  return {
    registrar: nameOf(registrar) || null,
    created_at: timeOf(events, "registration"),
    updated_at: timeOf(events, "last changed", "last update"),
    expires_at: timeOf(events, "expiration", "registrar expiration"),
    statuses: distinct(
      (typeof statuses === "string" ? [statuses] : listOf(statuses)).map((status) =>
        readStatus(textOf(status)),
      ),
    ),
    nameservers: distinct(servers.map(readNameserver)),
    dnssec: dnssecOf(rdapField(json, "secureDNS")),
  };
}
