import { isTransferPayload } from "#tools/vietqr/payload.ts";
import type { KindReader } from "./kinds.ts";

const vietqr: KindReader = (text) => (isTransferPayload(text) ? [text] : []);

const qrText: KindReader = (text) =>
  /^(?:WIFI:[A-Z]:|BEGIN:VCARD\b|BEGIN:VEVENT\b|MECARD:\S|MATMSG:\S|tel:\+?\d|sms(?:to)?:\+?\d|geo:-?\d)/i.test(
    text,
  )
    ? [text]
    : [];

export const codeReaders = { qrText, vietqr } as const;
