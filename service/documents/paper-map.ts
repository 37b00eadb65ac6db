import { z } from 'zod';
import type { LatLng } from '../core/great-circle.ts';
import land from './land.json' with { type: 'json' };
import type { MapBounds, MapSpot, MapTown, PaperMap } from './map-bounds.ts';
import { type Box, colours, type PdfCanvas } from './pdf-canvas.ts';
import type { Style } from './pdf-text.ts';

type Point = readonly [x: number, y: number];
type Line = readonly (readonly number[])[];

const ring = z.array(z.array(z.number()));
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: ring }),
  z.object({ type: z.enum(['MultiLineString', 'Polygon']), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);
const file = z.object({ features: z.array(z.object({ properties: z.object({ k: z.string() }), geometry })) });

let known: ReadonlyMap<string, readonly Line[]> | undefined;

/** The lines and rings of the base map by what they are, read once in a thread. */
function ground(): ReadonlyMap<string, readonly Line[]> {
  if (known) return known;
  const { features } = file.parse(land);
  const lines = new Map<string, Line[]>();
  for (const { properties, geometry } of features) {
    lines.set(properties.k, [...(lines.get(properties.k) ?? []), ...linesOf(geometry)]);
  }
  known = lines;
  return lines;
}

function linesOf(shape: z.infer<typeof geometry>): readonly Line[] {
  if (shape.type === 'LineString') return [shape.coordinates];
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : shape.coordinates;
}

const abroad = '#efe8dc';
const layers: readonly {
  readonly kind: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly wide?: number;
}[] = [
  { kind: 'land', fill: '#faf6ee' },
  { kind: 'ocean', fill: '#cfe4ec' },
  { kind: 'deep', fill: '#cfe4ec' },
  { kind: 'urban', fill: '#ebdccb' },
  { kind: 'river', stroke: '#8fbfd4', wide: 0.8 },
  { kind: 'lake', fill: '#a9d0e0' },
  { kind: 'state', stroke: '#cdbfae', wide: 0.5 },
  { kind: 'border', stroke: '#cdbfae', wide: 0.5 },
  { kind: 'frontier', stroke: '#94857a', wide: 1 },
  { kind: 'edge', stroke: '#94857a', wide: 0.5 },
];

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

function projection({ west, east, south, north }: MapBounds, box: Box): (longitude: number, latitude: number) => Point {
  const [low, high] = [mercator(south), mercator(north)];
  return (longitude, latitude) => [
    box.x + ((longitude - west) / (east - west)) * box.width,
    box.y + ((high - mercator(latitude)) / (high - low)) * box.height,
  ];
}

/** Draws a map with its marks, joined in their order where there are several. `alt` says what it shows. */
export function drawMap(sheet: PdfCanvas, map: PaperMap, box: Box, alt: string): void {
  const at = projection(map.bounds, box);
  const spots = apart(map.spots, at);
  sheet.figure(alt, box, (pdf) => {
    pdf.rect(box.x, box.y, box.width, box.height).fill(abroad);
    for (const { kind, fill, stroke, wide = 1 } of layers) {
      if (!trace(pdf, ground().get(kind) ?? [], at, box)) continue;
      if (fill) pdf.fill(fill, 'even-odd');
      else pdf.lineWidth(wide).stroke(stroke);
    }
    nameTowns(sheet, pdf, map.towns, spots, at, box);
    drawRoute(pdf, map.spots, at);
    for (const { point, label } of spots) drawMark(sheet, pdf, point, label);
  });
}

/** Adds the lines that cross the box, without points that are closer than can be seen. True if there is one. */
function trace(
  pdf: PDFKit.PDFDocument,
  lines: readonly Line[],
  at: (longitude: number, latitude: number) => Point,
  box: Box,
): boolean {
  let some = false;
  for (const line of lines) {
    const points = line.map(([longitude = 0, latitude = 0]) => at(longitude, latitude));
    if (!crosses(points, box)) continue;
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    for (const [index, [x, y]] of points.entries()) {
      if (index > 0 && index < points.length - 1 && Math.hypot(x - lastX, y - lastY) < 0.5) continue;
      if (index === 0) pdf.moveTo(x, y);
      else pdf.lineTo(x, y);
      [lastX, lastY] = [x, y];
    }
    some = true;
  }
  return some;
}

function crosses(points: readonly Point[], { x, y, width, height }: Box): boolean {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return Math.max(...xs) >= x && Math.min(...xs) <= x + width && Math.max(...ys) >= y && Math.min(...ys) <= y + height;
}

interface Mark {
  readonly point: Point;
  readonly label: string;
}

/** Marks that would lie on each other are one, with the numbers of all. */
function apart(spots: readonly MapSpot[], at: (longitude: number, latitude: number) => Point): Mark[] {
  const marks: { point: Point; labels: string[] }[] = [];
  for (const { longitude, latitude, label } of spots) {
    const [x, y] = at(longitude, latitude);
    const near = marks.find(({ point }) => Math.hypot(point[0] - x, point[1] - y) < 16);
    if (near) near.labels.push(label);
    else marks.push({ point: [x, y], labels: [label] });
  }
  return marks.map(({ point, labels }) => ({ point, label: labels.filter(Boolean).join(', ') }));
}

function drawRoute(
  pdf: PDFKit.PDFDocument,
  spots: readonly LatLng[],
  at: (longitude: number, latitude: number) => Point,
): void {
  if (spots.length < 2) return;
  for (const [index, { longitude, latitude }] of spots.entries()) {
    const [x, y] = at(longitude, latitude);
    if (index === 0) pdf.moveTo(x, y);
    else pdf.lineTo(x, y);
  }
  pdf.lineWidth(1.8).dash(4, { space: 3 }).stroke(colours.accent).undash();
}

const markStyle: Style = { size: 9, weight: 'strong', colour: colours.white };

function drawMark(sheet: PdfCanvas, pdf: PDFKit.PDFDocument, [x, y]: Point, label: string): void {
  const half = label === '' ? 6 : Math.max(9, sheet.width(label, markStyle) / 2 + 5);
  const high = label === '' ? 6 : 9;
  pdf
    .roundedRect(x - half, y - high, 2 * half, 2 * high, high)
    .lineWidth(1.5)
    .fillAndStroke(colours.accent, colours.white);
  if (label !== '') sheet.label(label, { x, y }, markStyle);
}

/** The sources of a map, below it. */
export const creditStyle: Style = { size: 6.5, colour: colours.soft };

const townStyle: Style = { size: 7.5, colour: colours.soft };

/** Names as many towns as have room, the better-known first. */
function nameTowns(
  sheet: PdfCanvas,
  pdf: PDFKit.PDFDocument,
  towns: readonly MapTown[],
  marks: readonly Mark[],
  at: (longitude: number, latitude: number) => Point,
  box: Box,
): void {
  const taken: Box[] = marks.map(({ point: [x, y] }) => ({ x: x - 12, y: y - 12, width: 24, height: 24 }));
  for (const { name, longitude, latitude } of towns) {
    const [x, y] = at(longitude, latitude);
    const width = sheet.width(name, townStyle) + 6;
    const own = { x: x - width / 2, y: y - 13, width, height: 16 };
    const isInside = own.x > box.x && own.x + width < box.x + box.width && own.y > box.y && y < box.y + box.height - 4;
    if (!isInside || taken.some((other) => overlap(own, other))) continue;
    taken.push(own);
    pdf.circle(x, y, 1.4).fill(colours.soft);
    sheet.label(name, { x, y: y - 7 }, townStyle);
  }
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
