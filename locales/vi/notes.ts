export const notes = {
  "notes.label": "Ghi chú",
  "notes.short": "Ghi chú",
  "notes.line": "Chia sẻ, hẹn giờ xóa",
  "notes.lead": "Viết ghi chú, gửi đi bằng một liên kết, hẹn giờ cho nó tự xóa.",
  "notes.title": "chia sẻ bằng liên kết",
  "notes.summary":
    "Viết ghi chú không cần đăng nhập, tìm lại không cần gõ dấu, chia sẻ bằng liên kết riêng, hẹn giờ tự xóa hoặc đọc một lần rồi hủy.",
  "notes.intro":
    "Viết nhanh một ghi chú và tìm lại khi cần. {signIn|Chưa đăng nhập thì ghi chú gắn với trình duyệt này; đăng nhập rồi thì xem được trên mọi thiết bị|Ghi chú gắn với trình duyệt này}.",
  "notes.privacy":
    "Ghi chú được lưu trên máy chủ dưới dạng văn bản thường: bạn, người có liên kết chia sẻ và người vận hành máy chủ đọc được. Chọn mã hóa trên thiết bị thì máy chủ chỉ giữ bản đã mã hóa, không có khóa.",
  "notes.faq.1.q": "Ai xem được ghi chú của tôi?",
  "notes.faq.1.a":
    "Bạn, những ai có liên kết chia sẻ của ghi chú, và người vận hành máy chủ nếu bạn không mã hóa ghi chú. Liên kết đó dài và ngẫu nhiên nên không đoán được; bạn có thể ngừng chia sẻ hoặc đổi liên kết bất cứ lúc nào.",
  "notes.faq.2.q": "“Đọc xong tự hủy” hoạt động ra sao?",
  "notes.faq.2.a":
    "Người nhận mở liên kết, bấm nút để đọc, và ngay lúc đó ghi chú bị xóa khỏi máy chủ. Bản xem trước của ứng dụng nhắn tin không làm mất ghi chú, vì phải bấm nút mới đọc được.",
  "notes.faq.3.q": "{signIn|Chưa đăng nhập thì ghi chú|Ghi chú} được giữ bao lâu?",
  "notes.faq.3.a":
    "Ghi chú được giữ 400 ngày kể từ lần sửa cuối, 60 ngày nếu bạn không mở lại lần nào, hoặc ngắn hơn nếu bạn chọn thời hạn. Xóa cookie của trình duyệt thì không tìm lại được{signIn|; khi đăng nhập, ghi chú chuyển vào tài khoản của bạn|}.",

  "notes.form": "Viết ghi chú",
  "notes.optional": "không bắt buộc",
  "notes.field.title": "Tiêu đề",
  "notes.field.content": "Nội dung",
  "notes.field.content.hint": "Tối đa 64 KB, khoảng 40.000 ký tự tiếng Việt.",
  "notes.expires": "Tự xóa sau",
  "notes.expires.keep": "Giữ như hiện tại",
  "notes.expires.never": "Không tự xóa",
  "notes.expires.1h": "1 giờ",
  "notes.expires.1d": "1 ngày",
  "notes.expires.7d": "7 ngày",
  "notes.expires.30d": "30 ngày",
  "notes.burn": "Đọc xong tự hủy: xóa ngay khi có người mở bằng liên kết chia sẻ",
  "notes.create": "Lưu ghi chú",
  "notes.busy": "Đang lưu…",
  "notes.result": "Kết quả",
  "notes.lost":
    "Ghi chú đã gửi nhưng trình duyệt của bạn chặn cookie, nên không tìm lại được. Hãy cho phép cookie rồi viết lại.",
  "notes.left":
    "Tài khoản của bạn không còn chỗ cho {count} ghi chú của trình duyệt này. Chúng vẫn nằm ở trình duyệt này: đăng xuất để đọc, hoặc xóa bớt ghi chú trong tài khoản rồi đăng nhập lại.",
  "notes.saved": "Đã lưu ghi chú.",

  "notes.list": "Ghi chú của bạn",
  "notes.list.busy": "Đang tải danh sách…",
  "notes.list.empty":
    "Chưa có ghi chú nào. Ghi chú sau khi lưu trông như dưới đây; gõ “ca ro” cũng tìm thấy:",
  "notes.list.more": "Xem thêm",
  "notes.search": "Tìm trong ghi chú",
  "notes.search.hint": "Không cần gõ dấu: “di cho” tìm được “Đi chợ”.",
  "notes.search.go": "Tìm",
  "notes.search.none": "Không có ghi chú nào chứa “{words}”.",
  "notes.search.clear": "Xem tất cả",
  "notes.untitled": "(Không tiêu đề)",
  "notes.updated": "Sửa lúc {time}",
  "notes.expiresAt": "Tự xóa lúc {time}",
  "notes.burns": "Đọc xong tự hủy",
  "notes.edit": "Sửa",
  "notes.edit.title": "Sửa ghi chú",
  "notes.save": "Lưu thay đổi",
  "notes.cancel": "Hủy",
  "notes.delete": "Xóa",
  "notes.delete.confirm": "Xóa ghi chú “{name}”? Xóa rồi thì không lấy lại được.",
  "notes.delete.yes": "Xóa ghi chú",
  "notes.share": "Chia sẻ",
  "notes.share.who": "Ai có liên kết này đều đọc được ghi chú, nhưng không sửa được.",
  "notes.share.burn": "Người đầu tiên mở liên kết này sẽ đọc được, rồi ghi chú bị xóa.",
  "notes.share.open": "Mở trang chia sẻ",
  "notes.share.qr": "Mã QR của liên kết",
  "notes.share.qr.alt": "Mã QR mở ghi chú này",
  "notes.share.stop": "Ngừng chia sẻ",
  "notes.share.renew": "Đổi liên kết",
  "notes.share.start": "Chia sẻ lại",
  "notes.share.off": "Đã ngừng chia sẻ: không liên kết nào mở được ghi chú này nữa.",

  "notes.seal": "Mã hóa trên thiết bị này: máy chủ không đọc được",
  "notes.seal.hint":
    "Khóa chỉ nằm trong liên kết, hiện một lần sau khi lưu. Mất liên kết là mất ghi chú; không tìm kiếm và không sửa được.",
  "notes.seal.insecure": "Chỉ mã hóa được khi trang mở bằng https và trình duyệt đủ mới.",
  "notes.seal.withoutScript":
    "Mã hóa trên thiết bị cần JavaScript; không có JavaScript thì ghi chú lưu dưới dạng văn bản thường.",
  "notes.seal.tooLarge": "Quá dài để mã hóa: tối đa khoảng 48 KB. Ghi chú chưa được gửi đi.",
  "notes.seal.keep":
    "Hãy lưu liên kết này ngay. Phần sau dấu # là khóa: máy chủ không có, và trang này không hiện lại lần nữa.",
  "notes.sealed.title": "Ghi chú đã mã hóa",
  "notes.sealed.own": "Nội dung chỉ mở được bằng liên kết đầy đủ mà bạn đã lưu lúc viết.",
  "notes.share.sealed":
    "Địa chỉ này chưa có khóa. Hãy gửi liên kết đầy đủ bạn đã lưu, hoặc nối dấu # và khóa vào sau địa chỉ này.",
  "notes.sealed.busy": "Đang giải mã…",
  "notes.sealed.withoutScript":
    "Ghi chú này được mã hóa và chỉ giải mã được trên thiết bị của bạn, việc đó cần JavaScript.",
  "notes.sealed.local": "Đã giải mã trên thiết bị của bạn. Máy chủ không biết nội dung này.",
  "notes.sealed.noKey":
    "Liên kết thiếu khóa, tức là phần sau dấu #. Hãy xin lại liên kết đầy đủ, hoặc dán vào đây.",
  "notes.sealed.wrongKey": "Khóa này không mở được ghi chú: liên kết bị sai hoặc nội dung đã bị thay đổi.",
  "notes.sealed.unreadable":
    "Nội dung này không được mã hóa bằng trang của chúng tôi nên trang không giải mã được.",
  "notes.sealed.insecure":
    "Trình duyệt này không giải mã được ở đây: hãy mở trang bằng https, trong một trình duyệt mới hơn.",
  "notes.sealed.key": "Liên kết đầy đủ hoặc khóa",
  "notes.sealed.unseal": "Giải mã",

  "notes.shared.summary": "Một ghi chú được chia sẻ qua {site}.",
  "notes.unopened.title": "Ghi chú đọc một lần",
  "notes.unopened.text":
    "Ghi chú này sẽ bị xóa ngay khi bạn mở nó. Chỉ mở khi bạn sẵn sàng đọc, vì không mở lại được.",
  "notes.unopened.open": "Mở và hủy ghi chú",
  "notes.opened":
    "Ghi chú đã bị xóa khỏi máy chủ. Hãy chép lại nội dung nếu cần: rời trang này là không xem lại được.",
  "notes.missing": "Ghi chú này không tồn tại, đã hết hạn, đã được đọc, hoặc người viết đã ngừng chia sẻ.",
  "notes.write": "Viết ghi chú của bạn",

  "notes.example.title": "Đi chợ",
  "notes.example.note": "Mua: cá rô, rau muống, 2 quả bưởi\nĐường đi: https://example.com/cho-ben-thanh",

  "notes.invalid.notSealed":
    "Nội dung đã mã hóa phải là một dãy ký tự ASCII liền nhau, không có khoảng trắng. Ghi chú chưa được lưu.",
  "notes.invalid.tooLarge": "Nội dung quá dài: tối đa 64 KB.",
  "notes.ownerFull": "Ghi chú của bạn đã dùng hết dung lượng. Hãy xóa bớt trước khi viết thêm.",
  "notes.anonymousFull": "Dung lượng dành cho ghi chú của người chưa đăng nhập đã hết.",
  "notes.siteFull":
    "Trang hiện không còn chỗ cho ghi chú mới. Ghi chú đã lưu vẫn còn nguyên, và vẫn xóa hay rút ngắn được.",
  "notes.tooMany": "Bạn đã có {max} ghi chú, mức tối đa. Hãy xóa bớt ghi chú cũ trước khi viết thêm.",

  "notes.api.list":
    "Liệt kê hoặc tìm ghi chú của bạn: của người dùng, hoặc của trình duyệt ẩn danh theo cookie",
  "notes.api.create": "Viết ghi chú",
  "notes.api.change": "Viết lại ghi chú của bạn; id và khóa giữ nguyên",
  "notes.api.remove": "Xóa ghi chú của bạn",
  "notes.api.share": "Ngừng chia sẻ ghi chú của bạn, hoặc chia sẻ bằng khóa mới",
  "notes.api.preview": "Đọc ghi chú theo khóa; ghi chú tự hủy vẫn còn niêm phong",
  "notes.api.open": "Mở ghi chú theo khóa; ghi chú tự hủy bị xóa ngay khi mở",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly notes: typeof notes;
  }
}
