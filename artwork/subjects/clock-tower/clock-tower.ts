import { hollow, roundArch, rounded } from '../../kit/buildings/facade.ts';
import { postLamp } from '../../kit/buildings/houses.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, shadow, treeBelt } from '../../kit/land/ground.ts';
import { land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bedding } from '../../kit/plants/garden.ts';
import { cart, rickshaw } from '../../kit/things/street-vehicles.ts';

export const clockTower: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'noon', 'dawn'],
  horizon: { landscape: 0.66, wide: 0.76, tall: 0.66, square: 0.66 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.4, 0.6);
    const foot = h + 40 * s.u;
    const art =
      paintSky(s, { clouds: 3 }) +
      birds(s, x + (x < s.w / 2 ? 260 : -260) * s.u, h * 0.3, 6) +
      land(s, profile(s.r, s.w, { y: h * 0.5, rise: 190 * s.u, rough: 0.5 }), h, s.far('#5f7f9a', 0.62)) +
      woods(s, profile(s.r, s.w, { y: h * 0.68, rise: 110 * s.u }), h, s.far('#46725c', 0.42), 18 * s.u) +
      mist(s, h * 0.84, 110 * s.u, 0.5) +
      treeBelt(s, h, 90 * s.u, 0.3) +
      rooftops(s, { from: -20, to: s.w + 20, ground: h + 14 * s.u, tall: 104 * s.u, distance: 0.26 }) +
      plain(s, h + 6 * s.u, '#b9b0a4') +
      shadow(s, x, foot, 90 * s.u, 190 * s.u) +
      island(s, x, foot) +
      s.main(place(x, foot, s.u * (s.crop === 'wide' ? 0.88 : 1.24), tower(s))) +
      [-1, 1].map((way) => postLamp(s, x + way * 190 * s.u, foot + 18 * s.u, 130 * s.u)).join('') +
      bedding(s, x - 250 * s.u, x + 250 * s.u, foot + 44 * s.u, '#e05a4a') +
      street(s, x, foot);
    return { art, says: 'the six-sided clock tower of Dehradun in its garden, the Mussoorie hills behind' };
  },
};

/** Three of its six sides, about 380 high: arches below, clocks above, an open lantern with its dome. */
function tower(s: Scene): string {
  const brick = '#c4785a';
  const sides = [
    [-76, -42, s.side < 0 ? s.lit(mix(brick, '#f0c8a0', 0.25)) : s.shade(brick)],
    [-42, 42, mix(s.lit(brick), s.shade(brick), 0.14)],
    [42, 76, s.side < 0 ? s.shade(brick) : s.lit(mix(brick, '#f0c8a0', 0.25))],
  ] as const;
  const trim = s.lit('#f8ead0');
  let art = '';
  for (const [from, to, fill] of sides) {
    const [middle, w] = [(from + to) / 2, to - from];
    art += shape(d`M${from} 0V-262H${to}V0Z`, fill);
    art += shape(roundArch(middle, 0, w * 0.56, 62), hollow(s, brick));
    art += shape(roundArch(middle, -92, w * 0.3, 44) + roundArch(middle, -150, w * 0.3, 40), hollow(s, brick));
    art += stroke(d`M${from} 0V-262`, trim, 4);
    art +=
      oval(middle, -228, w * 0.36, 27, trim) + oval(middle, -228, w * 0.3, 22.5, s.glowing ? '#fff0c0' : '#fffaf0');
    art += stroke(d`M${middle} -228V-244M${middle} -228l${w * 0.16} 7`, s.sky.deep, 2.6);
  }
  const ledge = (y: number, out: number) => d`M${-76 - out} ${y}h${152 + out * 2}v-9h${-152 - out * 2}Z`;
  art += stroke('M76 0V-262', trim, 4) + shape(ledge(-74, 5) + ledge(-194, 5) + ledge(-262, 10), trim);
  return (
    art +
    shape('M-54-271V-314H54V-271Z', hollow(s, brick)) +
    stroke('M-54-271V-314M-30-271V-314M0-271V-314M30-271V-314M54-271V-314', trim, 7) +
    shape('M-66-314H66V-323H-66Z', trim) +
    shape('M-56-323C-52-352-24-366 0-372 24-366 52-352 56-323Z', rounded(s, '#b5533a')) +
    stroke('M0-372V-400', trim, 4) +
    shape('M-96 6V-12H96V6Z', s.lit('#e6d3b4'))
  );
}

/** The round garden in the middle of the crossing. */
const island = (s: Scene, x: number, y: number): string =>
  oval(x, y + 30 * s.u, 330 * s.u, 42 * s.u, s.shade('#d8cdbc')) +
  oval(x, y + 25 * s.u, 318 * s.u, 37 * s.u, s.far('#6f9f4c', 0.06));

function street(s: Scene, x: number, foot: number): string {
  const near = s.h - 34 * s.u;
  const car = s.crop === 'tall' || s.crop === 'square' ? [0.26] : [0.16, 0.8];
  const walkers = { top: foot + 84 * s.u, bottom: s.h - 60 * s.u, count: 6, small: 56 * s.u, tall: 88 * s.u };
  return (
    stroke(d`M0 ${foot + 132 * s.u}H${s.w}`, s.lit('#f4ecd8'), 4 * s.u, 0.5) +
    crowd(s, { ...walkers, from: x - 330 * s.u, to: x + 330 * s.u }) +
    car.map((t, i) => place(s.w * t, near, s.u * 1.15, i ? cart(s) : rickshaw(s), !i && !s.turned)).join('')
  );
}
