import { arch, hollow, wall } from '../../kit/buildings/facade.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, shadow, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';

const stone = '#c4664a';

export const bulandGate: Painter = {
  temperament: 'desert',
  times: ['morning', 'golden', 'dawn', 'noon'],
  horizon: { landscape: 0.72, wide: 0.72, tall: 0.7, square: 0.72 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.46, 0.54);
    const foot = h + (s.h - h) * 0.5;
    const size = s.u * 1.16;
    const art =
      paintSky(s, { clouds: 2 }) +
      birds(s, s.w * 0.2, h * 0.3, 7) +
      mist(s, h * 0.96, 80 * s.u, 0.4) +
      treeBelt(s, h + 4, 60 * s.u, 0.36, '#6f8a4c') +
      plain(s, h, '#cfae80') +
      shadow(s, x, foot, 300 * size, 150 * s.u) +
      s.main(place(x, foot, size, gate(s))) +
      crowd(s, {
        from: x - 150 * s.u,
        to: x + 150 * s.u,
        top: foot - 90 * s.u,
        bottom: foot - 4 * s.u,
        count: 9,
        small: 34 * s.u,
        tall: 44 * s.u,
      }) +
      crowd(s, {
        from: s.w * 0.1,
        to: s.w * 0.9,
        top: foot + 20 * s.u,
        bottom: s.h - 24 * s.u,
        count: 6,
        small: 58 * s.u,
        tall: 90 * s.u,
      });
    return { art, says: 'the great gate of Fatehpur Sikri at the head of its steps' };
  },
};

/** The gate on its flight of steps, its wings turned back: 560 wide and 470 high. */
function gate(s: Scene): string {
  const pale = s.lit('#f4e2c4');
  const dim = s.shade(stone);
  let steps = '';
  for (let i = 0; i < 13; i++) steps += d`M${-250 + i * 7.5} ${-i * 8}h${500 - i * 15}`;
  let art =
    shape('M-262 0L-160-106H160L262 0Z', s.between(-106, 0, [0, s.lit('#c97a58')], [1, s.shade('#c4785a')])) +
    stroke(steps, s.shade('#8f4a38'), 2.4, 0.6);
  for (const way of [-1, 1]) {
    const fill = way === s.side ? mix(s.lit(stone), dim, 0.2) : dim;
    art += shape(d`M${way * 150} -100V-360L${way * 236} -320V-84Z`, fill);
    art += shape(d`M${way * 236} -60V-210H${way * 330}V-30Z`, mix(fill, dim, 0.4));
    for (const y of [-120, -206])
      art += shape(arch(way * 192, y, 42, 62), hollow(s, stone)) + stroke(arch(way * 192, y, 50, 72), pale, 2.6);
    art += place(way * 194, -338, 1, chhatri(s, 44, '#d98a6a'));
    art += shape(merlons(Math.min(way * 236, way * 330), Math.max(way * 236, way * 330), -210, 13), fill);
  }
  art += shape('M-152-104V-404H152V-104Z', wall(s, stone));
  art += stroke('M-136-104V-388H136V-104', pale, 5) + stroke('M-120-104V-372H120V-104', mix(pale, dim, 0.4), 9);
  art += shape(arch(0, -104, 196, 252), s.shade('#8f4636')) + stroke(arch(0, -104, 202, 260), pale, 4);
  for (const x of [-58, 0, 58]) {
    art += shape(arch(x, -104, x ? 38 : 60, x ? 74 : 104), hollow(s, '#7a3a2c'));
    art += shape(arch(x, -216, 36, 56), hollow(s, '#7a3a2c')) + stroke(arch(x, -216, 42, 62), pale, 2);
  }
  art += shape(`M-158-404V-418H158V-404Z${merlons(-156, 156, -418, 15)}`, s.lit('#d98a6a'));
  for (let i = -5; i <= 5; i++)
    art += place(
      i * 27,
      -430,
      1,
      chhatri(s, Math.abs(i) === 5 ? 34 : 22, '#e0a080', Math.abs(i) === 5 ? '#f4e6d0' : '#e8c0a0'),
    );
  return art;
}
