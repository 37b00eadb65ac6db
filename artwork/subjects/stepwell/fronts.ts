import { arch, wall } from '../../kit/buildings/facade.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { shrine } from '../../kit/buildings/temples.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';

/** Where a front stands: its middle, the rim above it, the water below, half the width of the rim. */
export interface FrontPlace {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly rim: number;
}

type Front = (s: Scene, stone: Hex, stand: FrontPlace) => string;

const fronts: readonly [Front, ...Front[]] = [palace, balconies, colonnade, shrines];

/** What looks down on the water from the middle of the far wall. */
export function wellFront(s: Scene, stone: Hex, stand: FrontPlace): string {
  return s.r.pick(fronts)(s, stone, stand);
}

const pale = (s: Scene, stone: Hex): Hex => s.lit(mix(stone, '#fff4dc', 0.4));
const dark = (s: Scene): Hex => mix(s.shade('#5a3a2c'), s.sky.deep, 0.3);

/** Storeys of arches under kiosks. */
function palace(s: Scene, stone: Hex, { x, top, bottom, rim }: FrontPlace): string {
  const floors = s.r.pick([2, 3]);
  const bays = s.r.pick([3, 5]);
  const w = rim * (bays === 3 ? 0.48 : 0.62);
  const tall = (bottom - top) * (floors === 2 ? 0.5 : 0.66);
  let art = shape(d`M${x - w / 2} ${top + tall}V${top - 34 * s.u}h${w}V${top + tall}Z`, wall(s, stone));
  for (let i = 0; i < floors; i++) {
    const y = top + (tall * (i + 1)) / floors;
    const h = (tall / floors) * 0.7;
    let openings = '';
    for (let k = 0; k < bays; k++) {
      const middle = k === (bays - 1) / 2;
      const cell = w / bays;
      openings += arch(x - w / 2 + cell * (k + 0.5), y - 3, cell * (middle ? 0.8 : 0.6), middle ? h : h * 0.84);
    }
    art += shape(openings, dark(s)) + stroke(d`M${x - w * 0.53} ${y}h${w * 1.06}`, pale(s, stone), 5 * s.u);
  }
  art +=
    shape(merlons(x - w / 2, x + w / 2, top - 33 * s.u, 12 * s.u), s.lit(stone)) +
    stroke(d`M${x - w / 2} ${top - 30 * s.u}h${w}`, pale(s, stone), 4 * s.u);
  const kiosk = (aside: number, size: number) => place(x + w * aside, top - 34 * s.u, s.u, chhatri(s, size, stone));
  return art + (bays === 3 ? kiosk(0, 60) : kiosk(-0.4, 40) + kiosk(0.4, 40) + kiosk(0, 52));
}

/** A tall plain wall with two hanging balconies, one over the other on each side of its shrine door. */
function balconies(s: Scene, stone: Hex, { x, top, bottom, rim }: FrontPlace): string {
  const w = rim * 0.78;
  const tall = (bottom - top) * 0.8;
  const head = top - 46 * s.u;
  const floor = (tall + 20 * s.u) / 3;
  let bodies = '';
  let roofs = '';
  let openings = '';
  let sills = '';
  for (const way of [-1, 1])
    for (const level of [0, 1]) {
      const [bx, sill] = [x + way * w * 0.29, head + 34 * s.u + floor * (level + 0.86)];
      const [half, h] = [w * 0.15, floor * 0.66];
      bodies += d`M${bx - half} ${sill - h}h${half * 2}v${h}l${-half * 0.4} ${h * 0.22}h${-half * 1.2}l${-half * 0.4} ${-h * 0.22}Z`;
      roofs += d`M${bx - half * 1.24} ${sill - h}q${half * 0.5} ${-h * 0.1} ${half * 1.24} ${-h * 0.4}q${half * 0.74} ${h * 0.3} ${half * 1.24} ${h * 0.4}Z`;
      for (const k of [-1, 0, 1]) openings += arch(bx + k * half * 0.6, sill - h * 0.2, half * 0.44, h * 0.66);
      sills += d`M${bx - half * 1.1} ${sill - h * 0.1}h${half * 2.2}`;
    }
  for (const level of [0, 1, 2])
    openings += arch(x, head + 34 * s.u + floor * (level + 0.88), w * 0.13, floor * (level === 2 ? 0.7 : 0.56));
  const body = d`M${x - w / 2} ${top + tall}V${head}h${w}V${top + tall}Z`;
  return (
    shape(body, wall(s, stone)) +
    stroke(d`M${x - w * 0.54} ${head}h${w * 1.08}M${x - w * 0.52} ${top + tall}h${w * 1.04}`, pale(s, stone), 7 * s.u) +
    stroke(d`M${x - w / 2} ${head + 14 * s.u}h${w}`, s.shade(stone), 3 * s.u, 0.6) +
    shape(bodies, s.lit(mix(stone, '#fff0d0', 0.25))) +
    shape(openings, dark(s)) +
    stroke(sills, pale(s, stone), 4 * s.u) +
    shape(roofs, s.shade(stone)) +
    shape(merlons(x - w / 2, x + w / 2, head - 3 * s.u, 14 * s.u), s.lit(stone))
  );
}

/** Two low storeys of pillars, as wide as the stairs, under a stepped pyramid of a roof. */
function colonnade(s: Scene, stone: Hex, { x, top, bottom, rim }: FrontPlace): string {
  const storeys = [
    { w: rim * 1.24, foot: top + (bottom - top) * 0.43, h: (bottom - top) * 0.22 },
    { w: rim * 0.9, foot: top + (bottom - top) * 0.2, h: (bottom - top) * 0.2 + 40 * s.u },
  ];
  let art = '';
  for (const { w, foot, h } of storeys) {
    const bays = Math.round(w / (46 * s.u));
    let posts = '';
    for (let i = 0; i <= bays; i++) {
      const px = x - w / 2 + (w * i) / bays;
      posts += d`M${px - 5 * s.u} ${foot}V${foot - h}h${10 * s.u}V${foot}ZM${px - 13 * s.u} ${foot - h}h${26 * s.u}l${-7 * s.u} ${12 * s.u}h${-12 * s.u}Z`;
    }
    art +=
      shape(d`M${x - w / 2} ${foot}v${-h}h${w}v${h}Z`, dark(s)) +
      shape(posts, s.lit(stone)) +
      shape(
        d`M${x - w / 2 - 24 * s.u} ${foot - h + 4 * s.u}l${18 * s.u} ${-16 * s.u}H${x + w / 2 + 6 * s.u}l${18 * s.u} ${16 * s.u}Z`,
        mix(s.lit(stone), s.shade(stone), 0.3),
      ) +
      stroke(d`M${x - w / 2 - 14 * s.u} ${foot}h${w + 28 * s.u}`, pale(s, stone), 6 * s.u);
  }
  const roof = { w: rim * 0.56, y: top + (bottom - top) * 0.2 - (bottom - top) * 0.2 - 52 * s.u };
  const steps = 6;
  for (let i = 0; i < steps; i++) {
    const half = (roof.w / 2) * (1 - i / (steps + 0.6));
    const y = roof.y - i * 12 * s.u;
    art +=
      shape(d`M${x - half} ${y}v${-13 * s.u}h${half * 2}v${13 * s.u}Z`, wall(s, stone)) +
      stroke(d`M${x - half - 4 * s.u} ${y - 12 * s.u}h${half * 2 + 8 * s.u}`, pale(s, stone), 2.6 * s.u);
  }
  return art + stroke(d`M${x} ${roof.y - steps * 12 * s.u}v${-24 * s.u}`, s.lit('#d9a441'), 4 * s.u);
}

/** What stands on the terraces of a tank: a pillared hall, a temple between two small ones, or two storeys of pillars. */
export function tankFront(s: Scene, stone: Hex, { x, top, bottom, rim }: FrontPlace): string {
  const foot = top + (bottom - top) * 0.44;
  const kind = s.r.pick(['hall', 'colonnade', 'temples'] as const);
  if (kind === 'hall') return hall(s, stone, x, foot);
  if (kind === 'colonnade') return colonnade(s, stone, { x, top, bottom, rim });
  const room = foot * 0.66;
  const temple = (aside: number, tall: number) => place(x + aside * s.u, foot, 1, shrine(s, tall * 0.62, tall, stone));
  return (
    temple(-190, room * 0.6) +
    temple(190, room * 0.6) +
    temple(0, room) +
    stroke(d`M${x - 270 * s.u} ${foot}h${540 * s.u}`, pale(s, stone), 7 * s.u)
  );
}

/** A pillared hall under kiosks. */
function hall(s: Scene, stone: Hex, x: number, foot: number): string {
  const bays = s.r.pick([3, 5, 7]);
  const [w, h] = [(130 + bays * 30) * s.u, Math.min(150 * s.u, foot * 0.42)];
  const kiosk = (aside: number, size: number, scale = 1) =>
    place(x + w * aside, foot - h - 4 * s.u, s.u * scale, chhatri(s, size, stone));
  let openings = '';
  for (let i = 0; i < bays; i++)
    openings += arch(
      x - w / 2 + (w * (i + 0.5)) / bays,
      foot,
      (w / bays) * 0.7,
      h * (i === (bays - 1) / 2 ? 0.8 : 0.68),
    );
  return (
    shape(d`M${x - w / 2} ${foot}v${-h}h${w}v${h}Z`, wall(s, stone)) +
    shape(openings, dark(s)) +
    stroke(d`M${x - w * 0.54} ${foot - h}h${w * 1.08}M${x - w * 0.56} ${foot}h${w * 1.12}`, pale(s, stone), 7 * s.u) +
    shape(merlons(x - w / 2, x + w / 2, foot - h, 12 * s.u), s.lit(stone)) +
    (bays === 3 ? '' : kiosk(-0.38, 46) + kiosk(0.38, 46)) +
    kiosk(0, 64, 1.2)
  );
}

/** A flight straight down to the water, small shrines beside it on the ledges and a spire behind the rim. */
function shrines(s: Scene, stone: Hex, { x, top, bottom, rim }: FrontPlace): string {
  const small = (aside: number, share: number, size: number) =>
    place(x + rim * aside, top + (bottom - top) * share, s.u * size, shrine(s, 90, 190, stone));
  return (
    place(x, top - 8 * s.u, s.u, shrine(s, 130, Math.min(230, (top / s.u) * 0.72), stone)) +
    straightFlight(s, stone, { x, top: top - 8 * s.u, bottom, half: rim * 0.13 }) +
    small(-0.46, 2 / 7, 0.5) +
    small(0.46, 2 / 7, 0.5) +
    small(-0.34, 4 / 7, 0.56) +
    small(0.34, 4 / 7, 0.56)
  );
}

/** One flight between its cheeks, from the rim straight down to the water. */
export function straightFlight(
  s: Scene,
  stone: Hex,
  {
    x,
    top,
    bottom,
    half,
  }: { readonly x: number; readonly top: number; readonly bottom: number; readonly half: number },
): string {
  const count = 22;
  let treads = '';
  let cheeks = '';
  for (let i = 1; i < count; i++) treads += d`M${x - half} ${top + ((bottom - top) * i) / count}h${half * 2}`;
  for (const way of [-1, 1]) cheeks += d`M${x + way * half} ${top}h${way * 16 * s.u}V${bottom}h${-way * 16 * s.u}Z`;
  return (
    shape(d`M${x - half} ${top}h${half * 2}V${bottom}h${-half * 2}Z`, s.lit(mix(stone, '#fff0d0', 0.3))) +
    stroke(treads, s.shade(mix(stone, '#6a4030', 0.25)), 2.4 * s.u, 0.8) +
    shape(cheeks, mix(s.lit(stone), s.shade(stone), 0.3))
  );
}
