export const vietqr = {
  "vietqr.label": "VietQR",
  "vietqr.short": "VietQR",
  "vietqr.line": "Mã chuyển khoản mọi ngân hàng",
  "vietqr.lead": "Gõ số tài khoản, có mã để khách quét.",
  "vietqr.title": "mã QR chuyển khoản",
  "vietqr.summary":
    "Tạo mã VietQR chuẩn NAPAS để nhận chuyển khoản: đủ ngân hàng, kèm số tiền và nội dung, tải ảnh miễn phí.",
  "vietqr.intro":
    "Chọn ngân hàng, nhập số tài khoản, thêm số tiền và nội dung nếu muốn. Người chuyển chỉ cần quét bằng ứng dụng ngân hàng bất kỳ.",
  "vietqr.privacy":
    "Mã được vẽ ngay trên máy bạn, không gửi gì đi. Chỉ khi tắt JavaScript hoặc chặn dữ liệu trang web, máy chủ mới vẽ giúp và không lưu lại.{signIn| Khi đăng nhập, mã bạn bấm nút tạo được gửi lên và lưu vào lịch sử.|}",
  "vietqr.faq.1.q": "Sao mã không có tên chủ tài khoản?",
  "vietqr.faq.1.a":
    "Trường tên trong mã (59) không được ngân hàng nào kiểm tra, nên mã ở đây không ghi tên. Ứng dụng ngân hàng của người chuyển tự tra tên từ số tài khoản: hãy kiểm tra tên hiện ra trước khi chuyển.",
  "vietqr.faq.2.q": "Không điền số tiền có được không?",
  "vietqr.faq.2.a": "Được. Mã không có số tiền là mã tĩnh, người chuyển tự nhập số tiền sau khi quét.",
  "vietqr.faq.3.q": "Vì sao nội dung bị bỏ dấu?",
  "vietqr.faq.3.a":
    "Nhiều ngân hàng không đọc được dấu tiếng Việt và ký tự đặc biệt trong mã, nên nội dung được đổi sang chữ không dấu, tối đa 25 ký tự.",

  "vietqr.bank": "Ngân hàng",
  "vietqr.bank.choose": "Chọn ngân hàng…",
  "vietqr.bank.popular": "Phổ biến",
  "vietqr.bank.all": "Tất cả ngân hàng và ví",
  "vietqr.bank.others": "{count} nữa",
  "vietqr.bank.search": "Gõ tên ngân hàng",
  "vietqr.bank.none": "Không có ngân hàng nào tên như vậy.",
  "vietqr.recipients": "Đã nhớ",
  "vietqr.recipients.none": "Chưa nhớ ai. Có mã rồi, bấm “Nhớ người nhận này” dưới mã.",
  "vietqr.recipients.forget": "Quên {name}",
  "vietqr.remember": "Nhớ người nhận này",
  "vietqr.remembered": "Đã nhớ trên máy này",
  "vietqr.remember.refused": "Trình duyệt không cho lưu gì trên máy này, nên không nhớ được.",
  "vietqr.account": "Số tài khoản",
  "vietqr.account.hint": "6–19 số hoặc chữ, hay dán cả tin nhắn",
  "vietqr.amount": "Số tiền",
  "vietqr.amount.unit": "đồng",
  "vietqr.info": "Nội dung",
  "vietqr.info.hint": "Tối đa 25 ký tự sau khi bỏ dấu",
  "vietqr.info.preview": "Ngân hàng sẽ ghi: {text}",
  "vietqr.optional": "không bắt buộc",
  "vietqr.name": "Tên chủ tài khoản",
  "vietqr.name.hint": "Chỉ in trên ảnh; ứng dụng ngân hàng tự tra tên thật.",
  "vietqr.info.sample": "Ung ho",

  "vietqr.sample": "ví dụ {value}",
  "vietqr.stamp": "VÍ DỤ",
  "vietqr.example": "Mã ví dụ",
  "vietqr.example.note":
    "Đây chỉ là ví dụ, không quét được. Chọn ngân hàng và nhập số tài khoản của bạn để có mã thật.",

  "vietqr.generate": "Tạo mã VietQR",
  "vietqr.busy": "Đang vẽ mã…",
  "vietqr.result": "Mã VietQR của bạn",
  "vietqr.alt": "Mã VietQR chuyển khoản",
  "vietqr.empty": "Mã sẽ hiện ở đây.",
  "vietqr.download": "Tải ảnh",
  "vietqr.check": "Hãy quét thử và kiểm tra tên chủ tài khoản trước khi gửi mã cho người khác.",
  "vietqr.readBack": "Đã đọc lại mã: đúng từng chữ số",

  "vietqr.noBank": "Chọn ngân hàng của tài khoản này.",
  "vietqr.badBank": "Không có ngân hàng nào như vậy. Hãy chọn trong danh sách.",
  "vietqr.badAccount":
    "Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu. Chỉ dán số tài khoản, hoặc cả tin nhắn có số đó.",
  "vietqr.badAmount": "Nhập số tiền bằng đồng, ví dụ 50.000 hoặc 50k; tối đa 9.999.999.999.999.",
  "vietqr.twoAmounts": "Có nhiều con số ở đây. Chỉ để lại một số tiền, ví dụ 50.000 hoặc 50k.",
  "vietqr.twoAccounts": "Có nhiều số có thể là số tài khoản. Chỉ để lại một, viết liền các chữ số.",
  "vietqr.partOfAccount":
    "Không rõ “{word}” có thuộc số tài khoản không. Nếu có, hãy viết liền; nếu không, hãy xóa đi.",
  "vietqr.unclearWord":
    "Không rõ “{word}” là tên ngân hàng hay thuộc số tài khoản. Hãy chỉ để lại số tài khoản ở ô này, và chọn ngân hàng ở ô Ngân hàng.",
  "vietqr.amountOrAccount":
    "Không rõ “{digits}” là số tiền hay thuộc số tài khoản. Hãy viết liền số tài khoản, và ghi số tiền vào ô Số tiền.",
  "vietqr.cardNumber":
    "Đây là số thẻ, không phải số tài khoản. Hãy nhập số tài khoản gắn với thẻ, xem trong ứng dụng ngân hàng.",
  "vietqr.moreThanAccount":
    "Số tài khoản gửi kèm “{said}”. Hãy chỉ gửi số tài khoản, và gửi phần còn lại ở tham số của nó.",
  "vietqr.unsureBank":
    "“{said}” có thể là {bank}. Nếu đúng, hãy chọn {bank} ở đây; nếu không, hãy xóa chữ ấy.",
  "vietqr.twoBanks": "Có tên của hai ngân hàng ở đây ({banks}). Chỉ để lại một.",
  "vietqr.otherBank":
    "Nội dung dán vào ô số tài khoản ghi {bank}, khác với ngân hàng đang chọn. Hãy chọn lại cho khớp.",
  "vietqr.brokenCode":
    "Nội dung mã này thiếu hoặc sai ký tự (mã kiểm tra không khớp). Hãy sao chép lại cả dòng, hoặc chụp lại mã.",
  "vietqr.otherCode":
    "Mã này không phải mã chuyển khoản vào tài khoản ngân hàng, mà của một cách thanh toán khác.",
  "vietqr.cardCode": "Mã này trả vào một thẻ, không phải tài khoản, nên không làm lại ở đây được.",
  "vietqr.unknownBin": "Mã này trả vào ngân hàng có mã {bin}, không có trong danh sách.",
  "vietqr.otherThanCode": "Mã dán vào ghi {said}, khác với ô này. Hãy xóa ô này để lấy theo mã.",
  "vietqr.code.pays": "Đọc từ mã: trả cho tài khoản {account} tại {bank}.",
  "vietqr.code.paysAmount": "Đọc từ mã: trả {amount}đ cho tài khoản {account} tại {bank}.",
  "vietqr.emptyInfo":
    "Ngân hàng chỉ đọc được chữ Latin, chữ số và các dấu . , - nên nội dung này sẽ trống. Hãy viết lại.",
  "vietqr.badName": "Ảnh chỉ ghi được tên bằng chữ Latin, có hoặc không có dấu tiếng Việt.",
  "vietqr.longInfo": "Nội dung dài {length} ký tự sau khi bỏ dấu; ngân hàng chỉ nhận tối đa {max}.",

  "vietqr.tabs": "Tạo mã cho",
  "vietqr.tab.one": "Một lần",
  "vietqr.tab.orders": "Danh sách đơn",
  "vietqr.orders": "Danh sách đơn",
  "vietqr.orders.hint":
    "Mỗi dòng một đơn: số tiền, nội dung, tên khách. Dán thẳng từ Excel cũng được; tối đa 200 dòng.",
  "vietqr.orders.sample": "79k, DH 12, chị Lan\n1tr2, DH 13, anh Tú",
  "vietqr.orders.draw": "Tạo tờ mã",
  "vietqr.orders.result": "Tờ mã để in",
  "vietqr.orders.empty": "Mỗi đơn sẽ có một mã ở đây, sẵn để in.",
  "vietqr.orders.count": "{count} mã.",
  "vietqr.orders.print": "In tờ này",
  "vietqr.orders.zip": "Tải ảnh từng mã (ZIP)",
  "vietqr.orders.drawing": "Đang vẽ {done}/{count}…",
  "vietqr.orders.noZip": "Trình duyệt này không vẽ được ảnh. Hãy thử trình duyệt khác, hoặc in tờ này.",
  "vietqr.orders.print.how": "In trang này là chỉ in các mã, trên giấy A4.",
  "vietqr.size": "Cỡ mỗi mã",
  "vietqr.size.a4": "Nhỏ: 12 mã một tờ A4",
  "vietqr.size.a6": "A6: 4 mã một tờ A4",
  "vietqr.size.a5": "A5 để bàn: 2 mã một tờ A4",
  "vietqr.orders.none": "Dán danh sách đơn vào đây, mỗi dòng một đơn.",
  "vietqr.orders.tooMany": "Danh sách có {count} dòng; mỗi lần tối đa {max}.",
  "vietqr.orders.badAmount": "Dòng {line}: “{found}” không phải số tiền, ví dụ 50.000 hoặc 50k.",
  "vietqr.orders.cut":
    'Dòng {line}: “{found}” là một số tiền hay hai ô? Hãy viết 50.000 hoặc 50000, hoặc đặt số tiền trong dấu "…".',
  "vietqr.orders.cells":
    "Dòng {line} có hơn ba ô. Chỉ để số tiền, nội dung, tên khách, hoặc ghi tên các cột ở dòng đầu.",
  "vietqr.orders.longInfo":
    "Dòng {line}: nội dung dài {length} ký tự sau khi bỏ dấu; ngân hàng chỉ nhận tối đa {max}.",
  "vietqr.orders.emptyInfo": "Dòng {line}: ngân hàng không đọc được chữ nào của nội dung này.",
  "vietqr.orders.longLabel": "Dòng {line}: tên dài {length} ký tự; tối đa {max}.",
  "vietqr.orders.quote": "Dòng {line}: dấu ngoặc kép mở mà không đóng, hoặc còn chữ sau khi đóng.",
  "vietqr.orders.twoColumns": "Dòng {line}: có hai cột cùng nghĩa ({names}). Chỉ để lại một.",
  "vietqr.orders.twoAmounts":
    "Hai cột đầu đều có thể là số tiền. Hãy ghi tên các cột ở dòng đầu, ví dụ: Số tiền, Nội dung, Tên.",
  "vietqr.orders.noColumn": "Dòng {line} ghi tên các cột nhưng không có cột số tiền.",
  "vietqr.orders.more": "Và {count} dòng nữa.",

  "vietqr.example.text":
    "Với ngân hàng {bank}, số tài khoản {account}, số tiền {amount} và nội dung {info}, mã chứa dòng:",

  "vietqr.api.list": "Những gì bạn đã tạo, mới nhất trước; `next` là con trỏ của trang sau",
  "vietqr.api.clear": "Xóa toàn bộ lịch sử",
  "vietqr.api.exportData": "Toàn bộ lịch sử dưới dạng tệp",
  "vietqr.api.remove": "Xóa một mục",
  "vietqr.api.picture": "Hình của một mục, chỉ dành cho chủ của nó",
  "vietqr.api.banks": "Danh sách ngân hàng và ví",
  "vietqr.api.banksOfVietqrIo": "Cũng danh sách ấy, theo dạng `GET /v2/banks` của vietqr.io",
  "vietqr.api.generateOfVietqrIo":
    "Mã chuyển khoản theo dạng `POST /v2/generate` của vietqr.io; lỗi nằm trong `code`",
  "vietqr.api.image": "Vẽ mã chuyển khoản kèm thông tin bên dưới",
  "vietqr.api.orders": "Mã chuyển khoản cho từng dòng của một danh sách, tối đa 200",
  "vietqr.api.payload": "Chuỗi EMVCo của mã chuyển khoản",

  "vietqr.bank.api": "BIN, mã hoặc tên ngắn, hoặc cách người ta và vietqr.io gọi, hoa thường như nhau",
  "vietqr.account.api": "6 đến 19 chữ và số; khoảng trắng, dấu chấm, gạch và những từ đứng quanh bị bỏ",
  "vietqr.amount.api": "đồng, 1 đến 9 999 999 999 999; cả cách viết thường ngày: 50k, 1tr5",
  "vietqr.info.api": "tối đa 25 ký tự sau khi bỏ dấu",
  "vietqr.holder.api":
    "tên chủ tài khoản, chỉ ghi trên ảnh: ứng dụng của người chuyển hiện tên mà ngân hàng có",
  "vietqr.orders.api":
    "mỗi dòng một đơn, tối đa 200: số tiền, nội dung, cho ai, cách nhau bằng dấu phẩy, chấm phẩy hoặc tab; dòng đầu có thể ghi tên cột",
  "vietqr.size.api": "cỡ thẻ của trang: mười hai thẻ một tờ A4, hoặc thẻ A6, A5",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly vietqr: typeof vietqr;
  }
}
