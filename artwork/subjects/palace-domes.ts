import { elephant } from '../animals.ts';
import { mix } from '../colour.ts';
import { crowd } from '../crowd.ts';
import { floodlit } from '../floodlight.ts';
import { bedding } from '../garden.ts';
import { plain, road, shadow, treeBelt } from '../ground.ts';
import { lampGlow, postLamp } from '../houses.ts';
import type { Painter } from '../painting.ts';
import { type Dress, long, towered } from '../palaces.ts';
import { leafyTree } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { disc, oval, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';

const dresses: readonly [Dress, ...Dress[]] = [
  { wall: '#e9d3b0', dome: '#b5432f', crown: '#e8b23a', trim: '#fff4dc' },
  { wall: '#e2c49a', dome: '#a8503a', crown: '#e0ac3a', trim: '#f7e6c8' },
  { wall: '#f2e6d6', dome: '#8f6a78', crown: '#d9a441', trim: '#fffaf0' },
  { wall: '#e6b98f', dome: '#3f7f78', crown: '#e8b84a', trim: '#fbe9cc' },
];

const plans = ['long', 'tower', 'garden'] as const;

export const palaceDomes: Painter = {
  temperament: 'forest',
  times: ['golden', 'night', 'morning', 'dusk', 'dawn', 'noon'],
  horizon: { landscape: 0.68, wide: 0.7, tall: 0.64, square: 0.68 },
  paint(s) {
    const ground = s.horizon;
    const deep = s.h - ground;
    const plan = s.r.pick(plans);
    const dress = s.r.pick(dresses);
    const x = s.w * (plan === 'garden' ? s.r.between(0.46, 0.54) : s.r.between(0.42, 0.58));
    const foot = ground + deep * (plan === 'garden' ? 0.1 : 0.16);
    const lamp = floodlit(s, 0.5);
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.1, 0.3), ground * 0.3, 7);
    art +=
      mist(s, ground, 90 * s.u, 0.4) +
      treeBelt(s, ground + 6, s.r.between(60, 86) * s.u, 0.36) +
      plain(s, ground, plan === 'garden' ? '#8fae5c' : '#d9c09a');
    const size = s.u * (s.crop === 'tall' ? 0.94 : s.crop === 'wide' ? 1.2 : 1.14);
    art +=
      lampGlow(s, x, foot - 100 * s.u, 460 * s.u) +
      shadow(s, x, foot, 300 * size, 90 * s.u) +
      place(x, foot, size, plan === 'tower' ? towered(lamp, dress) : long(lamp, dress));
    if (plan === 'garden') art += garden(s, x, foot);
    else art += parade(s, x, foot, deep);
    return {
      art: art + foreground(s),
      says: `a domed palace of the south${s.glowing ? ' outlined in lamps' : plan === 'garden' ? ' in its gardens' : ', elephants passing before it'}`,
    };
  },
};

/** Caparisoned elephants and those who watch them. */
function parade(s: Scene, x: number, foot: number, deep: number): string {
  const y = foot + deep * 0.5;
  const count = s.r.int(1, 3);
  const first = s.r.pick([0.16, 0.5]) + (3 - count) * 0.06;
  let art =
    road(
      [x, foot],
      60 * s.u,
      [x, s.h],
      300 * s.u,
      s.between(foot, s.h, [0, s.far('#efdfbe', 0.14)], [1, mix(s.shade('#d9bd8f'), s.sky.deep, 0.1)]),
    ) +
    crowd(s, {
      from: s.w * 0.04,
      to: s.w * 0.96,
      top: foot + 8 * s.u,
      bottom: y - 14 * s.u,
      count: 12,
      small: 34 * s.u,
      tall: 46 * s.u,
    });
  for (let i = 0; i < count; i++) {
    const at = s.w * (first + i * 0.17);
    const rug = s.lit(['#b5322f', '#2f6f7a', '#8f2f6a'][i % 3] ?? '#b5322f');
    art +=
      oval(at - s.side * 20 * s.u, y + 2, 100 * s.u, 8 * s.u, s.sky.deep, 0.24) +
      place(
        at,
        y,
        s.u * 0.84,
        elephant(s, '#8f8a90') +
          shape('M-72-140Q-30-152 0-142L4-86Q-34-74-74-88Z', rug) +
          stroke('M-72-92Q-34-80 3-90M-70-132Q-30-144 0-134', s.lit('#f0c860'), 4) +
          shape('M-58-148V-176H-14V-148ZM-64-176L-36-200-8-176Z', s.lit('#e8b23a')) +
          shape('M-50-150v-22h28v22z', s.shade('#8a3a34')) +
          disc(-36, -203, 4, s.lit('#fff0c0')),
      );
  }
  return (
    art +
    crowd(s, {
      from: s.w * 0.05,
      to: s.w * 0.95,
      top: y + 30 * s.u,
      bottom: s.h - 20 * s.u,
      count: 5,
      small: 66 * s.u,
      tall: 88 * s.u,
    })
  );
}

function garden(s: Scene, x: number, foot: number): string {
  let art = road(
    [x, foot],
    36 * s.u,
    [x, s.h],
    240 * s.u,
    s.between(foot, s.h, [0, s.far('#e3cfa4', 0.14)], [1, mix(s.shade('#cdb183'), s.sky.deep, 0.1)]),
  );
  const deep = s.h - foot;
  for (const way of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const at = x + way * (150 + i * 120) * s.u;
      const [from, to] = [Math.min(at, at + way * 240 * s.u), Math.max(at, at + way * 240 * s.u)];
      art += bedding(s, from, to, foot + deep * (0.16 + i * 0.26), i % 2 ? '#f0a830' : '#e0567a');
    }
  for (const t of [0.12, 0.36, 0.72])
    for (const way of [-1, 1]) art += postLamp(s, x + way * (60 + 230 * t) * s.u, foot + deep * t, (56 + 60 * t) * s.u);
  return (
    art +
    crowd(s, {
      from: x - 120 * s.u,
      to: x + 120 * s.u,
      top: foot + 12 * s.u,
      bottom: s.h - 40 * s.u,
      count: 6,
      small: 36 * s.u,
      tall: 88 * s.u,
    })
  );
}

function foreground(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  const both = s.r.chance(0.4);
  return (
    place(s.w * 1.0, s.h + 10, s.u * 4, leafyTree(s, 120, green, light, 0.42)) +
    (both ? place(-10, s.h + 10, s.u * 3.4, leafyTree(s, 120, green, light, 0.42)) : '')
  );
}
