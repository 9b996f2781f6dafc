import type { ToolId } from "#tools/registry.ts";

/** What a tool is called besides its names, in both languages, without diacritics, as somebody would type it. */
export type ToolWords = {
  /** Words that mean this tool whatever stands beside them. */
  readonly sure: string;
  /** Other names, between commas; the words of one count where they stand together. */
  readonly names: string;
  /** Sites that people know for the same. */
  readonly sites: string;
};

/** A tool is found by its names without any of these. */
export const synonyms: Readonly<Partial<Record<ToolId, ToolWords>>> = {
  qr: {
    sure: "qr qrcode wifi vcard",
    names:
      "ma qr, tao qr, qr code, ma vach, barcode, wi-fi, danh ba, danh thiep, so dien thoai, contact, phone, sms, quet ma, scan, menu quan, quan cafe, png, svg, business card",
    sites: "qr-code-generator.com qrcode-monkey.com me-qr.com the-qrcode-generator.com qr.io",
  },
  vietqr: {
    sure: "vietqr qr napas bank vietcombank techcombank mbbank agribank vietinbank sacombank vpbank tpbank momo zalopay stk vcb tcb bidv acb",
    names:
      "quet ma tra tien, khach quet ma, qr thu tien, tien bang qr, chuyen khoan, nhan tien, chuyen tien, chuyen tien nhanh, ngan hang, tai khoan ngan hang, so tai khoan, ma tai khoan, thanh toan, qr ngan hang, qr chuyen khoan, qr nhan tien, qr thanh toan, bank, so tien, noi dung chuyen khoan, bank transfer, bank account, bank qr, mb bank, mb, receive money, transfer money, payment, ck, quet ma chuyen tien, nhan chuyen khoan",
    sites: "vietqr.io img.vietqr.io vietqr.net vietqr.co vietqr.vn qr.sepay.vn",
  },
  links: {
    sure: "bitly tinyurl shortener shortlink",
    names:
      "nguoi bam link, so nguoi bam, dat mat khau link, rut gon link, rut gon, rut gon url, rut gon duong dan, rut gon lien ket, lam ngan link, link ngan, link rut gon, url ngan, lien ket ngan, shorten, shorten link, short link, short url, url shortener, thu gon link, thu gon, luot click, dem click, click, thong ke, stats, analytics, link tracking, link mat khau, link het han, link dai, link, url",
    sites:
      "bit.ly bitly.com tinyurl.com rebrandly.com is.gd t.ly cutt.ly short.io shorturl.at rb.gy bom.so by.com.vn",
  },
  data: {
    sure: "json yaml csv yml tsv",
    names:
      "json formatter, chuyen doi du lieu, doi dinh dang, excel, bang tinh, lam dep, formatter, format, beautify, prettify, pretty print, minify, validator, validate, parser, parse, viewer, convert, converter, doi du lieu, chuyen doi",
    sites:
      "jsonformatter.org jsonformatter.curiousconcept.com jsonlint.com jsoneditoronline.org codebeautify.org convertcsv.com json2csv.com csvjson.com jsonviewer.stack.hu yamllint.com",
  },
  "text-analyzer": {
    sure: "lorem ipsum readability wordcount",
    names:
      "dem tu, dem chu, dem ky tu, dem so tu, dem so chu, dem so ky tu, dem cau, dem sms, dem, bao nhieu tu, bao nhieu chu, bao nhieu ky tu, so tu, so ky tu, do dai van ban, word count, word counter, count words, how many words, words, character count, character counter, count characters, letter count, letters, counter, count, phan tich van ban, tu khoa, tu khoa bai viet, mat do tu khoa, keyword, keywords, keyword density, de doc, kho doc, thoi gian doc, reading time, van ban mau, van ban gia, placeholder, placeholder text, dummy text, bo dau, bo dau tieng viet, xoa dau, khong dau, chu hoa, chu thuong, viet hoa, viet hoa dau cau, hoa thuong, uppercase, lowercase, title case, sentence case, case converter, change case, so thanh chu, doc so, doc so tien, so tien bang chu, doc so thanh chu, number to words, vni, vni sang unicode, tcvn3, abc sang unicode, vntime, doi font, chuyen font, chuyen ma, loc trung, dong trung, trung lap, loc dong trung, xoa dong trung, sap xep, sap xep dong, sap xep abc, sort lines, duplicate lines, remove duplicates, remove accents",
    sites: "wordcounter.net lipsum.com wordcounter.io charactercountonline.com loremipsum.io convertcase.net",
  },
  notes: {
    sure: "pastebin privnote onetimesecret notepad memo",
    names:
      "gui pass, chia se pass, ghi chu, ghi nho, so tay, note, notes, paste, clipboard, chia se van ban, chia se text, chia se ghi chu, chia se doan ma, gui van ban, dan van ban, gui tin nhan, gui tin, tin nhan, tin nhan bi mat, tu huy, tin nhan tu huy, ghi chu tu huy, tu xoa, tu dong xoa, xem mot lan, doc mot lan, gui mat khau, chia se mat khau, gui bi mat, bi mat, gui mat khau an toan, secret, one time secret, one time, secret note, secret message, share secret, share password, send password, send secret, send password securely, share text, share note, share code, self destruct, self destructing, burn, burn after reading, burn after read, online notepad, private note",
    sites:
      "pastebin.com privnote.com onetimesecret.com anotepad.com notes.io rentry.co justpaste.it dontpad.com hastebin.com yopass.se pwpush.com paste.ee controlc.com ghostbin.com",
  },
  encode: {
    sure: "base64 base64url urlencode urldecode",
    names:
      "base64 tieng viet, ma hoa, giai ma, ma hoa url, giai ma url, ma hoa link, encode, decode, encoder, decoder, url encode, url decode, url encoding, encode url, decode url, percent encoding, percent encode, utf8, unicode, hex, html entities, html entity, unicode escape, gzip, giai nen gzip, gunzip, nhan dien ma hoa, tu nhan ma, chuoi ma hoa, doan ma hoa, decode anything, auto decode, detect encoding, cyberchef, cipher",
    sites: "base64decode.org base64encode.org urldecoder.org urlencoder.org base64.guru meyerweb.com",
  },
  cron: {
    sure: "cron crontab cronjob",
    names:
      "lich cron, cron job, cron guru, lich chay, dat lich, dat lich chay, dat lich chay lenh, hen gio, hen gio chay, chay dinh ky, dinh ky, lap lich, lich hen, schedule, scheduler, guru",
    sites: "crontab.guru crontab-generator.org cronitor.io crontab.cronhub.io cronexpressiontogo.com",
  },
  whois: {
    sure: "whois rdap domain registrar",
    names:
      "ten mien, kiem tra ten mien, mua ten mien, gia ten mien, chu ten mien, ai so huu ten mien, ten mien con trong, ten mien het han, dang ky ten mien, ngay dang ky ten mien, ai so huu, so huu, chu so huu, ai la chu, het han, ngay het han ten mien, expiry, owner, who owns, registration, availability, tld, domain age, domain expiry",
    sites:
      "whois.com who.is whois.net whois.domaintools.com tenten.vn matbao.net inet.vn pavietnam.vn vnnic.vn",
  },
  ip: {
    sure: "ip ipv4 ipv6 asn geoip",
    names:
      "ip cua toi, dia chi ip, ip address, my ip, what is my ip, xem ip, tra ip, ip o dau, vi tri ip, dinh vi ip, vi tri, quoc gia, nha mang, nha mang nao, isp, geolocation, location, country, geo, ip location",
    sites:
      "whatismyip.com whatismyipaddress.com ipinfo.io ip-api.com ipify.org myip.com ifconfig.me icanhazip.com iplocation.net kiemtraip.vn 2ip.ru checkip.com.vn",
  },
  dns: {
    sure: "dns mx spf dmarc dkim cname soa srv aaaa ptr caa svcb nslookup nameserver dig mxtoolbox",
    names:
      "tro ten mien, tro ten mien ip, tro domain, tro ip, ban ghi, ban ghi dns, ban ghi mx, ban ghi txt, txt record, may chu ten mien, may chu ten, phan giai, phan giai ten mien, dns record, record, records, resolve, lookup, reverse dns, reverse lookup, name server, name servers, name server ten mien, mail record",
    sites:
      "mxtoolbox.com dnschecker.org nslookup.io whatsmydns.net digwebinterface.com intodns.com dnsdumpster.com",
  },
  http: {
    sure: "http https ssl tls curl sap down postman downdetector redirect",
    names:
      "ssl het han, chuyen dau, dan toi dau, kiem tra web, kiem tra website, kiem tra trang web, kiem tra trang, trang thai, trang thai http, trang thai web, ma trang thai, ma loi, loi 404, loi 500, loi 502, loi 503, 404, 500, 502, 503, 504, web sap, website sap, trang sap, trang web sap, web chet, web loi, web chay, web hoat dong, web song, web vao duoc, trang vao duoc, vao duoc, khong vao duoc, khong vao duoc web, vao web, sap chua, bi sap, site down, website down, web down, is it down, down right now, is it down right now, up or down, down, uptime, ping, song cham, toc do web, web cham, cham, load cham, tai cham, tai trang, chuyen huong, chung chi, chung chi ssl, certificate, han chung chi, status, status code, header, headers, http header, response header, request, gui request, send request, goi api, call api, test api, api tester, api, website, web, trang web, site, server status",
    sites:
      "downdetector.com downforeveryoneorjustme.com isitdownrightnow.com httpstatus.io reqbin.com hoppscotch.io ssllabs.com sslshopper.com redirect-checker.org uptimerobot.com web-sniffer.net postman.com gtmetrix.com",
  },
  proxy: {
    sure: "proxy proxies socks socks4 socks5",
    names: "kiem tra proxy, an danh, anonymous, vpn, proxy song, proxy checker, fake ip",
    sites: "proxyscrape.com hidemy.name proxycheck.io checkerproxy.net free-proxy-list.net spys.one",
  },
  "user-agent": {
    sure: "useragent ua",
    names:
      "user agent, user agent string, trinh duyet, trinh duyet gi, trinh duyet cua toi, kiem tra trinh duyet, thiet bi, thiet bi gi, nhan dien thiet bi, he dieu hanh, browser, what browser am i using, my browser, what browser, which browser, device, my device, detect browser, ua parser, ua string",
    sites: "whatismybrowser.com useragentstring.com whatmyuseragent.com deviceatlas.com user-agents.net",
  },
  crypto: {
    sure: "jwt uuid guid md5 sha sha1 sha256 sha384 sha512 hmac bcrypt passphrase checksum",
    names:
      "ma hoa sha256, ma hoa md5, mat khau, pass, mat khau manh, mat khau ngau nhien, tao mat khau, sinh mat khau, password, password generator, strong password, random password, cum tu, bam, ma bam, ham bam, hash, hash file, bam file, chuoi ngau nhien, random string, random, tao key, tao khoa, secret key, token, decode token, doc token, bao mat, decode jwt, giai ma jwt, giai ma token, sha 256, sha 512, sha 1, uuid v4, uuid v7, key",
    sites:
      "jwt.io uuidgenerator.net md5hashgenerator.com passwordsgenerator.net md5.gromweb.com random.org 1password.com guidgenerator.com emn178.github.io xorbin.com",
  },
  "two-factor": {
    sure: "2fa mfa totp otp authenticator authy gauth",
    names:
      "ma otp, otp 6 so, ma otp 6 so, hai lop, 2 lop, 2 buoc, hai buoc, 2 yeu to, hai yeu to, ma 2fa, ma 2 lop, lay ma 2fa, xac thuc, xac thuc hai lop, xac thuc 2 lop, xac thuc hai buoc, xac thuc 2 buoc, xac thuc hai yeu to, bao mat hai lop, bao mat 2 lop, bao mat 2 buoc, ma 6 so, ma xac thuc, ma xac minh, xac minh 2 buoc, xac minh hai buoc, xac minh, two factor, two step, 2 step, 2 factor, 2 step verification, two step verification, google authenticator, 2fa facebook",
    sites:
      "2fa.live 2fa.cn 2fa.zone 2fa.fb.tools 2fa.vn 2fa.fun gauth.apps.gbraad.nl totp.app totp.danhersam.com",
  },
  "temp-mail": {
    sure: "tempmail 10minutemail yopmail mailinator guerrillamail throwaway",
    names:
      "mail 1 lan, email 1 lan, email tam thoi, mail tam thoi, hom thu, hom thu tam, hom thu ao, hop thu, hop thu tam, mail ao, email ao, mail rac, thu rac, email gia, mail gia, email rac, email mot lan, email dung mot lan, mail dung mot lan, mail 10 phut, email 10 phut, tao email, tao mail, nhan thu, nhan mail, nhan email, nhan code, temp mail, temporary mail, temporary email, temporary, temp inbox, nhan ma, nhan ma xac nhan, nhan otp, xac nhan email, disposable, disposable email, disposable mail, fake email, fake mail, burner email, 10 minute mail, 10 minute email, email, mail, inbox",
    sites:
      "temp-mail.org 10minutemail.com 10minutemail.net tempmail.com guerrillamail.com yopmail.com mailinator.com mail.tm temp-mail.io emailondeck.com mohmal.com getnada.com tempmailo.com smailpro.com dropmail.me",
  },
  chat: {
    sure: "gpt chatgpt chatbot claude gemini copilot deepseek grok",
    names:
      "chatgpt tieng viet, chat gpt tieng viet, chat, chat ai, chat gpt, noi chuyen, ai, hoi ai, hoi, hoi dap, tro chuyen, tro ly, tro ly ai, tri tue nhan tao, ask, ask ai, assistant, bot, viet bai, viet email, viet van, ai viet, lam tho",
    sites:
      "chatgpt.com chat.openai.com openai.com gemini.google.com claude.ai copilot.microsoft.com chat.deepseek.com poe.com perplexity.ai",
  },
  translate: {
    sure: "translate translator translation",
    names:
      "dich tin nhan, khach nuoc ngoai, dich, dich thuat, dich tieng anh, phien dich, tieng viet, google dich, google translate, tieng anh, tieng nhat, tieng han, tieng trung, tieng phap, tieng duc, tieng nga, anh viet, viet anh, dich van ban, doan van, cau nay, dich cau, thong dich, ngon ngu, language, languages, english, vietnamese, japanese, chinese, korean",
    sites:
      "translate.google.com deepl.com translate.google.com.vn bing.com/translator papago.naver.com vikitranslator.com translate.yandex.com",
  },
};
