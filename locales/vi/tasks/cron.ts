import type { TasksTexts } from "#core/tool.ts";
import type taskPages from "#tools/cron/task-pages.ts";

export default {
  "every-minute": {
    label: "Cron mỗi phút",
    title: "Cron mỗi phút: viết và kiểm tra lịch",
    summary:
      "Biểu thức * * * * * chạy mỗi phút, 1440 lần một ngày. Xem ngay các lần chạy kế tiếp và cách tránh hai lần chạy chồng lên nhau.",
    lead: "Năm dấu sao: bước nhỏ nhất mà crontab có.",
    faq: [
      [
        "Có chạy được dày hơn một phút không?",
        "Crontab thường thì không: nó chỉ thức dậy mỗi phút một lần. Cần mỗi 10 giây, hãy dùng bộ hẹn giờ của systemd, hoặc một chương trình đọc biểu thức sáu trường có giây ở đầu, như */10 * * * * *.",
      ],
      [
        "Lần trước chưa xong thì lần sau có chạy không?",
        "Có, cron không đợi. Đặt lệnh trong flock, như flock -n /tmp/viec.lock lệnh, thì lần sau bỏ qua khi lần trước còn chạy.",
      ],
    ],
  },
  "every-5-minutes": {
    label: "Cron mỗi 5 phút",
    title: "Cron mỗi 5 phút: */5 * * * *",
    summary:
      "*/5 * * * * chạy vào phút 0, 5, 10 … 55 của mọi giờ, 288 lần một ngày. Xem các lần chạy kế tiếp theo giờ Việt Nam hay múi giờ khác.",
    lead: "Dấu */5 ở trường phút: cứ năm phút một lần, tính từ phút 0.",
    faq: [
      [
        "Năm phút được tính từ lúc nào?",
        "Từ phút 0 của mỗi giờ, không phải từ lúc bạn lưu crontab. Lưu lúc 10:03 thì lần đầu chạy lúc 10:05.",
      ],
      [
        "Làm sao để lệch đi vài phút?",
        "Viết 2-59/5 thay cho */5: lệnh chạy vào phút 2, 7, 12 … 57. Nhiều máy cùng gọi một nơi thì nên lệch nhau như vậy để không dồn vào cùng một giây.",
      ],
      [
        "*/5 và 0,5,10,15 khác gì nhau?",
        "Cùng một ý nếu bạn kể đủ mười hai số đến 55. Cách viết */5 ngắn hơn và khó thiếu sót hơn.",
      ],
    ],
  },
  "every-15-minutes": {
    label: "Cron mỗi 15 phút",
    title: "Cron mỗi 15 phút: */15 * * * *",
    summary:
      "*/15 * * * * chạy bốn lần mỗi giờ, đúng 0, 15, 30 và 45 phút: 96 lần một ngày. Sửa biểu thức và xem ngay lịch chạy.",
    lead: "Bốn lần một giờ, vào mỗi khắc của đồng hồ.",
    faq: [
      [
        "Chỉ chạy trong giờ làm việc thì viết thế nào?",
        "Thêm khoảng giờ vào trường thứ hai: */15 8-17 * * 1-5 chạy từ 8:00 đến 17:45, thứ Hai đến thứ Sáu. Số 17 ở cuối khoảng cũng được tính, nên lần cuối là 17:45.",
      ],
      [
        "60 không chia hết cho bước thì sao?",
        "Với 15 thì chia hết nên các lần chạy cách đều. Bước như */25 cho phút 0, 25, 50 rồi quay về 0, nên khoảng cuối chỉ còn mười phút.",
      ],
    ],
  },
  "every-30-minutes": {
    label: "Cron mỗi 30 phút",
    title: "Cron mỗi 30 phút, mỗi nửa giờ",
    summary:
      "*/30 * * * * chạy vào phút 0 và phút 30 của mọi giờ, 48 lần một ngày. Đổi sang phút khác, ví dụ 10,40, và xem kết quả ngay.",
    lead: "Nửa giờ một lần, vào phút 0 và phút 30.",
    faq: [
      [
        "Muốn chạy lúc 10 và 40 phút thì sao?",
        "Kể tên hai phút ra: 10,40 * * * *. Vẫn cách nhau ba mươi phút nhưng tránh được đầu giờ, lúc máy chủ hay bận nhất.",
      ],
      [
        "Có nên dùng 0/30 không?",
        "Cách viết 0/30 là của Quartz và vài thư viện; crontab của Linux không chắc hiểu. */30 hoặc 0,30 thì nơi nào cũng hiểu.",
      ],
    ],
  },
  "every-hour": {
    label: "Cron mỗi giờ",
    title: "Cron mỗi giờ: 0 * * * * và @hourly",
    summary:
      "0 * * * * chạy đúng đầu mỗi giờ, 24 lần một ngày, giống @hourly. Vì sao quên số 0 lại thành mỗi phút, và lịch chạy kế tiếp.",
    lead: "Số 0 ở trường phút, dấu sao ở trường giờ: đúng đầu mỗi giờ.",
    faq: [
      [
        "Quên số 0 thì chuyện gì xảy ra?",
        "* * * * * chạy mỗi phút, tức nhiều gấp sáu mươi lần. Đây là lỗi hay gặp nhất khi viết lịch mỗi giờ.",
      ],
      [
        "@hourly có giống không?",
        "Có, cron của Linux hiểu @hourly là 0 * * * *. Một số dịch vụ hẹn giờ trên web chỉ nhận năm trường, khi đó hãy viết đủ.",
      ],
    ],
  },
  "every-2-hours": {
    label: "Cron mỗi 2 giờ",
    title: "Cron mỗi 2 giờ: 0 */2 * * *",
    summary:
      "0 */2 * * * chạy lúc 0, 2, 4 … 22 giờ, 12 lần một ngày. Cách viết giờ lẻ, và vì sao mỗi 5 giờ lại không cách đều.",
    lead: "Mười hai lần một ngày, vào các giờ chẵn.",
    faq: [
      [
        "Muốn chạy vào giờ lẻ thì viết thế nào?",
        "0 1-23/2 * * * chạy lúc 1, 3, 5 … 23 giờ. Khoảng 1-23 đặt điểm bắt đầu, /2 là bước.",
      ],
      [
        "Mỗi 5 giờ có cách đều không?",
        "Không. */5 ở trường giờ cho 0, 5, 10, 15, 20 giờ rồi quay về 0, nên từ 20 giờ đến nửa đêm chỉ có bốn tiếng. Chỉ những bước chia hết 24 mới cách đều: 2, 3, 4, 6, 8, 12.",
      ],
    ],
  },
  "every-day-at-midnight": {
    label: "Cron hằng ngày lúc nửa đêm",
    title: "Cron hằng ngày lúc 0 giờ: 0 0 * * *",
    summary:
      "0 0 * * * chạy mỗi ngày một lần lúc 0 giờ, giống @daily. Xem theo múi giờ của máy chủ: nửa đêm UTC là 7 giờ sáng ở Việt Nam.",
    lead: "Mỗi ngày một lần, khi ngày mới bắt đầu.",
    faq: [
      [
        "Vì sao lệnh của tôi lại chạy lúc 7 giờ sáng?",
        "Máy chủ đặt giờ UTC: 0 giờ UTC là 7 giờ ở Việt Nam. Muốn chạy lúc nửa đêm Việt Nam thì viết 0 17 * * * trên máy đó, hoặc đặt múi giờ của máy thành Asia/Ho_Chi_Minh.",
      ],
      [
        "Nửa đêm có phải lúc tốt để sao lưu không?",
        "Nhiều việc hẹn vào đúng 0 giờ nên máy hay bận. Một phút lẻ như 17 3 * * *, tức 3 giờ 17 sáng, thường nhẹ hơn.",
      ],
    ],
  },
  "weekdays-at-8am": {
    label: "Cron 8 giờ sáng ngày làm việc",
    title: "Cron 8 giờ sáng thứ Hai đến thứ Sáu",
    summary:
      "0 8 * * 1-5 chạy lúc 8 giờ sáng từ thứ Hai đến thứ Sáu, năm lần một tuần. Thêm thứ Bảy, đổi giờ và xem các lần chạy kế tiếp.",
    lead: "Năm lần một tuần, nghỉ thứ Bảy và Chủ nhật.",
    faq: [
      [
        "Thêm sáng thứ Bảy thì viết thế nào?",
        "0 8 * * 1-6. Trong trường cuối 1 là thứ Hai, 6 là thứ Bảy, còn Chủ nhật là 0 hoặc 7: khác cách đếm “thứ 2, thứ 3” của tiếng Việt một đơn vị.",
      ],
      [
        "Cron có biết ngày lễ không?",
        "Không. Ngày 30/4 hay mùng 1 Tết rơi vào ngày thường thì lệnh vẫn chạy; kịch bản của bạn phải tự kiểm tra danh sách ngày nghỉ.",
      ],
    ],
  },
  "every-monday": {
    label: "Cron thứ Hai hằng tuần",
    title: "Cron thứ Hai hằng tuần lúc 9 giờ",
    summary:
      "0 9 * * 1 chạy lúc 9 giờ sáng thứ Hai mỗi tuần. Số nào là thứ mấy, @weekly chạy ngày nào, và các lần chạy kế tiếp.",
    lead: "Mỗi tuần một lần, sáng thứ Hai.",
    faq: [
      [
        "@weekly có chạy vào thứ Hai không?",
        "Không, @weekly là 0 0 * * 0, tức 0 giờ Chủ nhật. Cần thứ Hai thì viết số 1 hoặc MON ở trường cuối.",
      ],
      [
        "Hai tuần một lần thì sao?",
        "Năm trường của cron không có khái niệm tuần chẵn lẻ. Người ta hẹn hằng tuần rồi để kịch bản tự bỏ qua tuần lẻ, ví dụ theo số tuần của lệnh date +%V; trong crontab dấu % phải viết là \\%.",
      ],
    ],
  },
  "first-day-of-month": {
    label: "Cron ngày đầu tháng",
    title: "Cron ngày 1 hằng tháng: 0 0 1 * *",
    summary:
      "0 0 1 * * chạy lúc 0 giờ ngày 1 mỗi tháng, mười hai lần một năm, giống @monthly. Cách hẹn ngày làm việc đầu tháng.",
    lead: "Mười hai lần một năm, khi tháng mới bắt đầu.",
    faq: [
      [
        "Làm sao hẹn vào thứ Hai đầu tiên của tháng?",
        "Viết 0 0 1-7 * 1 thì crontab chạy cả bảy ngày đầu lẫn mọi thứ Hai, vì hai trường ngày chỉ cần khớp một. Công cụ này hiểu cách viết 0 0 * * 1#1; với crontab thường hãy kiểm tra thứ trong kịch bản.",
      ],
      [
        "Mỗi quý một lần thì viết thế nào?",
        "0 0 1 1,4,7,10 * chạy ngày 1 của tháng 1, 4, 7 và 10. Cách viết */3 ở trường tháng cũng cho đúng bốn tháng đó.",
      ],
    ],
  },
  "last-day-of-month": {
    label: "Cron ngày cuối tháng",
    title: "Cron ngày cuối tháng: chữ L và cách khác",
    summary:
      "0 23 L * * chạy lúc 23 giờ ngày cuối cùng của tháng, dù tháng có 28, 29, 30 hay 31 ngày. Và cách viết cho crontab không có chữ L.",
    lead: "Chữ L là ngày cuối cùng, dù tháng dài hay ngắn.",
    faq: [
      [
        "Crontab của Linux có hiểu chữ L không?",
        'Bản cron thường dùng trên Debian, Ubuntu và CentOS thì không; Quartz, Spring và vài dịch vụ đám mây thì có. Trên Linux người ta hẹn 0 23 28-31 * * rồi thêm điều kiện [ "$(date -d tomorrow +\\%d)" = 01 ] && lệnh.',
      ],
      [
        "Hẹn ngày 31 có được không?",
        "0 23 31 * * chỉ chạy bảy tháng có 31 ngày, bỏ qua tháng 2 và bốn tháng còn lại. Vì vậy nó không phải là “cuối tháng”.",
      ],
    ],
  },
} satisfies TasksTexts<typeof taskPages>;
