import type { LatLng } from '../../service/core/great-circle.ts';
import { worldPixels } from './pins.ts';

/** A numbered part of a route: a day of a tour, or one stop of a single day. */
export interface RoutePart {
  readonly number: number;
  /** Its stops in order; null if a position is not known. */
  readonly at: readonly (LatLng | null)[];
}

/** A marked spot of a route; `label` is '' if the route only passes it. */
export interface RouteMark extends LatLng {
  readonly numbers: readonly number[];
  /** '2', '3–5, 9' */
  readonly label: string;
}

/** The stops with a known position, in order. */
export const knownStops = (parts: readonly RoutePart[]): LatLng[] =>
  parts.flatMap(({ at }) => at.flatMap((spot) => spot ?? []));

/** A straight line of the route; `gap`: it skips a stop with an unknown position. */
export interface RouteLeg {
  readonly from: LatLng;
  readonly to: LatLng;
  readonly gap: boolean;
}

/** The lines from stop to stop. */
export function routeLegs(parts: readonly RoutePart[]): RouteLeg[] {
  const legs: RouteLeg[] = [];
  let from: LatLng | undefined;
  let gap = false;
  for (const to of parts.flatMap(({ at }) => at)) {
    gap ||= to === null;
    if (!to) continue;
    if (from) legs.push({ from, to, gap });
    from = to;
    gap = false;
  }
  return legs;
}

/** The size of a number in pixels, and of a spot that is only passed. */
const room = { x: 58, y: 26, passed: 22 } as const;

/** The marks of a route at that zoom, numbered where its parts end; spots that would overlap share one. */
export function routeMarks(parts: readonly RoutePart[], zoom: number): RouteMark[] {
  const marks: { at: LatLng; x: number; y: number; numbers: number[] }[] = [];
  const markAt = (at: LatLng, wide: number, high: number) => {
    const { x, y } = worldPixels(at, zoom);
    const near = marks.find((mark) => Math.abs(mark.x - x) < wide && Math.abs(mark.y - y) < high);
    if (near) return near;
    const mark = { at, x, y, numbers: [] };
    marks.push(mark);
    return mark;
  };
  // numbers are placed first
  for (const { number, at } of parts) {
    const end = at.findLast((spot) => spot !== null);
    if (end) markAt(end, room.x, room.y).numbers.push(number);
  }
  for (const spot of knownStops(parts)) markAt(spot, room.passed, room.passed);
  return marks.map(({ at: { latitude, longitude }, numbers }) => ({
    latitude,
    longitude,
    numbers,
    label: rangesText(numbers),
  }));
}

/** '3–5, 9' for 3, 4, 5, 9 in ascending order. */
function rangesText(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(', ');
}
