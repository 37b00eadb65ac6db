import { skyline } from '../buildings/skyline.ts';
import { rooftops } from '../buildings/town.ts';
import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import type { Setting } from '../core/setting.ts';
import { d, place, shape } from '../core/shapes.ts';
import { mist } from '../light/sky.ts';
import { leafyTree } from '../plants/plants.ts';
import { backwater, coast, lake, river } from '../water/shores.ts';
import { dune } from './dunes.ts';
import { treeBelt } from './ground.ts';
import { broadWoods, hills, land, profile, woods } from './ridges.ts';
import { snowRange } from './snow.ts';

/** The country behind a building, from the sky down to where its ground begins. */
export const lands: Record<Setting, (s: Scene, h: number) => string> = {
  mountain,
  highland,
  hills: greenHills,
  lake,
  river,
  plain: country,
  desert,
  coast,
  backwater,
  city,
  town,
  forest,
};

function mountain(s: Scene, h: number): string {
  const gap = s.r.between(0.3, 0.7);
  return (
    snowRange(s, {
      base: h,
      height: h * s.r.between(0.58, 0.72),
      peaks: Math.round(s.w / s.u / 230),
      snow: 0.72,
      distance: 0.24,
    }) +
    mist(s, h * 0.8, 110 * s.u, 0.5) +
    land(
      s,
      profile(s.r, s.w, { y: h * 0.9, rise: 110 * s.u, bend: (t) => -Math.abs(t - gap) * 90 * s.u }),
      h + 40,
      s.far('#5d7f8a', 0.46),
    ) +
    woods(
      s,
      profile(s.r, s.w, { y: h * 1.01, rise: 40 * s.u, bend: (t) => -Math.abs(t - gap) * 120 * s.u }),
      h + (s.h - h) * 0.5,
      s.far('#3a6653', 0.26),
      30 * s.u,
      0.3,
    )
  );
}

/** Bare mountains under snow, and the green of one oasis at their foot. */
function highland(s: Scene, h: number): string {
  const gap = s.r.between(0.3, 0.7);
  let art =
    snowRange(s, {
      base: h,
      height: h * s.r.between(0.6, 0.74),
      peaks: Math.round(s.w / s.u / 230),
      snow: 0.44,
      distance: 0.24,
    }) + mist(s, h * 0.8, 100 * s.u, 0.4);
  ['#c9987a', '#b88a5c'].forEach((rock, i) => {
    art += land(
      s,
      profile(s.r, s.w, {
        y: h * (0.88 + i * 0.09),
        rise: (120 - i * 50) * s.u,
        rough: 0.56,
        bend: (t) => -Math.abs(t - gap) * (150 - i * 50) * s.u,
      }),
      h + (s.h - h) * 0.5,
      s.far(rock, 0.42 - i * 0.18),
      0.2,
    );
  });
  return art + treeBelt(s, h + 12 * s.u, 30 * s.u, 0.24, '#6f8f4c');
}

/** Rounded hills one behind the other, the nearest terraced. */
function greenHills(s: Scene, h: number): string {
  const lean = s.r.pick([-1, 1]);
  let art = '';
  for (let i = 0; i < 3; i++)
    art += land(
      s,
      profile(s.r, s.w, { y: h * (0.7 + i * 0.1), rise: (170 - i * 40) * s.u, rough: 0.46 }),
      s.h,
      s.far('#5f8a78', 0.66 - i * 0.15),
    );
  art += mist(s, h * 0.94, 110 * s.u, 0.5);
  for (let i = 0; i < 4; i++) {
    const y = h * (0.95 + i * 0.035);
    art += hills(
      s,
      profile(s.r, s.w, {
        y,
        rise: 30 * s.u,
        rough: 0.3,
        points: 16,
        bend: (t) => lean * (t - 0.5) * 130 * s.u + Math.sin(t * 4 + i) * 22 * s.u,
      }),
      s.h,
      s.far(i % 2 ? '#7fae54' : '#5f9448', 0.36 - i * 0.07),
      0.1,
    );
  }
  return art;
}

function country(s: Scene, h: number): string {
  let art = '';
  for (let i = 0; i < 2; i++)
    art += hills(
      s,
      profile(s.r, s.w, { y: h * (0.86 + i * 0.07), rise: (90 - i * 20) * s.u, rough: 0.4, points: 24 }),
      h + 30,
      s.far('#7a8a78', 0.64 - i * 0.16),
    );
  art += mist(s, h, 90 * s.u, 0.4) + treeBelt(s, h + 6, 54 * s.u, 0.36, '#5a7f4c');
  const crops = ['#b9a850', '#8fa850', '#c9b468', '#7f9c4c'] as const;
  crops.forEach((crop, i) => {
    const y = h + i * 26 * s.u;
    art += shape(
      d`M-10 ${y + 6}Q${s.w * 0.4} ${y - 12 * s.u} ${s.w + 10} ${y + 4 * s.u}V${h + (s.h - h) * 0.5}H-10Z`,
      s.far(crop, 0.4 - i * 0.08),
    );
  });
  return art;
}

function desert(s: Scene, h: number): string {
  const peak = s.r.between(0.1, 0.9);
  const sand = '#e6b67a';
  return (
    hills(s, profile(s.r, s.w, { y: h * 0.9, rise: 60 * s.u, rough: 0.4, points: 20 }), h + 20, s.far('#c49a74', 0.6)) +
    dune(s, { peak: 1 - peak, y: h * 1.02, rise: h * 0.14, foot: s.h, colour: sand, distance: 0.5 }).art +
    mist(s, h, 70 * s.u, 0.4) +
    dune(s, { peak, y: h * 1.08, rise: h * s.r.between(0.16, 0.28), foot: s.h, colour: sand, distance: 0.26 }).art
  );
}

/** The trees at the foot of a town; in a wide picture only their outline, which weighs less. */
function crowns(s: Scene, h: number, leaf: string): string {
  const foot = h + 14 * s.u;
  if (s.crop !== 'wide') return treeBelt(s, foot, 46 * s.u, 0.26, leaf);
  let edge = d`M-20 ${foot}V${h - 6 * s.u}`;
  for (let x = -20; x < s.w; ) {
    const wide = s.r.between(22, 56) * s.u;
    edge += d`a${wide / 2} ${wide * s.r.between(0.36, 0.56)} 0 0 1 ${wide} 0`;
    x += wide;
  }
  return shape(d`${edge}V${foot}Z`, s.far(leaf, 0.26));
}

/** Towers far off or none, and before them the roofs of the town. */
function city(s: Scene, h: number): string {
  const all = { from: -20, to: s.w + 20, ground: h + 4 };
  const far = s.r.chance(0.5)
    ? skyline(s, { ...all, tall: h * s.r.between(0.26, 0.44), distance: 0.68 })
    : rooftops(s, { ...all, tall: h * s.r.between(0.24, 0.3), distance: 0.66 });
  return (
    far +
    mist(s, h * 0.9, 110 * s.u, 0.45) +
    rooftops(s, { ...all, tall: h * s.r.between(0.17, 0.23), distance: 0.46 }) +
    crowns(s, h, '#4f7a4c') +
    shape(d`M-10 ${h + 10 * s.u}H${s.w + 10}V${h + (s.h - h) * 0.5}H-10Z`, s.far('#8fa85c', 0.26))
  );
}

/** Flat roofs in two depths, domes and spires among them. */
function town(s: Scene, h: number): string {
  const all = { from: -20, to: s.w + 20, ground: h + 6 };
  return (
    hills(
      s,
      profile(s.r, s.w, { y: h * 0.84, rise: 60 * s.u, rough: 0.42, points: 22 }),
      h + 20,
      s.far('#a08a72', 0.66),
    ) +
    mist(s, h * 0.86, 90 * s.u, 0.4) +
    rooftops(s, { ...all, ground: h * 0.97, tall: h * s.r.between(0.22, 0.3), distance: 0.6 }) +
    mist(s, h * 0.88, 100 * s.u, 0.4) +
    rooftops(s, { ...all, tall: h * s.r.between(0.2, 0.26), distance: s.crop === 'wide' ? 0.6 : 0.4 }) +
    crowns(s, h, '#5a7f4a') +
    shape(d`M-10 ${h + 10 * s.u}H${s.w + 10}V${h + (s.h - h) * 0.5}H-10Z`, s.far('#a9a066', 0.26))
  );
}

/** Tall trees close behind, pale trunks in the mist between them. */
function forest(s: Scene, h: number): string {
  const id = s.id();
  let trunks = '';
  for (let i = 0; i < 16; i++) {
    const x = s.w * s.r.next();
    const thick = s.r.between(3, 7) * s.u;
    trunks += d`M${x - thick} ${h + 40 * s.u}L${x - thick * 0.6} ${h * 0.66}h${thick * 1.2}L${x + thick} ${h + 40 * s.u}Z`;
  }
  let crowns = '';
  for (let i = 0; i < 13; i++)
    crowns += place(
      s.w * ((i + s.r.between(0.1, 0.9)) / 13),
      h + s.r.between(20, 60) * s.u,
      s.u * s.r.between(2, 2.9),
      `<use href="#${id}"/>`,
      s.r.chance(0.5),
    );
  return (
    broadWoods(s, profile(s.r, s.w, { y: h * 0.66, rise: 90 * s.u }), s.h, s.far('#5f8a70', 0.56), 40 * s.u) +
    mist(s, h * 0.8, 150 * s.u, 0.5) +
    broadWoods(s, profile(s.r, s.w, { y: h * 0.78, rise: 40 * s.u }), s.h, s.far('#4f7f58', 0.4), 60 * s.u) +
    shape(trunks, s.far('#8f7a60', 0.34)) +
    mist(s, h, 120 * s.u, 0.4) +
    `<defs><g id="${id}">${leafyTree(s, 100, s.far('#3f7048', 0.2), mix(s.lit('#9ab85a'), s.sky.haze, 0.2), 0.4)}</g></defs>` +
    crowns
  );
}
