import { lampGlow, postLamp } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { elephant } from '../../kit/people/animals.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bedding } from '../../kit/plants/garden.ts';
import { leafyTree } from '../../kit/plants/plants.ts';
import { type Dress, long, towered } from './palaces.ts';

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
      s.main(place(x, foot, size, plan === 'tower' ? towered(lamp, dress) : long(lamp, dress)));
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

const gardens = ['beds', 'canal', 'avenue'] as const;

function garden(s: Scene, x: number, foot: number): string {
  const kind = s.r.pick(gardens);
  const deep = s.h - foot;
  let art = road(
    [x, foot],
    (kind === 'canal' ? 70 : 36) * s.u,
    [x, s.h],
    (kind === 'canal' ? 430 : 240) * s.u,
    s.between(foot, s.h, [0, s.far('#e3cfa4', 0.14)], [1, mix(s.shade('#cdb183'), s.sky.deep, 0.1)]),
  );
  if (kind === 'canal') art += canal(s, x, foot);
  if (kind !== 'avenue')
    for (const way of [-1, 1])
      for (let i = 0; i < 3; i++) {
        const at = x + way * ((kind === 'canal' ? 250 : 150) + i * 120) * s.u;
        const [from, to] = [Math.min(at, at + way * 240 * s.u), Math.max(at, at + way * 240 * s.u)];
        art += bedding(s, from, to, foot + deep * (0.16 + i * 0.26), i % 2 ? '#f0a830' : '#e0567a');
      }
  if (kind === 'beds')
    for (const t of [0.12, 0.36, 0.72])
      for (const way of [-1, 1])
        art += postLamp(s, x + way * (60 + 230 * t) * s.u, foot + deep * t, (56 + 60 * t) * s.u);
  if (kind === 'avenue') art += clippedTrees(s, x, foot);
  const aside = kind === 'canal' ? s.r.pick([-1, 1]) * 300 * s.u : 0;
  return (
    art +
    crowd(s, {
      from: x + aside - (aside ? 60 : 120) * s.u,
      to: x + aside + (aside ? 60 : 120) * s.u,
      top: foot + (aside ? deep * 0.5 : 12 * s.u),
      bottom: s.h - 40 * s.u,
      count: aside ? 4 : 6,
      small: (aside ? 60 : 36) * s.u,
      tall: 88 * s.u,
    })
  );
}

/** A long basin towards the gate, a row of jets in it. */
function canal(s: Scene, x: number, foot: number): string {
  const deep = s.h - foot;
  const top = foot + deep * 0.08;
  let jets = '';
  let rings = '';
  for (const t of [0.14, 0.3, 0.52, 0.8]) {
    const [y, tall] = [top + (s.h - top) * t, (16 + 44 * t) * s.u];
    jets += d`M${x} ${y}v${-tall}M${x} ${y - tall}q${tall * 0.14} ${-tall * 0.1} ${tall * 0.24} ${tall * 0.8}M${x} ${y - tall}q${-tall * 0.14} ${-tall * 0.1} ${-tall * 0.24} ${tall * 0.8}`;
    rings += d`M${x - tall * 0.5} ${y}h${tall}`;
  }
  const edge = s.lit('#f4e6cc');
  return (
    road([x, top], 40 * s.u, [x, s.h], 236 * s.u, edge) +
    road(
      [x, top + 3 * s.u],
      34 * s.u,
      [x, s.h],
      216 * s.u,
      s.between(top, s.h, [0, mix(s.sky.air[3], s.sky.air[2], 0.4)], [1, mix(s.shade('#3f7f8c'), s.sky.air[1], 0.4)]),
    ) +
    stroke(rings, s.sky.air[3], 2.4 * s.u, 0.6) +
    stroke(jets, s.lit('#f4faf6'), 2.4 * s.u, 0.75)
  );
}

/** Clipped trees in two rows along the walk, the nearest last. */
function clippedTrees(s: Scene, x: number, foot: number): string {
  const deep = s.h - foot;
  const id = s.id();
  const [green, light] = [s.far('#2f5f3c', 0.08), s.lit('#8fae5a')];
  const cone = s.r.chance(0.5);
  const crown = cone
    ? shape('M-26-10Q-22-60 0-112 22-60 26-10 0 0-26-10Z', green) +
      shape(s.side < 0 ? 'M-22-14Q-18-58 0-108-8-58-8-8Z' : 'M22-14Q18-58 0-108 8-58 8-8Z', light, 0.5)
    : shape('M-4 0V-40H4V0Z', s.shade('#6b4a34')) + disc(0, -64, 30, green) + disc(s.side * 9, -72, 17, light, 0.45);
  let art = `<defs><g id="${id}">${oval(-s.side * 20, 0, 40, 6, s.sky.deep, 0.2)}${crown}</g></defs>`;
  for (const t of [0.06, 0.16, 0.3, 0.5, 0.78])
    for (const way of [-1, 1])
      art += place(x + way * (84 + 310 * t) * s.u, foot + deep * t, s.u * (0.5 + 1.1 * t), `<use href="#${id}"/>`);
  return art;
}

function foreground(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  const trees = s.r.pick(['one', 'both', 'none'] as const);
  if (trees === 'none') return '';
  return (
    place(s.w * 1.0, s.h + 10, s.u * 4, leafyTree(s, 120, green, light, 0.42)) +
    (trees === 'both' ? place(-10, s.h + 10, s.u * 3.4, leafyTree(s, 120, green, light, 0.42)) : '')
  );
}
