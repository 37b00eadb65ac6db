import { stoneShrine } from '../../kit/buildings/himalayan-shrines.ts';
import { shrine } from '../../kit/buildings/temples.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke, through } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { seaOfCloud } from '../../kit/land/cloud-sea.ts';
import { plain, road } from '../../kit/land/ground.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { grass } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

/** The snow peaks behind, down to `base`. */
export const range = (s: Scene, base: number, height: number): string =>
  snowRange(s, {
    base,
    height,
    peaks: s.crop === 'wide' ? 5 : s.crop === 'landscape' ? 4 : 3,
    envelope: (t) => 0.62 + 0.38 * Math.sin(t * 3.1),
    snow: 0.8,
    distance: 0.16,
  });

/** Two spurs leaning towards each other before the range. */
export function spurs(s: Scene, h: number, gap: number): string {
  let art = mist(s, h * 0.74, 150 * s.u, 0.55);
  for (let i = 0; i < 2; i++)
    art += land(
      s,
      profile(s.r, s.w, {
        y: h * (0.88 + i * 0.07),
        rise: 60 * s.u,
        rough: 0.55,
        bend: (t) => -Math.abs(t - gap) * (190 - i * 60) * s.u,
      }),
      s.h,
      s.far('#6f7a7c', 0.5 - i * 0.2),
      0.35,
    );
  return art;
}

/** From the foot of the last flight, the shrine against the sky. */
export function steps(s: Scene): string {
  const h = s.horizon;
  const t = s.r.between(0.44, 0.56);
  const x = s.w * t;
  const hill = profile(s.r, s.w, {
    y: h * 1.08,
    rise: 36 * s.u,
    rough: 0.5,
    points: 60,
    bend: (at) => -Math.exp(-(((at - t) / 0.27) ** 4)) * h * 0.4,
  });
  const top = heightAt(hill, x) + 20 * s.u;
  const slope = (from: number, to: number) =>
    grove(s, {
      from,
      to,
      ground: (at) => heightAt(hill, at) + 40 * s.u,
      height: () => 120 * s.u,
      count: 11,
      colour: s.far('#2f5a48', 0.12),
      light: s.lit('#74986a'),
    });
  return (
    range(s, h * 1.02, h * s.r.between(0.5, 0.62)) +
    woods(s, profile(s.r, s.w, { y: h * 0.96, rise: 80 * s.u }), s.h, s.far('#5d7a70', 0.44), 26 * s.u) +
    mist(s, h * 0.86, 150 * s.u, 0.5) +
    birds(s, s.w * (t > 0.5 ? 0.24 : 0.76), h * 0.26, 7) +
    place(
      x,
      top - 24 * s.u,
      s.u * 1.05,
      shape('M-150 0H150L166 120H-166Z', s.between(0, 120, [0, s.lit('#a89a88')], [1, s.shade('#8f8272')])) +
        stoneShrine(s),
    ) +
    land(s, hill, s.h, s.far('#6d7f56', 0.12), 0.1) +
    slope(-20, s.w * (t - 0.15)) +
    slope(s.w * (t + 0.15), s.w + 20) +
    flight(s, x, top) +
    bellGate(s, x)
  );
}

/** A stair growing wider towards us, with those who climb it. */
function flight(s: Scene, x: number, top: number): string {
  const half = (t: number) => (26 + 190 * t ** 1.3) * s.u;
  const y = (t: number) => top + (s.h + 10 - top) * t;
  let risers = '';
  for (let i = 1; i < 24; i++) {
    const t = (i / 24) ** 1.35;
    risers += d`M${x - half(t)} ${y(t)}h${half(t) * 2}`;
  }
  const edge = (way: number): Point[] => Array.from({ length: 9 }, (_, i): Point => [x + way * half(i / 8), y(i / 8)]);
  const stone = s.between(top, s.h, [0, s.far('#d6c8ae', 0.2)], [1, mix(s.shade('#b5a488'), s.sky.deep, 0.15)]);
  return (
    shape(outline([...edge(-1), ...edge(1).reverse()]), stone) +
    stroke(risers, s.shade('#8a7a66'), 2.2 * s.u, 0.55) +
    stroke(`M${through(edge(-1))}M${through(edge(1))}`, s.lit('#e6d8be'), 6 * s.u) +
    [0.07, 0.13, 0.74, 0.92]
      .map((t, i) =>
        person(
          (['sari', 'carrying', 'walker', 'standing'] as const)[i] ?? 'walker',
          x + (i % 2 ? 0.4 : -0.36) * half(t),
          y(t),
          (34 + 120 * t) * s.u,
          mix(s.sky.deep, s.shade(['#a8323a', '#d9822b', '#2f6f7a', '#8a2f5f'][i] ?? '#a8323a'), 0.45),
          i % 2 === 0,
        ),
      )
      .join('')
  );
}

/** Two pillars over the stair, with bells hung from their beam. */
function bellGate(s: Scene, x: number): string {
  const foot = s.h * 0.95;
  const dark = mix(s.sky.deep, s.shade('#7a6a5c'), 0.5);
  const [half, tall] = [236 * s.u, 250 * s.u];
  let cords = '';
  let bells = '';
  for (let i = 0; i < 7; i++) {
    const [at, long] = [x + (i - 3) * 60 * s.u, (18 + ((i * 5) % 7) * 4) * s.u];
    cords += d`M${at} ${foot - tall}v${long}`;
    bells += d`M${at - 12 * s.u} ${foot - tall + long + 24 * s.u}q${4 * s.u} ${-4 * s.u} ${4 * s.u} ${-14 * s.u}q${8 * s.u} ${-14 * s.u} ${16 * s.u} 0q0 ${10 * s.u} ${4 * s.u} ${14 * s.u}Z`;
  }
  const post = (way: number) =>
    shape(d`M${x + way * half - 19 * s.u} ${s.h + 4}V${foot - tall}h${38 * s.u}V${s.h + 4}Z`, dark) +
    shape(d`M${x + way * half - 27 * s.u} ${foot - tall}h${54 * s.u}v${-16 * s.u}h${-54 * s.u}Z`, s.shade('#9a8a76'));
  return (
    stroke(cords, dark, 2.4 * s.u) +
    shape(bells, s.lit('#d9a441')) +
    post(-1) +
    post(1) +
    shape(
      d`M${x - half - 46 * s.u} ${foot - tall - 14 * s.u}h${2 * half + 92 * s.u}l${-18 * s.u} ${-30 * s.u}h${-2 * half - 56 * s.u}Z`,
      dark,
    ) +
    stroke(d`M${x - half - 40 * s.u} ${foot - tall - 14 * s.u}h${2 * half + 80 * s.u}`, s.lit('#c4703a'), 5 * s.u)
  );
}

/** Over the clouds, with those who came up to see the sun. */
export function onTheRidge(s: Scene): string {
  const h = s.horizon;
  const lean = s.r.pick([-1, 1]);
  const t = lean > 0 ? s.r.between(0.26, 0.34) : s.r.between(0.66, 0.74);
  const line = profile(s.r, s.w, {
    y: h * 1.14,
    rise: 26 * s.u,
    rough: 0.5,
    points: 60,
    bend: (at) => (lean * (at - 0.5) * 0.14 - 0.14 * Math.exp(-(((at - t) / 0.2) ** 2))) * h,
  });
  const x = s.w * t;
  const watchers = s.w * t + lean * Math.max(s.w * 0.3, 300 * s.u);
  const dark = mix(s.sky.deep, s.shade('#5a4a4a'), 0.4);
  const soil = mix(s.far('#6d7f56', 0.06), s.sky.deep, 0.28);
  return (
    range(s, h * 0.82, h * s.r.between(0.4, 0.52)) +
    seaOfCloud({ ...s, horizon: h * 0.82 }) +
    birds(s, s.w * (1 - t), h * 0.3, 7) +
    s.main(
      place(
        x,
        heightAt(line, x) + 8 * s.u,
        s.u * 1.16,
        shape('M-150 0H150L164 70H-164Z', s.between(0, 70, [0, s.lit('#a89a88')], [1, s.shade('#8f8272')])) +
          stoneShrine(s),
      ),
    ) +
    [-252, -212, 214, 250]
      .map((dx) => x + dx * s.u)
      .map((at, i) => (at > 20 * s.u && at < s.w - 60 * s.u ? pennant(s, at, line, i) : ''))
      .join('') +
    (['standing', 'sari', 'child', 'resting'] as const)
      .map((pose, i) => {
        const at = watchers + lean * i * 40 * s.u;
        return person(pose, at, heightAt(line, at) + 5, 84 * s.u, dark, lean < 0);
      })
      .join('') +
    land(s, line, s.h + 4, soil, 0) +
    shape(
      grass(s.r, 0, s.w, (at) => heightAt(line, at) + 5, 17 * s.u, 13 * s.u),
      soil,
    ) +
    (s.glowing
      ? ''
      : stroke(`M${through(line.map(([px, py]): Point => [px, py + 5]))}`, s.lit('#b5b57a'), 3 * s.u, 0.5))
  );
}

/** A saffron flag on a pole. */
function pennant(s: Scene, x: number, line: readonly Point[], turn: number): string {
  const y = heightAt(line, x) + 8;
  const tall = (96 + (turn % 2) * 26) * s.u;
  return (
    stroke(d`M${x} ${y}V${y - tall}`, s.shade('#6a5040'), 3 * s.u) +
    shape(
      d`M${x} ${y - tall}l${44 * s.u} ${12 * s.u}l${-44 * s.u} ${16 * s.u}Z`,
      s.lit(turn % 2 ? '#c4402b' : '#e8762c'),
    )
  );
}

/** On the far bank of still water. */
export function tarn(s: Scene): string {
  const h = s.horizon;
  const shore = h * 0.96;
  const x = s.w * s.r.pick([0.34, 0.38, 0.62, 0.66]);
  const bank = profile(s.r, s.w, {
    y: shore - 12 * s.u,
    rise: 14 * s.u,
    rough: 0.5,
    bend: (t) => -Math.exp(-(((t - x / s.w) / 0.2) ** 2)) * 34 * s.u,
  });
  const far =
    range(s, shore, h * s.r.between(0.6, 0.76)) +
    spurs(s, shore, x / s.w) +
    land(s, bank, shore + 2, s.far('#7d8a62', 0.14), 0) +
    s.main(place(x, heightAt(bank, x) + 14 * s.u, s.u * 0.95, stoneShrine(s)));
  const both = mirrored(s, far, shore, 0.42, 0.7);
  const dark = mix(s.sky.deep, s.shade('#4c5a3c'), 0.3);
  const near = profile(s.r, s.w, {
    y: s.h - 44 * s.u,
    rise: 24 * s.u,
    rough: 0.5,
    bend: (t) => (x > s.w / 2 ? t : 1 - t) * 60 * s.u,
  });
  const at = s.w * (x > s.w / 2 ? s.r.between(0.14, 0.24) : s.r.between(0.76, 0.86));
  return (
    both.art +
    birds(s, s.w - x, h * 0.3, 6) +
    water(s, { top: shore, colour: '#4f7f90', glitter: 0.5 }) +
    both.echo +
    mist(s, shore, 34 * s.u, 0.4) +
    [0, 44]
      .map((dx, i) =>
        person(i ? 'sari' : 'standing', at + dx * s.u, heightAt(near, at + dx * s.u) + 6, 104 * s.u, dark, i > 0),
      )
      .join('') +
    land(s, near, s.h + 4, dark, 0) +
    shape(
      grass(s.r, 0, s.w, (gx) => heightAt(near, gx) + 5, 24 * s.u, 12 * s.u),
      dark,
    ) +
    looseBoulders(
      s,
      [
        [s.w - at - 60 * s.u, s.h - 16 * s.u, 96 * s.u],
        [s.w - at + 50 * s.u, s.h - 4 * s.u, 140 * s.u],
      ],
      '#8f8a84',
    )
  );
}

/** Many small towers in a clearing of the forest. */
export function deodars(s: Scene): string {
  const h = s.horizon;
  const x = s.w * s.r.between(0.44, 0.56);
  const stone = '#b3a596';
  let art = '';
  for (let i = 0; i < 3; i++)
    art +=
      woods(
        s,
        profile(s.r, s.w, { y: h * (0.56 + i * 0.16), rise: (140 - i * 30) * s.u }),
        s.h,
        s.far('#3f6e5a', 0.62 - i * 0.17),
        (26 + i * 14) * s.u,
      ) + mist(s, h * (0.7 + i * 0.14), 120 * s.u, 0.4);
  const ground = h * 1.02;
  const trees = (from: number, to: number) =>
    grove(s, {
      from,
      to,
      ground: () => ground,
      height: () => h * 0.66,
      count: 9,
      colour: s.far('#2f5a48', 0.16),
      light: s.lit('#7fa072'),
    });
  art += trees(-40, x - 250 * s.u) + trees(x + 250 * s.u, s.w + 40);
  art += plain(s, ground - 6, '#8a8a66');
  const small = [
    [-330, 0, 0.9],
    [300, -6, 1],
    [-226, 34, 0.74],
    [232, 44, 0.7],
    [390, 36, 0.8],
  ] as const;
  art += s.main(place(x, ground + 34 * s.u, s.u * 1.5, stoneShrine(s)));
  for (const [dx, dy, size] of small)
    art += place(x + dx * s.u, ground + (34 + dy) * s.u, s.u * size, shrine(s, 92, 210, stone));
  return (
    art +
    road([x - 30 * s.u, s.h + 10], 190 * s.u, [x - 134 * s.u, ground + 34 * s.u], 40 * s.u, s.lit('#c9bca2')) +
    crowd(s, {
      from: x - 190 * s.u,
      to: x - 20 * s.u,
      top: ground + 60 * s.u,
      bottom: s.h - 50 * s.u,
      count: 4,
      small: 66 * s.u,
      tall: 108 * s.u,
      poses: ['sari', 'standing', 'carrying', 'child'],
    }) +
    framingPines(s, s.r.chance(0.5) ? 'left' : 'right', s.h, s.h * 0.94, 3)
  );
}
