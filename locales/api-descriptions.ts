/**
 * What calls and their fields are, in Vietnamese, by the English words of `src/api` and of the schemas, which stand in
 * the OpenAPI document too. A test names those that are missing here and those that nothing says any more.
 */
export const vietnameseDescriptions: Readonly<Record<string, string>> = {
  // Calls
  "What the user made, newest first; `next` is the cursor of the following page":
    "Những gì bạn đã tạo, mới nhất trước; `next` là con trỏ của trang sau",
  "Delete the whole history": "Xóa toàn bộ lịch sử",
  "The whole history as a file": "Toàn bộ lịch sử dưới dạng tệp",
  "Delete one entry": "Xóa một mục",
  "The picture of one entry, to its owner alone": "Hình của một mục, chỉ dành cho chủ của nó",
  "Draw a QR code of a text": "Vẽ mã QR của một văn bản",
  "Draw a QR code that joins a Wi-Fi network": "Vẽ mã QR để vào mạng Wi-Fi",
  "Draw a QR code of a contact card (vCard 3.0)": "Vẽ mã QR của danh thiếp (vCard 3.0)",
  "Draw a QR code that dials a number": "Vẽ mã QR để gọi một số điện thoại",
  "Draw a QR code that starts a text message": "Vẽ mã QR để soạn tin nhắn",
  "Draw a QR code that starts an email": "Vẽ mã QR để soạn email",
  "List the banks and wallets": "Danh sách ngân hàng và ví",
  "The same list in the form of vietqr.io's `GET /v2/banks`":
    "Cũng danh sách ấy, theo dạng `GET /v2/banks` của vietqr.io",
  "A bank-transfer code in the form of vietqr.io's `POST /v2/generate`; what is wrong is in `code`":
    "Mã chuyển khoản theo dạng `POST /v2/generate` của vietqr.io; lỗi nằm trong `code`",
  "Draw a bank-transfer code with its details under it": "Vẽ mã chuyển khoản kèm thông tin bên dưới",
  "The EMVCo text of a bank-transfer code": "Chuỗi EMVCo của mã chuyển khoản",
  "List one's own links, newest first": "Danh sách liên kết của bạn, mới nhất trước",
  "Make a short link; anonymous visitors may make 10 a day, users 100":
    "Tạo liên kết rút gọn; khách được 10 liên kết mỗi ngày, người đã đăng nhập được 100",
  "Let one's own link lead elsewhere": "Đổi nơi mà liên kết của bạn dẫn tới",
  "Delete one's own link; its code is never given again":
    "Xóa liên kết của bạn; mã của nó không bao giờ được cấp lại",
  "Clicks on one's own link, by day in Vietnam, country, referring site, device and browser":
    "Lượt nhấp vào liên kết của bạn theo ngày ở Việt Nam, quốc gia, trang dẫn tới, thiết bị và trình duyệt",
  "The same as a table, one line a day, kind and value":
    "Cũng số liệu ấy dưới dạng bảng, mỗi dòng một ngày, loại và giá trị",
  "Format JSON, keeping its numbers and the order of its keys":
    "Định dạng JSON, giữ nguyên các số và thứ tự các khóa",
  "Convert JSON to YAML 1.2": "Chuyển JSON sang YAML 1.2",
  "Convert YAML 1.2 to JSON": "Chuyển YAML 1.2 sang JSON",
  "Convert CSV (RFC 4180) to JSON": "Chuyển CSV (RFC 4180) sang JSON",
  "Convert a list of JSON objects to CSV (RFC 4180)": "Chuyển danh sách đối tượng JSON sang CSV (RFC 4180)",
  "Count characters, words, sentences and more; find keywords; rate readability":
    "Đếm ký tự, từ, câu và hơn thế; tìm từ khóa; chấm độ dễ đọc",
  "Make filler text of exactly so many words, sentences or paragraphs":
    "Tạo văn bản mẫu với đúng số từ, câu hoặc đoạn",
  "List or search one's own notes: the user's, or the anonymous browser's by its cookie":
    "Liệt kê hoặc tìm ghi chú của bạn: của người dùng, hoặc của trình duyệt ẩn danh theo cookie",
  "Write a note": "Viết ghi chú",
  "Write one's own note anew; its id and key stay": "Viết lại ghi chú của bạn; id và khóa giữ nguyên",
  "Delete one's own note": "Xóa ghi chú của bạn",
  "Stop sharing one's own note, or share it under a new key":
    "Ngừng chia sẻ ghi chú của bạn, hoặc chia sẻ bằng khóa mới",
  "Read a note by its key; one that burns stays unopened":
    "Đọc ghi chú theo khóa; ghi chú tự hủy vẫn còn niêm phong",
  "Open a note by its key; one that burns is deleted by it":
    "Mở ghi chú theo khóa; ghi chú tự hủy bị xóa ngay khi mở",
  "Encode text for a URL": "Mã hóa văn bản cho URL",
  "Decode URL escapes as UTF-8": "Giải mã URL theo UTF-8",
  "Encode text as Base64 of its UTF-8 bytes": "Mã hóa văn bản thành Base64 của các byte UTF-8",
  "Decode Base64 or Base64URL to text": "Giải mã Base64 hoặc Base64URL thành văn bản",
  "Describe a cron expression and list its next times":
    "Diễn giải biểu thức cron và liệt kê những lần chạy tới",
  "Look a domain up: registrar, dates, status, name servers":
    "Tra cứu tên miền: nhà đăng ký, các ngày, trạng thái, máy chủ tên",
  "Look an address up: kind, country, network, name; the caller's own when none is given":
    "Tra cứu địa chỉ: loại, quốc gia, mạng, tên; để trống là địa chỉ của chính bạn",
  "Look up the DNS records of a name, or the name of an address":
    "Tra cứu bản ghi DNS của một tên, hoặc tên của một địa chỉ",
  "Check an address: status, redirects, headers, times and certificate":
    "Kiểm tra một địa chỉ: trạng thái, chuyển hướng, header, thời gian và chứng chỉ",
  "Send a request with headers and a body, and see the answer as text":
    "Gửi một yêu cầu kèm header và nội dung, xem trả lời dưới dạng văn bản",
  "Try a proxy, or a list of them: alive, protocol, latency, exit address, anonymity; with `Accept: text/event-stream` one event a proxy":
    "Thử một proxy hoặc cả danh sách: còn sống, giao thức, độ trễ, địa chỉ ra, độ ẩn danh; với `Accept: text/event-stream` mỗi proxy một sự kiện",
  "What a proxy that is tried has to fetch: the address and the headers that arrived":
    "Nơi mà proxy đang thử phải lấy về: địa chỉ và các header đã tới",
  "Give random user agents of current browsers": "Cho user agent ngẫu nhiên của trình duyệt hiện nay",
  "Tell what a user agent says; the caller's own when none is given":
    "Cho biết một user agent nói gì; để trống là của chính bạn",
  "Make random passwords": "Tạo mật khẩu ngẫu nhiên",
  "Make random passphrases of Vietnamese words": "Tạo cụm mật khẩu ngẫu nhiên bằng từ tiếng Việt",
  "Compute a hash, or with a key an HMAC": "Tính giá trị băm, hoặc HMAC khi có khóa",
  "Read a JSON Web Token, and check its signature when a key is given":
    "Đọc JSON Web Token, và kiểm tra chữ ký khi có khóa",
  "Make UUIDs": "Tạo UUID",
  "Tell what a UUID says": "Cho biết một UUID nói gì",
  "Make a new two-factor secret": "Tạo mã bí mật hai lớp mới",
  "Draw the QR code that an authenticator app scans": "Vẽ mã QR cho ứng dụng xác thực quét",
  "Tell whether a code is right now, give or take one step":
    "Cho biết một mã có đúng lúc này không, lệch tối đa một bước",
  "Give the current code, the next one, and the seconds left":
    "Cho mã hiện tại, mã kế tiếp và số giây còn lại",
  "Make a mailbox that lives for an hour; its token is the only key to it":
    "Tạo hộp thư sống một giờ; token là chìa khóa duy nhất",
  "The mailbox": "Hộp thư",
  "Delete the mailbox and everything in it": "Xóa hộp thư và mọi thứ trong đó",
  "Let the mailbox live for an hour from now, up to a day in all":
    "Cho hộp thư sống thêm một giờ kể từ bây giờ, tổng cộng tối đa một ngày",
  "The messages, newest first; `q` searches them": "Các thư, mới nhất trước; `q` để tìm",
  "A message, which counts as read from then on; its HTML is safe to show":
    "Một thư, từ đó được coi là đã đọc; HTML của nó hiện được an toàn",
  "Delete a message": "Xóa một thư",
  "A message's HTML as a page for a frame; remote pictures only with `images=1`":
    "HTML của thư dưới dạng trang cho khung; hình từ xa chỉ có khi `images=1`",
  "A file of a message, only ever as a download": "Một tệp của thư, luôn là tải về",
  "A stream with an `inbox` event whenever something changes in the mailbox":
    "Luồng có sự kiện `inbox` mỗi khi hộp thư thay đổi",
  "Hand over a raw message (RFC 5322) for the mailbox `to`, with the operator's secret as bearer":
    "Chuyển một thư nguyên bản (RFC 5322) cho hộp thư `to`, với mã bí mật của người vận hành làm bearer",
  "Ask the AI model; with `Accept: text/event-stream`, read its answer as it is written":
    "Hỏi mô hình AI; với `Accept: text/event-stream`, đọc câu trả lời ngay khi đang viết",
  "Translate a text": "Dịch một văn bản",
  "Who the token belongs to": "Token thuộc về ai",
  "End the token's session; the token is refused from then on":
    "Kết thúc phiên của token; từ đó token bị từ chối",
  "Go to Google to sign in": "Sang Google để đăng nhập",
  "Come back from Google": "Trở về từ Google",
  "Go to Facebook to sign in": "Sang Facebook để đăng nhập",
  "Come back from Facebook": "Trở về từ Facebook",
  "Everything that is stored of the user, as a file": "Mọi thứ được lưu về bạn, dưới dạng tệp",
  "The user's keys for programs, without the keys themselves":
    "Các khóa cho chương trình của bạn, không kèm chính khóa",
  "Make a key; the answer alone holds it. `Authorization: Bearer key_…` acts for the user within its scopes":
    "Tạo khóa; chỉ trả lời này chứa nó. `Authorization: Bearer key_…` làm việc thay bạn trong phạm vi của khóa",
  "Revoke a key, at once": "Thu hồi khóa, có hiệu lực ngay",
  "Delete the account and all that is the user's, at once": "Xóa ngay tài khoản và mọi thứ của bạn",
  "Facebook's data deletion callback: a form whose `signed_request` Facebook has signed":
    "Lời gọi xóa dữ liệu của Facebook: form có `signed_request` do Facebook ký",
  "Ask for the deletion of one's data; it is recorded and confirmed with a code":
    "Yêu cầu xóa dữ liệu của mình; yêu cầu được ghi lại và xác nhận bằng một mã",

  // Fields
  "`next` of the page before": "`next` của trang trước",
  "width and height in pixels": "chiều rộng và chiều cao, tính bằng pixel",
  "quiet zone in modules": "lề trắng, tính bằng ô",
  "error correction": "mức sửa lỗi",
  "a colour as `#rrggbb`": "màu dạng `#rrggbb`",
  "BIN, code or short name, or vietqr.io's code, in any case":
    "BIN, mã hoặc tên ngắn, hoặc mã của vietqr.io, hoa thường như nhau",
  "6 to 19 letters and digits; spaces, dots and dashes are dropped":
    "6 đến 19 chữ và số; khoảng trắng, dấu chấm và gạch bị bỏ",
  "đồng, 1 to 9 999 999 999 999": "đồng, 1 đến 9 999 999 999 999",
  "at most 25 characters once marks are taken off": "tối đa 25 ký tự sau khi bỏ dấu",
  "words of title, address, code or tags": "từ trong tiêu đề, địa chỉ, mã hoặc thẻ",
  "where it leads, http or https": "nơi dẫn tới, http hoặc https",
  "4 to 12 letters and digits, in any case": "4 đến 12 chữ và số, hoa thường như nhau",
  "a list, or one text with commas; at most 10 tags":
    "danh sách, hoặc một văn bản ngăn bằng dấu phẩy; tối đa 10 thẻ",
  "ISO 8601; without a zone it is Vietnam's time": "ISO 8601; không có múi giờ là giờ Việt Nam",
  "after so many clicks the link ends": "sau bấy nhiêu lượt nhấp thì liên kết hết hiệu lực",
  "asked of whoever follows the link": "hỏi người mở liên kết",
  "how many days, the last of them today": "bao nhiêu ngày, ngày cuối là hôm nay",
  "what to convert": "nội dung cần chuyển",
  "what a level is indented by; none puts all on one line":
    "mỗi cấp thụt vào bằng gì; none là dồn tất cả vào một dòng",
  "sort the keys of every object": "sắp xếp khóa của mọi đối tượng",
  "what stands between two cells": "dấu ngăn giữa hai ô",
  "the first line names the columns": "dòng đầu là tên các cột",
  "turn 12, true and null into values": "biến 12, true và null thành giá trị",
  "what to write between two cells; auto is a comma": "dấu ngăn giữa hai ô; auto là dấu phẩy",
  "begin with a byte order mark, as Excel wants it": "bắt đầu bằng BOM, như Excel cần",
  "give the keys of an inner object columns of their own": "cho khóa của đối tượng bên trong cột riêng",
  "put an apostrophe before what a spreadsheet would run":
    "đặt dấu nháy trước những gì bảng tính sẽ chạy như công thức",
  "the text to look at": "văn bản cần xem",
  "how many": "bao nhiêu",
  "Latin, or Vietnamese with its diacritics": "Latin, hoặc tiếng Việt có dấu",
  "begin with Lorem ipsum (Latin)": "bắt đầu bằng Lorem ipsum (Latin)",
  "All that one has made with any tool, newest first; `q` finds without accents":
    "Mọi thứ mình đã tạo bằng các công cụ, mới nhất trước; `q` tìm không cần dấu",
  "The tools that the user has pinned": "Các công cụ người dùng đã ghim",
  "Pin these tools and no others": "Ghim đúng các công cụ này",
  "ids of tools, as a list or one text with commas; others are passed over":
    "mã của các công cụ, là danh sách hoặc một chuỗi cách nhau bằng dấu phẩy; mã lạ bị bỏ qua",
  "all kinds without it": "bỏ trống để lấy mọi loại",
  "words that an entry holds, with or without accents": "từ có trong mục, có dấu hoặc không dấu",
  "words of the title or the content; the first 8 count": "từ trong tiêu đề hoặc nội dung; tính 8 từ đầu",
  "at most 64 KB in UTF-8": "tối đa 64 KB theo UTF-8",
  "deleted once it is opened by its key": "bị xóa khi được mở bằng khóa",
  "its content is ciphertext whose key the server never had":
    "nội dung là bản mã, máy chủ không bao giờ có khóa",
  "the content is ciphertext made by the writer: ASCII without blanks, never searched":
    "nội dung là bản mã do người viết tạo: ASCII không khoảng trắng, không tìm kiếm được",
  "how long it stays": "giữ lại bao lâu",
  "from now on; or as it is": "kể từ bây giờ; để trống là như cũ",
  "true makes a new key, false closes the note to all but its owner":
    "true tạo khóa mới, false đóng ghi chú với mọi người trừ chủ",
  "what to encode or decode": "nội dung cần mã hóa hoặc giải mã",
  "form writes a space as + (URL); url is the alphabet of base64url, without padding (Base64)":
    "form viết khoảng trắng là + (URL); url là bảng chữ base64url, không có dấu = (Base64)",
  "take every line by itself": "xử lý từng dòng riêng",
  "five fields, six with seconds in front, or a macro such as @daily":
    "năm trường, sáu nếu có giây ở đầu, hoặc macro như @daily",
  "how many times": "bao nhiêu lần",
  "IANA name of the time zone": "tên múi giờ theo IANA",
  "a domain name, in any script": "tên miền, viết bằng chữ nào cũng được",
  "an address of version 4 or 6; the caller's own when blank":
    "địa chỉ phiên bản 4 hoặc 6; để trống là của chính bạn",
  "a name in any script, or an address for its name":
    "tên viết bằng chữ nào cũng được, hoặc địa chỉ để hỏi tên",
  "`host:port`, `user:pass@host:port`, or a URL with http, https, socks4 or socks5":
    "`host:port`, `user:pass@host:port`, hoặc URL với http, https, socks4 hoặc socks5",
  "instead of `proxy`: up to 200 of them": "thay cho `proxy`: tối đa 200 proxy",
  "mobile: phones and tablets": "mobile: điện thoại và máy tính bảng",
  "the operating system": "hệ điều hành",
  "the browser": "trình duyệt",
  "how many, as far as there are so many different ones": "bao nhiêu, nếu có đủ từng ấy cái khác nhau",
  "the visitor's own when left out": "để trống là của chính bạn",
  "characters in a password": "số ký tự của mật khẩu",
  "use punctuation marks": "dùng dấu câu",
  "use 0-9": "dùng 0-9",
  "use A-Z": "dùng A-Z",
  "use a-z": "dùng a-z",
  "leave out I, l, 1, |, O, o and 0": "bỏ I, l, 1, |, O, o và 0",
  "how many passwords": "bao nhiêu mật khẩu",
  "words in a passphrase": "số từ của cụm mật khẩu",
  "what stands between words": "dấu ngăn giữa các từ",
  "start each word with a capital": "viết hoa đầu mỗi từ",
  "one part alone, without the account": "chỉ một phần, không kèm tài khoản",
  "put a digit after one of the words": "thêm một chữ số sau một từ",
  "how many passphrases": "bao nhiêu cụm mật khẩu",
  "the hash function": "hàm băm",
  "hashed as UTF-8": "băm theo UTF-8",
  "with a key the answer is the HMAC": "có khóa thì trả về HMAC",
  "how the bytes are written": "cách viết các byte",
  "a value to compare with, in hexadecimal or Base64": "giá trị để so, viết bằng hex hoặc Base64",
  "the token, with or without `Bearer `": "token, có hay không có `Bearer ` đều được",
  "checks the signature: a shared secret, or a public key (PEM, certificate, JWK)":
    "để kiểm tra chữ ký: mã bí mật chung, hoặc khóa công khai (PEM, chứng chỉ, JWK)",
  "how a shared secret is written": "cách viết mã bí mật chung",
  "1: time and node, 4: random, 7: sortable by time":
    "1: thời gian và máy, 4: ngẫu nhiên, 7: xếp được theo thời gian",
  "a UUID, with or without dashes, braces or urn:uuid:":
    "UUID, có hay không có gạch, ngoặc nhọn hoặc urn:uuid:",
  "who asks for the code, as the app will show it": "nơi hỏi mã, như ứng dụng sẽ hiện",
  "whose account it is": "tài khoản của ai",
  "digits of a code": "số chữ số của mã",
  "seconds that a code lasts": "mã có hiệu lực bao nhiêu giây",
  "the hash function in the HMAC": "hàm băm trong HMAC",
  "the id of the tool to come back to, and its tab: `qr~wifi`":
    "mã của công cụ để quay lại, cùng thẻ của nó: `qr~wifi`",
  "an otpauth://totp/ address": "địa chỉ otpauth://totp/",
  "the secret in Base32, or a whole otpauth:// address, whose own options then count":
    "mã bí mật bằng Base32, hoặc cả địa chỉ otpauth://, khi đó tùy chọn của nó được dùng",
  "spaces and dashes in it do not count": "khoảng trắng và gạch không tính",
  "The only key to the mailbox.": "Chìa khóa duy nhất của hộp thư.",
  "words of the sender, the subject or the text": "từ trong người gửi, tiêu đề hoặc nội dung",
  "loads pictures from elsewhere": "tải hình từ nơi khác",
  "the mailbox's address": "địa chỉ hộp thư",
  "The question.": "Câu hỏi.",
  "Earlier questions and answers, oldest first; the newest that fit go along as context.":
    "Câu hỏi và trả lời trước đó, cũ nhất trước; phần mới nhất vừa chỗ được gửi kèm làm ngữ cảnh.",
  "The text; its lines stay lines.": "Văn bản; các dòng giữ nguyên là dòng.",
  "The text's language; `auto` finds it out.": "Ngôn ngữ của văn bản; `auto` là tự nhận ra.",
  "The language wanted.": "Ngôn ngữ muốn dịch sang.",
  "Who translates.": "Ai dịch.",
  "what it is for": "khóa dùng vào việc gì",
  "of `links`, `notes` and `history`; a list, or one text with commas":
    "trong `links`, `notes` và `history`; danh sách, hoặc một văn bản ngăn bằng dấu phẩy",
  "as Facebook signs it": "như Facebook ký",
  "the address the account signs in with": "địa chỉ mà tài khoản dùng để đăng nhập",
};
