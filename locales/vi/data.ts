export const data = {
  "data.label": "Chuyển đổi dữ liệu",
  "data.short": "Chuyển đổi dữ liệu",
  "data.line": "JSON, YAML, CSV hai chiều",
  "data.lead": "Dán JSON, YAML hay CSV, nhận bản chuyển đổi không sai một chữ số.",
  "data.title": "JSON, YAML, CSV",
  "data.summary":
    "Làm đẹp và kiểm tra JSON, chuyển qua lại giữa JSON, YAML và CSV. Báo lỗi đúng dòng, đúng cột.",
  "data.intro":
    "Dán dữ liệu, chọn cách chuyển. Số dài và thứ tự trường được giữ nguyên; nếu có lỗi, bạn thấy ngay dòng, cột và chỗ sai.",
  "data.privacy":
    "JSON và CSV được chuyển ngay trên máy bạn. YAML, và mọi thứ khi tắt JavaScript hoặc chặn dữ liệu trang web, được gửi lên để máy chủ chuyển giúp và không lưu lại.",
  "data.faq.1.q": "Vì sao số dài trong JSON hay bị sai ở công cụ khác?",
  "data.faq.1.a":
    "Nhiều công cụ đọc số bằng kiểu số thực 64 bit nên 12345678901234567890 thành 12345678901234567000. Ở đây từng chữ số được giữ nguyên và bạn được báo về những số như vậy.",
  "data.faq.2.q": "Mở CSV bằng Excel tiếng Việt bị lỗi font hoặc dồn vào một cột thì làm sao?",
  "data.faq.2.a":
    "Khi chuyển JSON thành CSV, hãy để nguyên dấu chọn ở mục “Ghi CSV cho Excel tiếng Việt” (đã chọn sẵn). Excel khi đó nhận đúng tiếng Việt, tách đúng cột và hiểu đúng số thập phân.",
  "data.faq.3.q": "Chú thích trong YAML có được giữ khi chuyển sang JSON không?",
  "data.faq.3.a":
    "Không, vì JSON không có chú thích. Neo (&) và bí danh (*) được thay bằng giá trị thật; tên trường lặp lại được báo để bạn biết giá trị nào được giữ.",
  "data.example.text": "JSON này:",
  "data.example.result": "thành YAML:",

  "data.text": "Dữ liệu",
  "data.text.hint": "JSON, YAML hoặc CSV, tối đa 1 MiB.",
  "data.json/pretty": "Làm đẹp JSON",
  "data.json/repair": "Sửa JSON lỗi",
  "data.json/yaml": "JSON → YAML",
  "data.yaml/json": "YAML → JSON",
  "data.csv/json": "CSV → JSON",
  "data.json/csv": "JSON → CSV",
  "data.options": "Tùy chọn: thụt lề, dấu phân cách",
  "data.indent": "Thụt lề JSON",
  "data.indent.2": "2 dấu cách",
  "data.indent.3": "3 dấu cách",
  "data.indent.4": "4 dấu cách",
  "data.indent.8": "8 dấu cách",
  "data.indent.tab": "Tab",
  "data.indent.none": "Một dòng (nén)",
  "data.sort_keys": "Sắp xếp tên trường theo thứ tự chữ cái",
  "data.delimiter": "Dấu phân cách CSV",
  "data.delimiter.auto": "Tự nhận (ghi: dấu phẩy)",
  "data.delimiter.comma": "Dấu phẩy ,",
  "data.delimiter.semicolon": "Dấu chấm phẩy ;",
  "data.delimiter.tab": "Tab",
  "data.delimiter.bar": "Gạch đứng |",
  "data.header": "Dòng đầu của CSV là tên cột",
  "data.types": "Đọc số, true, false trong CSV thành giá trị JSON",
  "data.excel": "Ghi CSV cho Excel tiếng Việt: dấu chấm phẩy, số thập phân dùng dấu phẩy, có BOM",
  "data.bom": "Thêm BOM để Excel đọc đúng tiếng Việt",
  "data.flatten": "Tách đối tượng lồng nhau thành nhiều cột",
  "data.escape_formulas": "Vô hiệu hóa công thức bảng tính (=, +, -, @)",
  "data.busy": "Đang chuyển đổi…",
  "data.result": "Kết quả",
  "data.empty": "Kết quả sẽ hiện ở đây.",
  "data.changes": "Đã sửa {count} chỗ, theo từng dòng",
  "data.changes.none": "JSON này đã đúng, không phải sửa gì.",
  "data.reuse": "Dùng làm dữ liệu đầu vào",

  "data.surrogate":
    "Dòng {line}, cột {column}: có một nửa ký tự (surrogate lẻ), định dạng này không chứa được. Hãy xóa nó đi.",
  "data.deep": "Dòng {line}, cột {column}: dữ liệu lồng nhau quá {max} tầng.",
  "data.tooMuch":
    "Kết quả vượt quá {max} MiB nên không được tạo. Hãy thử mức thụt lề nhỏ hơn hoặc ít dữ liệu hơn.",

  "data.tooMany":
    "Văn bản có hơn {max} giá trị, quá nhiều cho một lần chuyển đổi. Hãy chia thành nhiều phần.",

  "data.json.empty": "Dòng {line}, cột {column}: thiếu một giá trị JSON ở đây.",
  "data.json.after": "Dòng {line}, cột {column}: sau giá trị JSON vẫn còn nội dung thừa.",
  "data.json.another":
    "Dòng {line}, cột {column}: ở đây bắt đầu thêm một giá trị JSON nữa. Hãy đặt tất cả trong một cặp [ ], ngăn nhau bằng dấu phẩy.",
  "data.json.open": "Dòng {line}, cột {column}: dấu {bracket} mở ở đây nhưng chưa được đóng.",
  "data.json.key": "Dòng {line}, cột {column}: ở đây cần một tên trường đặt trong dấu nháy kép.",
  "data.json.colon": 'Dòng {line}, cột {column}: thiếu dấu hai chấm sau tên trường "{key}".',
  "data.json.commaOrBrace": "Dòng {line}, cột {column}: ở đây cần dấu phẩy hoặc dấu }.",
  "data.json.commaOrBracket": "Dòng {line}, cột {column}: ở đây cần dấu phẩy hoặc dấu ].",
  "data.json.trailingComma": "Dòng {line}, cột {column}: thừa dấu phẩy ngay trước dấu đóng này.",
  "data.json.singleQuote": "Dòng {line}, cột {column}: JSON chỉ dùng dấu nháy kép, không dùng dấu nháy đơn.",
  "data.json.curlyQuote":
    'Dòng {line}, cột {column}: {found} là dấu nháy cong do Zalo, Word hoặc điện thoại tự đổi. Hãy thay bằng dấu nháy thẳng: ".',
  "data.json.comment": "Dòng {line}, cột {column}: JSON không cho phép chú thích.",
  "data.json.word":
    'Dòng {line}, cột {column}: "{found}" không phải giá trị JSON. Văn bản phải nằm trong dấu nháy kép; ngoài ra chỉ có true, false và null.',
  "data.json.badNumber": 'Dòng {line}, cột {column}: "{found}" không phải là cách viết số của JSON.',
  "data.json.unexpected": "Dòng {line}, cột {column}: không thể có ký tự {found} ở đây.",
  "data.json.invisible":
    "Dòng {line}, cột {column}: có một ký tự vô hình ({code}) ở đây, thường do chép từ trang web hoặc tin nhắn. Hãy xóa nó hoặc thay bằng dấu cách thường.",
  "data.json.stringEnd":
    "Dòng {line}, cột {column}: văn bản bắt đầu ở đây chưa có dấu nháy kép đóng trên cùng dòng.",
  "data.json.control":
    "Dòng {line}, cột {column}: ký tự điều khiển {code} trong văn bản phải viết dưới dạng mã thoát, ví dụ \\n hoặc \\t.",
  "data.json.unicodeEscape":
    "Dòng {line}, cột {column}: sau \\u phải có đúng bốn chữ số hex, như \\u00E0; ở đây là {found}.",
  "data.json.escape": "Dòng {line}, cột {column}: mã thoát {found} không có trong JSON.",
  "data.json.duplicateKeyKept":
    'Dòng {line}, cột {column}: tên trường "{key}" lặp lại trong cùng một đối tượng; cả hai đều được giữ.',
  "data.json.duplicateKey":
    'Dòng {line}, cột {column}: tên trường "{key}" lặp lại trong cùng một đối tượng, định dạng đích không chứa được cả hai.',
  "data.json.number":
    "Dòng {line}, cột {column}: số {number} có nhiều chữ số hơn mức đa số chương trình giữ được. Ở đây nó được giữ nguyên.",
  "data.json.tooLarge":
    "Dòng {line}, cột {column}: số {number} lớn hơn mức đa số chương trình giữ được, chúng sẽ đọc thành vô cực. Ở đây nó được giữ nguyên.",
  "data.json.tooSmall":
    "Dòng {line}, cột {column}: số {number} gần 0 hơn mức đa số chương trình giữ được, chúng sẽ đọc thành 0. Ở đây nó được giữ nguyên.",

  "data.yaml.cycle":
    "Dòng {line}, cột {column}: bí danh này nằm ngay trong neo của nó, tức dữ liệu chứa chính nó; JSON không biểu diễn được.",
  "data.yaml.alias": "Dòng {line}, cột {column}: bí danh *{name} chưa có neo &{name} ở phía trước.",
  "data.yaml.key":
    "Dòng {line}, cột {column}: tên trường này là một bảng hoặc danh sách; JSON chỉ có tên trường là văn bản nên nó được ghi thành văn bản.",
  "data.yaml.tag":
    "Dòng {line}, cột {column}: công cụ không biết thẻ {tag}; giá trị được lấy nguyên như đã viết.",
  "data.yaml.tagMisfit":
    "Dòng {line}, cột {column}: giá trị không có dạng mà thẻ {tag} đòi hỏi nên được lấy nguyên như đã viết.",
  "data.yaml.rewritten":
    "Dòng {line}, cột {column}: {number} được ghi thành {json}, cùng giá trị; đa số chương trình không giữ được số này chính xác.",
  "data.yaml.infinite": "Dòng {line}, cột {column}: JSON không có vô cực và NaN; {number} được ghi là null.",
  "data.yaml.leadingZero":
    'Dòng {line}, cột {column}: với YAML, {number} là số nên số 0 ở đầu bị mất. Muốn giữ (số điện thoại, mã số), hãy viết "{number}" trong dấu nháy.',
  "data.yaml.plus":
    'Dòng {line}, cột {column}: với YAML, {number} là số nên dấu + ở đầu bị mất. Muốn giữ (số điện thoại), hãy viết "{number}" trong dấu nháy.',
  "data.yaml.thousands":
    'Dòng {line}, cột {column}: với YAML, {number} là số thập phân, dấu chấm không ngăn hàng nghìn. Hãy bỏ dấu chấm, hoặc giữ nguyên dạng văn bản trong dấu nháy: "{number}".',
  "data.yaml.duplicateKey":
    'Dòng {line}, cột {column}: tên trường "{key}" lặp lại; chỉ giá trị cuối cùng được giữ.',
  "data.yaml.merge":
    "Dòng {line}, cột {column}: << dùng để trộn bảng, nhưng ở đây không phải bảng hay danh sách bảng. Nếu đó là tên trường, hãy đặt trong dấu nháy.",
  "data.yaml.version":
    "Dòng {line}: văn bản ghi là YAML {version} nhưng được đọc theo YAML 1.2: yes, no, on, off là chữ, còn 010 là số mười.",
  "data.yaml.fault.indent": "Dòng {line}, cột {column}: thụt lề không khớp với các dòng phía trên.",
  "data.yaml.fault.tab": "Dòng {line}, cột {column}: YAML thụt lề bằng dấu cách, không dùng phím Tab.",
  "data.yaml.fault.open":
    "Dòng {line}, cột {column}: thiếu dấu đóng (ngoặc hoặc nháy) hoặc thiếu dấu hai chấm.",
  "data.yaml.fault.colon":
    "Dòng {line}, cột {column}: giá trị chứa dấu hai chấm kèm dấu cách. Hãy đặt giá trị trong dấu nháy hoặc xuống dòng.",
  "data.yaml.fault.noColon":
    "Dòng {line}, cột {column}: tên trường phải nằm gọn trên một dòng và có dấu hai chấm theo sau.",
  "data.yaml.fault.escape": "Dòng {line}, cột {column}: mã thoát này không có trong YAML.",
  "data.yaml.fault.tagHandle":
    "Dòng {line}, cột {column}: phần đầu của thẻ này, đến dấu ! thứ hai, cần một dòng %TAG ở trên tài liệu.",
  "data.yaml.fault.start":
    "Dòng {line}, cột {column}: giá trị không được bắt đầu bằng ký tự này. Hãy đặt nó trong dấu nháy.",
  "data.yaml.fault.unexpected": "Dòng {line}, cột {column}: nội dung này không đúng cú pháp YAML.",

  "data.csv.curlyQuote":
    'Dòng {line}, cột {column}: {found} là dấu nháy cong do Zalo, Word hoặc điện thoại tự đổi; CSV chỉ hiểu dấu nháy thẳng ("), nên nó không gói được nội dung ô.',
  "data.csv.empty": "Chưa có dòng CSV nào.",
  "data.csv.open": "Dòng {line}, cột {column}: dấu nháy kép mở ở đây chưa được đóng.",
  "data.csv.afterQuote": "Dòng {line}, cột {column}: sau dấu nháy đóng phải là dấu phân cách hoặc hết dòng.",
  "data.csv.ragged": "Dòng {line}: có {found} ô trong khi dòng tiêu đề chỉ có {wanted} cột.",
  "data.csv.thousands":
    "Dòng {line}: {number} có thể là số hàng nghìn hoặc số thập phân, nên các ô như vậy được giữ là văn bản.",
  "data.csv.short": "Dòng {line}: chỉ có {found} trên {wanted} ô; các ô thiếu được để trống.",
  "data.csv.columns":
    "Dòng đầu có {found} cột, nhiều hơn {max} cột mà một bảng tính chứa được. Hãy xem lại dấu phân cách.",
  "data.csv.column": 'Cột {number} không có tên riêng nên được gọi là "{name}".',
  "data.csv.sameColumn":
    'Khi tách đối tượng lồng nhau, hai giá trị của cùng một dòng đều thành cột "{name}". Hãy bỏ chọn mục tách, hoặc đổi tên một trường.',
  "data.csv.nothing": "Không có gì để xếp thành bảng. Cần một danh sách các đối tượng JSON.",
  "data.csv.rows": "Các dòng của bảng lấy từ danh sách “{name}”.",
  "data.csv.table": "Các dòng của bảng lấy từ danh sách “{name}”; phần còn lại của JSON không có trong CSV.",

  "data.api.json/pretty": "Định dạng JSON, giữ nguyên các số và thứ tự các trường",
  "data.api.json/repair":
    "Sửa văn bản gần giống JSON: dấu nháy, dấu phẩy, chú thích, tên trường không có nháy, ngoặc thiếu",
  "data.api.json/yaml": "Chuyển JSON sang YAML 1.2",
  "data.api.yaml/json": "Chuyển YAML 1.2 sang JSON",
  "data.api.csv/json": "Chuyển CSV (RFC 4180) sang JSON",
  "data.api.json/csv": "Chuyển danh sách đối tượng JSON sang CSV (RFC 4180)",

  "data.text.api": "nội dung cần chuyển",
  "data.indent.api": "mỗi cấp thụt vào bằng gì; none là dồn tất cả vào một dòng",
  "data.sort_keys.api": "sắp xếp tên trường của mọi đối tượng",
  "data.delimiter.api": "dấu ngăn giữa hai ô",
  "data.header.api": "dòng đầu là tên các cột",
  "data.types.api": "biến 12, true và null thành giá trị",
  "data.delimiter.written.api": "dấu ngăn giữa hai ô; auto là dấu phẩy",
  "data.excel.api": "để Excel tiếng Việt mở được ngay: dấu chấm phẩy, dấu phẩy thập phân và BOM",
  "data.bom.api": "bắt đầu bằng BOM, như Excel cần",
  "data.flatten.api": "mỗi trường của đối tượng bên trong thành một cột riêng",
  "data.escape_formulas.api": "đặt dấu nháy trước những gì bảng tính sẽ chạy như công thức",
} as const;

declare module "#locales/index.ts" {
  interface VietnameseTexts {
    readonly data: typeof data;
  }
}
