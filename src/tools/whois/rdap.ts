import { readTime } from "./date.ts";
import { distinct, readNameserver, readStatus } from "./registration.ts";
import type { Registration } from "./schema.ts";

/** A field of JSON of unknown shape. */
const field = (rdapValue: unknown, memberName: string): unknown =>
  typeof rdapValue === "object" && rdapValue !== null
    ? Object.getOwnPropertyDescriptor(rdapValue, memberName)?.value
    : undefined;

/** Lists may come as a single object. */
const listOf = (rdapValue: unknown): readonly unknown[] =>
  Array.isArray(rdapValue)
    ? rdapValue
    : typeof rdapValue === "object" && rdapValue !== null
      ? [rdapValue]
      : [];

const textOf = (rdapValue: unknown): string => (typeof rdapValue === "string" ? rdapValue.trim() : "");

const hasRole = (entity: unknown, role: string): boolean =>
  listOf(field(entity, "roles")).includes(role) || field(entity, "roles") === role;

/** A property of a jCard (RFC 7095): `["fn", {}, "text", "Name"]`. */
function cardText(entity: unknown, propertyName: string): string {
  const vcardProperties = listOf(listOf(field(entity, "vcardArray"))[1]);
  const vcardProperty = vcardProperties.find(
    (property) => Array.isArray(property) && property[0] === propertyName,
  );
  return textOf(listOf(vcardProperty)[3]);
}

const entityNameOf = (entity: unknown): string =>
  cardText(entity, "fn") || cardText(entity, "org") || textOf(field(entity, "handle"));

function eventTimeOf(rdapEvents: readonly unknown[], ...actions: readonly string[]): string | null {
  for (const action of actions) {
    const event = rdapEvents.find(
      (candidateEvent) => textOf(field(candidateEvent, "eventAction")).toLowerCase() === action,
    );
    const eventTime = readTime(textOf(field(event, "eventDate")));
    if (eventTime) return eventTime;
  }
  return null;
}

function dnssecOf(secureDns: unknown): boolean | null {
  const isSigned = field(secureDns, "delegationSigned");
  if (typeof isSigned === "boolean") return isSigned;
  return listOf(field(secureDns, "dsData")).length > 0 ? true : null;
}

/** Either form of a name may be left out (RFC 9083, 3). */
const nameOf = (rdapObject: unknown): string =>
  textOf(field(rdapObject, "ldhName")) || textOf(field(rdapObject, "unicodeName"));

/** Whether an answer is about a domain name at all. */
export const isDomainObject = (json: unknown): boolean =>
  field(json, "objectClassName") === "domain" || nameOf(json) !== "";

/** Reads a domain object of RFC 9083. */
export function readRdap(json: unknown): Registration {
  const rdapEvents = listOf(field(json, "events"));
  const registrar = listOf(field(json, "entities")).find((entity) => hasRole(entity, "registrar"));
  const servers = listOf(field(json, "nameservers")).map(nameOf);
  const rdapStatuses = field(json, "status");
  return {
    registrar: entityNameOf(registrar) || null,
    created_at: eventTimeOf(rdapEvents, "registration"),
    updated_at: eventTimeOf(rdapEvents, "last changed", "last update"),
    expires_at: eventTimeOf(rdapEvents, "expiration", "registrar expiration"),
    statuses: distinct(
      (typeof rdapStatuses === "string" ? [rdapStatuses] : listOf(rdapStatuses)).map((rdapStatus) =>
        readStatus(textOf(rdapStatus)),
      ),
    ),
    nameservers: distinct(servers.map(readNameserver)),
    dnssec: dnssecOf(field(json, "secureDNS")),
  };
}
