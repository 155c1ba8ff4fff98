/** Characters that no text can have, but for ends of lines and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
export const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
