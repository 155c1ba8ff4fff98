import type { ContentFormat } from "../descriptor/content-format.ts";
import { embedProviders, youtubeAddress } from "./embed-addresses.ts";

export const youtubeVideoFormat: ContentFormat = {
  name: "youtube-video",
  title: "Video at YouTube",
  description: "The name of a video at YouTube: the eleven characters behind v= in its address.",
  expected: "the eleven characters that name a video, such as aqz-KE-bpKQ",
  kind: "name",
  accepts: (value) => /^[\w-]{11}$/.test(value),
  correct: (value) => /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(value)?.[1] ?? value,
  opens: () => ({ "frame-src": [embedProviders.youtube.origin] }),
  resolved: { type: "EmbedAddress", resolve: (value) => youtubeAddress(value) },
};
