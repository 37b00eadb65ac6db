import { arch, wall } from '../../kit/buildings/facade.ts';
import { merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { pigeons } from '../../kit/people/festive.ts';
import { bush, flowers, leafyTree } from '../../kit/plants/plants.ts';

const basalt = '#8b7d70';
const brick = '#b0694a';
const teak = '#6a4330';

/** Shaniwar Wada, the seat of the Peshwas: its Delhi Gate of spiked teak between two bastions. */
export const shaniwarWada: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'dawn', 'noon'],
  horizon: { landscape: 0.72, wide: 0.75, tall: 0.68, square: 0.72 },
  paint(s) {
    const ground = s.horizon;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const x = s.w * (s.crop === 'wide' ? 0.58 : 0.5);
    const size = s.u * (narrow ? 1.12 : 1.36);
    const art =
      paintSky(s) +
      birds(s, s.w * 0.24, ground * 0.24, 7) +
      treeBelt(s, ground - 60 * s.u, 130 * s.u, 0.46, '#5d7f4d') +
      mist(s, ground - 40 * s.u, 120 * s.u, 0.4) +
      place(x, ground, size, ramparts(s)) +
      plain(s, ground, '#86a055') +
      shadow(s, x, ground, 270 * size, 120 * size) +
      road([x - 20 * s.u, s.h + 10], 210 * s.u, [x, ground], 66 * size, mix(s.lit('#d8b890'), s.sky.haze, 0.12)) +
      s.main(place(x, ground + 3, size, gateHouse(s))) +
      garden(s, x, ground) +
      crowd(s, {
        from: x - 190 * s.u,
        to: x + 190 * s.u,
        top: ground + 20 * s.u,
        bottom: s.h - 40 * s.u,
        count: 9,
        small: 40 * s.u,
        tall: 92 * s.u,
        cloths: ['#a8323a', '#d9822b', '#8a2f5f', '#2f6f7a', '#f0e3c8'],
      }) +
      pigeons(s, x + 150 * s.u, ground + (s.h - ground) * 0.56, 190 * s.u, 11) +
      tree(s);
    return { art, says: 'the Delhi Gate of Shaniwar Wada in Pune between its bastions' };
  },
};

/** The wall to both sides, its foot at the origin: basalt below, brick above. */
const ramparts = (s: Scene): string =>
  shape('M-1300 4V-128H1300V4Z', wall(s, basalt)) +
  shape('M-1300-96V-150H1300V-96Z', wall(s, brick)) +
  shape(merlons(-1300, 1300, -150, 22), s.lit(brick)) +
  stroke('M-1300-96H1300', s.lit('#c9b49c'), 5) +
  stroke(courses(1300, -86, 0), s.shade(basalt), 1.6, 0.5);

/** Joints of the masonry over ± half, from the top down. */
function courses(half: number, top: number, foot: number): string {
  let path = '';
  for (let y = top, row = 0; y < foot; y += 20, row++) {
    path += d`M${-half} ${y}H${half}`;
    for (let x = -half + (row % 2 ? 24 : 0); x < half; x += 48) path += d`M${x} ${y}v20`;
  }
  return path;
}

/** The gate between its bastions, 470 wide, its foot at the origin. */
const gateHouse = (s: Scene): string =>
  stroke('M0-292V-384', s.shade(teak), 5) +
  shape('M2-382Q24-396 44-382T92-380L64-362 92-342Q66-334 44-344T2-340Z', s.lit('#e8762c')) +
  shape('M-112 0V-190H112V0Z', wall(s, basalt)) +
  gallery(s) +
  shape(arch(0, 0, 132, 176), s.lit('#d8c2a0')) +
  shape(arch(0, 0, 112, 160), s.shade('#4a3426')) +
  doors(s) +
  [-168, 168].map((at) => place(at, 0, 1, bastion(s))).join('');

const bastion = (s: Scene): string =>
  shape('M-78 0L-66-168H66L78 0Z', s.across([0, s.lit(basalt)], [0.45, s.far(basalt, 0.02)], [1, s.shade(basalt)])) +
  stroke(
    [-20, -44, -68, -92, -116, -140].map((y) => d`M${-76 - y * -0.07} ${y}H${76 + y * 0.07}`).join(''),
    s.shade(basalt),
    1.6,
    0.5,
  ) +
  shape('M-68-166L-64-222H64L68-166Z', s.across([0, s.lit(brick)], [0.45, s.far(brick, 0.02)], [1, s.shade(brick)])) +
  stroke('M-71-168H71', s.lit('#d0bca4'), 6) +
  shape('M-74-222V-232H74V-222Z', s.lit('#c98a66')) +
  shape(merlons(-72, 72, -232, 20), s.lit(brick)) +
  shape('M-44-190h8v18h-8ZM-4-190h8v18h-8ZM36-190h8v18h-8Z', s.shade('#4a3426'));

/** The drummers' gallery over the gate: carved pillars, cusped arches, a low roof of tiles. */
const gallery = (s: Scene): string =>
  shape('M-116-186V-262H116V-186Z', mix(s.shade('#4a3426'), s.sky.deep, 0.25)) +
  shape(
    [-90, -54, -18, 18, 54, 90].map((at) => arch(at, -198, 30, 52)).join(''),
    s.glowing ? '#ffcf86' : s.far('#c99a68', 0.1),
  ) +
  stroke(
    'M-108-190V-260M-72-190V-260M-36-190V-260M0-190V-260M36-190V-260M72-190V-260M108-190V-260',
    s.lit('#94603e'),
    7,
  ) +
  shape('M-122-182V-200H122V-182Z', s.lit('#a86f48')) +
  stroke('M-118-191H118', s.shade(teak), 3) +
  shape('M-132-258L-104-292H104L132-258Z', s.down([0, s.lit('#b5583c')], [1, s.shade('#b5583c')])) +
  stroke('M-110-268H110M-100-280H100', s.shade('#9a4a34'), 2, 0.6) +
  stroke('M-132-258H132', s.lit('#d9906a'), 5);

/** Teak leaves with rows of spikes against elephants, one of them ajar. */
function doors(s: Scene): string {
  let spikes = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 4; i++) {
      const y = -16 - row * 17;
      spikes += d`M${-49 + i * 12} ${y}l4 -7 4 7ZM${15 + i * 9} ${y}l3 -7 3 7Z`;
    }
  return (
    shape('M-54 0V-112H-3V0Z', wall(s, teak)) +
    shape('M10 4V-108L54-114V0Z', s.shade(teak)) +
    stroke('M-54-112H-3M-54-60H-3M-54-4H-3', s.lit('#a9764a'), 4) +
    shape(spikes, s.lit('#d9b36a')) +
    stroke('M-60-116H60', s.lit('#a86f48'), 7)
  );
}

/** Clipped beds beside the way. */
function garden(s: Scene, x: number, ground: number): string {
  const deep = s.h - ground;
  const [green, light] = [s.far('#4f7a3c', 0.08), s.lit('#8fae58')];
  return [-1, 1]
    .map((way) =>
      [0.1, 0.34, 0.66]
        .map((t) => {
          const at = x + way * (210 + 260 * t) * s.u;
          const y = ground + deep * t;
          return (
            oval(at, y + 8 * s.u, (84 + 90 * t) * s.u, (9 + 12 * t) * s.u, green) +
            flowers(
              s,
              at - (70 + 70 * t) * s.u,
              at + (70 + 70 * t) * s.u,
              y - 4 * s.u,
              y + 12 * s.u,
              14,
              s.lit('#e8a030'),
            ) +
            bush(s, at + way * (110 + 90 * t) * s.u, y + 14 * s.u, (44 + 40 * t) * s.u, green, light)
          );
        })
        .join(''),
    )
    .join('');
}

/** A rain tree at the edge, to look past. */
const tree = (s: Scene): string =>
  place(
    s.w * 0.03,
    s.h + 8,
    s.u * 4.6,
    leafyTree(s, 128, mix(s.sky.deep, s.shade('#3e5c34'), 0.4), s.far('#8fae58', 0.04), 0.42),
  );
