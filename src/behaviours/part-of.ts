/**
 * The part of a behaviour's markup that its component marks with `data-part`, wherever it stands. Where it is missing, whatever
 * is done with it throws, and the behaviour is not attached.
 */
export const partOf = (element: ParentNode, name: string): HTMLElement =>
  element.querySelector(`[data-part=${name}]`) as HTMLElement;
