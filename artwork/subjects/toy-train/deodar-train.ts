import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { flowers, grass } from '../../kit/plants/plants.ts';
import { rails } from '../../kit/things/railway.ts';
import { train } from './train.ts';

/** The narrow-gauge train of Shimla in its forest of deodars. */
export const deodarTrain: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.5, wide: 0.5, tall: 0.5, square: 0.5 },
  paint(s) {
    const h = s.horizon;
    const bow = s.r.between(14, 44) * s.r.pick([-1, 1]) * s.u;
    const track = (x: number) => s.h * 0.74 + Math.sin((x / s.w) * 3.1) * bow;
    const at = (shift: number): Point[] =>
      Array.from({ length: 25 }, (_, i) => {
        const x = -20 + ((s.w + 40) * i) / 24;
        return [x, track(x) + shift];
      });
    let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.5, h * 0.24, 4);
    for (let i = 0; i < 3; i++)
      art += woods(
        s,
        profile(s.r, s.w, { y: h * (0.62 + i * 0.19), rise: (170 - i * 40) * s.u }),
        s.h,
        s.far('#4f7f70', 0.66 - i * 0.17),
        (14 + i * 9) * s.u,
      );
    art += mist(s, h * 1.1, 120 * s.u, 0.45) + forest(s, (x) => track(x) - 20 * s.u);
    art += hills(s, at(-14 * s.u), s.h, s.far('#6f8a4c', 0.1), 0) + hills(s, at(0), s.h, s.lit('#b59a7c'), 0);
    const nose = s.w * s.r.between(0.86, 0.96);
    art += train(s, track, nose, s.u * s.r.between(1.66, 1.86), { engine: '#2f5fa8', car: '#2f6fb0', band: '#f4e8d0' });
    art += rails(s, track, -20, s.w + 20, s.u * 1.2) + bank(s, at(70 * s.u));
    return { art: art + framing(s), says: 'the narrow-gauge train of Shimla among deodars' };
  },
};

/** Path data of a deodar, its foot at the origin, 100 tall: level boughs in tiers that droop at their ends. */
function deodar(s: Scene, girth: number): { whole: string; lit: string } {
  const tiers = 9;
  const side = (way: number): Point[] => {
    const points: Point[] = [];
    for (let i = 0; i < tiers; i++) {
      const t = (i + 1) / tiers;
      const reach = girth * (0.22 + 0.78 * t) * s.r.between(0.78, 1.14);
      const y = -100 + 88 * t;
      points.push(
        [way * reach * 0.36, y - 7],
        [way * reach * 0.8, y - 4.6],
        [way * reach, y + 0.6],
        [way * reach * 0.62, y - 1],
        [way * reach * 0.22, y],
      );
    }
    return points;
  };
  const [left, right] = [side(-1), side(1)];
  const whole = outline([[0, -100], ...right, [2, -10], [2.4, 0], [-2.4, 0], [-2, -10], ...left.reverse()]);
  let lit = '';
  for (let i = 1; i < tiers; i++) {
    const t = (i + 1) / tiers;
    const reach = girth * (0.22 + 0.78 * t) * 0.74;
    const y = -100 + 88 * t;
    lit += d`M${s.side * reach * 0.1} ${y - 7}Q${s.side * reach * 0.6} ${y - 7.4} ${s.side * reach} ${y - 2.4}Q${s.side * reach * 0.5} ${y - 4.4} ${s.side * reach * 0.1} ${y - 4}Z`;
  }
  return { whole, lit };
}

/** Deodars close together behind the track, in two depths. */
function forest(s: Scene, ground: (x: number) => number): string {
  let art = '';
  for (const [distance, tall, count] of [
    [0.36, 250, 15],
    [0.16, 330, 10],
  ] as const) {
    const made = [0, 1].map(() => deodar(s, s.r.between(24, 31)));
    const ids = made.map(() => s.id());
    const light = s.far('#7fa56a', distance);
    art += `<defs>${made.map(({ whole, lit }, i) => `<g id="${ids[i]}">${shape(whole, s.far('#2f5f4a', distance))}${shape(lit, light, 0.8)}</g>`).join('')}</defs>`;
    for (let i = 0; i < count; i++) {
      const x = s.w * ((i + s.r.between(0.1, 0.9)) / count);
      art += place(
        x,
        ground(x) + 8 * s.u,
        (tall * s.r.between(0.78, 1.12) * s.u) / 100,
        `<use href="#${ids[i % 2]}"/>`,
        s.r.chance(0.5),
      );
    }
  }
  return art;
}

/** The slope before the track, with ferns and flowers. */
function bank(s: Scene, line: readonly Point[]): string {
  const dark = mix(s.sky.deep, s.shade('#3f6a3c'), 0.6);
  return (
    hills(s, line, s.h + 4, s.far('#6f9a4c', 0.04), 0) +
    flowers(s, 0, s.w, heightAt(line, s.w / 2) + 20 * s.u, s.h - 20 * s.u, 34, s.lit('#f3ead8')) +
    flowers(s, 0, s.w, heightAt(line, s.w / 2) + 20 * s.u, s.h - 20 * s.u, 26, s.lit('#e58ab0')) +
    shape(
      grass(s.r, 0, s.w, () => s.h + 6, 54 * s.u, 15 * s.u),
      dark,
    )
  );
}

/** A great deodar at one edge, its trunk before the end of the train. */
function framing(s: Scene): string {
  const { whole, lit } = deodar(s, 30);
  const dark = mix(s.sky.deep, s.shade('#1f3d33'), 0.4);
  return (
    [
      [0.015, 8.2],
      [0.1, 5],
    ]
      .map(([t = 0, size = 1]) =>
        place(s.w * t, s.h + 20 * s.u, s.u * size, shape(whole, dark) + shape(lit, s.far('#5f8a5a', 0.06), 0.4)),
      )
      .join('') + stroke(d`M${s.w * 0.015} ${s.h}V${s.h * 0.6}`, mix(s.sky.deep, s.shade('#5a4634'), 0.4), 22 * s.u)
  );
}
