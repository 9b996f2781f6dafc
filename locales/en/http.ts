export const http = {
  "http.label": "HTTP check",
  "http.short": "Website check",
  "http.line": "Is it up, and what is slow",
  "http.lead":
    "Type an address and learn whether it is up, what is slow, and how long its certificate lasts.",
  "http.title": "status and certificate",
  "http.summary":
    "Check whether a site is up: status code, redirect chain, timings and TLS certificate; send GET, POST or PUT requests and see the response.",
  "http.intro":
    "Enter an address and our server opens it for you: how the site answers, how fast, and how many days its certificate has left.",
  "http.privacy":
    "The request goes out from this server, without your cookies or IP address; nothing is kept.",
  "http.faq.1.q": "The site works for me but fails here. Why?",
  "http.faq.1.a":
    "It may turn away visitors from abroad or from data centres, or your own computer shows a stored copy. The result here is what a new visitor from the internet sees.",
  "http.faq.2.q": "Can I check a site inside my own network?",
  "http.faq.2.a":
    "No. This server connects to public addresses only, so that nobody can use it to probe private networks.",
  "http.faq.3.q": "Why does it say that an intermediate certificate is missing?",
  "http.faq.3.a":
    "A web server has to send its authority's intermediate certificate along. Browsers may fetch it themselves and stay quiet; apps and other servers do not.",
  "http.example.text": "The status code is the first thing a site answers. The most common ones:",
  "http.example.caption": "Common status codes",
  "http.example.200": "The site answers normally.",
  "http.example.301": "The page has moved permanently.",
  "http.example.403": "The site does not allow access.",
  "http.example.404": "There is no page at that address.",
  "http.example.500": "The program on the server has failed.",
  "http.example.503": "The server is overloaded or down for maintenance.",
  "http.url": "Address",
  "http.method": "Method",
  "http.more": "Headers and body to send",
  "http.headers": "Headers",
  "http.headers.hint":
    'One header a line, such as Accept: application/json, or a JSON object such as {"Accept": "application/json"}',
  "http.headers.unreadable":
    "These headers cannot be read: they are neither a JSON object nor lines of Name: value. The request will be sent without any of them.",
  "http.body": "Body",
  "http.status": "Check status",
  "http.send": "Send request",
  "http.busy": "Connecting and waiting for the response…",
  "http.result": "Result",
  "http.empty":
    "You will see the status, the time each step took, the certificate and the headers. Try a page:",
  "http.about": "About this response",
  "http.finalUrl": "Final address",
  "http.ip": "IP address",
  "http.version": "Protocol",
  "http.total": "Total {ms} ms",
  "http.redirects": "Redirects",
  "http.figure.days": "{days} {days|day|days}",
  "http.figure.certificate": "left on the certificate",
  "http.figure.ended": "since the certificate expired",
  "http.figure.redirects": "{count|redirect|redirects}",
  "http.figure.size": "response body",
  "http.figure.headers": "{count|response header|response headers}",
  "http.dns": "DNS",
  "http.connect": "Connect",
  "http.tls": "TLS",
  "http.firstByte": "First byte",
  "http.answerHeaders": "Response headers",
  "http.answerBody": "Response body",
  "http.bodySize": "{size} bytes, type {type}.",
  "http.truncated": "Only the beginning is shown; {size} bytes were read, type {type}.",
  "http.binary": "Binary content of type {type}, {size} bytes.",
  "http.noBody": "The response has no body.",
  "http.curl": "As a curl command",
  "http.certificate": "TLS certificate",
  "http.certificate.state": "State",
  "http.certificate.valid": "Valid",
  "http.certificate.subject": "Issued to",
  "http.certificate.issuer": "Issued by",
  "http.certificate.until": "Expires",
  "http.certificate.daysLeft": "{days} {days|day|days} left",
  "http.certificate.ended": "expired",
  "http.certificate.names": "Names",
  "http.certificate.protocol": "TLS version",

  "http.security": "Security headers",
  "http.security.good": "Good",
  "http.security.weak": "Weak",
  "http.security.none": "Missing",
  "http.security.open": "Default",
  "http.said.security.hsts.none":
    "Not set: a visitor's first request may go in clear, and can be read and changed on its way.",
  "http.said.security.hsts.broken": "Its time (max-age) cannot be read, so browsers ignore it.",
  "http.said.security.hsts.off":
    "Its time is 0: browsers are told to forget that they should use https only.",
  "http.said.security.hsts.short":
    "Browsers use https only for {days} {days|day|days}; set at least 180 days.",
  "http.said.security.hsts.good":
    "Browsers use https only for {days} {days|day|days} after each visit, without subdomains.",
  "http.said.security.hsts.all":
    "Browsers use https only for {days} {days|day|days} after each visit, subdomains included.",
  "http.said.security.csp.none": "Not set: a script that somebody smuggles into the page runs.",
  "http.said.security.csp.reported": "Reported only (Report-Only): a smuggled script still runs.",
  "http.said.security.csp.weak": "Set, but scripts written into the page, or from anywhere, still run.",
  "http.said.security.csp.good": "Only scripts from where the page allows them run.",
  "http.said.security.frame.none":
    "Not set: other sites can show this page in a frame and trick people into clicking.",
  "http.said.security.frame.any": "Every site may show this page in a frame.",
  "http.said.security.frame.ignored": "Today's browsers ignore this value; use DENY or SAMEORIGIN.",
  "http.said.security.frame.good": "Strange sites cannot show this page in a frame.",
  "http.said.security.type.none":
    "Not set: browsers may guess the type of a file, and run an uploaded one as a script.",
  "http.said.security.type.good": "Browsers take files for what the site says they are.",
  "http.said.security.referrer.none":
    "Not set: by browsers' default, other sites learn only the domain that a visitor comes from.",
  "http.said.security.referrer.weak": "Other sites get the whole address that a visitor has open.",
  "http.said.security.referrer.good": "Other sites do not get the whole address ({policy}).",
  "http.said.security.cookies.good":
    "{count} {count|cookie|cookies}, with Secure, HttpOnly and SameSite as needed.",
  "http.said.security.cookies.weak":
    "{count} {count|cookie|cookies}: {secure} without Secure, {httpOnly} without HttpOnly, {sameSite} without SameSite.",

  "http.curl.read": "Read from the curl command",
  "http.curl.readAddress":
    "The address and the method were read from the curl command. A check does not send its headers.",
  "http.curl.hasBody": "A check sends no body, and this curl command has one. Use “Send request”.",
  "http.curl.unreadable":
    "This curl command cannot be read: the page sends to one address, sends no files, uses no proxy, and quotes must be in pairs.",

  "http.badUrl": "Enter the address of a web page, such as example.com.",
  "http.credentials":
    "The address must not contain a user name or password. Send them in an Authorization header.",
  "http.badHeaders": 'The headers must be a JSON object such as {"Accept": "text/html"}.',
  "http.tooManyHeaders": "At most {max} headers are allowed.",
  "http.badHeaderName": "“{name}” is not a valid header name.",
  "http.badHeaderValue":
    "The value of the header {name} is not valid: one line of Latin-1 characters, 8,000 at most. Encode others such as “ă” first, for example as %C4%83.",
  "http.refusedHeader": "The header {name} cannot be set: this tool sets it itself.",
  "http.summary.ok": "The site answers normally.",
  "http.summary.redirect": "The site redirects to another address.",
  "http.summary.nowhere": "The site says that it redirects ({status}), but not where.",
  "http.summary.unchanged":
    "The site says that nothing has changed since a stored copy (304), and sends nothing.",
  "http.summary.unknown": "The site answered {status}, a status that no standard has.",
  "http.summary.forbidden": "The site asks for a sign-in or does not allow access.",
  "http.summary.missing": "There is no page at this address.",
  "http.summary.tooMany": "The site refuses because it gets too many requests.",
  "http.summary.client": "The site does not accept this request.",
  "http.summary.server": "The site's server reports an error.",
  "http.certificate.expired": "The certificate has expired.",
  "http.certificate.early": "The certificate is not valid yet.",
  "http.certificate.name": "The certificate was issued for another name.",
  "http.certificate.selfSigned": "The certificate is self-signed, not issued by a trusted authority.",
  "http.certificate.private": "The certificate is issued by a private authority that browsers do not trust.",
  "http.certificate.chain": "An intermediate certificate is missing, or the issuer is not known.",
  "http.certificate.other": "The certificate cannot be trusted ({code}).",
  "http.warning.certificate": "The site's TLS certificate cannot be trusted; browsers will warn visitors.",
  "http.warning.expiresSoon": "The TLS certificate has only {days} {days|day|days} left.",
  "http.warning.redirectLimit": "The site redirects more than 10 times, so the check stopped here.",
  "http.warning.downgraded": "The site redirects from https to http: the connection is no longer encrypted.",
  "http.warning.overHttp":
    "The site did not answer over https, so this is the result over http: the connection is not encrypted.",
  "http.warning.headersDropped": "Your own headers were not sent on to another origin after a redirect.",
  "http.warning.slow": "The server sends the body too slowly, so only part of it has come.",
  "http.warning.encoding": "The compressed body is damaged and could not be unpacked in full.",
  "http.warning.framing":
    "The body is not divided as its head says (RFC 9112, section 7.1), so it was read only up to there.",
  "http.warning.coding":
    "The body is said to be packed as {coding}, which is not unpacked here; it is shown as it came.",
  "http.warning.charset": "The character set {charset}, which the answer names, is not known here.",
  "http.warning.incomplete": "The server closed the connection before the whole body had come.",
  "http.warning.headersIgnored":
    "The headers you typed cannot be read, so the request was sent without any of them.",

  "http.api.status": "Check an address: status, redirects, headers, times and certificate",
  "http.api.request": "Send a request with headers and a body, and see the answer as text",

  "http.url.api": "http or https, or a whole `curl` line; the words around it are dropped",
} as const;
