import { expect, test } from "bun:test";
import { decode } from "jpeg-js";
import jsQr from "jsqr";
import { PNG } from "pngjs";
import { vi } from "#locales/index.ts";
import { QRPay } from "vietnam-qr-pay";
import { decodePicture, decodePng } from "#tests/support/people/qr-reader.ts";
import { sharedProduct } from "#tests/support/product/product.ts";
import { withSignIn } from "#tests/support/product/sign-in.ts";

const product = await sharedProduct();

const open = (path: string, init: RequestInit = {}) => fetch(product.url + path, init);

/** What the code of a picture says, whatever its format. */
async function readPicture(path: string): Promise<{ text: string; width: number; height: number } | null> {
  const response = await open(path);
  expect([path, response.status]).toEqual([path, 200]);
  const type = response.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (type === "image/svg+xml") return decodePicture({ type, bytes, name: "" });
  if (type === "image/png") return decodePng(bytes);
  expect(type).toBe("image/jpeg");
  const { data, width, height } = decode(bytes);
  const read = jsQr(new Uint8ClampedArray(data), width, height);
  return read && { text: read.data, width, height };
}

async function readTransfer(path: string) {
  const picture = await readPicture(path);
  const { isValid, consumer, amount, additionalData } = new QRPay(picture?.text ?? "");
  return {
    isValid,
    bin: consumer.bankBin,
    account: consumer.bankNumber,
    amount,
    info: additionalData.purpose,
    size: [picture?.width, picture?.height],
  };
}

test("GET /qr.png and /qr.svg draw the text of the address, with the options of the call", async () => {
  expect(await readPicture("/qr.png?text=Xin%20ch%C3%A0o&size=300")).toMatchObject({
    text: "Xin chào",
    width: 300,
    height: 300,
  });
  expect((await readPicture("/qr.svg?text=Xin+ch%C3%A0o&dark=%23003366&level=H"))?.text).toBe("Xin chào");
});

test("GET /vietqr/{bank}-{account}.png draws a transfer, in each template and format", async () => {
  const query = "amount=79000&info=Ung%20ho&name=Nguy%E1%BB%85n%20V%C4%83n%20%26%20A";
  const transfer = { isValid: true, bin: "970436", account: "0123456789", amount: "79000", info: "Ung ho" };
  const sizes = { compact: [540, 540], qr: [480, 480], print: [600, 776] };
  for (const [template, size] of Object.entries(sizes))
    expect(await readTransfer(`/vietqr/VCB-0123456789.png?${query}&template=${template}`)).toEqual({
      ...transfer,
      size,
    });
  const card = await readTransfer(`/vietqr/vietcombank-0123456789.png?${query}`);
  expect(card).toMatchObject(transfer);
  expect(card.size[0]).toBe(656);
  expect(await readTransfer(`/vietqr/970436-0123456789.svg?${query}`)).toMatchObject(transfer);
  const svg = await (await open(`/vietqr/970436-0123456789.svg?${query}`)).text();
  expect(svg).toContain(">Nguyễn Văn &amp; A</text>");
});

test("a bank whose code has dashes and blanks is found", async () => {
  expect(await readTransfer("/vietqr/IBK%20-%20HN-0123456789.png")).toMatchObject({ bin: "970455" });
});

test("thorough: vietqr.io's documented Quick Links give the same transfer here, in its sizes", async () => {
  const query = "amount=790000&addInfo=dong%20qop%20quy%20vac%20xin&accountName=Quy%20Vac%20Xin%20Covid";
  const transfer = {
    isValid: true,
    bin: "970415",
    account: "113366668888",
    amount: "790000",
    info: "dong qop quy vac xin",
  };
  for (const extension of ["jpg", "png", "svg"])
    expect(await readTransfer(`/image/vietinbank-113366668888-compact2.${extension}?${query}`)).toEqual({
      ...transfer,
      size: [540, 640],
    });
  const sizes = { compact: [540, 540], qr_only: [480, 480], print: [600, 776], own4tmPl: [540, 640] };
  for (const [template, size] of Object.entries(sizes))
    expect(await readTransfer(`/image/ICB-113366668888-${template}.jpg?${query}`)).toEqual({
      ...transfer,
      size,
    });
  expect(await readTransfer("/image/970415-113366668888-compact.png?amount=0&addInfo=")).toMatchObject({
    bin: "970415",
    amount: undefined,
    info: undefined,
  });
});

test("a code that two lists give to two banks means vietqr.io's in its own form, and ours in ours", async () => {
  expect(await readTransfer("/image/BVB-0123456789-qr_only.png")).toMatchObject({ bin: "970438" });
  expect(await readTransfer("/vietqr/BVB-0123456789.png")).toMatchObject({ bin: "970454" });
});

test("an account in groups is whole in an address: no group is taken for the bank", async () => {
  for (const address of [
    "/vietqr/VCB-0123-456789.png",
    "/image/VCB-0123-456789-qr_only.png",
    "/vietqr/970436-0123-456-789.png",
  ])
    expect(await readTransfer(address)).toMatchObject({ bin: "970436", account: "0123456789" });
  expect((await open("/vietqr/970436-IBK%20-%20HN%200123456789.png")).status).toBe(422);
  const named = encodeURIComponent("NH TNHH MTV Phat trien Singapore - Chi nhanh TP. Ho Chi Minh 0123456789");
  expect((await open(`/vietqr/970424-${named}.png`)).status).toBe(404);
});

test("any page may show a picture and keep it for a day; its bytes are always the same", async () => {
  const path = "/vietqr/MB-0123456789.png?amount=1000";
  const [one, other] = [await open(path), await open(`${path}&`)];
  expect(Object.fromEntries(one.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
  });
  expect(one.headers.get("set-cookie")).toBeNull();
  const etag = one.headers.get("etag") ?? "";
  expect(other.headers.get("etag")).toBe(etag);
  expect(await other.bytes()).toEqual(await one.bytes());
  const again = await open(path, { headers: { "If-None-Match": etag } });
  expect([again.status, (await again.bytes()).length]).toEqual([304, 0]);
  expect((await open(path, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  const head = await open(path, { method: "HEAD" });
  expect([head.status, head.headers.get("etag"), (await head.bytes()).length]).toEqual([200, etag, 0]);
});

test("wrong input is an error as text, never a picture", async () => {
  const wrong = {
    "/qr.png": 422,
    "/qr.png?text=a&size=9": 422,
    "/qr.gif?text=a": 404,
    "/vietqr/NOBANK-0123456789.png": 422,
    "/vietqr/VCB-12.png": 422,
    "/vietqr/VCB-0123456789.png?amount=1250.50": 422,
    "/vietqr/VCB-0123456789.png?amount=0": 422,
    "/vietqr/VCB-0123456789.png?template=nice": 422,
    "/vietqr/VCB-0123456789.png?info=Thanh%20toan%20don%20hang%20so%20123456": 422,
    "/vietqr/VCB.png": 404,
    "/vietqr/VCB-0123456789.jpg": 404,
    "/image/NOBANK-0123456789-compact.png": 422,
    "/image/VCB-0123456789.png": 404,
    "/image/VCB-0123456789-compact.webp": 404,
    "/image/VCB-0123456789-compact.png?amount=-1": 422,
  };
  for (const [path, status] of Object.entries(wrong)) {
    const response = await open(path, { headers: { "Accept-Language": "en" } });
    expect([path, response.status]).toEqual([path, status]);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (!isPage) expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("no-store");
  }
  const unknown = await open("/image/NOBANK-0123456789-compact.png");
  expect(await unknown.text()).toBe("invalid acqId");
});

test("a picture by address enters nobody's history", () =>
  withSignIn(async ({ signedIn }) => {
    const an = await signedIn();
    for (const path of ["/qr.png?text=a", "/vietqr/VCB-0123456789.png", "/image/VCB-0123456789-compact.png"])
      expect((await an.open(path, { headers: { "Sec-Fetch-Site": "same-origin" } })).status).toBe(200);
    for (const kind of ["qr", "vietqr"])
      expect(await (await an.call(`/${kind}/history`)).json()).toEqual({ data: [], next: null });
  }));

const generate = async (body: object) =>
  (
    await open("/api/vietqr/v2/generate", {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-client-id": "any", "x-api-key": "any" },
      body: JSON.stringify(body),
    })
  ).json();

test("POST /api/vietqr/v2/generate answers vietqr.io's documented requests as documented", async () => {
  const documented = {
    accountNo: 113366668888,
    accountName: "QUY VAC XIN PHONG CHONG COVID",
    acqId: 970415,
    amount: 79000,
    addInfo: "Ung Ho Quy Vac Xin",
    format: "text",
    template: "compact",
  };
  const answer = await generate(documented);
  expect(answer).toMatchObject({
    code: "00",
    desc: "Gen VietQR successful!",
    data: { acpId: 970415, accountName: "QUY VAC XIN PHONG CHONG COVID" },
  });
  expect(answer.data.qrCode).toBe(
    "00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF",
  );
  const [kind, base64] = answer.data.qrDataURL.split(",");
  expect(kind).toBe("data:image/png;base64");
  expect(decodePng(Buffer.from(base64, "base64"))).toMatchObject({ text: answer.data.qrCode, width: 540 });
  const asTexts = { ...documented, accountNo: "113366668888", acqId: "970415", amount: "79000" };
  expect(await generate(asTexts)).toEqual(answer);
});

test("POST /api/vietqr/v2/generate says what is wrong in its code", async () => {
  const right = { accountNo: "113366668888", acqId: "970415" };
  const codes: [object, string][] = [
    [{ ...right, acqId: "123456" }, "11"],
    [{ ...right, accountNo: "12" }, "12"],
    [{ ...right, amount: "1250.50" }, "13"],
    [{ ...right, addInfo: "a".repeat(26) }, "14"],
    [{}, "11"],
    [right, "00"],
  ];
  for (const [body, code] of codes) expect(await generate(body)).toMatchObject({ code });
});

test("GET /api/vietqr/v2/banks lists the banks as vietqr.io does, and each can be drawn", async () => {
  const { code, data } = await (await open("/api/vietqr/v2/banks")).json();
  expect([code, data.length > 60]).toEqual(["00", true]);
  expect(data.find(({ bin }: { bin: string }) => bin === "970415")).toMatchObject({
    id: 17,
    code: "ICB",
    shortName: "VietinBank",
    short_name: "VietinBank",
    name: "Ngân hàng TMCP Công thương Việt Nam",
  });
  for (const { bin, code: name } of data) {
    const svg = await open(`/image/${encodeURIComponent(name)}-0123456789-qr_only.svg`);
    expect([bin, svg.status]).toEqual([bin, 200]);
    await svg.bytes();
  }
});

/** How many columns of a card are blank at its left and at its right. */
async function marginsOf(path: string): Promise<[number, number]> {
  const { data, width, height } = PNG.sync.read(Buffer.from(await (await open(path)).arrayBuffer()));
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const isWritten = (x: number) => rows.some((y) => (data[(y * width + x) * 4] ?? 255) < 250);
  return [columns.findIndex(isWritten), columns.toReversed().findIndex(isWritten)];
}

test("thorough: a holder's name fits the picture to print whatever its letters are, on two lines where one would be too small", async () => {
  const names = {
    "NGUYỄN THỊ ÁNH NGUYỆT": 1,
    ["W".repeat(42)]: 1,
    "MWMWMW MWMWMW MWMWMW MWMWMW MWMWMW MWMWMW": 2,
    "CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN THƯƠNG MẠI VÀ DỊCH VỤ XUẤT NHẬP KHẨU ĐẠI PHÁT THỊNH": 2,
    "Ｊｏｓé Łukasz O’Brien & Søn": 1,
  };
  for (const [name, lines] of Object.entries(names)) {
    const query = new URLSearchParams({ amount: "1500000", info: "Don 42", name, template: "print" });
    const [left, right] = await marginsOf(`/vietqr/VCB-0123456789.png?${query}`);
    expect([name, left >= 20, right >= 20]).toEqual([name, true, true]);
    const svg = await (await open(`/vietqr/VCB-0123456789.svg?${query}`)).text();
    expect([name, (svg.match(/<text/g) ?? []).length]).toEqual([name, 5 + lines]);
    expect(await readTransfer(`/vietqr/VCB-0123456789.png?${query}`)).toMatchObject({ isValid: true });
  }
});

test("a name that the font cannot write is refused, where it would be left out without a word", async () => {
  for (const name of ["山田太郎", "Иван", "عمر", "An 🍜"]) {
    const [own, theirs] = [new URLSearchParams({ name }), new URLSearchParams({ accountName: name })];
    const refused = await open(`/vietqr/VCB-0123456789.png?${own}`);
    expect([name, refused.status, await refused.text()]).toEqual([name, 422, `${vi["vietqr.badName"]}\n`]);
    const link = await open(`/image/VCB-0123456789-compact2.jpg?${theirs}`);
    expect([name, link.status, link.headers.get("content-type")]).toEqual([
      name,
      422,
      "text/plain; charset=utf-8",
    ]);
    const generated = await generate({ accountNo: "0123456789", acqId: 970436, accountName: name });
    expect(generated).toEqual({ code: "15", desc: "invalid accountName", data: null });
  }
});

test("a part of a picture is not given: who asks for a range gets the whole", async () => {
  for (const path of ["/qr.png?text=a", "/image/VCB-0123456789-compact.jpg", "/vietqr/VCB-0123456789.svg"]) {
    const [whole, part] = [await open(path), await open(path, { headers: { Range: "bytes=0-9" } })];
    expect([part.status, part.headers.has("content-range")]).toEqual([200, false]);
    expect(await part.bytes()).toEqual(await whole.bytes());
    const head = await open(path, { method: "HEAD" });
    const size = (await (await open(path)).bytes()).length;
    expect([head.headers.get("content-length"), (await head.bytes()).length]).toEqual([String(size), 0]);
  }
});

test("a known picture is found again by its tag, weak or strong, alone or among others", async () => {
  const path = "/vietqr/TCB-0123456789.svg?amount=5000";
  const tag = (await open(path)).headers.get("etag") ?? "";
  for (const known of [tag, `W/${tag}`, `"a", ${tag}`, "*"])
    expect((await open(path, { headers: { "If-None-Match": known } })).status).toBe(304);
  for (const other of ['"a"', tag.slice(1, -1), ""])
    expect((await open(path, { headers: { "If-None-Match": other } })).status).toBe(200);
});
