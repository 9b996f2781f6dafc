import type { Answer, RecordType } from "dns-packet";

/** Types of record that RFC 9460 adds, which dns-packet knows by their numbers alone. */
type ServiceType = "HTTPS" | "SVCB";

export type DnsRecordType = RecordType | ServiceType;

export type ServiceAnswer = {
  readonly type: ServiceType;
  readonly name: string;
  readonly ttl?: number | undefined;
  readonly data: Uint8Array;
};

export type DnsAnswer = Answer | ServiceAnswer;
