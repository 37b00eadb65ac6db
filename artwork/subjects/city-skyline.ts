import { mix } from '../colour.ts';
import { plain, treeBelt } from '../ground.ts';
import { postLamp } from '../houses.ts';
import type { Painter } from '../painting.ts';
import { person } from '../people.ts';
import { bush, leafyTree } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { d, oval, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { mirrored, water } from '../water.ts';

export const citySkyline: Painter = {
  temperament: 'forest',
  times: ['dusk', 'morning', 'night', 'golden', 'dawn', 'noon'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.64, square: 0.66 },
  paint(s) {
    const base = s.horizon;
    const lake = s.r.chance(0.55);
    const focus = s.r.between(0.2, 0.4);
    const town = (distance: number, tall: number) =>
      skyline(s, { from: s.w * (focus - 0.5), to: s.w * (focus + 0.75), ground: base + 4, tall: tall * s.u, distance });
    const far =
      town(0.66, 250) +
      mist(s, base - 30 * s.u, 130 * s.u, 0.5) +
      town(0.5, 310) +
      mist(s, base - 10 * s.u, 80 * s.u, 0.4) +
      town(0.16, 190) +
      treeBelt(s, base + 4, 56 * s.u, 0.16, '#47744a');
    let art = paintSky(s) + birds(s, s.w * 0.7, base * 0.34);
    if (lake) {
      const both = mirrored(s, far, base, 0.42, 0.7);
      art += both.art + water(s, { top: base, colour: '#3f7a80' }) + both.echo;
    } else art += far + plain(s, base, '#7fa058') + lawn(s, base);
    return { art: art + garden(s, lake), says: `city towers above ${lake ? 'a lakeside garden' : 'a garden'}` };
  },
};

function lawn(s: Scene, base: number): string {
  const deep = s.h - base;
  const path = s.lit('#d8bf9a');
  return (
    shape(
      d`M${s.w * 0.5} ${s.h}C${s.w * 0.3} ${base + deep * 0.6} ${s.w * 0.75} ${base + deep * 0.4} ${s.w * 0.56} ${base + deep * 0.06}h${18 * s.u}C${s.w * 0.84} ${base + deep * 0.4} ${s.w * 0.48} ${base + deep * 0.6} ${s.w * 0.8} ${s.h}Z`,
      path,
      0.8,
    ) +
    oval(
      s.w * 0.26,
      base + deep * 0.42,
      180 * s.u,
      26 * s.u,
      s.down([0, s.sky.air[3]], [1, mix(s.sky.air[1], s.sky.deep, 0.2)]),
    ) +
    stroke(
      d`M${s.w * 0.2} ${base + deep * 0.4}h${70 * s.u}M${s.w * 0.28} ${base + deep * 0.46}h${50 * s.u}`,
      s.sky.sun,
      2,
      0.6,
    )
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
  for (let i = 0; i < 6; i++) art += postLamp(s, s.w * (0.1 + i * 0.16), edge + (i % 2 ? 8 : 0), 74 * s.u);
  const poses = ['walker', 'sari', 'standing', 'child', 'walker'] as const;
  poses.forEach((pose, i) => {
    art += person(
      pose,
      s.w * (0.34 + i * 0.09 + s.r.between(-0.02, 0.02)),
      edge + s.r.between(8, 30) * s.u,
      s.r.between(52, 60) * s.u,
      s.sky.deep,
      i % 2 === 0,
    );
  });
  art += bench(s, s.w * 0.24, edge + 20 * s.u);
  art +=
    place(s.w * 0.03, s.h - 16, s.u * 3.9, leafyTree(s, 120, green, light)) +
    place(s.w * 0.98, s.h + 16, s.u * 3, leafyTree(s, 120, mix(green, s.sky.deep, 0.2), light));
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
