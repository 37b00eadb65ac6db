/** A stay as the map shows it; `price` in words. */
export interface MapPlace {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  price: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is seen: the middle in map units, and how many of them fit across. A unit is a degree of longitude. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly across: number;
}

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The closest look is a few streets, the widest all of India. */
const closest = 0.02;
const widest = 90;

/** Mercator, so that a place keeps its shape at any latitude. */
export function onMap(longitude: number, latitude: number): Point {
  const angle = (Math.min(80, Math.max(-80, latitude)) * Math.PI) / 180;
  return { x: longitude, y: (-Math.log(Math.tan(Math.PI / 4 + angle / 2)) * 180) / Math.PI };
}

/** The latitude that lies at that height of the map. */
export function latitudeAt(y: number): number {
  return (2 * Math.atan(Math.exp((-y * Math.PI) / 180)) - Math.PI / 2) * (180 / Math.PI);
}

function bounded(view: View): View {
  return { ...view, across: Math.min(widest, Math.max(closest, view.across)) };
}

/** The view that shows all of them with room around. */
export function fitView(points: readonly Point[], { width, height }: Size): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const across = Math.max(right - left, (bottom - top) * (width / height));
  return bounded({ x: (left + right) / 2, y: (top + bottom) / 2, across: Math.max(0.08, across * 1.3) });
}

export function zoomed(view: View, factor: number, at: Point = view): View {
  const next = bounded({ ...view, across: view.across * factor });
  const share = next.across / view.across;
  return { ...next, x: at.x + (view.x - at.x) * share, y: at.y + (view.y - at.y) * share };
}

/** Moved by pixels. */
export function moved(view: View, { x, y }: Point, { width }: Size): View {
  const unit = view.across / width;
  return { ...view, x: view.x - x * unit, y: view.y - y * unit };
}

/** Pixels from the upper left corner. */
export function onScreen({ x, y }: Point, view: View, { width, height }: Size): Point {
  const scale = width / view.across;
  return { x: (x - view.x) * scale + width / 2, y: (y - view.y) * scale + height / 2 };
}

export interface Marker {
  /** Where the first of them stands, in pixels. */
  readonly at: Point;
  readonly places: readonly MapPlace[];
}

/** Markers need so many pixels. */
const room = { x: 72, y: 40 };

/** Places whose markers would cover each other share one; those out of sight have none. */
export function markersOf(places: readonly MapPlace[], view: View, size: Size): Marker[] {
  const markers: { at: Point; places: MapPlace[] }[] = [];
  for (const place of places) {
    const at = onScreen(onMap(place.longitude, place.latitude), view, size);
    if (at.x < 0 || at.y < 0 || at.x > size.width || at.y > size.height) continue;
    const near = markers.find((other) => Math.abs(other.at.x - at.x) < room.x && Math.abs(other.at.y - at.y) < room.y);
    if (near) near.places.push(place);
    else markers.push({ at, places: [place] });
  }
  return markers;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Names that have room beside their dot: in order, none over a marker or over a name before it. */
export function namesWithRoom<Named extends { readonly name: string; readonly at: Point }>(
  names: readonly Named[],
  markers: readonly Point[],
  { width, height }: Size,
): Named[] {
  const boxes: Box[] = markers.map(({ x, y }) => ({ left: x - 36, top: y - 20, right: x + 36, bottom: y + 20 }));
  return names.filter(({ name, at: { x, y } }) => {
    const box = { left: x - 6, top: y - 10, right: x + 12 + name.length * 7, bottom: y + 10 };
    const seen = box.left > 0 && box.top > 0 && box.right < width && box.bottom < height;
    const free = boxes.every(
      (other) => box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
    );
    if (seen && free) boxes.push(box);
    return seen && free;
  });
}

/** Kilometres for the scale bar and how long it is: a round number that takes at most a quarter of the width. */
export function scaleBar(view: View, size: Size): { kilometres: number; pixels: number } {
  const perPixel = (view.across / size.width) * 111.32 * Math.cos((latitudeAt(view.y) * Math.PI) / 180);
  const most = (perPixel * size.width) / 4;
  const power = 10 ** Math.floor(Math.log10(most));
  const kilometres = [5, 2, 1].map((step) => step * power).find((value) => value <= most) ?? power;
  return { kilometres, pixels: kilometres / perPixel };
}

/** Degrees across, up to which land has no shape of its own any more. */
const closeBy = 2;

/** A city in a close view: the map then shows how far away from it everything is. */
export function ringsAround(cities: readonly Point[], { across }: View, { width, height }: Size): Point | undefined {
  if (across > closeBy) return undefined;
  return cities.find(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
}

/** Whole steps of degrees between the two ends. */
export function gridLines(from: number, to: number, across: number): number[] {
  const step = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01].find((degrees) => across / degrees >= 3) ?? 0.01;
  const lines: number[] = [];
  for (let index = Math.ceil(from / step); index * step <= to; index += 1)
    lines.push(Number((index * step).toFixed(2)));
  return lines;
}
