import { expect, test } from "vitest";
import { openStore, type SavedBuild } from "../../scripts/build/saved-build.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const identity = {
  code: "code",
  pages: "pages",
  out: "dist",
  origin: undefined,
  release: false,
  drafts: false,
  checks: {},
};

const savedPage = (number: number): SavedBuild["pages"][number] => ({
  digested: {
    ...{ path: `shops/${number}.yaml`, fileHash: "2", isHidden: false },
    digestJson: '{"head":{"title":"Brötchen ]}}"}}',
  },
  ...{ version: "1", inputs: "3", shownDay: "", files: [{ path: `shops/${number}.html`, bytes: 4, version: "5" }] },
});

// It is written in parts of 1,000 pages.
test.each([0, 1, 1000, 1001, 2500])("a build of %i pages is read as it was saved", (count) => {
  const store = openStore(temporaryFolder(), identity, (message) => expect.fail(message));
  const build: SavedBuild = {
    ...{ at: 6, sharedHash: "none", bundle: "bundle", pictures: [], others: [] },
    pages: Array.from({ length: count }, (_, number) => savedPage(number)),
  };
  store.save(build);
  expect(store.read()).toEqual(build);
});
