export const api = {
  "api.label": "API",
  "api.title": "for programs, shops and other sites",
  "api.summary":
    "Call every tool from the command line, a program or another site: calls, fields, limits, errors, curl examples and VietQR pictures by address.",
  "api.lead":
    "{count} calls, most of them without a key. Every tool has a page with examples to copy and a form to try.",
  "api.part": "API: {name}",
  "api.part.title": "calls and examples",
  "api.part.summary":
    "{name} by API: fields, limits, errors, curl commands to copy and a form to try each call.",
  "api.part.lead": "Fields, limits, errors, curl commands to copy, and a form to try each call on this page.",
  "api.account": "Account and sign-in",
  "api.account.line": "Keys, sessions, deleting data.",
  "api.all": "All of the API's documentation",
  "api.tool": "API documentation of this tool",
  "api.openTool": "Open the tool",

  "api.start": "Start here",
  "api.start.body":
    "No sign-up is needed. Send JSON by POST; calls that change nothing also take GET with the fields in the address. Responses are JSON, or the main value alone when you send Accept: text/plain.",
  "api.byTool": "Calls by tool",
  "api.count": "{count} {count|call|calls}",
  "api.pictures": "Pictures by address",
  "api.pictures.body":
    "Put them straight into <img>, on any page. One address always gives the very same bytes and may be cached for a day; wrong input gives a line of text, never the picture of another code.",
  "api.pictures.qr": "A QR code of a text; size, margin, level, dark and light work as in /api/qr.",
  "api.pictures.vietqr":
    "A transfer code, .png or .svg; template is compact, card (the default), qr or print. Banks are named by BIN, code or short name.",
  "api.vietqrIo": "Coming from vietqr.io? Change the host",
  "api.vietqrIo.body":
    "The paths, parameters, template names and error codes of vietqr.io are understood as they are. x-client-id and x-api-key are not needed.",
  "api.vietqrIo.old": "Before",
  "api.vietqrIo.new": "After",
  "api.cors": "From other sites",
  "api.cors.body":
    "Calls that say “everybody, from any site” and all pictures by address answer Access-Control-Allow-Origin: *, so any page may call them from the browser, without cookies. AI, translation, domain and DNS look-ups, website checks and proxies do not, because this server pays for them or asks others in its own name (IP look-ups do, but leave out host name and network); notes, your links, history, mailboxes and the account never do.",
  "api.keys": "Get an API key",
  "api.keys.body":
    "Sign in and make up to {max} keys, each with a name and scopes: links, notes, history. A key is shown once, can be revoked at any time, and has limits of its own, {factor} times as large.",
  "api.keys.open": "Make and see keys",
  "api.limits": "Limits",
  "api.limits.body":
    "Counted by user, or by the address of a visitor, with more for all of a network (a /24 or a /48); every call states its own. Over a limit the answer is 429: Retry-After gives the seconds to wait, RateLimit and RateLimit-Policy what is left. A body may have up to 1 MiB.",
  "api.caching": "Caching",
  "api.caching.body":
    "What depends on the address alone has an ETag and max-age: pictures a day, texts an hour. Random values and lookups are always no-store.",
  "api.language": "Language and time",
  "api.language.body":
    "Words follow Accept-Language or ?lang=vi, ?lang=en. Times are ISO 8601 in UTC, durations in milliseconds.",
  "api.machines": "For code generators",
  "api.machines.body":
    "The whole OpenAPI 3.1 document, with examples. Make a typed client with openapi-typescript and openapi-fetch:",
  "api.repeating": "Sending again",
  "api.repeating.body":
    "A call whose answer was lost, or was 503, may have been carried out all the same. Send Idempotency-Key with calls that make something (links, notes, mailboxes, keys, questions to the AI): the same call with the same key makes nothing a second time and gives the same answer, for five minutes.",
  "api.mcp": "For AI assistants (MCP)",
  "api.mcp.body":
    "An assistant that knows the Model Context Protocol can use these tools: QR codes, cron schedules, domains, DNS, hashes, data conversion… The address is /mcp, without a key, in both eras of the protocol (up to 2025-11-25, and 2026-07-28).",
  "api.mcp.web":
    "Claude and ChatGPT in a browser or as an app: settings, connectors, a custom one with this address; it must be reachable from the internet",
  "api.mcp.key":
    "With a header Authorization: Bearer key_… it also reaches your links, notes and history, within the key's scopes. A session does not count here. AI chat, translation, proxies and HTTP requests are not on the list.",
  "api.mcp.curl": "Call one to try; the Accept header must name both types:",
  "api.mcp.own": "On your own machine",
  "api.mcp.own.body":
    "The program behind this site is one file, hop-do-nghe, and runs on your machine too. An assistant starts it as hop-do-nghe mcp and has the same tools without any site: what is worked out stays on the machine, and only look-ups (DNS, WHOIS) ask the network. hop-do-nghe tool --help lists what it does in a shell.",
  "api.problems": "Errors",
  "api.problems.body":
    "Errors are application/problem+json (RFC 9457): status, a stable code, detail as a sentence for people, errors for each field that is wrong.",

  "api.fields": "Fields",
  "api.required": "required",
  "api.inPath": "in the path",
  "api.default": "default {value}",
  "api.type.string": "text",
  "api.type.integer": "whole number",
  "api.type.number": "number",
  "api.type.boolean": "true or false",
  "api.type.array": "list",
  "api.type.object": "object",
  "api.between": "{min} to {max}",
  "api.atLeast": "from {min}",
  "api.lengthBetween": "{min} to {max} characters",
  "api.lengthAtMost": "at most {max} characters",
  "api.itemsAtMost": "at most {max} items",
  "api.oneOf": "one of: {values}",
  "api.takes": "Takes {type}",
  "api.rules": "Access and limits",
  "api.limit": "Limit",
  "api.per.60": "{points} a minute",
  "api.per.3600": "{points} an hour",
  "api.per.86400": "{points} a day",
  "api.perUser": "{points} when signed in",
  "api.access": "Who may call it",
  "api.access.open": "everybody, from any site",
  "api.access.visitor": "everybody, but not from other sites",
  "api.access.scope": "a key with the scope {scope}, or a session",
  "api.access.signIn": "a signed-in session only",
  "api.answer": "Answer",
  "api.answer.text": "The main value alone",
  "api.refusals": "Its own errors",
  "api.try": "Try it",
  "api.try.send": "Call it",
  "api.try.page": "This call needs an account or keeps data: try it on the tool's page.",
  "api.try.picture": "The picture",
  "api.try.result": "Result",
  "api.command": "curl command",
  "api.secret": "Secret values are not copied into the command: put yours in place of {word}.",
  "api.text": "Add -H 'Accept: text/plain' for the main value alone.",
} as const;
