// The parts of the app that the components of blocks import in a build, so that each of them is a small module of its own and React is
// loaded once. The list is the same whatever blocks there are: another block changes no byte of the app.
export {
  createElement,
  Fragment,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from "react";
export { jsx, jsxs } from "react/jsx-runtime";
export { ActionLink } from "../components/action-link.tsx";
export { ActionList } from "../components/action-list.tsx";
export { Icon } from "../components/markup/icon.tsx";
export { InlineMarkup } from "../components/markup/inline-markup.tsx";
export { Section } from "../components/section/section.tsx";
