import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/vietqr/task-pages.ts";

type Bank = {
  readonly name: string;
  readonly bin: string;
  readonly code: string;
  readonly swift: string | null;
};
type Own = { readonly lead: string; readonly faq: readonly [question: string, answer: string] };

/** What is said of every bank, with its own codes. */
const bank = ({ name, bin, code, swift }: Bank, { lead, faq }: Own) => ({
  label: `Make a ${name} QR code`,
  title: `${name} QR code for bank transfers`,
  summary: `Type a ${name} account number, add an amount and a message, and get a VietQR code to print or send. BIN ${bin}, for every bank's app.`,
  lead,
  values: { info: `Payment ${code}` },
  faq: [
    faq,
    [
      `What is the BIN of ${name}?`,
      swift === null
        ? `The BIN of ${name} is ${bin}, its name in VietQR's list ${code}. It has no SWIFT code of its own.`
        : `The BIN of ${name} is ${bin}, its code in VietQR's list ${code}. Money from abroad needs the SWIFT code ${swift} in place of the BIN.`,
    ],
  ] as const,
});

export default {
  vietcombank: bank(
    { name: "Vietcombank", bin: "970436", code: "VCB", swift: "BFTVVNVX" },
    {
      lead: "Scanned with any bank's app, the money arrives in your Vietcombank account.",
      faq: [
        "How long is a Vietcombank account number?",
        "Older ones usually have 13 digits, of which the first three name the branch, such as 001 or 007; recent ones usually have 10. Both work: type what the VCB Digibank app shows.",
      ],
    },
  ),
  vietinbank: bank(
    { name: "VietinBank", bin: "970415", code: "CTG", swift: "ICBVVNVX" },
    {
      lead: "Paste a VietinBank account, add an amount, print the code for the counter.",
      faq: [
        "What is the difference between ICB and CTG?",
        "None. ICB comes from Incombank, the bank's name until 2008, and CTG is today's code. Either is understood here; account numbers usually have 12 digits.",
      ],
    },
  ),
  bidv: bank(
    { name: "BIDV", bin: "970418", code: "BID", swift: "BIDVVNVX" },
    {
      lead: "A transfer code for BIDV with amount and message filled in.",
      faq: [
        "Some BIDV numbers have 14 digits, some 10. Which do I type?",
        "The one that BIDV SmartBanking shows. Older accounts usually have 14 digits, later ones 10; the bank dates from 1957, so many old numbers are about.",
      ],
    },
  ),
  agribank: bank(
    { name: "Agribank", bin: "970405", code: "AGRIBANK", swift: "VBAAVNVX" },
    {
      lead: "For growers and market stalls: print one code, and buyers scan to pay.",
      faq: [
        "How is an Agribank number read?",
        "It usually has 13 digits, the first four being the branch where it was opened. Older lists call the bank VBARD or VBA, which is understood here too.",
      ],
    },
  ),
  techcombank: bank(
    { name: "Techcombank", bin: "970407", code: "TCB", swift: "VTCBVNVX" },
    {
      lead: "Be paid into Techcombank without spelling out digits.",
      faq: [
        "Why do many Techcombank numbers begin with 19?",
        "Those were assigned by the bank and usually have 14 digits. Numbers that customers chose differ in length, so never fill one up with zeros.",
      ],
    },
  ),
  "mb-bank": bank(
    { name: "MB Bank", bin: "970422", code: "MBB", swift: "MSCBVNVX" },
    {
      lead: "Works with MB accounts that are phone numbers as well.",
      faq: [
        "My MB account is my phone number. Do I type the leading 0?",
        "Yes, exactly what the MBBank app shows. Phone numbers, chosen numbers and the 13 digits that the bank assigns are all real account numbers. MB and MBB both mean Military Bank.",
      ],
    },
  ),
  acb: bank(
    { name: "ACB", bin: "970416", code: "ACB", swift: "ASCBVNVX" },
    {
      lead: "ACB numbers are short, and so the code is easy to scan.",
      faq: [
        "Why does an ACB number have only seven or eight digits?",
        "They are that short: the ones ACB assigns usually have 7 to 9 digits. Do not put zeros in front, it would be another number.",
      ],
    },
  ),
  vpbank: bank(
    { name: "VPBank", bin: "970432", code: "VPB", swift: "VPBKVNVX" },
    {
      lead: "A transfer code for VPBank accounts, for VPBank NEO and every other app.",
      faq: [
        "Does VPBank's code work for a CAKE account?",
        "No. CAKE by VPBank has a BIN of its own, 546034, and with VPBank's the money does not arrive. VPBank numbers usually have 8 or 9 digits.",
      ],
    },
  ),
  tpbank: bank(
    { name: "TPBank", bin: "970423", code: "TPB", swift: "TPBVVNVX" },
    {
      lead: "Type a TPBank account number and get a code to print.",
      faq: [
        "May I leave out the 0 that a TPBank number begins with?",
        "No. Numbers assigned by TPBank usually have 11 digits, and the leading 0 belongs to them. Spreadsheets tend to lose it.",
      ],
    },
  ),
  sacombank: bank(
    { name: "Sacombank", bin: "970403", code: "STB", swift: "SGTTVNVX" },
    {
      lead: "One code for shop or stall, paid straight into Sacombank.",
      faq: [
        "Is STB Sacombank?",
        "Yes, as bank code and on the stock exchange. SCB is another bank, Saigon Commercial Bank, with BIN 970429. Sacombank numbers usually have 12 digits.",
      ],
    },
  ),
  hdbank: bank(
    { name: "HDBank", bin: "970437", code: "HDB", swift: "HDBCVNVX" },
    {
      lead: "HDBank numbers are long; let the code carry them.",
      faq: [
        "What is the 704 inside an HDBank number?",
        "704 is the Vietnamese đồng in ISO 4217. Older HDBank accounts have 15 digits with the currency among them; type them all.",
      ],
    },
  ),
  vib: bank(
    { name: "VIB", bin: "970441", code: "VIB", swift: "VNIBVNVX" },
    {
      lead: "Be paid into VIB by people with MyVIB or any other app.",
      faq: [
        "Are VIB and VietinBank related?",
        "They are not. VIB is Vietnam International Bank, founded in 1996; VietinBank has BIN 970415. People mix them up because they stand side by side in lists.",
      ],
    },
  ),
  shb: bank(
    { name: "SHB", bin: "970443", code: "SHB", swift: "SHBAVNVX" },
    {
      lead: "Be paid into SHB, Saigon–Hanoi Bank.",
      faq: [
        "Is SHB Shinhan?",
        "No. Shinhan Bank Vietnam goes by SHBVN and BIN 970424. If a payer's app says Shinhan, the wrong bank was chosen.",
      ],
    },
  ),
  msb: bank(
    { name: "MSB", bin: "970426", code: "MSB", swift: "MCOBVNVX" },
    {
      lead: "A transfer code for MSB, once known as Maritime Bank.",
      faq: [
        "Is Maritime Bank the same as MSB?",
        "Yes. It took the name MSB in 2019 and kept its BIN, so codes printed earlier still work.",
      ],
    },
  ),
  ocb: bank(
    { name: "OCB", bin: "970448", code: "OCB", swift: "ORCOVNVX" },
    {
      lead: "Type an OCB number once and never spell it out again.",
      faq: [
        "Under which name is OCB listed?",
        "It is Orient Commercial Bank, in Vietnamese Ngân hàng Phương Đông. Some apps say the one, some “OCB Bank”; all mean this BIN.",
      ],
    },
  ),
  seabank: bank(
    { name: "SeABank", bin: "970440", code: "SSB", swift: "SEAVVNVX" },
    {
      lead: "A VietQR code for SeABank, Southeast Asia Bank.",
      faq: [
        "Are SeABank, DongA and Nam A one bank?",
        "Three different ones: SeABank is Southeast Asia Bank; DongA, BIN 970406, now goes by Vikki; Nam A Bank has BIN 970428. With the wrong one the account is not found.",
      ],
    },
  ),
  eximbank: bank(
    { name: "Eximbank", bin: "970431", code: "EIB", swift: "EBVIVNVX" },
    {
      lead: "One scan, and a customer has paid into Eximbank.",
      faq: [
        "Is Vietnam's Eximbank related to those of other countries?",
        "No. Many countries have an export–import bank of a similar name; the Vietnamese one, founded in 1989, is EIB and takes VietQR under this BIN only.",
      ],
    },
  ),
  lpbank: bank(
    { name: "LPBank", bin: "970449", code: "LPB", swift: "LVBKVNVX" },
    {
      lead: "LienVietPostBank became LPBank; its BIN has stayed.",
      faq: [
        "Do codes from LienVietPostBank's days still work?",
        "They do. The bank became LPBank in 2023 and Fortune Vietnam (Lộc Phát) Bank in 2024; BIN and account numbers did not change.",
      ],
    },
  ),
  "nam-a-bank": bank(
    { name: "Nam A Bank", bin: "970428", code: "NAB", swift: "NAMAVNVX" },
    {
      lead: "Be paid into Nam A Bank, with a message that helps you match it.",
      faq: [
        "How does Nam A Bank differ from Bac A Bank?",
        "They are two banks of similar names: Nam A Bank is NAB, and Bac A Bank is BAB with BIN 970409. Check the name on the picture before you print it.",
      ],
    },
  ),
  cake: bank(
    { name: "CAKE", bin: "546034", code: "CAKE", swift: null },
    {
      lead: "A CAKE account takes VietQR like any bank's.",
      faq: [
        "Why is CAKE missing from a payer's list of banks?",
        "Some apps list it as “CAKE by VPBank”. With a scan nobody has to look: the BIN is in the code.",
      ],
    },
  ),
  "vietqr-codes-for-a-list": {
    label: "VietQR codes for a list",
    title: "VietQR codes for a list of orders, to print",
    summary:
      "Paste orders from Excel or CSV and get a VietQR code for each, with its amount and message, to print on A4, as A6 cards or for tables.",
    lead: "A code for each order, with its amount and message, printed at once.",
    faq: [
      [
        "How is the list written?",
        "An order a line: amount, message, customer, between commas, semicolons or the tabs of a copy from Excel. A first line may name the columns, which then stand in any order.",
      ],
      [
        "What about a code without an amount?",
        "Leave the amount empty, as in “,Table 5”: whoever scans it types how much. That suits cards on tables.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
