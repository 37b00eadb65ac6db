import { rooftops } from '../../kit/buildings/town.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { paintSky } from '../../kit/light/sky.ts';
import { onChair, person } from '../../kit/people/people.ts';

export const idolWorkshop: Painter = {
  temperament: 'forest',
  times: ['morning', 'noon', 'golden'],
  horizon: { landscape: 0.5, wide: 0.5, tall: 0.5, square: 0.5 },
  paint(s) {
    const floor = s.h * 0.8;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const size = Math.min((s.h * 0.6) / 300, s.w / (narrow ? 520 : 760));
    const idols = narrow
      ? ([
          [0.3, 0.86, false],
          [0.7, 1.08, true],
        ] as const)
      : ([
          [0.17, 0.9, false],
          [0.83, 0.94, false],
          [0.5, 1.16, true],
        ] as const);
    const hand = idols.find(([, , painted]) => painted)?.[0] ?? 0.5;
    const art =
      paintSky(s, { clouds: 1, disc: false }) +
      rooftops(s, { from: -20, to: s.w + 20, ground: s.h * 0.5, tall: 190 * s.u, distance: 0.3 }) +
      shed(s, floor) +
      idols
        .map(([t, scale, painted]) =>
          place(s.w * t, floor + (painted ? 30 : 0) * s.u, size * scale, goddess(s, painted)),
        )
        .join('') +
      potters(s, s.w * hand, floor, size) +
      straw(s);
    return {
      art,
      says: 'idol makers at work on clay figures of Durga, one of them painted',
    };
  },
};

/** The shed of bamboo and matting, open to the lane behind. */
function shed(s: Scene, floor: number): string {
  const mat = s.shade('#b08a58');
  const bamboo = s.lit('#c9a465');
  let weave = '';
  for (let x = 0; x < s.w; x += 26 * s.u) weave += d`M${x} ${s.h * 0.14}v${s.h * 0.7}`;
  const pole = (t: number) =>
    stroke(d`M${s.w * t} 0V${floor + 10 * s.u}`, s.shade('#9a7848'), 17 * s.u) +
    stroke(d`M${s.w * t - 3 * s.u} 0V${floor + 10 * s.u}`, bamboo, 6 * s.u);
  const roof = d`M-10-10H${s.w + 10}V${s.h * 0.13}Q${s.w * 0.75} ${s.h * 0.17} ${s.w * 0.5} ${s.h * 0.14}T-10 ${s.h * 0.14}Z`;
  return (
    `<g clip-path="${s.clip(d`M0 0H${s.w * 0.34}V${s.h}H0ZM${s.w * 0.66} 0H${s.w}V${s.h}H${s.w * 0.66}Z`)}">${box(0, 0, s.w, floor, mix(mat, s.sky.deep, 0.24)) + stroke(weave, mix(mat, s.sky.deep, 0.5), 3 * s.u, 0.4)}</g>` +
    box(
      0,
      floor - 40 * s.u,
      s.w,
      s.h,
      s.between(floor - 40 * s.u, s.h, [0, s.far('#a88a68', 0.05)], [1, s.shade('#8a6a4a')]),
    ) +
    shape(roof, s.between(0, s.h * 0.16, [0, mix(s.shade('#2f5f8a'), s.sky.deep, 0.4)], [1, s.lit('#4f86b0')])) +
    pole(0.335) +
    pole(0.665) +
    stroke(d`M-10 ${s.h * 0.15}H${s.w + 10}`, bamboo, 9 * s.u)
  );
}

/** Durga with her ten arms before a painted arch, 300 high; of bare clay until she is painted. */
function goddess(s: Scene, painted: boolean): string {
  const clay = '#b09070';
  const as = (hue: Hex) => s.lit(painted ? hue : mix(clay, hue, 0.08));
  const dim = (hue: Hex) => s.shade(painted ? hue : clay);
  const skin = as('#f4cf6a');
  let art = oval(0, 2, 118, 12, s.sky.deep, 0.3);
  art +=
    shape('M-112-20V-180A112 118 0 0 1 112-180V-20Z', as('#f4ead0')) +
    shape('M-94-20V-180A94 100 0 0 1 94-180V-20Z', dim(painted ? '#2f6f8a' : clay));
  if (painted)
    for (let i = 0; i <= 10; i++)
      art += disc(
        -Math.cos((Math.PI * i) / 10) * 103,
        -180 - Math.sin((Math.PI * i) / 10) * 109,
        6,
        s.lit(i % 2 ? '#d0342a' : '#f0b830'),
      );
  let arms = '';
  let hands = '';
  for (const way of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const a = -0.62 + i * 0.42;
      const [ex, ey] = [way * (26 + Math.cos(a) * 32), -176 + Math.sin(a) * 36 - 10];
      const [hx, hy] = [ex + way * Math.cos(a - 0.7) * 24, ey + Math.sin(a - 0.7) * 26];
      arms += d`M${way * 20} -180L${ex} ${ey} ${hx} ${hy}`;
      hands += d`M${hx} ${hy}l${way * 5} -26`;
    }
  art += stroke(hands, as('#d9dfe6'), 3) + stroke(arms, mix(skin, dim('#c99a4a'), 0.25), 8);
  art +=
    shape('M-74 0Q-66-62-26-128H26Q66-62 74 0Z', as('#c4242c')) +
    shape('M-10 0Q-14-70-6-128H8Q18-70 16 0Z', as('#f0b830'));
  art +=
    shape('M-30-120Q-34-176-20-186H20Q34-176 30-120Q0-108-30-120Z', as('#c4242c')) +
    stroke('M-20-186Q0-150 20-186', as('#f0b830'), 5);
  art += shape('M-25-206Q-34-256 0-258 34-256 25-206Z', painted ? s.lit('#241c22') : dim(clay));
  art += shape('M-21-226Q-22-252 0-252 22-252 21-226 18-202 0-196-18-202-21-226Z', skin);
  art += shape('M-30-244L-24-274-14-262-8-288 0-270 8-288 14-262 24-274 30-244Q0-258-30-244Z', as('#f0b830'));
  const ink = painted ? '#241c22' : dim(clay);
  art +=
    stroke('M-14-232Q-8-237-3-231M14-232Q8-237 3-231', ink, 2) +
    stroke('M-12-227h7M5-227h7', ink, 3.4) +
    stroke('M-5-209Q0-205 5-209', painted ? '#c4242c' : ink, 2.6);
  return art + disc(0, -240, 2.6, painted ? '#c4242c' : ink) + shape('M-120 4V-22H120V4Z', as('#8a4a34'));
}

/** One man on a stool who paints, one who carries clay, a boy who looks on. */
function potters(s: Scene, x: number, floor: number, size: number): string {
  const cloth = (hue: Hex) => mix(s.shade(hue), s.sky.deep, 0.25);
  const seat = mix(s.shade('#7a5236'), s.sky.deep, 0.2);
  const y = floor + 64 * s.u;
  const arm =
    stroke(d`M${x - 128 * size} ${y - 96 * size}L${x - 84 * size} ${y - 118 * size}`, cloth('#e6d8c0'), 11 * size) +
    stroke(d`M${x - 84 * size} ${y - 118 * size}l${24 * size} ${-16 * size}`, s.lit('#e8c070'), 3 * size);
  return (
    onChair(x - 140 * size, y, 190 * size, cloth('#e6d8c0'), seat) +
    arm +
    [0, 1, 2]
      .map((i) =>
        disc(x - (214 - i * 22) * size, y + 6, 10 * size, s.lit(['#d0342a', '#f0b830', '#2f8aa0'][i] ?? '#ffffff')),
      )
      .join('') +
    person('carrying', x + 190 * size, floor + 70 * s.u, 200 * size, cloth('#4a6a8a'), true) +
    person('child', x + 120 * size, floor + 56 * s.u, 170 * size, cloth('#d98a2b'), true)
  );
}

/** Bundles of straw and lumps of clay in front. */
function straw(s: Scene): string {
  const bundle = (x: number, y: number, size: number) =>
    place(
      x,
      y,
      size * s.u,
      shape('M-80 4Q-92-18-80-36L70-46Q92-22 80 0Z', s.lit('#d9b45c')) +
        stroke('M-76-10L76-20M-78-22L78-34M-70 0L74-8', s.shade('#a8803a'), 3) +
        stroke('M-30 4L-34-42M32 2L26-46', s.shade('#8a5a30'), 6),
    );
  const clay = (x: number, w: number) =>
    shape(
      d`M${x - w} ${s.h}Q${x - w * 0.7} ${s.h - w * 0.6} ${x} ${s.h - w * 0.56}T${x + w} ${s.h}Z`,
      s.shade('#9a7a60'),
    );
  return bundle(s.w * 0.1, s.h - 16 * s.u, 1.3) + clay(s.w * 0.86, 110 * s.u) + clay(s.w * 0.95, 80 * s.u);
}
