import net from "node:net";
import { listen } from "./http-server.ts";

/** A WHOIS server on loopback; `answer` gets the line. Null is a server that never answers. */
export async function startWhois(answer: (question: string, address: string) => string | Uint8Array | null) {
  const asked: string[] = [];
  const server = net.createServer((socket) => {
    let line = "";
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      line += chunk.toString("utf8");
      if (!line.endsWith("\r\n")) return;
      asked.push(line.trimEnd());
      const said = answer(line.trimEnd(), `127.0.0.1:${socket.localPort}`);
      if (said !== null) socket.end(said);
    });
  });
  return { host: "127.0.0.1", asked, ...(await listen(server)) };
}

/** An RDAP server on loopback that also lists itself for the endings given, at `/dns.json`. */
export function startRdap({
  endings,
  answer,
}: {
  endings: readonly string[];
  answer: (name: string) => Response | Promise<Response>;
}) {
  const asked: string[] = [];
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname === "/dns.json") {
        const services = [[endings, [`${new URL(request.url).origin}/rdap/`]]];
        return Response.json({ version: "1.0", services });
      }
      return answer(pathname.replace("/rdap/domain/", ""));
    },
  });
  return {
    list: `http://127.0.0.1:${server.port}/dns.json`,
    asked,
    [Symbol.dispose]: () => void server.stop(true),
  };
}
