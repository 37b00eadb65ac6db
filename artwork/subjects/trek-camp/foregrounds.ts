import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile } from '../../kit/land/ridges.ts';
import { person } from '../../kit/people/people.ts';
import { grass } from '../../kit/plants/plants.ts';

/** Out of the door of a tent: its cloth around the view, what lies on its floor. */
export function tentDoor(s: Scene): string {
  const cloth = s.r.pick(['#e8902b', '#c4402b', '#2f8a8a', '#e0b03a']);
  const inner = mix(mix(s.lit(cloth), s.shade(cloth), 0.5), s.sky.deep, s.glowing ? 0.45 : 0.3);
  const peak: Point = [s.w * s.r.between(0.46, 0.54), s.h * 0.07];
  const floor = s.h * 0.88;
  const [l, r] = [s.w * 0.13, s.w * 0.87];
  const side = (x: number) => d`Q${x + (peak[0] - x) * 0.16} ${s.h * 0.38} ${peak[0]} ${peak[1]}`;
  const opening = `${d`M${l} ${floor}`}${side(l)}${d`Q${r + (peak[0] - r) * 0.16} ${s.h * 0.38} ${r} ${floor}Z`}`;
  const way = s.r.pick([-1, 1]);
  const edge = way < 0 ? l : r;
  const dark = mix(inner, s.sky.deep, 0.4);
  const roll = d`M${edge} ${floor}Q${edge + (peak[0] - edge) * 0.16} ${s.h * 0.38} ${peak[0]} ${peak[1]}Q${edge + (peak[0] - edge) * 0.26} ${s.h * 0.4} ${edge - way * 46 * s.u} ${floor}Z`;
  const seams = [0.12, 0.3, 0.7, 0.88].map((t) => d`M${s.w * t} -4L${peak[0] + (s.w * t - peak[0]) * 0.2} ${peak[1]}`);
  return (
    `<path d="M-4-4H${Math.round(s.w) + 4}V${Math.round(s.h) + 4}H-4Z${opening}" fill="${s.between(0, s.h, [0, inner], [1, mix(inner, s.sky.deep, 0.45)])}" fill-rule="evenodd"/>` +
    stroke(seams.join(''), dark, 2.4, 0.6) +
    shape(roll, mix(s.lit(cloth), s.shade(cloth), 0.3)) +
    stroke(opening, mix(s.lit(cloth), '#ffffff', 0.3), 5 * s.u, 0.7) +
    shape(
      d`M-4 ${floor}H${s.w + 4}V${s.h + 4}H-4Z`,
      s.between(floor, s.h, [0, dark], [1, mix(dark, s.sky.deep, 0.5)]),
    ) +
    place(s.w * (0.5 - way * 0.2), s.h - 26 * s.u, s.u * 1.3, boots(s)) +
    place(s.w * (0.5 - way * 0.02), s.h - 30 * s.u, s.u * 1.25, mug(s)) +
    sleepingBag(s, way)
  );
}

const boots = (s: Scene): string => {
  const leather = mix(s.sky.deep, s.shade('#8a5a34'), 0.7);
  const boot = (x: number) =>
    shape(
      `M${x} 0V-46Q${x + 2}-54 ${x + 12}-54H${x + 22}Q${x + 28}-52 ${x + 28}-44 ${x + 30}-26 ${x + 46}-22 ${x + 58}-18 ${x + 58} 0Z`,
      leather,
    ) +
    stroke(`M${x + 22}-40h10M${x + 24}-32h10M${x + 28}-25h9`, s.lit('#e8c070'), 2.4) +
    shape(`M${x - 2} 0H${x + 60}V8H${x - 2}Z`, s.sky.deep, 0.8);
  return boot(-40) + boot(-10);
};

const mug = (s: Scene): string =>
  stroke('M-4-40q-8-12 0-22t2-22M10-40q-8-12 0-22t2-20', mix('#ffffff', s.sky.haze, 0.3), 4, 0.5) +
  shape('M-18 6V-32H24V6Z', s.across([0, s.lit('#dfe4e6')], [1, s.shade('#b5bcc4')])) +
  oval(3, -32, 21, 5, s.shade('#7a4a2a')) +
  stroke('M24-24q16 2 14 14t-14 10', s.shade('#b5bcc4'), 5);

/** The foot of a sleeping bag coming in from the side. */
function sleepingBag(s: Scene, way: number): string {
  const at = (x: number) => (way < 0 ? x : s.w - x);
  const y = s.h - 34 * s.u;
  const blue = mix(s.shade('#2f6fb0'), s.sky.deep, 0.25);
  const fill = d`M${at(-10)} ${s.h + 4}V${y - 30 * s.u}Q${at(120 * s.u)} ${y - 54 * s.u} ${at(250 * s.u)} ${y - 26 * s.u}Q${at(300 * s.u)} ${y} ${at(292 * s.u)} ${s.h + 4}Z`;
  const quilting = [70, 140, 210].map(
    (x) => d`M${at(x * s.u)} ${y - 46 * s.u}Q${at((x + 14) * s.u)} ${y} ${at((x + 6) * s.u)} ${s.h}`,
  );
  return shape(fill, blue) + stroke(quilting.join(''), mix(blue, s.lit('#bcd6ee'), 0.3), 3);
}

/** A trekker seen from behind, standing: pack, bedroll and hat; feet at the point. */
function fromBehind(s: Scene, x: number, y: number, tall: number, jacket: string): string {
  const dark = mix(s.sky.deep, s.shade('#3a2f34'), 0.3);
  return place(
    x,
    y,
    tall / 100,
    person('standing', 0, 0, 100, mix(dark, s.shade(jacket), 0.4)) +
      shape('M-13-79Q0-86 13-79L15-48Q0-42-15-48Z', s.lit(jacket)) +
      shape('M-10-64H10L11-50Q0-46-11-50Z', s.shade(jacket)) +
      shape('M-16-82Q-16-88-11-88H11Q16-88 16-82 16-77 11-77H-11Q-16-77-16-82Z', s.shade(mix(jacket, '#4f6a8a', 0.5))) +
      shape('M-7-93Q0-103 7-93Q10-92 8-90H-8Q-10-92-7-93Z', s.lit('#e8dcc4')) +
      stroke('M17-52L24 0', dark, 2),
  );
}

/** A knoll at one side, and those who have stopped on it to look. */
export function lookout(s: Scene, t: number): string {
  const way = t > 0.5 ? 1 : -1;
  const at = (share: number) => s.w * (way > 0 ? share : 1 - share);
  const knoll = profile(s.r, s.w, {
    y: s.h * 0.96,
    rise: 22 * s.u,
    rough: 0.5,
    points: 40,
    bend: (k) => -Math.exp(-((((way > 0 ? k : 1 - k) - 0.2) / 0.26) ** 2)) * 120 * s.u,
  });
  const ground = mix(s.sky.deep, s.shade('#6f7a4a'), 0.4);
  const jackets = ['#d9402b', '#e8a02b', '#2f6fb0', '#2f8a6a'] as const;
  const first = s.r.int(0, 3);
  const people = Array.from({ length: s.r.int(2, 3) }, (_, i) => {
    const x = at(0.12 + i * 0.085) + s.r.between(-10, 10) * s.u;
    return fromBehind(
      s,
      x,
      heightAt(knoll, x) + 10 * s.u,
      s.r.between(232, 262) * s.u,
      jackets[(first + i) % 4] ?? jackets[0],
    );
  });
  return (
    people.join('') +
    land(s, knoll, s.h + 4, ground, 0) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(knoll, x) + 5, 20 * s.u, 13 * s.u),
      ground,
    )
  );
}
