import { skyline } from '../../kit/buildings/skyline.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { lands } from '../../kit/land/lands.ts';
import { broadWoods, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { mist } from '../../kit/light/sky.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { grove } from '../../kit/plants/pines.ts';
import { water } from '../../kit/water/water.ts';

/** Where a car drives. */
export const places: Record<Setting, string> = {
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

/** The country beyond a road. */
export const behind: Record<Setting, (s: Scene, h: number) => string> = {
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
