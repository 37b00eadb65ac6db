import { arch, hollow, panes, wall } from '../../kit/buildings/facade.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { shikhara, shrine } from '../../kit/buildings/temples.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { floatingLamps, nearSteps, umbrella } from '../../kit/water/bathing-steps.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const facades = ['#e8c79a', '#d9a878', '#efdcba', '#cf8f6a', '#e3b384', '#f0d2b4'] as const;

const plans = ['lamps', 'steps', 'boat'] as const;
const told = {
  lamps: 'temples and bathing steps along the Ganga, boats on the water',
  steps: 'pilgrims on the steps across the Ganga from its temples',
  aarti: 'priests raising lamps on the steps of the Ganga before its temples',
  boat: 'a boat drawing near the temples and bathing steps of the Ganga',
} as const;

export const ghats: Painter = {
  temperament: 'desert',
  times: ['dawn', 'dusk', 'golden', 'night', 'morning'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.62, square: 0.66 },
  paint(s) {
    const plan = s.r.pick(plans);
    const shore = s.horizon - (plan === 'steps' ? 30 * s.u : 0);
    const size =
      s.u * { lamps: s.r.between(0.8, 1.06), steps: s.r.between(0.66, 0.9), boat: s.r.between(1, 1.34) }[plan];
    const bank = mirrored(s, riverfront({ ...s, u: size }, shore), shore, 0.36, 0.7);
    const deep = s.h - shore;
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.3, 0.7), shore * s.r.between(0.22, 0.34), s.r.int(6, 10));
    art += bank.art + water(s, { top: shore, colour: '#5d7a78' }) + bank.echo + mist(s, shore, 44 * s.u, 0.35);
    const paint = () => s.r.pick(['#3a6f9a', '#c4702b', '#e8d8b8', '#c4402b', '#2f7d7a']);
    const boats = s.r.int(1, 4);
    for (let i = 0; i < boats; i++) {
      const t = s.r.between(0.12, plan === 'lamps' ? 0.3 : 0.4);
      art += place(
        s.w * ((i + s.r.between(0.2, 0.8)) / boats),
        shore + deep * t,
        s.u * (0.36 + t * 0.7),
        rowingBoat(s, paint()),
        i % 2 === 1,
      );
    }
    const middle = s.w * s.r.between(0.34, 0.68);
    if (plan === 'lamps')
      art += place(middle, shore + deep * 0.58, s.u * s.r.between(1.1, 1.5), rowingBoat(s, paint()));
    const near = s.w * s.r.between(0.4, 0.6);
    if (plan !== 'steps') art += floatingLamps(s, shore, deep, plan === 'boat' ? near : middle);
    if (plan === 'boat') art += place(near, s.h - 74 * s.u, s.u * s.r.between(2.2, 2.7), rowingBoat(s, paint()));
    if (plan === 'steps') art += nearSteps(s);
    return { art, says: told[plan === 'steps' && s.glowing ? 'aarti' : plan] };
  },
};

function riverfront(s: Scene, shore: number): string {
  const tall = shore * 0.36 * Math.min(1.1, s.u * 1.1);
  const whole = s.r.chance(0.4);
  const reach = whole ? 1.1 : s.r.between(0.66, 0.84);
  let art = whole ? '' : distantBank(s, shore);
  const terrace = shore - 74 * s.u;
  let x = -s.r.between(20, 70) * s.u;
  const row: { x: number; w: number; h: number }[] = [];
  while (x < s.w * reach) {
    const w = s.r.between(84, 150) * s.u;
    const h = tall * s.r.between(0.5, 1) * (whole ? 0.9 : 1 - 0.5 * Math.max(0, x / s.w - 0.15));
    row.push({ x, w, h });
    x += w * 0.96;
  }
  const spires = s.r.pick([2, 3, 4]);
  row.forEach((one, i) => {
    if (i % spires === 1)
      art += place(
        one.x + one.w * 0.1,
        terrace - one.h * 0.7,
        s.u,
        shikhara(s, 70, (one.h * 0.9) / s.u, s.r.pick(['#d98a5a', '#e6b98a', '#c8705a'])),
      );
  });
  for (const one of row) art += palaceFront(s, one.x, terrace, one.w, one.h);
  const shrines = s.r.int(2, 3);
  for (let i = 0; i < shrines; i++) {
    const h = s.r.between(120, 220);
    art += place(
      s.w * reach * ((i + s.r.between(0.25, 0.75)) / shrines),
      terrace + (h > 170 ? 6 : 30) * s.u,
      s.u,
      shrine(s, h * 0.45, h, s.r.pick(['#e09a62', '#f0dcc0', '#d9805a', '#e8c08a'])),
    );
  }
  return art + steps(s, terrace, shore, s.w * (reach + 0.08));
}

function distantBank(s: Scene, shore: number): string {
  let path = d`M${s.w * 0.6} ${shore}`;
  for (let x = s.w * 0.6; x < s.w + 30; x += 16 * s.u)
    path += d`L${x} ${shore - s.r.between(6, 20) * s.u - Math.max(0, s.w * 0.86 - x) * 0.06}`;
  return shape(`${path}V${Math.round(shore)}Z`, s.far('#7d7f74', 0.6));
}

function palaceFront(s: Scene, x: number, foot: number, w: number, h: number): string {
  const colour = s.r.pick(facades);
  const floors = Math.max(2, Math.round(h / (44 * s.u)));
  let art = shape(d`M${x} ${foot + 20 * s.u}V${foot - h}h${w}V${foot + 20 * s.u}Z`, wall(s, colour));
  art += shape(merlons(x, x + w, foot - h, 9 * s.u), s.lit(colour));
  art += panes(s, {
    x: x + w * 0.06,
    y: foot - h * 0.96,
    w: w * 0.88,
    h: h * 0.9,
    columns: Math.round(w / (26 * s.u)),
    rows: floors,
    arched: true,
    fillX: 0.42,
    fillY: 0.52,
    lamps: 0.55,
  });
  art += stroke(d`M${x} ${foot - h * 0.5}h${w}M${x} ${foot - h}h${w}`, s.shade(colour), 2.4 * s.u, 0.6);
  if (s.r.chance(0.6))
    art +=
      place(x + w * 0.2, foot - h, s.u, chhatri(s, 30, colour)) +
      place(x + w * 0.8, foot - h, s.u, chhatri(s, 30, colour));
  return art + shape(arch(x + w / 2, foot + 20 * s.u, w * 0.26, 44 * s.u), hollow(s, colour));
}

function steps(s: Scene, top: number, foot: number, end: number): string {
  const levels = 9;
  const light = s.lit('#dcb68e');
  const dim = s.shade('#a8785a');
  let art = '';
  for (let i = 0; i < levels; i++) {
    const y = top + ((foot + 6 - top) * i) / levels;
    const h = (foot + 6 - top) / levels;
    const right = end + i * 12 * s.u;
    art +=
      shape(d`M-20 ${y}H${right}v${h + 1}H-20Z`, mix(light, dim, 0.25 + 0.06 * i)) +
      stroke(d`M-20 ${y}H${right}`, light, 1.8 * s.u, 0.8);
  }
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.35);
  const poses = ['sari', 'standing', 'meditating', 'carrying', 'resting', 'child'] as const;
  const cloths = ['#a8323a', '#d9822b', '#8a2f5f', '#e0b03a', '#3a4f7a', '#6a3a2a'] as const;
  for (let i = 0; i < 15; i++) {
    const level = s.r.int(2, levels);
    art += person(
      s.r.pick(poses),
      end * s.r.between(0.02, 0.96),
      top + ((foot + 4 - top) * level) / levels,
      31 * s.u,
      mix(dark, s.shade(s.r.pick(cloths)), 0.55),
      s.r.chance(0.5),
    );
  }
  for (let i = 0; i < 5; i++)
    art += umbrella(s, end * (0.06 + i * 0.19 + s.r.between(-0.04, 0.04)), foot - s.r.between(8, 40) * s.u);
  return art;
}
