import { arch, panes } from '../../kit/buildings/facade.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { hills, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { cart, rickshaw } from '../../kit/things/street-vehicles.ts';
import { houseRow, openStreet, type Street, strungAcross } from './bazaar.ts';
import { shopFronts } from './shop-fronts.ts';
import { square } from './square.ts';
import { stall, wares } from './stalls.ts';
import { beyond, type End, endsIn, landmark, type Town } from './street-ends.ts';

const towns: readonly [Town, ...Town[]] = [
  {
    walls: ['#d98a70', '#cf7d66', '#e09a80', '#d9846a'],
    trim: '#fbe9d4',
    cloths: ['#c4402b', '#e0a030', '#2f7f7a'],
    says: 'an old bazaar',
  },
  {
    walls: ['#7fa8cf', '#a9c6e0', '#6f98c4', '#c4d6e6'],
    trim: '#f7f4ea',
    cloths: ['#e0a030', '#c4402b', '#3f5f9a'],
    says: 'a painted bazaar',
  },
  {
    walls: ['#e6c38f', '#d9a878', '#efd6a8', '#c98f66'],
    trim: '#fff2d8',
    cloths: ['#a83262', '#e0a030', '#2f7f7a'],
    says: 'an old bazaar',
  },
  {
    walls: ['#e9d9b8', '#d98a5a', '#8fb0a0', '#e3b04b'],
    trim: '#fbf1e0',
    cloths: ['#2f7f7a', '#c4402b', '#e0a030'],
    says: 'a painted bazaar',
  },
];

const around: Partial<Record<Setting, string>> = {
  mountain: ' below the mountains',
  highland: ' below the mountains',
  hills: ' in the hills',
  coast: ' among palms',
  backwater: ' among palms',
};

const plans = ['avenue', 'lane', 'fronts', 'stall', 'square'] as const;

export const marketStreet: Painter = {
  times: ['golden', 'dusk', 'morning', 'night', 'noon', 'dawn'],
  horizon: { landscape: 0.56, wide: 0.58, tall: 0.58, square: 0.56 },
  settings: [
    'plain',
    'mountain',
    'highland',
    'hills',
    'lake',
    'river',
    'desert',
    'coast',
    'backwater',
    'city',
    'forest',
    'town',
  ],
  paint(s) {
    const plan = s.r.pick(plans);
    const town = s.r.pick(towns);
    const end = s.r.pick(endsIn[s.setting]);
    const ware = s.r.pick(wares);
    const where = `${town.says}${around[s.setting] ?? ''}`;
    const told = {
      avenue: `${where} leading to ${beyond[end]}`,
      lane: `a narrow lane of ${where}, ${beyond[end]} beyond its arch`,
      fronts: `shops under their awnings in ${where}`,
      stall: `${ware} for sale in ${where}`,
      square: `the market square of ${where} before ${beyond[end]}`,
    } as const;
    const art = {
      avenue: () => avenue(s, town, end),
      lane: () => lane(s, town, end),
      fronts: () => sky(s, s.horizon * 0.9) + shopFronts(s, town),
      stall: () => quietAvenue(s, town, end) + stall(s, town, ware),
      square: () => sky(s, s.horizon * 0.86) + square(s, town, end),
    }[plan]();
    return { art, says: told[plan] };
  },
};

/** Sky and the country behind the houses, down to `foot`. */
function sky(s: Scene, foot: number, peaks = Math.round(s.w / s.u / 300)): string {
  return paintSky(s) + birds(s, s.w * s.r.between(0.3, 0.7), foot * s.r.between(0.24, 0.4)) + country(s, foot, peaks);
}

function country(s: Scene, foot: number, peaks: number): string {
  const ridge = (y: number, rise: number, colour: string, distance: number) =>
    hills(s, profile(s.r, s.w, { y, rise: rise * s.u, rough: 0.42, points: 24 }), s.h, s.far(colour, distance));
  if (s.setting === 'mountain' || s.setting === 'highland')
    return (
      snowRange(s, {
        base: foot,
        height: foot * s.r.between(0.46, 0.6),
        peaks,
        snow: 0.62,
        distance: 0.34,
      }) +
      land(s, profile(s.r, s.w, { y: foot * 0.86, rise: 130 * s.u }), s.h, s.far('#7a8a84', 0.5)) +
      mist(s, foot * 0.94, 110 * s.u, 0.4)
    );
  if (s.setting === 'hills' || s.setting === 'forest')
    return (
      ridge(foot * 0.72, 170, '#5f8a78', 0.62) +
      woods(s, profile(s.r, s.w, { y: foot * 0.86, rise: 100 * s.u }), s.h, s.far('#4d7a5c', 0.42), 22 * s.u)
    );
  if (s.setting === 'coast' || s.setting === 'backwater')
    return palmRow(
      s,
      Array.from({ length: Math.round(s.w / s.u / 110) }, (_, i) => ({
        x: (i * 110 + s.r.between(0, 90)) * s.u,
        y: foot + 30 * s.u,
        height: s.r.between(170, 260) * s.u,
      })),
      s.far('#4d7a52', 0.4),
      s.far('#9ab860', 0.4),
    );
  if (s.setting === 'city' || s.setting === 'town')
    return rooftops(s, { from: -20, to: s.w + 20, ground: foot + 10, tall: 130 * s.u, distance: 0.62 });
  return ridge(foot * 0.86, 120, s.setting === 'desert' ? '#c49a74' : '#8a8f78', 0.66) + mist(s, foot, 120 * s.u, 0.4);
}

/** A broad street, running to what closes it. */
function avenue(s: Scene, town: Town, end: End): string {
  const street = openStreet(s, s.crop === 'tall' ? 0.56 : 0.5);
  const houses = { town, tall: [430, 640], floors: 3 } as const;
  const { x, y } = street;
  return (
    sky(s, y) +
    place(x, y + 8 * s.u, s.u * (s.crop === 'wide' ? 1.1 : 1), landmark(floodlit(s, 0.6), end, town)) +
    street.floor +
    mist(s, y + 4, 60 * s.u, 0.35) +
    houseRow(s, street, -1, houses) +
    houseRow(s, street, 1, houses) +
    strungAcross(s, street, town) +
    people(s, street)
  );
}

/** The same without its bustle, to stand behind a stall. */
function quietAvenue(s: Scene, town: Town, end: End): string {
  const street = openStreet(s, 0.62);
  const houses = { town, tall: [400, 560], floors: 3, between: [5, 2] } as const;
  const { x, y } = street;
  return (
    sky(s, y) +
    place(x, y + 8 * s.u, s.u * 0.9, landmark(floodlit(s, 0.6), end, town)) +
    street.floor +
    houseRow(s, street, -1, houses) +
    houseRow(s, street, 1, houses) +
    mist(s, y, 150 * s.u, 0.35) +
    crowd(s, {
      from: x - 120 * s.u,
      to: x + 120 * s.u,
      top: y + 24 * s.u,
      bottom: y + 96 * s.u,
      count: 8,
      small: 44 * s.u,
      tall: 100 * s.u,
    })
  );
}

/** A lane between tall houses, a room built over it, the light at its end. */
function lane(s: Scene, town: Town, end: End): string {
  const street = openStreet({ ...s, horizon: s.horizon * 1.08 }, s.crop === 'tall' ? 0.4 : 0.27);
  const { x, y, cuts, at } = street;
  const row = (way: -1 | 1, between: readonly [number, number]) =>
    houseRow(s, street, way, { town, tall: [760, 1020], floors: 4, between });
  // so far in that the lane's paving is seen on our side of the arch
  const near = cuts[3] ?? 0.4;
  return (
    // the houses hide all but the middle of the range
    sky(s, y, 3) +
    place(x, y + 6 * s.u, s.u * 0.62, landmark(floodlit(s, 0.6), end, town)) +
    street.floor +
    mist(s, y, 130 * s.u, 0.55) +
    row(-1, [5, 4]) +
    row(1, [5, 4]) +
    bridge(s, at(-1, near, 0), at(1, near, 0), town) +
    row(-1, [3, 1]) +
    row(1, [3, 1]) +
    strungAcross(s, { ...street, cuts: [0, 1.1, 0.82] }, town, 560) +
    passers(s, x, y, town)
  );
}

/** A few people apart from one another, so that the light at the end is seen between them. */
function passers(s: Scene, x: number, y: number, { cloths }: Town): string {
  const way = s.r.pick([-1, 1]);
  const walking = [
    ['walker', -0.2, 0.2],
    ['sari', 0.5, 0.26],
    ['carrying', -0.66, 0.56],
    [s.r.pick(['standing', 'sari'] as const), 0.9, 0.44],
  ] as const;
  return walking
    .map(([pose, aside, t], i) =>
      person(
        pose,
        x + way * aside * 120 * s.u,
        y + (s.h - y) * t,
        (60 + 200 * t) * s.u,
        mix(s.sky.deep, s.shade(cloths[i % 3] ?? cloths[0]), 0.5),
        i % 2 === 0,
      ),
    )
    .join('');
}

/** A room over the lane, with its windows, on an arch from the foot of one wall to the other. */
function bridge(s: Scene, [left, foot]: readonly [number, number], [right]: readonly [number, number], town: Town) {
  const w = right - left;
  const tall = w * 1.06;
  const top = foot - w * 1.72;
  const face = mix(s.lit(town.walls[2]), s.shade(town.walls[2]), 0.45);
  return (
    shape(d`M${left} ${foot}H${right}V${top}H${left}Z` + arch((left + right) / 2, foot, w * 0.78, tall), face) +
    stroke(arch((left + right) / 2, foot, w * 0.78, tall).replace('Z', ''), s.lit(town.trim), w * 0.025) +
    panes(s, {
      x: left + w * 0.16,
      y: foot - w * 1.58,
      w: w * 0.68,
      h: w * 0.36,
      columns: 4,
      rows: 1,
      arched: true,
      fillX: 0.6,
      fillY: 0.9,
      frame: s.lit(town.trim),
    }) +
    stroke(d`M${left} ${top}H${right}M${left} ${foot - w * 1.16}H${right}`, s.lit(town.trim), w * 0.03)
  );
}

function people(s: Scene, { x, y, at }: Street): string {
  let art = '';
  const deep = s.h - y;
  art += crowd(s, {
    from: x - 40 * s.u,
    to: x + 40 * s.u,
    top: y + deep * 0.06,
    bottom: y + deep * 0.24,
    count: 9,
    small: 26 * s.u,
    tall: 56 * s.u,
  });
  art += crowd(s, {
    from: x - 150 * s.u,
    to: x + 150 * s.u,
    top: y + deep * 0.26,
    bottom: y + deep * 0.6,
    count: 6,
    small: 66 * s.u,
    tall: 110 * s.u,
  });
  const seller = at(-1, 0.8, 0, 70 * s.u);
  const way = s.r.chance(0.5);
  art += place(
    x + (way ? 1 : -1) * 120 * s.u,
    y + deep * 0.7,
    s.u * 1.3,
    s.r.chance(0.5) ? rickshaw(s) : cart(s),
    !way,
  );
  return art + person('sitting', seller[0], seller[1], 110 * s.u, mix(s.sky.deep, s.shade('#a8323a'), 0.5));
}
