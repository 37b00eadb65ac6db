import { lampGlow, postLamp } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import type { Surroundings } from '../../kit/land/surroundings.ts';
import { camel, restingCamel } from '../../kit/people/camels.ts';
import { person } from '../../kit/people/people.ts';
import { guests, path, stringLights } from '../../kit/plants/garden.ts';
import { jeep } from '../../kit/things/safari.ts';
import { approach } from './approach.ts';

/** What lies before a camp; `x` is the middle of its tents. */
type Paint = (s: Scene, around: Surroundings, x: number, door: number) => string;

interface Campground {
  readonly paint: Paint;
  /** Where it is at home; everywhere when not given. */
  readonly fits?: readonly Setting[];
}

const shores: readonly Setting[] = ['lake', 'river', 'backwater', 'coast'];
const deepOf = (s: Scene, { ground }: Surroundings): number => s.h - ground;
const silhouette = (s: Scene, cloth = '#3a2a34', share = 0.3): string => mix(s.sky.deep, s.shade(cloth), share);

/** The ground that the seed has drawn, the same in every crop, among those at home in the country. */
function oneOf(grounds: readonly [Campground, ...Campground[]]): Paint {
  return (s, around, x, door) => {
    const fitting = grounds.filter(({ fits }) => !fits || fits.includes(around.setting));
    const ground = fitting[Math.floor((around.lot ?? 0) * fitting.length)] ?? grounds[0];
    return ground.paint(s, around, x, door);
  };
}

/** A fire ringed with stones; by day only the logs and a thread of smoke. */
export function campfire(s: Scene, x: number, y: number, scale: number): string {
  const burning = s.time !== 'noon' && s.time !== 'morning';
  let art = burning
    ? disc(0, -16, 150, s.radial([0, '#ffca6e', 0.75], [0.35, '#ff9a44', 0.3], [1, '#ff8a3c', 0]))
    : stroke('M0-16q-8-20 4-38t0-40', '#ffffff', 5, 0.3);
  art +=
    oval(0, 2, 40, 8, s.sky.deep, 0.35) +
    stroke('M-24 0L18-12M24 0L-18-12M-6-2L6-16', mix(s.shade('#6a4430'), s.sky.deep, 0.2), 7);
  if (burning)
    art +=
      shape('M-18-4Q-26-28-8-44-10-28 0-26-4-50 12-66 10-44 20-34 26-18 16-4Z', '#f28a2e') +
      shape('M-9-4Q-13-18-2-28-1-16 5-20 8-30 8-34 16-16 8-4Z', '#ffd774');
  let stones = '';
  for (let i = 0; i < 9; i++) stones += d`M${Math.cos((i / 9) * 6.28) * 40} ${3 + Math.sin((i / 9) * 6.28) * 9}h.1`;
  return place(x, y, s.u * scale, stroke(stones, s.shade('#8f8780'), 11) + art);
}

const lamps = (s: Scene, { ground }: Surroundings, x: number): string =>
  [-150, 150, -250].map((dx, i) => postLamp(s, x + dx * s.u, ground + (36 + i * 14) * s.u, 58 * s.u)).join('');

const fireside: Paint = (s, around, x) =>
  path(s, x, around.ground + 14 * s.u, 30) +
  lamps(s, around, x) +
  campfire(s, x + s.r.pick([-1, 1]) * 170 * s.u, around.ground + deepOf(s, around) * 0.42, 0.8) +
  guests(s, x - 60 * s.u, around.ground + 44 * s.u, 56 * s.u, 2);

/** A carpet under strings of lights, laid for dinner. */
const dinner: Paint = (s, around, x) => {
  const [top, foot] = [around.ground + deepOf(s, around) * 0.36, around.ground + deepOf(s, around) * 0.74];
  const hue = s.r.pick(['#a8323a', '#2f6f7a', '#8f2f5f', '#b5782b'] as const);
  const rug = (share: number) =>
    d`M${x - 220 * share * s.u} ${top + (1 - share) * 30}H${x + 220 * share * s.u}L${x + 300 * share * s.u} ${foot - (1 - share) * 36}H${x - 300 * share * s.u}Z`;
  const middle = (top + foot) / 2 + 6 * s.u;
  const seat = (dx: number, dy: number, cloth: string, mirrored: boolean) =>
    oval(x + dx * s.u, middle + dy * s.u, 40 * s.u, 9 * s.u, s.lit(mix(cloth, '#fff2da', 0.3))) +
    person('meditating', x + dx * s.u, middle + dy * s.u, 66 * s.u, silhouette(s, cloth, 0.4), mirrored);
  const lantern = (dx: number) =>
    place(
      x + dx * s.u,
      middle - 20 * s.u,
      s.u,
      lampGlow(s, 0, -14, 60, 44) + shape('M-8 0L-6-26H6L8 0Z', s.glowing ? '#ffe2a4' : s.lit('#f3e6cc')),
    );
  const pole = (dx: number, y: number) => d`M${x + dx * s.u} ${y}V${y - 120 * s.u}`;
  return (
    shape(rug(1), s.shade(hue)) +
    shape(rug(0.9), s.lit('#f0d6a4')) +
    shape(rug(0.84), mix(s.lit(hue), s.shade(hue), 0.4)) +
    stroke(pole(-250, top) + pole(250, top), silhouette(s, '#6a5038', 0.6), 4 * s.u) +
    stringLights(s, x - 250 * s.u, top - 120 * s.u, x + 250 * s.u, top - 120 * s.u, 13) +
    seat(-64, -22, '#d9822b', false) +
    seat(64, -22, '#2f6f7a', true) +
    shape(
      d`M${x - 120 * s.u} ${middle - 20 * s.u}H${x + 120 * s.u}L${x + 136 * s.u} ${middle + 6 * s.u}H${x - 136 * s.u}Z`,
      s.lit('#c9985f'),
    ) +
    shape(d`M${x - 136 * s.u} ${middle + 6 * s.u}h${272 * s.u}v${12 * s.u}h${-272 * s.u}Z`, s.shade('#8a6440')) +
    lantern(-80) +
    lantern(0) +
    lantern(80) +
    seat(-180, 12, '#a8323a', false) +
    seat(180, 12, '#efe2cf', true)
  );
};

/** Planks that lead to the tents between posts and lanterns. */
const boardwalk: Paint = (s, around, x) => {
  const [top, deep] = [around.ground + 8 * s.u, s.h - around.ground];
  const half = (t: number) => (26 + 110 * t) * s.u;
  const at = (t: number) => top + (s.h + 4 - top) * t;
  let joints = '';
  for (let i = 1; i < 12; i++) {
    const t = (i / 12) ** 1.4;
    joints += d`M${x - half(t)} ${at(t)}h${half(t) * 2}`;
  }
  const posts = [0.1, 0.34, 0.66].map((t) =>
    [-1, 1].map((way) => postLamp(s, x + way * (half(t) + 14 * s.u), at(t), (40 + 46 * t) * s.u)).join(''),
  );
  return (
    shape(
      d`M${x - half(0)} ${top}H${x + half(0)}L${x + half(1)} ${s.h + 4}H${x - half(1)}Z`,
      s.between(top, s.h, [0, s.far('#c9985f', 0.1)], [1, mix(s.shade('#a8703f'), s.sky.deep, 0.2)]),
    ) +
    stroke(joints, s.shade('#7a5636'), 2 * s.u, 0.6) +
    posts.join('') +
    guests(s, x + 170 * s.u, around.ground + deep * 0.3, 60 * s.u, 2)
  );
};

/** The water's edge, with a jetty or a beached boat, and a fire on the bank. */
const bank: Paint = (s, around, x) =>
  approach(s, { ...around, lot: 0 }, x, 30) +
  campfire(s, x + s.r.pick([-1, 1]) * 220 * s.u, around.ground + deepOf(s, around) * 0.3, 0.7) +
  guests(s, x - 90 * s.u, around.ground + 40 * s.u, 54 * s.u, 2);

/** Those that brought the guests: camels in the desert, a jeep elsewhere. */
const arrivals: Paint = (s, around, x) => {
  const deep = deepOf(s, around);
  const way = x < s.w / 2 ? 1 : -1;
  const at = x + way * 250 * s.u;
  const brought =
    around.setting === 'desert'
      ? place(at, around.ground + deep * 0.56, s.u * 0.86, camel(s, '#c4402b'), way > 0) +
        place(at - way * 190 * s.u, around.ground + deep * 0.66, s.u * 0.8, restingCamel(s, '#2f7f7a'), way < 0)
      : jeep(s, at, around.ground + deep * 0.54, s.u * 1.1, way > 0);
  return path(s, x, around.ground + 14 * s.u, 34) + lamps(s, around, x) + brought;
};

export const encampment = oneOf([
  { paint: fireside },
  { paint: dinner },
  { paint: boardwalk },
  { paint: bank, fits: shores },
  { paint: arrivals, fits: ['desert', 'plain', 'forest', 'hills', 'mountain', 'highland'] },
]);

/** Somebody on a log. */
const onLog = (s: Scene, x: number, y: number, mirrored: boolean): string =>
  stroke(d`M${x - 22 * s.u} ${y}h${44 * s.u}`, silhouette(s, '#6a4a34', 0.7), 11 * s.u) +
  person('sitting', x, y, 66 * s.u, silhouette(s), mirrored);

/** Those who sit on logs around the fire, one arriving. */
const circle: Paint = (s, { ground }, x) => {
  const y = ground + (s.h - ground) * 0.4;
  const at = x - 90 * s.u;
  const seats = [-130, -92, 96, 134].map((dx) => onLog(s, at + dx * s.u, y + 14 * s.u, dx > 0));
  return (
    campfire(s, at, y, 1.25) +
    seats.join('') +
    person('standing', x + 190 * s.u, ground + 34 * s.u, 60 * s.u, silhouette(s))
  );
};

/** A long table with benches under lights, and the fire beside it. */
const supper: Paint = (s, { ground }, x) => {
  const deep = s.h - ground;
  const way = x < s.w / 2 ? 1 : -1;
  const [at, y] = [x + way * 90 * s.u, ground + deep * 0.56];
  const [wood, dim] = [s.lit('#c9985f'), s.shade('#8a6440')];
  const row = (dy: number) =>
    [-110, -40, 34, 108]
      .map((dx, i) =>
        person('sitting', at + dx * s.u, y + dy * s.u, 88 * s.u, silhouette(s, '#5a3a34', 0.4), i % 2 === 0),
      )
      .join('');
  const pole = (dx: number) => d`M${at + dx * s.u} ${y}V${y - 150 * s.u}`;
  return (
    campfire(s, x - way * 210 * s.u, ground + deep * 0.4, 1.1) +
    stroke(pole(-210) + pole(210), silhouette(s, '#6a5038', 0.6), 4 * s.u) +
    stringLights(s, at - 210 * s.u, y - 150 * s.u, at + 210 * s.u, y - 150 * s.u, 11) +
    oval(at, y + 26 * s.u, 190 * s.u, 12 * s.u, s.sky.deep, 0.22) +
    // the table hides all of them but head and shoulders
    row(-4) +
    stroke(
      d`M${at - 120 * s.u} ${y - 20 * s.u}v${44 * s.u}M${at + 120 * s.u} ${y - 20 * s.u}v${44 * s.u}`,
      dim,
      9 * s.u,
    ) +
    shape(d`M${at - 150 * s.u} ${y - 34 * s.u}h${300 * s.u}l${16 * s.u} ${18 * s.u}h${-332 * s.u}Z`, wood) +
    shape(d`M${at - 166 * s.u} ${y - 16 * s.u}h${332 * s.u}v${8 * s.u}h${-332 * s.u}Z`, dim) +
    [-70, 10, 80]
      .map((dx) =>
        place(
          at + dx * s.u,
          y - 26 * s.u,
          s.u * 0.8,
          lampGlow(s, 0, -12, 60, 44) + shape('M-7 0L-5-22H5L7 0Z', s.glowing ? '#ffe2a4' : s.lit('#f3e6cc')),
        ),
      )
      .join('') +
    stroke(d`M${at - 150 * s.u} ${y + 30 * s.u}h${300 * s.u}`, dim, 9 * s.u)
  );
};

/** Someone lying in a hammock: an arm hanging out, one knee up; the cloth before them hides the rest. */
const sleeper = (s: Scene): string => {
  const skin = silhouette(s, '#7a4a38', 0.4);
  const trousers = silhouette(s, '#4a4a5a', 0.4);
  return (
    disc(-74, -66, 12.5, skin) +
    stroke('M-54-54L-64-62', skin, 9) +
    stroke('M4-36Q46-34 88-58l6-12', trousers, 12) +
    stroke('M2-38L36-78 60-46', trousers, 13) +
    shape('M-62-56Q-30-70 8-48L10-24Q-30-14-58-34Z', silhouette(s, '#2f6f7a', 0.45))
  );
};

/** A hammock between two posts, and a fire. */
const hammock: Paint = (s, { ground }, x) => {
  const deep = s.h - ground;
  const way = x < s.w / 2 ? 1 : -1;
  const [at, y] = [x + way * 150 * s.u, ground + deep * 0.6];
  const cloth = s.r.pick(['#c4402b', '#e0a030', '#2f7f8a'] as const);
  const post = silhouette(s, '#6a5038', 0.7);
  return (
    campfire(s, x - way * 150 * s.u, ground + deep * 0.42, 1.15) +
    onLog(s, x - way * 250 * s.u, ground + deep * 0.5, way < 0) +
    oval(at, y + 4 * s.u, 170 * s.u, 11 * s.u, s.sky.deep, 0.24) +
    place(
      at,
      y,
      s.u,
      stroke('M-160 4V-116M160 4V-116', post, 9) +
        stroke('M-158-100L-110-66M158-100L110-66', post, 3) +
        shape('M-112-68Q0-26 112-68Q0-44-112-68Z', s.shade(cloth)) +
        sleeper(s) +
        shape('M-112-68Q-64-28 0-24Q64-28 112-68 74 4 0 4-74 4-112-68Z', s.lit(cloth)) +
        stroke('M-100-56Q-56-12 0-9T100-56', s.lit('#f4e6c8'), 3, 0.7) +
        stroke('M-36-42Q-24-18-30 4', silhouette(s, '#7a4a38', 0.4), 7),
    )
  );
};

/** Boats drawn up by the water, and a fire on the bank. */
const landing: Paint = (s, around, x, door) => {
  const deep = deepOf(s, around);
  const way = x < s.w / 2 ? 1 : -1;
  const y = around.ground + deep * 0.3;
  return (
    approach(s, { ...around, lot: 0 }, door, 26) +
    campfire(s, x - way * 200 * s.u, y, 1) +
    onLog(s, x - way * 300 * s.u, y + 8 * s.u, way < 0) +
    ['#e0762e', '#2f7f8a']
      .map((paint, i) =>
        place(
          (way < 0 ? Math.min(x, door) : Math.max(x, door)) + way * (166 + i * 46) * s.u,
          y + (8 + i * 20) * s.u,
          s.u * 0.9,
          oval(0, 4, 84, 6, s.sky.deep, 0.24) +
            shape(
              'M-92-10Q-50-28 0-28 50-28 92-10 50 2 0 2-50 2-92-10Z',
              s.down([0, s.lit(paint)], [1, s.shade(paint)]),
            ) +
            oval(0, -18, 24, 6, silhouette(s)),
        ),
      )
      .join('')
  );
};

export const campsite = oneOf([
  { paint: circle },
  { paint: supper },
  { paint: hammock },
  { paint: landing, fits: shores },
]);
