import type { AppContext } from "../navigation/running-app.ts";

/** The state of React in this document, for the scripts of development. */
interface ReactState {
  /** With what the app was started, once it has been. */
  context: AppContext | undefined;
  /** Whether `<main>` is React's: hydrated, or shown after a click. */
  ownsMain: boolean;
  /** Whether something has changed since the document came: then the browser itself loads the next page. */
  isStale: boolean;
  /** The versions of the pages that React has got, by their routes. */
  readonly versions: Map<string, string | undefined>;
  /** Called when React shows another page. */
  onArrival: () => void;
}

export const reactState: ReactState = {
  context: undefined,
  ownsMain: false,
  isStale: false,
  versions: new Map(),
  onArrival: () => {},
};
