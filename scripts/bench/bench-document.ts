import { type BenchResult, benchReport } from "./bench-report.ts";

/** The result as a document that can be read by itself: what was measured on, the tables of `benchReport`, and how each figure comes about. */
export function benchDocument(result: BenchResult): string {
  const { node, cores, against } = result;
  const machine = `a machine with ${cores} cores and Node ${/\d+/.exec(node)?.[0]}`;
  const other = against === undefined ? "" : `, in turn with ${against}`;
  return `\
<!-- Written by \`npm run bench\`. Do not edit. -->

# Measured

In one run, on ${machine}${other}. The pages of the workload have about 4.3 KB of YAML and six blocks.

${benchReport(result)}
${notes}`;
}

const notes = `\
## How it is measured

- Times are medians, of whole processes with the start of Node; memory is what all processes of a build hold at one time.
- The first build is that after \`npm ci\`, which compiles the renderer, as Hugo is compiled before anybody installs it; it writes into a
  new folder. "Renderer included" is a build without any cache, as after \`npm ci --ignore-scripts\` or an edit of the renderer's code:
  it compiles the commands, the schemas and the renderer as well. An edit changes one sentence of one page.
- The other program builds the same content to the same markup (\`scripts/bench/hugo/\`, \`scripts/bench/eleventy/\`), right after this
  renderer in each pair, and the benchmark fails where the pages, their elements or their text differ. In a first build
  this renderer writes two files a page, and the other program one.
- Weights, the headline and clicks are those of the site in \`pages/\`. Clicks are measured from \`/\` to the first page of the menu, in a
  Chromium that draws without a graphics card, to the moment at which the heading has been painted. \`npm run build -- --report\` prints
  the weights of all pages and blocks.
- On a disk, whatever has deleted many files in the minutes before slows down both programs: \`TMPDIR=/dev/shm\` measures without the disk.

\`npm run bench -- --against hugo\` (or \`eleventy\`) compares, \`--sizes 100000\` measures more pages, \`--pairs 3\` measures each build
three times, and \`--markdown FILE\` names the file to write.
`;
