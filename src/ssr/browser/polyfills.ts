// What bundled code and its libraries take for granted beyond Chrome 80, Safari 14 and Firefox 78; loaded only there.
import "core-js/actual/array/at";
import "core-js/actual/array/find-last";
import "core-js/actual/array/find-last-index";
import "core-js/actual/array/to-reversed";
import "core-js/actual/array/to-sorted";
import "core-js/actual/array/with";
import "core-js/actual/object/group-by";
import "core-js/actual/object/has-own";
import "core-js/actual/promise/with-resolvers";
import "core-js/actual/string/at";
import "core-js/actual/string/is-well-formed";
import "core-js/actual/string/replace-all";
import "core-js/actual/string/to-well-formed";

// core-js would bring a whole URL parser along.
if (!("canParse" in URL)) {
  Object.defineProperty(URL, "canParse", {
    value(urlText: string, baseUrl?: string): boolean {
      try {
        return Boolean(new URL(urlText, baseUrl));
      } catch {
        return false;
      }
    },
  });
}

// Safari has it from 15 on; what makes one-time codes writes its counter so. Only numbers from 0 on are written.
if (!("setBigUint64" in DataView.prototype)) {
  // oxlint-disable-next-line no-extend-native -- standing in for what a library takes for granted is what this file does
  Object.defineProperty(DataView.prototype, "setBigUint64", {
    value(this: DataView, byteOffset: number, bigValue: bigint, isLittle = false) {
      const [highHalf, lowHalf] = [Number(bigValue / 4_294_967_296n), Number(bigValue % 4_294_967_296n)];
      this.setUint32(byteOffset, isLittle ? lowHalf : highHalf, isLittle);
      this.setUint32(byteOffset + 4, isLittle ? highHalf : lowHalf, isLittle);
    },
  });
}

// Added to Chrome in 86 and to Safari in 14; core-js has no DOM.
if (!("replaceChildren" in Element.prototype)) {
  Object.defineProperty(Element.prototype, "replaceChildren", {
    value(this: Element, ...nodes: (Node | string)[]) {
      this.textContent = "";
      this.append(...nodes);
    },
  });
}
