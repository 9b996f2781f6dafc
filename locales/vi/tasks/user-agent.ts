import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/user-agent/task-pages.ts";

export default {
  iphone: {
    label: "User-Agent của iPhone",
    title: "User-Agent iPhone, iPad ngẫu nhiên",
    summary:
      "Lấy User-Agent thật của iPhone và iPad để thử giao diện di động. Vì sao Chrome trên iPhone lại ghi là CriOS và vẫn có chữ Safari.",
    lead: "Năm chuỗi của iPhone và iPad, mỗi lần mở là năm chuỗi khác.",
    faq: [
      [
        "Chrome trên iPhone ghi tên thế nào?",
        "Ghi CriOS thay cho Chrome, Firefox ghi FxiOS. Bên trong cả hai đều là WebKit của Apple, nên trang hiện ra như trên Safari.",
      ],
      [
        "Có biết được đời máy iPhone không?",
        "Không. Chuỗi chỉ ghi iPhone và phiên bản hệ điều hành, không có iPhone 13 hay 16.",
      ],
    ],
  },
  android: {
    label: "User-Agent của Android",
    title: "User-Agent Android ngẫu nhiên để thử",
    summary:
      "Lấy User-Agent của điện thoại và máy tính bảng Android: Chrome, Samsung Internet, Firefox. Vì sao nhiều máy cùng ghi Android 10; K.",
    lead: "Năm chuỗi từ điện thoại Android, của nhiều trình duyệt.",
    faq: [
      [
        "Android 10; K là máy nào?",
        "Không máy nào cả. Từ bản 110 Chrome ghi cố định như vậy cho mọi máy Android để khó theo dõi; đời máy thật chỉ có qua Client Hints.",
      ],
      [
        "Phân biệt điện thoại và máy tính bảng thế nào?",
        "Chuỗi của điện thoại có chữ Mobile, của máy tính bảng Android thì không.",
      ],
    ],
  },
  "chrome-windows": {
    label: "User-Agent Chrome trên Windows",
    title: "User-Agent Chrome trên Windows 10, 11",
    summary:
      "User-Agent Chrome cho máy Windows, phiên bản mới. Vì sao Windows 11 vẫn ghi NT 10.0 và phiên bản luôn kết thúc bằng .0.0.0.",
    lead: "Chuỗi thường gặp nhất trên máy bàn ở Việt Nam và trên thế giới.",
    faq: [
      [
        "Windows 11 sao lại ghi NT 10.0?",
        "Chrome và các trình duyệt khác giữ nguyên Windows NT 10.0 cho cả hai bản để trang cũ không hiểu nhầm. Muốn phân biệt thì hỏi Client Hints.",
      ],
      [
        "Vì sao chuỗi có cả Mozilla, AppleWebKit và Safari?",
        "Mỗi trình duyệt ra sau lại ghi tên kẻ đi trước để được các trang phục vụ như thế. Tên thật của nó là phần Chrome.",
      ],
    ],
  },
  macos: {
    label: "User-Agent của máy Mac",
    title: "User-Agent macOS: Safari, Chrome",
    summary:
      "User-Agent của Safari, Chrome và Firefox trên máy Mac. Vì sao Mac chip Apple vẫn ghi Intel và hệ điều hành đứng mãi ở 10_15_7.",
    lead: "Chuỗi của máy Mac, bất kể chip Apple hay Intel.",
    faq: [
      [
        "Máy Mac chip M sao vẫn ghi Intel?",
        "Safari và Chrome giữ chữ Intel Mac OS X cho mọi máy, để những trang nhận dạng theo chuỗi cũ không hỏng.",
      ],
      [
        "10_15_7 có nghĩa là máy cũ không?",
        "Không. Trình duyệt dừng con số ở macOS Catalina 10.15.7 từ năm 2020; máy chạy bản mới nhất cũng ghi như vậy.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
