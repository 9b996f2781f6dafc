import type { QrActions } from "../tools/qr/actions.ts";
import { endpoint } from "./endpoint.ts";
import { historyApi } from "./history.ts";
import { replyPicture } from "./reply.ts";

const url = "https://example.com/";
const picturePost = { method: "POST", reply: replyPicture, produces: "image/png" } as const;

export const qrApi = ({ text, wifi, contact, phone, sms, email, ...qrHistory }: QrActions) => [
  ...historyApi("qr", qrHistory, replyPicture, { content: url, input: { text: url } }),
  endpoint({
    ...picturePost,
    path: "/qr",
    summary: "Draw a QR code of a text",
    action: text,
    example: { body: { text: url, size: 512, level: "M" } },
  }),
  endpoint({
    ...picturePost,
    path: "/qr/wifi",
    summary: "Draw a QR code that joins a Wi-Fi network",
    action: wifi,
    example: { body: { ssid: "Quán cà phê", password: "mat-khau-wifi", security: "WPA" } },
  }),
  endpoint({
    ...picturePost,
    path: "/qr/contact",
    summary: "Draw a QR code of a contact card (vCard 3.0)",
    action: contact,
    example: { body: { name: "Nguyễn Văn A", phone: "+84 912 345 678", email: "a@example.com" } },
  }),
  endpoint({
    ...picturePost,
    path: "/qr/phone",
    summary: "Draw a QR code that dials a number",
    action: phone,
    example: { body: { phone: "0912 345 678" } },
  }),
  endpoint({
    ...picturePost,
    path: "/qr/sms",
    summary: "Draw a QR code that starts a text message",
    action: sms,
    example: { body: { phone: "0912 345 678", message: "Xin chào" } },
  }),
  endpoint({
    ...picturePost,
    path: "/qr/email",
    summary: "Draw a QR code that starts an email",
    action: email,
    example: { body: { email: "a@example.com", subject: "Xin chào" } },
  }),
];
