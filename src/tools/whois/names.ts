/** The states of a name in its registry (RFC 5731, 3915), as EPP writes them. */
export const statusCodes = [
  "ok",
  "inactive",
  "linked",
  "addPeriod",
  "autoRenewPeriod",
  "renewPeriod",
  "transferPeriod",
  "redemptionPeriod",
  "clientDeleteProhibited",
  "clientHold",
  "clientRenewProhibited",
  "clientTransferProhibited",
  "clientUpdateProhibited",
  "serverDeleteProhibited",
  "serverHold",
  "serverRenewProhibited",
  "serverTransferProhibited",
  "serverUpdateProhibited",
  "pendingCreate",
  "pendingDelete",
  "pendingRenew",
  "pendingRestore",
  "pendingTransfer",
  "pendingUpdate",
] as const;
export type StatusCode = (typeof statusCodes)[number];

/** What registries date, by its name on the wire. */
export const timeNames = ["created_at", "updated_at", "expires_at"] as const;
export type TimeName = (typeof timeNames)[number];
