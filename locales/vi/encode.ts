export const encode = {
  "encode.label": "Mã hóa URL, Base64",
  "encode.short": "URL, Base64",
  "encode.line": "Mã hóa, giải mã tiếng Việt",
  "encode.lead": "Dán văn bản, nhận bản mã hóa hay giải mã, tiếng Việt vẫn đủ dấu.",
  "encode.title": "mã hóa, giải mã",
  "encode.summary": "Mã hóa và giải mã URL, Base64 và Base64URL, đúng với tiếng Việt có dấu và emoji.",
  "encode.intro":
    "Dán văn bản rồi bấm nút cần dùng. Tiếng Việt và emoji luôn đúng; chuỗi hỏng thì được báo chỗ sai chứ không ra chữ lạ.",
  "encode.privacy":
    "Xử lý ngay trên máy bạn. Chỉ khi tắt JavaScript hoặc chặn dữ liệu trang web, máy chủ mới làm giúp và không lưu lại.",
  "encode.faq.1.q": "Base64 có phải là mã hóa bảo mật không?",
  "encode.faq.1.a":
    "Không. Base64 chỉ viết dữ liệu bằng 64 ký tự an toàn để truyền đi; ai cũng giải ngược lại được. Đừng dùng nó để giấu mật khẩu.",
  "encode.faq.2.q": "Dấu cách thành %20 hay dấu +?",
  "encode.faq.2.a":
    "Trong đường dẫn và tham số thường dùng %20. Biểu mẫu HTML gửi đi thì dùng dấu +. Chọn kiểu biểu mẫu nếu bạn cần dấu +.",
  "encode.faq.3.q": "Base64URL khác gì Base64?",
  "encode.faq.3.a":
    "Base64URL thay + và / bằng - và _, bỏ dấu = ở cuối, nên đặt được vào đường dẫn và tên tệp. JWT dùng kiểu này. Khi giải mã, công cụ nhận cả hai.",
  "encode.example.text": "Văn bản “{text}” được viết thành:",
  "encode.example.url": "URL",
  "encode.example.base64": "Base64",

  "encode.text": "Văn bản",
  "encode.urlencode": "Mã hóa URL",
  "encode.urldecode": "Giải mã URL",
  "encode.b64encode": "Mã hóa Base64",
  "encode.b64decode": "Giải mã Base64",
  "encode.recognise": "Tự nhận, giải hết",
  "encode.code.unicode": "Mã \\uXXXX",
  "encode.code.html": "Ký hiệu HTML",
  "encode.code.url": "URL",
  "encode.code.hex": "Hệ 16 (hex)",
  "encode.code.base64": "Base64",
  "encode.code.gzip": "Nén gzip",
  "encode.steps": "Từng bước",
  "encode.recognised": "Đã giải mã {count} lớp, từ ngoài vào trong.",
  "encode.recognised.none": "Không nhận ra kiểu mã nào, nên văn bản được giữ nguyên.",
  "encode.stopped.large": "Phần nén bên trong bung ra hơn 1 MB nên không được giải nén.",
  "encode.stopped.deep": "Bên trong còn nữa, nhưng chỉ giải tới 10 lớp.",
  "encode.stopped.binary": "Bên trong là dữ liệu nhị phân, không phải văn bản.",
  "encode.options": "Tùy chọn: kiểu viết, từng dòng",
  "encode.variant": "Kiểu viết",
  "encode.variant.standard": "Thông dụng",
  "encode.variant.form": "Biểu mẫu: dấu cách thành + (URL)",
  "encode.variant.url": "Base64URL: dùng - và _, không có = (Base64)",
  "encode.lines": "Xử lý riêng từng dòng",
  "encode.busy": "Đang xử lý…",
  "encode.result": "Kết quả",
  "encode.empty": "Kết quả sẽ hiện ở đây.",
  "encode.reuse": "Dùng làm văn bản đầu vào",

  "encode.surrogate":
    "Dòng {line}, cột {column}: có một nửa ký tự (surrogate lẻ) không thể viết bằng UTF-8. Hãy xóa nó đi.",
  "encode.percent":
    "Dòng {line}, cột {column}: sau dấu % phải có đúng hai chữ số hex, ví dụ %20. Dấu phần trăm thật được viết là %25.",
  "encode.notUtf8":
    "Dòng {line}, cột {column}: các mã % bắt đầu ở đây không tạo thành văn bản UTF-8. Có thể chuỗi đã bị cắt hoặc dùng bảng mã khác.",
  "encode.base64.sign": "Dòng {line}, cột {column}: ký tự này không có trong Base64.",
  "encode.base64.padding": "Dòng {line}, cột {column}: dấu = chỉ được đứng ở cuối chuỗi Base64.",
  "encode.base64.fill":
    "Dòng {line}, cột {column}: phần đệm ở cuối phải có {wanted} dấu =, ở đây có {fill}. Có thể bỏ hết phần đệm, nhưng không được thiếu hoặc thừa.",
  "encode.base64.length": "Dòng {line}, cột {column}: chuỗi Base64 bị thiếu, có vẻ phần cuối đã bị cắt.",
  "encode.base64.binary":
    "Base64 này hợp lệ nhưng chứa {count} byte dữ liệu nhị phân (bắt đầu bằng {hex}), không phải văn bản UTF-8.",

  "encode.api.urlencode": "Mã hóa văn bản cho URL",
  "encode.api.urldecode": "Giải mã URL theo UTF-8",
  "encode.api.b64encode": "Mã hóa văn bản thành Base64 của các byte UTF-8",
  "encode.api.recognise":
    "Tự nhận kiểu mã (URL, Base64, hex, ký hiệu HTML, \\uXXXX, gzip) và giải lần lượt từng lớp",
  "encode.api.b64decode": "Giải mã Base64 hoặc Base64URL thành văn bản",

  "encode.text.api": "nội dung cần mã hóa hoặc giải mã",
  "encode.variant.api":
    "form viết khoảng trắng là + (URL); url là bảng chữ base64url, không có dấu = (Base64)",
  "encode.lines.api": "xử lý từng dòng riêng",
  "encode.base64.api": "chuỗi Base64, hoặc địa chỉ `data:` chứa nó",
  "encode.recognise.api":
    "chuỗi có thể là URL, Base64, hệ 16, ký hiệu HTML, mã Unicode hay gzip, lồng trong nhau",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly encode: typeof encode;
  }
}
