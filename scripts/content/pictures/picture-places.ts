export interface PicturePlace {
  /** How wide the place is, as the attribute `sizes` says it to browsers before they know any styles. */
  readonly sizes: string;
  /** The widths in pixels that a picture is made in for it: from small phones to wide screens with two pixels for one. */
  readonly widths: readonly number[];
  /** How wide the place is on screens of up to 1,500 pixels of CSS: a picture with fewer would be blurred for nearly everyone. */
  readonly widest: number;
  readonly large?: number;
  /** Whether the place takes one file alone, of which browsers choose nothing: it has one width then, and no other colours. */
  readonly isSingle?: true;
}

const card = {
  sizes: "(min-width:62rem) 30rem,(min-width:40rem) 46vw,92vw",
  widths: [320, 480, 768, 1024],
  widest: 384,
};

/**
 * All places, by the names that the schemas of blocks give in `places`. The figures are those of the layout: a page has
 * 76rem between its gutters, from 95rem on four fifths of the window (`--measure-page`), and columns from 62rem on.
 */
export const picturePlaces = {
  full: { sizes: "100vw", widths: [640, 1200, 1600, 2400], widest: 1280 },
  wide: { sizes: "(min-width:95rem) 80vw,(min-width:82rem) 76rem,92vw", widths: [480, 832, 1216, 1824], widest: 1216 },
  half: {
    sizes: "(min-width:95rem) 38vw,(min-width:82rem) 36rem,(min-width:62rem) 44vw,92vw",
    widths: [400, 640, 896, 1216],
    widest: 576,
  },
  /** The picture of a film over the whole width of a page: sharp on wide screens, and on telephones with three pixels for one. */
  film: { sizes: "", widths: [1216], widest: 1216, isSingle: true },
  /** The same beside text: between the 576 pixels of wide screens and twice as many, and nearly three for one on telephones. */
  halfFilm: { sizes: "", widths: [896], widest: 576, isSingle: true },
  card,
  lead: {
    sizes: "(min-width:95rem) 53vw,(min-width:82rem) 50rem,(min-width:62rem) 61vw,92vw",
    widths: [480, 800, 1216, 1600],
    widest: 800,
  },
  gallery: { ...card, large: 1824 },
  listed: card,
  portrait: { sizes: "7rem", widths: [112, 224, 336], widest: 112 },
  logo: { sizes: "10rem", widths: [160, 320, 480], widest: 160 },
} as const satisfies Readonly<Record<string, PicturePlace>>;

type PlaceName = keyof typeof picturePlaces;

/** The place with a name: the widest column where a schema names none. Throws for another name, which schemas cannot have. */
export function placeOf(name = "wide"): PicturePlace {
  const place = Object.hasOwn(picturePlaces, name) ? picturePlaces[name as PlaceName] : undefined;
  if (!place) throw new Error(`There is no place for pictures that is called ${JSON.stringify(name)}.`);
  return place;
}
