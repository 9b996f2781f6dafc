import type { common as vi } from "#locales/vi/common.ts";

export const common = {
  "invalid.required": "Please fill in this field.",
  "invalid.tooShort": "At least {min} {min|character is|characters are} needed.",
  "invalid.tooLong": "At most {max} characters are allowed.",
  "invalid.text": "This value must be text.",
  "invalid.nul": "This field contains the character U+0000, which cannot be stored. Please delete it.",
  "invalid.number": "This value must be a number.",
  "invalid.boolean": "This value must be yes or no.",
  "invalid.between": "Enter a number from {min} to {max}.",
  "invalid.integerBetween": "Enter a whole number from {min} to {max}.",
  "invalid.choice": "Choose one of: {choices}.",
  "invalid.format": "This value does not have the right format.",

  "reading.took": "Left out {words}.",
  "reading.several": "There are several values in this. Leave only one.",
  "reading.blank":
    "It is not clear where the address ends, since there is a space inside it. Remove what does not belong to it, or write the space as %20.",
  "reading.found": "Filled in from what was pasted.",

  "problem.invalid_input.title": "Invalid input",
  "problem.invalid_input": "Some fields are not valid. Correct the marked ones and try again.",
  "problem.invalid_input.missing": "A required field is empty. Fill in the marked one and try again.",
  "problem.malformed_body.title": "Unreadable request body",
  "problem.malformed_body": "The request body is not valid JSON.",
  "problem.unsupported_media_type.title": "Unsupported media type",
  "problem.unsupported_media_type": "This call only takes a body of type application/json.",
  "problem.payload_too_large.title": "Too large",
  "problem.payload_too_large": "The request body is larger than the limit of 1 MiB.",
  "problem.unauthorized.title": "Sign-in needed",
  "problem.unauthorized": "You need to sign in to use this.",
  "problem.forbidden.title": "Request refused",
  "problem.forbidden":
    "This request came from another site, so it was refused. Open this page and try again.",
  "problem.not_found.title": "Not found",
  "problem.not_found": "There is nothing at this address.",
  "problem.code_taken.title": "Code taken",
  "problem.code_taken": "This code is already taken. Choose another one.",
  "problem.gone.title": "Gone",
  "problem.gone": "This has expired or was deleted.",
  "problem.blocked_target.title": "Address not allowed",
  "problem.blocked_target": "This server does not connect to that address, because it is not a public one.",
  "problem.rate_limited.title": "Too many requests",
  "problem.rate_limited.kept":
    "You, or others on your network, have saved your share of what the site keeps in a day; the rest is for other visitors. It starts again at midnight, Vietnam time.",
  "problem.rate_limited": "You have used up the allowed number of requests. Wait a while and try again.",
  "problem.rate_limited.until": "You have used up your requests. Try again in {time}.",
  "problem.rate_limited.signIn":
    "You have used up your requests. Try again in {time}, or sign in to have more.",
  "problem.rate_limited.network.until":
    "The people on your network have used up their requests. Try again in {time}.",
  "problem.rate_limited.network.signIn":
    "The people on your network have used up their requests. Try again in {time}, or sign in to have your own.",
  "problem.rate_limited.atOnce":
    "You have too much work waiting at once. Wait until it is done, then try again.",
  "problem.site_limit.title": "The site's share for today is used up",
  "problem.site_limit":
    "All visitors together have used up today's share. It starts again at midnight, Vietnam time.",
  "problem.busy.title": "Server busy",
  "problem.busy": "The server is busy. Try again in a few seconds.",
  "problem.busy.tooLong": "This took too long, so it was stopped. Try it with less content.",
  "problem.busy.bodies": "Too much is being sent to the server at once. Try again in a few seconds.",
  "problem.busy.answers": "Too many large answers are waiting to be read. Try again in a few seconds.",
  "problem.busy.database":
    "The database is not answering at the moment. Try again in a few seconds; if you were saving something, look first whether it is there.",
  "problem.not_configured.title": "Not configured",
  "problem.not_configured": "The operator of this site has not configured this feature.",
  "problem.upstream_error.title": "Upstream error",
  "problem.upstream_error": "The other server gave an unexpected answer. Try again later.",
  "problem.upstream_timeout.title": "The other server was too slow",
  "problem.upstream_timeout": "The other server did not answer within the allowed time.",
  "problem.storage_full.title": "Storage full",
  "problem.storage_full": "The server has no room left for the moment. What you sent was not saved.",
  "problem.internal_error.title": "Server error",
  "problem.internal_error": "The server hit an unexpected error. Try again later.",
} satisfies Record<keyof typeof vi, string>;
