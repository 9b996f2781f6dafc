/** Why a request cannot be read or taken; only the server says so. */
export const requests = {
  "problem.malformed_body.form": "The form is not UTF-8 text, so it cannot be read.",
  "problem.malformed_body.object": "The request body has to be one JSON object.",
  "problem.malformed_body.deep": "The JSON is nested too deeply ({max} levels at most).",
  "problem.payload_too_large.fields": "There are too many fields ({max} at most).",
  "problem.payload_too_large.pieces":
    "The request body came in too many small pieces. Send it in one go, with its length (Content-Length).",
  "problem.payload_too_large.answer":
    "The answer is longer than what an assistant is sent (1 MiB). Send less content, or call the API.",
  "problem.unsupported_media_type.form":
    "A form has to be sent as application/x-www-form-urlencoded, as browsers do.",
  "problem.unsupported_media_type.encoded":
    "The request body has to be sent uncompressed, without a Content-Encoding.",
  "problem.request_timeout.title": "Sent too slowly",
  "problem.request_timeout": "What was sent took too long to arrive. Try again on a steadier connection.",
  "problem.method_not_allowed.title": "Method not allowed",
  "problem.method_not_allowed": "This address does not take that HTTP method.",

  "requests.idempotencyKey":
    "Idempotency-Key takes 20 to 64 letters, digits, hyphens or underscores, such as a UUID.",
  "requests.idempotencyKeyReused":
    "This Idempotency-Key belongs to a call with other input. Every other call takes a key of its own.",
  "requests.unknownField": "There is no field named “{name}”.",
  "requests.misspeltField": "There is no field named “{name}”. Did you mean “{meant}”?",
} as const;
