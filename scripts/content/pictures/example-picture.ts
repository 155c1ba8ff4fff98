import { inspectPicture } from "./inspect-picture.ts";

/** A hill, the sun and the sea: the stand-in for every picture in the gallery of blocks and on new pages. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
  <path fill="#cfe0e8" d="M0 0h1200v800H0z"/>
  <circle cx="850" cy="300" r="110" fill="#f6d58a"/>
  <path fill="#8fb3b8" d="M0 520q300-150 620-40t580-30v350H0z"/>
  <path fill="#4f7f86" d="M0 640q260-120 560-40t640-60v260H0z"/>
</svg>
`;

const bytes = Buffer.from(drawing);
const facts = inspectPicture(bytes);
if (!facts) throw new Error("The example picture is not a picture.");

/** A stand-in picture, because the examples of blocks refer to files that do not exist. */
export const examplePicture = { bytes, facts, address: "/assets/example-picture.svg" };
