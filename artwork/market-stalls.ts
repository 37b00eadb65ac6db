import { type Hex, mix } from './colour.ts';
import { crowd } from './crowd.ts';
import { arch, glass, hollow, panes, wall } from './facade.ts';
import { chhatri, merlons } from './mughal.ts';
import { person } from './people.ts';
import type { Scene } from './scene.ts';
import { d, disc, oval, place, shape, stroke } from './shapes.ts';
import type { Town } from './street-ends.ts';
import { cart, rickshaw } from './street-vehicles.ts';

export const wares = ['spices', 'fruit', 'flowers and garlands', 'brass pots'] as const;
export type Ware = (typeof wares)[number];

const heaps: Record<Ware, readonly [Hex, Hex, Hex, Hex, Hex]> = {
  spices: ['#d9a021', '#b5402a', '#7a5a34', '#e0702b', '#8f9a3a'],
  fruit: ['#e8902b', '#c43a2b', '#e6c040', '#7fa03f', '#d9605a'],
  'flowers and garlands': ['#f0a01f', '#f6ead6', '#d9405f', '#e8c02b', '#e8702b'],
  'brass pots': ['#d9a441', '#c98a3a', '#e0b860', '#b5763a', '#d9a441'],
};

/** One heap on a counter, 100 wide, standing at the origin. */
const heap: Record<Ware, (s: Scene, hue: Hex) => string> = {
  spices: (s, hue) =>
    shape('M-50 0H50L42 24H-42Z', s.shade('#a8763a')) +
    shape('M-46 0Q-12-40 0-66 12-40 46 0Z', s.lit(hue)) +
    shape(s.side < 0 ? 'M0-66Q12-40 46 0H14Z' : 'M0-66Q-12-40-46 0H-14Z', s.shade(hue), 0.6),
  fruit: (s, hue) => {
    const rows = [
      [-36, -12, 12, 36],
      [-24, 0, 24],
      [-12, 12],
    ];
    return (
      shape('M-52 0H52L44 24H-44Z', s.shade('#a8763a')) +
      rows
        .map((xs, i) =>
          xs.map((x) => disc(x, -10 - i * 19, 13, i % 2 ? s.lit(hue) : mix(s.lit(hue), s.shade(hue), 0.35))).join(''),
        )
        .join('')
    );
  },
  'flowers and garlands': (s, hue) =>
    shape('M-50-2H50L40 24H-40Z', s.shade('#8a6a3a')) +
    shape('M-48-2Q-40-40 0-44 40-40 48-2Z', s.shade(hue)) +
    stroke('M-34-10h0M-18-14h0M0-12h0M17-13h0M34-9h0M-26-24h0M-8-28h0M10-28h0M26-24h0M0-38h0M-14-36h0', s.lit(hue), 15),
  'brass pots': (s, hue) =>
    shape(
      'M-26 22C-50 16-50-26-16-34L-20-52H20L16-34C50-26 50 16 26 22Z',
      s.across([0, s.lit(hue)], [0.5, s.lit(mix(hue, '#fff0c0', 0.3))], [1, s.shade(hue)]),
    ) +
    oval(0, -52, 22, 5, s.shade('#6a4a24')) +
    stroke('M-40-8Q0 4 40-8M-15-36Q0-31 15-36', s.shade(hue), 3),
};

/** The counter we stand before: heaps in two rows, its keeper, and the awning over us. */
export function stall(s: Scene, town: Town, ware: Ware): string {
  const y = s.h - 172 * s.u;
  const wood = mix(s.shade('#7a4a30'), s.sky.deep, 0.25);
  const hues = heaps[ware];
  const models = hues.map((hue) => ({ id: s.id(), art: heap[ware](s, hue) }));
  const cloth = s.lit(town.cloths[0]);
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  art += keepers(s, y, town);
  art += shape(
    d`M-10 ${y}H${s.w + 10}V${s.h + 4}H-10Z`,
    s.between(y, s.h, [0, wood], [1, mix(wood, s.sky.deep, 0.45)]),
  );
  const first = s.r.int(0, 4);
  for (let row = 0; row < 2; row++) {
    const size = s.u * (1.05 + row * 0.5);
    const step = 112 * size;
    const from = (row ? -0.3 : 0.1) * step;
    for (let i = 0; from + i * step < s.w + step; i++)
      art += place(
        from + i * step,
        y + (8 + row * 78) * s.u,
        size,
        `<use href="#${models[(i + first + row * 2) % models.length]?.id}"/>`,
      );
  }
  const front = s.h - 52 * s.u;
  art += shape(d`M-10 ${front}H${s.w + 10}V${s.h + 4}H-10Z`, mix(s.shade(town.cloths[1]), s.sky.deep, 0.3));
  art += stroke(d`M-10 ${front}H${s.w + 10}`, s.lit(town.trim), 5 * s.u, 0.8);
  let scallops = '';
  for (let x = 0; x < s.w; x += 56 * s.u)
    scallops += d`M${x} ${front}h${56 * s.u}q${-28 * s.u} ${46 * s.u} ${-56 * s.u} 0Z`;
  art += shape(scallops, s.shade(town.cloths[1]));
  return art + awning(s, cloth, town);
}

/** Who sells and who buys, half hidden by the counter; lamps over them after dark. */
function keepers(s: Scene, y: number, town: Town): string {
  const dark = (hue: Hex) => mix(s.sky.deep, s.shade(hue), 0.45);
  const x = s.w * s.r.between(0.76, 0.84);
  return (
    person('standing', x, y + 96 * s.u, 330 * s.u, dark(town.cloths[2]), true) +
    person('sari', s.w * s.r.between(0.14, 0.2), y + 90 * s.u, 306 * s.u, dark('#8a2f5f')) +
    stroke(d`M${x - 118 * s.u} ${y - 196 * s.u}h${92 * s.u}m${-46 * s.u} 0V${60 * s.u}`, dark('#8a6a3a'), 4 * s.u) +
    [-118, -26]
      .map((dx) => {
        const at = x + dx * s.u;
        return (
          stroke(
            d`M${at} ${y - 196 * s.u}l${-24 * s.u} ${70 * s.u}M${at} ${y - 196 * s.u}l${24 * s.u} ${70 * s.u}`,
            dark('#8a6a3a'),
            2 * s.u,
          ) +
          shape(
            d`M${at - 28 * s.u} ${y - 128 * s.u}h${56 * s.u}q${-28 * s.u} ${34 * s.u} ${-56 * s.u} 0Z`,
            s.lit('#d9a441'),
          )
        );
      })
      .join('')
  );
}

/** The striped hem of the awning over our heads, its posts, and what hangs from it. */
function awning(s: Scene, cloth: Hex, town: Town): string {
  const y = 74 * s.u;
  const dim = mix(cloth, s.sky.deep, 0.25);
  const pale = mix(s.lit(town.trim), s.sky.deep, 0.12);
  const step = 64 * s.u;
  let stripes = '';
  let plain = '';
  for (let i = 0; i * step < s.w; i++) {
    const tongue = d`M${i * step} -4h${step}V${y}q${-step / 2} ${step * 0.7} ${-step} 0Z`;
    if (i % 2) stripes += tongue;
    else plain += tongue;
  }
  const post = mix(s.shade('#5a3a28'), s.sky.deep, 0.4);
  let hung = '';
  const strings = Math.round(s.w / s.u / 150);
  for (let i = 0; i < strings; i++) {
    const x = (s.w * (i + 0.5)) / strings + s.r.between(-20, 20) * s.u;
    const long = s.r.between(46, 110) * s.u;
    for (let k = 0; k * 13 * s.u < long; k++) hung += d`M${x} ${y + (24 + k * 13) * s.u}h0`;
  }
  const glow = s.glowing
    ? [0.3, 0.62]
        .map(
          (t) =>
            disc(
              s.w * t,
              y + 92 * s.u,
              120 * s.u,
              s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb65e', 0.35], [1, '#ffb65e', 0]),
            ) +
            stroke(d`M${s.w * t} ${y}v${76 * s.u}`, post, 2) +
            disc(s.w * t, y + 92 * s.u, 15 * s.u, '#fff0c4'),
        )
        .join('')
    : '';
  return (
    shape(
      d`M${12 * s.u} 0h${26 * s.u}V${s.h - 60 * s.u}h${-26 * s.u}ZM${s.w - 38 * s.u} 0h${26 * s.u}V${s.h - 60 * s.u}h${-26 * s.u}Z`,
      post,
    ) +
    stroke(hung, s.lit('#f0a01f'), 13 * s.u) +
    glow +
    shape(plain, dim) +
    shape(stripes, pale)
  );
}

/** A row of house fronts from across the street: shops below, windows above, the street before them. */
export function shopFronts(s: Scene, town: Town): string {
  const foot = s.h * (s.crop === 'tall' ? 0.8 : 0.78);
  const steep = s.setting === 'mountain' || s.setting === 'hills' || s.setting === 'coast' || s.setting === 'backwater';
  const focal = s.w * s.r.between(0.4, 0.6);
  const floors = s.crop === 'tall' ? 3 : 2;
  let art = '';
  const front = (x: number, w: number, i: number, tall: number) =>
    place(x, foot, s.u, house(s, w / s.u, tall, town, i, steep));
  const middle = s.r.between(330, 390) * s.u;
  const ways = [-1, 1] as const;
  for (const way of ways) {
    let x = focal + (way * middle) / 2;
    for (let i = 1; way < 0 ? x > 0 : x < s.w; i++) {
      const w = s.r.between(230, 320) * s.u;
      art += front(x + (way * w) / 2, w, i * 2 + (way > 0 ? 1 : 0), floors - s.r.between(0.1, 0.5));
      x += way * w;
    }
  }
  art += front(focal, middle, 0, floors + 0.3);
  const road = s.between(foot, s.h, [0, s.far('#c9a67c', 0.1)], [1, mix(s.shade('#a8845f'), s.sky.deep, 0.3)]);
  art +=
    shape(d`M-10 ${foot}H${s.w + 10}V${s.h + 4}H-10Z`, road) +
    shape(d`M-10 ${foot - 2}H${s.w + 10}v${20 * s.u}H-10Z`, s.lit('#dcc4a0')) +
    shape(d`M-10 ${foot + 18 * s.u}H${s.w + 10}v${7 * s.u}H-10Z`, s.shade('#a88a68'));
  const passing = focal + s.r.pick([-0.22, 0.22]) * s.w;
  return (
    art +
    crowd(s, {
      from: s.w * 0.04,
      to: s.w * 0.96,
      top: foot + 14 * s.u,
      bottom: foot + 26 * s.u,
      count: Math.round(s.w / s.u / 150),
      small: 104 * s.u,
      tall: 118 * s.u,
    }) +
    place(passing, s.h - 46 * s.u, s.u * 1.5, s.r.chance(0.5) ? rickshaw(s) : cart(s), s.r.chance(0.5)) +
    crowd(s, {
      from: passing > focal ? s.w * 0.1 : s.w * 0.6,
      to: passing > focal ? s.w * 0.4 : s.w * 0.9,
      top: s.h - 50 * s.u,
      bottom: s.h - 24 * s.u,
      count: 2,
      small: 148 * s.u,
      tall: 156 * s.u,
    })
  );
}

const shopTall = 170;
const storey = 132;

/** One house, its foot at the origin: a shop, and `floors` storeys over it, under a parapet or tiles. */
function house(s: Scene, w: number, floors: number, town: Town, turn: number, steep: boolean): string {
  const surface = town.walls[turn % 4] ?? town.walls[0];
  const trim = s.lit(town.trim);
  const top = shopTall + storey * floors;
  const half = w / 2;
  const columns = Math.max(3, Math.round(w / 74));
  let art =
    shape(d`M${-half} 0V${-top}H${half}V0Z`, wall(s, surface)) +
    shape(s.side < 0 ? d`M${half} 0V${-top}h-14V0Z` : d`M${-half} 0V${-top}h14V0Z`, s.shade(surface), 0.5);
  for (let floor = 0; floor < Math.round(floors); floor++) {
    const y = -shopTall - storey * floor;
    const tall = Math.min(storey, top + y);
    art += panes(s, {
      x: -half + 16,
      y: y - tall + 12,
      w: w - 32,
      h: tall - 16,
      columns,
      rows: 1,
      arched: turn % 2 === 0,
      fillX: 0.46,
      fillY: 0.62,
      frame: trim,
      lamps: 0.6,
    });
    art += stroke(d`M${-half} ${y}H${half}`, trim, 6);
  }
  art += turn === 0 ? balcony(s, town) : '';
  art += steep
    ? shape(
        d`M${-half - 12} ${-top + 6}L${-half + 16} ${-top - 58}H${half - 16}L${half + 12} ${-top + 6}Z`,
        s.down([0, s.lit('#b5553a')], [1, s.shade('#b5553a')]),
      ) + stroke(d`M${-half - 12} ${-top + 6}H${half + 12}M${-half + 16} ${-top - 58}H${half - 16}`, trim, 4)
    : shape(merlons(-half, half, -top + 1, 17), s.lit(surface)) +
      stroke(d`M${-half} ${-top}H${half}`, trim, 8) +
      (turn === 0 ? [-0.34, 0.34].map((t) => place(w * t, -top - 4, 1, chhatri(s, 66, surface))).join('') : '');
  return art + shop(s, w, town, turn);
}

/** A carved bay over the middle shop. */
function balcony(s: Scene, town: Town): string {
  const y = -shopTall - 12;
  const trim = s.lit(town.trim);
  return (
    shape(d`M-92 ${y}h184l-30 26h-124Z`, s.shade(town.walls[1])) +
    shape(d`M-92 ${y}V${y - 100}H92V${y}Z`, wall(s, town.walls[1])) +
    shape([-60, -20, 20, 60].map((x) => arch(x, y - 26, 30, 66)).join(''), glass(s)) +
    stroke(d`M-94 ${y - 24}H94M-94 ${y}H94`, trim, 6) +
    shape(d`M-106 ${y - 98}L-70 ${y - 132}H70L106 ${y - 98}Z`, s.shade(town.walls[0])) +
    stroke(d`M-106 ${y - 98}H106`, trim, 5)
  );
}

/** An open shop under its awning: shelves, goods on the step, things hung up. */
function shop(s: Scene, w: number, { cloths, trim }: Town, turn: number): string {
  const half = w / 2 - 22;
  const cloth = cloths[turn % 3] ?? cloths[0];
  const goods = [cloths[(turn + 1) % 3] ?? cloths[1], cloths[(turn + 2) % 3] ?? cloths[2], '#e6d0a0'] as const;
  const inside = s.glowing
    ? s.down([0, '#ffdf9c'], [1, '#e09a50'])
    : s.down([0, hollow(s, '#5a3a30')], [1, mix(hollow(s, '#5a3a30'), s.shade('#b5824f'), 0.35)]);
  const fills = goods.map(() => '');
  for (let shelf = 0; shelf < 2; shelf++)
    for (let x = -half + 10; x < half - 22; x += 24)
      if (s.r.chance(0.85))
        fills[s.r.int(0, 2)] += d`M${x} ${-66 - shelf * 30}v${-s.r.between(12, 22)}h19V${-66 - shelf * 30}Z`;
  const front = goods.map(() => '');
  for (let x = -half + 24; x < half - 10; x += 40) front[s.r.int(0, 2)] += d`M${x - 20} -26q5 -28 20 -28t20 28Z`;
  const bands = Math.max(5, Math.round(w / 44) | 1);
  const stripe = (2 * half + 36) / bands;
  let stripes = '';
  for (let i = 1; i < bands; i += 2) {
    const [a, b] = [(i / bands) * 2 - 1, ((i + 1) / bands) * 2 - 1];
    stripes += d`M${a * (half + 4)} -168L${a * (half + 18)} -118h${stripe}L${b * (half + 4)} -168Z`;
  }
  return (
    shape(d`M${-half} 0V-150H${half}V0Z`, inside) +
    fills.map((path, i) => shape(path, s.shade(goods[i] ?? goods[0]))).join('') +
    stroke(d`M${-half} -64H${half}M${-half} -94H${half}`, s.shade('#6a4630'), 3) +
    person('standing', half * 0.3, -8, 102, mix(s.sky.deep, s.shade(cloth), 0.4)) +
    shape(d`M${-half - 6} 0V-28H${half + 6}V0Z`, s.shade('#9a7048')) +
    front.map((path, i) => shape(path, s.lit(goods[i] ?? goods[0]))).join('') +
    shape(d`M${-half - 4} -168L${-half - 18} -118H${half + 18}L${half + 4} -168Z`, s.lit(cloth)) +
    shape(stripes, s.lit(trim), 0.85) +
    shape(d`M${-half - 18} -119H${half + 18}v9H${-half - 18}Z`, mix(s.shade(cloth), s.sky.deep, 0.2)) +
    shape(d`M${-half} -110H${half}v12H${-half}Z`, s.sky.deep, s.glowing ? 0.06 : 0.25)
  );
}
