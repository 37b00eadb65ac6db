import { door, hipRoof, verandah } from '../../kit/buildings/building-parts.ts';
import { panes } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { person } from '../../kit/people/people.ts';
import { stringLights } from '../../kit/plants/garden.ts';
import type { Building } from './building.ts';
import { campsite } from './campgrounds.ts';

function domeTent(s: Scene, hue: string): string {
  const dim = s.shade(hue);
  const bright = s.glowing ? mix(s.lit(hue), '#ffcf7a', 0.5) : s.lit(hue);
  return (
    lampGlow(s, 0, -36, 110, 70) +
    oval(-s.side * 14, 2, 92, 7, s.sky.deep, 0.24) +
    shape(
      'M-84 0Q-62-74 0-84 62-74 84 0Z',
      s.side < 0
        ? s.across([0, bright], [1, mix(bright, dim, 0.7)])
        : s.across([0, mix(bright, dim, 0.7)], [1, bright]),
    ) +
    shape('M-30 0Q-26-50 0-84 20-50 24 0Z', mix(dim, s.sky.deep, 0.16)) +
    shape('M-22 0Q-18-44-2-66 8-40 6 0Z', s.glowing ? '#ffe0a0' : mix(dim, s.sky.deep, 0.5)) +
    stroke('M-84 0Q-62-74 0-84 62-74 84 0M0-84Q44-50 52 0', s.lit(mix(hue, '#ffffff', 0.5)), 2, 0.8) +
    stroke('M-70-30L-104 2M70-30L104 2', s.shade('#8a7a62'), 1.4)
  );
}

/** A ridge tent with its flaps tied back. */
function ridgeTent(s: Scene, hue: string): string {
  const bright = s.glowing ? mix(s.lit(hue), '#ffcf7a', 0.5) : s.lit(hue);
  const dim = s.shade(hue);
  return (
    lampGlow(s, 0, -36, 110, 70) +
    oval(-s.side * 14, 2, 96, 7, s.sky.deep, 0.24) +
    shape('M-34 0L0-84 74-76 104-2Z', s.side > 0 ? bright : mix(bright, dim, 0.7)) +
    shape('M-50 0L0-88 34 0Z', s.side > 0 ? mix(bright, dim, 0.5) : bright) +
    shape('M-18 0L0-66 18 0Z', s.glowing ? '#ffe0a0' : mix(dim, s.sky.deep, 0.5)) +
    shape('M-18 0L0-66Q-8-30-28-2ZM18 0L0-66Q8-30 26-2Z', s.lit(mix(hue, '#ffffff', 0.4))) +
    stroke('M0-94V-84M0-88L74-78', s.shade('#7a5a3a'), 3) +
    stroke('M-34-28L-74 4M90-36L126 4', s.shade('#8a7a62'), 1.4)
  );
}

/** A round-nosed caravan with an awning. */
function caravan(s: Scene, hue: string): string {
  const tyre = '#241f24';
  return (
    lampGlow(s, 0, -50, 150, 90) +
    oval(-s.side * 10, 4, 96, 7, s.sky.deep, 0.24) +
    shape(
      'M-92-16V-76Q-88-112-50-114H52Q90-110 92-70V-16Z',
      s.down([0, s.lit('#fbf4e6')], [1, mix(s.lit('#fbf4e6'), s.shade('#e6d9c4'), 0.5)]),
    ) +
    shape('M-92-16V-52Q0-36 92-52V-16Z', s.lit(hue)) +
    panes(s, {
      x: -80,
      y: -98,
      w: 96,
      h: 40,
      columns: 2,
      rows: 1,
      fillX: 0.76,
      fillY: 0.76,
      frame: s.lit('#fffaf0'),
      lamps: 1,
    }) +
    door(s, 54, -14, 30, 76, hue, '#fffaf0') +
    disc(-26, -12, 17, tyre) +
    disc(-26, -12, 7, s.lit('#d9d2c6')) +
    stroke('M-92-18L-128-8', s.shade('#5a5450'), 5) +
    shape('M-84-98L-112-72H-22L-4-98Z', s.lit(hue), 0) +
    shape('M16-96H100L122-70H30Z', s.lit(mix(hue, '#fff2da', 0.2))) +
    shape('M34-96H50L66-70H48ZM66-96H82L100-70H84Z', s.lit('#fff2da'), 0.85) +
    stroke('M120-70V2', s.shade('#8a7a6a'), 3)
  );
}

const hues = ['#e0762e', '#2f7f8a', '#d9a33a', '#b5432f', '#6f9448'] as const;

function scattered(s: Scene, one: (s: Scene, hue: string) => string): string {
  const turn = s.r.int(0, 4);
  const hue = (i: number) => hues[(turn + i) % 5] ?? hues[0];
  const flip = s.r.chance(0.5);
  return (
    place(-216, -26, 0.66, one(s, hue(0))) +
    place(-70, -34, 0.6, one(s, hue(1)), true) +
    place(214, -30, 0.66, one(s, hue(2)), true) +
    place(96, 2, 1.1, one(s, hue(3)), flip)
  );
}

const spread = { depth: 40, scattered: true } as const;

export const camps: readonly [Building, ...Building[]] = [
  {
    says: 'tents around a campfire',
    half: 240,
    ...spread,
    door: 96,
    build: (s) => scattered(s, domeTent),
    before: campsite,
  },
  {
    says: 'ridge tents around a campfire',
    half: 240,
    ...spread,
    door: 96,
    build: (s) => scattered(s, ridgeTent),
    before: campsite,
  },
  {
    says: 'caravans under string lights',
    half: 270,
    ...spread,
    door: 190,
    fits: ['coast', 'lake', 'plain', 'hills', 'forest', 'river', 'desert', 'backwater'],
    build(s) {
      const turn = s.r.int(0, 4);
      return (
        place(-190, -14, 0.84, caravan(s, hues[turn] ?? hues[0])) +
        place(150, 4, 1.14, caravan(s, hues[(turn + 2) % 5] ?? hues[0])) +
        stringLights(s, -300, -120, -20, -150, 9) +
        stringLights(s, -20, -150, 290, -140, 9) +
        stroke('M-300 0V-122M-20 0V-152M290 0V-142', s.shade('#6a5038'), 4)
      );
    },
    before: campsite,
  },
  {
    says: 'tents and a cooking shelter around a campfire',
    half: 260,
    ...spread,
    build(s) {
      const turn = s.r.int(0, 4);
      const hue = (i: number) => hues[(turn + i) % 5] ?? hues[0];
      return (
        place(-230, -22, 0.8, ridgeTent(s, hue(0))) +
        place(216, -22, 0.74, domeTent(s, hue(1)), true) +
        verandah(s, -86, 86, 0, 78, 3, '#8a5a38', 6) +
        shape('M-70 0V-34H70V0Z', s.shade('#8a6242')) +
        stroke('M-70-34H70', s.lit('#d9a468'), 5) +
        person('standing', -30, 0, 47, mix(s.sky.deep, s.shade('#c4402b'), 0.4)) +
        person('sari', 24, 0, 44, mix(s.sky.deep, s.shade('#e0a030'), 0.4), true) +
        hipRoof(s, 0, -74, 118, 40, 54, s.r.pick(['#8f7a58', '#5f6f78', '#a8563a']))
      );
    },
    before: campsite,
  },
];
