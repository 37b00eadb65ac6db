import { type Body, car } from '../cars.ts';
import { type Hex, mix } from '../colour.ts';
import { treeBelt } from '../ground.ts';
import { postLamp } from '../houses.ts';
import { lands } from '../lands.ts';
import type { Painter } from '../painting.ts';
import { palmRow } from '../palms.ts';
import { grove } from '../pines.ts';
import { grass } from '../plants.ts';
import { land, profile, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { type Setting, settings } from '../setting.ts';
import { d, n, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { snowRange } from '../snow.ts';
import { trees } from '../surroundings.ts';
import { water } from '../water.ts';

const places: Record<Setting, string> = {
  mountain: 'on a mountain road',
  coast: 'on a coast road',
  city: 'on a city road',
  plain: 'on a country road',
  desert: 'on a desert road',
  hills: 'on a hill road',
  forest: 'on a forest road',
  backwater: 'on a palm-lined road',
  river: 'on a river road',
  lake: 'on a lakeside road',
};

const behind: Record<Setting, (s: Scene, h: number) => string> = {
  mountain: (s, h) =>
    snowRange(s, { base: h, height: h * 0.6, peaks: 5, snow: 0.72, distance: 0.26 }) +
    mist(s, h * 0.84, 100 * s.u, 0.5) +
    woods(s, profile(s.r, s.w, { y: h * 0.92, rise: 60 * s.u }), s.h, s.far('#4a7466', 0.4), 26 * s.u) +
    grove(s, {
      from: -10,
      to: s.w + 10,
      ground: () => h + 10,
      height: () => 110 * s.u,
      count: 20,
      colour: s.far('#2c5444', 0.14),
      light: s.lit('#7aa06a'),
    }),
  coast: (s, h) =>
    water(s, { top: h * 0.82, bottom: h + 10, colour: '#1f9aa6' }) +
    palmRow(
      s,
      Array.from({ length: 8 }, (_, i) => ({
        x: s.w * ((i + s.r.between(0.1, 0.9)) / 8),
        y: h + 8,
        height: s.r.between(180, 262) * s.u,
      })),
      s.far('#2f6a4c', 0.1),
      s.lit('#9fbf5f'),
    ),
  city: (s, h) =>
    skyline(s, { from: -20, to: s.w + 20, ground: h, tall: 330 * s.u, distance: 0.6 }) +
    mist(s, h * 0.9, 120 * s.u, 0.45) +
    skyline(s, { from: -20, to: s.w + 20, ground: h, tall: 210 * s.u, distance: 0.3 }) +
    treeBelt(s, h + 6, 70 * s.u, 0.1, '#47744a'),
  plain: (s, h) =>
    land(s, profile(s.r, s.w, { y: h * 0.8, rise: 100 * s.u, rough: 0.44 }), h + 10, s.far('#7a8a78', 0.6)) +
    land(s, profile(s.r, s.w, { y: h * 0.92, rise: 60 * s.u, rough: 0.42 }), h + 10, s.far('#8a9468', 0.4)) +
    mist(s, h * 0.94, 80 * s.u, 0.4) +
    treeBelt(s, h + 6, 90 * s.u, 0.16, '#56804a'),
  desert: lands.desert,
  hills: (s, h) => lands.hills(s, h) + treeBelt(s, h + 6, 70 * s.u, 0.16, '#56804a'),
  forest: lands.forest,
  river: (s, h) => lands.river(s, h * 0.84),
  lake: (s, h) => lands.lake(s, h * 0.84),
  backwater: (s, h) =>
    woods(s, profile(s.r, s.w, { y: h * 0.96, rise: 10 * s.u }), h + 10, s.far('#3f7450', 0.3), 40 * s.u) +
    palmRow(
      s,
      Array.from({ length: 12 }, () => ({ x: s.w * s.r.next(), y: h + 8, height: s.r.between(130, 250) * s.u })),
      s.far('#2f6a4c', 0.16),
      s.lit('#9fbf5f'),
    ),
};

function drive(kind: Body, article: string, paints: readonly [Hex, ...Hex[]], scale = 1): Painter {
  return {
    settings,
    times: ['golden', 'morning', 'dusk', 'noon', 'dawn'],
    horizon: { landscape: 0.62, wide: 0.62, tall: 0.6, square: 0.62 },
    paint(s) {
      const paint = s.r.pick(paints);
      const h = s.horizon;
      const size = (s.w / 1200) * (s.crop === 'wide' ? 0.92 : s.crop === 'landscape' ? 1.5 : 1.62) * scale;
      const play = s.crop === 'wide' ? 0.2 : s.crop === 'landscape' ? 0.08 : 0;
      const line = s.h - (s.h - h) * 0.4;
      const art =
        paintSky(s) +
        birds(s, s.w * 0.72, h * 0.34) +
        behind[s.setting](s, h) +
        roadside(s, h) +
        standing(s, h) +
        road(s, h, line) +
        place(s.w * s.r.between(0.5 - play, 0.5 + play), line, size, car(s, kind, paint)) +
        verge(s);
      return { art, says: `${article} ${places[s.setting]}` };
    },
  };
}

function roadside(s: Scene, h: number): string {
  const fill = s.between(h, s.h, [0, s.far('#9aa860', 0.3)], [1, s.far('#7f8f4c', 0.06)]);
  let posts = '';
  for (let x = 20; x < s.w; x += 96 * s.u) posts += d`M${x} ${h + 44 * s.u}v${-34 * s.u}`;
  return (
    shape(d`M0 ${h}H${s.w}V${s.h}H0Z`, fill) +
    stroke(posts, s.lit('#f7f0e2'), 9 * s.u) +
    stroke(posts.replace(/v-[\d.]+/g, `v${n(-8 * s.u)}`), s.lit('#c4402b'), 9 * s.u)
  );
}

/** What stands by the road on one side: trees of the country, in the city street lamps. */
function standing(s: Scene, h: number): string {
  const from = s.w * s.r.pick([-0.02, 0.08, 0.62, 0.78]);
  const stand = {
    from,
    to: from + s.w * s.r.between(0.16, 0.26),
    tall: s.r.between(170, 260) * s.u,
    count: s.r.int(1, 3),
  };
  const ground = h + 34 * s.u;
  if (s.setting !== 'city' || s.r.chance(0.4)) return trees(s, { setting: s.setting, ground }, [stand]);
  const [first, step] = [s.w * s.r.between(0.02, 0.2), s.w * s.r.between(0.26, 0.38)];
  return [0, 1, 2].map((i) => postLamp(s, first + i * step, ground, 250 * s.u)).join('');
}

function road(s: Scene, h: number, line: number): string {
  const top = h + 46 * s.u;
  const foot = line + (s.h - line) * 0.62;
  const asphalt = s.between(top, foot, [0, s.far('#7d7880', 0.12)], [1, mix(s.shade('#5a5660'), s.sky.deep, 0.25)]);
  const dash = Math.round(90 * s.u);
  return (
    shape(d`M0 ${top}H${s.w}V${foot}H0Z`, asphalt) +
    stroke(d`M0 ${top + 6 * s.u}H${s.w}M0 ${foot - 8 * s.u}H${s.w}`, s.lit('#f7ecd6'), 4 * s.u, 0.8) +
    `<path d="M0 ${n(line + (foot - line) * 0.5)}H${s.w}" stroke="${s.lit('#f3d68a')}" stroke-width="${n(6 * s.u)}" stroke-dasharray="${dash} ${dash}" opacity=".8"/>`
  );
}

function verge(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#4a5f34'), 0.5);
  return (
    shape(d`M0 ${s.h}V${s.h - 36 * s.u}Q${s.w * 0.5} ${s.h - 56 * s.u} ${s.w} ${s.h - 32 * s.u}V${s.h}Z`, green) +
    shape(
      grass(s.r, 0, s.w, () => s.h - 36 * s.u, 22 * s.u, 9 * s.u),
      green,
    )
  );
}

export const carHatchback = drive('hatchback', 'a hatchback', [
  ...(['#d8402b', '#f0b030', '#2f7fa0', '#f3efe6'] as const),
  ...(['#3f8f86', '#8f959c', '#c4602f'] as const),
]);
export const carSedan = drive('sedan', 'a sedan', [
  ...(['#e9e4da', '#7d2f3a', '#3a5f7f', '#8f959c'] as const),
  ...(['#4a5a52', '#b0623a', '#c9b48a'] as const),
]);
export const carSuv = drive('suv', 'an SUV', [
  ...(['#3f5f4a', '#c4602f', '#e9e4da', '#3a4452'] as const),
  ...(['#a8322f', '#2f6a8a', '#9a8a6a'] as const),
]);
export const carMuv = drive('muv', 'a people carrier', [
  ...(['#f3efe6', '#9aa0a6', '#4a6f8f', '#a8503a'] as const),
  ...(['#6a7a5a', '#c9a468', '#5f3a4a'] as const),
]);
export const carLuxury = drive(
  'luxury',
  'a luxury saloon',
  ['#23262e', '#3a2a3f', '#e6e2da', '#1f3a4a', '#7a2a34', '#9aa3ac', '#2f4a3f'],
  0.94,
);
export const carTempo = drive(
  'tempo',
  'a tempo traveller',
  ['#f6f1e6', '#f0d9a8', '#dfe6ea', '#c9dcd0', '#e6b48a', '#a8c4d4'],
  0.84,
);
