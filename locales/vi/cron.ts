export const cron = {
  "cron.label": "Xem lịch cron",
  "cron.short": "Lịch cron",
  "cron.line": "Giải thích lịch và lần chạy kế tiếp",
  "cron.title": "lịch chạy kế tiếp bằng lời",
  "cron.summary":
    "Giải thích biểu thức cron bằng tiếng Việt và cho biết những lần chạy kế tiếp theo múi giờ của bạn.",
  "cron.intro":
    "Gõ biểu thức cron 5 hoặc 6 trường, hay @daily, @hourly. Bạn nhận được một câu tiếng Việt và những lần chạy kế tiếp.",
  "cron.privacy":
    "Có JavaScript thì biểu thức được tính ngay trên máy bạn, không có thì máy chủ này tính rồi bỏ đi. Bấm nút rồi thì biểu thức nằm trong địa chỉ trang để bạn chia sẻ.",
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
  "cron.expr.hint": "phút giờ ngày tháng thứ; thêm giây ở đầu nếu cần",
  "cron.tz": "Múi giờ",
  "cron.count": "Số lần chạy",
  "cron.preview": "Xem lịch",
  "cron.busy": "Đang tính…",
  "cron.result": "Lịch chạy",
  "cron.empty": "Những lần chạy kế tiếp sẽ hiện ở đây.",
  "cron.next": "Các lần chạy kế tiếp, theo giờ {tz}",
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
  "cron.fault.step": "Bước trong “{text}” phải từ 1 trở lên và không vượt quá phạm vi của trường.",
  "cron.fault.zone": "Không có múi giờ tên “{tz}”. Hãy dùng tên như Asia/Ho_Chi_Minh hoặc UTC.",
} as const;
