import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { bust, dancer } from './dancer.ts';

const plans = ['face', 'dance', 'pair'] as const;
const told = {
  face: 'a Kathakali dancer with a green painted face and a gilded crown',
  dance: 'a Kathakali dancer before the brass lamp and the drummers',
  pair: 'two Kathakali dancers on the stage of a temple hall',
} as const;

export const kathakali: Painter = {
  temperament: 'coast',
  times: ['golden', 'noon', 'morning', 'dusk'],
  horizon: { landscape: 0.8, wide: 0.8, tall: 0.8, square: 0.8 },
  paint(s) {
    const plan = s.r.pick(plans);
    const floor = s.horizon;
    const size = s.h / 800;
    let art = hall(s, floor);
    if (plan === 'face') art += place(s.w * s.r.between(0.42, 0.58), s.h * 0.78, size * 1.5, bust(s));
    else if (plan === 'dance') {
      const x = s.w * s.r.between(0.5, 0.58);
      art += drummers(s, x, floor) + place(x, s.h * 0.95, size * 1.16, dancer(s, '#c4342b', 1));
    } else
      art +=
        place(s.w * 0.34, s.h * 0.93, size * 1.02, dancer(s, '#c4342b', 1)) +
        place(s.w * 0.68, s.h * 0.94, size * 1.06, dancer(s, '#2f6f3f', -1), true);
    if (plan !== 'face') art += place(s.w * (plan === 'pair' ? 0.51 : 0.2), s.h * 0.985, size * 1.1, lamp(s));
    return { art, says: told[plan] };
  },
};

/** The open hall: pillars, palms between them, the striped curtain and the boards. */
function hall(s: Scene, floor: number): string {
  const wood = '#6f3f28';
  let art = paintSky(s, { clouds: 1 });
  art += palmRow(
    s,
    [0.06, 0.14, 0.86, 0.95].map((t) => ({
      x: s.w * (t + s.r.between(-0.02, 0.02)),
      y: floor + 10,
      height: s.h * s.r.between(0.38, 0.48),
    })),
    s.far('#2f6a4c', 0.16),
    s.lit('#9fbf5f'),
  );
  art += box(0, floor - 60 * s.u, s.w, 60 * s.u, s.far('#4f8a58', 0.2));
  const [left, right, top] = [
    s.w * s.r.between(0.15, 0.21),
    s.w * s.r.between(0.79, 0.85),
    s.h * s.r.between(0.07, 0.12),
  ];
  const lengths = s.r.int(11, 17);
  const stripes = ['#b5322b', '#e2a035', '#2f6f62', '#e2a035'] as const;
  let x = left;
  for (let i = 0; i < lengths; i++) {
    const wide = (right - left) / lengths;
    art += box(x, top, wide + 1, floor - top, s.lit(stripes[i % 4] ?? stripes[0]));
    x += wide;
  }
  let folds = '';
  for (let i = 1; i < lengths; i++) folds += d`M${left + ((right - left) * i) / lengths} ${top}V${floor}`;
  art +=
    stroke(folds, s.sky.deep, 5 * s.u, 0.16) +
    box(left, top, right - left, floor - top, s.radial([0, '#fff0c8', 0.3], [1, s.sky.deep, 0.4]));
  art += box(0, floor, s.w, s.h - floor, s.between(floor, s.h, [0, s.lit('#a8683f')], [1, s.shade('#6f3f28')]));
  let boards = '';
  const narrow = s.r.between(0.042, 0.06);
  for (let i = -6; i < 18; i++)
    boards += d`M${s.w * (0.5 + (i - 6) * narrow)} ${floor}L${s.w * (0.5 + (i - 6) * narrow * 2.2)} ${s.h}`;
  art += stroke(boards, s.shade('#5a3020'), 2.4 * s.u, 0.5);
  for (const t of [0.165, 0.835])
    art +=
      shape(
        d`M${s.w * t - 20 * s.u} ${floor + 14 * s.u}V0H${s.w * t + 20 * s.u}V${floor + 14 * s.u}Z`,
        s.across([0, s.lit(wood)], [1, s.shade(wood)]),
      ) +
      box(s.w * t - 30 * s.u, floor - 10 * s.u, 60 * s.u, 26 * s.u, s.shade(wood)) +
      box(s.w * t - 30 * s.u, top - 20 * s.u, 60 * s.u, 22 * s.u, s.lit('#8f5a38'));
  let garland = '';
  const loops = s.r.int(9, 15);
  for (let i = 0; i <= loops; i++)
    garland += d`M${(s.w * i) / loops} ${top}q${s.w / loops / 2} ${46 * s.u} ${s.w / loops} 0`;
  return (
    art +
    box(0, 0, s.w, top, s.between(0, top, [0, s.shade('#4a281a')], [1, s.shade(wood)])) +
    `<path d="${garland}" fill="none" stroke="${s.lit('#f0a830')}" stroke-width="${Math.round(11 * s.u)}" stroke-dasharray="${Math.round(9 * s.u)} 2"/>`
  );
}

/** The tall brass lamp of the stage, 300 tall. */
function lamp(s: Scene): string {
  const brass = s.across([0, s.lit('#f0cf74')], [0.5, s.lit('#d9a036')], [1, s.shade('#9a6a24')]);
  return (
    disc(0, -262, 120, s.radial([0, '#ffe0a0', 0.6], [1, '#ffc060', 0])) +
    shape('M-46 0Q-44-16-14-22L-8-60H8L14-22Q44-16 46 0Z', brass) +
    shape('M-7-60V-214H7V-60Z', brass) +
    [-74, -118, -160].map((y) => oval(0, y, 15, 7, s.lit('#f0cf74'))).join('') +
    shape('M-44-222H44Q36-198 0-196-36-198-44-222Z', brass) +
    shape('M-6-222L0-262 6-222Z', brass) +
    [-36, -14, 14, 36]
      .map(
        (x) =>
          shape(d`M${x - 6} -222Q${x - 9} -238 ${x} -254Q${x + 9} -238 ${x + 6} -222Z`, '#ffb63e') +
          shape(d`M${x - 3} -222Q${x - 4} -232 ${x} -240Q${x + 4} -232 ${x + 3} -222Z`, '#fff3c8'),
      )
      .join('')
  );
}

/** The drummers at the back, their long drums before them. */
function drummers(s: Scene, x: number, floor: number): string {
  const tall = s.h * 0.4;
  return [-1, 1]
    .map((way) => {
      const at = x + way * s.w * 0.24;
      return (
        person('standing', at, floor + 26 * s.u, tall, mix(s.sky.deep, s.shade('#7a4a30'), 0.7)) +
        shape(
          d`M${at - tall * 0.1} ${floor + 26 * s.u}L${at - tall * 0.08} ${floor - tall * 0.42}H${at + tall * 0.08}L${at + tall * 0.1} ${floor + 26 * s.u}Z`,
          s.lit('#f4ead4'),
        ) +
        place(
          at + way * 4,
          floor - tall * 0.36,
          tall / 300,
          shape('M-46-56Q-30-66 30-60L46 42Q20 62-34 54Z', s.lit('#b5733a')) +
            oval(38, -8, 16, 52, s.lit('#f3e2c0')) +
            stroke('M-40-44L34 44M-40 10L30-50', s.shade('#6a3a22'), 4, 0.6),
          way < 0,
        )
      );
    })
    .join('');
}
