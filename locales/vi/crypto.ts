export const crypto = {
  "crypto.error.noClass": "Chọn ít nhất một nhóm ký tự.",
  "crypto.error.uuid":
    "Đây không phải là UUID. UUID có 32 chữ số thập lục phân, thường viết thành 8-4-4-4-12.",
  "crypto.error.segments": "JWT đã ký gồm 3 phần cách nhau bằng dấu chấm, còn chuỗi này có {count} phần.",
  "crypto.error.jwe":
    "Chuỗi này có 5 phần: đó là JWE, nội dung đã được mã hóa nên không thể đọc nếu không có khóa giải mã.",
  "crypto.error.headerBase64": "Phần 1 (header) không phải base64url hợp lệ.",
  "crypto.error.headerUtf8": "Phần 1 (header) giải mã ra không phải văn bản UTF-8.",
  "crypto.error.headerJson": "Phần 1 (header) giải mã ra không phải JSON hợp lệ.",
  "crypto.error.headerObject": "Phần 1 (header) phải là một đối tượng JSON.",
  "crypto.error.payloadBase64": "Phần 2 (payload) không phải base64url hợp lệ.",
  "crypto.error.payloadUtf8": "Phần 2 (payload) giải mã ra không phải văn bản UTF-8.",
  "crypto.error.payloadJson": "Phần 2 (payload) giải mã ra không phải JSON hợp lệ.",
  "crypto.error.payloadObject": "Phần 2 (payload) phải là một đối tượng JSON.",
  "crypto.error.signature": "Phần 3 (chữ ký) có ký tự lạ ở vị trí {place}.",
  "crypto.error.depth": "JSON trong token lồng nhau quá {deepest} cấp.",
  "crypto.error.keyBase64": "Khóa bí mật này không phải Base64 hợp lệ.",
  "crypto.error.publicKey": "Không đọc được khóa công khai. Hãy dán PEM, chứng chỉ hoặc JWK.",
  "crypto.error.privateKey":
    "Đây là khóa riêng. Kiểm tra chữ ký chỉ cần khóa công khai, đừng dán khóa riêng vào bất kỳ trang nào.",
} as const;
