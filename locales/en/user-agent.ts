import type { userAgent as vi } from "#locales/vi/user-agent.ts";

export const userAgent = {
  "user-agent.label": "User agent",
  "user-agent.short": "User agent",
  "user-agent.line": "Make and read browser strings",
  "user-agent.lead": "See how your browser names itself.",
  "user-agent.title": "make and read them",
  "user-agent.summary":
    "Make random, current and consistent user agent strings by device, system and browser, and see what your own browser says of itself.",
  "user-agent.intro":
    "Get user agent strings as real browsers send them today to test a website with, or see what a string says about a browser.",
  "user-agent.privacy":
    "Your choices are kept in the page's address, so it can be shared; this server does not store your user agent.",
  "user-agent.faq.1.q": "Where do these strings come from?",
  "user-agent.faq.1.a":
    "From open statistics of browsers seen on the web lately. This page leaves out old versions and strings that contradict themselves, which bots make up, and then picks at random, common ones more often.",
  "user-agent.faq.2.q": "Why does every Mac say 10_15_7 and every phone Android 10?",
  "user-agent.faq.2.a":
    "To protect privacy, browsers keep those numbers fixed on purpose. So a user agent no longer tells the real version of the system or the model of the phone. An iPad or a phone that asks for the desktop page often writes exactly what a Mac or a Linux computer writes.",
  "user-agent.faq.3.q": "Does another user agent make me anonymous?",
  "user-agent.faq.3.a":
    "Hardly. Websites also see client hints, the size of the screen, fonts and the IP address. Changing the user agent is mostly of use in testing.",

  "user-agent.random.heading": "Make a random one",
  "user-agent.device": "Device",
  "user-agent.any": "Any",
  "user-agent.device.desktop": "Computer",
  "user-agent.device.mobile": "Phone or tablet",
  "user-agent.device.phone": "Phone",
  "user-agent.device.tablet": "Tablet",
  "user-agent.device.tv": "TV",
  "user-agent.system": "System",
  "user-agent.browser": "Browser",
  "user-agent.count": "How many",
  "user-agent.generate": "Make user agent",
  "user-agent.result": "User agent",
  "user-agent.empty": "You will get the real string of a widely used browser. Try three of:",
  "user-agent.what": "{browser} on {system}",
  "user-agent.busy": "Picking…",
  "user-agent.userAgent": "Read a user agent",
  "user-agent.userAgent.hint": "Leave it empty to read the one that your own browser sends.",
  "user-agent.read": "Read",
  "user-agent.read.result": "What it says",
  "user-agent.read.empty": "You will see the browser, system, device and engine.",
  "user-agent.read.own": "My own browser",
  "user-agent.engine": "Engine",
  "user-agent.vendor": "Vendor",
  "user-agent.model": "Model",
  "user-agent.bot": "Is a bot",
  "user-agent.yes": "Yes",

  "user-agent.error.none": "There is no current version of this browser for the chosen device and system.",
  "user-agent.error.system": "This system does not run on the chosen kind of device.",
  "user-agent.error.empty": "Your browser sends no user agent. Paste one into this field.",

  "user-agent.api.random": "Give random user agents of current browsers",
  "user-agent.api.read": "Tell what a user agent says; the caller's own when none is given",
} satisfies Record<keyof typeof vi, string>;
