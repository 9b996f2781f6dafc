import { capitalized } from "#core/capitalized.ts";
/**
 * Vietnamese as fonts of the nineties drew it, as it looks today: letters of Latin-1 in which each stands for another.
 * TCVN3 (TCVN 5712:1993, table VN3) has one sign a letter; VNI for Windows writes a letter and then its marks.
 */

const tcvn3 =
  "µà ¸á ¶ả ·ã ¹ạ ¨ă »ằ ¾ắ ¼ẳ ½ẵ Æặ ©â Çầ Êấ Èẩ Éẫ Ëậ ®đ Ìè Ðé Îẻ Ïẽ Ñẹ ªê Òề Õế Óể Ôễ Öệ ×ì Ýí Øỉ Üĩ Þị ßò ãó áỏ âõ äọ «ô åồ èố æổ çỗ éộ ¬ơ êờ íớ ëở ìỡ îợ ïù óú ñủ òũ ôụ \u00adư õừ øứ öử ÷ữ ùự úỳ ýý ûỷ üỹ þỵ ¡Ă ¢Â §Đ £Ê ¤Ô ¥Ơ ¦Ư";

const vni =
  "aùá aøà aûả aõã aïạ aêă aéắ aèằ aúẳ aüẵ aëặ aââ aáấ aàầ aåẩ aãẫ aäậ eùé eøè eûẻ eõẽ eïẹ eâê eáế eàề eåể eãễ eäệ æỉ óĩ òị oùó oøò oûỏ oõõ oïọ oâô oáố oàồ oåổ oãỗ oäộ ôùớ ôøờ ôûở ôõỡ ôïợ ôơ uùú uøù uûủ uõũ uïụ öùứ öøừ öûử öõữ öïự öư yùý yøỳ yûỷ yõỹ îỵ ñđ";

type Letters = ReadonlyMap<string, string>;

const lettersOf = (pairs: string): Letters =>
  new Map(pairs.split(" ").map((pair) => [pair.slice(0, -1), pair.slice(-1)]));

/** A capital letter may have its marks in capitals or not. */
function withCapitals(letters: Letters): Letters {
  const capitals = [...letters].flatMap(([drawn, letter]): [string, string][] => [
    [drawn.toUpperCase(), letter.toUpperCase()],
    [capitalized(drawn, "vi"), letter.toUpperCase()],
  ]);
  return new Map([...letters, ...capitals]);
}

function decoderOf(letters: Letters): (text: string) => string {
  // The longer ones first: what is a mark after one letter is a letter by itself.
  const drawn = [...letters.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(drawn.join("|"), "g");
  return (text) => text.normalize("NFC").replace(pattern, (found) => letters.get(found) ?? found);
}

/** A text in a font of TCVN3 (names like .VnTime) as Unicode. */
export const fromTcvn3 = decoderOf(lettersOf(tcvn3));

/** A text in a font of VNI (names like VNI-Times) as Unicode. */
export const fromVni = decoderOf(withCapitals(lettersOf(vni)));
