export const net = {
  "net.busy": "Too many look-ups are under way at once. Wait a few seconds and try again.",
  "net.notHost": "That is not a valid host name or IP address.",
  "net.port": "This server does not connect to port {port}, because it belongs to a sensitive service.",
  "net.noAddress": "The name {host} has no IP address, so there is nothing to connect to.",
  "net.noDns": "The DNS server did not answer, so the address of the name could not be found.",
  "net.refused": "The other server refused the connection: nothing is listening on that port.",
  "net.unreachable": "There is no route to that server.",
  "net.closed": "The other server closed the connection half-way.",
} as const;
