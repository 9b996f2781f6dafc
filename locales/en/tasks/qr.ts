import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/qr/task-pages.ts";

export default {
  wifi: {
    label: "Make a Wi-Fi QR code",
    title: "Wi-Fi QR code for a café or a home",
    summary:
      "Type the network's name and password and get a QR code that guests scan to join. PNG or SVG for printing, no account needed.",
    lead: "Guests scan it and are online; nobody spells out a password.",
    faq: [
      [
        "Which phones can scan it?",
        "iPhones from iOS 11 and Android from version 10 do it with the camera app they come with. Older ones need an app that reads codes.",
      ],
      [
        "Does the old code work after the password changes?",
        "No. The password is inside the code, so a new password needs a new print.",
      ],
      [
        "WPA or WEP?",
        "Nearly every network today is WPA, WPA2 and WPA3 included. WEP is left on very old routers only; for a network without a password choose “No password”.",
      ],
    ],
  },
  contact: {
    label: "Make a contact QR code",
    title: "Contact QR code: a vCard to scan",
    summary:
      "One QR code with name, phone, email and company: scanned, it goes straight into the address book. Standard vCard 3.0, any letters.",
    lead: "Scanned once, saved in the address book.",
    values: { name: "Mary O'Brien", organization: "O'Brien Joinery", job: "Owner" },
    faq: [
      [
        "How much can the code hold?",
        "Nearly three thousand characters in theory, but the more there is, the smaller its squares. On a business card keep to a name, one phone number, an email and a site.",
      ],
      [
        "How large must it be in print?",
        "At least 2 cm wide, with a white margin all round. Try two or three phones before you print a whole box.",
      ],
    ],
  },
  "phone-number": {
    label: "Make a phone number QR code",
    title: "Phone number QR code: scan to call",
    summary:
      "Turn a phone number or hotline into a QR code: once scanned the number is ready to dial. For leaflets, signs and warranty labels.",
    lead: "Scanned, the number is on the screen, ready to be called.",
    faq: [
      ["Does it call at once?", "No. The phone asks first, so nobody pays for a slip of the camera."],
      [
        "Should I add the country code?",
        "Callers at home do not need it. If the leaflet may travel, write it in full, such as +84 without the leading 0.",
      ],
    ],
  },
  sms: {
    label: "Make an SMS QR code",
    title: "SMS QR code with the message written",
    summary:
      "Whoever scans it finds the messaging app open with number and text filled in: votes, sign-ups and vouchers without typing errors.",
    lead: "Number and words are there, one press sends them.",
    values: { message: "JOIN SPRING" },
    faq: [
      [
        "Is the message sent by itself?",
        "No. It is only opened; the person reads it, presses send and pays what their network asks.",
      ],
      [
        "Which letters should I use?",
        "Plain ones for keywords to a short code: with letters outside the basic alphabet one part holds 70 characters, without them 160.",
      ],
    ],
  },
  email: {
    label: "Make an email QR code",
    title: "Email QR code with a subject filled in",
    summary:
      "Scanning opens a new mail with recipient, subject and first words filled in. For feedback, orders and warranty claims.",
    lead: "Recipient, subject and the first words are filled in.",
    values: { subject: "An order", body: "Hello, I would like to order: " },
    faq: [
      [
        "Which mail app does it open?",
        "The phone's default: Gmail on most Android phones, Mail on an iPhone, or whatever its owner has chosen.",
      ],
      [
        "Can it attach a file?",
        "No, the mailto address inside takes words only. The sender attaches files once the mail is open.",
      ],
    ],
  },
  link: {
    label: "Make a link QR code",
    title: "QR code for a link, a site or a menu",
    summary:
      "Paste the link of a menu, a page or a form and get a QR code that never expires, without advertising and without a page in between.",
    lead: "Paste an address, get a code that does not expire.",
    faq: [
      [
        "Does this code expire?",
        "No. The address itself is in the code and no server stands in between, so it lives as long as your page does.",
      ],
      [
        "What if the address changes after printing?",
        "A printed code cannot be edited. If you expect that, shorten the link here first and make the code of the short one: where it leads can be changed at any time.",
      ],
      [
        "Why are the squares so small?",
        "The longer an address, the more squares. Leave out what follows a question mark, such as utm_source, or use a short link, and it scans from further away.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
