import { arch } from '../../kit/buildings/facade.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { type Pose, person } from '../../kit/people/people.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { straightFlight, tankFront } from './fronts.ts';

const cloths = ['#c4302f', '#e08a24', '#a02f6f', '#1f7f7a', '#e8c23a'] as const;
const green = '#4f7a4e';

/** Trees beyond the well and the wall along its rim, down to `top`. */
function rim(s: Scene, top: number, stone: Hex): string {
  let trees = d`M-10 ${top}`;
  for (let x = -10; x < s.w + 40; x += 36 * s.u) trees += d`q${18 * s.u} ${-s.r.between(16, 46) * s.u} ${36 * s.u} 0`;
  return (
    shape(`${trees}V${Math.round(top)}H-10Z`, s.far('#6f8450', 0.4)) +
    shape(
      d`M-10 ${top + 4}v${-20 * s.u}H${s.w + 10}v${20 * s.u}Z` + merlons(-10, s.w + 10, top - 15 * s.u, 14 * s.u),
      s.far(stone, 0.14),
    )
  );
}

/** Close by one wall: flights folded into triangles, row over row, and those who carry water up them. */
export function foldedStairs(s: Scene, stone: Hex): string {
  const top = s.horizon * 0.62;
  const near = s.r.chance(0.5);
  const bottom = s.h * (near ? 0.74 : 0.86);
  const rows = s.r.pick([4, 5]) + (s.crop === 'tall' ? 1 : 0);
  const id = s.id();
  const step = 7;
  const rise = (way: number) => {
    let path = d`M${way * 47} 0`;
    for (let i = 0; i < step; i++) path += d`v${-58 / step}h${(-way * 47) / step}`;
    return `${path}V0Z`;
  };
  const treads = (way: number) => {
    let path = '';
    for (let i = 0; i < step; i++)
      path += d`M${way * 47 * (1 - i / step)} ${(-58 * (i + 1)) / step}h${(-way * 47) / step}`;
    return path;
  };
  const pale = s.lit(mix(stone, '#fff4dc', 0.5));
  const [sunny, dim] = [s.lit(mix(stone, '#fff0d0', 0.3)), s.shade(mix(stone, '#6a4030', 0.25))];
  const light = s.side;
  const unit =
    shape(rise(light), sunny) +
    shape(rise(light === 1 ? -1 : 1), dim) +
    stroke(treads(-1) + treads(1), pale, 1.4, 0.7) +
    shape(arch(0, 0, 15, 27), mix(s.shade('#4a2f26'), s.sky.deep, 0.4));
  // every row nearer and so larger than the one above it
  const grow = 1.16;
  const first = ((bottom - top) * (grow - 1)) / (grow ** rows - 1);
  const middle = s.w * s.r.between(0.4, 0.6);
  let art = `${rim(s, top, stone)}<defs><g id="${id}">${unit}</g></defs>`;
  let y = top;
  let people = '';
  for (let row = 0; row < rows; row++) {
    const tall = first * grow ** row;
    const scale = (tall * 0.92) / 62;
    const wide = 112 * scale;
    art +=
      shape(d`M-10 ${y}H${s.w + 10}v${tall + 1}H-10Z`, mix(s.lit(stone), s.shade(stone), 0.34 + row * 0.05)) +
      stroke(d`M-10 ${y + 1}H${s.w + 10}`, pale, (2 + row) * s.u, 0.85);
    y += tall;
    const shift = row % 2 ? wide / 2 : 0;
    for (let x = middle + shift - Math.ceil(middle / wide + 1) * wide; x < s.w + wide; x += wide)
      art += place(x, y, scale, `<use href="#${id}"/>`);
    for (let i = 0; i < (row < 1 ? 1 : 2); i++) {
      const pose: Pose = s.r.pick(['carrying', 'carrying', 'sari']);
      const hue = mix(s.lit(s.r.pick(cloths)), s.sky.deep, 0.18);
      people += person(pose, s.w * s.r.between(0.08, 0.92), y + tall * 0.04, tall * 0.62, hue, s.r.chance(0.5));
    }
  }
  if (s.r.chance(0.34)) {
    const x = s.w * s.r.between(0.3, 0.7);
    const door = place(x, top, s.u, chhatri(s, (top / s.u) * 0.46, stone));
    art += door + straightFlight(s, stone, { x, top, bottom, half: 52 * s.u });
  }
  const pool = s.between(
    bottom,
    s.h,
    [0, mix(s.shade(green), s.sky.air[2], 0.4)],
    [1, mix(s.shade(green), s.sky.deep, 0.5)],
  );
  let lines = '';
  for (let i = 0; i < 16; i++)
    lines += d`M${s.w * s.r.next()} ${bottom + (s.h - bottom) * s.r.between(0.12, 0.95)}h${s.r.between(20, 90) * s.u}`;
  return (
    art +
    shape(d`M-10 ${bottom}H${s.w + 10}V${s.h + 4}H-10Z`, pool) +
    stroke(d`M-10 ${bottom}H${s.w + 10}`, pale, 4 * s.u, 0.8) +
    stroke(lines, s.sky.air[3], 2 * s.u, 0.4) +
    people +
    (near ? carriersOnSteps(s, stone) : '')
  );
}

/** Down into a round well: galleries of niches and a stair along each, the water at the bottom. */
export function roundWell(s: Scene, stone: Hex): string {
  const x = s.w * s.r.between(0.46, 0.54);
  const levels = 4;
  const top = s.horizon + 6 * s.u;
  const flat = (s.h * 0.9 - top) / 2;
  const wide = Math.min(s.w * 0.56, flat * 2.1);
  /** The rim of each gallery, the floor below it, and how much smaller than the first it is. */
  const ring = (i: number) => {
    const k = 0.78 ** i;
    return { k, rx: wide * k, ry: flat * k, y: top + flat + i * flat * 0.2, deep: flat * 0.3 * k };
  };
  const ellipse = (rx: number, ry: number, y: number) =>
    d`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
  const on = (rx: number, ry: number, y: number, turn: number): Point => [
    x + Math.cos(turn) * rx,
    y - Math.sin(turn) * ry,
  ];
  const pale = s.lit(mix(stone, '#fff4dc', 0.5));
  const [bright, dim] = [s.lit(stone), s.shade(mix(stone, '#6a4030', 0.25))];
  const round =
    s.side < 0
      ? s.across([0, dim], [0.5, mix(bright, dim, 0.4)], [1, bright])
      : s.across([0, bright], [0.5, mix(bright, dim, 0.4)], [1, dim]);
  const hole = mix(s.shade('#4a2f26'), s.sky.deep, 0.35);
  const level = (i: number): string => {
    const { k, rx, ry, y, deep } = ring(i);
    const clip = s.clip(ellipse(rx, ry, y));
    let openings = '';
    const count = 13 - i * 2;
    for (let n = 0; n < count; n++) {
      const turn = Math.PI * (0.06 + (0.88 * (n + 0.5)) / count);
      const [px, py] = on(rx, ry, y + deep, turn);
      const width = Math.max(6, rx * 0.13 * Math.sin(turn));
      openings += arch(px, py - 2, width, deep * 0.74);
    }
    // a stair along the wall, each gallery's beginning where the last one's ended
    const [from, to] = i % 2 ? [0.3, 0.46] : [0.68, 0.52];
    const steps = 8;
    const stair: Point[] = [on(rx, ry, y + deep, Math.PI * from)];
    for (let n = 0; n <= steps; n++) {
      const turn = Math.PI * (from + ((to - from) * n) / steps);
      const [px, py] = on(rx, ry, y + deep * (n / steps), turn);
      if (n > 0) stair.push([px, on(rx, ry, y + (deep * (n - 1)) / steps, turn)[1]]);
      stair.push([px, py]);
    }
    const below = ring(i + 1);
    const inside =
      i + 1 < levels
        ? level(i + 1)
        : shape(
            ellipse(below.rx, below.ry, below.y),
            s.between(
              below.y - below.ry,
              below.y + below.ry,
              [0, mix(s.shade(green), s.sky.deep, 0.45)],
              [1, mix(s.shade(green), s.sky.air[2], 0.5)],
            ),
          ) +
          stroke(
            d`M${x - below.rx * 0.5} ${below.y}h${below.rx * 0.5}M${x} ${below.y + below.ry * 0.3}h${below.rx * 0.5}M${x - below.rx * 0.2} ${below.y + below.ry * 0.6}h${below.rx * 0.4}`,
            s.sky.air[3],
            2.4 * s.u,
            0.5,
          );
    return (
      `<g clip-path="${clip}">` +
      shape(ellipse(rx, ry, y), round) +
      shape(openings, hole, 0.9) +
      shape(ellipse(rx, ry, y + deep), mix(bright, dim, 0.24 + i * 0.16)) +
      shape(outline(stair, 1), mix(bright, dim, 0.12)) +
      stroke(
        `M${stair
          .slice(1)
          .map(([px, py]) => d`${px} ${py}`)
          .join('L')}`,
        pale,
        2 * s.u,
        0.8,
      ) +
      inside +
      '</g>' +
      stroke(ellipse(rx, ry, y), pale, (3.4 - i * 0.4) * s.u, 0.85) +
      visitors(s, on, { k, rx, ry, y: y + deep }, i)
    );
  };
  const floor = s.between(top, s.h, [0, s.far(stone, 0.2)], [1, mix(s.shade(stone), s.sky.deep, 0.3)]);
  let kiosks = '';
  for (const [aside, size] of [
    [-0.84, 50],
    [0.84, 50],
    [-0.3, 38],
    [0.3, 38],
  ] as const)
    kiosks += place(x + aside * wide, top - 12 * s.u, s.u, chhatri(s, size, stone));
  return (
    rim(s, top, stone) +
    kiosks +
    shape(d`M-10 ${top}H${s.w + 10}V${s.h + 4}H-10Z`, floor) +
    level(0) +
    crowd(s, {
      from: s.w * 0.08,
      to: s.w * 0.9,
      top: s.h * 0.95,
      bottom: s.h * 0.985,
      count: 5,
      small: 110 * s.u,
      tall: 126 * s.u,
      poses: ['standing', 'sari', 'child', 'standing'],
    })
  );
}

/** One or two on the far side of a gallery. */
function visitors(
  s: Scene,
  on: (rx: number, ry: number, y: number, turn: number) => Point,
  { k, rx, ry, y }: { readonly k: number; readonly rx: number; readonly ry: number; readonly y: number },
  i: number,
): string {
  if (i > 2) return '';
  let art = '';
  for (const turn of [s.r.between(0.16, 0.3), s.r.between(0.7, 0.84)]) {
    const [px, py] = on(rx * 0.95, ry * 0.95, y, Math.PI * turn);
    const hue = mix(s.lit(s.r.pick(cloths)), s.sky.deep, 0.25);
    art += person(s.r.pick(['sari', 'standing', 'carrying']), px, py, 46 * s.u * k, hue, s.r.chance(0.5));
  }
  return art;
}

/** From the water: terraces of steps on the far side, a pavilion among kiosks, all of it mirrored. */
export function steppedTank(s: Scene, stone: Hex): string {
  const shore = s.h * s.r.between(0.6, 0.64);
  const top = s.horizon * 1.06;
  const x = s.w * s.r.pick([0.34, 0.5, 0.66]);
  const terraces = 7;
  const pale = s.lit(mix(stone, '#fff4dc', 0.5));
  let bank = rim(s, top, stone);
  for (const share of [0.06, 0.22, 0.78, 0.94])
    if (Math.abs(s.w * share - x) > 240 * s.u) bank += place(s.w * share, top - 14 * s.u, s.u, chhatri(s, 48, stone));
  let flights = '';
  let shadows = '';
  for (let i = 0; i < terraces; i++) {
    const y = top + ((shore - top) * i) / terraces;
    const tall = (shore - top) / terraces;
    bank +=
      shape(
        d`M-10 ${y}H${s.w + 10}v${tall + 1}H-10Z`,
        mix(s.lit(stone), s.shade(stone), 0.2 + (i % 2) * 0.2 + i * 0.03),
      ) + stroke(d`M-10 ${y}H${s.w + 10}`, pale, 2.4 * s.u, 0.8);
    const gap = (150 + i * 6) * s.u;
    for (let px = x + (i % 2 ? gap / 2 : 0) - Math.ceil(x / gap + 1) * gap; px < s.w + gap; px += gap) {
      const half = tall * 0.85;
      flights += d`M${px} ${y}l${half * s.side} ${tall}h${-half * s.side}Z`;
      shadows += d`M${px} ${y}l${-half * s.side} ${tall}h${half * s.side}Z`;
    }
  }
  bank +=
    shape(flights, s.lit(mix(stone, '#fff0d0', 0.35)), 0.9) +
    shape(shadows, s.shade(mix(stone, '#6a4030', 0.3)), 0.7) +
    tankFront(s, stone, { x, top, bottom: shore, rim: 300 * s.u }) +
    crowd(s, {
      from: s.w * 0.06,
      to: s.w * 0.94,
      top: top + (shore - top) * 0.4,
      bottom: shore - 4 * s.u,
      count: 9,
      small: 34 * s.u,
      tall: 50 * s.u,
    });
  const far = mirrored(s, bank, shore, 0.42, 0.8);
  return (
    far.art +
    water(s, { top: shore, colour: '#4f7a5a', glitter: 0.5 }) +
    far.echo +
    stroke(d`M-10 ${shore}H${s.w + 10}`, pale, 3 * s.u, 0.7) +
    carriersOnSteps(s, stone)
  );
}

/** The steps of our own bank in a lower corner, with those who carry water up them. */
function carriersOnSteps(s: Scene, stone: Hex): string {
  const left = s.r.chance(0.5);
  const at = (share: number) => s.w * (left ? share : 1 - share);
  const pale = s.lit(mix(stone, '#fff4dc', 0.5));
  let near = '';
  for (let i = 0; i < 3; i++) {
    const y = s.h - (110 - i * 40) * s.u;
    const far = at(0.3 + i * 0.07);
    near +=
      shape(d`M${at(-0.02)} ${y}H${far}V${s.h + 4}H${at(-0.02)}Z`, mix(s.shade(stone), s.sky.deep, 0.1 + i * 0.14)) +
      stroke(d`M${at(-0.02)} ${y}H${far}`, pale, 3 * s.u, 0.7);
  }
  return (
    near +
    crowd(s, {
      from: at(0.05),
      to: at(0.26),
      top: s.h - 96 * s.u,
      bottom: s.h - 80 * s.u,
      count: s.r.pick([2, 3]),
      small: 130 * s.u,
      tall: 142 * s.u,
      poses: ['carrying', 'sari', 'carrying'],
    })
  );
}
