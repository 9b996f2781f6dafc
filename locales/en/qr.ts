import type { qr as vi } from "#locales/vi/qr.ts";

export const qr = {
  "qr.label": "QR code",
  "qr.short": "QR code",
  "qr.line": "Links, Wi-Fi, contacts, SMS",
  "qr.lead": "Type anything, get a sharp QR code.",
  "qr.title": "free, as PNG or SVG",
  "qr.summary":
    "Make QR codes for links, Wi-Fi, contacts, phone, SMS and email. Choose size and colours, save PNG or SVG.",
  "qr.intro":
    "Type something, press the button, and get a sharp QR code to print or share. No ads, no expiry.",
  "qr.privacy":
    "The code is drawn on your own device and nothing is sent. Only with scripts off, or when opened from the search field, does this server draw it, and keeps nothing.{signIn| While you are signed in, codes you press the button for are sent and saved in your history.|}",
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
  "qr.kind.event": "Event",
  "qr.kind.geo": "Place",

  "qr.text": "Content",
  "qr.ssid": "Network name (SSID)",
  "qr.password": "Password",
  "qr.security": "Security",
  "qr.security.none": "No password",
  "qr.hidden": "Hidden network",
  "qr.name": "Full name",
  "qr.phone": "Phone number",
  "qr.email": "Email",
  "qr.organization": "Company, organisation",
  "qr.job": "Job title",
  "qr.website": "Website",
  "qr.address": "Address",
  "qr.message": "Message",
  "qr.subject": "Subject",
  "qr.body": "Body",
  "qr.event": "Name of the event",
  "qr.start": "Starts",
  "qr.start.hint": "By the clocks of the place.",
  "qr.end": "Ends (optional)",
  "qr.location": "Where",
  "qr.note": "Note",
  "qr.place": "Latitude, longitude",
  "qr.place.hint": "For example 10.7769, 106.7009, or the full address of Google Maps.",
  "qr.place.read": "Read as {place}",
  "qr.place.short":
    "This short link does not say where the place is. Open it, then paste the full address or the coordinates.",

  "qr.read": "Read a code from a picture",
  "qr.read.none": "There is no QR code in the picture. Try a sharper one, taken straight on.",
  "qr.read.noPicture": "The browser cannot open this file as a picture.",
  "qr.options": "Options: size, colours, format",
  "qr.format": "Format",
  "qr.size": "Size (px)",
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
  "qr.sample.event": "New Year's party",
  "qr.sample.location": "Cafe Sen, Huế",
  "qr.empty": "Fill in the fields and press the button: the QR code appears here, ready to download.",
  "qr.download": "Download",
  "qr.weak":
    "The two colours are too close; many phones will not read this. Choose a darker code or a lighter background.",
  "qr.inverted": "Light on dark: some apps do not read inverted codes. Try scanning it before you print.",

  "qr.noPassword":
    "There is no password in this code: phones may not get in. If the network has none, choose “No password”.",
  "qr.otherPassword":
    "WPA and WPA2 passwords are 8 to 63 letters without accents, digits and signs, or 64 hex digits. Other passwords work on some networks, WPA3 among them, and with some devices only. Try the code before you print it.",
  "qr.longWepKey":
    "The standard for WEP knows no keys of this length. Some devices take them. Try the code before you print it.",
  "qr.longSsid":
    "A network name has at most {max} bytes, this one has {bytes}. A letter with accents takes two or three.",
  "qr.badWepKey": "A WEP key has 5 or 13 characters without accents, or 10 or 26 hex digits (0-9, a-f).",
  "qr.badWpaKey": "64 characters are a key, written in hex digits (0-9, a-f). A password has at most 63.",

  "qr.tooLong":
    "Too long: error correction {level} holds at most {max} bytes. Shorten it or choose a lower level.",
  "qr.tooSmall": "This much content needs a size of at least {min} pixels to be readable.",
  "qr.badColour": "A colour looks like #rrggbb, for example #000000.",
  "qr.badPhone": "That is not a phone number. For example: 0912 345 678 or +84 912 345 678.",
  "qr.badTime": "That is no date and time. For example: 2027-12-31T19:00, or 2027-12-31 for a whole day.",
  "qr.endsBefore": "An event cannot end before it starts.",
  "qr.endOtherKind": "Start and end must both have a time, or both be days alone.",
  "qr.badPlace":
    "There is no latitude and longitude. For example: 10.7769, 106.7009. Open a short address of Google Maps and copy the full one.",

  "qr.api.text": "Draw a QR code of a text",
  "qr.api.wifi": "Draw a QR code that joins a Wi-Fi network",
  "qr.api.contact": "Draw a QR code of a contact card (vCard 3.0)",
  "qr.api.phone": "Draw a QR code that dials a number",
  "qr.api.sms": "Draw a QR code that starts a text message",
  "qr.api.email": "Draw a QR code that starts an email",
  "qr.api.event": "Draw a QR code that adds an event to a calendar (iCalendar)",
  "qr.api.geo": "Draw a QR code that opens a place on a map",
  "qr.api.list": "What the user made, newest first; `next` is the cursor of the following page",
  "qr.api.clear": "Delete the whole history",
  "qr.api.exportData": "The whole history as a file",
  "qr.api.remove": "Delete one entry",
  "qr.api.picture": "The picture of one entry, to its owner alone",

  "qr.colour.api": "a colour as `#rrggbb`",
  "qr.size.api": "width and height in pixels",
  "qr.margin.api": "quiet zone in modules",
  "qr.level.api": "error correction",
  "qr.ssid.api": "at most 32 bytes of UTF-8",
  "qr.password.api":
    "WPA: a pass phrase, or a key of 64 hex digits; WEP: 5 or 13 characters, or 10 or 26 hex digits",
  "qr.start.api": "`2027-12-31T19:00` by the clock of the place, or a day alone",
  "qr.end.api": "likewise; of days the last one",
  "qr.place.api": "latitude and longitude in degrees, or the address of a map that has them",
} satisfies Record<keyof typeof vi, string>;
