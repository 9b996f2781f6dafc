import type { whois as vi } from "#locales/vi/whois.ts";

export const whois = {
  "whois.label": "Domain lookup",
  "whois.short": "Domain",
  "whois.line": "Who owns it, when it expires",
  "whois.lead": "See who holds a domain, IP address or AS number, and when a domain expires.",
  "whois.title": "WHOIS and RDAP",
  "whois.summary":
    "See whether a domain is registered, with which registrar, when it was created and expires, its status; or who holds an IP address or AS number.",
  "whois.intro":
    "Type a domain to see whether it is registered, with which registrar, and how many days are left until it expires. Of an IP address or an AS number you learn who holds it, its range, its country and where abuse is reported. The data comes straight from the registry over RDAP or WHOIS.",
  "whois.privacy":
    "This server asks the registry about the domain or address you type; your IP address is neither passed on nor stored.",
  "whois.faq.1.q": "Why does a .vn domain show no expiry date?",
  "whois.faq.1.a":
    "VNNIC offers neither RDAP nor WHOIS to machines. This page only checks whether the domain has name servers in DNS, and links to the official lookup at tracuutenmien.gov.vn.",
  "whois.faq.2.q": "Does “not registered” mean that I can surely buy it?",
  "whois.faq.2.a":
    "Almost. A registry may keep some names back or sell them at a higher price, so check with a registrar before you count on it.",
  "whois.faq.3.q": "Why are the owner's name and email not shown?",
  "whois.faq.3.a":
    "Since 2018 most registries hide their holders' personal data. This page shows what the registry publishes, and nothing more.",

  "whois.domain": "Domain, IP address or AS number",
  "whois.domain.hint": "For example example.com, tiếngviệt.com, 8.8.8.8, AS15169, or paste a whole address.",
  "whois.lookup": "Look up",
  "whois.busy": "Asking the registry…",
  "whois.result": "Result",
  "whois.empty":
    "You will see the registrar, when the name was registered, when it expires and its name servers. Try one:",
  "whois.example": "Look up {domain} to see a sample result.",

  "whois.name": "Domain",
  "whois.network": "Network",
  "whois.number": "Address or number",
  "whois.holder": "Registered to",
  "whois.network.name": "Name of the network",
  "whois.network.range": "Addresses",
  "whois.network.cidr": "CIDR",
  "whois.network.country": "Country",
  "whois.network.abuse": "Report abuse to",
  "whois.unicode": "Written with accents",
  "whois.registrar": "Registrar",
  "whois.created": "Registered on",
  "whois.updated": "Last changed",
  "whois.expires": "Expires on",
  "whois.figure.days": "{days} {days|day|days}",
  "whois.figure.years": "{years} {years|year|years}",
  "whois.figure.left": "left until it expires",
  "whois.figure.age": "age of the name",
  "whois.figure.nameservers": "{count|name server|name servers}",
  "whois.daysLeft": "{days} {days|day|days} left",
  "whois.daysAgo": "{days} {days|day|days} ago",
  "whois.statuses": "Status",
  "whois.nameservers": "Name servers",
  "whois.dnssec": "DNSSEC",
  "whois.dnssec.yes": "Enabled",
  "whois.dnssec.no": "Not enabled",
  "whois.source": "Source",
  "whois.lookupPage": "Open the official lookup",
  "whois.words": "Verbatim from {server}",

  "whois.sum.expires": "{name} is registered and expires in {days} {days|day|days}.",
  "whois.sum.lastDay": "{name} is registered and expires within 24 hours.",
  "whois.sum.today": "{name} is registered, and its expiry date is today.",
  "whois.sum.expired": "{name} is registered, but its expiry date has passed.",
  "whois.sum.registered": "{name} is registered.",
  "whois.sum.free": "{name} is not registered.",
  "whois.sum.network": "{name} belongs to {holder}.",
  "whois.sum.networkOf": "{name} belongs to {holder} ({place}).",
  "whois.sum.noNetwork":
    "The registry answered about {name}, but names no network for it: it may not be in use. Read its own words below.",
  "whois.sum.unclear":
    "The WHOIS server answered about {name}, but did not say whether it is registered. Read its own words below.",
  "whois.sum.delegated":
    "{name} is registered and has name servers in DNS. The registry of this ending does not answer machines, so see the official lookup for details.",
  "whois.sum.notDelegated":
    "{name} has no name servers in DNS: it may be unregistered, or registered and unused or suspended. Only the official lookup knows for sure.",

  "whois.invalid.domain":
    "Enter a domain such as example.com, an IP address, or an AS number such as AS15169.",
  "whois.invalid.asNumber": "An AS number goes up to 4,294,967,295.",
  "whois.invalid.asPrivate": "{name} is an AS number for private use, so nobody has registered it.",
  "whois.invalid.asDocumentation": "{name} is an AS number for documentation and examples.",
  "whois.invalid.asReserved": "{name} is a reserved AS number, not in use on the internet.",
  "whois.invalid.ending": "“{ending}” is an ending. Enter a name under it.",
  "whois.invalid.special":
    "The ending “.{ending}” is for internal use or tests; nobody can register names under it.",
  "whois.invalid.unknownEnding": "There is no ending “.{ending}”.",
  "whois.limited":
    "{server} refuses because it was asked too often, so it is not known whether the name is registered. Try again in a few minutes.",
  "whois.denied":
    "{server} refuses to answer this server, so it is not known whether the name is registered.",
  "whois.down":
    "{server} is out of service for now, so it is not known whether the name is registered. Try again later.",
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

  "whois.api.lookup":
    "Look a domain up: registrar, dates, status, name servers; or an IP address or AS number: holder, network, abuse contact",
} satisfies Record<keyof typeof vi, string>;
