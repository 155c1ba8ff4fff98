import type { EmbedAddress } from "../../../../src/site.ts";

/** Another site of which pages can show something, and the addresses of a thing there. */
interface EmbedProvider {
  /** Its name, for visitors. */
  readonly name: string;
  /** The origin that a frame is loaded from. */
  readonly origin: string;
}

/** The sites that pages can show something of: those that do without cookies before the visitor has agreed. */
export const embedProviders = {
  youtube: { name: "YouTube", origin: "https://www.youtube-nocookie.com" },
  vimeo: { name: "Vimeo", origin: "https://player.vimeo.com" },
  openstreetmap: { name: "OpenStreetMap", origin: "https://www.openstreetmap.org" },
} as const satisfies Readonly<Record<string, EmbedProvider>>;

/**
 * The addresses of a video at YouTube. The frame plays it, because it is loaded when the visitor asks for that, in its place on
 * iPhones too, and shows videos of the same channel alone at its end.
 */
export function youtubeAddress(video: string): EmbedAddress {
  const { name, origin } = embedProviders.youtube;
  return {
    provider: name,
    frame: `${origin}/embed/${video}?autoplay=1&playsinline=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${video}`,
  };
}

/** The addresses of a video at Vimeo. One that is not listed there has a second part, without which it is not found. */
export function vimeoAddress(video: string): EmbedAddress {
  const { name, origin } = embedProviders.vimeo;
  const [number, hash] = video.split("/");
  const key = hash === undefined ? "" : `h=${hash}&`;
  return {
    provider: name,
    frame: `${origin}/video/${number}?${key}autoplay=1&dnt=1`,
    page: `https://vimeo.com/${video}`,
  };
}

/** The pixels of a map for which its part of the world is chosen. */
const mapSize = { width: 960, height: 540 };
/** The pixels of the whole world at zoom 0. */
const worldPixels = 256;

/** The addresses of a map around a place: latitude and longitude in degrees. */
export function mapAddress(place: string, zoom: number): EmbedAddress {
  const { name, origin } = embedProviders.openstreetmap;
  const [latitude = 0, longitude = 0] = place.split(",").map(Number);
  const degrees = 360 / (worldPixels * 2 ** zoom);
  const [across, up] = [
    (mapSize.width / 2) * degrees,
    (mapSize.height / 2) * degrees * Math.cos((latitude * Math.PI) / 180),
  ];
  const box = [longitude - across, latitude - up, longitude + across, latitude + up].map((value) => value.toFixed(5));
  const query = new URLSearchParams({ bbox: box.join(), layer: "mapnik", marker: `${latitude},${longitude}` });
  return {
    provider: name,
    frame: `${origin}/export/embed.html?${query}`,
    page: `${origin}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  };
}
