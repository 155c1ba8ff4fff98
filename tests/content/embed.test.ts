import { expect, test } from "vitest";
import { findFormat } from "../../scripts/content/formats/all-formats.ts";
import type { ResolveContext } from "../../scripts/content/formats/content-format.ts";

const frames: Readonly<Record<string, string>> = {
  "youtube-video": "https://www.youtube-nocookie.com",
  "vimeo-video": "https://player.vimeo.com",
  "map-place": "https://www.openstreetmap.org",
};

test.each([
  ["youtube-video", "https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=4", "aqz-KE-bpKQ"],
  ["vimeo-video", "https://vimeo.com/76979871", "76979871"],
  ["vimeo-video", "https://vimeo.com/76979871/8272103f6e?share=copy", "76979871/8272103f6e"],
  ["vimeo-video", "https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e", "76979871/8272103f6e"],
  ["map-place", "https://www.openstreetmap.org/#map=16/57.1497/-2.0944", "57.1497, -2.0944"],
])("a %s is named by no address, is found in one, and opens its own site alone", (name, address, value) => {
  const format = findFormat(name);
  const read = [format?.accepts?.(address), format?.correct?.(address), format?.accepts?.(value)];
  expect(read).toEqual([false, value, true]);
  expect(format?.opens?.(value)).toEqual({ "frame-src": [frames[name]] });
});

test.each(["90.1, 0", "57.1", "57.1, 181", "57.1,-2.0944&layer=x", "north, west"])(
  "%j is no place on a map",
  (text) => {
    expect(findFormat("map-place")?.accepts?.(text)).toBe(false);
  },
);

function addressOf(format: string, value: string): unknown {
  // Nothing else of its surroundings is asked for.
  return findFormat(format)?.resolved?.resolve(value, { owner: {} } as ResolveContext);
}

test("each thing of another site has the address of a frame and one for those without JavaScript", () => {
  const vimeo = ["76979871", "76979871/8272103f6e"].map((video) => addressOf("vimeo-video", video));
  const videos = [addressOf("youtube-video", "aqz-KE-bpKQ"), ...vimeo];
  expect([...videos, addressOf("map-place", "0, 10.5")]).toEqual([
    {
      provider: "YouTube",
      frame: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0",
      page: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    },
    {
      provider: "Vimeo",
      frame: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
      page: "https://vimeo.com/76979871",
    },
    // One that is not listed is found by its second part.
    {
      provider: "Vimeo",
      frame: "https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1",
      page: "https://vimeo.com/76979871/8272103f6e",
    },
    {
      provider: "OpenStreetMap",
      frame:
        "https://www.openstreetmap.org/export/embed.html?bbox=10.48970%2C-0.00579%2C10.51030%2C0.00579&layer=mapnik&marker=0%2C10.5",
      page: "https://www.openstreetmap.org/?mlat=0&mlon=10.5#map=16/0/10.5",
    },
  ]);
});
