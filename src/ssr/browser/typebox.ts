/**
 * What stands for "@sinclair/typebox" in the browser: only the builders that tools use, since the library's own
 * `Type` brings all of them. `browser-bundle.ts` puts it in its place.
 */
import {
  Array as ArrayOf,
  Boolean as BooleanOf,
  Composite,
  Integer,
  Literal,
  Null,
  Number as NumberOf,
  Object as ObjectOf,
  Optional,
  Record as RecordOf,
  String as StringOf,
  Tuple,
  Union,
  Unknown,
  Unsafe,
} from "@sinclair/typebox/type";

export { Kind, OptionalKind } from "@sinclair/typebox/type";

export const Type = {
  Array: ArrayOf,
  Boolean: BooleanOf,
  Composite,
  Integer,
  Literal,
  Null,
  Number: NumberOf,
  Object: ObjectOf,
  Optional,
  Record: RecordOf,
  String: StringOf,
  Tuple,
  Union,
  Unknown,
  Unsafe,
};
