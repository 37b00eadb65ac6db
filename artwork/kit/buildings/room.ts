import { type Hex, mix, multiply } from '../core/colour.ts';
import type { Painter, Painting } from '../core/painting.ts';
import type { Time } from '../core/palettes.ts';
import type { Scene } from '../core/scene.ts';
import { settings } from '../core/setting.ts';
import { d, outline, type Point, shape, stroke } from '../core/shapes.ts';
import { type Interior, interiors } from './interiors.ts';

/** A room in one-point perspective, measured in centimetres: x from the middle of the back wall, y up, z towards us. */
export interface Room {
  readonly s: Scene;
  readonly halfWidth: number;
  readonly height: number;
  at(x: number, y: number, z: number): Point;
  /** Pixels to a centimetre at a depth. */
  scale(z: number): number;
  tone(surface: Hex): Hex;
  readonly colours: Interior;
  readonly finish: Finish;
}

/** How a room is done up. */
export interface Finish {
  readonly wall: 'plain' | 'dado' | 'feature' | 'frieze';
  readonly rug: 'diamonds' | 'stripes' | 'medallion';
}

/** What daylight or lamplight makes of indoor colours. */
const indoorLight: Record<Time, Hex> = {
  dawn: '#f1dcd8',
  morning: '#faf4ea',
  noon: '#ffffff',
  golden: '#f8dfbb',
  dusk: '#e2b596',
  night: '#cfa389',
};

export function openRoom(s: Scene, back = { left: 0.15, right: 0.85, top: 0.1, bottom: 0.66 }): Room {
  const height = 290;
  const [x0, x1, y0, y1] = [s.w * back.left, s.w * back.right, s.h * back.top, s.h * back.bottom];
  const unit = (y1 - y0) / height;
  const eye: Point = [(x0 + x1) / 2 + s.r.between(-0.04, 0.04) * s.w, y0 + (y1 - y0) * 0.46];
  const middle = (x0 + x1) / 2;
  const grow = (z: number) => 1 / (1 - z / 640);
  return {
    s,
    height,
    halfWidth: (x1 - x0) / 2 / unit,
    at: (x, y, z) => [eye[0] + (middle + x * unit - eye[0]) * grow(z), eye[1] + (y1 - y * unit - eye[1]) * grow(z)],
    scale: (z) => unit * grow(z),
    tone: (surface) => multiply(surface, indoorLight[s.time]),
    colours: s.r.pick(interiors),
    finish: {
      wall: s.r.pick(['plain', 'plain', 'dado', 'feature', 'frieze']),
      rug: s.r.pick(['diamonds', 'stripes', 'medallion']),
    },
  };
}

const near = 420;

/** Floor, walls and ceiling. */
export function shell(room: Room, { beams = false, tiles = false } = {}): string {
  const { s, halfWidth: half, height, at, tone, colours } = room;
  const quad = (...corners: readonly Point[]) => outline(corners);
  const wallLit = tone(colours.wall);
  const dim = (share: number) => mix(wallLit, tone(mix(colours.wall, '#5a4a4a', 0.6)), share);
  const [litSide, dimSide] = [dim(0.12), dim(0.26)];
  const floorFar = tone(colours.floor);
  const floorNear = tone(mix(colours.floor, '#3a2420', 0.3));
  const top = at(0, 0, 0)[1];
  let art = shape(
    quad(at(-half, height, 0), at(half, height, 0), at(half, height, near), at(-half, height, near)),
    dim(0.16),
  );
  art += shape(
    quad(at(-half, 0, 0), at(half, 0, 0), at(half, 0, near), at(-half, 0, near)),
    s.between(top, s.h, [0, floorFar], [1, floorNear]),
  );
  art += shape(
    quad(at(-half, 0, 0), at(-half, height, 0), at(-half, height, near), at(-half, 0, near)),
    s.side < 0 ? dimSide : litSide,
  );
  art += shape(
    quad(at(half, 0, 0), at(half, height, 0), at(half, height, near), at(half, 0, near)),
    s.side < 0 ? litSide : dimSide,
  );
  art += shape(
    quad(at(-half, 0, 0), at(-half, height, 0), at(half, height, 0), at(half, 0, 0)),
    s.between(at(0, height, 0)[1], top, [0, dim(0.1)], [0.6, wallLit]),
  );
  art += finished(room);
  let boards = '';
  const line = (a: Point, b: Point) => d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  const step = tiles ? 60 : 34;
  for (let x = -Math.floor(half / step) * step; x <= half; x += step) boards += line(at(x, 0, 0), at(x, 0, near));
  for (let z = 50; tiles && z < near; z += 60) boards += line(at(-half, 0, z), at(half, 0, z));
  art += stroke(boards, tone(mix(colours.floor, '#3a2420', 0.45)), 1.6, 0.45);
  if (beams)
    for (let x = -half + 40; x < half; x += 90)
      art +=
        shape(
          quad(at(x, height, 0), at(x + 16, height, 0), at(x + 16, height, near), at(x, height, near)),
          tone(colours.wood),
        ) +
        shape(
          quad(at(x, height - 14, 0), at(x + 16, height - 14, 0), at(x + 16, height, 0), at(x, height, 0)),
          tone(mix(colours.wood, '#2a1a14', 0.3)),
        );
  const skirt = (x: number) => line(at(x, 7, 0), at(x, 7, near));
  return (
    art +
    stroke(
      line(at(-half, 7, 0), at(half, 7, 0)) + skirt(-half) + skirt(half),
      tone(mix(colours.wall, '#ffffff', 0.6)),
      4 * s.u,
      0.8,
    )
  );
}

/** Paint or a stencilled band on the walls. */
function finished({ s, halfWidth: half, height, at, tone, colours, finish }: Room): string {
  const paint = tone(mix(colours.wall, colours.feature, 0.5));
  const band = (low: number, high: number) =>
    outline(
      [at(-half, high, near), at(-half, high, 0), at(half, high, 0), at(half, high, near)].concat([
        at(half, low, near),
        at(half, low, 0),
        at(-half, low, 0),
        at(-half, low, near),
      ]),
    );
  const rail = (y: number) => {
    const [a, b, c, e] = [at(-half, y, near), at(-half, y, 0), at(half, y, 0), at(half, y, near)];
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}H${c[0]}L${e[0]} ${e[1]}`;
  };
  if (finish.wall === 'dado')
    return shape(band(0, 88), paint, 0.75) + stroke(rail(88), tone(mix(colours.wood, '#ffffff', 0.3)), 4 * s.u);
  if (finish.wall === 'feature')
    return shape(outline([at(-half, 0, 0), at(-half, height, 0), at(half, height, 0), at(half, 0, 0)]), paint, 0.8);
  if (finish.wall === 'frieze')
    return (
      stroke(rail(268), paint, 16 * s.u) +
      `<path d="${rail(268)}" fill="none" stroke="${tone(colours.second)}" stroke-width="${Math.round(8 * s.u)}" stroke-dasharray="3 ${Math.round(13 * s.u)}" opacity=".8"/>` +
      stroke(rail(258), tone(colours.accent), 2.4 * s.u, 0.6)
    );
  return '';
}

export interface RoomBox {
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly h: number;
  readonly z: number;
  readonly deep: number;
}

/** A box standing in the room: its top, front and the side that can be seen. */
export function solid(room: Room, { x, w, y, h, z, deep }: RoomBox, surface: Hex): string {
  const { at, tone } = room;
  const [l, r, t, b] = [x - w / 2, x + w / 2, y + h, y];
  const front = z + deep;
  const lit = tone(surface);
  const dim = tone(mix(surface, '#3a2630', 0.34));
  let art = '';
  if (at(l, t, front)[0] > at(l, t, z)[0])
    art += shape(outline([at(l, t, z), at(l, t, front), at(l, b, front), at(l, b, z)]), dim);
  if (at(r, t, front)[0] < at(r, t, z)[0])
    art += shape(outline([at(r, t, z), at(r, t, front), at(r, b, front), at(r, b, z)]), dim);
  art += shape(outline([at(l, t, z), at(r, t, z), at(r, t, front), at(l, t, front)]), mix(lit, '#ffffff', 0.14));
  return art + shape(outline([at(l, t, front), at(r, t, front), at(r, b, front), at(l, b, front)]), mix(lit, dim, 0.3));
}

/** The soft darkness where a thing meets the floor. */
export function contact(room: Room, x: number, w: number, z: number, deep: number): string {
  const { at, s } = room;
  return shape(
    outline([
      at(x - w / 2 - 8, 0, z),
      at(x + w / 2 + 8, 0, z),
      at(x + w / 2 + 14, 0, z + deep + 14),
      at(x - w / 2 - 14, 0, z + deep + 14),
    ]),
    s.sky.deep,
    0.2,
  );
}

const times: readonly [Time, ...Time[]] = ['golden', 'morning', 'dusk', 'noon', 'dawn', 'night'];

/** A painter of a room whose window looks on the country it stands in. */
export function indoors(paint: (s: Scene, room: Room) => Painting): Painter {
  return {
    times,
    settings,
    paint: (s) =>
      paint(
        s,
        openRoom(
          s,
          s.crop === 'tall'
            ? { left: 0.04, right: 0.96, top: 0.2, bottom: 0.62 }
            : { left: 0.13, right: 0.87, top: 0.08, bottom: 0.64 },
        ),
      ),
  };
}
