import { type Hex, mix } from '../colour.ts';
import { plain, shadow } from '../ground.ts';
import type { Painter } from '../painting.ts';
import { palmRow } from '../palms.ts';
import { person } from '../people.ts';
import { hills, profile } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { gopuramTower } from '../temples.ts';
import { mirrored, water } from '../water.ts';

type Hues = readonly [Hex, Hex, Hex, Hex];

const hues: readonly [Hues, ...Hues[]] = [
  ['#d9785a', '#3f8f8a', '#e3b04b', '#b5527a'],
  ['#e0a878', '#d98f5f', '#eac99a', '#c9774f'],
  ['#5f8fa8', '#d9a04b', '#c9605a', '#7fa878'],
];

export const gopuram: Painter = {
  temperament: 'coast',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.72, wide: 0.74, tall: 0.68, square: 0.72 },
  paint(s) {
    const ground = s.horizon;
    const x = s.w * s.r.between(0.36, 0.44);
    const paint = s.r.pick(hues);
    const tank = s.r.chance(0.5);
    const front = tank ? ground + 46 * s.u : ground + 10 * s.u;
    const tall = ground * 0.8;
    const tower = place(x, front - 6 * s.u, 1, gopuramTower(s, tall * 0.56, tall, paint));
    const second = place(s.w * 0.82, ground + 4, 1, gopuramTower(s, tall * 0.27, tall * 0.46, paint));
    let art = paintSky(s) + birds(s, s.w * 0.7, ground * 0.3, 7);
    for (let i = 0; i < 2; i++)
      art += hills(
        s,
        profile(s.r, s.w, { y: ground * (0.86 + i * 0.06), rise: 80 * s.u, rough: 0.4, points: 22 }),
        ground + 4,
        s.far('#6d8578', 0.62 - i * 0.16),
      );
    art += mist(s, ground - 10, 80 * s.u, 0.5) + palms(s, ground, 0.28, 10, 110) + second + plain(s, ground, '#d2a878');
    const wallArt = compound(s, front);
    if (tank) {
      const echo = mirrored(s, wallArt + tower, front, 0.44, 0.8);
      art += echo.art + water(s, { top: front, colour: '#4d8079' }) + echo.echo + tankSteps(s, front);
    } else art += shadow(s, x, front, tall * 0.28, tall * 0.4) + wallArt + tower + crowd(s, front);
    art += palmRow(
      s,
      [
        { x: s.w * 0.94, y: s.h + 20, height: s.h * 0.74 },
        { x: s.w * 0.86, y: s.h + 30, height: s.h * 0.54 },
        { x: s.w * 1.02, y: s.h + 30, height: s.h * 0.5 },
      ],
      mix(s.sky.deep, s.shade('#2f5a3f'), 0.34),
      s.far('#8fae5a', 0.02),
    );
    return {
      art,
      says: `a carved temple tower ${tank ? 'above its bathing tank' : 'and palms'} in the south of India`,
    };
  },
};

function compound(s: Scene, y: number): string {
  const tall = 54 * s.u;
  const [w, red] = [34 * s.u, s.lit('#b5432f')];
  let stripes = '';
  for (let x = -10; x < s.w + 10; x += w) stripes += d`M${x} ${y}v${-tall}h${w / 2}v${tall}Z`;
  return (
    shape(d`M-10 ${y}v${-tall}H${s.w + 10}v${tall}Z`, s.lit('#f4e6d0')) +
    shape(stripes, red, 0.85) +
    stroke(d`M-10 ${y - tall}H${s.w + 10}`, s.shade('#e6d2b4'), 6 * s.u)
  );
}

function palms(s: Scene, ground: number, distance: number, count: number, tall: number): string {
  const spots = Array.from({ length: count }, () => ({
    x: s.w * s.r.next(),
    y: ground + 6,
    height: tall * s.r.between(0.7, 1.3) * s.u,
  }));
  return palmRow(s, spots, s.far('#3d6b4c', distance), s.far('#8fae62', distance));
}

function tankSteps(s: Scene, y: number): string {
  let art = '';
  for (let i = 0; i < 3; i++)
    art += shape(d`M-10 ${y + i * 7 * s.u}H${s.w + 10}v${7 * s.u}H-10Z`, i % 2 ? s.shade('#b08a68') : s.lit('#d9b48a'));
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  for (let i = 0; i < 6; i++)
    art += person(
      s.r.pick(['sari', 'standing', 'carrying', 'sitting']),
      s.w * (0.05 + i * 0.14 + s.r.between(0, 0.06)),
      y + 12 * s.u,
      36 * s.u,
      mix(dark, s.shade(s.r.pick(['#a8323a', '#d9822b', '#8a2f5f'])), 0.45),
      i % 2 === 0,
    );
  for (let i = 0; i < 9; i++) {
    const [x, at] = [s.w * s.r.next(), y + (s.h - y) * s.r.between(0.4, 0.95)];
    art +=
      oval(x, at, 24 * s.u, 7 * s.u, s.shade('#4f8a5a')) +
      (i % 2 ? place(x, at - 2, s.u, shape('M0 0Q-14-6-10-16-4-14 0-20 4-14 10-16 14-6 0 0Z', s.lit('#ea8fa8'))) : '');
  }
  return art;
}

function crowd(s: Scene, y: number): string {
  const deep = s.h - y;
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  let art = '';
  for (let i = 0; i < 9; i++) {
    const depth = (i + 1) / 11;
    art += person(
      s.r.pick(['sari', 'standing', 'carrying', 'walker', 'child']),
      s.w * s.r.between(0.06, 0.8),
      y + deep * depth * 0.8,
      (30 + depth * 48) * s.u,
      mix(dark, s.shade(s.r.pick(['#a8323a', '#d9822b', '#8a2f5f', '#e8dcc4'])), 0.45),
      i % 2 === 0,
    );
  }
  return art + kolam(s, s.w * 0.4, y + deep * 0.62);
}

/** The rice-flour drawing before the gate. */
function kolam(s: Scene, x: number, y: number): string {
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const [a, b] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    petals += d`M0 0Q${a * 30 - b * 22} ${b * 30 + a * 22} ${a * 62} ${b * 62}Q${a * 30 + b * 22} ${b * 30 - a * 22} 0 0`;
  }
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(s.u * 100) / 100} ${Math.round(s.u * 34) / 100})" opacity=".55">${stroke(petals, s.lit('#fff8ec'), 3)}${disc(0, 0, 9, s.lit('#e8a030'))}</g>`;
}
