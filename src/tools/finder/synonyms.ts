import type { ToolId } from "../../core/catalog.ts";

/** Other words for a tool besides its names, in both languages and without diacritics, as somebody would type them. */
export const synonyms: Readonly<Partial<Record<ToolId, string>>> = {
  qr: "tao ma qrcode qr code generator barcode ma vach wifi wi-fi danh ba contact vcard dien thoai phone sms email lien ket link png svg quet scan danh thiep quan cafe",
  vietqr:
    "chuyen khoan ngan hang bank transfer so tai khoan stk thanh toan payment napas vietcombank techcombank mbbank momo nhan tien ck vcb tcb bidv agribank acb mb tpbank vpbank sacombank vietinbank zalopay ma qr chuyen tien quet",
  links:
    "rut gon link url shortener shorten short bitly tinyurl thong ke luot click stats analytics lien ket ngan url lien ket rut gon short bitly",
  data: "chuyen doi dinh dang json yaml csv excel format beautify pretty convert converter lam dep kiem tra validate parse formatter viewer yml tsv bang tinh prettify minify excel",
  "text-analyzer":
    "dem tu dem ky tu dem chu word count counter character tu khoa keyword do de doc readability lorem ipsum van ban mau placeholder so tu so chu bao nhieu gia dem so dai",
  notes:
    "ghi chu note memo pastebin paste chia se share bi mat secret tu huy burn doc mot lan tu dong xoa van ban text clipboard dan",
  encode:
    "ma hoa giai ma encode decode url base64 base64url percent encoding utf8 unicode chuoi hex ky tu dac biet",
  cron: "cron crontab lich schedule hen gio dinh ky job timer lap lich guru chay dat lich",
  whois:
    "ten mien domain whois rdap dang ky het han expiry registrar chu so huu owner tld ai so huu kiem tra check con trong mua gia han het han ngay dang ky date",
  ip: "dia chi ip my ip cua toi vi tri quoc gia country location geo asn nha mang isp ipv4 ipv6 check tra kiem tra dau",
  dns: "dns ban ghi record mx txt spf dmarc ns cname soa srv a aaaa ptr reverse tra nguoc nslookup dig",
  http: "http https trang web website status trang thai ma loi 404 500 redirect chuyen huong tls ssl chung chi certificate header request api curl ping song cham site down up chet postman toc do speed tai trang het han kiem tra check headers uptime",
  proxy: "proxy socks socks4 socks5 an danh anonymous kiem tra check vpn",
  "user-agent": "user agent ua trinh duyet browser thiet bi device useragent phat hien detect useragent",
  crypto:
    "mat khau password passphrase cum tu hash bam md5 sha sha1 sha256 sha512 hmac jwt token uuid guid ngau nhien random generator bao mat chuoi string key khoa decode checksum uuid v4 v7 generate",
  "two-factor":
    "2fa mfa otp totp xac thuc hai lop hai buoc authenticator google ma 6 so two factor secret khoa authy microsoft",
  "temp-mail":
    "email tam thoi mail ao thu rac temp mail disposable 10 minute hop thu inbox fake throwaway tempmail email gia hom thu nhan thu",
  chat: "chat ai gpt chatgpt tro chuyen hoi dap tro ly assistant ask claude gemini ao bot viet",
  translate:
    "dich translate translator ngon ngu language tieng anh english vietnamese google dich nhat han trung phap duc anh viet phien ban dich sang",
};
