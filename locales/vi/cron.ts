export const cron = {
  "cron.label": "Xem lịch cron",
  "cron.short": "Lịch cron",
  "cron.line": "Giải thích, lần chạy tới",
  "cron.lead": "Dán biểu thức, đọc thành câu, thấy ngay những lần chạy tới.",
  "cron.title": "lịch chạy kế tiếp bằng lời",
  "cron.summary":
    "Giải thích biểu thức cron bằng tiếng Việt và cho biết những lần chạy kế tiếp theo múi giờ của bạn.",
  "cron.intro":
    "Gõ biểu thức cron 5 hoặc 6 trường, hay @daily, @hourly. Bạn nhận được một câu tiếng Việt và những lần chạy kế tiếp.",
  "cron.privacy":
    "Xử lý ngay trên máy bạn. Chỉ khi tắt JavaScript hoặc chặn dữ liệu trang web, máy chủ mới tính giúp và không lưu lại. Bấm nút rồi thì biểu thức nằm trong địa chỉ trang để bạn chia sẻ.",
  "cron.faq.1.q": "Năm trường của cron theo thứ tự nào?",
  "cron.faq.1.a":
    "Phút (0–59), giờ (0–23), ngày trong tháng (1–31), tháng (1–12), ngày trong tuần (0–7, trong đó 0 và 7 là Chủ nhật). Nếu có sáu trường thì trường đầu là giây.",
  "cron.faq.2.q": "Vì sao 0 0 13 * 5 không chỉ chạy vào thứ Sáu ngày 13?",
  "cron.faq.2.a":
    "Khi cả ngày trong tháng và ngày trong tuần đều được chỉ định, crontab chạy nếu một trong hai khớp. Vì vậy lịch đó chạy mọi ngày 13 và mọi thứ Sáu.",
  "cron.faq.3.q": "Lịch chạy theo múi giờ nào?",
  "cron.faq.3.a":
    "Mặc định ở đây là giờ Việt Nam. Máy chủ của bạn có thể dùng UTC: hãy chọn đúng múi giờ của máy chạy cron, kể cả nơi có giờ mùa hè.",
  "cron.example.text": "Vài lịch thường gặp:",

  "cron.expr": "Biểu thức cron",
  "cron.expr.hint": "phút giờ ngày tháng thứ, hoặc bằng lời: thứ hai lúc 8h30",
  "cron.tz": "Múi giờ",
  "cron.count": "Số lần chạy",
  "cron.preview": "Xem lịch",
  "cron.busy": "Đang tính…",
  "cron.result": "Lịch chạy",
  "cron.empty": "Những lần chạy kế tiếp sẽ hiện ở đây.",
  "cron.next": "Các lần chạy kế tiếp, theo giờ {tz}",
  "cron.nextHere": "Các lần chạy kế tiếp, theo giờ Việt Nam",
  "cron.last": "Lần gần đây nhất:",
  "cron.week": "Các ngày chạy trong tuần",
  "cron.week.runs": "{count}×",
  "cron.week.0": "CN",
  "cron.week.1": "T2",
  "cron.week.2": "T3",
  "cron.week.3": "T4",
  "cron.week.4": "T5",
  "cron.week.5": "T6",
  "cron.week.6": "T7",
  "cron.slot.second": "giây",
  "cron.slot.any.second": "mỗi giây",
  "cron.slot.minute": "phút",
  "cron.slot.any.minute": "mỗi phút",
  "cron.slot.hour": "giờ",
  "cron.slot.any.hour": "mọi giờ",
  "cron.slot.day": "ngày",
  "cron.slot.any.day": "mọi ngày",
  "cron.slot.month": "tháng",
  "cron.slot.any.month": "mọi tháng",
  "cron.slot.weekday": "thứ",
  "cron.slot.any.weekday": "mọi thứ",
  "cron.fields": "Từng trường của biểu thức",
  "cron.field.second": "Giây",
  "cron.field.minute": "Phút",
  "cron.field.hour": "Giờ",
  "cron.field.day": "Ngày trong tháng",
  "cron.field.month": "Tháng",
  "cron.field.weekday": "Ngày trong tuần",

  "cron.at": "lúc {times}",
  "cron.everySecond": "mỗi giây",
  "cron.everySeconds": "mỗi {count} giây",
  "cron.seconds": "vào giây {list}",
  "cron.unevenSeconds": "cứ {count} giây một lần tính từ giây 0 của mỗi phút",
  "cron.everyMinute": "mỗi phút",
  "cron.everyMinutes": "mỗi {count} phút",
  "cron.unevenMinutes": "cứ {count} phút một lần tính từ phút 0 của mỗi giờ",
  "cron.minutes": "vào phút {list}",
  "cron.minutesOfEveryHour": "vào phút {list} của mỗi giờ",
  "cron.everyHours": "cứ {count} giờ một lần tính từ 0 giờ",
  "cron.between": "từ {from} đến {to}",
  "cron.hours": "trong các giờ {list}",
  "cron.everyDay": "hằng ngày",
  "cron.everyDays": "cứ {count} ngày một lần tính từ ngày 1 {months}",
  "cron.days": "ngày {list}",
  "cron.lastDay": "ngày cuối cùng",
  "cron.daysOf": "{days} {months}",
  "cron.everyMonth": "hằng tháng",
  "cron.ofMonths": "{months} hằng năm",
  "cron.onlyIn": "chỉ trong {months}",
  "cron.range": "{from} đến {to}",
  "cron.weekdays": "{list} hằng tuần",
  "cron.weekdayRange": "từ {from} đến {to} hằng tuần",
  "cron.lastWeekday": "{weekday} cuối cùng của tháng",
  "cron.nthWeekday": "{weekday} {nth} trong tháng",
  "cron.isLastWeekday": "{weekday} cuối cùng của tháng",
  "cron.isNthWeekday": "{weekday} {nth} trong tháng",
  "cron.isWeekday": "{list}",
  "cron.isWeekdayRange": "một ngày từ {from} đến {to}",
  "cron.nth.1": "đầu tiên",
  "cron.nth.2": "lần thứ 2",
  "cron.nth.3": "lần thứ 3",
  "cron.nth.4": "lần thứ 4",
  "cron.nth.5": "lần thứ 5",
  "cron.either": "{days} hoặc {weekdays}",
  "cron.both": "{days}, chỉ khi trùng với {weekdays}",
  "cron.never": "Ngày đó không tồn tại nên lịch này không bao giờ chạy.",
  "cron.all": "mọi giá trị",
  "cron.note.either":
    "Cả ngày trong tháng ({day}) lẫn ngày trong tuần ({weekday}) đều được chỉ định: theo quy tắc của crontab, chỉ cần khớp một trong hai là chạy.",
  "cron.note.both":
    "Một trong hai trường ngày bắt đầu bằng dấu *: theo quy tắc của crontab, ngày trong tháng ({day}) và ngày trong tuần ({weekday}) phải cùng khớp.",
  "cron.note.uneven":
    "{text} không chia đều: bước {count} được đếm lại từ 0 ở mỗi vòng, nên khoảng cách cuối cùng ngắn hơn các khoảng khác.",

  "cron.read.words": "Đọc từ câu “{words}”. Câu giải thích bên dưới là điều đã hiểu.",
  "cron.read.midnight":
    "Đọc từ câu “{words}”. Câu không nói giờ nên lấy 0 giờ, như @daily và @monthly; thêm “lúc 8h” để đổi.",
  "cron.words.unknown": "Chưa hiểu “{words}”. Chỉ viết lúc nào chạy, ví dụ: thứ hai đến thứ sáu lúc 8h30.",
  "cron.words.once":
    "Cron là lịch lặp lại, không ghi được một lần riêng như ngày mai. Hãy viết ngày nào, giờ nào thì lặp.",
  "cron.words.calendar":
    "Cron đếm theo dương lịch, không biết âm lịch hay ngày lễ. Hãy viết ngày dương, ví dụ: ngày 30 tháng 4 lúc 8h.",
  "cron.words.noTime": "Câu này chưa nói giờ nào. Hãy viết từng giờ, ví dụ: mỗi ngày lúc 8h và 20h.",
  "cron.words.noDay": "Câu này chưa nói thứ mấy, ví dụ: thứ hai hằng tuần lúc 8h.",
  "cron.words.half":
    "Chưa rõ giờ nào là sáng, giờ nào là chiều tối. Hãy ghi buổi cho từng giờ, hoặc viết theo 24 giờ: 8h và 22h.",
  "cron.words.clock": "“{words}” không có trên đồng hồ hay trên lịch.",
  "cron.words.often":
    "Câu này nói từ giờ nào đến giờ nào, nhưng chưa nói bao lâu một lần, ví dụ: mỗi 30 phút từ 8h đến 17h.",
  "cron.words.range":
    "Một dòng cron chỉ lặp theo phút trong những giờ tròn. Hãy viết giờ tròn, ví dụ: mỗi 30 phút từ 8h đến 17h.",
  "cron.words.times":
    "Một dòng cron có chung phút cho mọi giờ, nên những giờ này cần hai dòng. Hãy hỏi từng giờ một.",
  "cron.words.twoTimes": "Câu này nói cả lặp lại đều đặn lẫn giờ cố định. Hãy giữ một trong hai.",
  "cron.words.both":
    "Cron chạy khi đúng ngày trong tháng hoặc đúng thứ, không đợi cả hai. Hãy giữ một trong hai, hoặc viết: thứ hai đầu tiên của tháng lúc 8h.",
  "cron.words.weekOfMonth":
    "Cron không đếm tuần trong tháng. Hãy viết thứ ấy là lần thứ mấy, ví dụ: thứ tư lần thứ 2 trong tháng lúc 9h.",
  "cron.words.noDayLeft": "Trừ hết rồi nên không còn ngày nào để chạy.",
  "cron.words.zero": "Số trong câu phải từ 1 trở lên.",
  "cron.words.seconds":
    "Cron không lặp được mỗi {count} giây: mỗi phút nó đếm lại từ đầu, nên số giây phải chia hết 60.",
  "cron.words.minutes":
    "Cron không ghi được “mỗi {count} phút” bằng một dòng, vì nó đếm lại từ đầu mỗi giờ. Gần nhất là mỗi {less} phút hoặc mỗi {more} phút.",
  "cron.words.hours":
    "Cron không ghi được “mỗi {count} giờ” bằng một dòng, vì nó đếm lại từ đầu mỗi ngày. Gần nhất là mỗi {less} giờ hoặc mỗi {more} giờ.",
  "cron.words.days":
    "Cron không đếm được {count} ngày một lần qua hết tháng. Gần nhất là 0 0 */{count} * *, đếm lại từ ngày 1 mỗi tháng.",
  "cron.words.weeks":
    "Cron không đếm được {count} tuần một lần. Gần nhất là hằng tuần, hoặc ngày 1 và 15 hằng tháng.",
  "cron.words.months": "Cron không đếm được {count} tháng một lần. Gần nhất là 1, 2, 3, 4 hoặc 6 tháng.",
  "cron.words.years": "Cron không ghi được năm, nên không có {count} năm một lần. Gần nhất là hằng năm.",

  "cron.missing.hour": "Còn thiếu: giờ, ngày, tháng, thứ trong tuần.",
  "cron.missing.day": "Còn thiếu: ngày, tháng, thứ trong tuần.",
  "cron.missing.month": "Còn thiếu: tháng, thứ trong tuần.",
  "cron.missing.weekday": "Còn thiếu: thứ trong tuần (1 là thứ Hai, * là mọi ngày).",
  "cron.fault.count":
    "Biểu thức cron cần đúng 5 trường (phút, giờ, ngày, tháng, thứ), hoặc 6 trường nếu có giây ở đầu; ở đây có {count}.",
  "cron.fault.macro": "Không có tên tắt này. Các tên tắt dùng được: {macros}.",
  "cron.fault.reboot": "@reboot chạy khi máy khởi động, nên không có thời điểm cố định nào để liệt kê.",
  "cron.fault.second":
    "Giây “{text}” không đúng: cần số từ 0 đến 59, *, khoảng a-b, danh sách a,b hoặc bước */n.",
  "cron.fault.minute":
    "Phút “{text}” không đúng: cần số từ 0 đến 59, *, khoảng a-b, danh sách a,b hoặc bước */n.",
  "cron.fault.hour":
    "Giờ “{text}” không đúng: cần số từ 0 đến 23, *, khoảng a-b, danh sách a,b hoặc bước */n.",
  "cron.fault.day":
    "Ngày trong tháng “{text}” không đúng: cần số từ 1 đến 31, *, ?, L (ngày cuối), khoảng a-b, danh sách a,b hoặc bước */n.",
  "cron.fault.month":
    "Tháng “{text}” không đúng: cần số từ 1 đến 12 hoặc JAN đến DEC, *, khoảng a-b, danh sách a,b hoặc bước */n.",
  "cron.fault.weekday":
    "Ngày trong tuần “{text}” không đúng: cần số từ 0 đến 7 hoặc SUN đến SAT (0 và 7 là Chủ nhật), *, ?, khoảng a-b, danh sách a,b, bước */n, 5L hoặc 5#2.",
  "cron.fault.reversed":
    "Khoảng “{text}” bị ngược: số đầu phải nhỏ hơn số sau. Muốn vòng qua cuối thì viết thành hai khoảng.",
  "cron.fault.step":
    "Bước trong “{text}” lớn quá: trường này chỉ tới {max}. Cron không ghi được khoảng dài hơn bằng một biểu thức.",
  "cron.fault.zeroStep": "Bước trong “{text}” phải từ 1 trở lên.",
  "cron.fault.zone": "Không có múi giờ tên “{tz}”. Hãy dùng tên như Asia/Ho_Chi_Minh hoặc UTC.",

  "cron.api.preview": "Diễn giải biểu thức cron và liệt kê những lần chạy tới",

  "cron.glance.next": "Lần tới: {local}, {relative}.",

  "cron.expr.api": "năm trường, sáu trường nếu có giây ở đầu, macro như @daily, hoặc bằng lời",
  "cron.count.api": "bao nhiêu lần",
  "cron.tz.api": "tên múi giờ theo IANA",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly cron: typeof cron;
  }
}
