import type { legal as vi } from "#locales/vi/legal.ts";

export const legal = {
  "privacy.label": "Privacy policy",
  "privacy.title": "what is stored",
  "privacy.summary":
    "What this site processes, what it stores and for how long, who else receives it and how to delete it: said tool by tool.",
  "privacy.intro":
    "Most tools here work without an account and keep nothing of what you type. This page says exactly where something is stored, for how long, and who else receives data.",
  "privacy.1.title": "What this covers",
  "privacy.1.body":
    "This policy covers every page and every API call of this website. The operator of the site is responsible for the data processed here. Other sites that you open from here, including the targets of short links, have policies of their own.",
  "privacy.2.title": "Data that is processed and then deleted",
  "privacy.2.body":
    "What you enter into the computing tools (passwords, hashes, JWT, UUID, data conversion, cron, text encoding, text analysis, two-factor codes, QR codes while signed out) is worked out on your own device when scripts are on, and each answer says so.\nWhat the device cannot do, and everything when scripts or site data are off, stays in the server's memory only while the result is computed, and is not recorded.\nQuestions and answers of the chat are not stored on this server either: the chat history lives in the open page and is gone when you close it.\nRecent translations and what registries and DNS servers answered are held in memory for a while, without anything about who asked, so that identical requests are answered quickly.",
  "privacy.3.title": "Data that is stored",
  "privacy.3.body":
    "When you sign in, we store the name, email address and picture that Google or Facebook provides, the browser and system of each session with when it began and was last used, your API keys (only a hash of the key, with its name, scope and the day it was last used), your QR and VietQR history, and the tools you pinned.\nA short link is stored as its code, target address, time of creation and what you add to it (title, tags, expiry, a hash of its password), tied to your account if you are signed in; a code stays reserved after its link is deleted, so that nobody can reuse it.\nNotes are stored for your account, or for your browser by a random identifier in a cookie; of a note that was encrypted on your device only the encrypted text, without its key.\nA temporary mailbox and all mail in it is kept for one hour, or at most one day if you extend it, and then removed.\nA data deletion request is stored as the email address you send and its confirmation code; the address is erased once the request is settled, the code 400 days later.\nA report of abuse is stored as the link or note it is about, the reason and what you write, without a name; what the operator then does is written to an audit log.\nSo that a form which is sent twice does not make two things, its result is kept for five minutes, encrypted with a key that only your page has.",
  "privacy.4.title": "Click statistics and IP addresses",
  "privacy.4.body":
    "The statistics of a short link are counts by day, country, referring site, kind of device and browser.\nThe IP address of whoever opens a link is not stored; the country is looked up on this very server.\nTo count different visitors within a day, so that nobody alone uses up the clicks of a link, and so that nobody reports twice, each visit is known by a hash with that day's random key; key and hashes are destroyed after 48 hours, and only the number remains.\nTo apply usage limits, your IP address is held in memory for limits of a minute; for limits of an hour or a day only a hash of it, made with a secret key, is stored until the hour or day is over.\nThe server's log has a line for each request with its time, the kind of page, the outcome, how long it took and a hash of your IP address with that day's random key, so that abuse can be traced within a day; it has neither the address itself nor anything you enter.\nHow many requests the busiest of these hashes make is counted until the day is over.\nThe IP lookup tool does not store the addresses you look up.",
  "privacy.5.title": "Cookies and browser storage",
  "privacy.5.body":
    "This site only uses cookies that it needs to work: the sign-in session (session); three short-lived cookies during sign-in (sign_in, fresh_token and sign_in_page, the last of which remembers the tool you were using); the token of the temporary mailbox that is open (mailbox); your browser's random identifier by which your notes are recognised (browser); and a random identifier, used for one day, that counts this browser's own quota (quota).\nThe browser's local storage holds the sign-in token (auth_token), the temporary mailbox token (temp_mail_token), and the tools you used lately (tools-recent) and pinned (tools-pinned), and the VietQR accounts that you asked to be remembered (vietqr-recipients).\nWhen you go to sign in, what you have typed is kept in that browser tab (typed), to be filled in again when you come back.\nSo that tools work without a network, your browser keeps the pages of tools that you have used, as everybody sees them and without anything you typed; signing out or clearing this site's data removes them.\nThere are no advertising cookies.\nIf the operator turns on a third-party analytics tag, that tag may set cookies of its own.",
  "privacy.6.title": "Third parties that receive data",
  "privacy.6.body":
    "Data leaves this server only when the tool you use needs it to.\nThe chat sends your question to the AI provider that the operator chose; the translator sends your text to Google, or to the translation server that the operator chose.\nThe domain, DNS and IP tools ask registries and DNS servers about the name or address you enter, or about your own address where you leave the IP field empty; the HTTP and proxy tools connect to the very address you enter.\nSigning in goes through Google or Facebook. A service that is not configured receives nothing.\nWe do not sell data.",
  "privacy.7.title": "How long data is kept, and how to delete it",
  "privacy.7.body":
    "You can delete your notes, your account's short links, your history, API keys, mailbox and single messages at any time; they are removed at once.\nNotes of a browser that is not signed in are removed 400 days after their last change, or after 60 days if nobody comes back to them.\nSigning out makes the sign-in token invalid at once. Expired mailboxes and sessions are removed automatically.\nBackups of the database, where the operator makes them, keep what was deleted until newer ones take their place: usually 7 days.\nTemporary mailboxes, notes that burn after reading, the day's random keys and the hashes of people who opened links are in no backup.\nWhile signed in, you can download or delete your account with everything tied to it at once on the Data Deletion page; otherwise send a request there, which is processed within 30 days.",
  "privacy.8.title": "Your rights, changes and contact",
  "privacy.8.body":
    "You have the right to ask what we store about you, to have it corrected, to receive a copy, or to have it deleted. When the way data is handled changes, this page is updated before the change takes effect. Please send any question about personal data to {contact}.",

  "terms.label": "Terms of service",
  "terms.title": "what is allowed",
  "terms.summary":
    "The conditions for using the tools on this site: what is allowed, what is not, and the limits of liability.",
  "terms.intro": "By using the tools on this site you agree to the terms below.",
  "terms.1.title": "Accepting the terms",
  "terms.1.body":
    "These terms apply to everyone who uses the website and its API, signed in or not. If you do not agree, please do not use it. If you use it on behalf of an organisation, you confirm that you may accept the terms for it.",
  "terms.2.title": "The service",
  "terms.2.body":
    "This site offers small online tools free of charge: QR codes, short links, notes, domain, DNS and IP lookup, HTTP and proxy checks, data conversion, cryptography, AI chat, translation, a temporary mailbox and others. Each tool has a usage limit so that it remains usable for everyone. Some tools work only when the operator has configured the service they need.",
  "terms.3.title": "Accounts",
  "terms.3.body":
    "Most tools need no account. {signIn|You can sign in with Google or Facebook to get history and statistics.|Signing in is not set up on this site.} You are responsible for keeping your account and your devices safe, and for what is done under your account.",
  "terms.4.title": "What is not allowed",
  "terms.4.body":
    "Do not use this site to break the law, to defraud or impersonate anyone, to spread malware or spam, to harass others or infringe their rights, to attack or scan systems that are not yours, to get around the usage limits, or to disrupt the service. Automated use of the API is allowed within the published limits.",
  "terms.5.title": "Tools that connect to other servers",
  "terms.5.body":
    "The HTTP check, proxy check, DNS lookup and domain lookup send requests from this server to the address you enter. Use them only with systems that you are allowed to access, and do not enter credentials that are not yours. The results show what the other server answered at that moment and may be incomplete.",
  "terms.6.title": "Short links and notes",
  "terms.6.body":
    "You are responsible for the target of the links and the content of the notes you create. Anyone who has the share link of a note can read it. Links and notes that lead to fraud, malware or unlawful content may be removed without notice.",
  "terms.7.title": "Temporary mailbox",
  "terms.7.body":
    "A temporary mailbox only receives mail and expires by itself after one hour unless it is extended; deleted or expired mail cannot be recovered. Do not use it for important accounts, documents, financial transactions or anything you need to keep. We do not guarantee that every message arrives.",
  "terms.8.title": "AI chat and translation",
  "terms.8.body":
    "Answers of the AI and translations are made by machines and may be wrong, incomplete or out of date. Check them before you rely on them, above all in medical, legal, financial and safety matters. Do not send secrets or other people's personal data, because the text is passed on to an outside provider.",
  "terms.9.title": "Your content and the source code",
  "terms.9.body":
    "What you enter and the results you receive remain yours; we process them only to do what you asked for. The software of this site is released under the MIT licence. Names, trademarks and logos of others, such as banks, Google or Facebook, belong to their owners and do not imply that they endorse this site.",
  "terms.10.title": "No warranty and limits of liability",
  "terms.10.body":
    "The service is provided as is, without any warranty of accuracy, availability or fitness for a particular purpose. Always check the recipient's name before you transfer money with a VietQR code. As far as the law permits, the operator is not liable for damage that arises from using the tools or from being unable to use them.",
  "terms.11.title": "Changes, termination and contact",
  "terms.11.body":
    "Tools, limits and terms may change; the version on this page is the one in force. The operator may stop serving those who violate the terms. Disputes are settled under the law of the place where the operator is established, unless consumer protection law where you live says otherwise. Please send questions and abuse reports to {contact}.",
} satisfies Record<keyof typeof vi, string>;
