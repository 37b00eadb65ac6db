import { door } from '../../kit/buildings/building-parts.ts';
import { arch, glass, hollow, panes, wall } from '../../kit/buildings/facade.ts';
import { lampGlow, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { shadow } from '../../kit/land/ground.ts';
import type { Building } from './building.ts';
import { encampment } from './campgrounds.ts';

/** A safari tent on its deck, about 240 wide. */
function safariTent(s: Scene, canvas: string): string {
  const bright = s.lit(canvas);
  const dim = s.shade(canvas);
  const wood = '#a8703f';
  let art =
    lampGlow(s, 0, -60, 200, 120) +
    shape('M-132 0V-12H132V0Z', s.lit(wood)) +
    stroke('M-132-12H132', s.lit('#e0ac70'), 3) +
    stroke('M-110 0V10M-40 0V10M40 0V10M110 0V10', s.shade(wood), 6);
  art += shape(
    'M-100-12V-84H100V-12Z',
    s.side < 0 ? s.across([0, bright], [1, mix(bright, dim, 0.6)]) : s.across([0, mix(bright, dim, 0.6)], [1, bright]),
  );
  art +=
    shape(
      'M-48-12V-86L0-118 48-86V-12Z',
      s.glowing ? s.down([0, '#ffe2a4'], [1, '#f2b05e']) : mix(dim, s.sky.deep, 0.45),
    ) +
    shape(
      'M-48-12V-86L0-118Q-22-80-30-60-40-36-30-12ZM48-12V-86L0-118Q22-80 30-60 40-36 30-12Z',
      mix(bright, '#ffffff', 0.2),
    );
  art +=
    stroke('M-44-52h14M30-52h14', s.lit('#b5632f'), 3) +
    panes(s, { x: -96, y: -78, w: 46, h: 44, columns: 1, rows: 1, fillX: 0.6, fillY: 0.6, lamps: 1 }) +
    panes(s, { x: 50, y: -78, w: 46, h: 44, columns: 1, rows: 1, fillX: 0.6, fillY: 0.6, lamps: 1 });
  art +=
    shape('M-126-78L-92-84 0-140 92-84 126-78 110-86 0-152-110-86Z', dim) +
    shape('M-124-80Q-60-106 0-152 60-106 124-80 60-92 0-128-60-92-124-80Z', s.lit(mix(canvas, '#ffffff', 0.3)));
  art +=
    shape('M0-152Q60-106 124-80 60-92 0-128Z', dim, 0.55) +
    stroke('M-124-80L-150 0M124-80L150 0', s.shade('#8a7a62'), 1.6) +
    stroke('M0-150V-166', s.shade(wood), 3.4);
  return art + stroke(railing(-130, -12, 62, 20, 10) + railing(68, -12, 62, 20, 10), s.lit('#c48a52'), 2.2);
}

/** Scalloped canvas with a painted hem, as for a prince on the march. */
function royalTent(s: Scene, canvas: string, hem: string): string {
  const bright = s.lit(canvas);
  const dim = s.shade(canvas);
  let scallop = 'M-124-86';
  for (let i = 0; i < 10; i++) scallop += d`q12.400 20 24.800 0`;
  let panels = '';
  for (const x of [-84, -44, 44, 84]) panels += arch(x, -16, 28, 58);
  return (
    lampGlow(s, 0, -60, 200, 120) +
    shape('M-120 0V-10H120V0Z', s.lit('#c9a474')) +
    shape('M-108-10V-90H108V-10Z', wall(s, canvas)) +
    shape(panels, s.lit(hem), 0.85) +
    stroke(panels, s.lit('#f0c860'), 2) +
    shape(arch(0, -10, 46, 70), s.glowing ? '#ffd98e' : hollow(s, canvas)) +
    shape('M-23-10Q-20-50-6-62-16-40-12-10ZM23-10Q20-50 6-62 16-40 12-10Z', s.lit(mix(canvas, '#ffffff', 0.3))) +
    shape(
      'M-132-86L-40-148Q0-166 40-148L132-86Z',
      s.side < 0
        ? s.across([0, bright], [1, mix(bright, dim, 0.7)])
        : s.across([0, mix(bright, dim, 0.7)], [1, bright]),
    ) +
    stroke('M-88-88L-26-152M-44-88L-12-157M0-88V-160M44-88L12-157M88-88L26-152', s.lit(hem), 3, 0.6) +
    shape(`${scallop}Z`, s.lit(hem)) +
    stroke('M0-158V-184', s.shade('#8a6a4a'), 3.4) +
    shape('M1-184L30-176 1-166Z', s.lit(hem)) +
    stroke('M-130-86L-156 2M130-86L156 2', s.shade('#8a7a62'), 1.6) +
    stroke('M-104-86V0M104-86V0', s.lit('#d9a441'), 4)
  );
}

/** A cone of canvas with a low wall, a stove pipe and a porch of its own cloth. */
function bellTent(s: Scene, canvas: string): string {
  const bright = s.glowing ? mix(s.lit(canvas), '#ffcf7a', 0.4) : s.lit(canvas);
  const dim = s.shade(canvas);
  return (
    lampGlow(s, 0, -60, 170, 110) +
    shape(
      'M-104 0V-34Q-40-56 0-138 40-56 104-34V0Z',
      s.side < 0
        ? s.across([0, bright], [1, mix(bright, dim, 0.75)])
        : s.across([0, mix(bright, dim, 0.75)], [1, bright]),
    ) +
    stroke('M-70-43Q-20-70 0-138M70-43Q20-70 0-138M-34-58Q-8-84 0-138M34-58Q8-84 0-138', dim, 1.8, 0.6) +
    stroke('M-104-34Q0-14 104-34', s.lit(mix(canvas, '#b5633a', 0.4)), 4) +
    shape('M-24 0L0-92 24 0Z', s.glowing ? '#ffe0a0' : mix(dim, s.sky.deep, 0.5)) +
    shape('M-24 0L0-92Q-16-40-36-4ZM24 0L0-92Q16-40 36-4Z', s.lit(mix(canvas, '#ffffff', 0.4))) +
    stroke('M0-136V-156', s.shade('#7a5a3a'), 3) +
    stroke('M-104-32L-138 4M104-32L138 4', s.shade('#8a7a62'), 1.4)
  );
}

/** A geodesic dome with a great clear front. */
function geodesic(s: Scene, cloth: string): string {
  const lines =
    'M-100-12L-62-80 0-118 62-80 100-12M-62-80L-34-34-100-12M-62-80L0-74 0-118M62-80L0-74M62-80L34-34 100-12M-34-34L0-74 34-34ZM-34-34L-44 0M34-34L44 0';
  return (
    lampGlow(s, 0, -60, 180, 120) +
    shape('M-128 4V-10H128V4Z', s.lit('#b5844c')) +
    shape(
      'M-104-8Q-108-120 0-122 108-120 104-8Z',
      s.side < 0
        ? s.across([0, s.lit(cloth)], [1, mix(s.lit(cloth), s.shade(cloth), 0.8)])
        : s.across([0, mix(s.lit(cloth), s.shade(cloth), 0.8)], [1, s.lit(cloth)]),
    ) +
    shape(
      'M-58-8Q-62-84 0-90 62-84 58-8Z',
      s.glowing ? s.down([0, '#ffe6b0'], [1, '#f6b765']) : mix(glass(s), s.sky.air[2], 0.4),
    ) +
    stroke(lines, s.shade(mix(cloth, '#6a5a50', 0.4)), 1.8, 0.5) +
    stroke('M-58-8Q-62-84 0-90 62-84 58-8', s.lit('#fffaf0'), 3) +
    door(s, 0, -10, 30, 50, '#8a6a4a', '#fffaf0') +
    stroke(railing(-126, -10, 40, 20, 9) + railing(86, -10, 40, 20, 9), s.lit('#d9a468'), 2)
  );
}

/** The same tent three times, the middle one nearer, each in its own shadow. */
function three(s: Scene, tent: () => string): string {
  const spots = [
    [-210, -32, 0.68],
    [222, -34, 0.7],
    [0, 0, 1.12],
  ] as const;
  return spots.map(([x, y, size]) => place(x, y, size, shadow(s, 0, 0, 126, 60) + tent())).join('');
}

const spread = { depth: 42, scattered: true } as const;

export const luxuryTents: readonly [Building, ...Building[]] = [
  {
    says: 'luxury tents on wooden decks',
    half: 300,
    ...spread,
    build(s) {
      const canvas = s.r.pick(['#f1e2c4', '#e3cfa8', '#dfe0cc']);
      return three(s, () => safariTent(s, canvas));
    },
    before: encampment,
  },
  {
    says: 'royal tents with scalloped canopies',
    half: 300,
    ...spread,
    fits: ['desert', 'plain', 'lake', 'river', 'city', 'town'],
    build(s) {
      const canvas = s.r.pick(['#f6ead2', '#f0dcc0', '#fbf3e4']);
      const hem = s.r.pick(['#b5322f', '#2f6f7a', '#c98a2b', '#8f2f5f']);
      return three(s, () => royalTent(s, canvas, hem));
    },
    before: encampment,
  },
  {
    says: 'bell tents with lanterns',
    half: 290,
    ...spread,
    build(s) {
      const canvas = s.r.pick(['#f3e6cc', '#e9dcc0', '#f6efe0']);
      return three(s, () => bellTent(s, canvas));
    },
    before: encampment,
  },
  {
    says: 'clear-fronted dome tents on decks',
    half: 300,
    ...spread,
    build(s) {
      const cloth = s.r.pick(['#f4efe4', '#e3e6e0', '#efe0c8']);
      return three(s, () => geodesic(s, cloth));
    },
    before: encampment,
  },
];
