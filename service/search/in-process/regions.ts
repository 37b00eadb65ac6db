import { DoesNotFit, type PlaceSize } from './indexed-product.ts';

/** Adjacent numbers of products and options, of which the first are in use. */
export interface Region {
  readonly firstWord: number;
  readonly endWord: number;
  readonly firstOption: number;
  readonly endOption: number;
  usedNumbers: number;
  usedOptions: number;
}

export interface Regions {
  readonly ofPlaces: ReadonlyMap<number, Region>;
  /** Shared reserve for places that have run out of numbers; the last region. */
  readonly spare: Region;
}

/** A region for each place, beginning with a new word of the bitmaps, with some spare numbers. */
export function regionsOf(places: readonly PlaceSize[]): Regions {
  let word = 0;
  let option = 0;
  const region = (products: number, options: number): Region => {
    const begun = { firstWord: word, firstOption: option };
    word += Math.ceil(products / 32);
    option += options;
    return {
      ...begun,
      endWord: word,
      endOption: option,
      usedNumbers: begun.firstWord * 32,
      usedOptions: begun.firstOption,
    };
  };
  const ofPlaces = new Map(
    [...places]
      .sort((a, b) => a.place - b.place)
      .map(({ place, products, options }) => [place, region(products * 1.01 + 1, options)]),
  );
  const all = (of: 'products' | 'options') => places.reduce((sum, size) => sum + size[of], 0);
  return { ofPlaces, spare: region(all('products') / 50 + 256, Math.ceil(all('options') / 25) + 1024) };
}

/** A number for another product of that place. Throws DoesNotFit. */
export function takeNumber({ ofPlaces, spare }: Regions, place: number): number {
  const own = ofPlaces.get(place);
  const region = own && own.usedNumbers < own.endWord * 32 ? own : spare;
  if (region.usedNumbers >= region.endWord * 32) throw new DoesNotFit('No number is left for a product');
  region.usedNumbers += 1;
  return region.usedNumbers - 1;
}

/** The first of `count` adjacent options for that product of that place. Throws DoesNotFit. */
export function takeOptions({ ofPlaces, spare }: Regions, place: number, p: number, count: number): number {
  const own = ofPlaces.get(place);
  const isThere = own && p >= own.firstWord * 32 && p < own.endWord * 32;
  const region = isThere && own.usedOptions + count <= own.endOption ? own : spare;
  if (region.usedOptions + count > region.endOption) throw new DoesNotFit('No room is left for options');
  region.usedOptions += count;
  return region.usedOptions - count;
}
