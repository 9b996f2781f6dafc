export const net = {
  "net.busy": "Too many lookups are under way at once. Wait a few seconds and try again.",
  "net.notHost": "That is not a valid host name or IP address.",
  "net.port": "This server does not connect to port {port}, because it belongs to a sensitive service.",
  "net.noAddress": "The name {host} has no IP address, so there is nothing to connect to.",
  "net.noDns": "The address of the name could not be found: the DNS server did not answer or failed.",
  "net.refused": "The other server refused the connection: nothing is listening on that port.",
  "net.unreachable": "No connection could be made to that server.",
  "net.closed": "The other server closed the connection halfway.",
  "net.tls": "The TLS connection to the other server could not be set up ({reason}).",
  "net.tls.plain": "This port does not speak TLS (https). Try an address that begins with http://.",
  "net.tls.version":
    "The server accepts only TLS versions that this tool does not use, usually because they are too old.",
  "net.tls.closed": "The other server closed the connection while TLS was being set up.",
  "net.certificate":
    "The server's TLS certificate cannot be trusted ({reason}), so the request was not sent, to keep your headers and body from leaking.",
  "net.notHttp":
    "The other server answered, but not in HTTP/1: “{found}” stands where its first line should say HTTP/1.1 and a status.",
  "net.head.version":
    "The other server answered in HTTP version {version}; over this connection only HTTP/1 is read.",
  "net.head.status":
    "The first line of the other server's answer has no status of three digits: “{found}” (RFC 9112, section 4).",
  "net.head.line":
    "A line in the head of the other server's answer is not “name: value”: “{found}” (RFC 9112, section 5).",
  "net.head.length":
    "The Content-Length that the other server gives is not a number of bytes: “{found}” (RFC 9110, section 8.6).",
  "net.head.lengths":
    "The other server gives several different lengths (Content-Length): {found}; it is not known where the body ends (RFC 9112, section 6.3).",
  "net.head.framing":
    "The other server sends Content-Length and Transfer-Encoding at once, which can hide another answer, so it is not read (RFC 9112, section 6.3).",
  "net.head.tooLarge":
    "The head of the other server's answer is larger than the {kilobytes} KB that are read here.",
  "net.head.tooMany":
    "The head of the other server's answer has more than the {max} lines that are read here.",
  "net.head.interim":
    "The other server sent more than {max} interim answers (status 1xx) and no answer of its own after them.",
  "net.head.upgrade":
    "The other server wants to change to another protocol (status 101), which nobody asked for.",
  "net.head.other": "The other server's answer is not valid HTTP/1, so it could not be read.",
  "net.notWeb": "Only http:// and https:// addresses of at most 2,048 characters can be opened.",
  "net.credentials": "The address must not contain a user name or password.",
  "net.blockedRedirect": "The site redirects to an address that is not allowed: {url}",
  "net.badRedirect": "The site redirects to an address that cannot be read.",
  "net.downgrade": "The site redirects from https to http, so your body was not sent on.",
  "net.badDns": "The answer of the DNS server cannot be read.",
  "net.dnsTimeout": "The DNS server did not answer in time.",
  "net.insideName": "This name only means something inside a private network, so it is not looked up here.",
} as const;
