import type { ContentFormat } from "../descriptor/content-format.ts";
import { embedProviders, vimeoAddress } from "./embed-addresses.ts";

export const vimeoVideoFormat: ContentFormat = {
  name: "vimeo-video",
  title: "Video at Vimeo",
  description:
    "The number of a video at Vimeo, in quotes: the digits at the end of its address, and where the video is unlisted what stands behind them, as in 76979871/8272103f6e.",
  expected: 'the digits that name a video, in quotes, such as "76979871"',
  kind: "name",
  accepts: (value) => /^\d{5,12}(?:\/[\da-f]{6,16})?$/.test(value),
  correct(value) {
    const [, number, hash] =
      /vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)(?:\/|.*[?&]h=)?([\da-f]{6,16})?/.exec(value) ?? [];
    return number === undefined ? value : hash === undefined ? number : `${number}/${hash}`;
  },
  opens: () => ({ "frame-src": [embedProviders.vimeo.origin] }),
  resolved: { type: "EmbedAddress", resolve: (value) => vimeoAddress(value) },
};
