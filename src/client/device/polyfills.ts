// What the tools' functions take for granted beyond what `ssr/browser/polyfills.ts` has; browsers have it since 2025.
import "core-js/actual/iterator/filter";
import "core-js/actual/iterator/flat-map";
import "core-js/actual/iterator/map";
import "core-js/actual/iterator/some";
import "core-js/actual/iterator/to-array";
import "core-js/actual/typed-array/from-base64";
import "core-js/actual/typed-array/to-base64";
import "core-js/actual/typed-array/to-hex";
