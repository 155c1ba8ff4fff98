import type { EmbedAddress } from "../../../src/content-values.ts";
import type { ContentFormat, Openings, ResolveContext } from "./content-format.ts";

/**
 * The sites that pages can embed: those that set no cookies before the visitor has agreed. Also, for the table of services, their company,
 * the label for what they do, and the address of their privacy information.
 */
export const embedProviders = {
  youtube: {
    name: "YouTube",
    origin: "https://www.youtube-nocookie.com",
    provider: { company: "Google Ireland Limited", country: "IE" },
    purpose: "playsVideo",
    privacy: "policies.google.com/privacy",
  },
  vimeo: {
    name: "Vimeo",
    origin: "https://player.vimeo.com",
    provider: { company: "Vimeo.com, Inc.", country: "US" },
    purpose: "playsVideo",
    privacy: "vimeo.com/privacy",
  },
  openstreetmap: {
    name: "OpenStreetMap",
    origin: "https://www.openstreetmap.org",
    provider: { company: "OpenStreetMap Foundation", country: "GB" },
    purpose: "showsMap",
    privacy: "osmfoundation.org/wiki/Privacy_Policy",
  },
} as const;

export type EmbedName = keyof typeof embedProviders;

/** The providers of the videos and maps of pages, from the openings of the pages. */
export function openedEmbeds(openings: Iterable<Openings | undefined>): readonly EmbedName[] {
  const opened = new Set<string>(Array.from(openings, (one) => one?.["frame-src"] ?? []).flat());
  // The cast is safe: these are its keys.
  return (Object.keys(embedProviders) as EmbedName[]).filter((name) => opened.has(embedProviders[name].origin));
}

export const youtubeVideoFormat: ContentFormat = {
  name: "youtube-video",
  title: "Video at YouTube",
  description: "The ID of a video on YouTube: the eleven characters after v= in its address.",
  expected: "the eleven characters of a video ID, such as aqz-KE-bpKQ",
  kind: "name",
  accepts: (value) => /^[\w-]{11}$/.test(value),
  correct: (value) => /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/.exec(value)?.[1] ?? value,
  opens: () => ({ "frame-src": [embedProviders.youtube.origin] }),
  resolved: { type: "EmbedAddress", resolve: youtubeAddress },
};

/**
 * The addresses of a video on YouTube. The frame autoplays, because it is loaded only when the visitor asks for it, plays inline on
 * iPhones too, and suggests only videos of the same channel at the end.
 */
function youtubeAddress(video: string): EmbedAddress {
  const { name, origin } = embedProviders.youtube;
  return {
    provider: name,
    frame: `${origin}/embed/${video}?autoplay=1&playsinline=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${video}`,
  };
}

export const vimeoVideoFormat: ContentFormat = {
  name: "vimeo-video",
  title: "Video at Vimeo",
  description:
    "The number of a video on Vimeo, in quotes: the digits at the end of its address, and whatever follows them if the video is unlisted, as in 76979871/8272103f6e.",
  expected: 'the digits of a video number, in quotes, such as "76979871"',
  kind: "name",
  accepts: (value) => /^\d{5,12}(?:\/[\da-f]{6,16})?$/.test(value),
  correct(value) {
    const [, number, hash] =
      /vimeo\.com\/(?:video\/)?(\d{5,12})(?!\d)(?:\/|.*[?&]h=)?([\da-f]{6,16})?/.exec(value) ?? [];
    return number === undefined ? value : hash === undefined ? number : `${number}/${hash}`;
  },
  opens: () => ({ "frame-src": [embedProviders.vimeo.origin] }),
  resolved: { type: "EmbedAddress", resolve: vimeoAddress },
};

/** The addresses of a video on Vimeo. An unlisted video has a second part, without which it is not found. */
function vimeoAddress(video: string): EmbedAddress {
  const { name, origin } = embedProviders.vimeo;
  const [number, hash] = video.split("/");
  const key = hash === undefined ? "" : `h=${hash}&`;
  return {
    provider: name,
    frame: `${origin}/video/${number}?${key}autoplay=1&dnt=1`,
    page: `https://vimeo.com/${video}`,
  };
}

/** The source of an embed that the address of a video means, as in `{ type: youtube, video: aqz-KE-bpKQ }`. Undefined for other addresses. */
export function videoSource(href: string): string | undefined {
  const [youtube, vimeo] = [youtubeVideoFormat, vimeoVideoFormat].map(({ correct }) => correct?.(href) ?? href);
  if (youtube !== href) return `{ type: youtube, video: ${youtube} }`;
  return vimeo === href ? undefined : `{ type: vimeo, video: "${vimeo}" }`;
}

const degrees = /^(-?\d{1,2}(?:\.\d{1,8})?), ?(-?\d{1,3}(?:\.\d{1,8})?)$/;

export const mapPlaceFormat: ContentFormat = {
  name: "map-place",
  title: "Place on a map",
  description: "Latitude and longitude in degrees, as maps give them for a place: 57.14972, -2.09442.",
  expected: "latitude and longitude in degrees, such as 57.14972, -2.09442",
  kind: "name",
  accepts(value) {
    const [, latitude, longitude] = degrees.exec(value) ?? [];
    return latitude !== undefined && Math.abs(Number(latitude)) <= 85 && Math.abs(Number(longitude)) <= 180;
  },
  correct: (value) =>
    /#map=\d+\/(-?[\d.]+)\/(-?[\d.]+)/.exec(value)?.slice(1).join(", ") ??
    // Word processors write a minus sign or a dash instead of a hyphen.
    value.replaceAll(/[\u2212\u2013\u2011]/g, "-"),
  opens: () => ({ "frame-src": [embedProviders.openstreetmap.origin] }),
  resolved: { type: "EmbedAddress", resolve: mapAddress },
};

/** The size of a map in pixels, from which its bounding box is calculated. */
const mapSize = { width: 960, height: 540, world: 256 };

/** The addresses of a map around a place, by default close enough to tell streets and houses apart. */
function mapAddress(place: string, { owner }: ResolveContext): EmbedAddress {
  const { name, origin } = embedProviders.openstreetmap;
  const zoom = typeof owner["zoom"] === "number" ? owner["zoom"] : 16;
  const [latitude = 0, longitude = 0] = place.split(",").map(Number);
  const half = 180 / (mapSize.world * 2 ** zoom);
  const [across, up] = [mapSize.width * half, mapSize.height * half * Math.cos((latitude * Math.PI) / 180)];
  const box = [longitude - across, latitude - up, longitude + across, latitude + up].map((value) => value.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(), layer: "mapnik", marker: `${latitude},${longitude}` });
  return {
    provider: name,
    frame: `${origin}/export/embed.html?${query}`,
    page: `${origin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  };
}
