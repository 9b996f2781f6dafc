import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/ip/task-pages.ts";

export default {
  "192-168-1-1": {
    label: "What is 192.168.1.1?",
    title: "192.168.1.1: the router's settings",
    summary:
      "192.168.1.1 is a private address at home, mostly the Wi-Fi router. How to open its settings, and why it has no location.",
    lead: "A private address at home, mostly the router itself.",
    faq: [
      [
        "How do I change the Wi-Fi password there?",
        "Join the Wi-Fi at home, type http://192.168.1.1 into the address bar and sign in with the name and password printed under the router. The section is usually called WLAN or Wireless.",
      ],
      [
        "What if it does not open?",
        "Your router may use 192.168.0.1 or 192.168.100.1. On Windows, ipconfig names it as Default Gateway.",
      ],
      [
        "Why is there no location?",
        "Millions of homes use this very address. 192.168.0.0/16 is set aside for private networks by RFC 1918 and never crosses the internet.",
      ],
    ],
  },
  "localhost-127-0-0-1": {
    label: "What is 127.0.0.1 (localhost)?",
    title: "127.0.0.1: what localhost means",
    summary:
      "127.0.0.1, or localhost, is the very machine you are using. How it differs from 0.0.0.0 and ::1, and why others cannot open it.",
    lead: "The machine you type on: nothing leaves it.",
    faq: [
      [
        "Why can my phone not open my computer's localhost?",
        "To the phone, localhost is the phone. Let the program listen on 0.0.0.0 and open the computer's address on your network, such as 192.168.1.20.",
      ],
      [
        "How do 127.0.0.1 and ::1 differ?",
        "One is IPv4, the other IPv6, and both mean this machine. Where a program listens on one only, the name localhost works sometimes.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
