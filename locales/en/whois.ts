import type { whois as vi } from "../vi/whois.ts";

export const whois = {
  "whois.label": "Domain lookup",
  "whois.short": "Domain",
  "whois.line": "Who registered it, when it expires",
  "whois.title": "WHOIS and RDAP",
  "whois.summary":
    "See whether a domain is registered, with which registrar, when it was created and expires, its status and name servers.",
  "whois.intro":
    "Type a domain to see whether it is registered, with which registrar, and how many days are left until it expires. The data comes straight from the registry over RDAP or WHOIS.",
  "whois.privacy":
    "This server asks the registry about the domain you type; your IP address is neither passed on nor stored.",
  "whois.faq.1.q": "Why does a .vn domain show no expiry date?",
  "whois.faq.1.a":
    "VNNIC offers neither RDAP nor WHOIS to machines. This page only checks whether the domain has name servers in DNS, and links to the official lookup at tracuutenmien.gov.vn.",
  "whois.faq.2.q": "Does “not registered” mean that I can surely buy it?",
  "whois.faq.2.a":
    "Almost. A registry may keep some names back or sell them at a higher price, so check with a registrar before you count on it.",
  "whois.faq.3.q": "Why are the owner's name and email not shown?",
  "whois.faq.3.a":
    "Since 2018 most registries hide their holders' personal data. This page shows what the registry publishes, and nothing more.",

  "whois.domain": "Domain",
  "whois.domain.hint": "For example example.com or tiếngviệt.com, or paste a whole address.",
  "whois.lookup": "Look up",
  "whois.busy": "Asking the registry…",
  "whois.result": "Result",
  "whois.empty":
    "You will see the registrar, when the name was registered, when it expires and its name servers. Try one:",
  "whois.example": "Look up {domain} to see a sample result.",

  "whois.unicode": "Written with accents",
  "whois.registrar": "Registrar",
  "whois.created": "Registered on",
  "whois.updated": "Last changed",
  "whois.expires": "Expires on",
  "whois.figure.days": "{days} {days|day|days}",
  "whois.figure.years": "{years} {years|year|years}",
  "whois.figure.left": "left until it expires",
  "whois.figure.over": "past its expiry",
  "whois.figure.age": "age of the name",
  "whois.figure.nameservers": "{count|name server|name servers}",
  "whois.daysLeft": "{days} {days|day|days} left",
  "whois.daysAgo": "{days} {days|day|days} ago",
  "whois.statuses": "Status",
  "whois.nameservers": "Name servers",
  "whois.dnssec": "DNSSEC",
  "whois.dnssec.yes": "Signed",
  "whois.dnssec.no": "Not signed",
  "whois.lookupPage": "Open the official lookup",
  "whois.words": "The words of {server}",

  "whois.sum.expires": "{name} is registered and expires in {days} {days|day|days}.",
  "whois.sum.lastDay": "{name} is registered and expires within 24 hours.",
  "whois.sum.expired": "{name} is registered, but its expiry date has passed.",
  "whois.sum.registered": "{name} is registered.",
  "whois.sum.free": "{name} is not registered.",
  "whois.sum.unclear":
    "The WHOIS server answered about {name}, but did not say whether it is registered. Read its own words below.",
  "whois.sum.delegated":
    "{name} is registered and has name servers in DNS. The registry of this ending does not answer machines, so see the official lookup for details.",
  "whois.sum.notDelegated":
    "{name} has no name servers in DNS: it may be unregistered, or registered and unused or suspended. Only the official lookup knows for sure.",

  "whois.invalid.domain": "Enter a domain such as example.com.",
  "whois.invalid.address": "This is an IP address, not a domain. Use the IP lookup instead.",
  "whois.invalid.ending": "“{ending}” is an ending. Enter a name under it.",
  "whois.invalid.special":
    "The ending “.{ending}” is for internal use or tests; nobody can register names under it.",
  "whois.invalid.unknownEnding": "There is no ending “.{ending}”.",
  "whois.limited": "{server} refuses to answer because it was asked too often. Try again in a few minutes.",
  "whois.broken": "The answer of {server} could not be read. Try again later.",
  "whois.badReferral": "The WHOIS server pointed to {server}, which may not be asked.",
  "whois.noDelegation": "The DNS server could not answer about this domain. Try again later.",

  "whois.status.ok": "Normal, without any restriction.",
  "whois.status.inactive": "No name servers are set, so it does not work yet.",
  "whois.status.linked": "Another record makes use of it.",
  "whois.status.addPeriod": "Newly registered, within the first days in which the fee is refunded.",
  "whois.status.autoRenewPeriod": "Just renewed automatically, and can still be cancelled.",
  "whois.status.renewPeriod": "Just renewed.",
  "whois.status.transferPeriod": "Just moved to another registrar.",
  "whois.status.redemptionPeriod":
    "Expired and about to be deleted; the former holder can still get it back.",
  "whois.status.clientDeleteProhibited": "The registrar has locked deletion.",
  "whois.status.clientHold": "Suspended by the registrar, so it does not work in DNS.",
  "whois.status.clientRenewProhibited": "The registrar has locked renewal.",
  "whois.status.clientTransferProhibited": "The registrar has locked moving it elsewhere.",
  "whois.status.clientUpdateProhibited": "The registrar has locked changes.",
  "whois.status.serverDeleteProhibited": "The registry has locked deletion.",
  "whois.status.serverHold": "Suspended by the registry, so it does not work in DNS.",
  "whois.status.serverRenewProhibited": "The registry has locked renewal.",
  "whois.status.serverTransferProhibited": "The registry has locked moving it elsewhere.",
  "whois.status.serverUpdateProhibited": "The registry has locked changes.",
  "whois.status.pendingCreate": "Waiting to be created.",
  "whois.status.pendingDelete": "About to be deleted; in a few days anybody can register it.",
  "whois.status.pendingRenew": "Waiting to be renewed.",
  "whois.status.pendingRestore": "Waiting to be restored after its holder asked for it back.",
  "whois.status.pendingTransfer": "Waiting to be moved to another registrar.",
  "whois.status.pendingUpdate": "Waiting to be changed.",
} satisfies Record<keyof typeof vi, string>;
