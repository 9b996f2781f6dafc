import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/text-analyzer/task-pages.ts";

export default {
  "word-count": {
    label: "Count words",
    title: "Word count, characters, sentences",
    summary:
      "Paste an essay, an article or a product text and see words, characters, sentences, paragraphs and reading time as you type.",
    lead: "Words, characters, sentences and paragraphs, as you type.",
    values: {
      text: "The harbour was quiet before dawn. Two boats came in with mackerel, and the gulls knew it first. By seven the market was open.",
    },
    faq: [
      [
        "Is it the count that Word gives?",
        "For ordinary prose, yes: a word is what stands between spaces. Word also counts a dash that stands alone, which is left out here.",
      ],
      [
        "How many words fill a page?",
        "About 500 in single spacing at 12 points, about 250 in double spacing.",
      ],
    ],
  },
  "sms-length": {
    label: "Count SMS characters",
    title: "SMS length: how many parts is it?",
    summary:
      "Paste a text message and see how many SMS parts it takes: 160 characters in plain letters, 70 as soon as one sign is outside them.",
    lead: "How many parts a message is billed as.",
    values: {
      text: "Fresh pomelos are in! Come by this weekend and take 20% off everything. Reply STOP to leave the list.",
    },
    faq: [
      [
        "Why does one emoji make it cost more?",
        "Plain letters fit GSM's 7-bit alphabet, 160 to a part. One sign outside it and the whole message is sent as UCS-2, with room for 70.",
      ],
      [
        "What about longer messages?",
        "Joined parts spend some room on the join: 153 plain characters each, or 67 otherwise. Networks bill by the part.",
      ],
    ],
  },
  "lorem-ipsum": {
    label: "Make Lorem ipsum",
    title: "Lorem ipsum by words or paragraphs",
    summary:
      "Exactly as many words, sentences or paragraphs of Lorem ipsum as a layout needs, copied in one go and without advertising.",
    lead: "Exactly as many words, sentences or paragraphs as you need.",
    faq: [
      [
        "What does Lorem ipsum mean?",
        "It is Latin cut from a work that Cicero wrote in 45 BC, jumbled until it says nothing, so that people look at the layout and do not read.",
      ],
      [
        "Is it good for every language?",
        "Not quite: it has no marks above or below its letters. For a language that has them, try a text of its own as well.",
      ],
    ],
  },
  "vietnamese-filler-text": {
    label: "Vietnamese filler text",
    title: "Vietnamese filler text with its marks",
    summary:
      "Placeholder text in Vietnamese with all its marks, to try fonts, line height and line breaks where Lorem ipsum hides the faults.",
    lead: "Letters with marks above and below, to try a layout with.",
    faq: [
      [
        "Why not plain Lorem ipsum?",
        "Letters such as Ễ and ợ carry marks above and below. Lines too close or a font that lacks letters show only with such a text.",
      ],
      [
        "Does it mean anything?",
        "Each word is a real one, but sentences are put together at random and tell nothing. Nobody holds rights in them.",
      ],
    ],
  },
  "remove-vietnamese-accents": {
    label: "Remove Vietnamese accents",
    title: "Remove Vietnamese accents from text",
    summary:
      "Paste Vietnamese with its diacritics and get plain letters for file names, addresses and bank transfers. Đ becomes D, capitals stay.",
    lead: "Letters with diacritics in, plain letters out, capitals as they were.",
    values: { text: "Cửa hàng Bưởi Năm Roi, số 12 đường Nguyễn Trãi" },
    faq: [
      [
        "Is đ changed too?",
        "Yes: đ becomes d and Đ becomes D. Tools that only drop combining marks miss it, since it has none.",
      ],
      [
        "What about text copied from a Mac?",
        "It works as well. Marks that stand apart after their letter go together with it.",
      ],
    ],
  },
  "change-case": {
    label: "Change case",
    title: "Upper case to sentence case online",
    summary:
      "Typed it all with Caps Lock on? Paste it and get small letters with a capital at the start of each sentence, or pick title, upper or lower case.",
    lead: "What was typed with Caps Lock on, rewritten with proper sentence starts.",
    values: { text: "THE SHOP OPENS AT 8 TODAY. COME AND SEE US!" },
    faq: [
      [
        "Do names keep their capitals?",
        "No, a machine cannot know what is a name. Look over people and places afterwards.",
      ],
      [
        "Does the dot in 3.5 or shop.vn start a new sentence?",
        "No. Only a dot that is followed by a space or a new line ends one.",
      ],
    ],
  },
  "vietnamese-numbers-in-words": {
    label: "Vietnamese numbers in words",
    title: "Vietnamese numbers and amounts in words",
    summary:
      "Type an amount and read it as a Vietnamese invoice or contract spells it: 1.250.015 đ is một triệu hai trăm năm mươi nghìn không trăm mười lăm đồng.",
    lead: "Amounts as invoices spell them, one number a line.",
    values: { text: "79.000 đ\n1.250.015 đ\n2.000.000.000" },
    faq: [
      [
        "When is it mốt, lăm or linh?",
        "One after twenty and above is mốt, five after a ten is lăm, and a missing ten is linh: 21 is hai mươi mốt, 105 is một trăm linh năm.",
      ],
      [
        "Is đồng added?",
        "Where the line ends with đ, đồng or VND. A bare number is spelled as a bare number.",
      ],
    ],
  },
  "vni-to-unicode": {
    label: "VNI to Unicode",
    title: "Convert VNI-Times text to Unicode",
    summary:
      "An old document in a VNI font opens as strange letters like “Coäng hoøa”? Paste it here to read it in Unicode; no font is needed.",
    lead: "Unreadable VNI letters, written as Vietnamese again.",
    values: { text: "Coäng hoøa xaõ hoäi chuû nghóa Vieät Nam" },
    faq: [
      [
        "How do I know that it is VNI?",
        "Each mark is a letter of its own after the vowel, as in “Vieät” or “Töï do”, and the font's name begins with VNI-.",
      ],
      [
        "Do capitals work?",
        "Yes: “ÑOÄC LAÄP” becomes ĐỘC LẬP. Keep parts that are Unicode already apart, since a few letters mean both.",
      ],
    ],
  },
  "tcvn3-to-unicode": {
    label: "TCVN3 (ABC) to Unicode",
    title: "Convert .VnTime, TCVN3 (ABC) to Unicode",
    summary:
      "Old Vietnamese office documents in .VnTime show “ViÖt Nam”? Paste them to get the proper letters by the table of TCVN 5712.",
    lead: "Documents in .VnTime, readable without the font.",
    values: { text: "§éc lËp - Tù do - H¹nh phóc" },
    faq: [
      [
        "Why do accented capitals come out small?",
        "TCVN3 has capitals for Ă, Â, Đ, Ê, Ô, Ơ and Ư only. Others were small letters in a font of capitals such as .VnTimeH: change the case afterwards.",
      ],
      [
        "Where is the table from?",
        "From the standard TCVN 5712:1993, table VN3, in wide use in the north until Unicode became the norm in 2001.",
      ],
    ],
  },
  "remove-duplicate-lines": {
    label: "Remove duplicate lines",
    title: "Remove duplicate lines from a list",
    summary:
      "Paste a list of addresses, phone numbers or order codes, one a line: repeated lines go, the others stay in their order.",
    lead: "One item a line in, each item once out.",
    values: { text: "0912345678\n0987654321\n0912345678\n0905111222" },
    faq: [
      [
        "What if two lines differ by a space?",
        "They are two different lines. Remove extra spaces first, then the repeated lines.",
      ],
      [
        "Can I see how often each line occurs?",
        "Yes: choose to count, and each line stands once with its number, the most frequent first.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
