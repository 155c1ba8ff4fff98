/** Whether the text of an element is laid out from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
