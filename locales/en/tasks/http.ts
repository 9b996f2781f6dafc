import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/http/task-pages.ts";

export default {
  "check-ssl-certificate": {
    label: "Check an SSL certificate",
    title: "SSL certificate: who, for what, how long",
    summary:
      "Type a site's address and see who issued its certificate, for which names, how many days are left and why a browser calls it unsafe.",
    lead: "Who issued it, for which names, with how many days left.",
    example: {
      caption: "What a good certificate looks like",
      facts: [
        ["Names", "shop.example, www.shop.example"],
        ["Issued by", "Let's Encrypt"],
        ["Valid", "90 days, 41 left"],
        ["Connection", "TLS 1.3"],
      ],
    },
    faq: [
      [
        "Why does a browser say the connection is not private?",
        "Mostly because the certificate has expired, lacks the name you typed (www, say), or came without its intermediate. The result tells which.",
      ],
      [
        "Are free certificates less secure?",
        "They encrypt alike. Paid ones add a check of the company, which browsers hardly show any more.",
      ],
      [
        "Why do they last ever shorter?",
        "Browsers have agreed to: at most 200 days from March 2026 on, 47 days in 2029. Let a program renew them.",
      ],
    ],
  },
  "check-redirects": {
    label: "Check redirects",
    title: "Redirect checker: 301 and 302 by step",
    summary:
      "Paste a link and see every place it leads through, with 301 or 302 for each step, and where it ends. Good for suspicious short links.",
    lead: "Every place a link leads through before it ends.",
    example: {
      caption: "http://github.com/",
      facts: [
        ["301", "on to https://github.com/"],
        ["200", "the last page, after one redirect"],
      ],
    },
    faq: [
      [
        "How do 301 and 302 differ for Google?",
        "301 says a page has moved permanently, and its rank moves along. 302 is for now, and the old address is kept.",
      ],
      [
        "How do I see where a short link goes without opening it?",
        "Paste it here: our server follows it step by step and tells you; your device opens nothing.",
      ],
    ],
  },
  "http-headers": {
    label: "See HTTP headers",
    title: "HTTP headers of any web page",
    summary:
      "See all headers a server sends: content type, caching, security, cookies. With the time of each step and a line for curl.",
    lead: "Every line a server sends ahead of its page.",
    example: {
      caption: "Headers worth a look",
      facts: [
        ["Content-Type", "text/html; charset=utf-8"],
        ["Cache-Control", "max-age=3600"],
        ["Strict-Transport-Security", "max-age=63072000"],
        ["Set-Cookie", "session=…; Secure; HttpOnly; SameSite=Lax"],
      ],
    },
    faq: [
      [
        "Which of them matter for security?",
        "Strict-Transport-Security insists on https, Content-Security-Policy keeps foreign code out, X-Content-Type-Options forbids guessing types. A sign-in cookie should be Secure and HttpOnly.",
      ],
      [
        "Why are they other than in my browser?",
        "A server may answer by place, cookies and browser. This request comes from our server and has no cookies.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
