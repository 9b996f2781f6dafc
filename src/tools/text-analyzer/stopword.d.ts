declare module "stopword/src/stopwords_eng.js" {
  export const eng: readonly string[];
}

declare module "stopword/src/stopwords_vie.js" {
  export const vie: readonly string[];
}
