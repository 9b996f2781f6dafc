import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/crypto/task-pages.ts";

export default {
  md5: {
    label: "Make an MD5 hash",
    title: "MD5 hash of text or a file",
    summary:
      "Work out the MD5 of a text or a file, 32 hexadecimal digits, and compare it with the one you have. On your own device with JavaScript.",
    lead: "32 hexadecimal digits for any text, however long.",
    values: { text: "hello world" },
    faq: [
      [
        "Is MD5 still safe?",
        "Not for signatures and passwords: since 2004 people can make two files with one MD5. It still tells whether a download broke on its way.",
      ],
      [
        "Can MD5 be decrypted?",
        "There is no way back. Sites that “decrypt MD5” look in a large table of common passwords that were hashed beforehand.",
      ],
    ],
  },
  sha1: {
    label: "Make a SHA-1 hash",
    title: "SHA-1 hash: 160 bits, 40 digits",
    summary:
      "Work out the SHA-1 of a text or a file, 160 bits as 40 hexadecimal digits. Why git still uses it and web certificates do not.",
    lead: "160 bits in 40 digits: what git names its commits by.",
    values: { text: "initial commit" },
    faq: [
      [
        "Why do browsers refuse SHA-1?",
        "In 2017 the SHAttered team published two different PDF files with one SHA-1. Certificates signed with it are refused by all browsers.",
      ],
      [
        "Is it a problem that git uses it?",
        "Git names contents by it and detects the known kind of attack; newer versions can also create repositories with SHA-256.",
      ],
    ],
  },
  sha256: {
    label: "Make a SHA-256 hash",
    title: "SHA-256 hash: check a download",
    summary:
      "Work out the SHA-256 of a text or of a file you downloaded, and compare it with what its publisher gives. 64 hexadecimal digits.",
    lead: "The hash used most: certificates, packages, Bitcoin.",
    values: { text: "contract no. 12" },
    faq: [
      [
        "How do I compare a download?",
        "Choose the file, paste the digits that the site gives into the field for the expected value, and you are told whether they match, in capitals or not.",
      ],
      [
        "May I store passwords as SHA-256?",
        "Better not: it is so fast that a strong machine tries billions a second. Passwords need a slow function such as Argon2, scrypt or bcrypt.",
      ],
    ],
  },
  sha512: {
    label: "Make a SHA-512 hash",
    title: "SHA-512 hash: 128 digits",
    summary:
      "Work out the SHA-512 of a text or a file: 512 bits, 128 hexadecimal digits. When to choose it over SHA-256.",
    lead: "512 bits for those who want a wider margin of safety.",
    values: { text: "November backup" },
    faq: [
      [
        "Is SHA-512 slower than SHA-256?",
        "On 64-bit machines without instructions for SHA it is often faster, as each round takes a block twice as large. With those instructions SHA-256 wins.",
      ],
      [
        "Can it be written shorter?",
        "Choose Base64: 88 characters in place of 128. The integrity attribute of a script element is written that way too.",
      ],
    ],
  },
  "sha3-256": {
    label: "Make a SHA3-256 hash",
    title: "SHA3-256 hash as in FIPS 202",
    summary:
      "Work out SHA3-256 as FIPS 202 has it, which is not the Keccak-256 of Ethereum. 64 hexadecimal digits of a text or a file.",
    lead: "The newer standard, built quite unlike SHA-2.",
    values: { text: "standard of 2015" },
    faq: [
      [
        "Is SHA3-256 the same as Keccak-256?",
        "No. NIST changed the padding when it made Keccak a standard in 2015, so one text has two hashes. Ethereum uses Keccak as it was before.",
      ],
      [
        "Should I leave SHA-256 for SHA-3?",
        "There is no need. SHA-2 is still secure; SHA-3 is a fallback of a different design, should SHA-2 ever break.",
      ],
    ],
  },
  "hmac-sha256": {
    label: "Work out an HMAC-SHA256",
    title: "HMAC-SHA256: check a webhook",
    summary:
      "Give a secret key and a text and get the HMAC-SHA256 to compare with a webhook's signature. It opens with a test case of RFC 4231.",
    lead: "A hash with a key: only who holds it can make the right one.",
    faq: [
      [
        "How do I check a webhook's signature?",
        "Take the request's body byte by byte as it came, work out its HMAC with the key you were given, and compare it with the signature header. Formatting the JSON first spoils it.",
      ],
      [
        "Why not hash key and text joined?",
        "With SHA-256 a stranger could then lengthen the text without the key. HMAC hashes twice with the key, which prevents that.",
      ],
    ],
  },
  "uuid-v4": {
    label: "Make a UUID v4",
    title: "UUID v4: random identifiers",
    summary:
      "Make one or a hundred version 4 UUIDs, each with 122 random bits from the machine's own secure generator.",
    lead: "122 random bits and nothing else.",
    faq: [
      [
        "Can two of them be the same?",
        "In theory. In practice a billion a second for 85 years gives an even chance of a single pair.",
      ],
      [
        "Where is the 4?",
        "The third group always begins with 4, and the fourth with 8, 9, a or b, which is how the version is told.",
      ],
    ],
  },
  "uuid-v7": {
    label: "Make a UUID v7",
    title: "UUID v7: sorted by time",
    summary:
      "Make version 7 UUIDs: their first 48 bits are the time in milliseconds, so newer ones sort after older ones. Good primary keys.",
    lead: "Newer ones sort last, which a database likes.",
    faq: [
      [
        "Why use v7 for primary keys?",
        "Rising keys are written at the end of an index, while v4 falls anywhere and fragments it. PostgreSQL 18 has a uuidv7 function built in.",
      ],
      [
        "What does a v7 give away?",
        "The moment it was made, to the millisecond. Where that is private, as with a patient's record, use v4.",
      ],
    ],
  },
  passphrase: {
    label: "Make a passphrase",
    title: "Passphrase of random words",
    summary:
      "A passphrase of several random words: long and hard to guess, yet easy to remember and to type on a phone. Choose words and separators.",
    lead: "A few words drawn at random: hard to guess, easy to keep in mind.",
    faq: [
      [
        "How many words are enough?",
        "Seven give about 73 bits, enough for most accounts, the main password of a password manager among them. Five give only 52 bits, six give 62. The bits are shown below the result.",
      ],
      [
        "May I make up a sentence myself?",
        "It is much weaker: verses, lyrics and names are what attackers try first. Let the machine draw the words.",
      ],
    ],
  },
  "20-character-password": {
    label: "Make a 20-character password",
    title: "Strong password of 20 characters",
    summary:
      "A random password of 20 characters with capitals, small letters, digits and signs, without those easily mixed up such as l, 1, O and 0.",
    lead: "Twenty random characters, without those that look alike.",
    faq: [
      [
        "Why 20 characters?",
        "Each random character adds about six bits; twenty are far beyond what any machine can search, even if a site's database leaks.",
      ],
      [
        "What if a site refuses signs?",
        "Untick them and make another. It costs half a bit a character or so; two more characters make up for it.",
      ],
    ],
  },
  "decode-jwt": {
    label: "Decode a JWT",
    title: "Decode a JWT: claims and expiry",
    summary:
      "Paste a JSON Web Token and read header, claims and dates; with its key the signature is checked. Read on your device with JavaScript.",
    lead: "See what a token says, whether it has expired, and whether it is genuine.",
    faq: [
      [
        "Why can it be read without a key?",
        "A JWT is only written in Base64URL, not encrypted. The key signs it, so put no secrets inside.",
      ],
      [
        "What is exp?",
        "When it ends, in seconds since 1970. The token here has exp 1767225600, which is midnight UTC on 1 January 2026, so it is over.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
