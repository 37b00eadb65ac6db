import { postLamp, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, type Point, place, shape, smooth, stroke } from '../../kit/core/shapes.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { onChair, person } from '../../kit/people/people.ts';
import { stringLights } from '../../kit/plants/garden.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { bush } from '../../kit/plants/plants.ts';

/** A drive that curves round a bay, lamps along it, people on the sea wall. */
export function seafront(s: Scene, sea: number): string {
  const deep = s.h - sea;
  // from the far shore, out to the edge, and back to our feet
  const [swing, turns, start] = [s.r.between(0.34, 0.52), s.r.between(2.3, 2.8), s.r.between(0.36, 0.5)];
  const at = (t: number): readonly [number, number] => [
    s.w * (start + Math.sin(t * turns) * swing * (0.3 + t) - 0.1 * t),
    sea + deep * (0.02 + 1.02 * t ** 1.7),
  ];
  const edge = Array.from({ length: 13 }, (_, i) => at(i / 12));
  const kerb = (lift: number) => `M${smooth(edge.map(([x, y]): Point => [x, y - lift]))}`;
  const road = s.between(sea, s.h, [0, s.far('#9a948c', 0.4)], [1, mix(s.shade('#6f6a68'), s.sky.deep, 0.3)]);
  const wall = s.lit('#e6d8bc');
  let art =
    shape(kerb(0) + d`L${s.w * 0.3} ${s.h + 60}H${s.w + 20}V${sea + 2}Z`, road) +
    stroke(kerb(0), mix(wall, s.sky.deep, 0.2), 9 * s.u) +
    stroke(kerb(3 * s.u), wall, 5 * s.u);
  let lane = '';
  for (let i = 1; i < 4; i++) {
    const [x, y] = at(i / 9);
    const [nextX, nextY] = at(i / 9 + 0.05);
    const out = s.w * (0.03 + 0.2 * (i / 9));
    lane += d`M${x + out} ${y}L${nextX + out} ${nextY}`;
  }
  art += stroke(lane, s.lit('#efe6d2'), 4 * s.u, 0.7);
  for (const t of [0.1, 0.2, 0.32, 0.46, 0.6, 0.76]) {
    const [x, y] = at(t);
    art += postLamp(s, x + (16 + 40 * t) * s.u, y, (40 + 130 * t) * s.u);
  }
  const palms = [0.16, 0.34, 0.56].map((t) => {
    const [x, y] = at(t);
    return { x: x + (60 + 150 * t) * s.u, y: y + 6, height: (90 + 210 * t) * s.u };
  });
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  art += palmRow(s, palms, s.far('#2f5f48', 0.1), s.lit('#9fbf5f'));
  for (const [t, pose, hue] of [
    [0.5, 'sitting', '#d9822b'],
    [0.54, 'sitting', '#2f6f7a'],
    [0.68, 'standing', '#a8323a'],
    [0.8, 'sari', '#8a2f5f'],
  ] as const) {
    const [x, y] = at(t + s.r.between(-0.06, 0.06));
    art += person(pose, x + 10 * s.u, y + 2, (40 + 62 * t) * s.u, mix(dark, s.shade(hue), 0.5), t > 0.6);
  }
  return art;
}

/** An elevated line across the picture, a train on it, the avenue below. */
export function metro(s: Scene, base: number): string {
  const deck = base + (s.h - base) * 0.16;
  const foot = s.h - 60 * s.u;
  const concrete = s.between(deck, foot, [0, s.lit('#d4cdc2')], [1, s.shade('#9a9288')]);
  const paint = s.r.pick(['#c4402b', '#2f6fb0', '#8a3a8a', '#2f8a6a', '#e0a030']);
  let piers = '';
  for (let x = s.w * 0.06; x < s.w + 20; x += 250 * s.u)
    piers += d`M${x - 15 * s.u} ${foot}V${deck + 50 * s.u}l${-24 * s.u} ${-26 * s.u}h${78 * s.u}l${-24 * s.u} ${26 * s.u}V${foot}Z`;
  const cars = s.r.int(3, 5);
  const long = 176 * s.u;
  let x = s.w * s.r.between(0.02, 0.3);
  let train = '';
  for (let i = 0; i < cars; i++) {
    const nose = i === cars - 1 ? 18 * s.u : 0;
    train +=
      shape(
        d`M${x} ${deck - 6 * s.u}v${-54 * s.u}h${long - nose}l${nose} ${30 * s.u}v${24 * s.u}Z`,
        s.down([0, s.lit('#eef0f0')], [1, s.shade('#c9ccd0')]),
      ) +
      shape(d`M${x} ${deck - 22 * s.u}h${long}v${8 * s.u}h${-long}Z`, s.lit(paint)) +
      shape(
        [0.08, 0.29, 0.5, 0.71]
          .map((t) => d`M${x + long * t} ${deck - 30 * s.u}v${-20 * s.u}h${long * 0.15}v${20 * s.u}Z`)
          .join(''),
        s.glowing ? '#ffe0a0' : mix(s.sky.air[1], s.sky.deep, 0.4),
      );
    x += long + 5 * s.u;
  }
  const road = s.between(foot - 40, s.h, [0, s.far('#8f8a86', 0.2)], [1, mix(s.shade('#6a6664'), s.sky.deep, 0.3)]);
  const leaf = mix(s.shade('#3f6b45'), s.sky.deep, 0.35);
  const id = s.id();
  let hedge = `<defs><g id="${id}">${bush(s, 0, 0, 60, leaf, s.lit('#93b060'))}</g></defs>`;
  for (let i = 0; i < 9; i++)
    hedge += place(
      s.w * (i / 8.4 + s.r.between(-0.02, 0.02)),
      foot + 4,
      s.u * s.r.between(0.7, 1.2),
      `<use href="#${id}"/>`,
    );
  return (
    shape(piers, concrete) +
    train +
    shape(
      d`M-10 ${deck - 8 * s.u}H${s.w + 10}v${30 * s.u}H-10Z`,
      s.down([0, s.lit('#e0d9cc')], [1, s.shade('#aaa296')]),
    ) +
    hedge +
    shape(d`M-10 ${foot}H${s.w + 10}V${s.h + 4}H-10Z`, road) +
    stroke(d`M-10 ${foot + 3}H${s.w + 10}`, s.lit('#e6dcc8'), 5 * s.u) +
    crowd(s, {
      from: s.w * 0.06,
      to: s.w * 0.94,
      top: foot + 14 * s.u,
      bottom: s.h - 14 * s.u,
      count: s.r.int(4, 7),
      small: 84 * s.u,
      tall: 104 * s.u,
      poses: ['walker', 'standing', 'sari', 'walker'],
    })
  );
}

/** Tables on a roof above the trees, strings of bulbs over them. */
export function rooftop(s: Scene): string {
  const deck = s.h - 150 * s.u;
  const wood = s.between(deck, s.h, [0, s.lit('#c99a68')], [1, mix(s.shade('#8a5f3f'), s.sky.deep, 0.3)]);
  const iron = mix(s.sky.deep, s.shade('#4a3f3a'), 0.3);
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  let boards = '';
  for (let i = -8; i <= 8; i++) boards += d`M${s.w / 2 + i * 70 * s.u} ${deck}L${s.w / 2 + i * 150 * s.u} ${s.h}`;
  const table = (x: number, y: number, size: number, hue: string) =>
    place(
      x,
      y,
      size,
      oval(0, 2, 96, 8, s.sky.deep, 0.24) +
        onChair(-66, 0, 112, mix(dark, s.shade(hue), 0.5), iron) +
        onChair(66, 0, 108, mix(dark, s.shade('#4a4a8a'), 0.4), iron, true) +
        stroke('M0 0V-48', iron, 6) +
        shape('M-44-48H44L38-40H-38Z', s.lit('#f3e2c4')) +
        disc(-4, -58, 7, s.glowing ? '#ffd68a' : s.lit('#c4402b')) +
        (s.glowing ? disc(-4, -58, 60, s.radial([0, '#ffd68a', 0.5], [1, '#ffb65e', 0])) : ''),
    );
  const pots = [0.04, 0.95]
    .map((t) =>
      place(
        s.w * t,
        s.h - 8,
        s.u * 1.7,
        bush(s, 0, -44, 62, mix(s.shade('#3f6b45'), s.sky.deep, 0.3), s.lit('#93b060')) +
          shape('M-30-56H30L22 0H-22Z', s.shade('#a8573a')),
      ),
    )
    .join('');
  const first = s.r.between(0.2, 0.34);
  return (
    stroke(railing(-10, deck, s.w + 20, 74 * s.u, 30 * s.u), iron, 3 * s.u) +
    shape(d`M-10 ${deck}H${s.w + 10}V${s.h + 4}H-10Z`, wood) +
    stroke(boards, s.shade('#8a5f3f'), 2, 0.45) +
    table(s.w * first, deck + 52 * s.u, s.u * 0.9, '#a8323a') +
    table(s.w * (first + s.r.between(0.28, 0.36)), deck + 104 * s.u, s.u * 1.16, '#2f6f7a') +
    stringLights(s, -20, s.h * 0.3, s.w * 0.52, s.h * 0.26, 9) +
    stringLights(s, s.w * 0.52, s.h * 0.26, s.w + 20, s.h * 0.32, 9) +
    stroke(d`M${s.w * 0.52} ${deck}V${s.h * 0.25}`, iron, 5 * s.u) +
    pots
  );
}
