import { hollow, roundArch, rounded, wall } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { outline, type Point, place, shape, stroke, through } from '../../kit/core/shapes.ts';
import { plain, road } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bedding } from '../../kit/plants/garden.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { water } from '../../kit/water/water.ts';

const brick = '#d99a72';

export const cellularJail: Painter = {
  temperament: 'coast',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.42, wide: 0.44, tall: 0.44, square: 0.44 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.46, 0.54);
    const foot = h + (s.h - h) * 0.34;
    const size = Math.min((foot * 0.84) / 340, (s.w * 0.9) / 760);
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
      s.main(place(x, foot, size, jail(s))) +
      road(
        [x, foot + 20 * size],
        44 * s.u,
        [s.w / 2, s.h],
        250 * s.u,
        s.between(foot, s.h, [0, s.far('#e3c9a4', 0.14)], [1, s.shade('#cfae84')]),
      ) +
      (lawn
        ? bedding(s, s.w * 0.06, x - 120 * s.u, foot + 150 * s.u, '#e0407a') +
          bedding(s, x + 120 * s.u, s.w * 0.94, foot + 150 * s.u, '#f0a830')
        : '') +
      crowd(s, {
        from: x - 300 * s.u,
        to: x + 300 * s.u,
        top: foot + 120 * s.u,
        bottom: s.h - 26 * s.u,
        count: s.r.int(5, 8),
        small: 42 * s.u,
        tall: 82 * s.u,
      });
    return {
      art,
      says: `the Cellular Jail of Port Blair, its wings like spokes about the tower${lawn ? ' and flower beds' : ''}`,
    };
  },
};

/** From the middle outwards on the ground; the second is towards us. */
type Spoke = readonly [x: number, y: number];

/** Seen from above: three wings of cells run out from the tower in their middle like spokes. */
function jail(s: Scene): string {
  const spokes: readonly Spoke[] = [
    [0.24, -0.97],
    [-0.96, 0.3],
    [0.9, 0.44],
  ];
  return spokes.map((spoke) => wing(s, spoke)).join('') + tower(s);
}

/** A wing of three storeys: the rows of cells that look towards us, its end, and its long roof. */
function wing(s: Scene, [ax, ay]: Spoke): string {
  const [from, to, half, tall] = [34, 350, 26, 74];
  // across the wing, to the side that we see
  const [bx, by] = ax < 0 ? [ay, -ax] : [-ay, ax];
  const at = (along: number, across: number, up: number): Point => [
    ax * along + bx * across,
    (ay * along + by * across) * 0.5 - up,
  ];
  const face = (...corners: readonly Point[]) => outline(corners, 1);
  const lit = ax < 0 === s.side < 0 ? s.lit(brick) : s.shade(mix(brick, '#f0c8a0', 0.3));
  let cells = '';
  let ledges = '';
  for (let storey = 0; storey < 3; storey++) {
    const floor = storey * 24;
    ledges += `M${through([at(from, half, floor + 22), at(to, half, floor + 22)])}`;
    for (let i = 0; i < 15; i++) {
      const along = from + 12 + i * 20.5;
      cells += face(
        at(along, half, floor + 4),
        at(along, half, floor + 17),
        at(along + 10, half, floor + 17),
        at(along + 10, half, floor + 4),
      );
    }
  }
  const roof = (across: number, fill: Hex) =>
    shape(
      face(
        at(from - 10, 0, tall + 24),
        at(to + 6, 0, tall + 24),
        at(to + 6, across, tall - 2),
        at(from - 10, across, tall - 2),
      ),
      fill,
    );
  return (
    shape(
      face(at(to, -half, 0), at(to, -half, tall), at(to, 0, tall + 20), at(to, half, tall), at(to, half, 0)),
      s.shade(brick),
    ) +
    shape(face(at(from, half, 0), at(from, half, tall), at(to, half, tall), at(to, half, 0)), lit) +
    shape(cells, hollow(s, '#8a5a44')) +
    stroke(ledges, s.lit('#f6e3c4'), 3) +
    roof(-half - 7, s.lit('#c4604a')) +
    roof(half + 7, s.lit('#a84a36'))
  );
}

/** The watch tower where the wings meet, its lantern and the flag. */
function tower(s: Scene): string {
  const trim = s.lit('#f6e3c4');
  const openings = (y: number) => [-26, 0, 26].map((x) => roundArch(x, y, 15, 30)).join('');
  return (
    shape('M-48 22V-150H48V22Z', rounded(s, mix(brick, '#f0c8a0', 0.3))) +
    shape(openings(14) + openings(-40) + openings(-94), hollow(s, '#8a5a44')) +
    stroke('M-50-26H50M-50-80H50', trim, 4) +
    shape('M-58-146H58V-160H-58Z', trim) +
    shape('M-34-160V-200H34V-160Z', wall(s, '#f0d9b4')) +
    shape([-18, 0, 18].map((x) => roundArch(x, -162, 13, 30)).join(''), s.glowing ? '#ffd384' : s.shade(brick)) +
    shape('M-48-198L-26-226H26L48-198Z', s.lit('#b5533a')) +
    stroke('M0-226V-282', s.shade(brick), 3) +
    shape('M1-282h34v22h-34Z', s.lit('#f4efe6')) +
    shape('M1-282h34v7.500h-34Z', s.lit('#f08a30')) +
    shape('M1-267.500h34v7.500h-34Z', s.lit('#2f8a4a'))
  );
}
