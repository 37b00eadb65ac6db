import { mix } from '../colour.ts';
import { panes } from '../facade.ts';
import { bedding, fence, guests, path } from '../garden.ts';
import { cornerHouse, railing, smoke } from '../houses.ts';
import { pavilion } from '../pavilions.ts';
import type { Scene } from '../scene.ts';
import { d, disc, place, shape, stroke } from '../shapes.ts';
import { stay } from '../stay.ts';

export const homestay = stay({
  says: 'a family homestay with a wooden verandah',
  half: 190,
  scale: 1.12,
  build(s) {
    const roof = s.r.pick(['#7d868c', '#a8563a', '#8a7a62']);
    const face = s.r.pick(['#f1dfbf', '#e8c9a4', '#dfe3d0']);
    const wood = '#8a5a38';
    const low = pavilion(s, {
      w: 330,
      h: 150,
      wall: face,
      roof,
      rows: 2,
      columns: 5,
      rise: 78,
      trim: mix(wood, '#d9a878', 0.5),
    });
    const cloth = ['#c4402b', '#f0a830', '#2f7f7a', '#f3ead8']
      .map((hue, i) => shape(d`M${-128 + i * 34} -96v30h24v-30Z`, s.lit(hue)))
      .join('');
    const pots = [-150, -118, 118, 150]
      .map((x) =>
        place(
          x,
          0,
          1,
          shape('M-9 0L-11-16H11L9 0Z', s.lit('#b5633a')) +
            disc(0, -23, 11, s.far('#4d8050', 0.04)) +
            stroke('M-4-26h.1M4-22h.1M1-30h.1', s.lit('#e8507a'), 5),
        ),
      )
      .join('');
    return (
      low + stroke('M-134-98H14', s.shade(wood), 1.4) + cloth + pots + shape('M-184 6H184V0H-184Z', s.lit('#cbb08a'))
    );
  },
  before: (s, { ground }, x) =>
    path(s, x, ground, 34) +
    bedding(s, x - 300 * s.u, x - 60 * s.u, ground + 30 * s.u, '#f0a830') +
    guests(s, x + 60 * s.u, ground + 22 * s.u, 58 * s.u) +
    fence(s, -10, x - 150 * s.u, ground + (s.h - ground) * 0.5, mix(s.shade('#8a6242'), s.sky.deep, 0.2)),
});

export const cabin = stay({
  says: 'a log cabin with a smoking chimney',
  settings: ['mountain', 'lake', 'mountain', 'plain'],
  half: 150,
  scale: 1.3,
  build(s) {
    const log = '#a8683a';
    const roof = s.r.pick(['#5a4a48', '#6f3f34', '#4a5a54']);
    let art =
      smoke(s, 74, -186) +
      cornerHouse(s, { w: 270, h: 84, wall: log, roof, gable: 130, pitch: 84, columns: 2, trim: '#d9a468' });
    let logs = '';
    for (let y = -8; y > -84; y -= 10) logs += d`M-135 ${y}H-22M10 ${y}H135`;
    art += stroke(logs, s.shade('#6f4426'), 1.6, 0.45);
    art +=
      shape('M-150 0H-4V-9H-150Z', s.lit('#c48a52')) +
      stroke('M-144-8V-62M-8-8V-62', s.lit('#d9a468'), 5) +
      stroke(railing(-144, -10, 44, 20, 9) + railing(-52, -10, 44, 20, 9), s.lit('#c48a52'), 2);
    art += shape('M-158-60L-76-84 6-60H-8L-76-78-144-60Z', s.shade(roof));
    return art + wood(s);
  },
  before: (s, { ground }, x) =>
    path(s, x - 80 * s.u, ground, 26, '#c9ac84') +
    bedding(s, x + 20 * s.u, x + 210 * s.u, ground + 8 * s.u, '#f7f0e0') +
    guests(s, x - 20 * s.u, ground + 30 * s.u, 56 * s.u, 2) +
    fence(s, x + 230 * s.u, s.w + 10, ground + 40 * s.u, s.shade('#8a6242')),
});

function wood(s: Scene): string {
  let art = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5 - row; i++)
      art +=
        disc(150 + row * 5 + i * 11, -6 - row * 9, 5.4, s.lit('#d9a468')) +
        disc(150 + row * 5 + i * 11, -6 - row * 9, 2.4, s.shade('#a8703f'));
  return art;
}

export const cottage = stay({
  says: 'a stone cottage in its flower garden',
  half: 160,
  scale: 1.22,
  build(s) {
    const stone = s.r.pick(['#cbb89c', '#e9dcc4', '#b9aa98']);
    const roof = s.r.pick(['#8a5a48', '#5f6f78', '#a8523a']);
    const body =
      smoke(s, 92, -200) +
      cornerHouse(s, { w: 320, h: 96, wall: stone, roof, gable: 128, pitch: 86, columns: 3, rows: 1 });
    let marks = '';
    for (let i = 0; i < 26; i++) marks += d`M${s.r.between(-152, 140)} ${s.r.between(-90, -6)}h${s.r.between(8, 16)}`;
    const dormer =
      shape('M36-130V-164L62-184 88-164V-130Z', s.lit(stone)) +
      shape('M28-160L62-190 96-160H86L62-180 38-160Z', s.shade(roof)) +
      panes(s, { x: 44, y: -164, w: 36, h: 34, columns: 1, rows: 1, frame: s.lit('#fff6e4') });
    const creeper =
      stroke('M-158 0Q-150-50-156-96-140-130-116-150M-156-60Q-142-70-138-92', s.far('#4f8048', 0.05), 9, 0.9) +
      stroke('M-154-30h.1M-158-70h.1M-146-116h.1M-124-142h.1M-140-84h.1', s.lit('#e8507a'), 7);
    return body + stroke(marks, s.shade(stone), 2, 0.4) + dormer + creeper;
  },
  before: (s, { ground }, x) =>
    path(s, x - 100 * s.u, ground, 24) +
    bedding(s, x - 60 * s.u, x + 210 * s.u, ground + 8 * s.u, '#e8507a') +
    bedding(s, x - 330 * s.u, x - 150 * s.u, ground + 26 * s.u, '#f0a830') +
    fence(s, x + 90 * s.u, s.w + 10, ground + (s.h - ground) * 0.42, s.lit('#f3ead8')) +
    guests(s, x + 20 * s.u, ground + 50 * s.u, 58 * s.u, 2),
});
