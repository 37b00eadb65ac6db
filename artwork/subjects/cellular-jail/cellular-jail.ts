import { hollow, roundArch, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bedding } from '../../kit/plants/garden.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { water } from '../../kit/water/water.ts';

const brick = '#d99a72';

export const cellularJail: Painter = {
  temperament: 'coast',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.46, 0.54);
    const foot = h + (s.h - h) * 0.24;
    const size = Math.min((foot * 0.84) / 330, (s.w * 0.9) / 720);
    const lawn = s.r.chance(0.5);
    const art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * s.r.between(0.1, 0.3), h * 0.24) +
      water(s, { top: h * 0.9, bottom: h + 20, colour: '#1f93a6' }) +
      mist(s, h * 0.92, 40 * s.u, 0.4) +
      palmRow(
        s,
        [0.03, 0.1, 0.9, 0.97].map((t) => ({ x: s.w * t, y: h + 20, height: s.r.between(230, 320) * s.u })),
        s.far('#2f6a4c', 0.14),
        s.lit('#9fbf5f'),
      ) +
      plain(s, h, '#84b05c') +
      shadow(s, x, foot, 340 * size, 90) +
      s.main(place(x, foot, size, jail(s))) +
      road(
        [x, foot],
        70 * s.u,
        [s.w / 2, s.h],
        250 * s.u,
        s.between(foot, s.h, [0, s.far('#e3c9a4', 0.14)], [1, s.shade('#cfae84')]),
      ) +
      (lawn
        ? bedding(s, s.w * 0.06, x - 120 * s.u, foot + 40 * s.u, '#e0407a') +
          bedding(s, x + 120 * s.u, s.w * 0.94, foot + 40 * s.u, '#f0a830')
        : '') +
      crowd(s, {
        from: x - 300 * s.u,
        to: x + 300 * s.u,
        top: foot + 24 * s.u,
        bottom: s.h - 26 * s.u,
        count: s.r.int(5, 8),
        small: 42 * s.u,
        tall: 82 * s.u,
      });
    return {
      art,
      says: `the Cellular Jail of Port Blair, its tower between wings of cells${lawn ? ' and flower beds' : ''}`,
    };
  },
};

/** The tower in the middle with its lantern, a three-storeyed wing of cells on each side running away from us. */
function jail(s: Scene): string {
  const dim = s.shade(brick);
  const trim = s.lit('#f6e3c4');
  let art = '';
  for (const way of [-1, 1]) {
    const lit = way === -s.side ? s.shade(mix(brick, '#f0c8a0', 0.3)) : s.lit(brick);
    art += shape(d`M${way * 50} 0V-196L${way * 360} -138V0Z`, s.down([0, lit], [1, mix(lit, dim, 0.3)]));
    let cells = '';
    let ledges = '';
    for (let storey = 0; storey < 3; storey++) {
      for (let i = 0; i < 9; i++) {
        const t = i / 9;
        const x = way * (76 + 290 * t);
        const tall = 196 - 58 * ((Math.abs(x) - 50) / 310);
        const [w, cell] = [20 * (1 - t * 0.3), (tall / 3) * 0.62];
        cells += roundArch(x, -(tall / 3) * storey - 8 * (1 - t * 0.3), w, cell);
      }
      ledges += d`M${way * 50} ${-65 * (storey + 1)}L${way * 360} ${-46 * (storey + 1)}`;
    }
    art += shape(cells, hollow(s, '#8a5a44')) + stroke(ledges, trim, 4);
    art += shape(d`M${way * 46} -196L${way * 366} -136V-146L${way * 46} -212Z`, s.lit('#b5533a'));
  }
  art +=
    shape('M-64 0V-226H64V0Z', wall(s, mix(brick, '#f0c8a0', 0.3))) +
    stroke('M-66-66H66M-66-132H66M-66-198H66', trim, 5);
  art += shape(
    [-34, 0, 34].map((x) => roundArch(x, -74, 22, 46) + roundArch(x, -140, 22, 46)).join(''),
    hollow(s, '#8a5a44'),
  );
  art += shape(roundArch(0, 0, 56, 58), hollow(s, '#7a4a38')) + stroke('M-14 0V-46M0 0V-54M14 0V-46', trim, 2, 0.6);
  art +=
    shape('M-74-226H74V-240H-74Z', trim) +
    shape('M-46-240V-292H46V-240Z', wall(s, '#f0d9b4')) +
    shape([-24, 0, 24].map((x) => roundArch(x, -242, 18, 40)).join(''), s.glowing ? '#ffd384' : dim) +
    shape('M-60-290L-34-322H34L60-290Z', s.lit('#b5533a')) +
    shape('M-14-322V-336H14V-322Z', trim) +
    stroke('M0-336V-372', dim, 3) +
    shape('M1-372h30v20h-30Z', s.lit('#f4efe6')) +
    shape('M1-372h30v7h-30Z', s.lit('#f08a30')) +
    shape('M1-359h30v7h-30Z', s.lit('#2f8a4a'));
  return art + shape('M-372 4V-6H372V4Z', s.shade('#c9a882'));
}
