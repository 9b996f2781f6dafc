import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/user-agent/task-pages.ts";

export default {
  iphone: {
    label: "iPhone user agents",
    title: "iPhone and iPad user agents",
    summary:
      "User agents of real iPhones and iPads to try a mobile layout with. Why Chrome there says CriOS and still names Safari.",
    lead: "Five strings from iPhones and iPads, five others each time.",
    faq: [
      [
        "What does Chrome on an iPhone call itself?",
        "CriOS in place of Chrome, and Firefox says FxiOS. Inside, both are Apple's WebKit, so pages look as they do in Safari.",
      ],
      ["Does it tell the model?", "No. It says iPhone and the system's version, never iPhone 13 or 16."],
    ],
  },
  android: {
    label: "Android user agents",
    title: "Android user agents for testing",
    summary:
      "User agents of Android phones and tablets: Chrome, Samsung Internet, Firefox. Why so many devices say Android 10; K.",
    lead: "Five strings from Android phones, of several browsers.",
    faq: [
      [
        "Which device is Android 10; K?",
        "None. Since version 110 Chrome says so on every Android device, to make tracking harder; the real model comes by Client Hints alone.",
      ],
      [
        "How is a phone told from a tablet?",
        "A phone's string has the word Mobile, an Android tablet's has not.",
      ],
    ],
  },
  "chrome-windows": {
    label: "Chrome user agents on Windows",
    title: "Chrome on Windows user agents",
    summary:
      "User agents of Chrome on Windows, of current versions. Why Windows 11 still says NT 10.0, and why versions end in .0.0.0.",
    lead: "The string seen most on desktops everywhere.",
    faq: [
      [
        "Why does Windows 11 say NT 10.0?",
        "Chrome and others keep Windows NT 10.0 for both, so that older sites do not misread it. Client Hints tell them apart.",
      ],
      [
        "Why Mozilla, AppleWebKit and Safari in one string?",
        "Every browser took on the names of those before it, to be served the same pages. Its own is the part that says Chrome.",
      ],
    ],
  },
  macos: {
    label: "Mac user agents",
    title: "macOS user agents: Safari, Chrome",
    summary:
      "User agents of Safari, Chrome and Firefox on a Mac. Why Apple silicon still says Intel, and the system stays at 10_15_7.",
    lead: "Strings from Macs, with chips from Apple or Intel alike.",
    faq: [
      [
        "Why does an M-series Mac say Intel?",
        "Safari and Chrome keep the words Intel Mac OS X on all of them, so that sites which go by the old string do not break.",
      ],
      [
        "Does 10_15_7 mean an old Mac?",
        "No. Browsers stopped the number at macOS Catalina 10.15.7 in 2020; the newest system says the same.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
