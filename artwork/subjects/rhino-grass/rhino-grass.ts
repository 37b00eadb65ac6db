import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { broadWoods, hills, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { deer, egret, elephant, rhino } from '../../kit/people/animals.ts';
import { person } from '../../kit/people/people.ts';
import { grass, leafyTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const plans = ['alone', 'calf', 'water', 'watchers'] as const;
const told = {
  alone: 'a one-horned rhinoceros in tall grass',
  calf: 'a rhinoceros and her calf in tall grass',
  water: 'a rhinoceros at the edge of a wetland',
  watchers: 'visitors on an elephant watching a rhinoceros in the grass',
} as const;

export const rhinoGrass: Painter = {
  temperament: 'forest',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon'],
  horizon: { landscape: 0.52, wide: 0.54, tall: 0.52, square: 0.52 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.2, 0.4), h * 0.4, 8);
    for (let i = 0; i < 2; i++)
      art += land(
        s,
        profile(s.r, s.w, { y: h * (0.8 + i * 0.08), rise: (110 - i * 30) * s.u, rough: 0.46 }),
        h * 1.1,
        s.far('#6d8f88', 0.66 - i * 0.12),
      );
    art +=
      mist(s, h * 0.96, 110 * s.u, 0.55) +
      broadWoods(s, profile(s.r, s.w, { y: h, rise: 14 * s.u }), h * 1.1, s.far('#4f7f58', 0.42), 36 * s.u);
    const wet = plan === 'water' || s.r.chance(0.3);
    art += meadow(s, h, wet) + silkCotton(s, h);
    const foot = s.h * s.r.between(0.8, 0.84);
    const x = s.w * (plan === 'watchers' ? s.r.between(0.3, 0.4) : s.r.between(0.4, 0.56));
    const size = s.u * s.r.between(2.1, 2.5);
    const beast = s.main(place(x, foot, size, rhino(s)));
    const bird = s.r.chance(0.6) ? place(x - 20 * size, foot - 121 * size, size * 0.8, egret(s)) : '';
    art += oval(x - s.side * 20 * size, foot, 130 * size, 9 * size, s.sky.deep, 0.26);
    if (plan === 'water') {
      const both = mirrored(s, beast, foot + 2, 0.4, 0.6);
      const pool = d`M-10 ${foot + 6 * s.u}Q${s.w * 0.3} ${foot - 22 * s.u} ${s.w * 0.7} ${foot + 2 * s.u}T${s.w + 10} ${foot - 10 * s.u}V${s.h}H-10Z`;
      art += `<g clip-path="${s.clip(pool)}">${water(s, { top: foot - 30 * s.u, colour: '#7a9484', glitter: 0.8 })}${both.echo}</g>${both.art}${bird}`;
    } else {
      if (plan === 'calf') art += place(x - 170 * size, foot + 4, size * 0.52, rhino(s, '#9a9490'));
      if (plan === 'watchers') art += watchers(s, h);
      art += beast + bird;
    }
    if (s.r.chance(0.4)) art += herd(s, h);
    return { art: art + tall(s, foot, plan === 'water'), says: told[plan] };
  },
};

function meadow(s: Scene, h: number, wet: boolean): string {
  const fill = s.between(
    h,
    s.h,
    [0, s.far('#b3ab5c', 0.36)],
    [0.5, s.far('#a09a48', 0.12)],
    [1, mix(s.shade('#77793a'), s.sky.deep, 0.2)],
  );
  let art = shape(d`M-10 ${h}H${s.w + 10}V${s.h}H-10Z`, fill);
  if (wet) {
    const y = h + (s.h - h) * 0.16;
    const beel = d`M${s.w * 0.1} ${y}Q${s.w * 0.4} ${y - 14 * s.u} ${s.w + 10} ${y - 8 * s.u}V${y + 26 * s.u}Q${s.w * 0.5} ${y + 40 * s.u} ${s.w * 0.1} ${y}Z`;
    art += shape(
      beel,
      s.between(y - 14, y + 40 * s.u, [0, s.sky.air[3]], [1, mix(s.sky.air[2], s.shade('#6f9484'), 0.5)]),
    );
    for (let i = 0; i < 5; i++)
      art += place(s.w * s.r.between(0.2, 0.95), y + s.r.between(0, 22) * s.u, s.u * 0.5, egret(s), s.r.chance(0.5));
  }
  for (let i = 0; i < 3; i++) {
    const y = h + (s.h - h) * (0.1 + i * 0.2);
    art +=
      hills(
        s,
        profile(s.r, s.w, { y: y + 30 * s.u, rise: 20 * s.u, rough: 0.4, points: 18 }),
        s.h,
        s.far(i % 2 ? '#8f8f42' : '#b5a850', 0.3 - i * 0.1),
        0,
      ) +
      shape(
        grass(s.r, 0, s.w, () => y + 36 * s.u, (26 + i * 10) * s.u, (20 + i * 6) * s.u),
        s.far(i % 2 ? '#a8a04a' : '#8f9446', 0.3 - i * 0.1),
      );
  }
  return art;
}

/** A few lone trees standing over the grass. */
function silkCotton(s: Scene, h: number): string {
  const id = s.id();
  let art = `<defs><g id="${id}">${leafyTree(s, 100, s.far('#4f7a48', 0.26), s.far('#a9bf5c', 0.26), 0.44)}</g></defs>`;
  for (let i = 0; i < 4; i++) {
    const t = s.r.chance(0.5) ? s.r.between(0.02, 0.3) : s.r.between(0.72, 0.98);
    art += place(
      s.w * t,
      h + s.r.between(26, 60) * s.u,
      s.u * s.r.between(0.9, 1.7),
      `<use href="#${id}"/>`,
      s.r.chance(0.5),
    );
  }
  return art;
}

function herd(s: Scene, h: number): string {
  const coat = s.far('#a8703c', 0.24);
  const x = s.w * s.r.pick([0.16, 0.8]);
  return [0, 1, 2]
    .map((i) => place(x + i * 44 * s.u, h + (66 + (i % 2) * 10) * s.u, s.u * 0.36, deer(s, coat, i === 0), i === 1))
    .join('');
}

function watchers(s: Scene, h: number): string {
  const [x, y] = [s.w * 0.74, h + (s.h - h) * 0.5];
  const who = mix(s.sky.deep, s.shade('#3f4a3a'), 0.4);
  return (
    oval(x, y, 80 * s.u, 7 * s.u, s.sky.deep, 0.2) +
    place(
      x,
      y,
      s.u * 0.76,
      person('sitting', -50, -132, 74, mix(who, s.shade('#c4402b'), 0.5)) +
        person('sitting', -20, -134, 74, mix(who, s.shade('#4a4a8a'), 0.4)) +
        person('sitting', 34, -138, 68, who) +
        elephant(s) +
        shape('M-76-140Q-36-154-4-142L0-112Q-38-100-76-112Z', s.lit('#8f3a34')) +
        stroke('M-70-150H0M-70-150v14M0-150v10', s.shade('#6a4a34'), 4),
      true,
    )
  );
}

/** Grass between us and the animal; it hides its feet. */
function tall(s: Scene, foot: number, wet: boolean): string {
  const strip = Math.round(s.w / (s.crop === 'wide' ? 5 : 3));
  const straw = s.lit('#d3c067');
  const green = mix(s.shade('#7a8340'), s.sky.deep, 0.14);
  const dark = mix(s.sky.deep, s.shade('#3f4a28'), 0.45);
  const rows = wet
    ? ([[s.h + 6 - foot, 120, 10, dark, 1]] as const)
    : ([
        [16 * s.u, 46, 9, straw, 0],
        [46 * s.u, 74, 11, green, 0],
        [s.h + 6 - foot, 118, 11, dark, 1],
      ] as const);
  return rows
    .map(([lower, high, step, colour, edge]) => {
      const id = s.id();
      let art = `<defs><path id="${id}" d="${grass(s.r, 0, strip + 8, () => 0, high * s.u, step * s.u)}"/></defs>`;
      for (let x = 0, i = 0; x < s.w; x += strip, i++)
        if (!(wet && edge && i === 1)) art += `<use href="#${id}" x="${x}" y="${n(foot + lower)}"/>`;
      // the ground before a row darkens towards the next one
      const deep = mix(colour, green, 0.6);
      const y = foot + lower - 4;
      const under = edge ? '' : shape(d`M0 ${y}H${s.w}V${s.h}H0Z`, s.between(y, y + 90 * s.u, [0, deep, 0], [1, deep]));
      return `${under}<g fill="${colour}">${art}</g>`;
    })
    .join('');
}
