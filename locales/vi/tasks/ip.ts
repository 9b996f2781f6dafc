import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/ip/task-pages.ts";

export default {
  "192-168-1-1": {
    label: "192.168.1.1 là gì?",
    title: "192.168.1.1: trang cài đặt modem Wi-Fi",
    summary:
      "192.168.1.1 là địa chỉ riêng trong nhà, thường là modem Wi-Fi. Cách mở trang cài đặt, đổi mật khẩu Wi-Fi, và vì sao nó không có vị trí.",
    lead: "Địa chỉ riêng trong mạng nhà, thường là chính chiếc modem.",
    faq: [
      [
        "Vào 192.168.1.1 để đổi mật khẩu Wi-Fi thế nào?",
        "Nối vào Wi-Fi của nhà, gõ http://192.168.1.1 vào thanh địa chỉ rồi đăng nhập bằng tên và mật khẩu in dưới đáy modem. Mục cần tìm thường tên là WLAN hoặc Wireless.",
      ],
      [
        "Mở không được thì sao?",
        "Modem của bạn có thể dùng 192.168.0.1 hay 192.168.100.1. Trên Windows, lệnh ipconfig ghi nó ở dòng Default Gateway.",
      ],
      [
        "Vì sao không tra được vị trí?",
        "Hàng triệu nhà cùng dùng địa chỉ này. Dải 192.168.0.0/16 dành cho mạng riêng theo RFC 1918 và không đi ra internet.",
      ],
    ],
  },
  "localhost-127-0-0-1": {
    label: "127.0.0.1 (localhost) là gì?",
    title: "127.0.0.1 localhost nghĩa là gì?",
    summary:
      "127.0.0.1, còn gọi là localhost, là chính chiếc máy bạn đang dùng. Khác gì 0.0.0.0 và ::1, và vì sao máy khác không mở được.",
    lead: "Chính chiếc máy đang gõ: gói tin không rời khỏi nó.",
    faq: [
      [
        "Vì sao điện thoại không mở được localhost của máy tính?",
        "Với điện thoại, localhost là chính nó. Hãy cho chương trình lắng nghe ở 0.0.0.0 rồi mở bằng địa chỉ trong mạng của máy tính, như 192.168.1.20.",
      ],
      [
        "127.0.0.1 và ::1 khác nhau thế nào?",
        "Cùng một ý, một bên là IPv4, một bên là IPv6. Chương trình chỉ lắng nghe ở một bên thì gõ localhost có lúc được lúc không.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
