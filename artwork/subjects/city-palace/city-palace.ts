import { arch, hollow, rounded, wall } from '../../kit/buildings/facade.ts';
import { chhatri, merlons, onionDome } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stamps, stroke } from '../../kit/core/shapes.ts';
import { plain } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bush } from '../../kit/plants/plants.ts';
import { shikara } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { peacockCourt } from './peacock-court.ts';

const cream = '#f6e6c6';
const shadow = '#e3c79c';
const plans = ['lake', 'court', 'near'] as const;
const told = {
  lake: 'the City Palace of Udaipur rising from Lake Pichola',
  court: 'the peacock court of the City Palace of Udaipur',
  near: 'the towers and balconies of the City Palace of Udaipur',
} as const;

export const cityPalace: Painter = {
  temperament: 'desert',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.62, square: 0.64 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    if (plan === 'court') return { art: peacockCourt(s), says: told.court };
    const foot = plan === 'lake' ? h + 12 * s.u : h + (s.h - h) * 0.3;
    const size = Math.min((foot * 0.9) / 330, (s.w * (plan === 'near' ? 1.24 : 0.96)) / 880);
    const x = s.w * (plan === 'near' ? s.r.pick([0.4, 0.6]) : s.r.between(0.47, 0.53));
    let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.16, h * 0.26);
    for (let i = 0; i < 2; i++)
      art += hills(
        s,
        profile(s.r, s.w, { y: h * (0.74 + i * 0.12), rise: (150 - i * 50) * s.u, rough: 0.44, points: 24 }),
        h + 6,
        s.far('#8d7a76', 0.62 - i * 0.18),
      );
    art += mist(s, h * 0.92, 80 * s.u, 0.4);
    const palace = place(x, foot, size, facade(floodlit(s, 0.6)));
    if (plan === 'lake') {
      const both = mirrored(s, palace, foot, 0.42, 0.7);
      art += water(s, { top: h, colour: '#4a8398', glitter: 0.8 }) + both.echo + both.art;
      art += place(
        s.w * s.r.between(0.24, 0.76),
        foot + (s.h - foot) * 0.6,
        s.u * 1.1,
        shikara(s, '#c4402b'),
        s.r.chance(0.5),
      );
      art += place(s.w * 0.88, foot + (s.h - foot) * 0.3, s.u * 0.6, shikara(s, '#e0a030'));
    } else {
      art += plain(s, h, '#d9bd92') + palace;
      art += crowd(s, {
        from: s.w * 0.08,
        to: s.w * 0.92,
        top: foot + 24 * s.u,
        bottom: s.h - 26 * s.u,
        count: 11,
        small: 44 * s.u,
        tall: 84 * s.u,
      });
      art += [0.03, 0.97]
        .map((t) =>
          bush(s, s.w * t, s.h + 8, 84 * s.u, mix(s.sky.deep, s.shade('#33573a'), 0.42), s.far('#8fae5a', 0.04)),
        )
        .join('');
    }
    return { art, says: told[plan] };
  },
};

interface Block {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly storeys: number;
}

/** The blocks of four centuries side by side, from the sheer walls at the ends to the towers in the middle. */
const blocks: readonly Block[] = [
  { x: -440, w: 130, top: 132, storeys: 2 },
  { x: -318, w: 120, top: 178, storeys: 3 },
  { x: -206, w: 108, top: 216, storeys: 4 },
  { x: 104, w: 112, top: 222, storeys: 4 },
  { x: 208, w: 122, top: 176, storeys: 3 },
  { x: 322, w: 118, top: 140, storeys: 2 },
  { x: -104, w: 214, top: 236, storeys: 4 },
];

/** The whole front, 880 wide and 330 tall with its cupolas; its foot at the origin. */
function facade(s: Scene): string {
  let art = '';
  for (const block of blocks) art += front(s, block);
  // round towers with their cupolas stand out between the blocks
  for (const [x, top, w] of [
    [-322, 196, 44],
    [-206, 240, 46],
    [-102, 262, 50],
    [108, 262, 50],
    [212, 236, 46],
    [326, 190, 44],
  ] as const)
    art += tower(s, x, top, w);
  for (const [x, y, w] of [
    [-416, 132, 30],
    [-372, 132, 30],
    [-262, 178, 30],
    [-154, 216, 32],
    [158, 222, 32],
    [268, 176, 30],
    [372, 140, 30],
    [420, 140, 30],
  ] as const)
    art += place(x, -y, 1, chhatri(s, w, cream, '#f3ead8'));
  return art + crown(s) + base(s);
}

function front(s: Scene, { x, w, top, storeys }: Block): string {
  const bright = s.lit('#fff3da');
  let art = shape(d`M${x} 0V${-top}h${w}V0Z` + merlons(x, x + w, -top + 1, 7), wall(s, cream));
  const first = 74;
  const step = (top - first - 10) / storeys;
  const windows: [number, number][] = [];
  for (let i = 0; i < storeys; i++) {
    const y = first + step * i;
    art += stroke(d`M${x} ${-y + 6}h${w}`, s.shade(shadow), 2, 0.8);
    const count = Math.max(3, Math.round(w / 26));
    for (let k = 0; k < count; k++) windows.push([x + (w * (k + 0.5)) / count - 6, -y - 2]);
  }
  const tall = Math.min(20, step * 0.62);
  art += shape(stamps(windows, d`v${-tall}a6 6 0 0 1 12 0v${tall}z`), hollow(s, shadow));
  const mid = x + w / 2;
  return art + oriel(s, mid, -(first + step * (storeys - 1)) - 2, bright);
}

/** A hanging balcony under a curved roof. */
const oriel = (s: Scene, x: number, y: number, bright: Hex): string =>
  shape(d`M${x - 19} ${y}v-26h38v26l-9 11h-20Z`, bright) +
  shape(d`M${x - 23} ${y - 25}q8 -15 23 -17q15 2 23 17Z`, s.lit('#e9d3a8')) +
  shape([-11, 0, 11].map((at) => arch(x + at, y - 4, 9, 19)).join(''), hollow(s, shadow));

function tower(s: Scene, x: number, top: number, w: number): string {
  const b = w / 2;
  let art = shape(d`M${x - b} 0V${-top}H${x + b}V0Z`, rounded(s, cream));
  let rings = '';
  let panes = '';
  for (let y = 84; y < top - 6; y += 44) {
    rings += d`M${x - b - 3} ${-y}h${w + 6}`;
    for (const at of [-0.26, 0.26]) panes += arch(x + w * at, -y - 6, w * 0.24, 24);
  }
  art += stroke(rings, s.lit('#fff6e2'), 4) + shape(panes, hollow(s, shadow));
  return (
    art +
    shape(d`M${x - b - 6} ${-top + 3}h${w + 12}l-6 -9h${-w}Z`, s.lit('#fff6e2')) +
    place(x, -top - 4, 1, chhatri(s, w * 0.92, cream, '#f3ead8'))
  );
}

/** The pavilions over the middle. */
function crown(s: Scene): string {
  let art = shape(`M-60-236V-276H62V-236Z${merlons(-60, 62, -275, 6)}`, wall(s, cream));
  art += shape([-40, -14, 14, 40].map((x) => arch(x, -240, 17, 28)).join(''), hollow(s, shadow));
  art += shape('M-30-276V-296H32V-276Z', wall(s, '#fbf0d8')) + place(1, -296, 1, onionDome(s, 40, '#f3ead8'));
  return (
    art + place(-46, -276, 1, chhatri(s, 24, cream, '#f3ead8')) + place(48, -276, 1, chhatri(s, 24, cream, '#f3ead8'))
  );
}

/** The sheer wall at the foot with its few small doors. */
function base(s: Scene): string {
  let art = shape('M-440 0V-64H440V0Z', s.down([0, mix(s.lit(cream), s.shade(cream), 0.2)], [1, s.shade('#d9bd92')]));
  art += stroke('M-440-64H440', s.lit('#fff6e2'), 4);
  let doors = '';
  for (const x of [-380, -270, -160, 0, 160, 270, 380]) doors += arch(x, 0, x ? 20 : 34, x ? 34 : 50);
  return art + shape(doors, hollow(s, shadow));
}
