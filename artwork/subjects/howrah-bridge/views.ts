import { skyline } from '../../kit/buildings/skyline.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, outline, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { water } from '../../kit/water/water.ts';

/** Metres across from us, up from our eyes, and away from us. */
type Metres = readonly [across: number, up: number, away: number];
type Look = (at: Metres) => Point;

/** What stands at those metres, seen towards (x, y) of the picture. */
const looking =
  (x: number, y: number, focal: number): Look =>
  ([across, up, away]) => [x + (across * focal) / away, y - (up * focal) / away];

const line = (points: readonly Point[]) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`;

interface Truss {
  readonly look: Look;
  /** How far aside the two planes of steel stand. */
  readonly sides: readonly [number, number];
  readonly deck: number;
  /** Of the upper chord above the deck, that far away. */
  chord(away: number): number;
  /** Where the panels meet, the nearest first. */
  readonly panels: readonly number[];
}

/** Two planes of posts and diagonals, and the bracing between them overhead; thinner as they go away. */
function steelwork(s: Scene, { look, sides, deck, chord, panels }: Truss, steel: Hex): string {
  let art = '';
  const far = [...panels.keys()].reverse();
  for (const i of far) {
    const [z, next] = [panels[i] ?? 1, panels[i + 1]];
    const width = Math.max(1.4, Math.min(15, 420 / z)) * s.u;
    const tone = mix(steel, s.sky.haze, Math.min(0.6, z / 560));
    let path = line([
      look([sides[0], deck, z]),
      look([sides[0], deck + chord(z), z]),
      look([sides[1], deck + chord(z), z]),
      look([sides[1], deck, z]),
    ]);
    if (next !== undefined) {
      for (const side of sides)
        path +=
          line([look([side, deck + chord(z), z]), look([side, deck + chord(next), next])]) +
          line([look([side, deck, z]), look([side, deck + chord(next), next])]);
      path +=
        line([look([sides[0], deck + chord(z), z]), look([sides[1], deck + chord(next), next])]) +
        line([look([sides[1], deck + chord(z), z]), look([sides[0], deck + chord(next), next])]);
    }
    art += stroke(path, tone, width);
  }
  return art;
}

/** One of the two towers: legs leaning together and braced, a crossbeam on top. */
function tower(s: Scene, { look, sides, deck }: Truss, away: number, foot: number, tall: number, steel: Hex): string {
  const width = Math.max(3, Math.min(20, 1500 / away)) * s.u;
  const tone = mix(steel, s.sky.haze, Math.min(0.6, away / 560));
  const bars = [0.36, 0.58, 0.8, 1].map((share) => deck + tall * share);
  let path = '';
  for (const side of sides) path += line([look([side, foot, away]), look([side, deck + tall, away])]);
  for (const [i, up] of bars.entries()) {
    path += line([look([sides[0], up, away]), look([sides[1], up, away])]);
    const above = bars[i + 1];
    if (above !== undefined)
      path +=
        line([look([sides[0], up, away]), look([sides[1], above, away])]) +
        line([look([sides[1], up, away]), look([sides[0], above, away])]);
  }
  return stroke(path, tone, width);
}

/** From the middle of the hung span along the road: portals of steel to the tower, taxis below. */
export function onTheDeck(s: Scene): string {
  const x = s.w * s.r.between(0.42, 0.58);
  const y = s.h * 0.62;
  const focal = Math.max(s.w, s.h) * 0.56;
  const look = looking(x, y, focal);
  const eye = 3.4;
  const steel = mix(s.far('#8f9aa8', s.glowing ? 0.06 : 0.1), s.sky.deep, 0.3);
  const truss: Truss = {
    look,
    sides: [-12, 12],
    deck: -eye,
    chord: (away) => 17 + Math.max(0, (away - 90) / 140) ** 1.2 * 50,
    panels: [15, 22, 31, 43, 58, 78, 104, 138, 180, 230],
  };
  const road = s.between(y, s.h, [0, s.far('#8a8488', 0.5)], [1, mix(s.shade('#6a666c'), s.sky.deep, 0.35)]);
  const strip = (from: number, to: number, fill: Hex, up = -eye) =>
    shape(outline([look([from, up, 700]), look([to, up, 700]), look([to, up, 4]), look([from, up, 4])]), fill);
  let lanes = '';
  for (const at of [-4, 0, 4])
    for (let z = 6; z < 160; z *= 1.5)
      lanes += outline([
        look([at - 0.12, -eye, z]),
        look([at + 0.12, -eye, z]),
        look([at + 0.12, -eye, z * 1.22]),
        look([at - 0.12, -eye, z * 1.22]),
      ]);
  const far =
    skyline(s, { from: -10, to: s.w + 10, ground: y + 4 * s.u, tall: s.h * 0.14, distance: 0.72 }) +
    water(s, { top: y + 3 * s.u, colour: '#8a8468', glitter: 0.6 });
  const rail = (side: number) => {
    let posts = '';
    for (let z = 5; z < 120; z *= 1.22) posts += line([look([side, -eye, z]), look([side, -eye + 1.3, z])]);
    return (
      stroke(posts, steel, 2.4 * s.u) +
      stroke(line([look([side, -eye + 1.3, 4]), look([side, -eye + 1.3, 400])]), steel, 4 * s.u)
    );
  };
  let cars = '';
  // they keep to the left
  for (const [lane, away, bus] of [
    [-2, 74, 0],
    [6.4, 62, 1],
    [-6, 46, 1],
    [2, 36, 0],
    [-2, 25, 0],
    [6, 19, 0],
  ] as const) {
    const z = away * s.r.between(0.86, 1.14);
    const [px, py] = look([lane, -eye, z]);
    cars += place(px, py, focal / z / 40, bus ? busAhead(s, lane > 0) : taxiAhead(s, lane > 0));
  }
  return (
    paintSky(s) +
    birds(s, s.w * (x > s.w / 2 ? 0.3 : 0.7), y * 0.2, 5) +
    far +
    mist(s, y, 60 * s.u, 0.4) +
    strip(-17, 17, mix(s.far('#b9a48c', 0.2), s.sky.deep, 0.12)) +
    strip(-11, 11, road) +
    shape(lanes, s.far('#f4ead2', 0.1), 0.75) +
    tower(s, truss, 236, -eye, 78, steel) +
    steelwork(s, truss, steel) +
    rail(-16.6) +
    rail(16.6) +
    pedestrians(s, look, eye) +
    cars
  );
}

/** Porters and clerks on the footways outside the steel. */
function pedestrians(s: Scene, look: Look, eye: number): string {
  let art = '';
  for (const away of [66, 48, 36, 27])
    for (const way of [-1, 1]) {
      const z = away * s.r.between(0.9, 1.1);
      const [x, y] = look([way * s.r.between(13.6, 15.6), -eye, z]);
      const tall = y - look([0, -eye + 1.75, z])[1];
      art += crowd(s, { from: x, to: x, top: y, bottom: y, count: 1, small: tall, tall });
    }
  return art;
}

/** A round-shouldered yellow taxi from before or behind, 80 wide, the road at its origin. */
function taxiAhead(s: Scene, towardsUs: boolean): string {
  // yellow still, under the lamps of the bridge
  const body = mix(s.lit('#f0b820'), '#f0b820', s.glowing ? 0.5 : 0);
  const dim = s.shade('#c98a14');
  const pane = mix(s.sky.deep, s.sky.air[2], 0.3);
  const lamp = towardsUs ? (s.glowing ? '#fff2c4' : s.lit('#f6f0dc')) : s.glowing ? '#ff5a3c' : s.shade('#c8321e');
  return (
    oval(0, 1, 46, 6, s.sky.deep, 0.35) +
    (s.glowing && towardsUs ? disc(0, -24, 74, s.radial([0, '#ffe9b0', 0.5], [1, '#ffe9b0', 0])) : '') +
    shape('M-36 0V-10H-22V0ZM22 0V-10H36V0Z', s.sky.deep) +
    shape('M-40-8V-30Q-38-38-28-39L-22-58Q0-64 22-58L28-39Q38-38 40-30V-8Z', body) +
    shape('M-40-8V-18H40V-8Z', dim) +
    shape('M-24-40L-19-55Q0-59 19-55L24-40Z', pane) +
    shape('M-12-61V-67H12V-61Z', s.lit('#f6efdc')) +
    stroke('M-40-14H40', s.lit('#e8e4dc'), 4) +
    disc(-31, -26, 5, lamp) +
    disc(31, -26, 5, lamp) +
    (towardsUs ? shape('M-18-31H18V-21H-18Z', mix(dim, s.sky.deep, 0.5)) : stroke('M-20-30H20', dim, 2))
  );
}

/** A blue and yellow bus from before or behind, 110 wide. */
function busAhead(s: Scene, towardsUs: boolean): string {
  const pane = s.glowing ? '#ffdf9a' : mix(s.sky.deep, s.sky.air[2], 0.4);
  const lamp = towardsUs ? (s.glowing ? '#fff2c4' : s.lit('#f6f0dc')) : s.shade('#c8321e');
  return (
    oval(0, 1, 60, 7, s.sky.deep, 0.35) +
    shape('M-46 0V-14H-28V0ZM28 0V-14H46V0Z', s.sky.deep) +
    shape('M-54-10V-120Q-52-130-42-132H42Q52-130 54-120V-10Z', s.lit('#2f6fa8')) +
    shape('M-54-62H54V-46H-54Z', s.lit('#f0c03a')) +
    shape('M-46-68V-108H46V-68Z', pane) +
    shape('M-34-114V-126H34V-114Z', mix(s.sky.deep, '#f6efdc', s.glowing ? 0.7 : 0.5)) +
    stroke('M0-68V-108', s.shade('#2f6fa8'), 3) +
    stroke('M-54-16H54', s.shade('#24303c'), 6) +
    disc(-42, -30, 6, lamp) +
    disc(42, -30, 6, lamp)
  );
}

/** From the flower sellers' steps: the bridge goes out over our heads to the far bank. */
export function flowerMarket(s: Scene): string {
  const left = s.r.chance(0.5);
  const x = s.w * (left ? s.r.between(0.7, 0.78) : s.r.between(0.22, 0.3));
  const shore = s.h * (s.crop === 'tall' ? 0.6 : 0.58);
  const focal = Math.max(s.w, s.h) * 0.56;
  const look = looking(x, shore, focal);
  const way = left ? -1 : 1;
  const steel = mix(s.far('#8f9aa8', s.glowing ? 0.06 : 0.12), s.sky.deep, 0.3);
  const dark = mix(steel, s.sky.deep, 0.5);
  const [pier, across] = [104, 440];
  const truss: Truss = {
    look,
    sides: [way * 40, way * 15],
    deck: 9,
    chord: (away) => {
      const t = (away - pier) / across;
      if (t < 0) return 66 + t * 250;
      return Math.max(17, 66 - 132 * Math.min(t, 1 - t)) * (t > 1 ? Math.max(0.1, 2.2 - t * 1.2) : 1);
    },
    panels: [62, 76, 90, 104, 122, 144, 170, 204, 246, 300, 370, 456, 544],
  };
  const [far, near] = truss.sides;
  const under = outline([look([far, 9, 900]), look([near, 9, 900]), look([near, 9, 9]), look([far, 9, 9])]);
  let beams = '';
  for (let z = 12; z < 400; z *= 1.2) beams += line([look([far, 9, z]), look([near, 9, z])]);
  const edge = outline([look([near, 9, 900]), look([near, 12, 900]), look([near, 12, 9]), look([near, 9, 9])]);
  const leg = (side: number) =>
    shape(
      outline([
        look([side - 3.4, 9, pier]),
        look([side + 3.4, 9, pier]),
        look([side + 4.6, -4, pier]),
        look([side - 4.6, -4, pier]),
      ]),
      s.far('#a8937c', 0.12),
    );
  let lamps = '';
  let posts = '';
  for (let z = 34; z < 500; z *= 1.3) {
    posts += line([look([near, 12, z]), look([near, 17, z])]);
    lamps += line([look([near, 17, z]), look([near, 17, z])]);
  }
  return (
    paintSky(s) +
    birds(s, s.w * (left ? 0.78 : 0.22), shore * 0.26, 6) +
    skyline(s, { from: -10, to: s.w + 10, ground: shore + 2, tall: shore * 0.16, distance: 0.7 }) +
    water(s, { top: shore, colour: '#8a8468', glitter: 1 }) +
    mist(s, shore, 36 * s.u, 0.4) +
    leg(far) +
    leg(near) +
    tower(s, truss, pier, 9, 72, steel) +
    steelwork(s, truss, steel) +
    shape(under, dark) +
    stroke(beams, mix(dark, s.sky.deep, 0.4), 5 * s.u) +
    shape(edge, steel) +
    stroke(posts, steel, 2.4 * s.u) +
    stroke(lamps, s.glowing ? '#ffe0a0' : s.far('#f4e6cc', 0.2), 6 * s.u) +
    steps(s, shore, left)
  );
}

/** Wet steps going down to the water, heaps and baskets of marigolds on them, sellers and porters. */
function steps(s: Scene, shore: number, left: boolean): string {
  const stone = '#c9a884';
  const top = shore + (s.h - shore) * 0.34;
  const count = 5;
  const tall = (s.h - top) / count;
  const at = (share: number) => s.w * (left ? share : 1 - share);
  let art = '';
  for (let i = 0; i < count; i++) {
    const y = top + i * tall;
    const edge = at(0.5 + i * 0.13);
    art +=
      shape(
        d`M${at(-0.02)} ${y}H${edge}v${tall + 2}H${at(-0.02)}Z`,
        mix(s.lit(stone), s.shade(stone), 0.25 + i * 0.14),
      ) + stroke(d`M${at(-0.02)} ${y}H${edge}`, s.lit('#efd6b4'), 2.4 * s.u, 0.8);
  }
  const heaps = [s.id(), s.id()] as const;
  // sold by the light of bulbs after dark
  const bulbs = (hue: Hex) => mix(s.lit(hue), hue, s.glowing ? 0.6 : 0);
  const model = (hue: Hex) =>
    shape('M-46 2Q-40-10-30-12H30Q40-10 46 2Z', s.shade('#8a6242')) +
    shape('M-38-8Q-40-22-24-28-14-42 0-40 16-42 24-28 40-22 38-8 20-2 0-2-20-2-38-8Z', bulbs(hue)) +
    shape('M-22-26Q-12-38 2-38 14-36 16-30 0-32-22-26Z', bulbs(mix(hue, '#fff0c0', 0.4)), 0.7);
  art += `<defs><g id="${heaps[0]}">${model('#e8762c')}</g><g id="${heaps[1]}">${model('#f0b83a')}</g></defs>`;
  if (s.glowing)
    art += oval(at(0.24), s.h * 0.88, s.w * 0.5, s.h * 0.3, s.radial([0, '#ffc878', 0.5], [1, '#ffc878', 0]));
  for (let i = 0; i < count; i++) {
    const y = top + (i + 0.7) * tall;
    const size = 0.5 + i * 0.2;
    art += crowd(s, {
      from: at(0.06 + i * 0.02),
      to: at(0.44 + i * 0.09),
      top: y - 4 * s.u,
      bottom: y,
      count: i > 3 ? 1 : 3,
      small: (54 + i * 24) * s.u,
      tall: (60 + i * 26) * s.u,
      poses: i % 2 ? ['sari', 'carrying', 'standing'] : ['carrying', 'walker', 'sari', 'resting'],
    });
    for (let k = 0; k < 4; k++)
      art += place(
        at(s.r.between(0.02, 0.1) + k * (0.13 + i * 0.012)),
        y + tall * 0.24,
        size * s.u,
        `<use href="#${s.r.pick(heaps)}"/>`,
      );
  }
  return art;
}
