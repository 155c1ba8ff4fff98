export const reactState = {
  /** Whether `<main>` is React's: it has shown a page after a click. */
  ownsMain: false,
  /** Whether something has changed since the document came: then the browser itself loads the next page. */
  isStale: false,
  onArrival: () => {},
};
