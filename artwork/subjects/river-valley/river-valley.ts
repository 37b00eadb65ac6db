import { cornerHouse } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { hills, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { campsite, fields, footbridge, orchard } from '../../kit/land/valley-life.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { leafyTree } from '../../kit/plants/plants.ts';

/** What lies beside the river, by the country it runs through. */
const snowy = ['orchard', 'fields', 'bridge', 'camp'] as const;
const plans = [...snowy, 'green'] as const;
type Plan = (typeof plans)[number];
const told: Record<Plan, string> = {
  orchard: 'a river running out of a pine valley under snow peaks, past apple orchards',
  fields: 'a river running past fields in a pine valley under snow peaks',
  bridge: 'a footbridge over a river in a pine valley under snow peaks',
  camp: 'tents beside a river in a pine valley under snow peaks',
  green: 'a river winding out of green hills, past fields and a village',
};

/** A river as it comes towards us. */
interface River {
  readonly gap: number;
  readonly way: number;
  readonly swing: number;
  readonly turns: number;
  readonly broad: number;
}

export const riverValley: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'dawn', 'noon', 'dusk', 'night'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  paint(s) {
    const plan = s.r.chance(0.26) ? 'green' : s.r.pick(snowy);
    const h = s.horizon;
    const gap = s.r.between(0.36, 0.64);
    const river = {
      gap,
      way: s.r.pick([-1, 1]),
      swing: s.r.between(0.05, 0.17),
      turns: s.r.between(3.6, 6),
      broad: s.r.between(0.13, 0.23),
    };
    const art =
      paintSky(s) + (plan === 'green' ? greenHills(s, h, gap) : pineSlopes(s, h, gap)) + valleyFloor(s, h, river, plan);
    return { art: art + birds(s, s.w * (gap + s.r.between(-0.2, 0.2)), h * s.r.between(0.24, 0.4)), says: told[plan] };
  },
};

function pineSlopes(s: Scene, h: number, gap: number): string {
  const steep = s.r.between(330, 540);
  let art =
    snowRange(s, {
      base: h,
      height: h * s.r.between(0.52, 0.76),
      peaks: s.r.int(3, 6),
      envelope: (t) => 0.6 + 0.4 * Math.exp(-(((t - gap) * 3) ** 2)),
      snow: 0.72,
      distance: 0.22,
    }) + mist(s, h * 0.8, 120 * s.u, 0.5);
  for (let i = 0; i < 3; i++)
    art += woods(
      s,
      profile(s.r, s.w, {
        y: h * (0.96 + i * 0.03),
        rise: 50 * s.u,
        bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.03 - i * 0.06) * (steep - i * 40) * s.u,
      }),
      h + 60 * s.u,
      s.far('#3f6d5c', 0.52 - i * 0.16),
      (26 + i * 8) * s.u,
      0.35,
    );
  return art + mist(s, h, 70 * s.u, 0.45);
}

/** Old hills, some of them with flat tops, as in the Western Ghats and the Deccan. */
function greenHills(s: Scene, h: number, gap: number): string {
  const flat = s.r.chance(0.5);
  let art = '';
  for (let i = 0; i < 4; i++) {
    const away = s.r.between(0.5, 0.9) * (i % 2 ? 1 : -1);
    const crest = (t: number) => Math.exp(-(((t - gap - away * 0.6) / 0.32) ** 2));
    art += (flat && i < 2 ? land : hills)(
      s,
      profile(s.r, s.w, {
        y: h * (0.86 + i * 0.045),
        rise: (70 - i * 12) * s.u,
        rough: flat && i < 2 ? 0.3 : 0.44,
        points: 26,
        bend: (t) =>
          -(flat && i < 2 ? Math.min(0.62, crest(t)) * 1.5 : crest(t)) * (210 - i * 30) * s.u -
          Math.max(0, Math.abs(t - gap) - 0.1) * 120 * s.u,
      }),
      h + 60 * s.u,
      s.far(i < 2 ? '#6f9068' : '#5f8f4c', 0.62 - i * 0.15),
    );
  }
  return art + mist(s, h * 0.97, 90 * s.u, 0.5) + treeBelt(s, h + 8 * s.u, 44 * s.u, 0.3, '#4f7f48');
}

function valleyFloor(s: Scene, h: number, river: River, plan: Plan): string {
  const deep = s.h - h;
  const { gap, way, swing, turns, broad } = river;
  const at = (t: number, offset: number): readonly [number, number] => [
    s.w * (gap + way * Math.sin(t * turns) * swing * t + offset),
    h + deep * t,
  ];
  /** The river, so much wider on either side at our feet; it comes out of the mist as a thread. */
  const course = (more: number): string => {
    const left: string[] = [];
    const right: string[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = (i / 12) ** 1.25;
      const half = 0.001 + t ** 1.8 * broad + more * Math.min(1, t * 2.4);
      left.push(d`${at(t, -half)[0]} ${at(t, -half)[1]}`);
      right.unshift(d`${at(t, half)[0]} ${at(t, half)[1]}`);
    }
    return `M${left.join('L')}L${right.join('L')}Z`;
  };
  const bed = course(0);
  const meadow = s.between(
    h,
    s.h,
    [0, s.far('#9fb56a', 0.36)],
    [0.5, s.far('#7f9d50', 0.1)],
    [1, mix(s.shade('#5f7f40'), s.sky.deep, 0.3)],
  );
  const flow = s.between(
    h,
    s.h,
    [0, s.sky.air[3]],
    [0.4, mix(s.lit('#7fc0bf'), s.sky.air[2], 0.4)],
    [1, mix(s.shade('#3f8a94'), s.sky.air[0], 0.3)],
  );
  // the roomier bank, where things stand
  const bank = at(0.55, 0)[0] > s.w / 2 ? -1 : 1;
  let art = shape(d`M0 ${h}H${s.w}V${s.h}H0Z`, meadow);
  if (plan === 'fields' || plan === 'green') art += fields(s, h, deep);
  art += shape(course(0.008), s.lit('#e3d6bc')) + shape(bed, flow);
  art += `<g clip-path="${s.clip(bed)}">${rapids(s, h, deep, at, broad)}</g>`;
  art += hamlet(s, h, deep, river, plan);
  if (plan === 'orchard') art += orchard(s, h, deep, bank);
  if (plan === 'camp') art += campsite(s, h, deep, bank);
  art += stones(s, at, broad);
  if (plan === 'bridge') art += footbridge(s, at, broad);
  return art + nearBank(s, -bank, plan);
}

/** The side we look from: dark pines, a broad tree or boulders. */
function nearBank(s: Scene, side: number, plan: Plan): string {
  const at = (t: number) => (side > 0 ? s.w * t : s.w * (1 - t));
  const dark = mix(s.sky.deep, s.shade('#34553a'), 0.36);
  const rise = shape(
    d`M${at(1.01)} ${s.h + 4}V${s.h - 70 * s.u}Q${at(0.84)} ${s.h - 60 * s.u} ${at(0.62)} ${s.h + 4}Z`,
    dark,
  );
  if (plan === 'green')
    return (
      place(at(0.97), s.h + 8, s.u * 3.2, leafyTree(s, 130, dark, s.far('#8fae5a', 0.05), s.r.between(0.3, 0.42))) +
      rise
    );
  if (s.r.chance(0.3))
    return (
      rise +
      looseBoulders(
        s,
        [
          [at(0.9), s.h - 20 * s.u, 190 * s.u],
          [at(0.78), s.h - 2, 120 * s.u],
          [at(0.99), s.h + 6, 150 * s.u],
        ],
        '#8f8a80',
      )
    );
  return (
    framingPines(s, side > 0 ? 'right' : 'left', s.h - 30 * s.u, s.h * s.r.between(0.46, 0.74), s.r.int(2, 5)) + rise
  );
}

function rapids(
  s: Scene,
  h: number,
  deep: number,
  at: (t: number, offset: number) => readonly [number, number],
  broad: number,
): string {
  let pale = '';
  let dark = '';
  for (let i = 0; i < 30; i++) {
    const t = s.r.between(0.08, 1);
    const [x, y] = at(t, s.r.between(-1, 1) * (0.006 + t * t * broad * 0.85));
    const long = (8 + 70 * t * t) * s.u;
    const line = d`M${x} ${y}q${long * 0.3} ${-4 * t} ${long * 0.6} 0t${long * 0.5} ${2 * t}`;
    if (i % 3) pale += line;
    else dark += line;
  }
  return (
    stroke(pale, mix('#ffffff', s.sky.air[3], 0.4), 2.6 * s.u, 0.75) +
    stroke(dark, s.shade('#2f6f80'), 2.4 * s.u, 0.4) +
    mist(s, h + deep * 0.05, 20 * s.u, 0.4)
  );
}

function stones(s: Scene, at: (t: number, offset: number) => readonly [number, number], broad: number): string {
  const id = s.id();
  const stone =
    oval(2, 2, 22, 5, s.sky.deep, 0.25) +
    shape('M-20 2L-15-9-3-15 11-12 20 2Z', s.shade('#9a948c')) +
    shape(s.side < 0 ? 'M-20 2L-15-9-3-15 1-6-6 2Z' : 'M20 2L11-12-3-15 1-6 6 2Z', s.lit('#c9c2b6'));
  let art = `<defs><g id="${id}">${stone}</g></defs>`;
  for (let i = 0; i < 14; i++) {
    const t = 0.2 + (i / 14) * 0.76;
    const way = i % 2 ? 1 : -1;
    const [x, y] = at(t, way * (0.008 + t * t * broad) * s.r.between(0.86, 1.08));
    const size = (5 + 40 * t * t) * s.u * s.r.between(0.6, 1.1);
    art += place(x, y, size / 20, `<use href="#${id}"/>`);
  }
  return art;
}

/** A lean-to on posts along the front of a low house, as in the Deccan. */
function veranda(s: Scene, roof: string): string {
  return (
    shape('M-8-32H70L82-20H-4Z', s.shade(roof)) + stroke('M2-20V0M28-20V0M54-20V0M78-20V0', s.shade('#7a5238'), 2.6)
  );
}

/** The wooden gallery around the upper floor of a house in the hills. */
function balcony(s: Scene): string {
  const wood = s.shade('#7a5238');
  return (
    shape('M-78-36H-4V-27H-78ZM-4-36H78V-27H-4Z', wood) +
    stroke(
      'M-76-44H78M-74-44V-28M-56-44V-28M-38-44V-28M-20-44V-28M0-44V-28M20-44V-28M40-44V-28M60-44V-28M76-44V-28',
      wood,
      1.8,
    )
  );
}

function hamlet(s: Scene, h: number, deep: number, { gap }: River, plan: Plan): string {
  const id = s.id();
  const green = plan === 'green';
  const [wall, roof] = green
    ? (['#efe0c4', s.r.pick(['#b5533f', '#a8503a', '#8f6a4a'])] as const)
    : ([s.r.pick(['#c99a68', '#e6d6b8', '#b98a5c']), s.r.pick(['#6f7f88', '#8f5a44', '#5f7a6a'])] as const);
  const houses = Array.from({ length: s.r.int(3, 6) }, (_, i) => {
    const side = i === 0 ? 1 : s.r.pick([-1, 1]);
    const far = s.r.between(0.06, 0.24);
    return { x: gap + side * s.r.between(0.14, 0.4), y: far, size: 0.36 + far * 1.6 };
  }).sort((a, b) => a.y - b.y);
  let art = `<defs><g id="${id}">${cornerHouse(s, { w: 140, h: green ? 46 : 64, wall, roof, gable: 62, pitch: 26, rows: green ? 1 : 2, columns: 3, chimney: false })}${green ? veranda(s, roof) : balcony(s)}</g></defs>`;
  for (const { x, y, size } of houses) art += place(s.w * x, h + deep * y, s.u * size, `<use href="#${id}"/>`);
  if (green) return art;
  const stand = (from: number, to: number, count: number) =>
    grove(s, {
      from,
      to,
      ground: () => h + deep * 0.07,
      height: () => 64 * s.u,
      count: Math.round(count * 0.8),
      colour: s.far('#2f5a48', 0.2),
      light: s.lit('#74986a'),
    });
  return stand(-10, s.w * (gap - 0.1), 22) + stand(s.w * (gap + 0.1), s.w + 10, 20) + art;
}
