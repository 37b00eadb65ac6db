import { archScreen, type Bay, lightWithin } from '../../kit/buildings/arch-screen.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { chhatri } from '../../kit/buildings/mughal.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { type Pose, person } from '../../kit/people/people.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { approach, arcade, causeway, gold, marble, shrine } from './golden-shrine.ts';

const plans = ['across', 'causeway', 'gallery', 'roof', 'lamps'] as const;
const told = {
  across: 'a golden temple and its reflection in the sacred pool at Amritsar',
  causeway: 'a golden temple at the end of its causeway over the sacred pool at Amritsar',
  gallery: 'a golden temple seen through the marble arches around its pool at Amritsar',
  roof: 'a golden temple amid its pool and white galleries at Amritsar, from a roof',
  lamps: 'oil lamps before a golden temple in the sacred pool at Amritsar',
} as const;

export const goldenTemple: Painter = {
  temperament: 'desert',
  times: ['golden', 'night', 'dawn', 'dusk', 'morning'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.56, square: 0.6 },
  paint(scene) {
    const plan = scene.r.pick(plans);
    const s = plan === 'gallery' ? lightWithin(scene, broadBay(scene)) : scene;
    const art = {
      across: () => overPool(s, s.r.between(1.12, 1.34), s.r.between(0.06, 0.14)) + edge(s),
      causeway: () => overPool(s, s.r.between(0.98, 1.66), 0),
      gallery: () => overPool(s, s.r.between(1, 1.26), s.r.between(0.13, 0.15)) + gallery(s),
      roof: () => fromRoof(s),
      lamps: () => overPool(s, s.crop === 'tall' || s.crop === 'square' ? 1.7 : 1.95, 0.1) + lampSteps(s),
    }[plan]();
    return { art, says: told[plan] };
  },
};

/** The temple across the water, `aside` of the width beside the middle; in the middle, at the end of its walk. */
function overPool(s: Scene, scale: number, aside: number): string {
  const shore = s.horizon;
  const large = scale > 1.66;
  const foot = shore + (s.h - shore) * (large ? 0.3 : 0.16 * Math.max(1, scale - 0.2));
  const way = s.r.pick([-1, 1]);
  // the walk to it comes straight at us, or from one side of the picture to the other
  const slant = aside ? 0 : s.r.pick([-1, 0, 1]) * s.r.between(0.08, 0.15);
  const x = s.w * (0.5 - way * aside - slant);
  const far = mirrored(s, arcade(floodlit(s, 0.3), shore), shore, 0.4, 0.7);
  const sanctum =
    lampGlow(s, x, foot - 100 * s.u, 330 * s.u) +
    (aside
      ? causeway(
          floodlit({ ...s, u: s.u * (large ? 1.4 : 1) }, 0.45),
          x,
          foot,
          way,
          (large && s.w > s.h ? 560 : 430) * s.u,
        )
      : '') +
    s.main(place(x, foot, s.u * scale, shrine(floodlit(s))));
  const near = mirrored(s, sanctum, foot, 0.5, 0.82);
  return (
    paintSky(s) +
    birds(s, s.w * (0.5 + way * 0.3), shore * 0.34, 6) +
    far.art +
    mist(s, shore - 8, 50 * s.u, 0.35) +
    water(s, { top: shore, colour: '#3f7488', glitter: 0.8 }) +
    far.echo +
    near.echo +
    near.art +
    (aside ? '' : approach(s, x, foot, scale, s.w * (0.5 + slant * 1.3)))
  );
}

const broadBay = (s: Scene): Bay => ({
  x: s.w * 0.5,
  half: s.w * { wide: 0.25, landscape: 0.31, tall: 0.4, square: 0.4 }[s.crop],
  top: s.h * 0.08,
  spring: s.h * 0.36,
});

/** Out of the marble gallery around the pool: its scalloped arches, its floor in two colours, those who sit in it. */
function gallery(s: Scene): string {
  const foot = s.h * 0.87;
  const main = broadBay(s);
  const post = 58 * s.u;
  const room = s.w * 0.5 - main.half - post;
  const flank = (way: number): Bay => ({
    x: s.w * 0.5 + way * (main.half + post + room / 2 + 30 * s.u),
    half: room / 2 + 30 * s.u - post * 0.4,
    top: s.h * 0.2,
    spring: s.h * 0.38,
  });
  let tiles = '';
  for (let i = -9; i <= 9; i += 2)
    for (const [near, far, shift] of [
      [1, 0.5, 0],
      [0.5, 0, 1],
    ] as const) {
      const at = (k: number, t: number) => s.w * 0.5 + (k + shift) * (74 + 40 * t) * s.u;
      const y = (t: number) => foot + (s.h - foot) * t;
      tiles += d`M${at(i, far)} ${y(far)}H${at(i + 1, far)}L${at(i + 1, near)} ${y(near)}H${at(i, near)}Z`;
    }
  const seated = (from: number, to: number, poses: readonly [Pose, ...Pose[]]) =>
    crowd(s, {
      from: s.w * from,
      to: s.w * to,
      top: foot + 16 * s.u,
      bottom: s.h - 26 * s.u,
      count: 3,
      small: 118 * s.u,
      tall: 132 * s.u,
      poses,
      cloths: ['#4a4a8a', '#2f6f9a', '#d9822b', '#a8323a'],
    });
  return (
    archScreen(s, {
      bays: room > 60 * s.u ? [main, flank(-1), flank(1)] : [main],
      foot,
      stone: '#d8cfc4',
      inlay: '#f6d890',
      lobes: s.r.pick([3, 4, 5]),
    }) +
    (s.r.chance(0.5) ? lantern(s, main) : '') +
    shape(
      d`M-4 ${foot}H${s.w + 4}V${s.h + 4}H-4Z`,
      s.between(foot, s.h, [0, mix(s.lit(marble), s.sky.deep, 0.2)], [1, mix(s.shade(marble), s.sky.deep, 0.4)]),
    ) +
    shape(tiles, mix(s.shade('#6a5a5c'), s.sky.deep, 0.35), 0.7) +
    seated(0.2, 0.34, ['meditating', 'resting', 'sari']) +
    seated(0.68, 0.8, ['sari', 'standing', 'child'])
  );
}

/** A lantern of brass and glass hung from the point of the arch. */
function lantern(s: Scene, { x, top }: Bay): string {
  const y = top + 130 * s.u;
  const brass = mix(s.sky.deep, s.shade('#c98a3a'), 0.6);
  const glow = s.glowing
    ? disc(x, y, 120 * s.u, s.radial([0, '#ffd68a', 0.8], [0.3, '#ffb65e', 0.3], [1, '#ffb65e', 0]))
    : '';
  return (
    glow +
    place(
      x,
      y,
      s.u,
      stroke('M0-140V-44', brass, 3) +
        shape('M-20-26Q0-56 20-26ZM-24-26H24V-20H-24ZM-18 30H18L8 46H-8Z', brass) +
        shape('M-18-20H18L22 8 14 30H-14L-22 8Z', s.glowing ? '#ffe7b4' : s.lit('#f3e6cc'), 0.9) +
        stroke('M-18-20L-22 8-14 30M18-20L22 8 14 30M0-20V30', brass, 2.6),
    )
  );
}

/** The whole pool from a roof of its galleries, the town beyond. */
function fromRoof(scene: Scene): string {
  const far = scene.h * (scene.r.between(0.37, 0.49) - (scene.crop === 'tall' ? 0.03 : 0));
  const s = { ...scene, horizon: far };
  const deep = s.h - far;
  const way = s.r.pick([-1, 1]);
  const x = s.w * (0.5 - way * s.r.between(0.02, 0.07));
  const foot = far + deep * 0.44;
  const narrow = s.w > s.h ? 0.27 : 0.23;
  const rim = (t: number) => ({ y: far + deep * t, half: s.w * (narrow + t * 0.22) });
  const [back, front] = [rim(0.1), rim(0.84)];
  const basin = d`M${s.w / 2 - back.half} ${back.y}H${s.w / 2 + back.half}L${s.w / 2 + front.half} ${front.y}H${s.w / 2 - front.half}Z`;
  const sanctum =
    lampGlow(s, x, foot - 90 * s.u, 280 * s.u) +
    // its gate stands on the pavement, just past the edge of the water
    causeway(floodlit(s, 0.45), x, foot, way, rim(0.44).half + way * (s.w / 2 - x) + 72 * s.u) +
    place(x, foot, s.u * s.r.between(0.98, 1.3), shrine(floodlit(s)));
  const both = mirrored(s, sanctum, foot, 0.5, 0.7);
  const strollers = (top: number, bottom: number, count: number, small: number) =>
    crowd(s, {
      from: s.w * 0.08,
      to: s.w * 0.92,
      top,
      bottom,
      count,
      small: small * s.u,
      tall: small * 1.1 * s.u,
      cloths: ['#4a4a8a', '#2f6f9a', '#d9822b', '#a8323a'],
    });
  return (
    paintSky(s) +
    birds(s, s.w * (0.5 + way * 0.26), far * 0.4, 7) +
    rooftops(s, { from: -20, to: s.w + 20, ground: far - 20 * s.u, tall: 110 * s.u, distance: 0.5 }) +
    arcade({ ...floodlit(s, 0.3), u: s.u * 0.86 }, far + 4) +
    shape(
      d`M-4 ${far}H${s.w + 4}V${s.h + 4}H-4Z`,
      s.between(far, s.h, [0, mix(s.lit(marble), s.sky.haze, 0.3)], [1, mix(s.lit(marble), s.shade(marble), 0.5)]),
    ) +
    strollers(far + deep * 0.05, far + deep * 0.08, 14, 26) +
    `<g clip-path="${s.clip(basin)}">${water(s, { top: back.y, colour: '#3f7488', glitter: 0.5 })}${both.echo}</g>` +
    stroke(basin, s.shade('#b5895a'), 5 * s.u) +
    both.art +
    strollers(front.y + 16 * s.u, s.h - 20 * s.u, 9, 62) +
    (s.r.chance(0.6) ? place(s.w * (0.5 - way * 0.43), s.h + 26 * s.u, s.u, nearKiosk(s)) : '')
  );
}

/** A domed kiosk of the roof we stand on. */
const nearKiosk = (s: Scene): string =>
  shape('M-150 40V-24H150V40Z', mix(s.shade(marble), s.sky.deep, 0.3)) +
  place(0, -28, 1, chhatri({ ...s, lit: s.shade }, 170, marble, gold));

type Figure = readonly [pose: Pose, aside: number, tall: number, cloth: Hex];

/** Who sits or stands by the lamps. */
const companies: readonly [readonly Figure[], ...(readonly Figure[])[]] = [
  [
    ['sari', 0, 236, '#d9822b'],
    ['child', 76, 214, '#2f6f9a'],
  ],
  [
    ['meditating', -40, 210, '#4a4a8a'],
    ['meditating', 110, 200, '#a8323a'],
  ],
  [
    ['standing', 0, 244, '#2f6f9a'],
    ['sari', 84, 226, '#a8323a'],
  ],
];

/** Steps down to the water with rows of burning lamps. */
function lampSteps(s: Scene): string {
  const y = s.h - 112 * s.u;
  const glow = s.radial([0, '#ffd68a', 0.9], [0.3, '#ffb04e', 0.4], [1, '#ffb04e', 0]);
  const id = s.id();
  const lamp =
    (s.time === 'morning' ? '' : disc(0, -14, 44, glow)) +
    shape('M-17-8Q0-3 17-8 14 7 0 7-14 7-17-8Z', s.lit('#b5632f')) +
    shape('M-5-7Q-6-18 1-30 7-17 5-7Z', '#fff0bc');
  let art = `<defs><g id="${id}">${lamp}</g></defs>`;
  for (let i = 0; i < 3; i++) {
    const top = y + i * 38 * s.u;
    art +=
      shape(
        d`M-4 ${top}H${s.w + 4}V${s.h + 4}H-4Z`,
        mix(s.lit(marble), mix(s.shade(marble), s.sky.deep, 0.3), 0.3 + i * 0.3),
      ) + stroke(d`M-4 ${top}H${s.w + 4}`, s.lit('#fff6e6'), 2.4 * s.u, 0.7);
    const size = s.u * (0.8 + i * 0.3);
    const step = 74 * size;
    for (let x = step * (0.2 + i * 0.3); x < s.w + step; x += step)
      art += place(x + s.r.between(-8, 8) * size, top + 20 * s.u, size, `<use href="#${id}"/>`);
  }
  const at = s.w * s.r.pick([0.16, 0.8]);
  const cloth = (hue: Hex) => mix(s.sky.deep, s.shade(hue), 0.5);
  const who = s.r.pick(companies);
  return (
    art +
    who.map(([pose, dx, tall, hue]) => person(pose, at + dx * s.u, s.h - 20 * s.u, tall * s.u, cloth(hue))).join('')
  );
}

/** The marble edge on our side: those who pray, and a garland of marigold. */
function edge(s: Scene): string {
  const y = s.h - 44 * s.u;
  let inlay = '';
  for (let x = 10; x < s.w; x += 46 * s.u)
    inlay += d`M${x} ${y + 26 * s.u}l${9 * s.u} ${-7 * s.u} ${9 * s.u} ${7 * s.u} ${-9 * s.u} ${7 * s.u}Z`;
  return (
    shape(
      d`M-10 ${s.h + 4}V${y}H${s.w + 10}V${s.h + 4}Z`,
      s.between(y, s.h, [0, s.lit('#f7eddd')], [1, mix(s.shade('#d9c9b4'), s.sky.deep, 0.14)]),
    ) +
    stroke(d`M-10 ${y}H${s.w + 10}`, s.shade('#c9b090'), 3 * s.u) +
    shape(inlay, s.shade('#b5633a'), 0.6) +
    crowd(s, {
      from: s.w * 0.04,
      to: s.w * 0.4,
      top: y + 14 * s.u,
      bottom: s.h - 6,
      count: 4,
      small: 96 * s.u,
      tall: 118 * s.u,
      poses: ['sari', 'standing', 'child'],
      cloths: ['#2f6f9a', '#d9822b', '#a8323a', '#4a4a8a'],
    }) +
    crowd(s, {
      from: s.w * 0.74,
      to: s.w * 0.96,
      top: y + 10 * s.u,
      bottom: s.h - 10,
      count: 3,
      small: 92 * s.u,
      tall: 110 * s.u,
      poses: ['meditating', 'resting', 'standing'],
      cloths: ['#4a4a8a', '#2f6f9a', '#c46a2a'],
    })
  );
}
