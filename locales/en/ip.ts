import type { ip as vi } from "#locales/vi/ip.ts";

export const ip = {
  "ip.label": "IP lookup",
  "ip.short": "IP address",
  "ip.line": "Your IP, country, network",
  "ip.lead": "See which country and network your IP address, or any other, belongs to.",
  "ip.title": "what is my IP",
  "ip.summary":
    "See your own IP address or look up any IPv4 or IPv6 address: country, network operator, host name (reverse DNS) and kind.",
  "ip.intro":
    "Leave the field empty to see your own address, or enter an IPv4 or IPv6 address to see its country, network operator and host name (reverse DNS).",
  "ip.privacy":
    "The country is looked up in data on this server. The reverse name and the network operator are asked for over DNS. The address is not stored.",
  "ip.faq.1.q": "Why is there no city?",
  "ip.faq.1.a":
    "An IP address shows the network operator and usually the right country; with a VPN, roaming or a satellite it may be another one. A city is often wrong by hundreds of kilometres, so this page does not guess.",
  "ip.faq.2.q": "What are addresses such as 192.168.x.x or 10.x.x.x?",
  "ip.faq.2.a":
    "They are private: they mean something inside your home or office network only. On the internet the whole network usually shares the public address of its router.",
  "ip.faq.3.q": "How do I see my IP on the command line?",
  "ip.faq.3.a":
    "Run curl with the address of this page. The server recognises curl and answers with the bare IP address.",

  "ip.ip": "IP address",
  "ip.ip.hint": "IPv4 or IPv6. Leave it empty to see your own.",
  "ip.lookup": "Look up",
  "ip.busy": "Looking up…",
  "ip.result": "Result",
  "ip.empty": "Press “Look up” to see the network and the name of this address too.",
  "ip.example": "On the command line:",
  "ip.example.other": "Or look up {ip}",
  "ip.about": "About this address",
  "ip.invalid": "This is not an IPv4 or IPv6 address such as 203.162.4.191 or 2405:4800::1.",

  "ip.own": "Your address",
  "ip.in": "Probably in {country}.",
  "ip.in.network": "Probably in {country}, on the network of {network}.",
  "ip.network": "It is on the network of {network}.",
  "ip.type": "Kind of address",
  "ip.country": "Country",
  "ip.organization": "Network operator",
  "ip.asn": "Network number (ASN)",
  "ip.hostname": "Host name (reverse DNS)",
  "ip.expanded": "In full",
  "ip.decimal": "As a number",
  "ip.reverse": "PTR record",
  "ip.embedded": "Carries the IPv4 address",
  "ip.candidates": "May carry, by the network's prefix",

  "ip.kind.public": "A public address on the internet.",
  "ip.kind.private": "A private address inside a home or office network, not on the internet.",
  "ip.kind.loopback": "A loopback address: a machine talking to itself.",
  "ip.kind.link-local":
    "An address that a machine gave itself on its own link, often because the router gave it none.",
  "ip.kind.carrier-nat":
    "A shared address of a network operator (CGNAT): many customers go out through one address.",
  "ip.kind.unique-local": "A private IPv6 address inside a local network, not on the internet.",
  "ip.kind.unspecified": "The “unspecified” address, which belongs to no machine.",
  "ip.kind.broadcast": "A broadcast address: it reaches every machine of a network.",
  "ip.kind.multicast": "A multicast address: it reaches a group of machines.",
  "ip.kind.documentation": "An address reserved for documentation and examples.",
  "ip.kind.benchmarking": "An address reserved for measuring network equipment.",
  "ip.kind.nat64": "A NAT64 translation address, with an IPv4 address inside.",
  "ip.kind.localNat64":
    "A NAT64 translation address of one network. Where in it an IPv4 address stands is up to that network.",
  "ip.kind.6to4": "A 6to4 transition address (obsolete), with an IPv4 address inside.",
  "ip.kind.teredo": "A Teredo transition address (obsolete), with an IPv4 address inside.",
  "ip.kind.infrastructure":
    "An anycast address of an internet infrastructure service such as AS112 or AMT: the nearest server answers.",
  "ip.kind.cloud-internal":
    "An internal address of the Azure cloud, which means something only to the virtual machines there.",
  "ip.kind.reserved": "A reserved address, not in use on the internet.",

  "ip.api.lookup": "Look an address up: kind, country, network, name; the caller's own when none is given",

  "ip.ip.api": "an address of version 4 or 6; the caller's own when blank",
} satisfies Record<keyof typeof vi, string>;
