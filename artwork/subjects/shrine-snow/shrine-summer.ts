import { paintedShrine, stoneShrine } from '../../kit/buildings/himalayan-shrines.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { heightAt, hills, land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { flowers } from '../../kit/plants/plants.ts';
import { prayerFlags } from '../../kit/things/flags.ts';

/** The stone temple of Kedarnath while its road is open: green meadows, the snow far up behind it. */
/** A shrine of the high valleys on its meadow below the peaks, as pilgrims find it from May to October. */
const inSummer = (temple: (s: Scene) => string, says: string): Painter => ({
  temperament: 'himalaya',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.74, wide: 0.76, tall: 0.7, square: 0.74 },
  paint(s) {
    const h = s.horizon;
    const t = s.r.between(0.42, 0.58);
    const x = s.w * t;
    let art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * (t > 0.5 ? 0.2 : 0.8), h * 0.2) +
      snowRange(s, {
        base: h * 0.86,
        height: h * 0.76,
        peaks: Math.round(s.w / s.u / s.r.between(220, 320)),
        envelope: (at) => 0.5 + 0.5 * Math.exp(-(((at - t) * 2.4) ** 2)),
        snow: 0.66,
        distance: 0.2,
      }) +
      mist(s, h * 0.66, 110 * s.u, 0.5);
    ['#7f9a74', '#8fb060'].forEach((slope, i) => {
      art += land(
        s,
        profile(s.r, s.w, {
          y: h * (0.86 + i * 0.1),
          rise: (90 - i * 34) * s.u,
          rough: 0.46,
          bend: (at) => -Math.abs(at - t) * (330 - i * 130) * s.u,
        }),
        s.h,
        s.far(slope, 0.36 - i * 0.16),
        0.3,
      );
    });
    const field = profile(s.r, s.w, {
      y: h + 10 * s.u,
      rise: 16 * s.u,
      rough: 0.36,
      points: 18,
      bend: (at) => Math.abs(at - t) * 30 * s.u,
    });
    const y = heightAt(field, x) + 42 * s.u;
    const size = Math.min((y * 0.72) / 275, (s.w * 0.7) / 310);
    art += lodges(s, field, t) + hills(s, field, s.h + 4, s.far('#84b04f', 0.05), 0);
    art += flagstones(s, x, y) + s.main(place(x, y, size, temple(s))) + pilgrims(s, x, y);
    return {
      art: art + meadow(s, y) + cords(s, t),
      says,
    };
  },
});

export const shrineSummer = inSummer(
  stoneShrine,
  'the stone temple of Kedarnath in summer, green meadows below the snow peaks',
);
export const paintedShrineSummer = inSummer(
  paintedShrine,
  'the painted temple of Badrinath in summer, green slopes below the snow peaks',
);

/** Lodges with tin roofs on the meadow. */
function lodges(s: Scene, line: readonly Point[], t: number): string {
  let art = '';
  for (const [away, w, tall, roof] of [
    [-0.42, 92, 40, '#3f7f8a'],
    [-0.33, 74, 34, '#b5533a'],
    [0.33, 82, 38, '#b5533a'],
    [0.42, 96, 44, '#4a6f9a'],
  ] as const) {
    const x = s.w * (t + away);
    art += place(
      x,
      heightAt(line, x) + 8 * s.u,
      s.u,
      box(-w / 2, -tall, w, tall, s.lit('#e9dcc4')) +
        shape(
          d`M${-w * 0.3} ${-tall * 0.3}v${-tall * 0.4}h${w * 0.16}v${tall * 0.4}ZM${w * 0.1} ${-tall * 0.3}v${-tall * 0.4}h${w * 0.16}v${tall * 0.4}Z`,
          s.shade('#4a4a58'),
        ) +
        shape(d`M${-w * 0.6} ${-tall}L${-w * 0.36} ${-tall - 24}H${w * 0.36}L${w * 0.6} ${-tall}Z`, s.lit(roof)),
    );
  }
  return art;
}

const flagstones = (s: Scene, x: number, y: number): string =>
  shape(
    d`M${x - 120 * s.u} ${y - 6}H${x + 120 * s.u}L${x + 300 * s.u} ${s.h + 4}H${x - 300 * s.u}Z`,
    s.between(y, s.h, [0, s.lit('#d9cdb8')], [1, s.shade('#b5a892')]),
  ) +
  stroke(
    d`M${x - 150 * s.u} ${y + 24 * s.u}H${x + 150 * s.u}M${x - 190 * s.u} ${y + 66 * s.u}H${x + 190 * s.u}M${x - 236 * s.u} ${y + 116 * s.u}H${x + 236 * s.u}M${x} ${y}V${s.h}M${x - 60 * s.u} ${y}L${x - 150 * s.u} ${s.h}M${x + 60 * s.u} ${y}L${x + 150 * s.u} ${s.h}`,
    s.shade('#8f836f'),
    2 * s.u,
    0.4,
  );

const pilgrims = (s: Scene, x: number, y: number): string =>
  crowd(s, {
    from: x - 230 * s.u,
    to: x + 230 * s.u,
    top: y + 14 * s.u,
    bottom: s.h - 26 * s.u,
    count: 9,
    small: 46 * s.u,
    tall: 84 * s.u,
    poses: ['walker', 'standing', 'sari', 'walker', 'child'],
  });

const meadow = (s: Scene, y: number): string =>
  looseBoulders(
    s,
    [0.06, 0.2, 0.82, 0.94].map((t): readonly [number, number, number] => [
      s.w * t,
      s.h - s.r.between(10, 70) * s.u,
      s.u * s.r.between(0.5, 1),
    ]),
    '#b5aa9a',
  ) +
  ['#f3d25a', '#e58ab0']
    .map(
      (hue) =>
        flowers(s, 0, s.w * 0.3, y, s.h - 10, 18, s.lit(hue)) + flowers(s, s.w * 0.7, s.w, y, s.h - 10, 18, s.lit(hue)),
    )
    .join('');

function cords(s: Scene, t: number): string {
  const at = (share: number) => s.w * (t > 0.5 ? share : 1 - share);
  const pole = mix(s.sky.deep, s.shade('#6a4a34'), 0.6);
  return (
    stroke(d`M${at(0.07)} ${s.h}V${s.h * 0.46}`, pole, 7 * s.u) +
    prayerFlags(s, [at(0.07), s.h * 0.47], [at(0.3), s.h * 0.8], 30 * s.u, 20 * s.u) +
    prayerFlags(s, [at(0.07), s.h * 0.47], [at(-0.04), s.h * 0.6], 10 * s.u, 20 * s.u)
  );
}
