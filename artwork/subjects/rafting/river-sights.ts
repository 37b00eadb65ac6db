import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, shape, stroke } from '../../kit/core/shapes.ts';
import { person } from '../../kit/people/people.ts';
import { tents } from '../../kit/people/trekkers.ts';

/** A bridge of cables from slope to slope, `steep` the rise of the slopes over the breadth of the picture. */
export function cableBridge(s: Scene, h: number, gap: number, steep: number): string {
  const high = s.r.between(100, 130);
  const half = (0.09 + high / steep) * s.w;
  const [a, b, y] = [s.w * gap - half, s.w * gap + half, h * 0.98 - high * s.u];
  const steel = mix(s.shade('#6a4a44'), s.sky.deep, 0.3);
  const deck = (k: number) => y + Math.sin(Math.PI * k) * 10 * s.u;
  const rope = (k: number) => y - (8 + 46 * (2 * k - 1) ** 2) * s.u;
  let [floor, cable, hangers] = ['', '', ''];
  for (let i = 0; i <= 18; i++) {
    const [k, x] = [i / 18, a + ((b - a) * i) / 18];
    floor += d`${i ? 'L' : 'M'}${x} ${deck(k)}`;
    cable += d`${i ? 'L' : 'M'}${x} ${rope(k)}`;
    hangers += d`M${x} ${rope(k)}V${deck(k)}`;
  }
  const towers = [a, b].map((x) => d`M${x - 7 * s.u} ${y + 22 * s.u}v${-82 * s.u}h${14 * s.u}v${82 * s.u}Z`).join('');
  return (
    shape(towers, steel) +
    stroke(hangers, steel, 1.2 * s.u, 0.8) +
    stroke(cable, steel, 3 * s.u) +
    stroke(floor, steel, 5 * s.u) +
    [0.3, 0.42, 0.7].map((k) => person('walker', a + (b - a) * k, deck(k) - 2 * s.u, 26 * s.u, steel, k > 0.5)).join('')
  );
}

/** A river camp on the sand of one bank. */
export function riverCamp(s: Scene, h: number): string {
  const way = s.r.pick([-1, 1]);
  const at = (out: number) => s.w * (0.5 + way * out);
  const y = h + (s.h - h) * 0.13;
  return tents(s, [
    [at(0.47), y - 10 * s.u, s.u * 0.46],
    [at(0.33), y - 4 * s.u, s.u * 0.5],
    [at(0.4), y + 14 * s.u, s.u * 0.6],
  ]);
}
