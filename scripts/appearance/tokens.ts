/** Custom properties by their names without the dashes. */
export type Tokens = Readonly<Record<string, string>>;
