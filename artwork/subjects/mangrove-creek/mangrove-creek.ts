import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { broadWoods, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { egret, tiger } from '../../kit/people/animals.ts';
import { person } from '../../kit/people/people.ts';
import { foliage } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

export const mangroveCreek: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'dawn', 'noon'],
  horizon: { landscape: 0.46, wide: 0.48, tall: 0.48, square: 0.46 },
  paint(s) {
    const h = s.horizon;
    const deep = s.h - h;
    const bank = h + deep * 0.34;
    const seen = s.r.chance(0.5);
    const far = mirrored(
      s,
      broadWoods(s, profile(s.r, s.w, { y: h - 24 * s.u, rise: 16 * s.u }), h + 2, s.far('#3f7450', 0.34), 52 * s.u) +
        roots(s, 0, s.w, h, 26, 0.3),
      h,
      0.4,
      0.6,
    );
    const x = s.w * s.r.between(0.26, 0.32);
    const art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * 0.7, h * 0.36, 6) +
      mist(s, h * 0.8, 100 * s.u, 0.4) +
      far.art +
      water(s, { top: h, colour: '#7f9a80', glitter: 0.6 }) +
      far.echo +
      mudBank(s, bank) +
      oval(x, bank + 44 * s.u, 150 * s.u, 10 * s.u, s.sky.deep, 0.2) +
      (seen
        ? place(x, bank + 44 * s.u, s.u * 1.3, tiger(s))
        : [0, 70, 150, 250]
            .map((dx, i) =>
              place(x - 60 * s.u + dx * s.u, bank + (34 + (i % 2) * 16) * s.u, s.u * 2, egret(s), i % 2 === 0),
            )
            .join('')) +
      place(s.w * 0.74, h + deep * 0.72, s.u * (s.crop === 'tall' || s.crop === 'square' ? 1.1 : 1.5), launch(s));
    return {
      art,
      says: `a boat on a creek of the mangrove forest, ${seen ? 'a tiger' : 'egrets'} on the mud of its bank`,
    };
  },
};

/** Stilt roots below the leaves, from x to x. */
function roots(s: Scene, from: number, to: number, foot: number, tall: number, distance: number): string {
  let path = '';
  for (let x = from; x < to; x += s.r.between(9, 20) * s.u) {
    const reach = s.r.between(-14, 14) * s.u;
    path += d`M${x} ${foot - tall * s.u}Q${x + reach * 0.2} ${foot - tall * 0.3 * s.u} ${x + reach} ${foot + 2}`;
  }
  return stroke(path, s.far('#6a5648', distance), 3 * s.u);
}

/** A bank of mud on one side, its mangroves on their roots, breathing roots along the water. */
function mudBank(s: Scene, y: number): string {
  const mud = s.between(y, y + 110 * s.u, [0, s.far('#a8906c', 0.1)], [1, s.shade('#8a7458')]);
  const end = s.w * 0.66;
  let spikes = '';
  for (let x = 0; x < end * 0.96; x += s.r.between(10, 26) * s.u)
    spikes += d`M${x} ${y + (74 + s.r.between(-8, 10)) * s.u}v${-s.r.between(8, 20) * s.u}`;
  const crowns = [
    [0.02, 150],
    [0.13, 120],
    [0.25, 140],
    [0.37, 105],
    [0.47, 84],
  ] as const;
  return (
    shape(
      d`M-10 ${y - 10 * s.u}H${end * 0.8}Q${end} ${y + 10 * s.u} ${end} ${y + 40 * s.u}Q${end * 0.8} ${y + 76 * s.u} ${s.w * 0.3} ${y + 86 * s.u}T-10 ${y + 100 * s.u}Z`,
      mud,
    ) +
    roots(s, 0, s.w * 0.5, y + 2, 70, 0.1) +
    crowns
      .map(
        ([t, r]) =>
          shape(foliage(s.r, s.w * t, y - (40 + r * 0.6) * s.u, r * s.u, r * 0.7 * s.u, 0.16), s.far('#35683f', 0.08)) +
          shape(
            foliage(
              s.r,
              s.w * t + s.side * r * 0.25 * s.u,
              y - (54 + r * 0.8) * s.u,
              r * 0.6 * s.u,
              r * 0.34 * s.u,
              0.2,
            ),
            s.far('#8fae58', 0.06),
            0.6,
          ),
      )
      .join('') +
    stroke(spikes, s.shade('#5a4a3a'), 3 * s.u)
  );
}

/** A wooden launch with an awning and those who look out, about 260 long. */
function launch(s: Scene): string {
  const hull = s.down([0, s.lit('#2f7f8a')], [1, s.shade('#2f6f7a')]);
  const who = ['#c4402b', '#e0a030', '#4a4a8a', '#8a2f5f'].map((hue) => mix(s.shade(hue), s.sky.deep, 0.3));
  return (
    stroke('M-150 14H-90M110 16H170', '#ffffff', 3, 0.5) +
    [-70, -30, 12, 54].map((x, i) => person(i % 2 ? 'sari' : 'standing', x, -16, 74, who[i] ?? '', i > 1)).join('') +
    stroke('M-96-20V-98M-4-20V-98M86-20V-98', s.lit('#f4ecdc'), 4) +
    shape('M-112-96Q-8-118 102-96V-88H-112Z', s.lit('#f4e6c4')) +
    shape('M-112-90H102V-84H-112Z', s.lit('#c4502f')) +
    shape('M-134-40Q-110-22-60-24H70Q116-26 148-48 140-6 106 14H-104Q-130 4-134-40Z', hull) +
    stroke('M-132-34Q-108-16-60-17H70Q112-18 144-40', s.lit('#fff2dc'), 4)
  );
}
