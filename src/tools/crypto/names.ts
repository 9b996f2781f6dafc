/** Names that both the schemas and the browser's code use, apart from what only the server needs. */
export const hashAlgorithms = ["md5", "sha1", "sha256", "sha384", "sha512", "sha3-256", "sha3-512"] as const;
export type HashAlgorithm = (typeof hashAlgorithms)[number];

export const separators = ["hyphen", "space", "dot", "underscore"] as const;
export type Separator = (typeof separators)[number];

export const uuidVersions = [1, 4, 7] as const;

export const cryptoTabs = ["password", "hash", "jwt", "uuid"] as const;
export type CryptoTab = (typeof cryptoTabs)[number];
