import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/whois/task-pages.ts";

export default {
  "vn-domain": {
    label: "Look up a .vn domain",
    title: "WHOIS for .vn and .com.vn domains",
    summary:
      "See whether a .vn, .com.vn or .id.vn domain is taken. Why VNNIC does not answer programs, and where to look by hand.",
    lead: "VNNIC runs .vn, and is asked in a way of its own.",
    example: {
      caption: "Looking up a .vn domain",
      facts: [
        ["Free or taken", "asked of DNS: a name with servers is registered"],
        ["Holder and expiry", "only on VNNIC's own page"],
        ["Common endings", ".vn, .com.vn, .net.vn, .org.vn, .edu.vn, .gov.vn, .id.vn, .io.vn"],
      ],
    },
    faq: [
      [
        "Why is there no expiry date for .vn?",
        "VNNIC offers neither RDAP nor WHOIS to programs, only a page for people. The tool asks DNS whether a name is in use, and tells where to go on.",
      ],
      [
        "Who may register .gov.vn and .edu.vn?",
        ".gov.vn is for public authorities and .edu.vn for schools. .vn, .com.vn and .net.vn are open to anybody, through VNNIC's registrars.",
      ],
    ],
  },
  "domain-expiry": {
    label: "See when a domain expires",
    title: "Domain expiry: how many days are left?",
    summary:
      "Type a domain and see in how many days it expires, who its registrar is and what its status means. And when a name is dropped.",
    lead: "How many days are left, and what happens afterwards.",
    example: {
      caption: "After a .com has expired",
      facts: [
        ["0–45 days", "the registrar holds it, and its owner renews as usual"],
        ["30 days more", "redemptionPeriod: it can be recovered, for a fee"],
        ["the last 5 days", "pendingDelete: it cannot be recovered, then it is dropped"],
      ],
    },
    faq: [
      [
        "It expired yesterday. Can I have it?",
        "Not yet. A .com or .net is dropped 35 to 80 days later, and for most of that time its owner comes first.",
      ],
      [
        "What is clientTransferProhibited?",
        "A lock against moving to another registrar, set to keep thieves off. To move, switch it off with the present one.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
