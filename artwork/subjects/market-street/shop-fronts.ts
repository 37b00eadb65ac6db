import { arch, glass, hollow, panes, wall } from '../../kit/buildings/facade.ts';
import { postLamp } from '../../kit/buildings/houses.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { leafyTree } from '../../kit/plants/plants.ts';
import { passing } from '../../kit/things/street-vehicles.ts';
import type { Town } from './street-ends.ts';

/** A row of house fronts from across the street: shops below, windows above, the street before them. */
export function shopFronts(s: Scene, town: Town): string {
  const foot = s.h * (s.crop === 'tall' ? 0.8 : 0.78);
  const steep = s.setting === 'mountain' || s.setting === 'hills' || s.setting === 'coast' || s.setting === 'backwater';
  const focal = s.w * s.r.between(0.4, 0.6);
  const floors = s.crop === 'tall' ? 3 : 2;
  const bay = s.r.pick(['bay', 'gallery', 'none'] as const);
  const ragged = s.r.between(0.3, 0.95);
  let art = '';
  const front = (x: number, w: number, i: number, tall: number) =>
    place(x, foot, s.u, house(s, w / s.u, tall, town, i, steep, bay));
  const middle = s.r.between(330, 390) * s.u;
  const ways = [-1, 1] as const;
  for (const way of ways) {
    let x = focal + (way * middle) / 2;
    for (let i = 1; way < 0 ? x > 0 : x < s.w; i++) {
      const w = s.r.between(230, 320) * s.u;
      art += front(x + (way * w) / 2, w, i * 2 + (way > 0 ? 1 : 0), floors - s.r.between(0.1, ragged));
      x += way * w;
    }
  }
  art += front(focal, middle, 0, floors + s.r.pick([0.3, 0.3, 0.7, -0.1]));
  const road = s.between(foot, s.h, [0, s.far('#c9a67c', 0.1)], [1, mix(s.shade('#a8845f'), s.sky.deep, 0.3)]);
  art +=
    shape(d`M-10 ${foot}H${s.w + 10}V${s.h + 4}H-10Z`, road) +
    shape(d`M-10 ${foot - 2}H${s.w + 10}v${20 * s.u}H-10Z`, s.lit('#dcc4a0')) +
    shape(d`M-10 ${foot + 18 * s.u}H${s.w + 10}v${7 * s.u}H-10Z`, s.shade('#a88a68'));
  const near = focal + s.r.pick([-0.22, 0.22]) * s.w;
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
    inStreet(s, foot, near > focal ? -1 : 1, town) +
    place(near, s.h - 46 * s.u, s.u * 1.5, passing(s)) +
    crowd(s, {
      from: near > focal ? s.w * 0.1 : s.w * 0.6,
      to: near > focal ? s.w * 0.4 : s.w * 0.9,
      top: s.h - 50 * s.u,
      bottom: s.h - 24 * s.u,
      count: 2,
      small: 148 * s.u,
      tall: 156 * s.u,
    })
  );
}

/** What else the street has: a tree, lamps on their posts, or flags from house to house. */
function inStreet(s: Scene, foot: number, way: number, { cloths }: Town): string {
  const kind = s.r.pick(['tree', 'lamps', 'flags', 'none'] as const);
  if (kind === 'tree') {
    const green = s.far('#3f6e48', 0.04);
    const x = s.w * (0.5 + way * s.r.between(0.26, 0.4));
    return place(x, foot + 20 * s.u, s.u * 3.3, leafyTree(s, 110, green, s.lit('#9ab85a'), 0.42));
  }
  if (kind === 'lamps')
    return [0.1, 0.37, 0.64, 0.91].map((t) => postLamp(s, s.w * t, foot + 22 * s.u, 250 * s.u)).join('');
  if (kind === 'none') return '';
  const flags = ['', '', ''];
  let bulbs = '';
  let cord = '';
  const y = foot - 300 * s.u;
  const spans = Math.round(s.w / (400 * s.u));
  for (let span = 0; span < spans; span++) {
    const [a, w] = [(s.w * span) / spans, s.w / spans];
    cord += d`M${a} ${y}q${w / 2} ${120 * s.u} ${w} 0`;
    for (let k = 1; k < 14; k++) {
      const t = k / 14;
      const [x, at] = [a + w * t, y + 240 * s.u * t * (1 - t)];
      if (s.glowing) bulbs += d`M${x} ${at + 4}h0`;
      else flags[k % 3] += d`M${x - 10 * s.u} ${at}h${20 * s.u}l${-10 * s.u} ${24 * s.u}Z`;
    }
  }
  return (
    stroke(cord, mix(s.sky.deep, s.sky.haze, 0.2), 2) +
    (s.glowing
      ? stroke(bulbs, '#ffc46c', 22 * s.u, 0.3) + stroke(bulbs, '#fff0c4', 8 * s.u)
      : flags.map((path, k) => shape(path, s.lit(cloths[k] ?? cloths[0]))).join(''))
  );
}

const shopTall = 170;
const storey = 132;

/** One house, its foot at the origin: a shop, and `floors` storeys over it, under a parapet or tiles. */
function house(s: Scene, w: number, floors: number, town: Town, turn: number, steep: boolean, bay: Bay): string {
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
  art += turn === 0 && bay !== 'none' ? balcony(s, town, bay === 'bay' ? 92 : half - 18) : '';
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

type Bay = 'bay' | 'gallery' | 'none';

/** A carved bay over the middle shop, or a gallery along the whole front, `half` wide each way. */
function balcony(s: Scene, town: Town, half: number): string {
  const y = -shopTall - 12;
  const trim = s.lit(town.trim);
  const count = Math.max(4, Math.round(half / 22));
  const step = (half * 2 - 24) / count;
  const arches = Array.from({ length: count }, (_, i) => arch(-half + 12 + step * (i + 0.5), y - 26, step * 0.75, 66));
  return (
    shape(d`M${-half} ${y}h${half * 2}l-30 26h${60 - half * 2}Z`, s.shade(town.walls[1])) +
    shape(d`M${-half} ${y}V${y - 100}H${half}V${y}Z`, wall(s, town.walls[1])) +
    shape(arches.join(''), glass(s)) +
    stroke(d`M${-half - 2} ${y - 24}H${half + 2}M${-half - 2} ${y}H${half + 2}`, trim, 6) +
    shape(
      d`M${-half - 14} ${y - 98}L${-half + 22} ${y - 132}H${half - 22}L${half + 14} ${y - 98}Z`,
      s.shade(town.walls[0]),
    ) +
    stroke(d`M${-half - 14} ${y - 98}H${half + 14}`, trim, 5)
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
