import { wall } from '../../kit/buildings/facade.ts';
import { gopuramTower } from '../../kit/buildings/temples.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, shadow } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { mirrored, water } from '../../kit/water/water.ts';

type Hues = readonly [Hex, Hex, Hex, Hex];

const hues: readonly [Hues, ...Hues[]] = [
  ['#d9785a', '#3f8f8a', '#e3b04b', '#b5527a'],
  ['#e0a878', '#d98f5f', '#eac99a', '#c9774f'],
  ['#5f8fa8', '#d9a04b', '#c9605a', '#7fa878'],
  ['#f4ead6', '#e6cfa4', '#fbf4e6', '#d9b87f'],
  ['#c9a27a', '#b5906a', '#d9b48c', '#a8845f'],
  ['#e8b84a', '#c4602f', '#f0d9a0', '#8a9a4f'],
];
const plans = ['tank', 'court', 'car', 'street'] as const;
const told = {
  tank: 'above its bathing tank',
  court: 'among the towers of its court',
  car: 'and its festival car',
  street: 'and palms',
} as const;

export const gopuram: Painter = {
  temperament: 'coast',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.72, wide: 0.74, tall: 0.68, square: 0.72 },
  paint(s) {
    const ground = s.horizon;
    const plan = s.r.pick(plans);
    const x = s.w * (plan === 'court' ? s.r.between(0.3, 0.4) : s.r.between(0.34, 0.6));
    const paint = s.r.pick(hues);
    const tank = plan === 'tank';
    const front = tank ? ground + 46 * s.u : ground + 10 * s.u;
    const tall = ground * s.r.between(0.7, 0.84) * (plan === 'court' ? 0.86 : 1);
    const stout = s.r.between(0.5, 0.64);
    const glow = floodlit(s, 0.55);
    const tower = s.main(place(x, front + 1, 1, gopuramTower(glow, tall * stout, tall, paint)));
    const side = x > s.w / 2 ? -1 : 1;
    const second = place(
      s.w * (0.5 + side * 0.32),
      ground + 4,
      1,
      gopuramTower(glow, tall * stout * 0.46, tall * s.r.between(0.4, 0.52), paint),
    );
    let art = paintSky(s) + birds(s, s.w * (0.5 + side * 0.2), ground * 0.3, 7);
    for (let i = 0; i < 2; i++)
      art += hills(
        s,
        profile(s.r, s.w, { y: ground * (0.86 + i * 0.06), rise: 80 * s.u, rough: 0.4, points: 22 }),
        ground + 4,
        s.far('#6d8578', 0.62 - i * 0.16),
      );
    art += mist(s, ground - 10, 80 * s.u, 0.5) + palms(s, ground, 0.28, 10, 110) + second;
    if (plan === 'court')
      art += place(s.w * 0.94, ground + 6, 1, gopuramTower(glow, tall * stout * 0.66, tall * 0.7, paint));
    art += plain(s, ground, plan === 'car' ? '#d9bd94' : '#d2a878');
    const wallArt = compound(s, front);
    if (tank) {
      const echo = mirrored(s, wallArt + tower, front, 0.44, 0.8);
      art += echo.art + water(s, { top: front, colour: '#4d8079' }) + echo.echo + tankSteps(s, front);
    } else {
      art +=
        shadow(s, x, front, tall * 0.28, tall * 0.4) +
        wallArt +
        tower +
        (plan === 'car' ? '' : kolam(s, x, front + (s.h - front) * 0.62));
      if (plan === 'car') art += place(s.w * (0.5 + side * 0.2), front + (s.h - front) * 0.5, s.u * 1.1, templeCar(s));
      art += crowd(s, {
        from: s.w * 0.06,
        to: s.w * 0.9,
        top: front + 10 * s.u,
        bottom: s.h - 40 * s.u,
        count: plan === 'car' ? 15 : 9,
        small: 34 * s.u,
        tall: 78 * s.u,
        cloths: ['#a8323a', '#d9822b', '#8a2f5f', '#4a4a8a'],
      });
    }
    return { art: art + frame(s, side < 0), says: `a carved temple tower ${told[plan]} in the south of India` };
  },
};

function frame(s: Scene, right: boolean): string {
  const at = (t: number) => s.w * (right ? t : 1 - t);
  const all = [
    { x: at(0.95), y: s.h + 20, height: s.h * s.r.between(0.66, 0.78) },
    { x: at(1.02), y: s.h + 30, height: s.h * 0.5 },
    { x: at(0.86), y: s.h + 30, height: s.h * 0.5 },
  ];
  return palmRow(s, all.slice(0, s.r.int(1, 3)), mix(s.sky.deep, s.shade('#2f5a3f'), 0.34), s.far('#8fae5a', 0.02));
}

/** The festival car: a carved base on great wheels under tiers of cloth. */
function templeCar(s: Scene): string {
  const wood = '#8a4f30';
  const cloths = ['#c4402b', '#f0c03a', '#f6ead2', '#2f7f5a'] as const;
  const wheel = (x: number) =>
    disc(x, -26, 28, s.shade(wood)) +
    disc(x, -26, 20, s.lit('#b5744a')) +
    disc(x, -26, 8, s.shade(wood)) +
    stroke(d`M${x - 18} -26h36M${x} -44v36M${x - 13} -39l26 26M${x + 13} -39l-26 26`, s.shade(wood), 4);
  let tiers = '';
  for (let i = 0; i < 6; i++) {
    const [half, y] = [74 - i * 9, -128 - i * 24];
    let hem = d`M${-half - 6} ${y}`;
    for (let k = 0; k < 6; k++) hem += d`q${(half + 6) / 6} 10 ${(half + 6) / 3} 0`;
    tiers +=
      shape(
        d`M${-half} ${y}L${-half + 9} ${y - 24}H${half - 9}L${half} ${y}Z`,
        s.across([0, s.lit(cloths[i % 4] ?? cloths[0])], [1, s.shade(cloths[i % 4] ?? cloths[0])]),
      ) + shape(`${hem}Z`, s.lit(cloths[(i + 1) % 4] ?? cloths[0]));
  }
  return (
    oval(0, 4, 130, 9, s.sky.deep, 0.26) +
    shape('M-96-44L-76-92H76L96-44Z', wall(s, wood)) +
    stroke('M-90-56H90M-84-70H84M-80-82H80', s.lit('#d99a5a'), 3) +
    shape('M-68-92V-128H68V-92Z', s.glowing ? '#ffcf86' : s.shade('#5a2f22')) +
    stroke('M-66-92V-128M-34-92V-128M0-92V-128M34-92V-128M66-92V-128', s.lit('#e0a030'), 6) +
    tiers +
    shape('M-16-272Q-22-296 0-306 22-296 16-272Z', s.lit('#c4402b')) +
    stroke('M0-304V-326', s.lit('#e8b84a'), 4) +
    wheel(-62) +
    wheel(62) +
    stroke('M96-40Q170-14 250-6M96-34Q160-4 240 4', s.shade('#a8845a'), 3)
  );
}

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
      s.r.pick(['sari', 'standing', 'carrying', 'resting']),
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

/** The rice-flour drawing before the gate. */
function kolam(s: Scene, x: number, y: number): string {
  let petals = '';
  for (let i = 0; i < 8; i++) {
    const [a, b] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    petals += d`M0 0Q${a * 30 - b * 22} ${b * 30 + a * 22} ${a * 62} ${b * 62}Q${a * 30 + b * 22} ${b * 30 - a * 22} 0 0`;
  }
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(s.u * 100) / 100} ${Math.round(s.u * 34) / 100})" opacity=".55">${stroke(petals, s.lit('#fff8ec'), 3)}${disc(0, 0, 9, s.lit('#e8a030'))}</g>`;
}
