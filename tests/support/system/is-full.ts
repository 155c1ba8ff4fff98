/**
 * Whether every case is asked, as the weekly job does with `FULL=1`. Otherwise only those are asked in which something can
 * differ from what another case has shown already.
 */
export const isFull = process.env["FULL"] === "1";
