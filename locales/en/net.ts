export const net = {
  "net.busy": "Too many look-ups are under way at once. Wait a few seconds and try again.",
  "net.notHost": "That is not a valid host name or IP address.",
  "net.port": "This server does not connect to port {port}, because it belongs to a sensitive service.",
  "net.noAddress": "The name {host} has no IP address, so there is nothing to connect to.",
  "net.noDns": "The DNS server did not answer, so the address of the name could not be found.",
  "net.refused": "The other server refused the connection: nothing is listening on that port.",
  "net.unreachable": "There is no route to that server.",
  "net.closed": "The other server closed the connection half-way.",
  "net.tls": "The TLS connection to the other server could not be set up ({reason}).",
  "net.certificate":
    "The server's TLS certificate cannot be trusted ({reason}), so the request was not sent, to keep your headers and body from leaking.",
  "net.notHttp": "The other server answered, but not in HTTP.",
  "net.notWeb": "Only http:// and https:// addresses of at most 2,048 characters can be opened.",
  "net.credentials": "The address must not contain a user name or password.",
  "net.blockedRedirect": "The site redirects to an address that is not allowed: {url}",
  "net.badRedirect": "The site redirects to an address that cannot be read.",
  "net.downgrade": "The site redirects from https to http, so your body was not sent on.",
} as const;
