import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, shape, stroke, through } from '../../kit/core/shapes.ts';
import { seaOfCloud } from '../../kit/land/cloud-sea.ts';
import { heightAt, hills } from '../../kit/land/ridges.ts';
import { party } from '../../kit/people/trekkers.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { distance } from './views.ts';

/** Up a bare snow ridge, above a sea of cloud, to the flags on its top. */
export function ridgeWalk(s: Scene): string {
  const flip = s.r.chance(0.5);
  const top = s.h * s.r.between(0.38, 0.46);
  const peak = s.r.between(0.7, 0.8);
  const rise = (t: number) => (t < peak ? (1 - t / peak) ** 1.25 * 0.42 : (t - peak) * 0.9);
  const crest: Point[] = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const x = -20 + (s.w + 40) * (flip ? 1 - t : t);
    return [x, top + s.h * rise(t) + s.r.between(-4, 4) * s.u];
  });
  const line = flip ? [...crest].reverse() : crest;
  const summit: Point = [s.w * (flip ? 1 - peak : peak), top];
  // the lit side of the ridge, its shadows reaching up into it
  const hem = (deep: number) =>
    line.map(
      ([x, y], i): Point => [
        x + (flip ? -1 : 1) * 30 * s.u,
        y + (i % 3 === 1 ? s.r.between(80, 150) : s.r.between(20, 70)) * deep * s.u,
      ],
    );
  const face = (deep: number) => `M${through(line)}L${through(hem(deep).reverse())}Z`;
  const [white, blue] = [s.lit('#ffffff'), s.shade('#e9f0fb')];
  const low = { ...s, horizon: s.horizon * 1.08 };
  const pole = stroke(d`M${summit[0]} ${summit[1] + 8}v${-120 * s.u}`, s.shade('#6a4a38'), 5 * s.u);
  const cord = (x: number) =>
    prayerFlags(s, [summit[0], summit[1] - 112 * s.u], [x, heightAt(line, x) + 6 * s.u], 12 * s.u, 13 * s.u);
  const from = flip ? 0.42 : 0.16;
  let prints = '';
  for (let t = 0.02; t < 0.98; t += 0.008) {
    const x = s.w * t;
    if (flip ? t > 1 - peak + 0.04 : t < peak - 0.04) prints += d`M${x} ${heightAt(line, x) + 13 * s.u}h${6 * s.u}`;
  }
  return (
    distance(s, s.horizon * 1.06, flip ? 0.72 : 0.28) +
    seaOfCloud(low) +
    hills(s, line, s.h + 4, blue, 0).replace(
      /fill="[^"]*"/,
      `fill="${s.between(top, s.h, [0, mix(white, blue, 0.6)], [1, mix(blue, s.sky.deep, 0.16)])}"`,
    ) +
    shape(face(2.1), white, 0.3) +
    shape(face(1), white) +
    stroke(prints, s.shade('#b9c9e4'), 4 * s.u, 0.9) +
    pole +
    cord(summit[0] - 150 * s.u) +
    cord(summit[0] + 150 * s.u) +
    party(
      s,
      line.map(([x, y]) => [x, y + 8 * s.u]),
      from,
      0.066,
      s.r.int(4, 6),
      s.r.between(84, 104) * s.u,
      flip,
    )
  );
}
