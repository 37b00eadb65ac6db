import { storeyedTemple } from '../../kit/buildings/temples.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { broadLeaves, leafyTree } from '../../kit/plants/plants.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { lodging } from '../../kit/water/bathing-steps.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { onFootbridge, valley } from './footbridge-view.ts';

const fronts = ['rock', 'tree', 'steps'] as const;
export const gangaBridge: Painter = {
  temperament: 'himalaya',
  times: ['golden', 'dawn', 'morning', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.62, square: 0.66 },
  paint(s) {
    if (s.r.chance(0.34))
      return { art: onFootbridge(s), says: 'walkers on a suspension bridge over the Ganga, temples at its end' };
    const chosen = s.r.pick(fronts);
    // nobody takes a raft out by night
    const front = s.time === 'night' ? 'steps' : chosen;
    const shore = s.horizon - (front === 'steps' ? 0.06 * s.h : s.r.between(0, 0.05) * s.h);
    const gap = s.r.between(0.44, 0.56);
    const size = s.u * s.r.between(0.82, 1.2);
    const far = valley(s, shore, gap) + banks({ ...s, u: size }, shore, gap);
    const both = mirrored(s, far, shore, 0.34, 0.7);
    let art =
      paintSky(s) + both.art + water(s, { top: shore, colour: '#3d8a84' }) + both.echo + mist(s, shore, 36 * s.u, 0.4);
    art += birds(s, s.w * gap, shore * s.r.between(0.2, 0.34)) + bridge({ ...s, u: size }, shore);
    const deep = s.h - shore;
    const rafts = front === 'steps' ? 0 : s.r.int(1, 2);
    art += place(s.w * s.r.between(0.3, 0.7), shore + deep * 0.2, s.u * 0.5, rowingBoat(s, '#d9b04b'), s.r.chance(0.5));
    for (let i = 0; i < rafts; i++)
      art += place(
        s.w * s.r.between(0.34 + i * 0.2, 0.46 + i * 0.2),
        shore + deep * (i ? 0.36 : s.r.between(0.5, 0.64)),
        s.u * (i ? 0.66 : s.r.between(1, 1.5)),
        raft(s),
      );
    const below = rafts === 0 ? 'pilgrims on the steps before it' : `${rafts > 1 ? 'rafts' : 'a raft'} passing below`;
    return { art: art + nearBank(s, front), says: `a suspension bridge over the Ganga, ${below}` };
  },
};

function banks(s: Scene, shore: number, gap: number): string {
  let art = '';
  const both = s.r.chance(0.4);
  const holy = s.r.pick([-1, 1]);
  for (const way of [-1, 1]) {
    // the temples stand between the piers, never behind one
    const edge = s.w * (gap + way * s.r.between(0.11, 0.16));
    const count = s.crop === 'wide' ? 7 : 5;
    for (let i = count; i > 0; i--) {
      const x = edge + way * i * 62 * s.u;
      const h = s.r.between(40, 92) * s.u;
      const colour = s.r.pick(['#f0d9b5', '#e3a878', '#f4e8d4', '#d98a6a', '#e8c48f']);
      art += place(x, shore, s.u, lodging(s, h / s.u, colour));
    }
    if (both || way === holy)
      art += place(
        edge + way * s.r.between(0, 20) * s.u,
        shore,
        s.u,
        storeyedTemple(s, way === holy ? s.r.int(6, 8) : 4),
      );
    art += shape(
      d`M${edge - way * 30 * s.u} ${shore + 4}l${way * 10 * s.u} ${-12 * s.u}H${way < 0 ? -10 : s.w + 10}V${shore + 4}Z`,
      s.lit('#cfae8a'),
    );
  }
  return art;
}

function bridge(s: Scene, shore: number): string {
  const deck = shore - 92 * s.u;
  const steel = mix(s.shade('#8a5a4a'), s.sky.deep, 0.4);
  const [a, b] = [s.w * s.r.between(0.06, 0.2), s.w * s.r.between(0.8, 0.94)];
  const tall = s.r.between(140, 176) * s.u;
  const sag = (t: number) => deck - 12 * s.u - (tall - 12 * s.u) * (2 * t - 1) ** 2;
  const deckAt = (t: number) => deck - Math.sin(Math.PI * t) * 16 * s.u;
  let hangers = '';
  const count = Math.round((b - a) / (15 * s.u));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    hangers += d`M${a + (b - a) * t} ${sag(t)}V${deckAt(t)}`;
  }
  const mid = (a + b) / 2;
  const cable = d`M-20 ${deck - 40 * s.u}L${a} ${deck - tall}Q${mid} ${deck + tall - 24 * s.u} ${b} ${deck - tall}L${s.w + 20} ${deck - 40 * s.u}`;
  const floor = d`M-20 ${deck + 6 * s.u}L${a} ${deck}Q${mid} ${deck - 32 * s.u} ${b} ${deck}L${s.w + 20} ${deck + 6 * s.u}`;
  let art = stroke(hangers, steel, 1.3 * s.u, 0.8) + stroke(cable, steel, 4.4 * s.u) + stroke(floor, steel, 8 * s.u);
  art += `<g transform="translate(0 ${n1(-4 * s.u)})">${stroke(floor, s.lit('#f0d2a4'), 1.8 * s.u, 0.8)}</g>`;
  for (const x of [a, b])
    art += shape(
      d`M${x - 20 * s.u} ${shore + 40 * s.u}L${x - 12 * s.u} ${deck - tall}H${x - 4 * s.u}V${shore + 40 * s.u}ZM${x + 20 * s.u} ${shore + 40 * s.u}L${x + 12 * s.u} ${deck - tall}H${x + 4 * s.u}V${shore + 40 * s.u}ZM${x - 16 * s.u} ${deck - tall * 0.5}h${32 * s.u}v${8 * s.u}h${-32 * s.u}ZM${x - 18 * s.u} ${deck - tall - 8 * s.u}h${36 * s.u}v${12 * s.u}h${-36 * s.u}Z`,
      steel,
    );
  for (const x of [a, b])
    art += shape(
      d`M${x - 34 * s.u} ${shore + 70 * s.u}l${8 * s.u} ${-90 * s.u}h${52 * s.u}l${8 * s.u} ${90 * s.u}Z`,
      s.down([0, s.lit('#c9ab88')], [1, s.shade('#7d6450')]),
    );
  for (const x of [a, b])
    art += shape(
      d`M${x - 34 * s.u} ${shore + 71 * s.u}h${68 * s.u}l${-8 * s.u} ${80 * s.u}h${-52 * s.u}Z`,
      s.between(shore + 70 * s.u, shore + 150 * s.u, [0, s.shade('#7d6450'), 0.5], [1, s.shade('#7d6450'), 0]),
    );
  for (let i = 0; i < 7; i++) {
    const t = s.r.between(0.06, 0.94);
    art += person(
      s.r.pick(['walker', 'standing', 'sari']),
      a + (b - a) * t,
      deckAt(t) - 3 * s.u,
      24 * s.u,
      steel,
      s.r.chance(0.5),
    );
  }
  if (s.glowing)
    for (let i = 0; i <= 8; i++)
      art += disc(
        a + ((b - a) * i) / 8,
        deckAt(i / 8) - 10 * s.u,
        20 * s.u,
        s.radial([0, '#ffd68a', 0.9], [1, '#ffb65e', 0]),
      );
  return art;
}

const n1 = (value: number): number => Math.round(value * 10) / 10;

function raft(s: Scene): string {
  const body = s.lit(s.r.pick(['#d8452f', '#e0992e', '#2f6fa0']));
  const who = mix(s.sky.deep, s.shade('#2a2a3a'), 0.3);
  let art = '';
  for (let i = 0; i < 4; i++)
    art +=
      person('sitting', -42 + i * 28, -2, 46, who) +
      stroke(d`M${-32 + i * 28} -18l-14 30`, who, 2.2) +
      disc(-42 + i * 28, -34, 6, s.lit('#f0c030'));
  return (
    art +
    shape('M-74-18Q-80 4-58 10H60Q84 4 78-20 70-14 60-10H-56Q-68-12-74-18Z', body) +
    stroke('M-62 2H66', s.lit('#fff3dc'), 2.4, 0.7) +
    stroke('M-90 14h44M-20 17h60M52 14h36', '#ffffff', 3, 0.6)
  );
}

function nearBank(s: Scene, front: (typeof fronts)[number]): string {
  const dark = mix(s.sky.deep, s.shade('#2f4f3c'), 0.4);
  if (front === 'steps') return nearGhat(s);
  const rocks = d`M-10 ${s.h}V${s.h - 84 * s.u}l${70 * s.u} ${-16 * s.u}l${64 * s.u} ${34 * s.u}l${60 * s.u} ${4 * s.u}l${44 * s.u} ${34 * s.u}l${60 * s.u} ${28 * s.u}Z`;
  const facets = d`M${60 * s.u} ${s.h - 100 * s.u}l${64 * s.u} ${34 * s.u}l${-50 * s.u} ${14 * s.u}ZM${184 * s.u} ${s.h - 60 * s.u}l${44 * s.u} ${34 * s.u}l${-60 * s.u} ${-6 * s.u}Z`;
  const leaves = broadLeaves(s, s.w - 20, s.h + 30, 170 * s.u, dark, s.far('#7fa868', 0.05));
  const rock = shape(rocks, dark) + shape(facets, s.far('#a89a84', 0.05), 0.3);
  if (front === 'rock') return rock + person('meditating', 92 * s.u, s.h - 82 * s.u, 104 * s.u, s.sky.deep) + leaves;
  const tree = leafyTree(s, 130, mix(dark, s.sky.deep, 0.2), s.far('#6f9460', 0.05), 0.4);
  return rock + place(s.w * 0.99, s.h + 20, s.u * s.r.between(2.6, 3.6), tree) + leaves;
}

/** Steps down to the water, people bathing and sitting on them. */
function nearGhat(s: Scene): string {
  const stone = '#c9a884';
  let art = '';
  for (let i = 0; i < 4; i++) {
    const y = s.h - (112 - i * 30) * s.u;
    const right = s.w * (0.56 + i * 0.07);
    art +=
      shape(d`M-20 ${y}H${right}V${s.h + 4}H-20Z`, mix(s.shade(stone), s.sky.deep, 0.1 + i * 0.08)) +
      stroke(d`M-20 ${y}H${right}`, s.lit(stone), 2.6 * s.u, 0.75 - i * 0.12);
  }
  return (
    art +
    crowd(s, {
      from: s.w * 0.04,
      to: s.w * 0.54,
      top: s.h - 104 * s.u,
      bottom: s.h - 22 * s.u,
      count: s.r.int(5, 8),
      small: 84 * s.u,
      tall: 116 * s.u,
      poses: ['resting', 'sari', 'meditating', 'standing', 'child'],
    })
  );
}
