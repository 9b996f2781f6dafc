export const textAnalyzer = {
  "text-analyzer.label": "Phân tích văn bản",
  "text-analyzer.short": "Phân tích văn bản",
  "text-analyzer.line": "Đếm chữ, từ khóa, độ dễ đọc",
  "text-analyzer.lead": "Dán văn bản, biết số chữ, độ dễ đọc.",
  "text-analyzer.title": "đếm từ, đếm ký tự",
  "text-analyzer.summary":
    "Đếm ký tự, từ, câu, đoạn; tìm từ khóa, đo độ dễ đọc tiếng Việt và tiếng Anh; tạo văn bản mẫu.",
  "text-analyzer.intro":
    "Dán văn bản để đếm chính xác ký tự, từ, câu và đoạn, xem từ khóa và độ dễ đọc. Chữ có dấu và emoji luôn tính là một ký tự.",
  "text-analyzer.privacy":
    "Văn bản được xử lý ngay trên máy bạn. Chỉ khi tắt JavaScript, chặn dữ liệu trang web hoặc trình duyệt quá cũ, máy chủ mới làm giúp và không lưu lại.",
  "text-analyzer.faq.1.q": "Một từ tiếng Việt được đếm thế nào?",
  "text-analyzer.faq.1.a":
    "Từ được đếm theo khoảng trắng, tức là theo tiếng: “học sinh” tính là hai, đúng cách các trường và tòa soạn thường quy định. Gạch ngang dài, gạch chéo viết liền cũng ngăn từ (“và/hoặc” là hai); còn gạch nối, số và địa chỉ web thì tính là một.",
  "text-analyzer.faq.2.q": "Độ dễ đọc được tính ra sao?",
  "text-analyzer.faq.2.a":
    "Tiếng Anh dùng công thức Flesch. Tiếng Việt chưa có công thức phổ biến nào tương đương, nên điểm là ước lượng từ độ dài câu và tỷ lệ tiếng ít gặp, và được ghi rõ là ước lượng.",
  "text-analyzer.faq.3.q": "Vì sao tin nhắn có dấu tốn nhiều tin hơn?",
  "text-analyzer.faq.3.a":
    "Chữ như ạ, ư không có trong bảng mã GSM nên cả tin chuyển sang UCS-2: một tin chỉ còn 70 ký tự thay vì 160, tin dài bị chia thành các phần 67 ký tự thay vì 153.",
  "text-analyzer.sample":
    "Hôm nay trời đẹp, chúng tôi đi chợ Bến Thành. Chợ có 1200 quầy hàng! Bạn có muốn đi chợ cùng chúng tôi không? Mua bưởi, cam và quýt về làm quà thì cả nhà đều vui.",

  "text-analyzer.tabs": "Công cụ",
  "text-analyzer.tab.analyze": "Phân tích",
  "text-analyzer.tab.change": "Sửa chữ",
  "text-analyzer.tab.lorem": "Tạo văn bản mẫu",
  "text-analyzer.text": "Văn bản cần phân tích",
  "text-analyzer.analyze": "Phân tích",
  "text-analyzer.busy": "Đang phân tích…",
  "text-analyzer.result": "Kết quả",
  "text-analyzer.empty": "Các con số sẽ hiện ở đây.",
  "text-analyzer.charCount": "Ký tự",
  "text-analyzer.charCountNoSpaces": "Ký tự không tính khoảng trắng",
  "text-analyzer.wordCount": "Từ",
  "text-analyzer.sentenceCount": "Câu",
  "text-analyzer.paragraphCount": "Đoạn",
  "text-analyzer.specialCharCount": "Ký tự đặc biệt",
  "text-analyzer.digitCount": "Chữ số",
  "text-analyzer.readability": "Độ dễ đọc",
  "text-analyzer.readability.score": "{score}/100 – {level}",
  "text-analyzer.keywords": "Từ khóa",
  "text-analyzer.uniqueWordCount": "Từ khác nhau",
  "text-analyzer.lineCount": "Dòng",
  "text-analyzer.syllableCount": "Âm tiết",
  "text-analyzer.byteCount": "Byte (UTF-8)",
  "text-analyzer.readingTime": "Thời gian đọc thầm",
  "text-analyzer.speakingTime": "Thời gian đọc thành tiếng",
  "text-analyzer.longestSentence": "Câu dài nhất",
  "text-analyzer.longestSentence.value": "{count} từ: {text}",
  "text-analyzer.sms": "Tin nhắn SMS",
  "text-analyzer.sms.value": "{parts} tin, {length} ký tự ({encoding})",
  "text-analyzer.level.veryEasy": "rất dễ đọc",
  "text-analyzer.level.easy": "dễ đọc",
  "text-analyzer.level.fairlyEasy": "khá dễ đọc",
  "text-analyzer.level.plain": "trung bình",
  "text-analyzer.level.fairlyHard": "hơi khó đọc",
  "text-analyzer.level.hard": "khó đọc",
  "text-analyzer.level.veryHard": "rất khó đọc",
  "text-analyzer.level.tooShort": "không đủ dữ liệu: cần ít nhất 30 từ và 2 câu",
  "text-analyzer.level.unknown": "không nhận ra tiếng Việt có dấu hay tiếng Anh nên không chấm",
  "text-analyzer.method.flesch": "công thức Flesch Reading Ease",
  "text-analyzer.method.estimate": "ước lượng từ độ dài câu và tỷ lệ tiếng ít gặp",

  "text-analyzer.lorem.length": "Số lượng",
  "text-analyzer.lorem.type": "Đơn vị",
  "text-analyzer.lorem.type.words": "Từ",
  "text-analyzer.lorem.type.sentences": "Câu",
  "text-analyzer.lorem.type.paragraphs": "Đoạn",
  "text-analyzer.lorem.language": "Ngôn ngữ",
  "text-analyzer.lorem.language.latin": "Latin (Lorem ipsum)",
  "text-analyzer.lorem.language.vi": "Tiếng Việt có dấu",
  "text-analyzer.lorem.start": "Bắt đầu bằng “Lorem ipsum dolor sit amet”",
  "text-analyzer.lorem.generate": "Tạo văn bản",
  "text-analyzer.lorem.generated": "Văn bản mẫu",
  "text-analyzer.lorem.generating": "Đang tạo…",
  "text-analyzer.lorem.generated.empty": "Văn bản mẫu sẽ hiện ở đây.",

  "text-analyzer.change.text": "Văn bản cần sửa",
  "text-analyzer.change.sample": "Hộp Đồ Nghề xin chào bạn!",
  "text-analyzer.change.kind": "Việc cần làm",
  "text-analyzer.change.kind.unaccent": "Bỏ dấu tiếng Việt",
  "text-analyzer.change.kind.upper": "CHỮ HOA",
  "text-analyzer.change.kind.lower": "chữ thường",
  "text-analyzer.change.kind.sentence": "Viết hoa đầu câu",
  "text-analyzer.change.kind.title": "Viết Hoa Đầu Mỗi Tiếng",
  "text-analyzer.change.kind.spaces": "Bỏ khoảng trắng và dòng trống thừa",
  "text-analyzer.change.kind.sort": "Sắp xếp các dòng theo vần",
  "text-analyzer.change.kind.unique": "Bỏ dòng trùng",
  "text-analyzer.change.kind.count": "Đếm mỗi dòng xuất hiện mấy lần",
  "text-analyzer.change.kind.number_vi": "Đọc số thành chữ, mỗi dòng một số",
  "text-analyzer.change.kind.number_en": "Đọc số bằng tiếng Anh, mỗi dòng một số",
  "text-analyzer.change.kind.vni": "Phông VNI sang Unicode",
  "text-analyzer.change.kind.tcvn3": "Phông TCVN3 (.VnTime) sang Unicode",
  "text-analyzer.change.change": "Sửa",
  "text-analyzer.change.busy": "Đang sửa…",
  "text-analyzer.change.empty": "Văn bản đã sửa sẽ hiện ở đây.",
  "text-analyzer.change.reuse": "Sửa tiếp văn bản này",
  "text-analyzer.change.notNumber":
    "Dòng {line} không phải là một số nguyên có tối đa {max} chữ số, ví dụ 79.000 hay 1250000 đ.",

  "text-analyzer.api.analyze": "Đếm ký tự, từ, câu, đoạn; tìm từ khóa; chấm độ dễ đọc",
  "text-analyzer.api.change":
    "Bỏ dấu, đổi chữ hoa, sắp xếp dòng, đọc số thành chữ, đổi VNI và TCVN3 sang Unicode",
  "text-analyzer.api.lipsum": "Tạo văn bản mẫu với đúng số từ, câu hoặc đoạn",

  "text-analyzer.glance.words": "{count} từ",
  "text-analyzer.glance.characters": "{characters} ký tự, {sentences} câu.",

  "text-analyzer.text.api": "văn bản cần xem",
  "text-analyzer.length.api": "bao nhiêu",
  "text-analyzer.language.api": "Latin, hoặc tiếng Việt có dấu",
  "text-analyzer.start.api": "bắt đầu bằng Lorem ipsum (Latin)",
  "text-analyzer.change.text.api": "văn bản cần sửa",
  "text-analyzer.change.api":
    "sửa thành gì; unique và count xét từng dòng, number_vi và number_en đọc số nguyên trên mỗi dòng thành chữ, vni và tcvn3 đọc chữ gõ bằng phông trước Unicode",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly textAnalyzer: typeof textAnalyzer;
  }
}
