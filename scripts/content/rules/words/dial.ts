/** A telephone number as it is dialled: the 0 in brackets after the code of a country is not. Words are left alone. */
export function dial(number: string): string {
  if (!/^\+?[\d\s()./-]+$/.test(number)) return `tel:${number}`;
  return `tel:${number.replace(/^((?:\+|00)[\d\s]+)\(0\)/, "$1").replaceAll(/[^\d+]/g, "")}`;
}
