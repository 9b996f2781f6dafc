import type { vietqr as vi } from "#locales/vi/vietqr.ts";

export const vietqr = {
  "vietqr.label": "VietQR",
  "vietqr.short": "VietQR",
  "vietqr.line": "Transfer codes for every bank",
  "vietqr.lead": "Type an account, show a code to scan.",
  "vietqr.title": "bank transfer QR codes",
  "vietqr.summary":
    "Make NAPAS VietQR codes to receive bank transfers: every bank, with amount and message, image free to save.",
  "vietqr.intro":
    "Choose the bank, enter the account, add amount and message if you like. The payer scans it with any Vietnamese banking app.",
  "vietqr.privacy":
    "The card is drawn on your own device and nothing is sent. Only with scripts or site data off does this server draw it, and keeps nothing.{signIn| While you are signed in, codes you press the button for are sent and saved in your history.|}",
  "vietqr.faq.1.q": "Why is the account holder's name not in the code?",
  "vietqr.faq.1.a":
    "A code has a field for a name (59), but no bank checks it, so the codes made here leave it out. The payer's app looks the name up from the account: check the name it shows before paying.",
  "vietqr.faq.2.q": "Can I leave out the amount?",
  "vietqr.faq.2.a": "Yes. A code without an amount is static: the payer types the amount after scanning.",
  "vietqr.faq.3.q": "Why does the message lose its accents?",
  "vietqr.faq.3.a":
    "Many banks cannot read Vietnamese accents and special characters in a code, so the message becomes plain letters, at most 25.",

  "vietqr.bank": "Bank",
  "vietqr.bank.choose": "Choose the bank…",
  "vietqr.bank.popular": "Popular",
  "vietqr.bank.all": "All banks and wallets",
  "vietqr.bank.others": "{count} more",
  "vietqr.bank.search": "Type a bank’s name",
  "vietqr.bank.none": "No bank has a name like that.",
  "vietqr.recipients": "Saved",
  "vietqr.recipients.none":
    "Nobody is saved yet. Once there is a code, press “Remember this account” below it.",
  "vietqr.recipients.forget": "Forget {name}",
  "vietqr.remember": "Remember this account",
  "vietqr.remembered": "Remembered on this device",
  "vietqr.remember.refused":
    "This browser does not let sites keep anything on the device, so it cannot be remembered.",
  "vietqr.account": "Account number",
  "vietqr.account.hint": "6–19 digits or letters, or a message",
  "vietqr.amount": "Amount",
  "vietqr.amount.unit": "VND",
  "vietqr.info": "Message",
  "vietqr.info.hint": "At most 25 characters without accents",
  "vietqr.info.preview": "The bank will write: {text}",
  "vietqr.optional": "optional",
  "vietqr.name": "Account holder’s name",
  "vietqr.name.hint": "Printed on the picture only; banking apps look up the real one.",
  "vietqr.info.sample": "Donation",

  "vietqr.sample": "e.g. {value}",
  "vietqr.stamp": "EXAMPLE",
  "vietqr.example": "Example of a code",
  "vietqr.example.note":
    "This is an example that nobody can scan. Choose the bank and enter your account for a code of your own.",

  "vietqr.generate": "Make VietQR code",
  "vietqr.busy": "Drawing the code…",
  "vietqr.result": "Your VietQR code",
  "vietqr.alt": "VietQR code of the transfer",
  "vietqr.empty": "The code will appear here.",
  "vietqr.download": "Download",
  "vietqr.check": "Scan it yourself and check the account holder's name before you give it to others.",
  "vietqr.readBack": "Read back: every digit is right",

  "vietqr.noBank": "Choose the bank of this account.",
  "vietqr.badBank": "There is no such bank. Choose one from the list.",
  "vietqr.badAccount":
    "An account number has 6 to 19 digits or plain letters. Paste the number alone, or the message that it is in.",
  "vietqr.badAmount": "Enter the amount in đồng, such as 50,000 or 50k; at most 9,999,999,999,999.",
  "vietqr.twoAmounts": "There are several numbers here. Leave one amount only, such as 50,000 or 50k.",
  "vietqr.twoAccounts":
    "Several numbers here could be the account. Leave one only, its digits written together.",
  "vietqr.partOfAccount":
    "Does “{word}” belong to the account number? If so, write both together; if not, leave it out.",
  "vietqr.unclearWord":
    "“{word}” could be a bank or part of the account number. Leave only the account number in this field, and choose the bank in its own.",
  "vietqr.amountOrAccount":
    "“{digits}” could be an amount or part of the account number. Write the account number without gaps, and the amount in its own field.",
  "vietqr.cardNumber":
    "This is a card number, not an account number. Enter the account behind the card; your banking app shows it.",
  "vietqr.moreThanAccount":
    "The account number comes with “{said}”. Send the number alone, and the rest in a parameter of its own.",
  "vietqr.unsureBank": "“{said}” could be {bank}. If so, choose {bank} here; if not, take the word out.",
  "vietqr.twoBanks": "Two banks are named here ({banks}). Leave one only.",
  "vietqr.otherBank":
    "What was pasted as the account names {bank}, but another bank is chosen. Choose the one that is meant.",
  "vietqr.brokenCode":
    "Characters of this code are missing or wrong (its checksum differs). Copy the whole line again, or take another picture.",
  "vietqr.otherCode": "This code is for another way of paying, not for a transfer to a bank account.",
  "vietqr.cardCode": "This code pays into a card, not an account, so it cannot be made here.",
  "vietqr.unknownBin": "This code pays into the bank numbered {bin}, which is not in the list.",
  "vietqr.otherThanCode":
    "The pasted code says {said}, unlike this field. Empty this field to take what the code says.",
  "vietqr.code.pays": "Read from the code: it pays account {account} at {bank}.",
  "vietqr.code.paysAmount": "Read from the code: it pays {amount}đ to account {account} at {bank}.",
  "vietqr.emptyInfo":
    "Banks read Latin letters, digits and . , - only, so this message would be empty. Please write it differently.",
  "vietqr.badName": "The picture can show names in Latin letters only, with or without accents.",
  "vietqr.longInfo": "The message has {length} characters without accents; banks take at most {max}.",

  "vietqr.tabs": "Make a code for",
  "vietqr.tab.one": "One transfer",
  "vietqr.tab.orders": "A list of orders",
  "vietqr.orders": "Orders",
  "vietqr.orders.hint":
    "A line each: amount, message, customer. It can be pasted from Excel as it is; at most 200 lines.",
  "vietqr.orders.sample": "79k, Order 12, Lan\n1tr2, Order 13, Tú",
  "vietqr.orders.draw": "Make the sheet",
  "vietqr.orders.result": "Sheet to print",
  "vietqr.orders.empty": "Each order gets a code here, ready to print.",
  "vietqr.orders.count": "{count} {count|code|codes}.",
  "vietqr.orders.print": "Print this sheet",
  "vietqr.orders.zip": "Download each as a picture (ZIP)",
  "vietqr.orders.drawing": "Drawing {done} of {count}…",
  "vietqr.orders.noZip": "This browser cannot draw the pictures. Try another one, or print this sheet.",
  "vietqr.orders.print.how": "Printing this page prints the codes alone, on A4.",
  "vietqr.size": "Size of each code",
  "vietqr.size.a4": "Small: 12 on a sheet of A4",
  "vietqr.size.a6": "A6: 4 on a sheet of A4",
  "vietqr.size.a5": "A5 for tables: 2 on a sheet of A4",
  "vietqr.orders.none": "Paste the orders here, one a line.",
  "vietqr.orders.tooMany": "The list has {count} lines; at most {max} go at once.",
  "vietqr.orders.badAmount": "Line {line}: “{found}” is no amount, such as 50,000 or 50k.",
  "vietqr.orders.cut":
    'Line {line}: is “{found}” one amount or two cells? Write 50.000 or 50000, or put the amount in "…".',
  "vietqr.orders.cells":
    "Line {line} has more than three cells. Leave amount, message and customer, or name the columns in the first line.",
  "vietqr.orders.longInfo":
    "Line {line}: the message has {length} characters once marks are taken off; banks take at most {max}.",
  "vietqr.orders.emptyInfo": "Line {line}: banks can read nothing of this message.",
  "vietqr.orders.longLabel": "Line {line}: the name has {length} characters; at most {max}.",
  "vietqr.orders.quote":
    "Line {line}: a quote is opened and not closed, or something follows where it closes.",
  "vietqr.orders.twoColumns": "Line {line}: two columns mean the same ({names}). Leave one.",
  "vietqr.orders.twoAmounts":
    "Either of the first two columns could be the amount. Name the columns in a first line, such as: Amount, Message, Name.",
  "vietqr.orders.noColumn": "Line {line} names the columns, but none of them is the amount.",
  "vietqr.orders.more": "And {count} more {count|line|lines}.",

  "vietqr.example.text":
    "For the bank {bank}, account {account}, amount {amount} and message {info}, the code holds the line:",

  "vietqr.api.list": "What the user made, newest first; `next` is the cursor of the following page",
  "vietqr.api.clear": "Delete the whole history",
  "vietqr.api.exportData": "The whole history as a file",
  "vietqr.api.remove": "Delete one entry",
  "vietqr.api.picture": "The picture of one entry, to its owner alone",
  "vietqr.api.banks": "List the banks and wallets",
  "vietqr.api.banksOfVietqrIo": "The same list in the form of vietqr.io's `GET /v2/banks`",
  "vietqr.api.generateOfVietqrIo":
    "A bank-transfer code in the form of vietqr.io's `POST /v2/generate`; what is wrong is in `code`",
  "vietqr.api.image": "Draw a bank-transfer code with its details under it",
  "vietqr.api.orders": "Transfer codes for each line of a list, at most 200",
  "vietqr.api.payload": "The EMVCo text of a bank-transfer code",

  "vietqr.bank.api": "BIN, code or short name, or what people or vietqr.io call it, in any case",
  "vietqr.account.api":
    "6 to 19 letters and digits; spaces, dots, dashes and the words around it are dropped",
  "vietqr.amount.api": "đồng, 1 to 9 999 999 999 999; also as people write it: 50k, 1tr5",
  "vietqr.info.api": "at most 25 characters once marks are taken off",
  "vietqr.holder.api":
    "the holder's name, written on the picture only: payers' apps show the name that the bank has",
  "vietqr.orders.api":
    "a line each, at most 200: amount, message, whom it is for, with commas, semicolons or tabs; a first line may name the columns",
  "vietqr.size.api": "of the page's cards: twelve on a sheet of A4, or cards of A6 or A5",
} satisfies Record<keyof typeof vi, string>;
