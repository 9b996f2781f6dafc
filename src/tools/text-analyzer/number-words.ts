/** How whole numbers are said, of digits alone, at most 18 of them; without a capital letter. */

const inGroups = (digits: string): number[] =>
  (digits.padStart(Math.ceil(digits.length / 3) * 3, "0").match(/\d{3}/g) ?? []).map(Number);

const digitsVi = ["không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín"] as const;

function unitVi(unit: number, ten: number): readonly string[] {
  if (unit === 0) return [];
  if (unit === 1 && ten > 1) return ["mốt"];
  if (unit === 4 && ten > 1) return ["tư"];
  if (unit === 5 && ten > 0) return ["lăm"];
  return [digitsVi[unit] ?? ""];
}

/** `isWhole` says the hundreds of what follows larger numbers, also where there are none. */
function groupVi(group: number, isWhole: boolean): readonly string[] {
  const [hundred, ten, unit] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const hundreds = hundred > 0 || isWhole ? [digitsVi[hundred] ?? "", "trăm"] : [];
  if (ten === 0)
    return [...hundreds, ...(unit > 0 && hundreds.length > 0 ? ["linh"] : []), ...unitVi(unit, ten)];
  return [...hundreds, ...(ten === 1 ? ["mười"] : [digitsVi[ten] ?? "", "mươi"]), ...unitVi(unit, ten)];
}

const scalesVi = [[], ["nghìn"], ["triệu"]] as const;

/** The three groups below a milliard, and what they are a milliard times. */
function groupsVi(groups: readonly number[]): readonly string[] {
  const low = groups.slice(-3);
  const high = groups.slice(0, -3);
  const billions = high.some(Boolean) ? [...groupsVi(high), "tỷ"] : [];
  return low.reduce<readonly string[]>((said, group, at) => {
    if (group === 0) return said;
    return [...said, ...groupVi(group, said.length > 0), ...(scalesVi[low.length - 1 - at] ?? [])];
  }, billions);
}

export const numberInVietnamese = (digits: string): string =>
  groupsVi(inGroups(digits)).join(" ") || digitsVi[0];

const smallEn =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tensEn = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scalesEn = ["", "thousand", "million", "billion", "trillion", "quadrillion"] as const;

function groupEn(group: number): readonly string[] {
  const hundreds = group >= 100 ? [smallEn[Math.floor(group / 100)] ?? "", "hundred"] : [];
  const rest = group % 100;
  if (rest === 0) return hundreds;
  if (rest < 20) return [...hundreds, smallEn[rest] ?? ""];
  const tens = tensEn[Math.floor(rest / 10)] ?? "";
  return [...hundreds, rest % 10 === 0 ? tens : `${tens}-${smallEn[rest % 10]}`];
}

export function numberInEnglish(digits: string): string {
  const groups = inGroups(digits);
  const said = groups.flatMap((group, at) =>
    group === 0 ? [] : [...groupEn(group), scalesEn[groups.length - 1 - at] ?? ""],
  );
  return said.filter(Boolean).join(" ") || "zero";
}
