/** CRC-16/CCITT-FALSE over the UTF-8 bytes, four upper-case hex digits (EMVCo MPM 4.7.3). */
export function crcOfPayload(payloadText: string): string {
  let crc = 0xffff;
  for (const payloadByte of new TextEncoder().encode(payloadText)) {
    crc ^= payloadByte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** A data object: two digits of ID, two of length, the value. */
function emvField(id: string, fieldValue: string): string {
  if (fieldValue.length > 99) throw new RangeError(`Field ${id} holds at most 99 characters`);
  return `${id}${String(fieldValue.length).padStart(2, "0")}${fieldValue}`;
}

export type TransferFields = {
  /** Six digits. */
  readonly bin: string;
  /** 6 to 19 letters and digits. */
  readonly account: string;
  /** Whole đồng; absent for a code that leaves it to the payer. */
  readonly amount?: number;
  /** At most 25 characters of `bankText`. */
  readonly info?: string;
};

/** The EMVCo text of a NAPAS transfer to an account (service QRIBFTTA). */
export function transferPayload({ bin, account, amount, info }: TransferFields): string {
  const beneficiary = emvField("00", bin) + emvField("01", account);
  const merchant = emvField("00", "A000000727") + emvField("01", beneficiary) + emvField("02", "QRIBFTTA");
  const body = [
    emvField("00", "01"),
    emvField("01", amount === undefined ? "11" : "12"),
    emvField("38", merchant),
    emvField("53", "704"),
    amount === undefined ? "" : emvField("54", String(amount)),
    emvField("58", "VN"),
    info ? emvField("62", emvField("08", info)) : "",
    "6304",
  ].join("");
  return body + crcOfPayload(body);
}

/** Whether a text is that of a code for a transfer through NAPAS, as a scanner reads it. */
export const isTransferPayload = (text: string): boolean =>
  text.startsWith("000201") &&
  text.includes("A000000727") &&
  /^[\x20-\x7e]+$/.test(text) &&
  /^6304[0-9A-F]{4}$/i.test(text.slice(-8)) &&
  crcOfPayload(text.slice(0, -4)) === text.slice(-4).toUpperCase();
