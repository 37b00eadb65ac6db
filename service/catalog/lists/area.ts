/** A part of the map between two meridians and two parallels, in degrees. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Precision of addresses: about ten metres, so that tiny moves change nothing. */
const fineness = 10_000;

const rounded = (degrees: number) => Math.round(degrees * fineness) / fineness + 0;
const within = (degrees: number, most: number) => rounded(Math.min(most, Math.max(-most, degrees)));

/**
 * Parses 'west,south,east,north' in degrees and clamps it to the world; null if it is not an area: no numbers, not four
 * sides, or west is not less than east.
 */
export function readArea(text: string | null): Area | null {
  const sides = (text ?? '').slice(0, 100).split(',');
  if (sides.length !== 4 || sides.some((side) => !/^\s*-?\d{1,4}(\.\d*)?\s*$/.test(side))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sides.map(Number);
  const area = { west: within(west, 180), south: within(south, 90), east: within(east, 180), north: within(north, 90) };
  return area.west < area.east && area.south < area.north ? area : null;
}

/** The area as address parameter. */
export const areaText = ({ west, south, east, north }: Area): string => [west, south, east, north].map(rounded).join();
