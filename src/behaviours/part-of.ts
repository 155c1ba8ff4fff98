/**
 * Finds the first element below `element` with this `data-part`. The cast hides a missing part on purpose: the first
 * use of it throws, so that the behaviour is not attached.
 */
export const partOf = (element: ParentNode, name: string): HTMLElement =>
  element.querySelector(`[data-part=${name}]`) as HTMLElement;
