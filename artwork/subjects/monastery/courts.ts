import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { dance } from './dance.ts';
import { gilt, paving } from './paving.ts';
import { chorten, gompaBlock, gompaHall } from './walls.ts';

const robes = ['#a8323a', '#8f2f2f', '#b5503a'] as const;

/** Other sights of a monastery's court than its hall from the front. */
export const courts = {
  dance: { says: 'masked dancers in the court of', paint: dance },
  pillars: { says: 'the court, between the painted pillars of', paint: pillars },
  debate: { says: 'young monks debating in the court of', paint: debate },
} as const;

/** Out between the painted pillars of a porch: the court, its great chorten, the mountains. */
function pillars(s: Scene, green: boolean): string {
  const ground = s.h * 0.7;
  const x = s.w * s.r.between(0.44, 0.56);
  const far = s.r.pick([-1, 1]);
  const floor = s.h * 0.9;
  const red = mix(s.shade('#a8443a'), s.sky.deep, 0.2);
  const beam = s.h * 0.16;
  let shafts = '';
  let edges = '';
  let heads = '';
  let painted = '';
  for (const t of s.w > s.h ? [0.06, 0.3, 0.7, 0.94] : [0.08, 0.92]) {
    const [px, w] = [s.w * t, 30 * s.u];
    shafts += d`M${px - w} ${floor}V${beam}h${w * 2}V${floor}Z`;
    edges += d`M${px + s.side * w} ${floor}V${beam}h${-s.side * w * 0.6}V${floor}Z`;
    heads += d`M${px - w * 3} ${beam}h${w * 6}l${-w * 1.4} ${44 * s.u}h${-w * 3.2}Z`;
    painted += d`M${px - w} ${beam + 96 * s.u}h${w * 2}M${px - w} ${beam + 112 * s.u}h${w * 2}M${px - w} ${floor - 40 * s.u}h${w * 2}`;
  }
  let blocks = '';
  for (let at = 8 * s.u; at < s.w; at += 56 * s.u)
    blocks += d`M${at} ${beam - 18 * s.u}h${30 * s.u}v${-24 * s.u}h${-30 * s.u}Z`;
  return (
    place(
      x + far * s.w * 0.06,
      ground + 4,
      s.u * 0.8,
      gompaBlock(s, 360, 120, '#f4ead8', 2, 7) + place(0, -118, 1, gompaHall(s, 210, 74, gilt(green))),
    ) +
    paving(s, ground, x) +
    place(x - far * s.w * 0.13, ground + (floor - ground) * 0.44, s.u * 3, chorten(s)) +
    crowd(s, {
      from: s.w * 0.34,
      to: s.w * 0.66,
      top: ground + (floor - ground) * 0.5,
      bottom: floor - 16 * s.u,
      count: 5,
      small: 72 * s.u,
      tall: 96 * s.u,
      poses: ['standing', 'walker', 'child'],
      cloths: robes,
    }) +
    shape(
      d`M-4-4H${s.w + 4}V${beam}H-4Z`,
      s.between(
        0,
        beam,
        [0, mix(s.shade('#3f6f8a'), s.sky.deep, 0.45)],
        [1, mix(s.shade('#2f7f8a'), s.sky.deep, 0.15)],
      ),
    ) +
    shape(blocks, s.lit(gilt(true)), 0.85) +
    stroke(d`M-4 ${beam - 4}H${s.w + 4}`, s.lit('#c4402b'), 8 * s.u) +
    shape(shafts, red) +
    shape(edges, s.lit('#c9583f'), 0.7) +
    stroke(painted, s.lit(gilt(true)), 6 * s.u) +
    shape(heads, mix(s.lit('#3f8a7a'), s.sky.deep, 0.15)) +
    shape(
      d`M-4 ${floor}H${s.w + 4}V${s.h + 4}H-4Z`,
      s.between(
        floor,
        s.h,
        [0, mix(s.shade('#8a5a40'), s.sky.deep, 0.1)],
        [1, mix(s.shade('#5a3a30'), s.sky.deep, 0.4)],
      ),
    ) +
    [0.44, 0.54]
      .map((t, i) =>
        person(
          i ? 'child' : 'standing',
          s.w * t,
          s.h - 16 * s.u,
          (i ? 220 : 236) * s.u,
          mix(s.sky.deep, s.shade('#a8323a'), 0.6),
          i > 0,
        ),
      )
      .join('')
  );
}

/** An open court high over the valley: monks seated in rows, two on their feet who clap out their questions. */
function debate(s: Scene, green: boolean): string {
  const ground = s.h * 0.7;
  const way = s.r.pick([-1, 1]);
  const hall = s.w * (0.5 - way * (s.w > s.h ? 0.3 : 0.24));
  const size = Math.min(s.u * 1.05, ground / 560);
  const cloth = (hue: Hex) => mix(s.sky.deep, s.lit(hue), 0.62);
  const middle = s.w * (0.5 + way * 0.14);
  const first = s.r.pick([4, 5]);
  const floors = s.r.pick([2, 3]);
  let seated = '';
  for (let row = 0; row < 2; row++) {
    const count = first - row;
    for (let i = 0; i < count; i++) {
      const px = middle + (i - (count - 1) / 2) * (112 + row * 40) * s.u * (s.w > s.h ? 1 : 0.7);
      seated += person(
        'meditating',
        px,
        ground + (66 + row * 112) * s.u,
        (104 + row * 34) * s.u,
        cloth(robes[(i + row) % 3] ?? robes[0]),
        i % 2 > 0,
      );
    }
  }
  const parapet = ground - 34 * s.u;
  const tree = s.w * (0.5 + way * 0.44);
  return (
    shape(d`M-4 ${parapet}H${s.w + 4}V${ground + 4}H-4Z`, mix(s.lit('#f4ead8'), s.shade('#f4ead8'), 0.4)) +
    shape(d`M-4 ${parapet}H${s.w + 4}v${10 * s.u}H-4Z`, s.shade('#8f3a30')) +
    place(
      hall,
      ground + 6,
      size,
      gompaBlock(s, 520, 74 * floors, '#f4ead8', floors, 8) +
        place(0, 2 - 74 * floors, 1, gompaHall(s, 340, 96, gilt(green))),
    ) +
    paving(s, ground, s.w * 0.5) +
    prayerFlags(
      s,
      [hall + way * 200 * size, ground - (78 + 74 * floors) * size],
      [tree, parapet - 130 * s.u],
      40 * s.u,
      16 * s.u,
    ) +
    stroke(d`M${tree} ${ground + 12 * s.u}V${parapet - 136 * s.u}`, s.shade('#6a4a3a'), 7 * s.u) +
    seated +
    debater(s, middle - way * s.w * 0.3, s.h - 36 * s.u, 190 * s.u, cloth(robes[0]), way < 0) +
    debater(s, middle - way * s.w * 0.38, ground + 92 * s.u, 132 * s.u, cloth(robes[2]), way < 0)
  );
}

/** A monk on one leg's stamp, one hand drawn back to clap into the other. */
const debater = (s: Scene, x: number, y: number, tall: number, robe: Hex, flip: boolean): string =>
  place(
    x,
    y,
    tall / 100,
    oval(0, 0, 22, 3, s.sky.deep, 0.3) +
      stroke('M8-72L30-64M-8-74L-24-92', mix(robe, s.lit('#c98a5a'), 0.5), 6) +
      person('standing', 0, 0, 100, robe) +
      shape('M-9-80Q0-86 10-78L16-10Q0-2-14-10Z', robe) +
      shape('M-10-78L-2-84 13-46 9-38Z', s.lit('#d9822b')),
    flip,
  );
