import { cornerHouse, postLamp, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';

const walls = ['#f2e3c8', '#e8c9a0', '#d9e0d4', '#f0d0b4'] as const;
const roofs = ['#b5402f', '#3f7a6a', '#a8553a', '#c4502f'] as const;

export const mallRidge: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'noon', 'dawn'],
  horizon: { landscape: 0.62, wide: 0.62, tall: 0.6, square: 0.62 },
  paint(s) {
    const h = s.horizon;
    const road = s.h * 0.82;
    const peak = s.r.between(0.68, 0.76);
    // a banner has its header over the sky
    const low = s.crop === 'wide' ? 0.58 : 1;
    const hill = profile(s.r, s.w, {
      y: h * 1.16,
      rise: 30 * s.u,
      rough: 0.42,
      bend: (t) =>
        -h *
        (0.48 * low * Math.exp(-(((t - peak) / 0.13) ** 2)) +
          0.34 * low * Math.exp(-(((t - peak - 0.06) / 0.36) ** 2))),
    });
    let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.2, h * 0.32, 6);
    for (let i = 0; i < 3; i++)
      art += woods(
        s,
        profile(s.r, s.w, { y: h * (0.62 + i * 0.13), rise: (120 - i * 26) * s.u, bend: (t) => (0.5 - t) * 90 * s.u }),
        road,
        s.far('#47705f', 0.66 - i * 0.13),
        (8 + i * 5) * s.u,
      );
    art +=
      mist(s, h * 0.92, 150 * s.u, 0.6) +
      land(s, hill, s.h, s.far('#4f7a4c', 0.1), 0.15) +
      hillside(s, hill, peak) +
      ropeway(s, [s.w * 0.2, road - 70 * s.u], [s.w * peak, heightAt(hill, s.w * peak)]) +
      promenade(s, road);
    return {
      art,
      says: 'people strolling on the Mall of Mussoorie, the ropeway to Gun Hill behind',
    };
  },
};

/** Deodars up the hill, and houses stepped among them. */
function hillside(s: Scene, hill: readonly Point[], peak: number): string {
  const ground = (x: number) => heightAt(hill, x);
  const trees = (from: number, to: number, drop: number, count: number) =>
    grove(s, {
      from: s.w * from,
      to: s.w * to,
      ground: (x) => ground(x) + drop * s.u,
      height: () => 74 * s.u,
      count,
      colour: s.far('#2f5a48', 0.14),
      light: s.far('#7f9f5a', 0.1),
    });
  let art = trees(peak - 0.34, peak - 0.03, 8, 20) + trees(peak + 0.03, 1.02, 8, 16);
  for (let row = 0; row < 4; row++) {
    const reach = 0.07 + row * 0.08;
    art += trees(peak - reach - 0.06, peak + reach + 0.06, 56 + row * 56, 15 + row * 3);
    for (let i = 0; i <= row + 1; i++) {
      const x = s.w * (peak - reach + (2 * reach * (i + s.r.between(0.2, 0.5))) / (row + 1.6));
      const y = Math.min(ground(x) + (84 + row * 20) * s.u, ground(s.w * peak) + (96 + row * 66) * s.u);
      const house = {
        w: 96,
        h: 34,
        rows: 1 + (i % 2),
        wall: s.r.pick(walls),
        roof: s.r.pick(roofs),
        chimney: i % 2 === 0,
      };
      if (x < s.w * 1.02 && y > ground(x))
        art += place(x, y + 14 * s.u, s.u * (0.62 + row * 0.12), cornerHouse(s, house));
    }
  }
  return art;
}

/** Two cables from the Mall to the hut on the hill, and a cabin on each. */
function ropeway(s: Scene, [x0, y0]: Point, [x1, y1]: Point): string {
  const dark = mix(s.sky.deep, s.shade('#4a4038'), 0.3);
  const at = (t: number): Point => [
    x0 + (x1 - x0) * t,
    y0 + (y1 - 62 * s.u - y0) * t + Math.sin(Math.PI * t) * 26 * s.u,
  ];
  const line = Array.from({ length: 13 }, (_, i) => at(i / 12))
    .map(([x, y]) => d`${x} ${y}`)
    .join('L');
  const cabin = ([x, y]: Point, size: number) =>
    place(
      x,
      y,
      s.u * size,
      stroke('M0-2V22', dark, 4) +
        shape('M-30 22H30Q36 24 36 32V68Q34 78 24 78H-24Q-34 78-36 68V32Q-36 24-30 22Z', s.lit('#d9402b')) +
        shape('M-28 30H-3V52H-28ZM3 30H28V52H3Z', s.glowing ? '#ffd384' : mix(s.sky.air[1], '#ffffff', 0.4)),
    );
  return (
    place(
      x1,
      y1 + 10 * s.u,
      s.u * 0.92,
      cornerHouse(s, { w: 130, h: 46, wall: '#f2e3c8', roof: '#b5402f', chimney: false }),
    ) +
    place(
      x0 - 30 * s.u,
      y0 + 74 * s.u,
      s.u * 1.1,
      cornerHouse(s, { w: 150, h: 62, wall: '#e8c9a0', roof: '#3f7a6a', chimney: false }),
    ) +
    stroke(`M${line}`, dark, 3 * s.u) +
    cabin(at(0.4), 1.15) +
    cabin(at(0.8), 0.66)
  );
}

/** The broad walk along the ridge, its railing and lamps, and those who stroll or look out. */
function promenade(s: Scene, y: number): string {
  const iron = mix(s.sky.deep, s.shade('#2f6a5a'), 0.5);
  const paving = s.between(y, s.h, [0, s.far('#cbbfb0', 0.06)], [1, s.shade('#a89c90')]);
  const cloth = (hue: string) => mix(s.shade(hue), s.sky.deep, 0.2);
  const lookers = [0.1, 0.145, 0.42, 0.6, 0.635].map((t, i) =>
    person(
      i % 2 ? 'sari' : 'standing',
      s.w * t,
      y + 22 * s.u,
      112 * s.u,
      cloth(['#a8323a', '#d9822b', '#2f6f7a', '#4a4a8a', '#c9487a'][i] ?? '#a8323a'),
    ),
  );
  const strollers = [
    ['walker', 0.24, '#2f5fa8'],
    ['sari', 0.29, '#d9402b'],
    ['child', 0.335, '#e8a02b'],
    ['walker', 0.78, '#4a3f5a'],
  ] as const;
  return (
    shape(d`M0 ${y}H${s.w}V${s.h}H0Z`, paving) +
    stroke(railing(0, y, s.w, 46 * s.u, 20 * s.u), iron, 3 * s.u) +
    stroke(d`M0 ${y - 46 * s.u}H${s.w}`, iron, 6 * s.u) +
    [0.04, 0.36, 0.7, 0.98]
      .map(
        (t) =>
          postLamp(s, s.w * t, y + 4 * s.u, 190 * s.u) +
          disc(s.w * t, y - 186 * s.u, 13 * s.u, s.glowing ? '#ffe7b4' : s.lit('#fff6e2')),
      )
      .join('') +
    lookers.join('') +
    strollers.map(([pose, t, hue]) => person(pose, s.w * t, s.h - 22 * s.u, 142 * s.u, cloth(hue), t > 0.7)).join('') +
    framingPines(s, 'left', s.h + 40 * s.u, s.h * 0.62, 2)
  );
}
