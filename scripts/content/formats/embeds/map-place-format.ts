import type { ContentFormat } from "../descriptor/content-format.ts";
import { embedProviders, mapAddress } from "./embed-addresses.ts";

/** Streets and houses can be told from each other. */
const usualZoom = 16;

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
    // Word processors write a minus sign, or a dash, in place of the hyphen that programs read.
    value.replaceAll(/[\u2212\u2013\u2011]/g, "-"),
  opens: () => ({ "frame-src": [embedProviders.openstreetmap.origin] }),
  resolved: {
    type: "EmbedAddress",
    resolve: (value, { owner }) => mapAddress(value, typeof owner["zoom"] === "number" ? owner["zoom"] : usualZoom),
  },
};
