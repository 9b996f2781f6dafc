import { readabilityOf } from "#tools/text-analyzer/readability.ts";
import { expect, test } from "bun:test";
import { analyze } from "#tools/text-analyzer/analyze.ts";
import { countCharacters } from "#tools/text-analyzer/characters.ts";
import { sentencesOf } from "#tools/text-analyzer/sentences.ts";
import { naughty } from "#tests/support/samples/naughty.ts";

const market =
  "Hôm nay trời đẹp, chúng tôi đi chợ Bến Thành. Chợ có 1200 quầy hàng! Bạn có muốn đi chợ cùng chúng tôi không?";
import { randomFrom } from "#tests/tools/data/sample.ts";

test("a Vietnamese paragraph is counted as by hand", () => {
  expect(analyze(market)).toMatchObject({
    charCount: 109,
    charCountNoSpaces: 86,
    specialCharCount: 4,
    digitCount: 4,
    paragraphCount: 1,
    sentenceCount: 3,
    wordCount: 24,
    language: "vi",
    longestSentence: { text: "Hôm nay trời đẹp, chúng tôi đi chợ Bến Thành.", wordCount: 10 },
  });
});

test("the two ways of writing Vietnamese letters count the same", () => {
  const { byteCount: _, sms: __, ...composed } = analyze(market);
  expect(analyze(market.normalize("NFD"))).toMatchObject(composed);
});

test.each([
  ["ế", 1],
  ["e\u0302\u0301", 1],
  ["👨‍👩‍👧‍👦", 1],
  ["🇻🇳👍🏽", 2],
  ["a\r\nb", 3],
  ["한국", 2],
  ["한", 1],
  ["क्षि", 1],
  ["xin chào 🙂!", 11],
])("%j is %d characters to a reader", (text, count) => {
  expect(countCharacters(text).all).toBe(count);
});

test.each(naughty)("the characters of %j are those of Intl.Segmenter", (text) => {
  const graphemes = [...new Intl.Segmenter("vi").segment(text)];
  expect(countCharacters(text).all).toBe(graphemes.length);
});

test("characters on both sides of each range's edge are counted as Intl.Segmenter parts them, each as what it is", () => {
  const edges = [0x300, 0x370, 0x1e00, 0x1f00, 0x200d, 0x20d0, 0x3099, 0xac00, 0xd7a4, 0xfe00, 0xfe10];
  const segmenter = new Intl.Segmenter("vi");
  const count = (text: string) => {
    const parts = [...segmenter.segment(text)].map(({ segment }) => segment);
    const begun = (kind: RegExp) => parts.filter((part) => kind.test(part)).length;
    const [digits, spaces, special] = [begun(/^\p{Nd}/u), begun(/^\s/), begun(/^[^\p{L}\p{M}\p{N}\s]/u)];
    return { all: parts.length, spaces, digits, special };
  };
  for (const edge of edges)
    for (const code of [edge - 2, edge - 1, edge, edge + 1]) {
      const sign = String.fromCharCode(code);
      for (const text of [sign, `a${sign}`, `${sign}a`, `ế${sign}${sign}1`, `\r${sign}\n`])
        expect([code, text, countCharacters(text)]).toEqual([code, text, count(text)]);
    }
});

test("letters of any script are no signs, and digits of any script are digits", () => {
  expect(countCharacters("đặng ỹ ờ Ữ ắ")).toMatchObject({ special: 0, spaces: 4 });
  expect(countCharacters("a@b #c! (d)")).toMatchObject({ special: 5, spaces: 2 });
  expect(countCharacters("١٢٣ ½ 中 ة")).toMatchObject({ digits: 3, special: 0 });
});

test.each([
  ["TP. Hồ Chí Minh rất đông. TS. Nguyễn Văn A sống ở đó.", 2],
  ["Ông mua cam, quýt, v.v. và mang về. Hết.", 2],
  ["Ông mua cam, quýt, v.v. Sau đó ông về.", 2],
  ["Giá là 3.500.000 đồng, tăng 2,5%. Rẻ!", 2],
  ["Xem https://example.com/a?b=c.d hoặc viết cho a.b@x.vn nhé. Cảm ơn.", 2],
  ["Mr. Smith met Dr. Jones at 5 p.m. on St. John's Road. No. 7 is his. He said no. Then he left.", 4],
  ["J. K. Rowling wrote it. I read it.", 2],
  ["Tôi nghĩ... có lẽ thôi. Hay là… không?", 2],
  ["“Thật sao?” anh hỏi. “Thật!” Cô cười.", 3],
  ["1. Cam\n2. Quýt\n3. Bưởi", 1],
  ["Một hai", 1],
  ["!!! ... ???", 0],
  ["今天去市场。明天呢?后天!", 2],
  ["Sao?! Hả!!! Thế à...", 3],
  ["Nhà ở P. Bến Nghé, Q. 1. Đi bộ được.", 2],
  ["Mt. Everest is high. Ft. Worth is not.", 2],
  ["The U.S. Army left. He stayed in the U.S. Then he came home.", 3],
  ["Sản phẩm loại A. Sau đó là loại B. Hết.", 3],
  ["Chọn phương án C. Chúng tôi đồng ý.", 2],
  ["Anh gặp Nguyễn Văn A. Sau đó về. J. K. Rowling viết.", 3],
  ["Tăng 2.5 lần, còn 3,14. Giảm 0.75 điểm. Xong.", 3],
  ["Gặp PGS.TS. Nguyễn Văn A. tại Hà Nội. BS.CKII. Hùng cũng đến.", 2],
  ["Ông Lê V. A. đã đến. Nhà ở 12 đ. Lê Lợi, P. 3.", 2],
  ["Giá 1.250.000 đ. Rẻ quá! Còn 5 tr. Bán không? Chờ 10 p. Sau đó đi.", 6],
  ["Tôi ở TP.HCM. Trời nóng. Tôi thích nhóm B. Bạn thích gì?", 4],
  ["Tôi gọi anh A. Bạn gọi chị B. Không ai nghe.", 3],
  ["She has a Ph.D. from Hue. It is old. He lives on 5th St. It is long.", 4],
  ["مرحبا؟ كيف حالك؟", 2],
  ["नमस्ते। आप कैसे हैं?", 2],
])("%j has %d sentences", (text, count) => {
  expect([...sentencesOf(text)]).toHaveLength(count);
});

test("blank lines separate paragraphs", () => {
  expect(analyze("Một hai.\n\nBa bốn. Năm sáu.\n\n\nBảy tám.\n")).toMatchObject({
    paragraphCount: 3,
    sentenceCount: 4,
    wordCount: 8,
  });
  expect(analyze("a\r\n \t\r\nb\r\nc")).toMatchObject({ paragraphCount: 2, lineCount: 4 });
});

const gettysburg =
  "Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure.";

test("English readability is Flesch's formula", () => {
  const { readability, wordCount, sentenceCount, syllableCount, language } = analyze(gettysburg);
  expect([language, wordCount, sentenceCount]).toEqual(["en", 54, 2]);
  const score = 206.835 - 1.015 * (54 / 2) - 84.6 * ((syllableCount ?? 0) / 54);
  expect(readability).toMatchObject({
    score: Math.round(score * 10) / 10,
    method: "flesch",
    level: "hard",
  });
});

test("short and long Vietnamese sentences differ, as an estimate", () => {
  const easy =
    "Sáng nay tôi đi học. Trời rất đẹp. Mẹ nấu cơm cho cả nhà. Em tôi còn nhỏ. Bố tôi làm việc ở xa. Chiều về tôi chơi với bạn. Tối tôi học bài rồi đi ngủ.";
  const hard =
    "Căn cứ Nghị định quy định chi tiết thi hành một số điều của Luật Doanh nghiệp về đăng ký kinh doanh, hồ sơ, trình tự, thủ tục chuyển nhượng phần vốn góp thuộc thẩm quyền giải quyết của cơ quan chuyên trách cấp tỉnh. Tổ chức, cá nhân vi phạm nghĩa vụ kê khai thuế giá trị gia tăng bị xử phạt hành chính theo pháp luật hiện hành, trừ trường hợp bất khả kháng được cơ quan có thẩm quyền xác nhận bằng văn bản.";
  const [one, other] = [analyze(easy).readability, analyze(hard).readability];
  expect([one.method, other.method]).toEqual(["estimate", "estimate"]);
  expect(one.level).toBe("veryEasy");
  expect(other.level).toBe("veryHard");
});

test.each([
  [market, "tooShort"],
  ["Wir gehen heute auf den Markt. Der Markt ist schön und hat viele Stände.", "unknown"],
] as const)("%j gets no score: %s", (text, level) => {
  expect(analyze(text).readability).toEqual({ score: null, level, method: null });
});

test("keywords are what is repeated, phrases before their parts, without small words", () => {
  expect(analyze(market).keywords[0]).toBe("chợ");
  const text =
    "Trí tuệ nhân tạo thay đổi giáo dục. Giáo dục cần trí tuệ nhân tạo. Trí tuệ nhân tạo và giáo dục.";
  const { keywords, keywordCounts } = analyze(text);
  expect(keywordCounts[0]).toEqual({ keyword: "trí tuệ nhân tạo", count: 3 });
  expect(keywords).toContain("giáo dục");
  expect(keywords).not.toContain("dục");
  expect(analyze("The dog saw the cat and the dog ran to the cat").keywords).toEqual([
    "dog",
    "cat",
    "saw",
    "ran",
  ]);
});

test.each([
  ["a".repeat(160), "GSM-7", 1],
  ["a".repeat(161), "GSM-7", 2],
  ["€".repeat(80), "GSM-7", 1],
  ["€".repeat(81), "GSM-7", 2],
  ["ạ".repeat(70), "UCS-2", 1],
  ["ạ".repeat(71), "UCS-2", 2],
  ["à".repeat(160), "GSM-7", 1],
] as const)("a message of %j takes %s in %d parts", (text, encoding, parts) => {
  expect(analyze(text).sms).toMatchObject({ encoding, parts });
});

test.each([
  ["spaces", `${" ".repeat(1_000_000)}a`],
  ["full stops", ".".repeat(1_000_000)],
  ["abbreviations", "a.".repeat(500_000)],
  ["short sentences", "a. ".repeat(300_000)],
  ["blank lines", "\n ".repeat(500_000)],
  ["combining marks", `a${"\u0301".repeat(999_999)}`],
  ["emoji", "👨‍👩‍👧‍👦".repeat(90_000)],
  ["closing brackets", ".)".repeat(500_000)],
  ["full stops before a letter", `${".".repeat(999_999)}a`],
  ["full stops and quotes before a letter", `${".".repeat(500_000)}${'"'.repeat(499_999)}a`],
  ["marks inside a word", `a${"!".repeat(999_998)}a`],
  ["different words", Array.from({ length: 150_000 }, (_, at) => at.toString(36)).join(" ")],
])("a megabyte of %s is counted", (_, text) => {
  expect(analyze(text).byteCount).toBeGreaterThanOrEqual(text.length);
});

test.each(naughty)("%j is counted without a fault", (text) => {
  const { charCount, charCountNoSpaces } = analyze(text);
  expect(charCountNoSpaces).toBeLessThanOrEqual(charCount);
});

test("words of two Vietnamese syllables are keywords, and their halves are not", () => {
  const text =
    "Người dùng cần phần mềm tốt. Phần mềm giúp người dùng tìm việc làm. Việc làm cần phần mềm, còn người dùng cần việc làm.";
  const { keywords } = analyze(text);
  expect(keywords.slice(0, 3).toSorted()).toEqual(["người dùng", "phần mềm", "việc làm"].toSorted());
  for (const half of ["phần", "mềm", "người", "việc"]) expect(keywords).not.toContain(half);
});

test("readability goes by the sentences that there are", () => {
  const sentence = "Sản phẩm loại A. Chúng tôi ở P. Bến Nghé và làm việc ở đó. ";
  const { sentenceCount, readability } = analyze(sentence.repeat(6));
  expect([sentenceCount, readability.method]).toEqual([12, "estimate"]);
  expect(readability.score ?? 0).toBeGreaterThan(
    analyze(sentence.replace("A. Chúng", "A, chúng").repeat(6)).readability.score ?? 0,
  );
});

test("no character of a message stands in two of its parts", () => {
  const below = randomFrom(14);
  for (let round = 0; round < 300; round += 1) {
    const signs = round % 2 ? ["a", "€", "{"] : ["ạ", "a", "🙂"];
    const [single, joined] = round % 2 ? [160, 153] : [70, 67];
    const sizeOf = (sign: string) => (round % 2 ? (sign === "a" ? 1 : 2) : sign.length);
    const typed = Array.from({ length: 1 + below(400) }, () => signs[below(3)] ?? "");
    if (round % 2 === 0) typed.push("ạ");
    const parts: string[][] = [[]];
    const sum = (part: readonly string[]) => part.reduce((size, sign) => size + sizeOf(sign), 0);
    for (const sign of typed) {
      const last = parts.at(-1) ?? [];
      if (sum(last) + sizeOf(sign) <= joined) last.push(sign);
      else parts.push([sign]);
    }
    expect(analyze(typed.join("")).sms).toEqual({
      encoding: round % 2 ? "GSM-7" : "UCS-2",
      length: sum(typed),
      parts: sum(typed) <= single ? 1 : parts.length,
    });
  }
});

test("each level of readability begins at its score", () => {
  const words = { vocabulary: [], counts: [], sequence: [], total: 1000 };
  const told = Array.from({ length: 140 }, (_, step) => {
    const syllables = 1000 + 10 * step;
    const { score, level } = readabilityOf(words, { sentences: 100, language: "en", syllables });
    return [level, score] as const;
  });
  const levels = [...Map.groupBy(told, ([level]) => level)].map(
    ([level, scores]) => `${level} ${scores.at(0)?.[1]} ${scores.at(-1)?.[1]}`,
  );
  expect(levels.join("\n")).toMatchSnapshot();
});

test("small words that say nothing are no keywords, however often they come", () => {
  const small =
    "là và của có cho với các những một này đó kia ấy thì mà ở trong trên dưới ra vào đến từ được bị đã đang sẽ không chưa cũng rất lại còn chỉ như khi nếu vì nên do để về tôi ta chúng bạn anh chị em họ nó mình ai gì nào sao thế vậy rồi nữa thôi hay hoặc nhưng tuy mỗi mọi từng cả hơn nhất quá lắm đều vẫn phải muốn hôm nay theo tại bởi sau trước giữa cùng đi";
  for (const word of small.split(" "))
    expect([word, analyze(`${word}, `.repeat(9) + "chợ Bến Thành đông").keywords.includes(word)]).toEqual([
      word,
      false,
    ]);
  const english = "the of and did does would could also will";
  for (const word of english.split(" "))
    expect([
      word,
      analyze(`${word}, `.repeat(9) + "the market of the town is open to all").keywords.includes(word),
    ]).toEqual([word, false]);
});

test("a text is held against the room of Google and Facebook by what a reader sees, not by its units", () => {
  for (const [length, sign] of [
    [60, "ế"],
    [161, "👩‍👩‍👧"],
    [477, "a"],
  ] as const)
    expect(analyze(sign.repeat(length)).room).toEqual({
      google_title: 60 - length,
      google_description: 160 - length,
      facebook: 477 - length,
    });
});
