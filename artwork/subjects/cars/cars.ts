import { skyline } from '../../kit/buildings/skyline.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import type { Hex } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Crop, Scene } from '../../kit/core/scene.ts';
import { type Setting, settings } from '../../kit/core/setting.ts';
import { place } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { lands } from '../../kit/land/lands.ts';
import { broadWoods, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { grove } from '../../kit/plants/pines.ts';
import { type Body, car, carLength } from '../../kit/things/cars.ts';
import { water } from '../../kit/water/water.ts';
import { road, roadside, verge } from './roads.ts';

const places: Record<Setting, string> = {
  mountain: 'on a mountain road',
  highland: 'on a high desert road',
  coast: 'on a coast road',
  city: 'on a city road',
  town: 'on a town road',
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
  highland: lands.highland,
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
  city: (s, h) => built(s, h, s.r.chance(0.6) ? skyline : rooftops),
  town: (s, h) => built(s, h, rooftops),
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
    broadWoods(s, profile(s.r, s.w, { y: h * 0.96, rise: 10 * s.u }), h + 10, s.far('#3f7450', 0.3), 40 * s.u) +
    palmRow(
      s,
      Array.from({ length: 12 }, () => ({ x: s.w * s.r.next(), y: h + 8, height: s.r.between(130, 250) * s.u })),
      s.far('#2f6a4c', 0.16),
      s.lit('#9fbf5f'),
    ),
};

/** Houses in two depths behind a row of trees. */
function built(s: Scene, h: number, houses: typeof skyline | typeof rooftops): string {
  const tall = (houses === skyline ? 330 : 260) * s.u;
  const row = { from: -20, to: s.w + 20, ground: h };
  return (
    houses(s, { ...row, tall, distance: 0.6 }) +
    mist(s, h * 0.9, 120 * s.u, 0.45) +
    houses(s, { ...row, tall: tall * 0.64, distance: 0.36 }) +
    treeBelt(s, h + 6, 70 * s.u, 0.1, '#47744a')
  );
}

/** Of the picture's width a car of ordinary length takes; a long one takes a little more. */
const share: Record<Crop, number> = { landscape: 0.63, wide: 0.42, tall: 0.74, square: 0.72 };

interface Model {
  readonly body: Body;
  readonly says: string;
}

function drive(models: readonly [Model, ...Model[]], paints: readonly [Hex, ...Hex[]]): Painter {
  return {
    settings,
    times: ['golden', 'morning', 'dusk', 'noon', 'dawn'],
    horizon: { landscape: 0.62, wide: 0.62, tall: 0.6, square: 0.62 },
    paint(s) {
      const paint = s.r.pick(paints);
      const { body, says } = s.r.pick(models);
      const h = s.horizon;
      const size = (s.w * share[s.crop]) / (230 + 0.5 * carLength(body));
      const play = s.crop === 'wide' ? 0.14 : s.crop === 'landscape' ? 0.06 : 0;
      const line = s.h - (s.h - h) * 0.4;
      // we drive on the left: to the right on the far lane, to the left on the near one
      const near = s.r.chance(0.4);
      const art =
        paintSky(s) +
        birds(s, s.w * 0.72, h * 0.34) +
        behind[s.setting](s, h) +
        roadside(s, h) +
        road(s, h, line, near) +
        s.main(place(s.w * s.r.between(0.5 - play, 0.5 + play), line, size, car(s, body, paint), near !== s.turned)) +
        verge(s);
      return { art, says: `${says} ${places[s.setting]}` };
    },
  };
}

export const carHatchback = drive(
  [{ body: 'hatchback', says: 'a hatchback' }],
  [...(['#d8402b', '#f0b030', '#2f7fa0', '#f3efe6'] as const), ...(['#3f8f86', '#8f959c', '#c4602f'] as const)],
);
export const carSedan = drive(
  [{ body: 'sedan', says: 'a sedan' }],
  [...(['#e9e4da', '#7d2f3a', '#3a5f7f', '#8f959c'] as const), ...(['#4a5a52', '#b0623a', '#c9b48a'] as const)],
);
export const carSuv = drive(
  [
    { body: 'suv', says: 'an SUV' },
    { body: 'four-by-four', says: 'a square-built SUV' },
  ],
  [...(['#3f5f4a', '#c4602f', '#e9e4da', '#3a4452'] as const), ...(['#a8322f', '#2f6a8a', '#9a8a6a'] as const)],
);
export const carMuv = drive(
  [{ body: 'muv', says: 'a people carrier' }],
  [...(['#f3efe6', '#9aa0a6', '#4a6f8f', '#a8503a'] as const), ...(['#6a7a5a', '#c9a468', '#5f3a4a'] as const)],
);
export const carLuxury = drive(
  [
    { body: 'saloon', says: 'a luxury saloon' },
    { body: 'luxury-suv', says: 'a luxury SUV' },
    { body: 'grand-tourer', says: 'a grand tourer' },
  ],
  ['#23262e', '#3a2a3f', '#e6e2da', '#1f3a4a', '#7a2a34', '#9aa3ac', '#2f4a3f'],
);
export const carTempo = drive(
  [{ body: 'tempo', says: 'a tempo traveller' }],
  ['#f6f1e6', '#f0d9a8', '#dfe6ea', '#c9dcd0', '#e6b48a', '#a8c4d4'],
);
