export const cron = {
  "cron.at": "lúc {times}",
  "cron.everySecond": "mỗi giây",
  "cron.everySeconds": "mỗi {count} giây",
  "cron.seconds": "vào giây {list}",
  "cron.everyMinute": "mỗi phút",
  "cron.everyMinutes": "mỗi {count} phút",
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
    'Giây "{text}" không đúng: cần số từ 0 đến 59, *, khoảng a-b, danh sách a,b hoặc bước */n.',
  "cron.fault.minute":
    'Phút "{text}" không đúng: cần số từ 0 đến 59, *, khoảng a-b, danh sách a,b hoặc bước */n.',
  "cron.fault.hour":
    'Giờ "{text}" không đúng: cần số từ 0 đến 23, *, khoảng a-b, danh sách a,b hoặc bước */n.',
  "cron.fault.day":
    'Ngày trong tháng "{text}" không đúng: cần số từ 1 đến 31, *, ?, L (ngày cuối), khoảng a-b, danh sách a,b hoặc bước */n.',
  "cron.fault.month":
    'Tháng "{text}" không đúng: cần số từ 1 đến 12 hoặc JAN đến DEC, *, khoảng a-b, danh sách a,b hoặc bước */n.',
  "cron.fault.weekday":
    'Ngày trong tuần "{text}" không đúng: cần số từ 0 đến 7 hoặc SUN đến SAT (0 và 7 là Chủ nhật), *, ?, khoảng a-b, danh sách a,b, bước */n, 5L hoặc 5#2.',
  "cron.fault.reversed":
    'Khoảng "{text}" bị ngược: số đầu phải nhỏ hơn số sau. Muốn vòng qua cuối thì viết thành hai khoảng.',
  "cron.fault.step": 'Bước trong "{text}" phải từ 1 trở lên và không vượt quá phạm vi của trường.',
  "cron.fault.zone": 'Không có múi giờ tên "{tz}". Hãy dùng tên như Asia/Ho_Chi_Minh hoặc UTC.',
} as const;
