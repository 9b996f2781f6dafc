import type { vietqr as vi } from "../vi/vietqr.ts";

export const vietqr = {
  "vietqr.label": "VietQR",
  "vietqr.short": "VietQR",
  "vietqr.line": "Transfer codes for every Vietnamese bank",
  "vietqr.title": "bank transfer QR codes",
  "vietqr.summary":
    "Make NAPAS VietQR codes to receive bank transfers: every bank, with amount and message, image free to save.",
  "vietqr.intro":
    "Choose the bank, enter the account, add amount and message if you like. The payer scans it with any Vietnamese banking app.",
  "vietqr.privacy":
    "With scripts the card is drawn on your own device and nothing is sent; without them this server draws it and forgets it. Signed in, codes you press the button for are kept in your history.",
  "vietqr.faq.1.q": "Why is the account holder's name not in the code?",
  "vietqr.faq.1.a":
    "The VietQR standard has no place for it. The payer's app looks the name up from the account, so check the name it shows before paying.",
  "vietqr.faq.2.q": "Can I leave out the amount?",
  "vietqr.faq.2.a": "Yes. A code without an amount is static: the payer types the amount after scanning.",
  "vietqr.faq.3.q": "Why does the message lose its accents?",
  "vietqr.faq.3.a":
    "Many banks cannot read Vietnamese accents and special characters in a code, so the message becomes plain letters, at most 25.",

  "vietqr.bank": "Bank",
  "vietqr.bank.popular": "Popular",
  "vietqr.bank.all": "All banks and wallets",
  "vietqr.account": "Account number",
  "vietqr.account.hint": "6 to 19 digits or letters",
  "vietqr.amount": "Amount (optional)",
  "vietqr.amount.hint": "In Vietnamese đồng, for example 50.000",
  "vietqr.info": "Message (optional)",
  "vietqr.info.hint": "At most 25 characters without accents",
  "vietqr.info.preview": "Will read: {text} ({length}/25)",
  "vietqr.info.sample": "Donation",

  "vietqr.generate": "Make VietQR code",
  "vietqr.busy": "Drawing the code…",
  "vietqr.result": "Your VietQR code",
  "vietqr.alt": "VietQR code of the transfer",
  "vietqr.empty": "The code will appear here.",
  "vietqr.download": "Download {name}",
  "vietqr.check": "Scan it yourself and check the account holder's name before you give it to others.",

  "vietqr.badBank": "There is no such bank. Choose one from the list.",
  "vietqr.badAccount": "An account number has 6 to 19 digits or plain letters.",
  "vietqr.badAmount": "The amount must be whole đồng, from 1 to 9,999,999,999,999.",
  "vietqr.badName": "The picture can show names in Latin letters only, with Vietnamese accents or others.",
  "vietqr.longInfo": "The message has {length} characters without accents; banks take at most {max}.",

  "vietqr.example.text":
    "For the bank {bank}, account {account}, amount {amount} and message {info}, the code holds the line:",
} satisfies Record<keyof typeof vi, string>;
