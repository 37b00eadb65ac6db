import { panes, roundArch, wall } from '../../kit/buildings/facade.ts';
import { skyline } from '../../kit/buildings/skyline.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, n, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { foliage } from '../../kit/plants/plants.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { flowerMarket, onTheDeck } from './views.ts';

const plans = ['ghat', 'tower', 'river', 'deck', 'market'] as const;
type Plan = (typeof plans)[number];

const told: Record<Plan, string> = {
  ghat: 'the great cantilever bridge over the Hooghly at Kolkata',
  tower: 'a tower of the great cantilever bridge over the Hooghly at Kolkata',
  river: 'country boats on the Hooghly, the great cantilever bridge of Kolkata behind them',
  deck: 'yellow taxis under the steel of the great cantilever bridge at Kolkata',
  market: 'flower sellers on the steps under the great cantilever bridge at Kolkata',
};

/** Of the views across the river: where the middle of the bridge is, its length, the height of the far shore. */
const stands: Record<
  'ghat' | 'tower' | 'river',
  { middle: readonly [number, number]; span: readonly [number, number]; shore: number }
> = {
  ghat: { middle: [0.44, 0.56], span: [0.72, 0.92], shore: 1 },
  tower: { middle: [0.72, 0.8], span: [1.36, 1.6], shore: 1 },
  river: { middle: [0.4, 0.6], span: [0.5, 0.58], shore: 0.86 },
};

export const howrahBridge: Painter = {
  temperament: 'forest',
  times: ['golden', 'dusk', 'dawn', 'morning', 'night', 'noon'],
  horizon: { landscape: 0.64, wide: 0.66, tall: 0.6, square: 0.64 },
  // its traffic keeps to the left
  mirrors: false,
  paint(s) {
    const plan = s.r.pick(plans);
    if (plan === 'deck') return { art: onTheDeck(s), says: told.deck };
    if (plan === 'market') return { art: flowerMarket(s), says: told.market };
    const { middle, span, shore: height } = stands[plan];
    const shore = s.horizon * height;
    const deep = s.h - shore;
    const along = s.r.between(...middle);
    const far = mirrored(
      s,
      skyline(s, { from: -10, to: s.w + 10, ground: shore, tall: shore * 0.26, distance: 0.7 }) +
        treeBelt(s, shore + 2, 40 * s.u, 0.44) +
        waterfront(s, shore) +
        bridge(
          s,
          shore,
          s.w * (s.r.chance(0.5) ? along : 1 - along),
          s.w * s.r.between(...span),
          plan === 'river' ? 0.6 : 1,
        ),
      shore,
      0.34,
      0.7,
    );
    const boats = plan === 'river' ? fleet(s, shore) : traffic(s, shore);
    const art =
      paintSky(s) +
      birds(s, s.w * 0.46, shore * 0.2, 7) +
      far.art +
      water(s, { top: shore, colour: '#8a8468', glitter: 1 }) +
      far.echo +
      mist(s, shore, 34 * s.u, 0.4) +
      boats +
      (plan === 'river' ? '' : ghat(s, shore + deep * 0.66));
    return { art, says: told[plan] };
  },
};

/** What crosses the river between the far shore and the ghat. */
function traffic(s: Scene, shore: number): string {
  const deep = s.h - shore;
  return (
    place(s.w * s.r.between(0.56, 0.74), shore + deep * 0.2, s.u * 0.8, ferry(s), s.r.chance(0.5)) +
    place(s.w * s.r.between(0.14, 0.26), shore + deep * 0.24, s.u * 0.6, rowingBoat(s, '#7a5a40')) +
    place(s.w * s.r.between(0.44, 0.6), shore + deep * 0.56, s.u * 1.3, countryBoat(s), s.r.chance(0.5))
  );
}

/** Boats seen from one among them, the nearest large before us. */
function fleet(s: Scene, shore: number): string {
  const deep = s.h - shore;
  const left = s.r.chance(0.5);
  const at = (share: number) => s.w * (left ? share : 1 - share);
  return (
    place(at(s.r.between(0.7, 0.8)), shore + deep * 0.12, s.u * 0.6, ferry(s), s.r.chance(0.5)) +
    place(at(s.r.between(0.2, 0.28)), shore + deep * 0.2, s.u * 0.7, countryBoat(s), left) +
    place(at(s.r.between(0.76, 0.82)), shore + deep * 0.42, s.u * 0.9, rowingBoat(s, '#7a5a40'), s.r.chance(0.5)) +
    place(at(s.r.between(0.4, 0.46)), shore + deep * 0.76, Math.min(2.3 * s.u, s.w / 420), countryBoat(s), !left)
  );
}

/** Two trussed towers, the anchor arms behind them, the arms and the hung span between. */
function bridge(s: Scene, shore: number, middle: number, span: number, fine: number): string {
  const steel = s.far('#8f9aa8', s.glowing ? 0.1 : 0.2);
  const dark = mix(steel, s.sky.deep, 0.34);
  const deck = shore - 58 * s.u * fine;
  const tall = Math.min(shore * 0.5, span * 0.34);
  const [half, end] = [span * 0.33, span * 0.68];
  /** The upper chord: straight from the anchorage to the tower, then falling in two slopes to the hung span. */
  const chord = (x: number) => {
    const t = Math.abs(x) / half;
    if (t > 1) return tall * Math.max(0.02, 1 - (t - 1) / (end / half - 1));
    return t > 0.42 ? tall * (0.4 + ((t - 0.42) / 0.58) ** 1.3 * 0.6) : tall * (0.4 - 0.05 * (1 - t / 0.42));
  };
  const at = (x: number, share: number): Point => [middle + x, deck - chord(x) * share];
  const draw = (points: readonly Point[]) => `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}`;
  const panels = 13;
  let web = '';
  const top: Point[] = [];
  for (const way of [-1, 1])
    for (let i = 0; i < panels * 2; i++) {
      const [x, next] = [(way * end * i) / (panels * 2), (way * end * (i + 1)) / (panels * 2)];
      const rising = Math.abs(x) < half;
      web += draw([at(x, 1), at(x, 0)]) + draw(rising ? [at(x, 0), at(next, 1)] : [at(x, 1), at(next, 0)]);
      if (chord(x) > tall * 0.5) web += draw([at(x, 0.5), at(next, 0.5)]);
    }
  for (let i = -panels * 2; i <= panels * 2; i++) top.push(at((end * i) / (panels * 2), 1));
  let lamps = '';
  for (let x = 0; x < s.w; x += 28 * s.u) lamps += d`M${x} ${deck - 6 * s.u}h0`;
  let towers = '';
  let braces = '';
  for (const way of [-1, 1]) {
    const x = middle + way * half;
    const [foot, head] = [17 * s.u * fine, 9 * s.u * fine];
    const rise = deck - tall - 10 * s.u;
    towers += d`M${x - foot} ${shore}L${x - head} ${rise}h${5 * s.u}L${x - foot + 8 * s.u} ${shore}ZM${x + foot} ${shore}L${x + head} ${rise}h${-5 * s.u}L${x + foot - 8 * s.u} ${shore}ZM${x - head - 2 * s.u} ${rise}h${head * 2 + 4 * s.u}v${-5 * s.u}h${-head * 2 - 4 * s.u}Z`;
    for (let k = 0; k < 6; k++) {
      const [y0, y1] = [shore + ((rise - shore) * k) / 6, shore + ((rise - shore) * (k + 1)) / 6];
      const [w0, w1] = [foot + ((head - foot) * k) / 6 - 4 * s.u, foot + ((head - foot) * (k + 1)) / 6 - 4 * s.u];
      braces += d`M${x - w0} ${y0}L${x + w1} ${y1}M${x + w0} ${y0}L${x - w1} ${y1}`;
    }
  }
  const piers = [-1, 1]
    .map((way) => {
      const x = middle + way * half;
      return shape(
        d`M${x - 34 * s.u * fine} ${shore + 6}l${5 * s.u} ${-26 * s.u * fine}h${68 * s.u * fine - 10 * s.u}l${5 * s.u} ${26 * s.u * fine}Z`,
        s.far('#a8937c', 0.2),
      );
    })
    .join('');
  const glow = s.glowing
    ? stroke(draw(top), mix('#d9a0e0', steel, 0.3), 5 * s.u, 0.7) + stroke(draw(top), '#ffd9a0', 1.8 * s.u, 0.9)
    : '';
  return (
    shape(`${draw(top)}L${n(middle + end)} ${n(deck)}H${n(middle - end)}Z`, steel, 0.16) +
    stroke(web, steel, 4 * s.u * fine) +
    stroke(braces, dark, 3.4 * s.u * fine) +
    stroke(draw(top), dark, 10 * s.u * fine) +
    glow +
    shape(towers, dark) +
    shape(d`M-10 ${deck - 4 * s.u}H${s.w + 10}v${12 * s.u}H-10Z`, dark) +
    stroke(d`M-10 ${deck - 4 * s.u}H${s.w + 10}`, s.far('#e6d2b0', 0.2), 1.6 * s.u) +
    stroke(lamps, s.glowing ? '#ffe0a0' : s.far('#f4e6cc', 0.2), 4 * s.u) +
    vehicles(s, deck, fine) +
    piers
  );
}

function vehicles(s: Scene, deck: number, fine: number): string {
  let art = '';
  for (let i = 0; i < 12; i++) {
    const x = s.w * s.r.next();
    const bus = s.r.chance(0.3);
    const [w, h] = bus ? [30 * fine, 13 * fine] : [16 * fine, 7 * fine];
    art += shape(
      d`M${x} ${deck - 3 * s.u}v${-h * s.u}h${w * s.u}v${h * s.u}Z`,
      s.far(bus ? '#c4502f' : '#e8b030', 0.14),
    );
  }
  return art;
}

/** Warehouses, a station with towers, and steps on the far bank. */
function waterfront(s: Scene, shore: number): string {
  let art = '';
  const side = s.r.pick([0, 1]);
  let x = side ? s.w * 0.66 : -20;
  const end = side ? s.w + 20 : s.w * 0.34;
  while (x < end) {
    const [w, h] = [s.r.between(50, 96) * s.u, s.r.between(26, 50) * s.u];
    const face = s.far(s.r.pick(['#b5654a', '#d9a878', '#c98a5a', '#e6cba8']), 0.26);
    art +=
      shape(d`M${x} ${shore + 2}v${-h}h${w}v${h}Z`, face) +
      panes(s, {
        x,
        y: shore - h,
        w,
        h,
        columns: Math.round(w / (16 * s.u)),
        rows: 2,
        arched: true,
        fillX: 0.4,
        fillY: 0.5,
        lamps: 0.6,
      });
    x += w;
  }
  const brick = s.far('#b5543a', 0.2);
  const at = side ? s.w * 0.8 : s.w * 0.18;
  return (
    art +
    place(
      at,
      shore + 2,
      s.u,
      shape('M-70 0V-58H70V0ZM-46-58V-92H-18V-58ZM18-58V-92H46V-58ZM-50-92L-32-112-14-92ZM14-92L32-112 50-92Z', brick) +
        shape(
          [-48, -16, 16, 48].map((one) => roundArch(one, 0, 20, 34)).join(''),
          s.glowing ? '#ffd384' : s.far('#6a3a34', 0.2),
        ) +
        disc(-32, -76, 7, s.lit('#f7efe0')) +
        disc(32, -76, 7, s.lit('#f7efe0')),
    )
  );
}

function ferry(s: Scene): string {
  const hull = mix(s.shade('#3a4a5a'), s.sky.deep, 0.3);
  return (
    oval(0, 8, 120, 7, s.sky.deep, 0.28) +
    shape('M-96-8V-38H80V-8Z', wall(s, '#f0e6d2')) +
    panes(s, { x: -92, y: -36, w: 166, h: 24, columns: 10, rows: 1, fillX: 0.66, fillY: 0.7 }) +
    shape('M-104-38H92V-45H-104Z', s.lit('#3f7f6a')) +
    shape('M-30-45V-64H26V-45ZM-36-64H34V-69H-36Z', s.lit('#f0e6d2')) +
    shape('M-16-69V-90H-2V-69Z', s.lit('#c4502f')) +
    shape('M-128-16Q-110-6-90-6H90Q116-8 128-22L108 12H-104Z', hull) +
    stroke('M-122-12Q-106-3-90-3H92Q112-4 122-15', s.lit('#e6c08a'), 2.4)
  );
}

/** A wooden country boat with a cane hood and a man at the long oar. */
function countryBoat(s: Scene): string {
  const hull = mix(s.shade('#4a3226'), s.sky.deep, 0.45);
  const cane = s.down([0, s.lit('#cfa468')], [1, s.shade('#9a7344')]);
  return (
    oval(0, 8, 120, 8, s.sky.deep, 0.3) +
    shape('M-46-6C-52-46 46-50 50-6Z', cane) +
    stroke('M-30-6C-34-36-20-42-14-43M-4-6C-6-38-2-43 2-44M24-6C26-36 20-42 16-43', s.shade('#7b552d'), 1.8, 0.6) +
    shape('M-40-6C-42-30-30-36-22-36-34-28-34-14-32-6Z', s.sky.deep, 0.5) +
    place(
      86,
      -14,
      0.62,
      shape(
        'M-6-80a6.400 7 0 1 1 12.800 0a6.400 7 0 1 1-12.800 0ZM-9-72Q0-80 10-72L26-52 22-48 10-58 8-30 9 0H3L0-28-4 0H-10L-9-32Z',
        hull,
      ) + stroke('M-40-34L60 34', hull, 4),
    ) +
    shape('M-136-34C-96-6-46-2 0-2S98-6 140-44C124 0 84 14 0 14S-116 6-136-34Z', hull) +
    stroke('M-126-26C-92-2-46 2 0 2S96-2 130-34', s.lit('#d9a860'), 2, 0.7)
  );
}

/** The flower ghat on our side: steps, marigold heaps, bathers, a pavilion's columns. */
function ghat(s: Scene, y: number): string {
  const right = s.r.chance(0.5);
  const stone = '#c9a884';
  let art = '';
  for (let i = 0; i < 4; i++) {
    const top = y + (i * (s.h - y)) / 4;
    const edge = s.w * (0.62 - i * 0.07);
    const path = right
      ? d`M${s.w + 10} ${top}H${edge}v${(s.h - y) / 4 + 2}H${s.w + 10}Z`
      : d`M-10 ${top}H${s.w - edge}v${(s.h - y) / 4 + 2}H-10Z`;
    art +=
      shape(path, mix(s.lit(stone), s.shade(stone), 0.3 + i * 0.2)) +
      stroke(right ? d`M${s.w + 10} ${top}H${edge}` : d`M-10 ${top}H${s.w - edge}`, s.lit('#efd6b4'), 2 * s.u, 0.8);
  }
  const from = right ? s.w * 0.64 : s.w * 0.03;
  art += crowd(s, {
    from,
    to: from + s.w * 0.32,
    top: y + 4 * s.u,
    bottom: s.h - 16 * s.u,
    count: 8,
    small: 56 * s.u,
    tall: 92 * s.u,
  });
  for (let i = 0; i < 4; i++) {
    const x = from + s.w * (0.04 + i * 0.08);
    const hue = i % 2 ? '#e8762c' : '#f0b83a';
    art += place(
      x,
      s.h - (14 + (i % 2) * 26) * s.u,
      s.u,
      shape('M-34 0L-26-12H26L34 0Z', s.shade('#8a6242')) + shape(foliage(s.r, 0, -14, 26, 11, 0.1), s.lit(hue)),
    );
  }
  const pillar = right ? s.w * 0.95 : s.w * 0.05;
  const dark = mix(s.sky.deep, s.shade('#6a4a3c'), 0.4);
  return (
    art +
    `<g transform="translate(${n(pillar)} 0)">${shape(d`M${-15 * s.u} ${s.h}V${s.h * 0.5}h${30 * s.u}V${s.h}ZM${-24 * s.u} ${s.h * 0.5}v${-14 * s.u}h${48 * s.u}v${14 * s.u}ZM${-24 * s.u} ${s.h}v${-24 * s.u}h${48 * s.u}v${24 * s.u}Z`, dark)}</g>` +
    shape(
      right
        ? d`M${s.w + 10} ${s.h * 0.5 - 14 * s.u}H${pillar - 60 * s.u}v${-26 * s.u}H${s.w + 10}Z`
        : d`M-10 ${s.h * 0.5 - 14 * s.u}H${pillar + 60 * s.u}v${-26 * s.u}H-10Z`,
      dark,
    )
  );
}
