export const data = {
  "data.surrogate":
    "Dòng {line}, cột {column}: có một nửa ký tự (surrogate lẻ), định dạng này không chứa được. Hãy xóa nó đi.",
  "data.deep": "Dòng {line}, cột {column}: dữ liệu lồng nhau quá {max} tầng.",
  "data.tooMuch":
    "Kết quả vượt quá {max} MiB nên không được tạo. Hãy thử mức thụt lề nhỏ hơn hoặc ít dữ liệu hơn.",

  "data.json.empty": "Dòng {line}, cột {column}: thiếu một giá trị JSON ở đây.",
  "data.json.after": "Dòng {line}, cột {column}: sau giá trị JSON vẫn còn nội dung thừa.",
  "data.json.open": "Dòng {line}, cột {column}: dấu {bracket} mở ở đây nhưng chưa được đóng.",
  "data.json.key": "Dòng {line}, cột {column}: ở đây cần một tên khóa đặt trong dấu nháy kép.",
  "data.json.colon": 'Dòng {line}, cột {column}: thiếu dấu hai chấm sau khóa "{key}".',
  "data.json.commaOrBrace": "Dòng {line}, cột {column}: ở đây cần dấu phẩy hoặc dấu }.",
  "data.json.commaOrBracket": "Dòng {line}, cột {column}: ở đây cần dấu phẩy hoặc dấu ].",
  "data.json.trailingComma": "Dòng {line}, cột {column}: thừa dấu phẩy ngay trước dấu đóng này.",
  "data.json.singleQuote": "Dòng {line}, cột {column}: JSON chỉ dùng dấu nháy kép, không dùng dấu nháy đơn.",
  "data.json.comment": "Dòng {line}, cột {column}: JSON không cho phép chú thích.",
  "data.json.word":
    'Dòng {line}, cột {column}: "{found}" không phải giá trị JSON. Văn bản phải nằm trong dấu nháy kép; ngoài ra chỉ có true, false và null.',
  "data.json.badNumber": 'Dòng {line}, cột {column}: "{found}" không phải là số viết đúng theo JSON.',
  "data.json.unexpected": "Dòng {line}, cột {column}: không thể có ký tự {found} ở đây.",
  "data.json.stringEnd":
    "Dòng {line}, cột {column}: văn bản bắt đầu ở đây chưa có dấu nháy kép đóng trên cùng dòng.",
  "data.json.control":
    "Dòng {line}, cột {column}: ký tự điều khiển {code} trong văn bản phải viết dưới dạng mã thoát, ví dụ \\n hoặc \\t.",
  "data.json.escape": "Dòng {line}, cột {column}: mã thoát {found} không có trong JSON.",
  "data.json.twice":
    'Dòng {line}, cột {column}: khóa "{key}" lặp lại trong cùng một đối tượng; cả hai đều được giữ.',
  "data.json.twin":
    'Dòng {line}, cột {column}: khóa "{key}" lặp lại trong cùng một đối tượng, định dạng đích không chứa được cả hai.',
  "data.json.number":
    "Dòng {line}, cột {column}: số {number} có nhiều chữ số hơn mức đa số chương trình giữ được. Ở đây nó được giữ nguyên.",

  "data.yaml.cycle": "Tài liệu YAML này chứa chính nó (bí danh trỏ vòng), JSON không biểu diễn được.",
  "data.yaml.bomb": "Tài liệu YAML này nhân bản bí danh quá nhiều lần nên bị từ chối.",
  "data.yaml.alias": "Dòng {line}, cột {column}: bí danh *{name} chưa có neo &{name} ở phía trước.",
  "data.yaml.key":
    "Có khóa là một bảng hoặc danh sách; JSON chỉ có khóa là văn bản nên tên khóa đó không còn nguyên vẹn.",
  "data.yaml.number":
    "Có những số dài khác nhau bị làm tròn về cùng một giá trị (ví dụ {number}), nên không thể chuyển mà không sai lệch. Hãy đặt chúng trong dấu nháy.",
  "data.yaml.infinite": "JSON không có vô cực và NaN; giá trị đó được ghi là null.",
  "data.yaml.twice": 'Dòng {line}, cột {column}: khóa "{key}" lặp lại; chỉ giá trị cuối cùng được giữ.',
  "data.yaml.fault.indent": "Dòng {line}, cột {column}: thụt lề không khớp với các dòng phía trên.",
  "data.yaml.fault.tab": "Dòng {line}, cột {column}: YAML thụt lề bằng dấu cách, không dùng phím Tab.",
  "data.yaml.fault.open":
    "Dòng {line}, cột {column}: thiếu dấu đóng (ngoặc hoặc nháy) hoặc thiếu dấu hai chấm.",
  "data.yaml.fault.colon":
    "Dòng {line}, cột {column}: giá trị chứa dấu hai chấm kèm dấu cách. Hãy đặt giá trị trong dấu nháy hoặc xuống dòng.",
  "data.yaml.fault.noColon":
    "Dòng {line}, cột {column}: khóa phải nằm gọn trên một dòng và có dấu hai chấm theo sau.",
  "data.yaml.fault.escape": "Dòng {line}, cột {column}: mã thoát này không có trong YAML.",
  "data.yaml.fault.start":
    "Dòng {line}, cột {column}: giá trị không được bắt đầu bằng ký tự này. Hãy đặt nó trong dấu nháy.",
  "data.yaml.fault.unexpected": "Dòng {line}, cột {column}: nội dung này không đúng cú pháp YAML.",

  "data.csv.empty": "Chưa có dòng CSV nào.",
  "data.csv.open": "Dòng {line}, cột {column}: dấu nháy kép mở ở đây chưa được đóng.",
  "data.csv.afterQuote": "Dòng {line}, cột {column}: sau dấu nháy đóng phải là dấu phân cách hoặc hết dòng.",
  "data.csv.ragged": "Dòng {line}: có {found} ô trong khi dòng tiêu đề chỉ có {wanted} cột.",
  "data.csv.short": "Dòng {line}: chỉ có {found} trên {wanted} ô; các ô thiếu được để trống.",
  "data.csv.column": 'Cột {number} không có tên riêng nên được gọi là "{name}".',
  "data.csv.nothing": "Không có gì để xếp thành bảng. Cần một danh sách các đối tượng JSON.",
} as const;
