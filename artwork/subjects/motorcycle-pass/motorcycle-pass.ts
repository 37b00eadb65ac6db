import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { motorcycle } from './motorcycle.ts';

const bikes = [
  ['#1f3a2f', '#c4602f'],
  ['#7a1f22', '#3a5f7f'],
  ['#22252c', '#d8a030'],
  ['#8f7a4a', '#a8322f'],
] as const;

export const motorcyclePass: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.64, wide: 0.64, tall: 0.64, square: 0.64 },
  // the traffic keeps to the left
  mirrors: false,
  paint(s) {
    const h = s.horizon;
    const two = s.crop !== 'tall' && s.crop !== 'square' && s.r.chance(0.4);
    const gap = s.r.between(0.3, 0.7);
    let art =
      paintSky(s, { clouds: 3 }) +
      snowRange(s, { base: h * 1.02, height: h * s.r.between(0.62, 0.76), peaks: 5, snow: 0.6, distance: 0.2 }) +
      mist(s, h * 0.8, 100 * s.u, 0.4);
    ['#c49a7c', '#b5895f'].forEach((rock, i) => {
      art += land(
        s,
        profile(s.r, s.w, {
          y: h * (0.9 + i * 0.1),
          rise: (130 - i * 50) * s.u,
          rough: 0.54,
          bend: (t) => -Math.abs(t - gap) * (190 - i * 60) * s.u,
        }),
        s.h,
        s.far(rock, 0.34 - i * 0.16),
        0.16,
      );
    });
    const road = s.h * 0.89;
    const size = ((s.h * 0.5) / 236) * (two ? 0.92 : 1.06);
    art += bends(s, gap, h) + tarmac(s, h);
    art += stone(s, s.w * 0.9, h + (s.h - h) * 0.28) + cords(s, h);
    const [first, second] = [s.r.int(0, 3), s.r.int(1, 3)];
    const bike = (i: number) => {
      const [tank, jacket] = bikes[i % 4] ?? bikes[0];
      return motorcycle(s, tank, jacket);
    };
    if (two) art += place(s.w * 0.24, road - 30 * s.u, size * 0.9, bike(first + second));
    art += place(s.w * (two ? 0.66 : s.r.between(0.42, 0.56)), road, size, bike(first));
    return {
      art: art + verge(s),
      says: `${two ? 'two motorcyclists' : 'a motorcyclist'} on a high pass under prayer flags`,
    };
  },
};

/** The road that came up here, in its bends on the slope behind. */
const bends = (s: Scene, gap: number, h: number): string => {
  const x = s.w * gap;
  return stroke(
    d`M${x - 10 * s.u} ${h * 0.97}q${70 * s.u} ${14 * s.u} ${20 * s.u} ${26 * s.u}t${-60 * s.u} ${26 * s.u}t${120 * s.u} ${30 * s.u}`,
    s.far('#8a8084', 0.2),
    8 * s.u,
  );
};

function tarmac(s: Scene, h: number): string {
  const top = h + (s.h - h) * 0.42;
  const foot = s.h * 0.95;
  const dash = Math.round(80 * s.u);
  return (
    shape(
      d`M0 ${h + (s.h - h) * 0.2}Q${s.w * 0.5} ${h + (s.h - h) * 0.1} ${s.w} ${h + (s.h - h) * 0.22}V${s.h}H0Z`,
      s.between(h, s.h, [0, s.far('#c9a277', 0.2)], [1, s.shade('#a8845c')]),
    ) +
    looseBoulders(
      s,
      Array.from({ length: 8 }, (): readonly [number, number, number] => [
        s.w * s.r.next(),
        top - s.r.between(4, 40) * s.u,
        s.r.between(0.3, 0.7) * s.u,
      ]),
      '#b59a80',
    ) +
    shape(
      d`M0 ${top}H${s.w}V${foot}H0Z`,
      s.between(top, foot, [0, s.far('#85808a', 0.12)], [1, mix(s.shade('#5a5660'), s.sky.deep, 0.2)]),
    ) +
    `<path d="M0 ${n(top + (foot - top) * 0.4)}H${s.w}" stroke="${s.lit('#f7ecd6')}" stroke-width="${n(6 * s.u)}" stroke-dasharray="${dash} ${dash}" opacity=".8"/>`
  );
}

/** Cords of flags from the cairn on the pass to beyond the frame. */
function cords(s: Scene, h: number): string {
  const x = s.w * 0.12;
  const foot = h + (s.h - h) * 0.3;
  const top: Point = [x, h * 0.34];
  const size = 24 * s.u;
  return (
    shape(
      d`M${x - 70 * s.u} ${foot}L${x - 40 * s.u} ${foot - 50 * s.u}L${x - 12 * s.u} ${foot - 78 * s.u}H${x + 14 * s.u}L${x + 44 * s.u} ${foot - 44 * s.u}L${x + 74 * s.u} ${foot}Z`,
      s.lit('#d9c9b4'),
    ) +
    stroke(
      d`M${x - 50 * s.u} ${foot - 24 * s.u}H${x + 56 * s.u}M${x - 30 * s.u} ${foot - 52 * s.u}H${x + 34 * s.u}M${x - 10 * s.u} ${foot - 24 * s.u}V${foot - 50 * s.u}`,
      s.shade('#8f8074'),
      3 * s.u,
      0.6,
    ) +
    stroke(d`M${x} ${foot - 60 * s.u}V${top[1] - 10}`, s.shade('#6a4a34'), 8 * s.u) +
    prayerFlags(s, top, [s.w * 0.62, -10], 60 * s.u, size) +
    prayerFlags(s, [x, top[1] + 30 * s.u], [s.w + 20, h * 0.3], 90 * s.u, size) +
    prayerFlags(s, top, [-20, h * 0.2], 20 * s.u, size)
  );
}

/** A kilometre stone with its yellow head. */
const stone = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    s.u * 1.3,
    shape('M-22 0V-44Q-22-66 0-66 22-66 22-44V0Z', s.lit('#f7f2e6')) +
      shape('M-22-40V-44Q-22-66 0-66 22-66 22-44V-40Z', s.lit('#f0b830')) +
      stroke('M-10-28H10M-12-16H12', s.shade('#4a4448'), 4),
  );

const verge = (s: Scene): string =>
  shape(
    d`M0 ${s.h}V${s.h - 36 * s.u}Q${s.w * 0.3} ${s.h - 58 * s.u} ${s.w * 0.6} ${s.h - 34 * s.u}T${s.w} ${s.h - 40 * s.u}V${s.h}Z`,
    mix(s.sky.deep, s.shade('#7a5f48'), 0.5),
  );
