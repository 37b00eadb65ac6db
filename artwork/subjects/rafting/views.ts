import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, type Point, place, round, shape, smooth, stroke } from '../../kit/core/shapes.ts';
import { boulderHeap, looseBoulders } from '../../kit/land/boulders.ts';
import { land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { riverBed } from '../../kit/land/valley-life.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { tents } from '../../kit/people/trekkers.ts';
import { pine } from '../../kit/plants/pines.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { paints, raft, raftAhead } from './rafts.ts';

const granite = '#a8a094';

/** Slopes falling from both sides to a gap at `t` of the width, about `h`. */
function slopes(s: Scene, h: number, t: number): string {
  let art = '';
  for (let i = 0; i < 3; i++)
    art += woods(
      s,
      profile(s.r, s.w, {
        y: h * (0.97 + i * 0.05),
        rise: (50 - i * 8) * s.u,
        bend: (at) => -Math.max(0, Math.abs(at - t) - 0.03 - i * 0.06) * 620 * s.u,
      }),
      s.h,
      s.far('#3f6d5c', 0.5 - i * 0.16),
      (26 + i * 8) * s.u,
      0.3,
    );
  return art;
}

const flow = (s: Scene, top: number) =>
  s.between(
    top,
    s.h,
    [0, mix(s.sky.air[3], s.lit('#8fd0cc'), 0.5)],
    [0.3, mix(s.lit('#4fb0b0'), s.sky.air[2], 0.2)],
    [1, mix(s.shade('#1f7f90'), s.sky.deep, 0.16)],
  );

/** Pines on both banks outside a river's edges, in rows at some depths; all from two models. */
function stands(s: Scene, edge: (side: number, t: number) => Point, depths: readonly number[]): string {
  const models = [0, 1].map(() => {
    const id = s.id();
    const tree = pine(s.r, 0, 0, 100, s.side, s.r.between(0.18, 0.23));
    return {
      id,
      art: `<g id="${id}">${shape(tree.whole, s.far('#2f5a46', 0.14))}${shape(tree.lit, s.lit('#74986a'), 0.5)}</g>`,
    };
  });
  let art = `<defs>${models.map((model) => model.art).join('')}</defs>`;
  for (const t of depths)
    for (const side of [-1, 1]) {
      const [x, y] = edge(side, t);
      const tall = (46 + 190 * t) * s.u;
      for (let at = x; at > -10 && at < s.w + 10; at += side * tall * s.r.between(0.3, 1.1))
        art += place(
          at,
          y - Math.abs(at - x) * 0.07 + s.r.between(-0.1, 0.1) * tall,
          (tall * s.r.between(0.7, 1.1)) / 100,
          `<use href="#${models[s.r.int(0, 1)]?.id}"/>`,
        );
    }
  return art;
}

/** Up a rapid from its foot: steps of white water between boulders, a raft coming over one of them. */
export function rapid(s: Scene): string {
  const h = s.horizon * 0.72;
  const gap = s.r.between(0.42, 0.58);
  const deep = s.h - h;
  const lean = s.r.pick([-1, 1]) * s.w * 0.08;
  const middle = (t: number) => s.w * gap + lean * Math.sin(t * 3);
  const half = (t: number) => s.w * (0.012 + 0.5 * t);
  const at = s.r.between(0.56, 0.64);
  const white = mix('#ffffff', s.sky.lit, 0.25);
  const cool = mix(s.lit('#a9dcd8'), s.sky.air[2], 0.2);
  /** A standing wave across the stream at `t` of the way to us. */
  const step = (t: number, strength: number) => {
    const [x, y, reach] = [middle(t), h + deep * t, half(t) * 0.92];
    // one crest from bank to bank, frayed above and below
    const size = (10 + 46 * t) * s.u * strength;
    const ks = Array.from({ length: 20 }, (_, i) => -1 + (i * 2) / 19);
    const crest = (k: number, way: number): Point => [
      x + k * reach + s.r.between(-0.3, 0.3) * size,
      y + Math.cos(k * 5 + t * 9) * size * 0.3 + way * size * s.r.between(0.1, 0.56) * (1.1 - k * k * 0.6),
    ];
    const foam = round([...ks.map((k) => crest(k, -1)), ...[...ks].reverse().map((k) => crest(k, 1))]);
    const drop = (20 + 90 * t) * s.u;
    const glass = d`M${x - reach} ${y}Q${x} ${y - drop * 0.5} ${x + reach} ${y}Q${x + reach * 0.7} ${y + drop} ${x} ${y + drop * 0.9}T${x - reach} ${y}Z`;
    return (
      shape(glass, mix(s.lit('#4fb0b0'), s.shade('#1f8a98'), 0.35), 0.55) +
      `<g transform="translate(0 ${n((6 + 14 * t) * s.u)})">${shape(foam, cool, 0.6)}</g>` +
      shape(foam, white)
    );
  };
  let streaks = '';
  for (let i = 0; i < 40; i++) {
    const t = s.r.between(0.06, 1);
    const x = middle(t) + s.r.between(-0.9, 0.9) * half(t);
    streaks += d`M${x} ${h + deep * t}q${s.r.between(-8, 8) * s.u} ${18 * t * s.u} ${(x - middle(t)) * 0.06} ${(14 + 50 * t) * s.u}`;
  }
  let drops = '';
  for (let i = 0; i < 22; i++)
    drops += d`M${middle(at) + s.r.between(-190, 190) * s.u} ${h + deep * at + s.r.between(-150, 40) * s.u}h0`;
  const heap = (side: number, t: number, wide: number, count: number) =>
    boulderHeap(s, {
      x: middle(t) + side * (half(t) + wide * 0.42 * s.u),
      y: h + deep * t + 30 * s.u * t,
      w: wide * s.u,
      h: wide * 0.34 * s.u,
      count,
      stone: granite,
    });
  const bed = riverBed(h - 4, s.h + deep * 0.05, middle, half);
  return (
    paintSky(s) +
    birds(s, s.w * gap, h * 0.4, 5) +
    snowRange(s, { base: h, height: h * 0.66, peaks: 4, snow: 0.76, distance: 0.32 }) +
    mist(s, h * 0.9, 90 * s.u, 0.5) +
    slopes(s, h, gap) +
    shape(
      d`M-10 ${h - 40 * s.u}Q${s.w * gap} ${h + 20 * s.u} ${s.w + 10} ${h - 40 * s.u}V${s.h + 4}H-10Z`,
      s.between(h, s.h, [0, s.far('#7f9468', 0.3)], [1, mix(s.shade('#6a7450'), s.sky.deep, 0.3)]),
    ) +
    stands(s, (side, t) => [middle(t) + side * (half(t) + (30 + 60 * t) * s.u), h + deep * t], [0.14, 0.3, 0.5]) +
    shape(
      riverBed(h, s.h + deep * 0.05, middle, (t) => half(t) + (8 + 60 * t) * s.u),
      s.between(h, s.h, [0, s.far('#c9b89a', 0.3)], [1, s.shade('#a89a84')]),
    ) +
    shape(bed, flow(s, h)) +
    stroke(streaks, white, 3.4 * s.u, 0.6) +
    step(0.12, 0.8) +
    heap(-1, 0.24, 150, 5) +
    heap(1, 0.2, 140, 5) +
    step(0.26, 0.9) +
    heap(-1, 0.5, 300, 7) +
    heap(1, 0.46, 280, 7) +
    step(at - 0.06, 1) +
    s.main(
      `<g transform="translate(${n(middle(at))} ${n(h + deep * at)}) rotate(${n(s.r.between(5, 12) * (lean > 0 ? 1 : -1))}) scale(${Math.round(s.u * 300) / 100})">${raftAhead(s, s.r.pick(paints), s.r.pick([2, 3]))}</g>`,
    ) +
    stroke(drops, white, 8 * s.u, 0.9) +
    step(at + 0.1, 0.9) +
    step(0.88, 0.7) +
    looseBoulders(
      s,
      [
        [middle(0.8) - half(0.8) * 1.06, s.h * 0.97, 300 * s.u],
        [middle(0.8) + half(0.8) * 1.1, s.h * 0.99, 340 * s.u],
      ],
      granite,
    )
  );
}

/** Down from the deck of a footbridge: the river's bend, rafts on it, a camp on its sand. */
export function fromBridge(s: Scene): string {
  const h = s.horizon * 0.62;
  const deep = s.h - h;
  const way = s.r.pick([-1, 1]);
  const gap = 0.5 + way * s.r.between(0.08, 0.16);
  const middle = (t: number) => s.w * (gap - way * (0.36 * t - 0.2 * Math.sin(t * 4.4)));
  const half = (t: number) => (10 + 260 * t ** 1.2) * s.u;
  const bed = riverBed(h, s.h + deep * 0.06, middle, half);
  const sand = riverBed(
    h,
    s.h + deep * 0.06,
    (t) => middle(t) - way * half(t) * 0.3,
    (t) => half(t) * 1.5,
  );
  const white = mix('#ffffff', s.sky.lit, 0.3);
  let foam = '';
  for (let i = 0; i < 46; i++) {
    const t = s.r.between(0.08, 0.95);
    const x = middle(t) + s.r.between(-0.8, 0.8) * half(t);
    foam += d`M${x} ${h + deep * t}q${8 * t * s.u} ${-7 * t * s.u} ${(14 + 30 * t) * s.u} 0`;
  }
  const first = s.r.int(0, 4);
  const boats = [0.2, 0.36, 0.56].map((t, i) => {
    const [x, y, size] = [middle(t), h + deep * t, (0.16 + 1.5 * t ** 1.5) * s.u];
    const wake: Point[] = [-1, -0.4, 0.2, 0.8, 1.3].map((k) => [
      x + k * 130 * size,
      y + 12 * size + Math.sin(k * 5) * 6 * size,
    ]);
    return (
      stroke(`M${smooth(wake)}`, white, 16 * size, 0.85) +
      place(x, y, size * 1.2, raft(s, paints[(first + i) % 5] ?? paints[0], 3), way > 0)
    );
  });
  const camp = 0.3;
  const out = middle(camp) + way * half(camp) * 2.5;
  const rail = s.h - 150 * s.u;
  const steel = mix(s.sky.deep, s.shade('#5a4a48'), 0.3);
  let hangers = '';
  for (let x = -10; x < s.w + 40; x += 74 * s.u) hangers += d`M${x} ${s.h}V${rail}`;
  let mesh = '';
  for (let x = -60; x < s.w + 60; x += 37 * s.u)
    mesh += d`M${x} ${s.h - 24 * s.u}l${60 * s.u} ${-120 * s.u}M${x} ${rail + 6}l${60 * s.u} ${120 * s.u}`;
  const people = s.r.pick([
    [0.2, 0.26],
    [0.76, 0.83],
    [0.7, 0.76, 0.82],
  ]);
  const bank = profile(s.r, s.w, { y: h + deep * 0.34, rise: 30 * s.u, bend: (at) => -Math.abs(at - gap) * 260 * s.u });
  return (
    paintSky(s) +
    birds(s, s.w * (1 - gap), h * 0.5, 4) +
    snowRange(s, { base: h, height: h * 0.7, peaks: 5, snow: 0.74, distance: 0.3 }) +
    mist(s, h * 0.9, 90 * s.u, 0.5) +
    slopes(s, h, gap) +
    land(s, profile(s.r, s.w, { y: h + 18 * s.u, rise: 20 * s.u }), s.h + 4, s.far('#5f8460', 0.24), 0) +
    land(s, bank, s.h + 4, s.far('#5a7d56', 0.1), 0) +
    stands(s, (side, t) => [middle(t) + side * half(t) * 1.9, h + deep * t], [0.3, 0.5, 0.72]) +
    shape(sand, s.between(h, s.h, [0, s.far('#e0cfa8', 0.3)], [1, s.lit('#c9b48c')])) +
    shape(bed, flow(s, h)) +
    stroke(foam, white, 3.6 * s.u, 0.75) +
    tents(s, [
      [out, h + deep * camp, 0.4 * s.u],
      [out + way * 70 * s.u, h + deep * camp + 16 * s.u, 0.5 * s.u],
    ]) +
    boats.join('') +
    stroke(mesh, steel, 1.6 * s.u, 0.7) +
    stroke(hangers, steel, 5 * s.u) +
    stroke(d`M-10 ${rail}H${s.w + 10}`, steel, 10 * s.u) +
    prayerFlags(s, [-10, rail - 4], [s.w * 0.5, rail - 4], 26 * s.u, 17 * s.u) +
    prayerFlags(s, [s.w * 0.5, rail - 4], [s.w + 10, rail - 4], 26 * s.u, 17 * s.u) +
    people
      .map((t, i) =>
        person(
          i % 2 ? 'sari' : 'standing',
          s.w * t,
          s.h + 26 * s.u,
          (250 - i * 14) * s.u,
          mix(s.sky.deep, s.shade(i ? '#a8323a' : '#2f6f9a'), 0.5),
          i > 0,
        ),
      )
      .join('')
  );
}
