import { syllable } from "syllable";
import type { TextLanguage } from "./schema.ts";
import type { Words } from "./words.ts";

const everyday =
  "a à ạ ai anh ăn áo ạo ấy ấm ẩm âm bà bác bài bán bàn bạn bảng banh bánh bao bảo báo bắt bằng bắc bay bảy bận bất bây bé bên bến bệnh bếp bị biết biển biệt bình bố bốn bộ bông bơi buổi buồn bữa bước buýt cá các cách cái cảm cảnh cao cả cạnh cần cầm cầu cậu câu cây cha chạy chân chẳng chào chắc chậm chất chén chết chi chỉ chị chiếc chiều chim chín chính cho chó chỗ chợ chơi chú chủ chúc chúng chuyện chuyển chưa chứ chữ chương có cô cố con còn công cơm cơ cũ của cùng cũng cuộc cuối cửa cực da dài danh dạy dân dần dầu dậy dễ dì dịch diện dòng do dù dùng dự dưới đã đang đáng đánh đau đâu đầu đây đất đấy đẹp đem đen đèn đến đêm đều để đi địa điểm điện điều đinh đình định đó đọc đói đón đỏ đông đồ đồng động độ đội đôi đổi đối đời đợi đứa đúng đứng được đường đưa em êm gà gái gặp gần gì gia giá giải giảm giao giàu gió gọi giỏi giống giờ giới giúp giữ giữa gửi hai hàng hãy hay hát hằng hạnh hè hẹn hết hiểu hiện hình hoa hòa hoặc học hỏi họ hóa hoàn hoạt hội hồi hôm hơn hợp hướng ích ít im kế kéo kém kết khá khác khách khắp khi khó khóc khoa khoảng khoẻ khỏe khỏi không khu kia kiểm kiến kim kinh kính kỳ là lá lạ lại làm lành làng lạnh lau lâu lắm lần lập lấy lên lịch liên lo loại lòng lỗi lớn lớp lời luôn lúc lúa lúng lương lượng lửa mà má mang màu mau may máy mạnh mặc mặt mặn mắt mắc mất mấy mẹ mèo mệt mình minh miền miệng món mong một mọi môi môn mỗi mỏi mới mời mùa mua muốn mưa mười mừng mức nam năm nay này nào nấu nắng nặng nên nếu nó nói nóng nơi núi nữ nữa nước nhà nhạc nhanh nhau nhân nhất nhận nhập nhìn nhiều nhiên nhỏ nhóm nhớ như nhưng những nhựt nhẹ nghe nghề nghỉ nghĩ nghĩa nghiệm nghiệp ngày ngon ngoài ngồi ngôi ngủ người nguyên oi ông ơi ở phải phát phần phẩm phía phim phòng phố phổ phở phút phụ phương qua quá quan quanh quả quán quần quê quen quét quên quốc quyền quyết quyển ra ranh rau răng rằng rất rẻ riêng rộng rồi rơi rõ rung rừng rưỡi sai sang sáng sạch sau sáu sách sản sắc sắp sẽ sinh sống số sông sớm sợ sơn suốt sư sự sức sửa sữa ta tay tại tám tạo tài tập tắt tất tất tàu tên tết thành thanh thanh thay tháng thăm thằng thấp thấy thầy thân thật thể thế theo thêm thi thì thích thiếu thị thịt thôi thông thống thời thơ thơm thuốc thuộc thư thứ thử thức thường thương tiền tiến tiếng tiếp tiết tiêu tìm tin tính tình to toàn tốt tôi tối tới trai trái trang tranh trăm trắng trong trông trời trở trước trường trưa trừ truyện truyền trên trẻ tròn trồng trí trò trứng tuần tuổi tư từ từng tức tự tươi tưởng tượng ưa ứng uống và vài vàng vào văn vẫn vậy vân vật về vẽ vé vì việc viên viết việt vợ với vô vui vùng vừa vườn xa xanh xảy xe xem xin xinh xong xuống xuất xung xử ý yên yêu yếu";

/** About six hundred syllables that most Vietnamese writing is made of; what is not among them makes it harder. */
const commonSyllables: ReadonlySet<string> = new Set(everyday.split(" "));

export const readabilityLevels = [
  "veryEasy",
  "easy",
  "fairlyEasy",
  "plain",
  "fairlyHard",
  "hard",
  "veryHard",
] as const;
export type ReadabilityLevel = (typeof readabilityLevels)[number] | "tooShort" | "unknown";
export type Readability = {
  readonly score: number | null;
  readonly level: ReadabilityLevel;
  readonly method: "flesch" | "estimate" | null;
};

export const minWords = 30;
export const minSentences = 2;

/**
 * How easily a text reads, 0 to 100. English: Flesch (1948), 206.835 − 1.015 · words per sentence − 84.6 · syllables
 * per word. Vietnamese, where every word that spaces separate is one syllable: an estimate of our own from the length
 * of sentences and the share of syllables that are not common.
 */
export function readabilityOf(
  textWords: Words,
  { sentences, language, syllables }: { sentences: number; language: TextLanguage; syllables: number | null },
): Readability {
  if (language === "other") return { score: null, level: "unknown", method: null };
  if (textWords.total < minWords || sentences < minSentences)
    return { score: null, level: "tooShort", method: null };
  const pace = textWords.total / sentences;
  const rawScore =
    language === "en"
      ? 206.835 - 1.015 * pace - 84.6 * ((syllables ?? 0) / textWords.total)
      : 100 - 2 * Math.max(0, pace - 8) - 0.9 * Math.max(0, 100 * rareShare(textWords) - 15);
  const readabilityScore = Math.round(10 * Math.min(100, Math.max(0, rawScore))) / 10;
  return {
    score: readabilityScore,
    level: levelOf(readabilityScore),
    method: language === "en" ? "flesch" : "estimate",
  };
}

function rareShare({ vocabulary, counts, total }: Words): number {
  let rare = 0;
  for (const [wordNumber, vocabularyWord] of vocabulary.entries())
    if (!commonSyllables.has(vocabularyWord)) rare += counts[wordNumber] ?? 0;
  return rare / total;
}

function levelOf(readabilityScore: number): ReadabilityLevel {
  const minScores = [90, 80, 70, 60, 50, 30, 0];
  return readabilityLevels[minScores.findIndex((minScore) => readabilityScore >= minScore)] ?? "veryHard";
}

/** Null for a language whose syllables are not known. */
export function countSyllables({ vocabulary, counts, total }: Words, language: TextLanguage): number | null {
  if (language === "other") return null;
  if (language === "vi") return total;
  let syllableSum = 0;
  for (const [wordNumber, vocabularyWord] of vocabulary.entries())
    syllableSum += (counts[wordNumber] ?? 0) * Math.max(1, syllable(vocabularyWord.slice(0, 60)));
  return syllableSum;
}
