export const whois = {
  "whois.label": "Tra cứu tên miền",
  "whois.short": "Tên miền",
  "whois.line": "Ai đăng ký, bao giờ hết hạn",
  "whois.lead": "Gõ tên miền, địa chỉ IP hoặc số AS, biết của ai và tên miền khi nào hết hạn.",
  "whois.title": "WHOIS, RDAP",
  "whois.summary":
    "Xem tên miền đã có ai đăng ký chưa, nhà đăng ký nào, ngày tạo, ngày hết hạn, trạng thái; địa chỉ IP hay số hiệu AS thuộc về ai.",
  "whois.intro":
    "Gõ một tên miền để biết nó đã được đăng ký chưa, ở nhà đăng ký nào và còn bao nhiêu ngày nữa là hết hạn. Với địa chỉ IP hay số hiệu mạng (AS): ai giữ, dải địa chỉ, quốc gia và nơi báo vi phạm. Dữ liệu lấy thẳng từ cơ quan quản lý qua RDAP hoặc WHOIS.",
  "whois.privacy":
    "Máy chủ này hỏi cơ quan quản lý về tên miền hay địa chỉ bạn gõ; địa chỉ IP của bạn không được gửi đi và cũng không được lưu.",
  "whois.faq.1.q": "Vì sao tên miền .vn không hiện ngày hết hạn?",
  "whois.faq.1.a":
    "VNNIC không cung cấp RDAP hay WHOIS cho máy tính tra tự động. Trang này chỉ xem tên miền có máy chủ tên miền trong DNS hay không, và dẫn bạn tới trang tra cứu chính thức tracuutenmien.gov.vn.",
  "whois.faq.2.q": "“Chưa đăng ký” có nghĩa là tôi chắc chắn mua được?",
  "whois.faq.2.a":
    "Gần như vậy, nhưng cơ quan quản lý có thể giữ lại một số tên hoặc bán với giá cao. Hãy kiểm tra lại ở nhà đăng ký trước khi mua.",
  "whois.faq.3.q": "Vì sao không thấy tên và email của chủ tên miền?",
  "whois.faq.3.a":
    "Từ năm 2018 hầu hết cơ quan quản lý ẩn thông tin cá nhân của chủ tên miền. Trang này chỉ hiện những gì cơ quan quản lý công bố.",

  "whois.domain": "Tên miền, địa chỉ IP hoặc số hiệu mạng (AS)",
  "whois.domain.hint": "Ví dụ: example.com, tiếngviệt.com, 8.8.8.8, AS15169, hoặc dán cả một đường dẫn.",
  "whois.lookup": "Tra cứu",
  "whois.busy": "Đang hỏi cơ quan quản lý…",
  "whois.result": "Kết quả",
  "whois.empty": "Kết quả cho biết nhà đăng ký, ngày đăng ký, ngày hết hạn và máy chủ tên miền. Tra thử:",
  "whois.example": "Tra {domain} để xem một kết quả mẫu.",

  "whois.name": "Tên miền",
  "whois.network": "Mạng",
  "whois.number": "Địa chỉ hoặc số hiệu",
  "whois.holder": "Đăng ký cho",
  "whois.network.name": "Tên mạng",
  "whois.network.range": "Dải địa chỉ",
  "whois.network.cidr": "CIDR",
  "whois.network.country": "Quốc gia",
  "whois.network.abuse": "Nơi báo vi phạm",
  "whois.unicode": "Cách viết có dấu",
  "whois.registrar": "Nhà đăng ký",
  "whois.created": "Ngày đăng ký",
  "whois.updated": "Cập nhật lần cuối",
  "whois.expires": "Ngày hết hạn",
  "whois.figure.days": "{days} ngày",
  "whois.figure.years": "{years} năm",
  "whois.figure.left": "còn lại trước khi hết hạn",
  "whois.figure.age": "tuổi tên miền",
  "whois.figure.nameservers": "{count|máy chủ tên miền|máy chủ tên miền}",
  "whois.daysLeft": "còn {days} ngày",
  "whois.daysAgo": "đã quá hạn {days} ngày",
  "whois.statuses": "Trạng thái",
  "whois.nameservers": "Máy chủ tên miền",
  "whois.dnssec": "DNSSEC",
  "whois.dnssec.yes": "Đã bật",
  "whois.dnssec.no": "Chưa bật",
  "whois.source": "Nguồn",
  "whois.lookupPage": "Mở trang tra cứu chính thức",
  "whois.words": "Nguyên văn từ {server}",

  "whois.sum.expires": "{name} đã được đăng ký, còn {days} ngày nữa là hết hạn.",
  "whois.sum.lastDay": "{name} đã được đăng ký và sẽ hết hạn trong vòng 24 giờ tới.",
  "whois.sum.today": "{name} đã được đăng ký, hôm nay là ngày hết hạn.",
  "whois.sum.expired": "{name} đã được đăng ký nhưng đã quá ngày hết hạn.",
  "whois.sum.registered": "{name} đã được đăng ký.",
  "whois.sum.free": "{name} chưa có ai đăng ký.",
  "whois.sum.network": "{name} thuộc về {holder}.",
  "whois.sum.networkOf": "{name} thuộc về {holder} ({place}).",
  "whois.sum.noNetwork":
    "Nơi quản lý đã trả lời về {name} nhưng không nêu mạng nào: có thể chưa ai dùng. Hãy đọc nguyên văn bên dưới.",
  "whois.sum.unclear":
    "Máy chủ WHOIS có trả lời về {name}, nhưng không nói rõ tên này đã được đăng ký chưa. Hãy đọc nguyên văn bên dưới.",
  "whois.sum.delegated":
    "{name} đã được đăng ký và đang có máy chủ tên miền trong DNS. Cơ quan quản lý đuôi này không cho tra tự động, nên hãy xem chi tiết ở trang tra cứu chính thức.",
  "whois.sum.notDelegated":
    "{name} không có máy chủ tên miền trong DNS: có thể chưa ai đăng ký, cũng có thể đã đăng ký nhưng chưa dùng hoặc đang bị tạm ngừng. Chỉ trang tra cứu chính thức mới biết chắc.",

  "whois.invalid.domain": "Nhập một tên miền như example.com, một địa chỉ IP, hoặc số hiệu mạng như AS15169.",
  "whois.invalid.asNumber": "Số hiệu mạng (AS) lớn nhất là 4.294.967.295.",
  "whois.invalid.asPrivate": "{name} là số hiệu mạng dùng riêng, không ai đăng ký.",
  "whois.invalid.asDocumentation": "{name} là số hiệu mạng dành cho tài liệu và ví dụ.",
  "whois.invalid.asReserved": "{name} là số hiệu mạng được giữ lại, không dùng trên Internet.",
  "whois.invalid.ending": "“{ending}” là đuôi tên miền. Hãy nhập một tên nằm dưới đuôi này.",
  "whois.invalid.special": "Đuôi “.{ending}” chỉ dùng nội bộ hoặc để thử, không ai đăng ký được.",
  "whois.invalid.unknownEnding": "Không có đuôi tên miền nào là “.{ending}”.",
  "whois.limited":
    "{server} đang từ chối vì bị hỏi quá nhiều, nên chưa biết tên đã được đăng ký chưa. Hãy thử lại sau ít phút.",
  "whois.denied": "{server} từ chối trả lời máy chủ này, nên chưa biết tên đã được đăng ký chưa.",
  "whois.down":
    "{server} đang tạm ngừng hoặc gặp lỗi, nên chưa biết tên đã được đăng ký chưa. Hãy thử lại sau.",
  "whois.broken": "{server} trả lời không đọc được. Hãy thử lại sau.",
  "whois.badReferral": "Máy chủ WHOIS chỉ sang {server}, một nơi không được phép hỏi.",
  "whois.noDelegation": "Máy chủ DNS không trả lời được về tên miền này. Hãy thử lại sau.",

  "whois.status.ok": "Bình thường, không bị hạn chế gì.",
  "whois.status.inactive": "Chưa khai báo máy chủ tên miền nên chưa hoạt động.",
  "whois.status.linked": "Đang được một bản ghi khác dùng tới.",
  "whois.status.addPeriod": "Mới đăng ký, còn trong những ngày đầu được hoàn phí.",
  "whois.status.autoRenewPeriod": "Vừa được tự động gia hạn, còn trong thời gian được hủy.",
  "whois.status.renewPeriod": "Vừa được gia hạn.",
  "whois.status.transferPeriod": "Vừa chuyển nhà đăng ký.",
  "whois.status.redemptionPeriod": "Đã hết hạn và sắp bị xóa; chủ cũ còn có thể chuộc lại.",
  "whois.status.clientDeleteProhibited": "Nhà đăng ký đã khóa việc xóa.",
  "whois.status.clientHold": "Nhà đăng ký tạm ngừng, tên miền không hoạt động trong DNS.",
  "whois.status.clientRenewProhibited": "Nhà đăng ký đã khóa việc gia hạn.",
  "whois.status.clientTransferProhibited": "Nhà đăng ký đã khóa việc chuyển đi nơi khác.",
  "whois.status.clientUpdateProhibited": "Nhà đăng ký đã khóa việc thay đổi.",
  "whois.status.serverDeleteProhibited": "Cơ quan quản lý đã khóa việc xóa.",
  "whois.status.serverHold": "Cơ quan quản lý tạm ngừng, tên miền không hoạt động trong DNS.",
  "whois.status.serverRenewProhibited": "Cơ quan quản lý đã khóa việc gia hạn.",
  "whois.status.serverTransferProhibited": "Cơ quan quản lý đã khóa việc chuyển đi nơi khác.",
  "whois.status.serverUpdateProhibited": "Cơ quan quản lý đã khóa việc thay đổi.",
  "whois.status.pendingCreate": "Đang chờ được tạo.",
  "whois.status.pendingDelete": "Sắp bị xóa, sau vài ngày ai cũng có thể đăng ký.",
  "whois.status.pendingRenew": "Đang chờ gia hạn.",
  "whois.status.pendingRestore": "Đang chờ khôi phục sau khi được chuộc lại.",
  "whois.status.pendingTransfer": "Đang chờ chuyển sang nhà đăng ký khác.",
  "whois.status.pendingUpdate": "Đang chờ cập nhật.",

  "whois.api.lookup":
    "Tra cứu tên miền: nhà đăng ký, các ngày, trạng thái, máy chủ tên; hoặc địa chỉ IP, số hiệu AS: ai giữ, mạng nào, nơi báo vi phạm",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly whois: typeof whois;
  }
}
