import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { courts } from './courts.ts';
import { courtyard, prayerWheels, valleyFloor } from './views.ts';
import { chorten, gompaBlock, gompaHall } from './walls.ts';

const plans = ['crag', 'valley', 'court', 'wheels', 'chorten'] as const;
type Plan = (typeof plans)[number];

/** Of the dry west, whitewashed above bare rock; and of the wooded east, with roofs of gold. */
const told: Record<Plan, readonly [west: string, east: string]> = {
  crag: [
    'a whitewashed monastery climbing a crag in the high Himalaya',
    'a gold-roofed monastery on a wooded ridge of the eastern Himalaya',
  ],
  valley: [
    'a whitewashed monastery above barley fields and poplars in the high Himalaya',
    'a gold-roofed monastery above a green valley of the eastern Himalaya',
  ],
  court: [
    'monks in the court of a whitewashed monastery in the high Himalaya',
    'monks in the court of a gold-roofed monastery in the eastern Himalaya',
  ],
  wheels: [
    'prayer wheels below a whitewashed monastery in the high Himalaya',
    'prayer wheels below a gold-roofed monastery in the eastern Himalaya',
  ],
  chorten: [
    'a white chorten under prayer flags, a monastery across the valley in the high Himalaya',
    'a white chorten under prayer flags, a monastery across the valley in the eastern Himalaya',
  ],
};

/** Where the crag stands, how wide and high it is, and how large the walls on it are. */
const stands: Record<Plan, { wide: readonly [number, number]; rise: number; foot: number; size: number }> = {
  crag: { wide: [0.2, 0.3], rise: 0.42, foot: 1.12, size: 1 },
  valley: { wide: [0.17, 0.21], rise: 0.42, foot: 1.06, size: 0.66 },
  court: { wide: [0.2, 0.3], rise: 0.2, foot: 1, size: 0.4 },
  wheels: { wide: [0.16, 0.2], rise: 0.44, foot: 1.06, size: 0.84 },
  chorten: { wide: [0.12, 0.15], rise: 0.36, foot: 1.02, size: 0.5 },
};

export const monastery: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'dawn', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.64, square: 0.66 },
  paint(s) {
    const green = s.r.chance(0.4);
    const plan = s.r.pick(plans);
    const { wide: widths, rise, foot, size } = stands[plan];
    // beside the middle where something near stands before it
    const t = plan === 'crag' ? s.r.between(0.36, 0.64) : s.r.pick([0.27, 0.31, 0.69, 0.73]);
    const wide = s.r.between(...widths);
    const h = s.horizon * (plan === 'wheels' ? 0.86 : 1);
    let art = mountains(s, h, green);
    if (plan === 'court') {
      const court = s.r.pick(['front', 'front', 'dance', 'pillars', 'debate'] as const);
      if (court === 'front') return { art: art + courtyard(s, green), says: told.court[green ? 1 : 0] };
      const { paint, says } = courts[court];
      const of = green ? 'gold-roofed monastery in the eastern Himalaya' : 'whitewashed monastery in the high Himalaya';
      return { art: art + paint(s, green), says: `${says} a ${of}` };
    }
    const small = { ...s, u: s.u * size };
    const crag = profile(s.r, s.w, {
      y: h * foot,
      rise: (green ? 30 : 44) * s.u,
      rough: green ? 0.45 : 0.62,
      points: 64,
      bend: (at) => -Math.exp(-(((at - t) / wide) ** 2)) * h * rise,
    });
    art +=
      land(s, crag, s.h, s.far(green ? '#6d8a5a' : '#a07f66', 0.14), 0.3) +
      (green ? slopeWoods(small, crag, t) : rocks(small, crag, t, wide)) +
      walls(small, crag, t, wide, green) +
      birds(s, s.w * (t > 0.5 ? 0.2 : 0.8), h * 0.3, 5);
    const near = {
      crag: () => foreground(s, green),
      valley: () => valleyFloor(s, h, t, green),
      wheels: () => prayerWheels(s, t),
      chorten: () => byTheChorten(s, t, green),
    }[plan]();
    return { art: art + near, says: told[plan][green ? 1 : 0] };
  },
};

/** Sky, snow peaks and the slopes before them. */
function mountains(s: Scene, h: number, green: boolean): string {
  const back = profile(s.r, s.w, { y: h * 0.86, rise: 130 * s.u, rough: 0.54 });
  return (
    paintSky(s) +
    snowRange(s, {
      base: h,
      height: h * s.r.between(0.44, 0.66),
      peaks: Math.round(s.w / s.u / 230),
      snow: green ? 0.76 : 0.46,
      distance: 0.34,
    }) +
    mist(s, h * 0.8, 120 * s.u, 0.5) +
    (green ? woods(s, back, s.h, s.far('#4d7a68', 0.44), 24 * s.u) : land(s, back, s.h, s.far('#a88a74', 0.5), 0.5)) +
    mist(s, h, 110 * s.u, 0.45)
  );
}

/** Rows of blocks climbing the crag, the red hall with its canopy on top. */
function walls(s: Scene, crag: readonly Point[], t: number, wide: number, green: boolean): string {
  const roof = green ? s.r.pick(['#e6b93f', '#d9a030']) : '#e0ac3a';
  const rows = 4;
  const art: string[] = [];
  const top = heightAt(crag, s.w * t);
  art.push(place(s.w * t, top + 14 * s.u, s.u * 1.1, gompaHall(s, s.r.between(110, 150), 84, roof)));
  for (let row = 0; row < rows; row++) {
    const half = s.w * wide * (0.24 + row * 0.2);
    const count = Math.max(2, Math.round((half * 2) / (96 * s.u)));
    for (let i = 0; i < count; i++) {
      const x = s.w * t + (-half + (2 * half * (i + 0.5)) / count) + s.r.between(-10, 10) * s.u;
      const w = s.r.between(70, 112);
      const h = s.r.between(44, 86) - row * 5;
      const y = heightAt(crag, x) + (26 + row * 34) * s.u;
      if (s.r.chance(row === 0 ? 1 : 0.88))
        art.push(
          place(
            x,
            y,
            s.u * (0.9 + row * 0.04),
            gompaBlock(s, w, h, s.r.chance(0.14) ? '#a8443a' : '#f4ead8', h > 62 ? 2 : 1, Math.round(w / 24)),
          ),
        );
    }
  }
  const steps = s.w * t + s.w * wide * s.r.pick([-0.2, 0.1]);
  const from = heightAt(crag, steps) + 150 * s.u;
  return (
    s.main(art.join('')) +
    stroke(
      d`M${steps} ${from}l${50 * s.u} ${40 * s.u}l${-90 * s.u} ${46 * s.u}l${120 * s.u} ${56 * s.u}l${-60 * s.u} ${60 * s.u}`,
      s.far('#e6d6ba', 0.1),
      7 * s.u,
      0.8,
    )
  );
}

function rocks(s: Scene, crag: readonly Point[], t: number, wide: number): string {
  let lit = '';
  let dark = '';
  for (let i = 0; i < 44; i++) {
    const x = s.w * (t + s.r.between(-1.2, 1.2) * wide);
    const y = heightAt(crag, x) + s.r.between(30, 210) * s.u;
    const [fall, across] = [s.r.between(20, 80) * s.u, s.r.between(5, 12) * s.u];
    const path = d`M${x} ${y}l${across} ${fall * 0.16}l${across * 0.4} ${fall * 0.5}l${-across * 0.7} ${fall * 0.34}l${-across * 1.1} ${-fall * 0.5}Z`;
    if (s.r.chance(0.5)) lit += path;
    else dark += path;
  }
  return shape(dark, s.shade('#7a5a4a'), 0.45) + shape(lit, s.lit('#d9b894'), 0.35);
}

function slopeWoods(s: Scene, crag: readonly Point[], t: number): string {
  const stand = (from: number, to: number) =>
    grove(s, {
      from,
      to,
      ground: (x) => heightAt(crag, x) + 30 * s.u,
      height: () => 74 * s.u,
      count: 12,
      colour: s.far('#2f5a48', 0.12),
      light: s.lit('#74986a'),
    });
  return stand(-10, s.w * (t - 0.2)) + stand(s.w * (t + 0.2), s.w + 10);
}

function foreground(s: Scene, green: boolean): string {
  const line = profile(s.r, s.w, {
    y: s.h - 70 * s.u,
    rise: 24 * s.u,
    rough: 0.5,
    bend: (at) => (0.5 - at) * 60 * s.u,
  });
  const soil = green ? '#4f6b42' : '#8a6a50';
  const ground = s.between(s.h - 120 * s.u, s.h, [0, s.far(soil, 0.06)], [1, mix(s.sky.deep, s.shade(soil), 0.4)]);
  const right = s.r.chance(0.5);
  const at = (share: number) => s.w * (right ? share : 1 - share);
  const id = s.id();
  let art = land(s, line, s.h + 4, s.far(soil, 0.06), 0).replace(/fill="[^"]*"/, `fill="${ground}"`);
  art += `<defs><g id="${id}">${chorten(s)}</g></defs>`;
  const count = s.r.int(2, 4);
  for (let i = 0; i < count; i++)
    art += place(
      at(0.66 + i * 0.085),
      Math.min(heightAt(line, at(0.66 + i * 0.085)) + (12 + i * 12) * s.u, s.h - 14 * s.u),
      s.u * (0.9 + i * 0.24),
      `<use href="#${id}"/>`,
    );
  art += crowd(s, {
    from: at(0.3),
    to: at(0.56),
    top: s.h - 56 * s.u,
    bottom: s.h - 24 * s.u,
    count: s.r.int(2, 4),
    small: 56 * s.u,
    tall: 70 * s.u,
    poses: ['standing', 'walker', 'standing', 'child'],
    cloths: ['#a8323a', '#8f2f2f', '#d9822b'],
  });
  const mast: Point = [at(0.14), s.h * 0.5];
  const dark = mix(s.sky.deep, s.shade('#4a3a34'), 0.3);
  return (
    art +
    (green ? framingPines(s, right ? 'left' : 'right', s.h - 10, s.h * 0.5, 3) : '') +
    stroke(d`M${mast[0]} ${s.h}V${mast[1] - 10 * s.u}`, dark, 5 * s.u) +
    prayerFlags(s, mast, [at(0.44), s.h - 40 * s.u], 30 * s.u, 16 * s.u) +
    prayerFlags(s, mast, [at(-0.04), s.h * 0.74], 24 * s.u, 16 * s.u) +
    shape(
      d`M${at(0.44) - 24 * s.u} ${s.h - 14 * s.u}l${9 * s.u} ${-24 * s.u}h${18 * s.u}l${16 * s.u} ${24 * s.u}Z`,
      dark,
    ) +
    shape(d`M${at(0.14) - 34 * s.u} ${s.h + 2}q${34 * s.u} ${-60 * s.u} ${68 * s.u} 0Z`, dark)
  );
}

/** Chortens standing together: how far in the largest stands, and each beside it by its distance and size. */
const rows: readonly [Row, ...Row[]] = [
  [0.28, [[0, 1]]],
  [
    0.32,
    [
      [236, 0.6],
      [0, 1],
    ],
  ],
  [
    0.4,
    [
      [384, 0.42],
      [236, 0.6],
      [0, 1],
    ],
  ],
];
type Row = readonly [inward: number, standing: readonly (readonly [aside: number, size: number])[]];

/** A reliquary close by, its flags tied to rocks, and walkers on the path past it. */
function byTheChorten(s: Scene, t: number, green: boolean): string {
  const [inward, row] = s.w > s.h ? s.r.pick(rows) : rows[0];
  const share = inward + s.r.between(-0.03, 0.03);
  const x = s.w * (t > 0.5 ? share : 1 - share);
  const tall = Math.min(4.6 * s.u, s.h * 0.0058);
  const away = t > 0.5 ? 1 : -1;
  const line = profile(s.r, s.w, {
    y: s.h - 96 * s.u,
    rise: 22 * s.u,
    rough: 0.5,
    bend: (at) => Math.abs(at - x / s.w) * 70 * s.u,
  });
  const soil = green ? '#4f6b42' : '#8a6a50';
  const ground = mix(s.far(soil, 0.04), s.sky.deep, 0.3);
  const foot = heightAt(line, x) + 20 * s.u;
  const tip: Point = [x, foot - 96 * tall];
  const dark = mix(s.sky.deep, s.shade('#4a3a34'), 0.3);
  const rock = (at: number, y: number) =>
    shape(d`M${at - 34 * s.u} ${y + 14 * s.u}l${12 * s.u} ${-30 * s.u}h${24 * s.u}l${26 * s.u} ${30 * s.u}Z`, dark);
  const far = x + away * s.w * 0.42;
  const back = x - away * s.w * 0.4;
  return (
    land(s, line, s.h + 4, ground, 0) +
    row.map(([aside, size]) => place(x - away * aside * s.u, foot, tall * size, chorten(s))).join('') +
    prayerFlags(s, tip, [far, s.h - 40 * s.u], 46 * s.u, 19 * s.u) +
    prayerFlags(s, tip, [back, foot - 120 * s.u], 30 * s.u, 19 * s.u) +
    rock(far, s.h - 34 * s.u) +
    crowd(s, {
      from: x + away * s.w * 0.2,
      to: x + away * s.w * 0.34,
      top: s.h - 66 * s.u,
      bottom: s.h - 40 * s.u,
      count: s.r.int(2, 3),
      small: 104 * s.u,
      tall: 118 * s.u,
      poses: ['standing', 'walker', 'child'],
      cloths: ['#a8323a', '#8f2f2f', '#d9822b'],
    })
  );
}
