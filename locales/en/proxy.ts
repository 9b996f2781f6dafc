import type { proxy as vi } from "#locales/vi/proxy.ts";

export const proxy = {
  "proxy.label": "Proxy checker",
  "proxy.short": "Proxy",
  "proxy.line": "Dead or alive, how anonymous",
  "proxy.lead": "Paste a proxy and learn whether it works, how fast it is, and what it hides.",
  "proxy.title": "HTTP, HTTPS, SOCKS",
  "proxy.summary":
    "Check whether a proxy is alive, which protocol it speaks, how fast it is, where it comes out and how anonymous it is.",
  "proxy.intro":
    "Paste a proxy to see whether it works, which protocol it speaks, its latency, exit address and country, and whether it gives your IP away.",
  "proxy.privacy":
    "This server connects to the proxy you enter and has it fetch one test page only. User name and password are neither stored nor logged.",
  "proxy.faq.1.q": "How do the three levels of anonymity differ?",
  "proxy.faq.1.a":
    "A transparent proxy gives your real address away. An anonymous one hides it, but shows that a proxy is in use. An elite one leaves no trace in the request.",
  "proxy.faq.2.q": "Why does a proxy that works for me fail here?",
  "proxy.faq.2.a":
    "The test runs from this server, not from your computer. A proxy that only lets certain addresses in, sits in a local network or is too slow will not work here.",
  "proxy.faq.3.q": "Should I use free proxies?",
  "proxy.faq.3.a":
    "Whoever runs a proxy can read and change everything unencrypted that passes through it. Do not sign in or send anything private through a proxy that you do not trust.",

  "proxy.proxy": "Proxy",
  "proxy.proxy.hint":
    "host:port, user:pass@host:port, or an address with http://, https://, socks4:// or socks5://. Several go one a line, up to 200.",
  "proxy.check": "Check",
  "proxy.busy": "Trying the proxy, which may take up to 10 seconds…",
  "proxy.result": "Result",
  "proxy.empty":
    "You will see whether the proxy works, how fast it is, where it comes out and what it hides. For example:",
  "proxy.example": "Ways of writing a proxy:",

  "proxy.address": "Proxy",
  "proxy.protocol": "Protocol",
  "proxy.latency": "Latency",
  "proxy.exit": "Exit address",
  "proxy.country": "Country",
  "proxy.anonymity": "Anonymity",
  "proxy.traces": "Revealing headers",
  "proxy.level.transparent": "Transparent",
  "proxy.level.anonymous": "Anonymous",
  "proxy.level.elite": "Elite",
  "proxy.ms": "{ms} ms",

  "proxy.list.busy": "Trying the list, a few proxies at a time…",
  "proxy.list.running": "{tried} of {total} tried, {alive} {alive|works|work}.",
  "proxy.list.progress": "Tried so far",
  "proxy.list.stop": "Stop",
  "proxy.list.sum": "{alive} of {total} proxies {alive|works|work}.",
  "proxy.list.stopped": "Stopped after {tried} of {total} proxies, of which {alive} {alive|works|work}.",
  "proxy.list.living": "Proxies that work",
  "proxy.list.copy": "Copy those that work",
  "proxy.list.order": "Order",
  "proxy.list.order.latency": "Fastest first",
  "proxy.list.order.anonymity": "Most anonymous first",
  "proxy.list.order.country": "By country",
  "proxy.list.order.list": "As in your list",
  "proxy.list.dead": "Dead",
  "proxy.list.deadOnes": "{count} {count|proxy does|proxies do} not work",
  "proxy.list.why": "Reason",
  "proxy.list.fills": "This page fills as the proxies answer. Your browser's stop button ends the check.",

  "proxy.sum.alive": "The proxy works: {protocol}, latency {ms} ms.",
  "proxy.sum.dead": "The proxy does not work.",
  "proxy.anonymity.transparent": "Transparent: it gives its user's real address away.",
  "proxy.anonymity.anonymous": "Anonymous: it hides the real address, but shows that a proxy is in use.",
  "proxy.anonymity.elite": "Elite: it leaves no trace in the request.",
  "proxy.anonymity.unknown":
    "Not known: the proxy passes on an address, and whether it is the real one cannot be told.",

  "proxy.invalid": "Enter a proxy as host:port, such as 203.162.4.191:8080.",
  "proxy.invalid.port": "The port must be a number from 1 to 65535.",
  "proxy.invalid.scheme": "Only http, https, socks4 and socks5 proxies can be checked.",
  "proxy.invalid.list": "Send 1 to 200 proxies, each of them a string.",
  "proxy.invalid.many": "The list has {count} proxies; at most {max} are checked at once.",
  "proxy.invalid.both": "Send proxy or proxies, not both.",
  "proxy.listUnderWay":
    "One of your lists is already being checked, or too many lists are. Wait until it is done.",
  "proxy.sum.notTried": "This proxy could not be tried.",
  "proxy.judgeDown":
    "The test page does not answer, without a proxy either, so it is not known whether the proxy works.",
  "proxy.noJudge":
    "This site has no public address, so proxies outside cannot fetch its test page. The operator has to set PUBLIC_URL or PROXY_JUDGE_URL.",

  "proxy.dead.timeout": "The proxy did not answer within the allowed time.",
  "proxy.dead.noLogin": "The proxy asks for a user name and a password.",
  "proxy.dead.wrongLogin": "The proxy does not accept this user name or password.",
  "proxy.dead.status": "The proxy answered with status {status} instead of fetching the test page.",
  "proxy.dead.refused": "The proxy refused to connect to the test page.",
  "proxy.dead.notHttp": "This server does not speak the protocol of HTTP proxies.",
  "proxy.dead.notSocks": "This server does not speak SOCKS{version}.",
  "proxy.dead.noProtocol":
    "There is a server at this address, but it is not an HTTP, SOCKS4 or SOCKS5 proxy.",
  "proxy.dead.certificate":
    "The encrypted connection through the proxy met a certificate that cannot be trusted.",
  "proxy.dead.notJudge": "The proxy returned something other than the test page.",
  "proxy.dead.other": "The proxy could not be reached.",

  "proxy.api.check":
    "Try a proxy, or a list of them: alive, protocol, latency, exit address, anonymity; with `Accept: text/event-stream` one event a proxy",
  "proxy.api.judge": "What a proxy that is tried has to fetch: the address and the headers that arrived",
} satisfies Record<keyof typeof vi, string>;
