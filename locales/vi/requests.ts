/** Why a request cannot be read or taken; only the server says so. */
export const requests = {
  "problem.malformed_body.form": "Biểu mẫu không phải là văn bản UTF-8 nên không đọc được.",
  "problem.malformed_body.object": "Nội dung gửi lên phải là một đối tượng JSON.",
  "problem.malformed_body.deep": "JSON lồng quá sâu (tối đa {max} tầng).",
  "problem.payload_too_large.fields": "Có quá nhiều trường (tối đa {max}).",
  "problem.payload_too_large.pieces":
    "Nội dung gửi lên bị chia thành quá nhiều mảnh nhỏ. Hãy gửi liền một mạch, có ghi độ dài (Content-Length).",
  "problem.payload_too_large.answer":
    "Câu trả lời dài hơn mức gửi cho trợ lý (1 MiB). Hãy gửi ít nội dung hơn, hoặc gọi API.",
  "problem.unsupported_media_type.form":
    "Biểu mẫu phải được gửi ở dạng application/x-www-form-urlencoded, như trình duyệt vẫn gửi.",
  "problem.unsupported_media_type.encoded":
    "Nội dung gửi lên phải ở dạng không nén, không có Content-Encoding.",
  "problem.request_timeout.title": "Gửi quá chậm",
  "problem.request_timeout": "Nội dung gửi lên mất quá nhiều thời gian. Hãy thử lại khi mạng ổn định hơn.",
  "problem.method_not_allowed.title": "Phương thức không được phép",
  "problem.method_not_allowed": "Địa chỉ này không nhận phương thức HTTP đó.",

  "requests.idempotencyKey":
    "Idempotency-Key gồm 20 đến 64 chữ cái, chữ số, dấu gạch nối hoặc gạch dưới, chẳng hạn một UUID.",
  "requests.idempotencyKeyReused":
    "Idempotency-Key này đã dùng cho một lần gọi với nội dung khác. Mỗi lần gọi khác cần một khóa riêng.",
  "requests.unknownField": "Không có trường nào tên là “{name}”.",
  "requests.misspeltField": "Không có trường nào tên là “{name}”. Có phải ý bạn là “{meant}”?",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly requests: typeof requests;
  }
}
