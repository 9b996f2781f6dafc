import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/dns/task-pages.ts";

export default {
  "a-record": {
    label: "Look up an A record",
    title: "A record: which IP does a name have?",
    summary:
      "See which IPv4 address a name leads to and for how long the answer is kept. A check after moving to another host.",
    lead: "The IPv4 address behind a name, asked of a DNS server now.",
    example: {
      caption: "dns.google, type A",
      facts: [
        ["Google's public DNS server", "8.8.8.8"],
        ["its second address; a browser picks either", "8.8.4.4"],
      ],
    },
    faq: [
      [
        "I changed the A record. Why is the old IP still there?",
        "DNS servers keep an answer for its TTL, five minutes to a day as a rule. Lower it to 300 seconds before a move.",
      ],
      [
        "What are several A records for?",
        "They share the load: everybody gets the list in another order and connects to the first.",
      ],
    ],
  },
  "aaaa-record": {
    label: "Look up an AAAA record",
    title: "AAAA record: the IPv6 address",
    summary: "See whether a name has an IPv6 address, and which. Most mobile networks use IPv6 by now.",
    lead: "Whether a name is reachable by IPv6, and where.",
    example: {
      caption: "dns.google, type AAAA",
      facts: [
        ["the server that is also 8.8.8.8", "2001:4860:4860::8888"],
        ["the one that is also 8.8.4.4", "2001:4860:4860::8844"],
      ],
    },
    faq: [
      [
        "Does it matter if there is none?",
        "The site opens by IPv4. What hurts is an AAAA record whose server does not listen on IPv6, as browsers try that first.",
      ],
      ["Why four As?", "An IPv6 address has 128 bits, four times the 32 of IPv4."],
    ],
  },
  "cname-record": {
    label: "Look up a CNAME record",
    title: "CNAME record: whose alias is a name?",
    summary:
      "See which name another one is an alias of: whether www or a subdomain points at Shopify, GitHub Pages or a CDN as it should.",
    lead: "Which name this one stands for.",
    example: {
      caption: "www.github.com, type CNAME",
      facts: [["www is an alias; all else is asked of this name", "github.com"]],
    },
    faq: [
      [
        "May a bare domain be a CNAME?",
        "No: it must have SOA and NS records, and a CNAME cannot stand beside them. Many providers offer ALIAS or ANAME in its place.",
      ],
      [
        "Is a CNAME a redirect?",
        "It is not. The browser goes on showing the old name, so the server needs a certificate for it.",
      ],
    ],
  },
  "mx-record": {
    label: "Look up an MX record",
    title: "MX record: where does mail go?",
    summary:
      "See which servers take the mail of a domain, in order of preference. A check after moving to Google Workspace or Microsoft 365.",
    lead: "Which servers take mail for this domain.",
    example: {
      caption: "gmail.com, type MX",
      facts: [
        ["the lowest number is tried first", "5 gmail-smtp-in.l.google.com"],
        ["when the first does not answer", "10 alt1.gmail-smtp-in.l.google.com"],
        ["the last resort", "40 alt4.gmail-smtp-in.l.google.com"],
      ],
    },
    faq: [
      [
        "What is the number before the name?",
        "Its preference: lower ones are tried first, and equal ones share the mail.",
      ],
      [
        "Where does mail go without an MX?",
        "By RFC 5321 to the A or AAAA address of the domain itself. A domain that takes no mail should have a null MX: 0 and a dot.",
      ],
    ],
  },
  "ns-record": {
    label: "Look up an NS record",
    title: "NS record: who runs a domain's DNS?",
    summary: "See which servers hold the DNS of a domain, and so with which provider its records are edited.",
    lead: "Which provider keeps the DNS of a domain.",
    example: {
      caption: "google.com, type NS",
      facts: [
        ["one of four servers", "ns1.google.com"],
        ["with the same contents", "ns2.google.com"],
        ["in another place", "ns3.google.com"],
        ["should one fail, three answer", "ns4.google.com"],
      ],
    },
    faq: [
      [
        "How long does a change of servers take?",
        "NS records of the level above are often kept for two days. Meanwhile some see the old servers and some the new, so keep both alike.",
      ],
      [
        "Why does the registrar list others?",
        "The registrar's list decides, as the registry has it from there. Where the zone differs, edit the zone.",
      ],
    ],
  },
  "txt-spf-record": {
    label: "Look up TXT and SPF records",
    title: "TXT records: SPF, DKIM and DMARC",
    summary:
      "See the TXT records of a domain, with SPF explained term by term: who may send mail in its name.",
    lead: "Who may send mail in this domain's name, term by term.",
    example: {
      caption: "gmail.com, type TXT",
      facts: [["the list of senders is at _spf.google.com", "v=spf1 redirect=_spf.google.com"]],
    },
    faq: [
      [
        "Is SPF why my mail lands in spam?",
        "It may be. No SPF, or two at once, make receivers suspicious. A domain may have one record only that begins with v=spf1.",
      ],
      [
        "How do ~all and -all differ?",
        "-all tells receivers to refuse strangers, ~all to mark them. Begin with ~all and move on once all is well.",
      ],
      ["Where is DMARC?", "At _dmarc before the domain, as in _dmarc.gmail.com, also of type TXT."],
    ],
  },
  "soa-record": {
    label: "Look up an SOA record",
    title: "SOA record: a zone's serial number",
    summary:
      "See the SOA record: primary server, who is responsible, serial number and timers. It tells whether a zone has just changed.",
    lead: "A zone's serial number, which rises with each edit.",
    example: {
      caption: "google.com, type SOA",
      facts: [
        ["the zone's primary server", "ns1.google.com"],
        ["who is responsible; the first dot stands for @", "dns-admin.google.com"],
        ["seconds: refresh, retry, expire, keep a “no”", "900 / 900 / 1800 / 60"],
      ],
    },
    faq: [
      [
        "What is the serial number for?",
        "Secondary servers compare it to see whether to copy the zone again. Forget to raise it by hand and they keep the old one.",
      ],
      [
        "What is the last number?",
        "For how long the answer “no such name” is kept, by RFC 2308. Too long, and new names take a while to appear.",
      ],
    ],
  },
  "caa-record": {
    label: "Look up a CAA record",
    title: "CAA record: who may issue certificates",
    summary:
      "See a domain's CAA records: which certificate authorities may issue HTTPS certificates for it, each line in words.",
    lead: "Which authorities may issue a certificate for this domain.",
    example: {
      caption: "google.com, type CAA",
      facts: [["only this authority may issue certificates", '0 issue "pki.goog"']],
    },
    faq: [
      [
        "What if there is no CAA record?",
        "Any authority may issue. Before it does, it asks for CAA at the name itself and then at each parent, by RFC 8659.",
      ],
      [
        "Let's Encrypt reports a CAA error. What helps?",
        'Add 0 issue "letsencrypt.org" beside the records that are there. Wildcard certificates follow issuewild where there is one.',
      ],
    ],
  },
  "ptr-record": {
    label: "Look up a PTR record",
    title: "PTR record: the name of an IP address",
    summary:
      "Enter an IPv4 or IPv6 address to see its PTR record: the name its holder gave it. Servers that send mail need one.",
    lead: "From an address to its name, which those who receive mail check.",
    example: {
      caption: "8.8.8.8, type PTR",
      facts: [["the name of the address 8.8.8.8", "dns.google"]],
    },
    faq: [
      [
        "Who can set the PTR of my address?",
        "Whoever holds the address: the provider of your line or server. A domain's DNS panel cannot; look for reverse DNS in the server's settings.",
      ],
      [
        "Must PTR and A records agree?",
        "For a server that sends mail they should: the name in PTR points back to the same address. Otherwise many refuse the mail or call it spam.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
