import { expect, test } from "bun:test";
import { tools } from "#tools/catalog.ts";
import { find } from "#tools/finder/find.ts";
import { finderIndexOf } from "#tools/finder/finder-index.ts";
import { offersFor } from "#tools/finder/offers.ts";
import { finderKinds } from "#tools/finder/kinds.ts";
import { searchTools } from "#tools/finder/search.ts";

const vi = finderIndexOf("vi");
const en = finderIndexOf("en");
const world = { isEnding: (label: string) => vi.endings.includes(` ${label} `) };
const first = (query: string) => searchTools(query, vi.tools)[0];

test("tools are found by name and synonym, without marks, in both languages, mistyped", () => {
  const sought = {
    qr: ["ma qr", "mã QR", "wifi", "qr code", "danh bạ", "MA QR CODE"],
    vietqr: ["chuyen khoan", "vietcombank", "số tài khoản"],
    links: ["rut gon link", "shorten url", "shrten", "rút gọn liên kết"],
    data: ["doi json", "json yaml", "csv"],
    crypto: ["sha256", "mật khẩu", "uuid", "jwt", "pasword"],
    "temp-mail": ["email tam thoi", "temp mail"],
    "text-analyzer": ["dem tu", "lorem", "word count"],
    translate: ["dich tieng anh", "translate"],
    ip: ["ip cua toi", "my ip"],
    "two-factor": ["2fa", "xac thuc hai lop"],
    http: ["kiem tra web", "redirect", "chung chi"],
    whois: ["ten mien", "whois", "domian"],
  };
  const found = Object.entries(sought).flatMap(([, queries]) =>
    queries.map((query) => [query, first(query)]),
  );
  const expected = Object.entries(sought).flatMap(([id, queries]) => queries.map((query) => [query, id]));
  expect(found).toEqual(expected);
});

test("most of the words are enough, and words may be written together or apart", () => {
  const sought = {
    qr: ["mã wifi quán cafe nhà", "danh thiếp"],
    vietqr: ["mã qr chuyển tiền", "ck ngân hàng"],
    "text-analyzer": ["bao nhiêu ký tự", "đếm số từ"],
    encode: ["base 64", "urlencode", "mã hóa"],
    cron: ["crontab guru", "lịch chạy"],
    whois: ["kiểm tra tên miền", "ai sở hữu tên miền này"],
    ip: ["what is my ip", "check ip"],
    http: ["site down", "tốc độ web", "hết hạn chứng chỉ"],
    crypto: ["tạo mật khẩu", "băm", "random string"],
    "temp-mail": ["10minutemail", "tạo email"],
    data: ["json formatter", "jsno viewer"],
    "user-agent": ["trình duyệt của tôi"],
  };
  for (const [id, queries] of Object.entries(sought))
    for (const query of queries) expect([query, first(query)]).toEqual([query, id]);
});

test("a few words that are no tool's are a text all the same", () => {
  const paths = find("Hôm nay trời đẹp", vi).suggestions.map(({ path }) => path);
  expect(paths).toContain("/translate");
});

test("a message with Vietnamese letters among names and figures is translated into English", () => {
  for (const text of [
    "Chị ck giúp em 350k vào stk 0123456789 vcb Nguyen Thi Lan nhé",
    "TK: 19036789012345 Techcombank - NGUYEN VAN A. Nội dung: HP T11",
  ]) {
    const translation = find(text, vi).suggestions.find(({ path }) => path === "/translate");
    expect([text, translation?.form?.fields["to"]]).toEqual([text, "en"]);
  }
});

test("what stood around a value is not carried along", () => {
  const fieldsOf = (text: string) => find(text, vi).suggestions[0]?.form?.fields;
  expect(fieldsOf("Nguyễn An <an@congty.vn>")).toEqual({ host: "congty.vn" });
  expect(fieldsOf("shopee.vn/gio-hang")).toEqual({ url: "https://shopee.vn/gio-hang", action: "create" });
});

test("a message about an account goes to the form whole, which reads it", () => {
  for (const text of ["Vietcombank 1133 6666 88880 NGUYEN VAN AN", "STK: 0071000123456"])
    expect([text, find(text, vi).suggestions[0]?.form?.fields]).toEqual([text, { bank: "", account: text }]);
});

test("every tool is found by its own name in both languages", () => {
  for (const index of [vi, en])
    for (const { id, name } of index.tools)
      expect([name, searchTools(name, index.tools)]).toEqual([name, expect.arrayContaining([id])]);
});

test("what no tool is called finds nothing", () => {
  expect(find("zzzz", vi)).toEqual({ is: null, isMissing: true, suggestions: [] });
});

test("an address is named and carried to the tools for it", () => {
  const { is, suggestions } = find("https://vnexpress.net/a?b=1", vi);
  expect(is).toBe("Địa chỉ trang web");
  expect(suggestions.map(({ path }) => path)).toEqual([
    "/links",
    "/qr?tab=text",
    "/http",
    "/whois",
    "/dns",
    "/tools",
  ]);
  expect(suggestions[0]?.form?.fields).toEqual({ url: "https://vnexpress.net/a?b=1", action: "create" });
  expect(suggestions[3]?.form).toEqual({
    method: "get",
    fields: { domain: "vnexpress.net" },
    asks: null,
    isOnDevice: false,
  });
  expect(find("https://vnexpress.net/a", en).suggestions[0]?.path).toBe("/en/links");
});

test("what may be secret never goes into an address", () => {
  const shared = ["dns", "ip", "user-agent", "cron", "whois"];
  for (const kind of finderKinds)
    for (const { tool, method, fields } of offersFor(
      [{ kind, values: ["https://a.vn/doi-mat-khau?token=bimat"] }],
      { translation: "translateEn", world },
    )) {
      if (method === "post") continue;
      expect(shared).toContain(tool);
      if (kind === "url") expect(JSON.stringify(fields)).not.toContain("bimat");
    }
});

test("every tool that is offered is in the catalogue, and a hash leads to the tool that makes them", () => {
  const ids: readonly string[] = tools.map(({ id }) => id);
  for (const kind of finderKinds)
    for (const { tool } of offersFor([{ kind, values: ["a"] }], { translation: "translateVi", world }))
      expect(ids).toContain(tool);
  expect(find("5d41402abc4b2a76b9719d911017c592", vi).suggestions.map(({ path }) => path)).toEqual([
    "/crypto",
  ]);
});

test("a moment is told in Vietnam's time", () => {
  expect(find("1700000000", vi).is).toBe("Dấu thời gian: 05:13 15/11/2023");
});

test("what is sought finds what was found right, in both languages", () => {
  const queries =
    "ip|dia chi|qr|ma|m|ba|base64|base 64|b64|jsonyaml|urlencode shortlink|pasword|passwrod|passwor|mat khau manh|đặt lịch|lich hen|mail|mail rac|thu|check|doi tien|doi ngon ngu|chuyen doi yaml sang json|xem ip va dns|ai|chat gpt|hoi|2fa|ma hoa|giai ma jwt|hash|uuid v7|proxy|proxi|robot|user agent|web sap|domain|tên miền|ghi chú|note|a|xyz|của tôi|cho và|whois whois|đếm|dem|lorem ipsum|dịch|translat|link|rut gon|bank|ngân hàng|napas|wifi quan".split(
      "|",
    );
  const lines = queries.map((query) => {
    const [inVi, inEn] = [vi, en].map(({ tools: known }) => searchTools(query, known).join(" "));
    return `${query}: ${inVi === inEn ? inVi : `${inVi} / ${inEn}`}`;
  });
  expect(lines.join("\n")).toMatchSnapshot();
  const whole = ["d41d8cd98f00b204e9800998ecf8427e", "1700000000", "mã qr", "hôm nay trời đẹp quá"];
  expect(whole.map((text) => JSON.stringify(find(text, en))).join("\n")).toMatchSnapshot();
});

test("six tools are offered at most, the likeliest of those that are found", () => {
  const queries = [
    "ma",
    "tao",
    "web",
    "kiem tra",
    "doi",
    "tin",
    "tao ma",
    "link",
    "mail",
    "ten",
    "so",
    "xem",
  ];
  const counts = queries.map((query) => {
    const found = searchTools(query, vi.tools);
    const paths = found
      .slice(0, 6)
      .flatMap((id) => vi.tools.filter((tool) => tool.id === id).map(({ path }) => path));
    const links = find(query, vi).suggestions.filter(({ form }) => form === null);
    expect([query, links.map(({ path }) => path)]).toEqual([query, paths]);
    return found.length;
  });
  expect(Math.max(...counts)).toBeGreaterThan(6);
});

test("known words written together are found, whatever ways there are to cut them", () => {
  const sought = {
    qr: ["qrwifi", "qrcodewifi"],
    "temp-mail": ["emailtam"],
    data: ["jsonyaml"],
    crypto: ["uuidhash"],
  };
  for (const [id, queries] of Object.entries(sought))
    for (const query of queries) expect([query, first(query)]).toEqual([query, id]);
  for (const word of ["so", "qrcode", "email", "ip", "ma"]) {
    const glued = `${word.repeat(90).slice(0, 180)}zz`;
    expect([word, searchTools(glued, vi.tools)]).toEqual([word, []]);
  }
});
