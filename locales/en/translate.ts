import type { translate as vi } from "#locales/vi/translate.ts";

export const translate = {
  "translate.label": "Translate",
  "translate.short": "Translate",
  "translate.line": "Ten languages, long texts too",
  "translate.lead": "Paste a text and get it in any of ten languages, line breaks kept.",
  "translate.title": "ten languages, free",
  "translate.summary":
    "Translate up to 5,000 characters between ten languages, with the source language detected and line breaks kept.",
  "translate.intro": "Paste a text, choose the language you want and press Translate.",
  "translate.privacy":
    "The text is passed on to the translation service. This server holds translations in memory for a while and writes nothing to disk.",
  "translate.text": "Text",
  "translate.count": "{count}/{max} characters",
  "translate.provider": "Service",
  "translate.provider.google": "Google",
  "translate.from": "From",
  "translate.to": "To",
  "translate.swap": "Swap languages",
  "translate.submit": "Translate",
  "translate.running": "Translating…",
  "translate.translated": "Translation",
  "translate.output": "Translated text",
  "translate.empty": "The translation will appear here. For example:",
  "translate.detected": "Detected language: {language}",
  "translate.same": "Detected language: {language}, the one to translate into as well.",
  "translate.into.vi": "Translate into Vietnamese",
  "translate.into.en": "Translate into English",
  "translate.failed": "An error occurred while translating. Please try again later.",
  "translate.language.auto": "Detect language",
  "translate.language.vi": "Vietnamese",
  "translate.language.en": "English",
  "translate.language.zh": "Chinese",
  "translate.language.ja": "Japanese",
  "translate.language.ko": "Korean",
  "translate.language.fr": "French",
  "translate.language.de": "German",
  "translate.language.es": "Spanish",
  "translate.language.pt": "Portuguese",
  "translate.language.ru": "Russian",
  "translate.problem.late": "The translation service did not answer within the allowed time.",
  "translate.problem.unreachable": "The translation service cannot be reached.",
  "translate.problem.refused":
    "The translation service refused this site's request. The operator needs to check the key and the configuration.",
  "translate.problem.overloaded":
    "The translation service is overloaded or its quota is used up. Try again in a few minutes.",
  "translate.problem.turnedAway":
    "Google is turning this server away for now because it sees too many requests. Try again in a few minutes.",
  "translate.problem.siteLimit":
    "All the characters that this site translates a day are used up. A shorter text may still fit; it starts again at midnight, Vietnam time.",
  "translate.problem.shareLimit":
    "You, or others on your network, have used up your share of the characters translated today; the rest are for other visitors. It starts again at midnight, Vietnam time.",
  "translate.problem.unreadable": "The translation service sent something that cannot be read.",
  "translate.faq.1.q": "Are line breaks kept?",
  "translate.faq.1.a":
    "Yes. The text is sent whole and as plain text, so empty lines, quotes and characters such as & stay as they are.",
  "translate.faq.2.q": "Why is the swap button greyed out?",
  "translate.faq.2.a":
    "While the source is “Detect language” there is no language yet to swap with. Choose a source language, then swap.",
  "translate.faq.3.q": "Where does my text go?",
  "translate.faq.3.a":
    "To Google, or to the translation server that the operator of this site chose. Do not translate passwords, confidential contracts or other people's personal data. This server does not record your text.",

  "translate.api.translate": "Translate a text",
} satisfies Record<keyof typeof vi, string>;
