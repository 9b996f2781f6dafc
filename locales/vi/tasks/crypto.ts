import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/crypto/task-pages.ts";

export default {
  md5: {
    label: "Tạo mã MD5",
    title: "Tạo mã băm MD5 cho văn bản, tệp",
    summary:
      "Tính MD5 của văn bản hoặc tệp, ra 32 chữ số hex, và so với mã bạn có. Tính ngay trên máy khi có JavaScript.",
    lead: "32 chữ số hex cho mọi văn bản, dài hay ngắn cũng vậy.",
    values: { text: "xin chào" },
    faq: [
      [
        "MD5 còn an toàn không?",
        "Không cho chữ ký và mật khẩu: từ năm 2004 người ta đã tạo được hai tệp khác nhau có cùng MD5. Để biết tệp tải về có bị hỏng giữa đường thì vẫn dùng được.",
      ],
      [
        "Giải mã MD5 được không?",
        "Không có phép giải. Các trang “giải mã MD5” chỉ tra một bảng lớn những mật khẩu thường gặp đã băm sẵn.",
      ],
    ],
  },
  sha1: {
    label: "Tạo mã SHA-1",
    title: "Tạo mã băm SHA-1, 40 chữ số",
    summary:
      "Tính SHA-1 của văn bản hoặc tệp, 160 bit viết thành 40 chữ số hex. Vì sao git còn dùng mà chứng chỉ web thì không.",
    lead: "160 bit, 40 chữ số: mã mà git dùng để gọi tên từng commit.",
    values: { text: "phiên bản đầu tiên" },
    faq: [
      [
        "Vì sao trình duyệt không nhận SHA-1 nữa?",
        "Năm 2017 nhóm SHAttered công bố hai tệp PDF khác nhau có cùng SHA-1. Chứng chỉ ký bằng nó bị mọi trình duyệt từ chối.",
      ],
      [
        "Git dùng SHA-1 có sao không?",
        "Git đặt tên nội dung bằng nó và có thêm bước phát hiện kiểu tấn công đã biết; git mới cũng cho tạo kho bằng SHA-256.",
      ],
    ],
  },
  sha256: {
    label: "Tạo mã SHA-256",
    title: "Tạo mã băm SHA-256, kiểm tra tệp",
    summary:
      "Tính SHA-256 của văn bản hoặc tệp vừa tải về rồi so với mã nhà phát hành công bố. 64 chữ số hex, chuẩn dùng nhiều nhất hiện nay.",
    lead: "Hàm băm được dùng nhiều nhất: chứng chỉ, gói phần mềm, Bitcoin.",
    values: { text: "hợp đồng số 12" },
    faq: [
      [
        "So mã SHA-256 của tệp tải về thế nào?",
        "Chọn tệp, dán mã mà trang tải công bố vào ô đối chiếu, công cụ nói có khớp không. Chữ hoa hay chữ thường đều được.",
      ],
      [
        "SHA-256 có dùng để cất mật khẩu được không?",
        "Không nên: nó quá nhanh, máy mạnh thử được hàng tỷ mật khẩu một giây. Mật khẩu cần hàm chậm như Argon2, scrypt hay bcrypt.",
      ],
    ],
  },
  sha512: {
    label: "Tạo mã SHA-512",
    title: "Tạo mã băm SHA-512, 128 chữ số",
    summary: "Tính SHA-512 của văn bản hoặc tệp: 512 bit, 128 chữ số hex. Khi nào nên chọn thay cho SHA-256.",
    lead: "512 bit, cho ai muốn dư dả về độ an toàn.",
    values: { text: "sao lưu tháng 11" },
    faq: [
      [
        "SHA-512 có chậm hơn SHA-256 không?",
        "Trên máy 64 bit không có lệnh riêng cho SHA, nó thường nhanh hơn vì mỗi vòng xử lý khối lớn gấp đôi. Máy có lệnh SHA thì SHA-256 nhanh hơn.",
      ],
      [
        "Mã dài quá, viết gọn được không?",
        "Chọn cách viết Base64: 512 bit còn 88 ký tự thay vì 128. Thuộc tính integrity của thẻ script cũng viết như vậy.",
      ],
    ],
  },
  "sha3-256": {
    label: "Tạo mã SHA3-256",
    title: "Tạo mã băm SHA3-256 theo FIPS 202",
    summary:
      "Tính SHA3-256 đúng chuẩn FIPS 202, khác với Keccak-256 của Ethereum. 64 chữ số hex cho văn bản hoặc tệp.",
    lead: "Chuẩn mới hơn, dựng theo cách khác hẳn SHA-2.",
    values: { text: "chuẩn năm 2015" },
    faq: [
      [
        "SHA3-256 và Keccak-256 có giống nhau không?",
        "Không. NIST đổi phần đệm khi đưa Keccak thành chuẩn năm 2015, nên cùng một văn bản cho hai mã khác nhau. Ethereum dùng bản Keccak trước khi đổi.",
      ],
      [
        "Có cần bỏ SHA-256 để dùng SHA-3 không?",
        "Không. SHA-2 vẫn an toàn; SHA-3 là phương án dự phòng có cấu trúc khác, phòng khi SHA-2 bị phá.",
      ],
    ],
  },
  "hmac-sha256": {
    label: "Tính HMAC-SHA256",
    title: "Tính HMAC-SHA256 kiểm tra webhook",
    summary:
      "Nhập khóa bí mật và nội dung, nhận HMAC-SHA256 để so với chữ ký webhook. Ví dụ mở sẵn là bộ thử của RFC 4231.",
    lead: "Băm có khóa: chỉ người giữ khóa mới tạo được mã đúng.",
    faq: [
      [
        "Kiểm tra chữ ký webhook thế nào?",
        "Lấy nguyên văn nội dung (body) của yêu cầu, từng byte một, tính HMAC với khóa nơi gửi đã cấp rồi so với header chữ ký. Định dạng lại JSON trước khi tính là sai ngay.",
      ],
      [
        "HMAC khác gì băm khóa nối với nội dung?",
        "Nối rồi băm bằng SHA-256 thì người lạ có thể kéo dài nội dung mà không cần khóa. HMAC băm hai lần với khóa nên tránh được.",
      ],
    ],
  },
  "uuid-v4": {
    label: "Tạo UUID v4",
    title: "Tạo UUID v4 ngẫu nhiên",
    summary:
      "Tạo một hay cả trăm UUID phiên bản 4, mỗi mã có 122 bit ngẫu nhiên lấy từ bộ sinh an toàn của máy.",
    lead: "122 bit ngẫu nhiên, không mang thông tin nào khác.",
    faq: [
      [
        "Hai UUID v4 có thể trùng nhau không?",
        "Về lý thuyết có, thực tế thì không đáng lo: tạo một tỷ mã mỗi giây suốt 85 năm mới có một nửa khả năng gặp một cặp trùng.",
      ],
      [
        "Số 4 trong mã nằm ở đâu?",
        "Chữ số đầu của nhóm thứ ba luôn là 4, chữ số đầu của nhóm thứ tư là 8, 9, a hoặc b. Nhờ vậy nhìn là biết phiên bản.",
      ],
    ],
  },
  "uuid-v7": {
    label: "Tạo UUID v7",
    title: "Tạo UUID v7 xếp theo thời gian",
    summary:
      "Tạo UUID phiên bản 7: 48 bit đầu là thời điểm tính bằng mili giây nên mã mới luôn đứng sau mã cũ. Hợp làm khóa chính của cơ sở dữ liệu.",
    lead: "Mã mới luôn xếp sau mã cũ, cơ sở dữ liệu chạy nhẹ hơn.",
    faq: [
      [
        "Vì sao nên dùng v7 làm khóa chính?",
        "Khóa tăng dần được ghi vào cuối chỉ mục, còn v4 rơi vào chỗ bất kỳ làm chỉ mục phân mảnh. PostgreSQL 18 có sẵn hàm uuidv7.",
      ],
      [
        "UUID v7 có lộ gì không?",
        "Lộ thời điểm tạo, chính xác đến mili giây. Nếu ngày giờ là chuyện riêng, ví dụ mã hồ sơ bệnh án, hãy dùng v4.",
      ],
    ],
  },
  passphrase: {
    label: "Tạo cụm mật khẩu",
    title: "Tạo cụm mật khẩu dễ nhớ từ nhiều từ",
    summary:
      "Cụm mật khẩu gồm vài từ ngẫu nhiên: dài, khó đoán mà dễ nhớ và dễ gõ trên điện thoại. Chọn số từ, dấu nối và chữ số.",
    lead: "Vài từ bốc ngẫu nhiên: khó đoán mà dễ nhớ.",
    faq: [
      [
        "Bao nhiêu từ là đủ?",
        "Bảy từ cho khoảng 73 bit, đủ cho hầu hết tài khoản, kể cả mật khẩu chính của trình quản lý mật khẩu. Năm từ chỉ được 52 bit, sáu từ được 62. Công cụ ghi rõ số bit ngay dưới kết quả.",
      ],
      [
        "Tự nghĩ ra câu có được không?",
        "Kém hơn nhiều: câu thơ, câu hát và tên người thân nằm trong danh sách mà kẻ dò mật khẩu thử trước. Hãy để máy bốc từ.",
      ],
    ],
  },
  "20-character-password": {
    label: "Tạo mật khẩu 20 ký tự",
    title: "Tạo mật khẩu mạnh 20 ký tự",
    summary:
      "Mật khẩu ngẫu nhiên 20 ký tự, đủ chữ hoa, chữ thường, số và ký hiệu, bỏ những ký tự dễ lẫn như l, 1, O, 0.",
    lead: "Hai mươi ký tự ngẫu nhiên, đã bỏ những ký tự dễ nhìn nhầm.",
    faq: [
      [
        "Vì sao là 20 ký tự?",
        "Mỗi ký tự ngẫu nhiên thêm khoảng sáu bit; 20 ký tự vượt xa mức mà máy nào dò nổi, kể cả khi cơ sở dữ liệu của trang bị lộ.",
      ],
      [
        "Trang không nhận ký hiệu thì sao?",
        "Bỏ chọn ký hiệu rồi tạo lại. Mất ký hiệu chỉ giảm chừng nửa bit mỗi ký tự; thêm hai ký tự là bù lại.",
      ],
    ],
  },
  "decode-jwt": {
    label: "Giải mã JWT",
    title: "Giải mã JWT: xem nội dung, hạn dùng",
    summary:
      "Dán JSON Web Token và đọc phần đầu, nội dung, thời hạn bằng tiếng Việt; có khóa thì kiểm tra chữ ký. Đọc ngay trên máy khi có JavaScript.",
    lead: "Xem trong token có gì, hết hạn chưa, chữ ký có đúng không.",
    faq: [
      [
        "Vì sao không có khóa vẫn đọc được JWT?",
        "Nội dung JWT chỉ viết bằng Base64URL chứ không mã hóa. Khóa dùng để ký, nên đừng đặt bí mật vào trong token.",
      ],
      [
        "exp là gì?",
        "Là lúc hết hạn, tính bằng giây từ năm 1970. Token ở ví dụ có exp 1767225600, tức 0 giờ UTC ngày 1/1/2026, nên đã hết hạn.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
