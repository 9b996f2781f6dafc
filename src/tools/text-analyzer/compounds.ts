import { type Words, clauseEnd, collectWords, countPairs } from "./words.ts";

const everyday =
  "công ty, doanh nghiệp, doanh thu, hóa đơn, đơn hàng, tỷ số, kinh doanh, kinh tế, thị trường, khách hàng, sản phẩm, dịch vụ, chất lượng, giá cả, thương mại, thương hiệu, đầu tư, tài chính, ngân hàng, tài khoản, lãi suất, cổ phiếu, chứng khoán, sản xuất, xuất khẩu, nhập khẩu, tiêu dùng, tiêu thụ, quảng cáo, hợp đồng, đối tác, nhân viên, giám đốc, lãnh đạo, quản lý, tuyển dụng, ứng viên, kinh nghiệm, kỹ năng, mức lương, lao động, công việc, nghề nghiệp, cơ hội, thách thức, mục tiêu, chiến lược, kế hoạch, dự án, giải pháp, kết quả, hiệu quả, phát triển, tăng trưởng, cạnh tranh, hợp tác, hỗ trợ, tư vấn, bảo hiểm, bảo hành, bảo vệ, bảo đảm, đảm bảo, " +
  "chính phủ, nhà nước, quốc hội, quốc gia, quốc tế, thế giới, khu vực, địa phương, thành phố, nông thôn, đô thị, tỉnh thành, chính quyền, chính sách, pháp luật, quy định, nghị định, thông tư, quyết định, hành chính, thủ tục, hồ sơ, giấy tờ, cơ quan, tổ chức, đơn vị, cá nhân, tập thể, cộng đồng, xã hội, dân tộc, dân số, nhân dân, người dân, công dân, quyền lợi, nghĩa vụ, trách nhiệm, tội phạm, công an, cảnh sát, quân đội, an ninh, an toàn, giao thông, tai nạn, hạ tầng, xây dựng, công trình, kiến trúc, môi trường, ô nhiễm, khí hậu, thời tiết, nhiệt độ, thiên nhiên, thiên tai, lũ lụt, năng lượng, điện lực, tài nguyên, nông nghiệp, nông dân, công nghiệp, thủy sản, chăn nuôi, trồng trọt, lúa gạo, trái cây, " +
  "giáo dục, đào tạo, học sinh, sinh viên, giáo viên, giảng viên, nhà trường, trường học, đại học, môn học, bài tập, kiến thức, khoa học, nghiên cứu, công nghệ, kỹ thuật, thông tin, truyền thông, dữ liệu, máy tính, điện thoại, phần mềm, phần cứng, ứng dụng, trí tuệ, nhân tạo, trực tuyến, mật khẩu, bảo mật, thiết bị, hệ thống, chương trình, mạng lưới, người dùng, người đọc, độc giả, báo chí, nhà báo, phóng viên, truyền hình, âm nhạc, ca sĩ, nghệ sĩ, nghệ thuật, văn hóa, văn học, lịch sử, truyền thống, lễ hội, di sản, du lịch, du khách, khách sạn, nhà hàng, món ăn, ẩm thực, thưởng thức, khám phá, trải nghiệm, hoạt động, phong cảnh, bãi biển, bóng đá, cầu thủ, huấn luyện, thể thao, đội tuyển, giải đấu, trận đấu, vô địch, " +
  "sức khỏe, y tế, bệnh viện, bệnh nhân, bác sĩ, điều trị, phòng ngừa, triệu chứng, thuốc men, dinh dưỡng, thực phẩm, thực đơn, rau củ, cơ thể, tinh thần, tâm lý, gia đình, cha mẹ, bố mẹ, trẻ em, con cái, phụ nữ, phụ huynh, thanh niên, bạn bè, tình yêu, tình bạn, hạnh phúc, cuộc sống, cuộc đời, cảm xúc, suy nghĩ, ý kiến, ý nghĩa, vấn đề, nguyên nhân, giá trị, nội dung, hình ảnh, hình thức, thời gian, không gian, tương lai, quá khứ, hiện tại, hiện nay, buổi sáng, buổi tối, mùa xuân, mùa hè, nhân loại, nhân quyền, tự do, bình đẳng, công bằng, hòa bình, chiến tranh, con người, đất nước, việt nam, hà nội, sài gòn, đà nẵng, triệu đồng, tỷ đồng, nghìn đồng, phần trăm, biến động, thay đổi, ảnh hưởng, tác động, tham gia, sử dụng, thực hiện, tiếp tục, bắt đầu, kết thúc, chuẩn bị, tìm kiếm, lựa chọn, so sánh, đánh giá, giao tiếp, giải trí, trò chơi, dân gian, chuyên gia, chuyên nghiệp, hấp dẫn, nổi tiếng, quan trọng, cần thiết, đặc biệt, phổ biến, hiện đại, xinh đẹp, tiết kiệm, chi phí, chi tiết, ngân sách, giao dịch, thanh toán, vận chuyển, giao hàng, đặt hàng, mua sắm, cửa hàng, siêu thị, khuyến mãi, việc làm, đầu tiên, cuối cùng";

/** Vietnamese words of two syllables that writing is full of; others are found by how often they stand together. */
export const commonCompounds: ReadonlySet<string> = new Set(everyday.split(", "));

const singleScore = 0.2;
const leastBond = 0.75;
const knownBond = 2;

type Bonds = {
  /** How much two syllables belong together; null when they are no word. */
  readonly between: (first: number, second: number) => number | null;
  readonly isKnown: (first: number, second: number) => boolean;
  readonly standsOnce: (syllable: number) => boolean;
};

function bondsIn(syllables: Words, isSmall: (syllable: string) => boolean): Bonds {
  const { vocabulary, counts } = syllables;
  const pairs = countPairs(syllables);
  const small = vocabulary.map(isSmall);
  const isKnown = (first: number, second: number) =>
    commonCompounds.has(`${vocabulary[first]} ${vocabulary[second]}`);
  return {
    isKnown,
    standsOnce: (syllable) => counts[syllable] === 1,
    between(first, second) {
      if (isKnown(first, second)) return knownBond;
      const [ofFirst = 0, ofSecond = 0] = [counts[first], counts[second]];
      const together = ofFirst > 1 && ofSecond > 1 ? (pairs.get(first * vocabulary.length + second) ?? 0) : 1;
      if (together < 2 && (small[first] || small[second])) return null;
      const strength = (2 * together) / (ofFirst + ofSecond);
      return strength < leastBond ? null : strength + (together > 1 ? 0.5 : 0);
    },
  };
}

/** Where in a run of syllables words of two begin, such that their bonds are the strongest in all. */
function pairsIn(run: readonly number[], { between }: Bonds): ReadonlySet<number> {
  const best: { score: number; isPair: boolean }[] = [];
  for (let at = run.length - 1; at >= 0; at -= 1) {
    const alone = singleScore + (best[at + 1]?.score ?? 0);
    const bond = at + 1 < run.length ? between(run[at] ?? 0, run[at + 1] ?? 0) : null;
    const joined = bond === null ? -1 : bond + (best[at + 2]?.score ?? 0);
    best[at] = joined >= alone ? { score: joined, isPair: true } : { score: alone, isPair: false };
  }
  const begun = new Set<number>();
  for (let at = 0; at < run.length; at += best[at]?.isPair ? 2 : 1) if (best[at]?.isPair) begun.add(at);
  return begun;
}

/** Three that stand together once, with no known word among them, are left whole: "Hồ Chí Minh". */
const isOnePhrase = (run: readonly number[], { isKnown, standsOnce }: Bonds): boolean =>
  run.length === 3 &&
  run.every((syllable, at) => {
    const next = run[at + 1];
    return standsOnce(syllable) && !(next !== undefined && isKnown(syllable, next));
  });

function wordsOfRun(run: readonly number[], bonds: Bonds): (readonly number[])[] {
  if (isOnePhrase(run, bonds)) return [run];
  const begun = pairsIn(run, bonds);
  const words: (readonly number[])[] = [];
  for (let at = 0; at < run.length; at += begun.has(at) ? 2 : 1)
    words.push(run.slice(at, begun.has(at) ? at + 2 : at + 1));
  return words;
}

/**
 * Vietnamese words out of syllables, which spaces part: two that mostly stand side by side in this text are one word,
 * and where each stands there but once, they are taken two by two from the left. Small words stay alone.
 */
export function joinSyllables(
  syllables: Words,
  { isSmall, mayJoin }: { isSmall: (syllable: string) => boolean; mayJoin: (syllable: string) => boolean },
): Words {
  const { vocabulary, sequence } = syllables;
  const joining = vocabulary.map(mayJoin);
  const bonds = bondsIn(syllables, isSmall);
  const { add, endClause, words } = collectWords();
  let run: number[] = [];
  const endRun = () => {
    for (const word of wordsOfRun(run, bonds)) add(word.map((syllable) => vocabulary[syllable]).join(" "));
    run = [];
  };
  for (const syllable of sequence) {
    if (syllable !== clauseEnd && joining[syllable]) {
      run.push(syllable);
      continue;
    }
    endRun();
    if (syllable === clauseEnd) endClause();
    else add(vocabulary[syllable] ?? "");
  }
  endRun();
  return words();
}
