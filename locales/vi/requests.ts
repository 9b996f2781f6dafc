/** Why a request cannot be read or taken; only the server says so. */
export const requests = {
  "problem.malformed_body.form": "Biểu mẫu không phải là văn bản UTF-8 nên không đọc được.",
  "problem.malformed_body.deep": "JSON lồng quá sâu (tối đa {max} tầng).",
  "problem.payload_too_large.fields": "Có quá nhiều trường (tối đa {max}).",
  "problem.unsupported_media_type.form":
    "Biểu mẫu phải được gửi ở dạng application/x-www-form-urlencoded, như trình duyệt vẫn gửi.",
  "problem.unsupported_media_type.encoded":
    "Nội dung gửi lên phải ở dạng không nén, không có Content-Encoding.",
  "problem.request_timeout.title": "Gửi quá chậm",
  "problem.request_timeout": "Nội dung gửi lên mất quá nhiều thời gian. Hãy thử lại khi mạng ổn định hơn.",
  "problem.method_not_allowed.title": "Phương thức không được phép",
  "problem.method_not_allowed": "Địa chỉ này không nhận phương thức HTTP đó.",

  "requests.unknownField": "Không có trường nào tên là “{name}”.",
  "requests.misspeltField": "Không có trường nào tên là “{name}”. Có phải ý bạn là “{meant}”?",
} as const;
