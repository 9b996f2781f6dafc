import { capitalized } from "#core/capitalized.ts";
import type { loremLanguages, loremTypes } from "./schema.ts";

export type LoremOptions = {
  readonly length: number;
  readonly type: (typeof loremTypes)[number];
  readonly language: (typeof loremLanguages)[number];
  /** Whether Latin begins with "Lorem ipsum dolor sit amet". */
  readonly start: boolean;
  readonly seed: number;
};

const loremOpening = "lorem ipsum dolor sit amet, consectetur adipiscing elit";

/** Cicero's words, as printers have scrambled them since the sixteenth century. */
const latin =
  "a ac accumsan ad aenean aliquam aliquet amet ante aptent arcu at auctor augue bibendum blandit commodo condimentum congue consectetur consequat convallis cras cubilia cursus dapibus diam dictum dictumst dignissim dis dolor donec dui duis efficitur egestas eget eleifend elementum elit enim erat eros est et eu euismod ex facilisis fames faucibus felis fermentum feugiat finibus fringilla fusce gravida habitasse hac hendrerit iaculis id imperdiet in integer interdum ipsum justo lacinia lacus laoreet lectus leo libero ligula lobortis lorem luctus maecenas magna malesuada massa mattis mauris maximus metus mi molestie mollis montes morbi mus nam nec neque nibh nisi nisl non nulla nullam nunc odio orci ornare parturient pellentesque pharetra phasellus placerat porta porttitor posuere potenti praesent pretium primis proin pulvinar purus quam quis quisque rhoncus risus rutrum sagittis sapien scelerisque sed sem semper senectus sit sodales sollicitudin suscipit suspendisse tellus tempor tempus tincidunt tortor tristique turpis ullamcorper ultrices urna ut varius vehicula vel velit venenatis vestibulum vitae vivamus viverra volutpat vulputate".split(
    " ",
  );

const vietnamese = [
  "sáng sớm sương còn giăng trên mặt ruộng",
  "đàn cò trắng bay về phía cuối làng",
  "bà cụ bán xôi dọn gánh ra đầu ngõ",
  "lũ trẻ đạp xe đến trường qua con đê nhỏ",
  "mùi cà phê rang lan khắp góc phố",
  "chuyến tàu đêm chậm rãi rời sân ga",
  "cơn mưa rào đổ xuống mái ngói cũ",
  "người thợ mộc cặm cụi bên chiếc bàn gỗ",
  "khu chợ nổi thức dậy cùng tiếng mái chèo",
  "hàng phượng đỏ rực suốt con đường dài",
  "ông ngồi đọc báo dưới giàn hoa giấy",
  "nồi bánh chưng sôi lục bục suốt đêm",
  "gió từ biển thổi vào mát rượi",
  "chiếc thuyền thúng dập dềnh trên sóng",
  "mẹ phơi áo ngoài hiên đầy nắng",
  "tiếng ve râm ran gọi mùa hè về",
  "con mèo mướp ngủ quên trên bậc thềm",
  "những trái bưởi chín vàng trĩu cành",
  "cánh đồng lúa trải rộng đến tận chân trời",
  "phiên chợ vùng cao rộn ràng sắc áo",
  "quán phở đầu phố nghi ngút khói thơm",
  "dòng sông uốn quanh những bãi bồi xanh",
  "cô giáo trẻ mang sách lên bản xa",
  "ánh đèn lồng lung linh trên phố cổ",
  "bọn trẻ thả diều trên triền đê lộng gió",
  "bác nông dân dắt trâu về chuồng",
  "những mái nhà nằm nép bên sườn núi",
  "đêm trung thu trăng tròn vành vạnh",
  "tách trà nóng làm ấm cả buổi chiều",
  "con đường làng thơm mùi rơm mới",
  "chị gánh hoa đi qua từng ngõ nhỏ",
  "mặt hồ phẳng lặng in bóng tháp rùa",
  "câu hát ru vọng lại từ nhà bên",
  "xe buýt đông người lăn bánh trong giờ tan tầm",
  "vườn rau sau nhà xanh mướt sau cơn mưa",
  "anh thợ ảnh kiên nhẫn chờ mặt trời lên",
];

type LoremClause = readonly string[];

/** Filler of exactly `length` words, sentences or paragraphs; the same seed gives the same text. */
export function makeLorem({ length, type, language, start, seed }: LoremOptions): string {
  const randomNumber = randomFrom(seed);
  const randomBelow = (upperBound: number) => Math.floor(randomNumber() * upperBound);
  let isFirstSentence = start && language === "latin";
  let lastWordIndex = -1;
  const clause = (): LoremClause => {
    if (language === "vi") {
      const nextWordIndex = randomBelow(vietnamese.length);
      lastWordIndex =
        nextWordIndex === lastWordIndex ? (nextWordIndex + 1) % vietnamese.length : nextWordIndex;
      return (vietnamese[lastWordIndex] ?? "").split(" ");
    }
    return Array.from({ length: 3 + randomBelow(6) }, () => latin[randomBelow(latin.length)] ?? "");
  };
  const makeSentence = (): string[] => {
    const loremWords = isFirstSentence
      ? loremOpening.split(" ")
      : clausesToWords(Array.from({ length: 1 + randomBelow(3) }, clause));
    isFirstSentence = false;
    return finishSentence(loremWords);
  };
  if (type === "words") {
    const loremWords: string[] = [];
    while (loremWords.length < length) loremWords.push(...makeSentence());
    return finishSentence(loremWords.slice(0, length)).join(" ");
  }
  const makeSentences = (sentenceCount: number) =>
    Array.from({ length: sentenceCount }, () => makeSentence().join(" ")).join(" ");
  if (type === "sentences") return makeSentences(length);
  return Array.from({ length }, () => makeSentences(3 + randomBelow(4))).join("\n\n");
}

const clausesToWords = (clauses: readonly LoremClause[]): string[] =>
  clauses.flatMap((loremWords, clauseIndex) =>
    loremWords.map((loremWord, wordIndex) =>
      wordIndex === loremWords.length - 1 && clauseIndex < clauses.length - 1 ? `${loremWord},` : loremWord,
    ),
  );

/** A capital at the beginning, a full stop at the end. */
function finishSentence(loremWords: readonly string[]): string[] {
  return loremWords.map((loremWord, wordIndex) => {
    const begunWord = wordIndex === 0 ? capitalized(loremWord, "vi") : loremWord;
    return wordIndex === loremWords.length - 1 ? `${begunWord.replace(/[.,]$/, "")}.` : begunWord;
  });
}

/** Mulberry32 (Tommy Ettinger, public domain): enough for filler, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let randomState = seed >>> 0;
  return () => {
    randomState = (randomState + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(randomState ^ (randomState >>> 15), randomState | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
