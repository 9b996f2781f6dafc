export const encode = {
  "encode.surrogate":
    "Dòng {line}, cột {column}: có một nửa ký tự (surrogate lẻ) không thể viết bằng UTF-8. Hãy xóa nó đi.",
  "encode.percent":
    "Dòng {line}, cột {column}: sau dấu % phải có đúng hai chữ số thập lục phân, ví dụ %20. Dấu phần trăm thật được viết là %25.",
  "encode.notUtf8":
    "Dòng {line}, cột {column}: các mã % bắt đầu ở đây không tạo thành văn bản UTF-8. Có thể chuỗi đã bị cắt hoặc dùng bảng mã khác.",
  "encode.base64.sign": "Dòng {line}, cột {column}: ký tự này không có trong Base64.",
  "encode.base64.padding": "Dòng {line}, cột {column}: dấu = chỉ được đứng ở cuối chuỗi Base64.",
  "encode.base64.length": "Dòng {line}, cột {column}: chuỗi Base64 bị thiếu, có vẻ phần cuối đã bị cắt.",
  "encode.base64.binary":
    "Base64 này hợp lệ nhưng chứa {count} byte dữ liệu nhị phân (bắt đầu bằng {hex}), không phải văn bản UTF-8.",
} as const;
