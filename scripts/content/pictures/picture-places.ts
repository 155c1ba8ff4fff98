export interface PicturePlace {
  /** The width of the place for the `sizes` attribute, which browsers use before they have any styles. */
  readonly sizes: string;
  /** The widths of the files in pixels: from small phones to wide screens with a pixel ratio of 2. */
  readonly widths: readonly number[];
  readonly large?: number;
  /** The width of the place divided by its height, if pictures are cut to its shape. */
  readonly ratio?: number;
  /** Whether the place takes a single file, without a choice for browsers: it has one width then, and no dark version. */
  readonly isSingle?: true;
}

const card = {
  sizes: "(min-width:62rem) 30rem,(min-width:48rem) 46vw,92vw",
  widths: [320, 480, 768, 1024],
  ratio: 3 / 2,
};
const wide = { sizes: "(min-width:95rem) 80vw,(min-width:82rem) 76rem,92vw", widths: [480, 832, 1216, 1824] };
const half = {
  sizes: "(min-width:95rem) 38vw,(min-width:82rem) 36rem,(min-width:62rem) 44vw,92vw",
  widths: [400, 640, 896, 1216],
};

/**
 * All places, by the names that the schemas of blocks give in `places`. The figures are those of the layout: a page has
 * 76rem between its gutters, from 95rem on four fifths of the window (`--measure-page`), and columns from 62rem on.
 */
export const picturePlaces = {
  full: { sizes: "100vw", widths: [640, 1200, 1600, 2400] },
  wide,
  half,
  /** The picture of a film over the whole width of a page: sharp on wide screens, and on telephones with three pixels for one. */
  film: { sizes: "", widths: [1216], isSingle: true },
  /** The same beside text: between the 576 pixels of wide screens and twice as many, and nearly three for one on telephones. */
  halfFilm: { sizes: "", widths: [896], isSingle: true },
  card,
  /** Cards without others, and those of which a row has two. */
  cardAlone: { ...wide, ratio: card.ratio },
  cardOfTwo: { ...half, sizes: half.sizes.replace("62rem", "44rem"), ratio: card.ratio },
  lead: {
    sizes: "(min-width:95rem) 53vw,(min-width:82rem) 50rem,(min-width:62rem) 61vw,92vw",
    widths: [480, 800, 1216, 1600],
    ratio: card.ratio,
  },
  gallery: { ...card, large: 1824, ratio: 4 / 3 },
  listed: card,
  portrait: { sizes: "7rem", widths: [112, 224, 336], ratio: 1 },
  logo: { sizes: "10rem", widths: [160, 320, 480] },
} as const satisfies Readonly<Record<string, PicturePlace>>;

type PlaceName = keyof typeof picturePlaces;

/** The place with a name, by default the widest column. Throws for unknown names, which schemas cannot contain. */
export function placeOf(name = "wide"): PicturePlace {
  const place = Object.hasOwn(picturePlaces, name) ? picturePlaces[name as PlaceName] : undefined;
  if (!place) throw new Error(`There is no place for pictures called ${JSON.stringify(name)}.`);
  return place;
}

/**
 * The place as a picture of this size fills it: of one that is wider in shape, browsers cut the sides off, so that the file has to be wider
 * than the place.
 */
export function filledPlace(place: PicturePlace, { width, height }: { width: number; height: number }): PicturePlace {
  const factor = Math.min(width / height / (place.ratio ?? Infinity), mostStretch);
  if (factor < 1.05) return place;
  const sizes = place.sizes.replaceAll(
    /([\d.]+)(rem|vw)(?=,|$)/g,
    (_, size: string, unit: string) => `${Math.round(Number(size) * factor)}${unit}`,
  );
  return { ...place, sizes, widths: place.widths.map((one) => Math.round(one * factor)) };
}

/** Beyond this the files of a panorama would be larger than anyone's patience. */
const mostStretch = 5;
