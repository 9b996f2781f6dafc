/**
 * What calls and their fields are, in Vietnamese, by the English words of `src/api` and of the schemas, which stand in
 * the OpenAPI document too. A test names those that are missing here and those that nothing says any more.
 */
export const vietnameseDescriptions: Readonly<Record<string, string>> = {
  // Calls
  "Encode text for a URL": "Mã hóa văn bản cho URL",
  "Decode URL escapes as UTF-8": "Giải mã URL theo UTF-8",
  "Encode text as Base64 of its UTF-8 bytes": "Mã hóa văn bản thành Base64 của các byte UTF-8",
  "Decode Base64 or Base64URL to text": "Giải mã Base64 hoặc Base64URL thành văn bản",
  "Describe a cron expression and list its next times":
    "Diễn giải biểu thức cron và liệt kê những lần chạy tới",
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
  "at most 32 bytes of UTF-8": "nhiều nhất 32 byte UTF-8",
  "WPA: a pass phrase, or a key of 64 hex digits; WEP: 5 or 13 characters, or 10 or 26 hex digits":
    "WPA: mật khẩu, hoặc khóa 64 chữ số hex; WEP: 5 hoặc 13 ký tự, hoặc 10 hoặc 26 chữ số hex",
  "http or https, or a whole `curl` line; the words around it are dropped":
    "http hoặc https, hoặc cả dòng lệnh `curl`; chữ xung quanh được bỏ đi",
  "the token; a header, quotes or words around it are dropped":
    "token; tên header, dấu ngoặc kép và chữ xung quanh được bỏ đi",
  "a UUID, with or without dashes, braces or urn:uuid:; words around it are dropped":
    "UUID, có hay không có gạch nối, ngoặc nhọn hay urn:uuid:; chữ xung quanh được bỏ đi",
  "words of the sender, the subject or the text; the first 8 count":
    "từ trong người gửi, tiêu đề hoặc nội dung; chỉ tính 8 từ đầu",
  "width and height in pixels": "chiều rộng và chiều cao, tính bằng pixel",
  "quiet zone in modules": "lề trắng, tính bằng ô",
  "error correction": "mức sửa lỗi",
  "a colour as `#rrggbb`": "màu dạng `#rrggbb`",
  "BIN, code or short name, or what people or vietqr.io call it, in any case":
    "BIN, mã hoặc tên ngắn, hoặc cách người ta và vietqr.io gọi, hoa thường như nhau",
  "6 to 19 letters and digits; spaces, dots, dashes and the words around it are dropped":
    "6 đến 19 chữ và số; khoảng trắng, dấu chấm, gạch và những từ đứng quanh bị bỏ",
  "đồng, 1 to 9 999 999 999 999; also as people write it: 50k, 1tr5":
    "đồng, 1 đến 9 999 999 999 999; cả cách viết thường ngày: 50k, 1tr5",
  "the holder's name, written on the picture only: payers' apps show the name that the bank has":
    "tên chủ tài khoản, chỉ ghi trên ảnh: ứng dụng của người chuyển hiện tên mà ngân hàng có",
  "a line each, at most 200: amount, message, whom it is for, with commas, semicolons or tabs; a first line may name the columns":
    "mỗi dòng một đơn, tối đa 200: số tiền, nội dung, cho ai, cách nhau bằng dấu phẩy, chấm phẩy hoặc tab; dòng đầu có thể ghi tên cột",
  "of the page's cards: twelve on a sheet of A4, or cards of A6 or A5":
    "cỡ thẻ của trang: mười hai thẻ một tờ A4, hoặc thẻ A6, A5",
  "at most 25 characters once marks are taken off": "tối đa 25 ký tự sau khi bỏ dấu",
  "words of title, address, code or tags": "từ trong tiêu đề, địa chỉ, mã hoặc nhãn",
  "where it leads, http or https; the words around it are dropped":
    "nơi dẫn tới, http hoặc https; chữ quanh nó được bỏ đi",
  "4 to 12 letters and digits, in any case": "4 đến 12 chữ và số, hoa thường như nhau",
  "a list, or one text with commas; at most 10 tags":
    "danh sách, hoặc một văn bản ngăn bằng dấu phẩy; tối đa 10 nhãn",
  "ISO 8601; without a zone it is Vietnam's time": "ISO 8601; không có múi giờ là giờ Việt Nam",
  "after so many visitors, each counted once a day, the link ends":
    "đủ bấy nhiêu người mở thì liên kết ngừng; mỗi người tính một lần mỗi ngày",
  "Where the user is signed in, those used last first":
    "Nơi người dùng đang đăng nhập, nơi dùng gần nhất đứng trước",
  "End one session, at once": "Kết thúc một phiên ngay lập tức",
  "Sign out everywhere: end all sessions, this one too, and revoke all keys":
    "Đăng xuất khỏi mọi nơi: kết thúc mọi phiên, kể cả phiên này, và thu hồi mọi khóa",
  "asked of whoever follows the link": "hỏi người mở liên kết",
  "how many days, the last of them today": "bao nhiêu ngày, ngày cuối là hôm nay",
  "what to convert": "nội dung cần chuyển",
  "what a level is indented by; none puts all on one line":
    "mỗi cấp thụt vào bằng gì; none là dồn tất cả vào một dòng",
  "sort the keys of every object": "sắp xếp tên trường của mọi đối tượng",
  "what stands between two cells": "dấu ngăn giữa hai ô",
  "the first line names the columns": "dòng đầu là tên các cột",
  "turn 12, true and null into values": "biến 12, true và null thành giá trị",
  "what to write between two cells; auto is a comma": "dấu ngăn giữa hai ô; auto là dấu phẩy",
  "begin with a byte order mark, as Excel wants it": "bắt đầu bằng BOM, như Excel cần",
  "as a Vietnamese Excel opens it: semicolons, decimal commas and a byte order mark":
    "để Excel tiếng Việt mở được ngay: dấu chấm phẩy, dấu phẩy thập phân và BOM",
  "give the keys of an inner object columns of their own":
    "mỗi trường của đối tượng bên trong thành một cột riêng",
  "put an apostrophe before what a spreadsheet would run":
    "đặt dấu nháy trước những gì bảng tính sẽ chạy như công thức",
  "a secret in Base32 or a whole otpauth:// address, whose own options then count; or up to 20 of them, one a line, each with a name before it if wanted":
    "khóa Base32 hoặc cả địa chỉ otpauth://, khi đó tùy chọn trong địa chỉ được dùng; hoặc tới 20 khóa, mỗi dòng một khóa, có thể kèm tên đứng trước",
  "the Base64, or the `data:` address that it stands in": "chuỗi Base64, hoặc địa chỉ `data:` chứa nó",
  "what may be URL, Base64, hexadecimal, HTML entities, Unicode escapes, gzip, one in the other":
    "chuỗi có thể là URL, Base64, hệ 16, ký hiệu HTML, mã Unicode hay gzip, lồng trong nhau",
  "a domain name in any script, an IP address or an AS number; the words around it are dropped":
    "một tên miền viết bằng chữ nào cũng được, một địa chỉ IP hay số hiệu mạng (AS); các từ xung quanh được bỏ đi",
  "a name in any script, or an address for its name; the words around it are dropped":
    "một tên miền viết bằng chữ nào cũng được, hoặc một địa chỉ IP để tìm tên của nó; các từ xung quanh được bỏ đi",
  "an address is asked as PTR, whatever the type": "địa chỉ IP luôn được hỏi theo PTR, dù chọn loại nào",
  "what becomes of it; unique and count take lines, number_vi and number_en say the whole number of each line, vni and tcvn3 read what was written in fonts of before Unicode":
    "sửa thành gì; unique và count xét từng dòng, number_vi và number_en đọc số nguyên trên mỗi dòng thành chữ, vni và tcvn3 đọc chữ gõ bằng phông trước Unicode",
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
    "nội dung đã mã hóa, máy chủ không bao giờ có khóa",
  "the content is ciphertext made by the writer: ASCII without blanks, never searched":
    "nội dung do người viết đã mã hóa: ASCII không khoảng trắng, không tìm kiếm được",
  "how long it stays": "giữ lại bao lâu",
  "from now on; or as it is": "kể từ bây giờ; để trống là như cũ",
  "true makes a new key, false closes the note to all but its owner":
    "true tạo khóa mới, false đóng ghi chú với mọi người trừ chủ",
  "the text to change": "văn bản cần sửa",
  "what to encode or decode": "nội dung cần mã hóa hoặc giải mã",
  "form is what HTML forms send, with + for a space (URL); url is the alphabet of base64url, without padding (Base64)":
    "form viết khoảng trắng là + (URL); url là bảng chữ base64url, không có dấu = (Base64)",
  "take every line by itself": "xử lý từng dòng riêng",
  "five fields, six with seconds in front, a macro such as @daily, or the same in words":
    "năm trường, sáu trường nếu có giây ở đầu, macro như @daily, hoặc bằng lời",
  "how many times": "bao nhiêu lần",
  "IANA name of the time zone": "tên múi giờ theo IANA",
  "an address of version 4 or 6; the caller's own when blank":
    "địa chỉ phiên bản 4 hoặc 6; để trống là của chính bạn",
  "`host:port`, `user:pass@host:port`, or a URL with http, https, socks4 or socks5; several of them, such as one a line, are a list":
    "`host:port`, `user:pass@host:port`, hoặc URL với http, https, socks4 hoặc socks5; nhiều cái, chẳng hạn mỗi dòng một cái, là một danh sách",
  "`2027-12-31T19:00` by the clock of the place, or a day alone":
    "`2027-12-31T19:00` theo giờ nơi diễn ra, hoặc chỉ ngày",
  "likewise; of days the last one": "như trên; nếu chỉ ghi ngày thì là ngày cuối",
  "latitude and longitude in degrees, or the address of a map that has them":
    "vĩ độ và kinh độ tính bằng độ, hoặc địa chỉ bản đồ có ghi chúng",
  "where visitors come from, such as `facebook`; written into the target's query":
    "khách đến từ đâu, chẳng hạn `facebook`; được ghi vào truy vấn của địa chỉ đích",
  "by which way, such as `post`; likewise": "qua kênh nào, chẳng hạn `post`; cũng ghi như vậy",
  "for what, such as `tet2027`; likewise": "cho chiến dịch nào, chẳng hạn `tet2027`; cũng ghi như vậy",
  "the digests of all other functions too": "thêm mã băm theo mọi thuật toán khác",
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
  "checks the signature: a shared secret, or a public key (PEM, certificate, JWK)":
    "để kiểm tra chữ ký: khóa bí mật chung, hoặc khóa công khai (PEM, chứng chỉ, JWK)",
  "how a shared secret is written": "cách viết khóa bí mật chung",
  "1: time and node, 4: random, 7: sortable by time":
    "1: thời gian và nút mạng, 4: ngẫu nhiên, 7: xếp được theo thời gian",
  "who asks for the code, as the app will show it": "tên dịch vụ, như ứng dụng sẽ hiện",
  "whose account it is": "tài khoản của ai",
  "digits of a code": "số chữ số của mã",
  "seconds that a code lasts": "mã có hiệu lực bao nhiêu giây",
  "the hash function in the HMAC": "hàm băm trong HMAC",
  "the id of the tool to come back to, and its tab: `qr~wifi`":
    "mã của công cụ để quay lại, cùng thẻ của nó: `qr~wifi`",
  "an otpauth://totp/ address": "địa chỉ otpauth://totp/",
  "the secret in Base32, or a whole otpauth:// address, whose own options then count":
    "khóa bí mật bằng Base32, hoặc cả địa chỉ otpauth://, khi đó tùy chọn của nó được dùng",
  "spaces and dashes in it do not count": "khoảng trắng và gạch không tính",
  "The only key to the mailbox.": "Chìa khóa duy nhất của hộp thư.",
  "loads pictures from elsewhere": "tải hình từ nơi khác",
  "the mailbox's address": "địa chỉ hộp thư",
  "The question.": "Câu hỏi.",
  "Earlier questions and answers, oldest first; the newest that fit go along as context.":
    "Câu hỏi và trả lời trước đó, cũ nhất trước; phần mới nhất vừa chỗ được gửi kèm làm ngữ cảnh.",
  "The text; its lines stay lines.": "Văn bản; các dòng giữ nguyên là dòng.",
  "The text's language; `auto` finds it out.": "Ngôn ngữ của văn bản; `auto` là tự nhận ra.",
  "The language wanted.": "Ngôn ngữ muốn dịch sang.",
  "Who translates.": "Dịch vụ dịch.",
  "what it is for": "khóa dùng vào việc gì",
  "of `links`, `notes` and `history`; a list, or one text with commas":
    "trong `links`, `notes` và `history`; danh sách, hoặc một văn bản ngăn bằng dấu phẩy",
  "as Facebook signs it": "như Facebook ký",
  "the address the account signs in with": "địa chỉ mà tài khoản dùng để đăng nhập",
};
