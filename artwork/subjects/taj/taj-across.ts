import { wall } from '../../kit/buildings/facade.ts';
import { chhatri, iwan, onionDome } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { grass } from '../../kit/plants/plants.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { marble, mausoleum } from './taj.ts';

/**
 * For the low picture behind a title: the whole Taj is in the strip between the navigation and the search, on the
 * side that the title leaves free.
 */
export const tajAcross: Painter = {
  temperament: 'desert',
  times: ['dawn', 'golden', 'morning'],
  mirrors: false,
  horizon: { landscape: 0.68, wide: 0.73, tall: 0.68, square: 0.75 },
  paint(s) {
    const shore = s.horizon;
    const x = s.w * (s.crop === 'square' ? 0.72 : 0.77);
    const size = s.crop === 'wide' ? 0.215 : s.crop === 'square' ? 0.25 : 0.46 * s.u;
    const bank =
      treeBelt(s, shore - 4 * s.u, 34 * s.u, 0.5, '#56784e') +
      place(x, shore - 22 * size, size, quarter(s)) +
      shape(d`M-10 ${shore + 2}V${shore - 22 * size}H${s.w + 10}V${shore + 2}Z`, wall(s, sandstone)) +
      stroke(d`M-10 ${shore - 22 * size}H${s.w + 10}`, s.lit('#f0c8a0'), 2 * s.u) +
      mist(s, shore - 6 * s.u, 46 * s.u, 0.34);
    const both = mirrored(s, bank, shore, 0.5, 0.85);
    return {
      art:
        paintSky(s, { clouds: 3 }) +
        birds(s, x - 250 * s.u, shore - 70 * s.u, 7) +
        both.art +
        water(s, { top: shore, colour: '#5d8088' }) +
        both.echo +
        nearBank(s, shore),
      says: 'the Taj Mahal between its mosque and its guest house, across the Yamuna river',
    };
  },
};

const sandstone = '#c9805a';

/** The tomb between its two red companions, its foot at the origin. */
const quarter = (s: Scene): string =>
  place(-470, 0, 1, companion(s)) + place(470, 0, 1, companion(s)) + place(0, -12, 1, mausoleum(s));

/** The mosque, and the guest house that answers it. */
const companion = (s: Scene): string =>
  place(-62, -96, 1, onionDome(s, 52, marble)) +
  place(62, -96, 1, onionDome(s, 52, marble)) +
  place(0, -106, 1, onionDome(s, 74, marble)) +
  shape('M-118 0V-98H118V0Z', wall(s, sandstone)) +
  shape('M-118-90V-98H118V-90Z', s.lit('#f0c8a0')) +
  [-104, 104].map((at) => place(at, -96, 1, chhatri(s, 30, sandstone, marble))).join('') +
  [-76, 76].map((at) => place(at, 0, 1, iwan(s, 48, 78, sandstone))).join('') +
  iwan(s, 72, 114, sandstone);

/** The sandbank from which it is seen: reeds, a boat that waits, its passengers. */
function nearBank(s: Scene, shore: number): string {
  const deep = s.h - shore;
  const dark = mix(s.sky.deep, s.shade('#4a5a34'), 0.4);
  const sand = mix(s.lit('#d8b48a'), s.sky.deep, 0.3);
  const boatX = s.w * (s.crop === 'square' ? 0.3 : 0.4);
  return (
    oval(boatX, shore + deep * 0.44, 96 * s.u, 7 * s.u, s.sky.deep, 0.2) +
    place(boatX, shore + deep * 0.42, s.u * 0.9, rowingBoat(s, s.r.pick(['#2f6f8f', '#c4602f', '#e6d6b8']))) +
    shape(
      d`M-10 ${s.h + 4}V${s.h - deep * 0.42}Q${s.w * 0.22} ${s.h - deep * 0.4} ${s.w * 0.44} ${s.h - deep * 0.2}T${s.w + 10} ${s.h - deep * 0.12}V${s.h + 4}Z`,
      sand,
    ) +
    shape(
      grass(s.r, 0, s.w * 0.24, (at) => s.h - deep * 0.36 + (at / s.w) ** 2 * 220 * s.u, 74 * s.u, 12 * s.u),
      dark,
    ) +
    person('standing', s.w * 0.5, s.h - deep * 0.1, 84 * s.u, s.sky.deep) +
    person('sari', s.w * 0.5 + 44 * s.u, s.h - deep * 0.09, 79 * s.u, s.sky.deep, true)
  );
}
