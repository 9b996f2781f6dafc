/** All that pages use of React in the browser: what is not named here is not sent (`ssr/react-bundle.ts`). */
export {
  Component,
  createContext,
  createElement,
  createRef,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from "react";
export { flushSync } from "react-dom";
export { hydrateRoot } from "react-dom/client";
export { Fragment, jsx, jsxs } from "react/jsx-runtime";
