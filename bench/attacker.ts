/** The attacker of `fairness.ts`, in a thread of its own so that it does not keep the one who measures from measuring. */
import { parentPort } from "node:worker_threads";
import { type Bomb, bombs } from "./bombs.ts";
import { wireBombs } from "./wire-bombs.ts";
import { type Tally, type Target, count } from "./wires.ts";

export type Order = { readonly name: string; readonly target: Target };
export type Report = { readonly isReady: true } | { readonly answers: string };

const bombsOfAKind = 50;
const connections = 8;
/** What a slow machine has not sent by then is left out. */
const maxMs = 20_000;

const report = (message: Report) => parentPort?.postMessage(message, []);

/** As a trusted proxy passes on a visitor of this address. */
function send(request: Request, { address }: Target, cookie = ""): Promise<Response> {
  request.headers.set("X-Forwarded-For", address);
  if (cookie) request.headers.set("Cookie", cookie);
  return fetch(request, { redirect: "manual" });
}

const urlOf = ({ host, port }: Target) => `http://${host}:${port}`;

/** Notes of the attacker's browser, as many and as large as the limits let in. */
async function fillNotes(target: Target): Promise<string> {
  let cookie = "";
  for (let notes = 0; notes < 25; notes += 1) {
    const body = JSON.stringify({ content: "ghi chú ".repeat(7000).slice(0, 60_000) });
    const headers = { "Content-Type": "application/json" };
    const request = new Request(`${urlOf(target)}/api/notes`, { method: "POST", body, headers });
    const made = await send(request, target, cookie);
    cookie ||= made.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  }
  return cookie;
}

async function sendAll({ request }: Bomb, target: Target, cookie: string): Promise<Tally> {
  const tally: Tally = new Map();
  const end = performance.now() + maxMs;
  let left = bombsOfAKind;
  const connection = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      const reply = await send(request(urlOf(target)), target, cookie);
      await reply.arrayBuffer();
      count(tally, String(reply.status));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return tally;
}

const words = (tally: Tally): string =>
  [...tally]
    .filter(([, times]) => times > 0)
    .map(([status, times]) => `${times} × ${status}`)
    .join(", ");

/** What the name says, prepared; then the attack itself, at the word of whoever measures. */
async function prepare({ name, target }: Order): Promise<() => Promise<Tally>> {
  const wire = wireBombs.find((one) => one.name === name);
  if (wire) return () => wire.attack(target);
  const bomb = bombs.find((one) => one.name === name);
  if (!bomb) throw new Error(`There is no bomb called ${name}`);
  const cookie = name.includes("notes") ? await fillNotes(target) : "";
  bomb.request(urlOf(target));
  return () => sendAll(bomb, target, cookie);
}

let attack: (() => Promise<Tally>) | null = null;

async function obey(message: Order | "attack"): Promise<void> {
  if (message !== "attack") {
    attack = await prepare(message);
    report({ isReady: true });
  } else if (attack) report({ answers: words(await attack()) });
}

parentPort?.on("message", (message: Order | "attack") => void obey(message));
