import type { qr as vi } from "../vi/qr.ts";

export const qr = {
  "qr.label": "QR code",
  "qr.short": "QR code",
  "qr.line": "Links, Wi-Fi, contacts; PNG or SVG",
  "qr.title": "free, as PNG or SVG",
  "qr.summary":
    "Make QR codes for links, Wi-Fi, contacts, phone, SMS and email. Choose size and colours, save PNG or SVG.",
  "qr.intro":
    "Type something, press the button, and get a sharp QR code to print or share. No ads, no expiry.",
  "qr.privacy":
    "With scripts the code is drawn on your own device and nothing is sent; without them this server draws it and forgets it. Signed in, codes you press the button for are kept in your history.",
  "qr.faq.1.q": "Do these QR codes expire?",
  "qr.faq.1.a":
    "No. The content is in the code itself and does not pass through this site, so it works forever and nobody can count its scans.",
  "qr.faq.2.q": "Which error correction should I choose?",
  "qr.faq.2.a":
    "M suits nearly everything. Choose Q or H if the print may be scratched or a logo will cover part of it; the code gets denser.",
  "qr.faq.3.q": "PNG or SVG?",
  "qr.faq.3.a":
    "PNG is handy for messages. SVG stays sharp at any size, so it is the one for print and design.",

  "qr.kinds": "Kind of content",
  "qr.kind.text": "Text, link",
  "qr.kind.wifi": "Wi-Fi",
  "qr.kind.contact": "Contact",
  "qr.kind.phone": "Phone",
  "qr.kind.sms": "SMS",
  "qr.kind.email": "Email",

  "qr.text": "Content",
  "qr.ssid": "Network name (SSID)",
  "qr.password": "Password",
  "qr.security": "Security",
  "qr.security.none": "No password",
  "qr.hidden": "Hidden network",
  "qr.name": "Full name",
  "qr.phone": "Phone number",
  "qr.email": "Email",
  "qr.organization": "Organisation",
  "qr.job": "Job title",
  "qr.website": "Website",
  "qr.address": "Address",
  "qr.message": "Message",
  "qr.subject": "Subject",
  "qr.body": "Body",

  "qr.read": "Read a code from a picture",
  "qr.read.hint": "or drop or paste one on the field above; it stays on your device",
  "qr.read.none": "There is no QR code in the picture. Try a sharper one, taken straight on.",
  "qr.read.noPicture": "The browser cannot open this file as a picture.",
  "qr.options": "Options: size, colours, format",
  "qr.format": "Format",
  "qr.size": "Size (pixels)",
  "qr.margin": "White border (modules)",
  "qr.level": "Error correction",
  "qr.dark": "Code colour",
  "qr.light": "Background",

  "qr.generate": "Make QR code",
  "qr.busy": "Drawing the code…",
  "qr.result": "Your QR code",
  "qr.alt": "The QR code just made",
  "qr.sample.message": "A table for four at seven, please.",
  "qr.sample.subject": "Booking a table",
  "qr.empty": "Fill in the fields and press the button: the QR code appears here, ready to download.",
  "qr.download": "Download {name}",
  "qr.weak":
    "The two colours are too close; many phones will not read this. Choose a darker code or a lighter background.",
  "qr.inverted": "Light on dark: some apps do not read inverted codes. Try scanning it before you print.",

  "qr.tooLong":
    "Too long: error correction {level} holds at most {max} bytes. Shorten it or choose a lower level.",
  "qr.tooSmall": "This much content needs a size of at least {min} pixels to be readable.",
  "qr.badColour": "A colour looks like #rrggbb, for example #000000.",
  "qr.badPhone": "That is not a phone number. For example: 0912 345 678 or +84 912 345 678.",
} satisfies Record<keyof typeof vi, string>;
