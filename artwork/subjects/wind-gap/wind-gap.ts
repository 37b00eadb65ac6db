import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, treeBelt } from '../../kit/land/ground.ts';
import { land, profile } from '../../kit/land/ridges.ts';
import { fields } from '../../kit/land/valley-life.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { egret } from '../../kit/people/animals.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';

export const windGap: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'noon', 'dawn'],
  horizon: { landscape: 0.62, wide: 0.64, tall: 0.62, square: 0.62 },
  paint(s) {
    const h = s.horizon;
    const gap = s.r.between(0.36, 0.64);
    let art = paintSky(s, { clouds: 4 }) + birds(s, s.w * gap, h * 0.5, 7);
    for (let i = 0; i < 3; i++)
      art += land(
        s,
        profile(s.r, s.w, {
          y: h * (0.98 + i * 0.02),
          rise: (100 - i * 20) * s.u,
          rough: 0.5,
          bend: (t) => -Math.min(1, Math.max(0, Math.abs(t - gap) - 0.07) * 4) * (330 - i * 100) * s.u,
        }),
        h + 8,
        s.far(i < 2 ? '#4f7a80' : '#4a7a58', 0.6 - i * 0.17),
      );
    art += mist(s, h * 0.92, 120 * s.u, 0.5) + treeBelt(s, h + 6, 46 * s.u, 0.3) + plain(s, h, '#93ab55');
    art += fields(s, h, s.h - h);
    art += turbines(s, h);
    return {
      art: art + grove(s, h),
      says: 'coconut palms and windmills in the fields near Coimbatore, the Western Ghats behind',
    };
  },
};

/** Windmills one behind the other, each turned as the wind wills. */
function turbines(s: Scene, h: number): string {
  const small = s.crop === 'tall' || s.crop === 'square';
  const spots = small
    ? [
        [0.2, 0.34],
        [0.84, 0.42],
        [0.52, 0.8],
      ]
    : [
        [0.34, 0.26],
        [0.62, 0.3],
        [0.9, 0.4],
        [0.46, 0.5],
        [0.74, 0.8],
      ];
  return spots
    .map(([t = 0, size = 1]) => place(s.w * t, h + (18 + 88 * size) * s.u, size * s.u * 1.08, turbine(s, 1 - size)))
    .join('');
}

/** One windmill, its hub 430 above the ground. */
function turbine(s: Scene, distance: number): string {
  const white = s.far('#ffffff', distance * 0.4);
  const dim = mix(s.shade('#dfe6ea'), s.sky.haze, distance * 0.5);
  const turn = s.r.between(0, 120);
  const blade = 'M-6 0Q-13-40-9-70L0-196 8-66Q9-30 6 0Z';
  const blades = [0, 120, 240].map((a) => `<path d="${blade}" transform="rotate(${Math.round(turn + a)})"/>`).join('');
  return (
    shape('M-9 0L-5-430H5L9 0Z', s.across([0, s.side < 0 ? white : dim], [1, s.side < 0 ? dim : white])) +
    shape('M-9-424h18v-14h-18Z', dim) +
    `<g transform="translate(0 -432)" fill="${white}">${blades}</g>` +
    disc(0, -432, 10, dim)
  );
}

/** A grove of coconut palms on one side, a path along it, and those who go to the fields. */
function grove(s: Scene, h: number): string {
  const top = s.h * 0.86;
  const earth = s.between(top, s.h, [0, s.far('#b58a5a', 0.06)], [1, mix(s.shade('#8f6a42'), s.sky.deep, 0.2)]);
  const leaf = s.far('#2f6a48', 0.06);
  const spots = [
    [0.02, 560],
    [0.09, 430],
    [0.16, 500],
    [0.235, 330],
  ] as const;
  const cloth = (hue: string) => mix(s.shade(hue), s.sky.deep, 0.25);
  return (
    palmRow(
      s,
      [0.3, 0.36, 0.985].map((t) => ({ x: s.w * t, y: h + 70 * s.u, height: 190 * s.u })),
      s.far('#3f7a50', 0.16),
      s.lit('#a8c25a'),
    ) +
    palmRow(
      s,
      spots.map(([t, tall]) => ({ x: s.w * t, y: top + 30 * s.u, height: tall * s.u })),
      leaf,
      s.lit('#9fbf5f'),
    ) +
    shape(d`M0 ${top + 6 * s.u}Q${s.w * 0.4} ${top - 16 * s.u} ${s.w} ${top + 26 * s.u}V${s.h}H0Z`, earth) +
    stroke(
      d`M0 ${top + 6 * s.u}Q${s.w * 0.4} ${top - 16 * s.u} ${s.w} ${top + 26 * s.u}`,
      s.far('#7f9a4a', 0.02),
      9 * s.u,
    ) +
    person('carrying', s.w * 0.44, s.h - 34 * s.u, 122 * s.u, cloth('#c4402b')) +
    person('sari', s.w * 0.5, s.h - 28 * s.u, 118 * s.u, cloth('#d99a2b')) +
    [0.6, 0.64, 0.9].map((t, i) => place(s.w * t, top + (30 + i * 8) * s.u, s.u * 1.1, egret(s), i % 2 === 0)).join('')
  );
}
