import { pavilion } from '../../kit/buildings/pavilions.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { hills, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { bedding } from '../../kit/plants/garden.ts';
import { foliage, leafyTree } from '../../kit/plants/plants.ts';
import { teaSlope } from '../../kit/plants/tea.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';

export const ootyLake: Painter = {
  temperament: 'forest',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.56, wide: 0.56, tall: 0.54, square: 0.56 },
  paint(s) {
    const h = s.horizon;
    const lean = s.r.pick([-1, 1]);
    let back = '';
    for (let i = 0; i < 2; i++)
      back += land(
        s,
        profile(s.r, s.w, { y: h * (0.56 + i * 0.12), rise: (150 - i * 40) * s.u, rough: 0.42 }),
        h + 4,
        s.far('#5f8a86', 0.62 - i * 0.14),
      );
    const slope = profile(s.r, s.w, {
      y: h * 0.82,
      rise: 20 * s.u,
      rough: 0.3,
      points: 18,
      bend: (t) => Math.sin((t - 0.5) * 4 * lean) * 60 * s.u,
    });
    back +=
      mist(s, h * 0.74, 100 * s.u, 0.5) +
      `<g clip-path="${s.clip(d`M0 0H${s.w}V${h}H0Z`)}">${teaSlope(s, slope, 0.2, 0)}</g>` +
      hills(
        s,
        profile(s.r, s.w, { y: h * 0.97, rise: 10 * s.u, rough: 0.3, points: 16 }),
        h + 4,
        s.far('#6f9a4c', 0.14),
        0,
      ) +
      gums(s, h) +
      place(s.w * (lean > 0 ? 0.32 : 0.68), h + 2, s.u * 1.15, boathouse(s));
    const both = mirrored(s, back, h, 0.36, 0.7);
    return {
      art:
        paintSky(s, { clouds: 3 }) +
        birds(s, s.w * 0.5, h * 0.24, 6) +
        both.art +
        water(s, { top: h, colour: '#3f8a88', glitter: 0.8 }) +
        both.echo +
        boats(s, h) +
        shore(s),
      says: 'pedal boats on the lake of Ooty below tea slopes and blue gums',
    };
  },
};

/** Blue gums along the shore: tall pale trunks, crowns in tufts. */
function gums(s: Scene, h: number): string {
  const models = [0, 1].map(() => {
    const bark = s.far('#e6d8c4', 0.1);
    const [leaf, light] = [s.far('#4f7f6a', 0.16), s.far('#9fbf8a', 0.16)];
    const tufts = [
      [0, -290, 54],
      [-36, -236, 42],
      [38, -228, 46],
      [-14, -180, 34],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        shape(foliage(s.r, x, y, r, r * 0.66, 0.2), leaf) +
        shape(foliage(s.r, x + s.side * 9, y - 9, r * 0.5, r * 0.32, 0.2), light),
    );
    return { id: s.id(), art: stroke('M0 0Q6-120 0-276M0-156L-30-234M0-144L33-222', bark, 8) + tufts.join('') };
  });
  let art = `<defs>${models.map((one) => `<g id="${one.id}">${one.art}</g>`).join('')}</defs>`;
  for (let x = -10; x < s.w + 20; x += s.r.between(20, s.r.chance(0.25) ? 260 : 70) * s.u)
    art += place(
      x,
      h + 2,
      s.u * s.r.between(0.4, 0.72),
      `<use href="#${models[s.r.int(0, 1)]?.id}"/>`,
      s.r.chance(0.5),
    );
  return art;
}

/** The boat house on its landing. */
const boathouse = (s: Scene): string =>
  shape('M-130 6V-6H130V6Z', s.shade('#7a5a40')) +
  stroke('M-110 6V22M-40 6V22M40 6V22M110 6V22', s.shade('#5a4030'), 6) +
  place(0, -4, 1, pavilion(s, { w: 190, h: 50, wall: '#f6ead2', roof: '#b5402f', columns: 5, rise: 46 }));

/** A pedal boat for two under its canopy, about 120 long. */
function pedalBoat(s: Scene, hull: string): string {
  const who = (hue: string) => mix(s.shade(hue), s.sky.deep, 0.3);
  return (
    stroke('M-74 6H-40M44 8H86', '#ffffff', 3, 0.6) +
    person('sitting', -12, -6, 62, who('#c4402b')) +
    person('sitting', 20, -6, 58, who('#2f5fa8')) +
    stroke('M-36-12V-70M40-12V-70', s.lit('#f4ecdc'), 3) +
    shape('M-50-68Q2-92 54-68L48-62H-44Z', s.lit('#f4d25a')) +
    shape('M-64-20H58Q74-18 68-6 60 8 44 8H-48Q-64 8-66-4Z', s.down([0, s.lit(hull)], [1, s.shade(hull)])) +
    stroke('M-62-12H66', s.lit('#fff6e2'), 3)
  );
}

function boats(s: Scene, h: number): string {
  const deep = s.h - h;
  const fleet =
    s.crop === 'tall' || s.crop === 'square'
      ? ([
          [0.3, 0.2, '#d9402b'],
          [0.66, 0.42, '#2f7fc0'],
        ] as const)
      : ([
          [0.5, 0.14, '#e8a02b'],
          [0.26, 0.32, '#d9402b'],
          [0.62, 0.46, '#2f7fc0'],
        ] as const);
  return (
    place(s.w * 0.8, h + deep * 0.2, s.u * 0.8, rowingBoat(s, '#3f6f8a')) +
    fleet.map(([t, k, hull]) => place(s.w * t, h + deep * k, s.u * (0.6 + k * 2), pedalBoat(s, hull))).join('')
  );
}

/** The near bank with its flowers, and a tree that frames the lake. */
function shore(s: Scene): string {
  const top = s.h * 0.9;
  const [leaf, light] = [mix(s.sky.deep, s.shade('#35643f'), 0.5), s.far('#8fae5a', 0.05)];
  return (
    place(s.w * 1.0, s.h, s.u * 3.4, leafyTree(s, 120, leaf, light, 0.4)) +
    shape(
      d`M0 ${top + 20 * s.u}Q${s.w * 0.5} ${top - 12 * s.u} ${s.w} ${top - 6 * s.u}V${s.h}H0Z`,
      s.between(top, s.h, [0, s.far('#6f9a48', 0.04)], [1, mix(s.shade('#4f7a38'), s.sky.deep, 0.2)]),
    ) +
    bedding(s, s.w * 0.02, s.w * 0.5, s.h - 14 * s.u, '#d9487a')
  );
}
