import { postLamp } from '../../kit/buildings/houses.ts';
import { skyline } from '../../kit/buildings/skyline.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, type Point, place, shape, stamps, stroke } from '../../kit/core/shapes.ts';
import { plain, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { bush, leafyTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { metro, rooftop, seafront } from './views.ts';

const plans = ['lake', 'garden', 'seafront', 'metro', 'rooftop'] as const;
const told = {
  lake: 'city towers above a lakeside garden',
  garden: 'city towers above a garden',
  seafront: 'city towers along a curving seafront',
  metro: 'a metro train on its viaduct before city towers',
  rooftop: 'city towers seen from the tables of a rooftop',
} as const;

export const citySkyline: Painter = {
  temperament: 'desert',
  times: ['dusk', 'morning', 'night', 'golden', 'dawn', 'noon'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.64, square: 0.66 },
  paint(s) {
    const plan = s.r.pick(plans);
    const base = s.horizon - (plan === 'seafront' || plan === 'rooftop' ? s.h * 0.06 : 0);
    const focus = s.r.between(0.2, 0.6);
    const high = s.r.between(0.8, 1.3);
    const town = (distance: number, tall: number) =>
      skyline(s, {
        from: s.w * (focus - 0.6),
        to: s.w * (focus + 0.75),
        ground: base + 4,
        tall: tall * high * s.u,
        distance,
      });
    const far =
      town(0.66, 250) +
      mist(s, base - 30 * s.u, 130 * s.u, 0.5) +
      town(s.crop === 'wide' ? 0.63 : 0.5, 310) +
      mist(s, base - 10 * s.u, 80 * s.u, 0.4) +
      town(0.16, 190) +
      treeBelt(s, base + 4, s.r.between(40, 60) * s.u, 0.16, '#47744a');
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.3, 0.8), base * s.r.between(0.2, 0.34));
    if (plan === 'lake' || plan === 'seafront') {
      const both = mirrored(s, far, base, 0.42, 0.7);
      art += both.art + water(s, { top: base, colour: plan === 'lake' ? '#3f7a80' : '#3a7f92' }) + both.echo;
    } else art += far + plain(s, base, '#7fa058');
    if (plan === 'garden') art += lawn(s, base);
    if (plan === 'seafront') return { art: art + seafront(s, base), says: told[plan] };
    if (plan === 'metro') return { art: art + metro(s, base), says: told[plan] };
    if (plan === 'rooftop') {
      // the crowns of the street's trees, between the towers and the roof
      const crowns = treeBelt(s, base + 90 * s.u, 110 * s.u, 0.06, '#47744a');
      return { art: art + crowns + rooftop(s), says: told[plan] };
    }
    return { art: art + garden(s, plan === 'lake'), says: told[plan] };
  },
};

/** A park: a path to the towers, round beds and single trees on its lawns. */
function lawn(s: Scene, base: number): string {
  const deep = s.h - base;
  const sand = s.between(
    base,
    s.h,
    [0, s.far('#d8bf9a', 0.34)],
    [1, mix(s.shade('#cdb28c'), s.sky.deep, s.glowing ? 0.3 : 0.1)],
  );
  let art = shape(
    d`M${s.w * 0.5} ${s.h}C${s.w * 0.3} ${base + deep * 0.6} ${s.w * 0.75} ${base + deep * 0.4} ${s.w * 0.56} ${base + deep * 0.06}h${18 * s.u}C${s.w * 0.84} ${base + deep * 0.4} ${s.w * 0.48} ${base + deep * 0.6} ${s.w * 0.8} ${s.h}Z`,
    sand,
    0.9,
  );
  const model = s.id();
  art += `<defs><g id="${model}">${leafyTree(s, 100, s.far('#47744a', 0.1), s.far('#a4bf5c', 0.08), 0.3)}</g></defs>`;
  for (const [from, to, t] of [
    [0.8, 0.98, 0.12],
    [0.04, 0.2, 0.16],
    [0.28, 0.4, 0.22],
    [0.84, 0.97, 0.32],
  ] as const) {
    const [x, y] = [s.w * s.r.between(from, to), base + deep * t];
    const tall = (100 + 240 * t) * s.u * s.r.between(0.85, 1.15);
    art +=
      oval(x - s.side * tall * 0.12, y + 2, tall * 0.36, tall * 0.05, s.sky.deep, s.glowing ? 0.12 : 0.22) +
      place(x, y, tall / 100, `<use href="#${model}"/>`, s.r.chance(0.5));
  }
  const hue = s.lit(s.r.pick(['#e06a5a', '#f0b84a', '#e8e0d0']));
  for (const [x, t] of [
    [0.16, 0.42],
    [0.32, 0.5],
    [0.9, 0.56],
  ] as const) {
    const half = (60 + 90 * t) * s.u;
    art += bed(s, s.w * x, base + deep * t, half, hue);
  }
  return art;
}

/** A round flower bed with a low hedge about it. */
function bed(s: Scene, x: number, y: number, half: number, hue: Hex): string {
  const at = Array.from({ length: 26 }, (): Point => {
    const [angle, out] = [s.r.between(0, 2 * Math.PI), Math.sqrt(s.r.next()) * 0.84];
    return [x + Math.cos(angle) * out * half, y + Math.sin(angle) * out * half * 0.26];
  });
  return (
    oval(x, y + 4 * s.u, half * 1.06, half * 0.32, s.shade('#3f6b45')) +
    oval(x, y, half, half * 0.28, s.far('#6f9450', 0.06)) +
    shape(stamps(at, 'l3-4 4 1 2 3-4 3-4-1z'), hue)
  );
}

function garden(s: Scene, lake: boolean): string {
  const deep = s.h - s.horizon;
  const green = mix(s.shade('#3f6b45'), s.sky.deep, 0.4);
  const light = s.lit('#93b060');
  const edge = s.h - deep * 0.26;
  let art = '';
  if (lake)
    art += shape(
      d`M-10 ${s.h}V${edge}Q${s.w * 0.4} ${edge - 30 * s.u} ${s.w + 10} ${edge + 6 * s.u}V${s.h}Z`,
      s.between(edge - 20, s.h, [0, s.far('#7d9a58', 0.08)], [1, green]),
    );
  // none stands on the path
  const lit = lake ? [0.1, 0.26, 0.42, 0.58, 0.74, 0.9] : [0.1, 0.24, 0.38, 0.84, 0.95];
  lit.forEach((t, i) => {
    art += postLamp(s, s.w * t, edge + (i % 2 ? 8 : 0), 74 * s.u);
  });
  const poses = ['walker', 'sari', 'standing', 'child', 'walker'] as const;
  poses.forEach((pose, i) => {
    art += person(
      pose,
      s.w * (0.32 + i * 0.12 + s.r.between(-0.05, 0.05)),
      edge + s.r.between(8, 30) * s.u,
      s.r.between(52, 60) * s.u,
      s.sky.deep,
      i % 2 === 0,
    );
  });
  art += bench(s, s.w * s.r.between(0.16, 0.21), edge + 20 * s.u);
  art +=
    place(s.w * s.r.between(0.01, 0.08), s.h - 16, s.u * s.r.between(3, 4.2), leafyTree(s, 120, green, light)) +
    (s.r.chance(0.6)
      ? place(s.w * 0.98, s.h + 16, s.u * s.r.between(2.4, 3.2), leafyTree(s, 120, mix(green, s.sky.deep, 0.2), light))
      : '');
  const id = s.id();
  art += `<defs><g id="${id}">${bush(s, 0, 0, 60, mix(green, s.sky.deep, 0.25), light)}</g></defs>`;
  for (const [t, size] of [
    [0.1, 1],
    [0.18, 0.7],
    [0.84, 1.1],
    [0.92, 1.4],
    [0.62, 0.6],
  ] as const)
    art += place(s.w * t, s.h + 4, size * s.u, `<use href="#${id}"/>`);
  return art;
}

const bench = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    s.u,
    stroke('M-34-18H34M-34-28H34M-34-36H34', mix(s.shade('#7a5238'), s.sky.deep, 0.3), 4) +
      stroke('M-28 0V-38M28 0V-38', s.sky.deep, 3.4),
  );
