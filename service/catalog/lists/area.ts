/** A part of the map between two meridians and two parallels, in degrees: what somebody sees of it. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Ten metres: the finest that an address says, so that hardly moved is not moved. */
const fineness = 10_000;

const rounded = (degrees: number) => Math.round(degrees * fineness) / fineness + 0;
const within = (degrees: number, most: number) => rounded(Math.min(most, Math.max(-most, degrees)));

/**
 * 'west,south,east,north' in degrees. What lies beyond the world is cut off; null where that is no area: words, a side
 * too few, east of which lies the west.
 */
export function readArea(text: string | null): Area | null {
  const sides = (text ?? '').slice(0, 100).split(',');
  if (sides.length !== 4 || sides.some((side) => !/^\s*-?\d{1,4}(\.\d*)?\s*$/.test(side))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = sides.map(Number);
  const area = { west: within(west, 180), south: within(south, 90), east: within(east, 180), north: within(north, 90) };
  return area.west < area.east && area.south < area.north ? area : null;
}

/** As it stands in an address. */
export const areaText = ({ west, south, east, north }: Area): string => [west, south, east, north].map(rounded).join();
