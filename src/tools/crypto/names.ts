/** Names that both the schemas and the browser's code use, apart from what only the server needs. */
export const hashAlgorithms = ["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256", "sha3-512"] as const;
export type HashAlgorithm = (typeof hashAlgorithms)[number];

/** As people write it: SHA-256, SHA3-256. */
export const hashName = (algo: HashAlgorithm): string =>
  algo.toUpperCase().replace(/^SHA(?=[1-9](?!-))/, "SHA-");

export const separators = ["hyphen", "space", "dot", "underscore"] as const;
export type Separator = (typeof separators)[number];

/** How bytes are written, in a hash and in a key. */
export const hashOutputs = ["hex", "base64"] as const;
export const keyEncodings = ["text", "base64"] as const;

export const characterClasses = ["lower", "upper", "digits", "symbols"] as const;

export const strengths = ["weak", "fair", "strong", "excellent"] as const;
export type Strength = (typeof strengths)[number];

/** `wrong_key`: this kind of key cannot belong to the algorithm that the token names (RFC 8725, section 3.1). */
export const signatureVerdicts = [
  "valid",
  "invalid",
  "unsigned",
  "wrong_key",
  "weak_key",
  "unsupported",
] as const;
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

export const uuidVariants = ["nil", "max", "rfc9562", "ncs", "microsoft", "future"] as const;
export const uuidVersions = [1, 4, 7] as const;

export const cryptoTabs = ["password", "hash", "jwt", "uuid"] as const;
export type CryptoTab = (typeof cryptoTabs)[number];
