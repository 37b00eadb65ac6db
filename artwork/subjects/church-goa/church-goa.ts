import { lampGlow, postLamp } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { place } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bedding } from '../../kit/plants/garden.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { bush } from '../../kit/plants/plants.ts';
import { chapel, laterite, twin, zigzag } from './churches.ts';

// there are many white churches for each old basilica
const plans = ['stairs', 'stairs', 'twin', 'twin', 'laterite', 'twin', 'chapel', 'chapel'] as const;

const told = {
  stairs: 'a white church above its zigzag stairs',
  twin: 'a white church with two towers among palms',
  laterite: 'an old basilica of red stone in Goa',
  chapel: 'a small white chapel among palms',
} as const;

export const churchGoa: Painter = {
  temperament: 'coast',
  times: ['golden', 'morning', 'dusk', 'noon', 'dawn', 'night'],
  horizon: { landscape: 0.68, wide: 0.7, tall: 0.66, square: 0.68 },
  paint(s) {
    const ground = s.horizon;
    const deep = s.h - ground;
    const plan = s.r.pick(plans);
    const x = s.w * s.r.between(0.4, 0.6);
    const foot = ground + deep * 0.14;
    const light = floodlit(s, 0.6);
    let art = paintSky(s) + birds(s, s.w * (x > s.w / 2 ? 0.2 : 0.8), ground * 0.3, 6);
    art +=
      hills(
        s,
        profile(s.r, s.w, { y: ground * 0.86, rise: 100 * s.u, rough: 0.42, points: 22 }),
        ground + 6,
        s.far('#5f8a70', 0.56),
      ) +
      mist(s, ground, 80 * s.u, 0.4) +
      treeBelt(s, ground + 4, s.r.between(54, 84) * s.u, 0.3, '#4f8050');
    art +=
      palmsBehind(s, ground) +
      plain(s, ground, plan === 'laterite' ? '#8fae5c' : '#d9c39a') +
      lampGlow(s, x, foot - 120 * s.u, 340 * s.u);
    const size = s.u * (s.crop === 'tall' ? 1.1 : 1.2) * (plan === 'chapel' ? 1.1 : 1) * s.r.between(0.84, 1.12);
    if (plan === 'stairs') art += s.main(zigzag(light, x, foot, size));
    else {
      art +=
        road(
          [x, foot],
          40 * s.u,
          [s.w / 2, s.h],
          220 * s.u,
          s.between(foot, s.h, [0, s.far('#e6c9a0', 0.14)], [1, mix(s.shade('#cda578'), s.sky.deep, 0.1)]),
        ) +
        shadow(s, x, foot, 160 * size, 90 * s.u) +
        s.main(place(x, foot, size, { twin, laterite, chapel }[plan](light))) +
        bedding(s, x - 330 * s.u, x - 90 * s.u, foot + 26 * s.u, '#e0407a') +
        bedding(s, x + 90 * s.u, x + 330 * s.u, foot + 26 * s.u, '#f0a830');
      art +=
        postLamp(s, x - 150 * s.u, foot + deep * 0.4, 90 * s.u) +
        postLamp(s, x + 170 * s.u, foot + deep * 0.4, 90 * s.u);
    }
    art += crowd(s, {
      from: x - 250 * s.u,
      to: x + 250 * s.u,
      top: foot + deep * 0.3,
      bottom: s.h - 30 * s.u,
      count: s.r.int(4, 7),
      small: 48 * s.u,
      tall: 86 * s.u,
      cloths: ['#2f6f7a', '#d9822b', '#e8dcc4', '#a8323a', '#e0b03a'],
    });
    return { art: art + foreground(s, x > s.w / 2), says: told[plan] };
  },
};

function palmsBehind(s: Scene, ground: number): string {
  const spots = Array.from({ length: 9 }, () => ({
    x: s.w * s.r.next(),
    y: ground + 8,
    height: s.r.between(110, 210) * s.u,
  }));
  return palmRow(s, spots, s.far('#2f6a4c', 0.2), s.far('#9fbf5f', 0.16));
}

function foreground(s: Scene, left: boolean): string {
  const green = mix(s.sky.deep, s.shade('#2f5a3f'), 0.34);
  const light = s.far('#8fae5a', 0.02);
  const at = (t: number) => s.w * (left ? t : 1 - t);
  const id = s.id();
  return (
    palmRow(
      s,
      [
        { x: at(0.04), y: s.h + 20, height: s.h * 0.82 },
        { x: at(-0.03), y: s.h + 30, height: s.h * 0.56 },
      ],
      green,
      light,
    ) +
    `<defs><g id="${id}">${bush(s, 0, 0, 60, green, s.lit('#e0407a'))}</g></defs>` +
    [0.02, 0.12, 0.93].map((t, i) => place(at(t), s.h + 8, s.u * (1.3 - i * 0.2), `<use href="#${id}"/>`)).join('')
  );
}
