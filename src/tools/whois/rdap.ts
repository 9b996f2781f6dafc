import { readTime } from "./date.ts";
import { distinct, readNameserver, readStatus } from "./registration.ts";
import type { Registration } from "./schema.ts";

/** A field of JSON of unknown shape. */
const rdapField = (rdapValue: unknown, memberName: string): unknown =>
  typeof rdapValue === "object" && rdapValue !== null
    ? Object.getOwnPropertyDescriptor(rdapValue, memberName)?.value
    : undefined;

/** Lists may come as a single object. */
const rdapListOf = (rdapValue: unknown): readonly unknown[] =>
  Array.isArray(rdapValue)
    ? rdapValue
    : typeof rdapValue === "object" && rdapValue !== null
      ? [rdapValue]
      : [];

const rdapTextOf = (rdapValue: unknown): string => (typeof rdapValue === "string" ? rdapValue.trim() : "");

const hasRole = (rdapEntity: unknown, role: string): boolean =>
  rdapListOf(rdapField(rdapEntity, "roles")).includes(role) || rdapField(rdapEntity, "roles") === role;

/** A property of a jCard (RFC 7095): `["fn", {}, "text", "Name"]`. */
function cardText(rdapEntity: unknown, propertyName: string): string {
  const vcardProperties = rdapListOf(rdapListOf(rdapField(rdapEntity, "vcardArray"))[1]);
  const vcardProperty = vcardProperties.find(
    (property) => Array.isArray(property) && property[0] === propertyName,
  );
  return rdapTextOf(rdapListOf(vcardProperty)[3]);
}

const entityNameOf = (rdapEntity: unknown): string =>
  cardText(rdapEntity, "fn") || cardText(rdapEntity, "org") || rdapTextOf(rdapField(rdapEntity, "handle"));

function eventTimeOf(rdapEvents: readonly unknown[], ...actions: readonly string[]): string | null {
  for (const action of actions) {
    const event = rdapEvents.find(
      (candidateEvent) => rdapTextOf(rdapField(candidateEvent, "eventAction")).toLowerCase() === action,
    );
    const eventTime = readTime(rdapTextOf(rdapField(event, "eventDate")));
    if (eventTime) return eventTime;
  }
  return null;
}

function dnssecOf(secureDns: unknown): boolean | null {
  const isSigned = rdapField(secureDns, "delegationSigned");
  if (typeof isSigned === "boolean") return isSigned;
  return rdapListOf(rdapField(secureDns, "dsData")).length > 0 ? true : null;
}

/** Either form of a name may be left out (RFC 9083, 3). */
const nameOf = (rdapObject: unknown): string =>
  rdapTextOf(rdapField(rdapObject, "ldhName")) || rdapTextOf(rdapField(rdapObject, "unicodeName"));

/** Whether an answer is about a domain name at all. */
export const isDomainObject = (json: unknown): boolean =>
  rdapField(json, "objectClassName") === "domain" || nameOf(json) !== "";

/** Reads a domain object of RFC 9083. */
export function readRdap(json: unknown): Registration {
  const rdapEvents = rdapListOf(rdapField(json, "events"));
  const registrar = rdapListOf(rdapField(json, "entities")).find((rdapEntity) =>
    hasRole(rdapEntity, "registrar"),
  );
  const servers = rdapListOf(rdapField(json, "nameservers")).map(nameOf);
  const rdapStatuses = rdapField(json, "status");
  return {
    registrar: entityNameOf(registrar) || null,
    created_at: eventTimeOf(rdapEvents, "registration"),
    updated_at: eventTimeOf(rdapEvents, "last changed", "last update"),
    expires_at: eventTimeOf(rdapEvents, "expiration", "registrar expiration"),
    statuses: distinct(
      (typeof rdapStatuses === "string" ? [rdapStatuses] : rdapListOf(rdapStatuses)).map((rdapStatus) =>
        readStatus(rdapTextOf(rdapStatus)),
      ),
    ),
    nameservers: distinct(servers.map(readNameserver)),
    dnssec: dnssecOf(rdapField(json, "secureDNS")),
  };
}
