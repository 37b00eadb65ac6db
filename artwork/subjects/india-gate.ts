import { mix } from '../colour.ts';
import { roundArch, wall } from '../facade.ts';
import { plain, road, shadow, treeBelt } from '../ground.ts';
import type { Painter } from '../painting.ts';
import { person } from '../people.ts';
import { bush, leafyTree } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';

const sandstone = '#e9c795';

export const indiaGate: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'dusk', 'night', 'dawn'],
  horizon: { landscape: 0.7, wide: 0.72, tall: 0.68, square: 0.7 },
  paint(s) {
    const ground = s.horizon;
    const x = s.w * (s.crop === 'wide' ? s.r.pick([0.4, 0.6]) : s.r.pick([0.44, 0.5, 0.56]));
    const size = s.u * (s.crop === 'tall' ? 1.3 : 1.12);
    let art = paintSky(s) + birds(s, s.w * 0.24, ground * 0.36);
    art +=
      treeBelt(s, ground + 4, 96 * s.u, 0.5, '#5f8050') +
      mist(s, ground - 10, 100 * s.u, 0.5) +
      treeBelt(s, ground + 6, 62 * s.u, 0.24, '#4d7040');
    art +=
      plain(s, ground, '#86a05a') +
      road(
        [x, s.h + 10],
        s.w * 0.24,
        [x, ground + 4],
        60 * s.u,
        s.between(ground, s.h, [0, s.far('#c79a78', 0.3)], [1, s.shade('#b08468')]),
      );
    art +=
      lawnBands(s, x, ground) +
      shadow(s, x, ground + 12 * s.u, 150 * size, 110) +
      place(x, ground + 12 * s.u, size, monument(s));
    art += avenue(s, x, ground);
    return { art, says: 'India Gate at the end of its avenue in Delhi' };
  },
};

function monument(s: Scene): string {
  const face = wall(s, sandstone);
  const dim = s.shade(sandstone);
  const sky = mix(s.sky.air[3], s.sky.haze, 0.35);
  const step = (y: number, half: number, h: number) =>
    shape(d`M${-half} ${y}v${-h}h${half * 2}v${h}Z`, face) +
    stroke(d`M${-half} ${y - h}h${half * 2}`, s.lit('#fbe6bf'), 2, 0.8);
  let art = shape('M-122 0V-196H122V0Z', face);
  art +=
    shape(roundArch(0, 0, 92, 158), sky) + shape('M-46 0V-112a46 46 0 0 1 92 0V0H32V-108a32 32 0 0 0-64 0V0Z', dim);
  art += stroke(roundArch(0, 0, 104, 164).replace('Z', ''), dim, 3, 0.8);
  for (const way of [-1, 1])
    art +=
      shape(roundArch(way * 88, -6, 26, 62), dim) +
      shape(roundArch(way * 88, -6, 15, 44), mix(dim, s.sky.deep, 0.4)) +
      disc(way * 88, -108, 13, dim) +
      disc(way * 88, -108, 8, face) +
      stroke(d`M${way * 58} 0V-180M${way * 118} 0V-180`, dim, 2, 0.5);
  art +=
    step(-192, 130, 14) +
    shape('M-118-206V-232H118V-206Z', face) +
    stroke('M-74-219H74', dim, 8, 0.55) +
    step(-230, 128, 10) +
    step(-240, 92, 16) +
    step(-256, 70, 14) +
    step(-270, 46, 12);
  art += oval(0, -284, 30, 6, dim) + shape('M-26-284Q0-268 26-284Z', face);
  if (s.glowing) art += oval(0, -60, 120, 150, s.radial([0, '#ffc46c', 0.5], [1, '#ffb04e', 0]));
  return art + shape('M-140 0V-9H-44V0ZM44 0V-9H140V0Z', s.lit('#d9b280'));
}

function lawnBands(s: Scene, x: number, ground: number): string {
  const light = s.lit('#b9cc74');
  let path = '';
  for (let i = 0; i < 3; i++) {
    const y = ground + (s.h - ground) * (0.16 + i * 0.24);
    const h = (s.h - ground) * (0.05 + i * 0.035);
    path += d`M0 ${y}H${s.w}v${h}H0Z`;
  }
  const half = s.w * 0.24;
  return `<g clip-path="${s.clip(d`M0 ${ground}H${x - 60 * s.u}L${x - half} ${s.h}H0ZM${s.w} ${ground}H${x + 60 * s.u}L${x + half} ${s.h}H${s.w}Z`)}">${shape(path, light, 0.22)}</g>`;
}

function avenue(s: Scene, x: number, ground: number): string {
  const deep = s.h - ground;
  const green = mix(s.far('#3f6238', 0.04), s.sky.deep, 0.25);
  const light = s.lit('#8fa858');
  let art = '';
  for (let i = 0; i < 4; i++) {
    const t = ((i + 0.5) / 4) ** 1.5;
    const y = ground + deep * t;
    const away = 70 * s.u + s.w * 0.24 * t;
    for (const way of [-1, 1]) art += lampPost(s, x + way * away, y, (56 + 130 * t) * s.u);
  }
  for (const [t, pose, tall] of [
    [0.4, 'sari', 40],
    [0.43, 'standing', 42],
    [0.6, 'walker', 45],
    [0.62, 'child', 45],
  ] as const)
    art += person(pose, s.w * t, ground + deep * (0.2 + (tall - 40) * 0.035), tall * s.u, s.sky.deep, t > 0.5);
  const edge = s.crop === 'tall' || s.crop === 'square' ? 0.04 : 0.07;
  art +=
    place(s.w * edge, s.h - 6, s.u * 3.6, leafyTree(s, 120, mix(green, s.sky.deep, 0.3), light)) +
    place(s.w * (1 - edge * 0.6), s.h + 30, s.u * 3, leafyTree(s, 120, mix(green, s.sky.deep, 0.42), light));
  return (
    art +
    bush(s, s.w * 0.16, s.h + 8, 70 * s.u, mix(green, s.sky.deep, 0.3), light) +
    bush(s, s.w * 0.86, s.h + 8, 80 * s.u, mix(green, s.sky.deep, 0.4), light)
  );
}

function lampPost(s: Scene, x: number, y: number, tall: number): string {
  const dark = mix(s.sky.deep, s.shade('#4a4038'), 0.3);
  const glow = s.glowing ? disc(0, -tall, tall * 0.4, s.radial([0, '#ffd68a', 0.8], [1, '#ffb65e', 0])) : '';
  return place(
    x,
    y,
    1,
    stroke(d`M0 0V${-tall}`, dark, Math.max(1.6, tall * 0.03)) +
      glow +
      disc(0, -tall, tall * 0.055, s.glowing ? '#ffe7b4' : s.lit('#fff6e2')),
  );
}
