import type { chat as vi } from "#locales/vi/chat.ts";

export const chat = {
  "chat.label": "AI chat",
  "chat.short": "AI chat",
  "chat.line": "Answers as they are written",
  "chat.lead": "Ask, and read the answer as it is written.",
  "chat.title": "free questions and answers",
  "chat.summary":
    "Ask an AI assistant and read the answer while it is being written. Free, without an account, and no history is kept.",
  "chat.intro": "Type a question in any language; the answer appears below as it is written.",
  "chat.privacy":
    "Your question is passed on to the provider of the AI model. This server stores neither questions nor answers.",
  "chat.message": "Question",
  "chat.message.hint": "At most 4,000 characters. Ctrl + Enter or ⌘ + Enter sends it.",
  "chat.send": "Send",
  "chat.sending": "Answering…",
  "chat.stop": "Stop",
  "chat.answer": "Answer",
  "chat.answer.text": "Text of the answer",
  "chat.empty": "The answer will appear here. For example:",
  "chat.closed": "This site has not set up AI chat.",
  "chat.stopped": "You stopped the answer here.",
  "chat.isCut": "The answer was too long and stops here.",
  "chat.done": "The answer is complete.",
  "chat.history": "Your questions",
  "chat.history.hint": "Kept in this open page only; gone when you close or reload it.",
  "chat.save": "Save the conversation",
  "chat.edit": "Edit and ask again",
  "chat.toEnd": "To the end",
  "chat.failed": "An error occurred. Please try again later.",
  "chat.problem.notConfigured":
    "The chat is not configured on this site: its operator has not set an AI server.",
  "chat.problem.refusedKey":
    "The AI server refused this site's access key. The operator needs to check the configuration.",
  "chat.problem.noModel":
    "The AI server does not have the model asked for. The operator needs to check the configuration.",
  "chat.problem.overloaded":
    "The AI server is overloaded or its quota is used up. Try again in a few minutes.",
  "chat.problem.unreachable": "The AI server cannot be reached.",
  "chat.problem.broken": "The AI server answered with an error.",
  "chat.problem.cut": "The connection to the AI server broke off, so the answer is not complete.",
  "chat.problem.silent": "The AI server did not answer within the allowed time.",
  "chat.problem.empty": "The AI server gave no answer to this question.",
  "chat.problem.siteLimit":
    "All the questions that this site can pay for today have been asked. It starts again at midnight, Vietnam time.",
  "chat.problem.shareLimit":
    "You, or others on your network, have asked your share of today's questions; the rest are for other visitors. It starts again at midnight, Vietnam time.",
  "chat.problem.busy": "Too many questions are being answered at once. Try again in a few seconds.",
  "chat.example.question": "Explain HTTPS to someone who is not technical, in three sentences.",
  "chat.example.answer":
    "HTTPS is how a browser and a website talk through an encrypted tunnel. So nobody in between, such as a café's Wi-Fi, can read or change what you send. It also confirms that you are talking to the very site that owns the domain name.",
  "chat.faq.1.q": "Does the AI remember what I asked before?",
  "chat.faq.1.a":
    "Within one open page, your latest questions and their answers are sent along, so that each answer follows on from the last. Close or reload the page and they are gone; this server keeps nothing. With JavaScript switched off, every question is answered by itself.",
  "chat.faq.2.q": "Can I trust the answers?",
  "chat.faq.2.a":
    "Not always. A language model can be wrong with great confidence. Check whatever matters, above all about health, law and money.",
  "chat.faq.3.q": "How many questions may I ask?",
  "chat.faq.3.a":
    "20 a day for each browser, 100 for a shared network (such as one Wi-Fi){signIn|, and 60 when signed in|}; each of at most 4,000 characters. A question that gets no answer does not count. The limit keeps the tool free and usable for everyone.",

  "chat.api.ask": "Ask the AI model; with `Accept: text/event-stream`, read its answer as it is written",

  "chat.message.api": "The question.",
  "chat.history.api": "Earlier questions and answers, oldest first; the newest that fit go along as context.",
} satisfies Record<keyof typeof vi, string>;
