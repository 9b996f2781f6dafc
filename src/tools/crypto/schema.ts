import { type Static, type TSchema, Type } from "@sinclair/typebox";
import type { Answer } from "#core/action.ts";
import type { MessageKey } from "#core/i18n.ts";
import type { JsonObject } from "#core/json.ts";
import { readValue } from "#core/pasted-value.ts";
import type { Reading } from "#core/reading.ts";
import { DateTime, apiText, choice, text } from "#core/schema.ts";
import { readToken } from "./read-token.ts";
import { readUuid } from "./read-uuid.ts";

const digest = /^(?:[\da-f]{32,128}|[\w+/-]{22,88}={0,2})$/i;

/** A digest out of quotes and the words around it; the line of a checksum file, or two digests, stay as they are. */
function readDigest(text: string): Reading {
  const reading = readValue(text, (form) => (digest.test(form) ? form : null));
  return "refused" in reading ? { value: text } : reading;
}

const passwordLengths = { minimum: 6, maximum: 128, default: 16 } as const;
export const passphraseLengths = { minimum: 3, maximum: 20, default: 7 } as const;
/** How many passwords, passphrases or UUIDs at once. */
const batches = { minimum: 1, maximum: 100, default: 1 } as const;

export const hashAlgorithms = ["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256", "sha3-512"] as const;
export type HashAlgorithm = (typeof hashAlgorithms)[number];

const separators = ["hyphen", "space", "dot", "underscore"] as const;
export type Separator = (typeof separators)[number];

/** How bytes are written, in a hash and in a key. */
const hashOutputs = ["hex", "base64"] as const;
const keyEncodings = ["text", "base64"] as const;

export const characterClasses = ["lower", "upper", "digits", "symbols"] as const;

const strengths = ["weak", "fair", "strong", "excellent"] as const;
export type Strength = (typeof strengths)[number];

/** `wrong_key`: this kind of key cannot belong to the algorithm that the token names (RFC 8725, section 3.1). */
const signatureVerdicts = ["valid", "invalid", "unsigned", "wrong_key", "weak_key", "unsupported"] as const;
export type SignatureVerdict = (typeof signatureVerdicts)[number];

/** In the order of weight. */
export const jwtWarnings = [
  "unsigned",
  "no_algorithm",
  "short_secret",
  "no_expiry",
  "not_yet_valid",
  "issued_in_future",
  "milliseconds",
  "bad_time",
  "remote_key",
  "critical",
  "duplicate_key",
  "rounded_number",
] as const;
export type JwtWarning = (typeof jwtWarnings)[number];

const uuidVariants = ["nil", "max", "rfc9562", "ncs", "microsoft", "future"] as const;
const uuidVersions = [1, 4, 7] as const;

export const cryptoTabs = ["password", "hash", "jwt", "uuid"] as const;
export type CryptoTab = (typeof cryptoTabs)[number];

const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const entropyBits = Type.Number({ description: "binary logarithm of how many are equally likely" });
const strength = choice(strengths, { description: "against guessing offline" });

export const PasswordInput = Type.Object({
  length: Type.Integer({ ...passwordLengths, description: apiText("crypto.password.length.api") }),
  symbols: Type.Boolean({ default: true, description: apiText("crypto.password.symbols.api") }),
  digits: Type.Boolean({ default: true, description: apiText("crypto.password.digits.api") }),
  upper: Type.Boolean({ default: true, description: apiText("crypto.password.upper.api") }),
  lower: Type.Boolean({ default: true, description: apiText("crypto.password.lower.api") }),
  unambiguous: Type.Boolean({ default: false, description: apiText("crypto.password.unambiguous.api") }),
  count: Type.Integer({ ...batches, description: apiText("crypto.password.count.api") }),
});
export type PasswordInput = Static<typeof PasswordInput>;

export const PasswordAnswer = Type.Object({
  password: Type.String({ description: "the first of `passwords`" }),
  passwords: Type.Array(Type.String()),
  entropy_bits: entropyBits,
  strength,
});
export type PasswordAnswer = Answer<typeof PasswordAnswer>;

export const PassphraseInput = Type.Object({
  words: Type.Integer({ ...passphraseLengths, description: apiText("crypto.passphrase.words.api") }),
  separator: choice(separators, {
    default: "hyphen",
    description: apiText("crypto.passphrase.separator.api"),
  }),
  capitalize: Type.Boolean({ default: false, description: apiText("crypto.passphrase.capitalize.api") }),
  number: Type.Boolean({ default: false, description: apiText("crypto.passphrase.number.api") }),
  count: Type.Integer({ ...batches, description: apiText("crypto.passphrase.count.api") }),
});
export type PassphraseInput = Static<typeof PassphraseInput>;

export const PassphraseAnswer = Type.Object({
  passphrase: Type.String({ description: "the first of `passphrases`" }),
  passphrases: Type.Array(Type.String()),
  entropy_bits: entropyBits,
  strength,
  list_size: Type.Integer({ description: "how many words it draws from" }),
});
export type PassphraseAnswer = Answer<typeof PassphraseAnswer>;

export const HashInput = Type.Object({
  algo: choice(hashAlgorithms, { description: apiText("crypto.hash.algo.api") }),
  text: text({ maxLength: 1_048_576, description: apiText("crypto.hash.text.api") }),
  key: Type.Optional(text({ maxLength: 16_384, description: apiText("crypto.hash.key.api") })),
  output: choice(hashOutputs, { default: "hex", description: apiText("crypto.hash.output.api") }),
  expected: Type.Optional(
    text({
      maxLength: 16_384,
      reads: readDigest,
      description: apiText("crypto.hash.expected.api"),
    }),
  ),
  all: Type.Boolean({ default: false, description: apiText("crypto.hash.all.api") }),
});
export type HashInput = Static<typeof HashInput>;

export const HashAnswer = Type.Object({
  hash: Type.String(),
  algo: choice(hashAlgorithms),
  hmac: Type.Boolean({ description: "whether a key was used" }),
  matches: orNull(
    Type.Boolean(),
    "whether it, or with `all` any of them, is the expected value; null when none was given",
  ),
  matching: orNull(choice(hashAlgorithms), "the function whose digest the expected value is"),
  digests: Type.Array(Type.Object({ algo: choice(hashAlgorithms), hash: Type.String() }), {
    description: "of every function, with `all`; else none",
  }),
});
export type HashAnswer = Answer<typeof HashAnswer>;

export const JwtInput = Type.Object({
  token: text({
    minLength: 1,
    maxLength: 16_384,
    reads: readToken,
    description: apiText("crypto.jwt.token.api"),
  }),
  key: Type.Optional(
    text({
      maxLength: 16_384,
      description: apiText("crypto.jwt.key.api"),
    }),
  ),
  key_encoding: choice(keyEncodings, {
    default: "text",
    description: apiText("crypto.jwt.key_encoding.api"),
  }),
});
export type JwtInput = Static<typeof JwtInput>;

const time = orNull(DateTime, "null when the token has none, or something that is no number of seconds");
const claims = Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: Type.Unknown() }));

export const Jwt = Type.Object({
  header: claims,
  payload: claims,
  signature: Type.String({ description: "as it stands in the token, base64url" }),
  issued_at: time,
  expires_at: time,
  not_before: time,
  expired: orNull(Type.Boolean(), "null when the token's `exp` is no number of seconds"),
  warnings: Type.Array(choice(jwtWarnings), { description: "the gravest first" }),
  verdict: orNull(
    choice(signatureVerdicts),
    "what the given key says of the signature; null when no key was given",
  ),
  key_kind: orNull(
    Type.String(),
    "what the given key is, such as `EC P-256`, `RSA 2048`, `Ed25519`; `oct` for a shared secret",
  ),
});
export type Jwt = Answer<typeof Jwt>;

export const UuidInput = Type.Object({
  version: choice(uuidVersions, {
    default: 4,
    description: apiText("crypto.uuid.version.api"),
  }),
  count: Type.Integer({ ...batches, description: apiText("crypto.uuid.count.api") }),
});
export type UuidInput = Static<typeof UuidInput>;

export const UuidAnswer = Type.Object({
  uuid: Type.String({ description: "the first of `uuids`" }),
  uuids: Type.Array(Type.String()),
});
export type UuidAnswer = Answer<typeof UuidAnswer>;

export const UuidDecodeInput = Type.Object({
  uuid: text({
    minLength: 1,
    maxLength: 100,
    message: "crypto.error.uuid" satisfies MessageKey,
    reads: readUuid,
    description: apiText("crypto.uuid.uuid.api"),
  }),
});
export type UuidDecodeInput = Static<typeof UuidDecodeInput>;

export const DecodedUuid = Type.Object({
  uuid: Type.String(),
  variant: choice(uuidVariants),
  version: orNull(Type.Integer({ minimum: 0, maximum: 15 }), "1 to 8; null outside RFC 9562's variant"),
  time: orNull(DateTime, "when it was made (versions 1, 6, 7)"),
  node: orNull(Type.String(), "the 48 bits that name the maker (versions 1, 6), as a MAC address is written"),
  node_is_random: orNull(Type.Boolean(), "whether the node is a random number, not a network card's address"),
  clock_sequence: orNull(Type.Integer(), "versions 1, 6"),
  integer: Type.String({ description: "as one decimal number" }),
});
export type DecodedUuid = Answer<typeof DecodedUuid>;
