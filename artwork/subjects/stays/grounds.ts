import { postLamp } from '../../kit/buildings/houses.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { bedding, guests, path, stringLights } from '../../kit/plants/garden.ts';
import { approach } from './approach.ts';
import type { Building } from './building.ts';
import { pools } from './pools.ts';

const blooms = ['#e0567a', '#f0a830', '#f3ead8', '#c94f8a'] as const;

/** A path to the door between beds of flowers. */
export function garden(half: number, wide = 34): Building['before'] {
  return (s, around, x, door) => {
    const { ground } = around;
    return (
      approach(s, around, door, wide) +
      bedding(s, x - half * s.u, door - wide * 1.1 * s.u, ground + 8 * s.u, s.r.pick(blooms)) +
      bedding(s, door + wide * 1.1 * s.u, x + half * s.u, ground + 8 * s.u, s.r.pick(blooms)) +
      guests(s, door + s.r.pick([-1, 1]) * (wide + 50) * s.u, ground + 36 * s.u, 54 * s.u, s.r.int(2, 3))
    );
  };
}

/** A broad drive with lamps and a fountain. */
export function forecourt(half: number): Building['before'] {
  return (s, around, x) => {
    const { ground, lot = 0 } = around;
    const drive = lot < 0.5;
    return (
      (drive ? path(s, x, ground, 84, '#d8c4a4') : approach(s, { ...around, lot: lot * 2 - 1 }, x, 70, '#d8c4a4')) +
      bedding(s, x - half * s.u, x - 96 * s.u, ground + 4, s.r.pick(blooms)) +
      bedding(s, x + 96 * s.u, x + half * s.u, ground + 4, s.r.pick(blooms)) +
      (drive ? fountain(s, x + s.w * 0.02, ground + (s.h - ground) * 0.44) : '') +
      guests(s, x - 130 * s.u, ground + 56 * s.u, 52 * s.u) +
      postLamp(s, x - 210 * s.u, ground + 40 * s.u, 80 * s.u) +
      postLamp(s, x + 230 * s.u, ground + 40 * s.u, 80 * s.u)
    );
  };
}

/** One of the pools that lie before a house, with loungers. */
export function poolside(wide: number, loungers: number): Building['before'] {
  return (s, around, x) => {
    const { ground, lot = 0 } = around;
    const pool = pools[Math.floor(lot * pools.length)] ?? pools[0];
    return (
      bedding(s, x - 290 * s.u, x - 40 * s.u, ground + 10 * s.u, s.r.pick(blooms)) +
      bedding(s, x + 90 * s.u, x + 300 * s.u, ground + 10 * s.u, s.r.pick(blooms)) +
      guests(s, x + 180 * s.u, ground + 22 * s.u, 46 * s.u, 2) +
      pool(s, around, x, s.crop === 'tall' || s.crop === 'square' ? wide * 1.3 : wide, loungers) +
      lights(s, x - 300 * s.u, x - 130 * s.u, ground)
    );
  };
}

/** Festoon lamps between two poles. */
const lights = (s: Scene, from: number, to: number, ground: number): string =>
  stroke(
    d`M${from} ${ground + 14 * s.u}v${-88 * s.u}M${to} ${ground + 14 * s.u}v${-80 * s.u}`,
    s.lit('#b58a58'),
    3 * s.u,
  ) + stringLights(s, from, ground - 74 * s.u, to, ground - 66 * s.u, 7);

export function fountain(s: Scene, x: number, y: number): string {
  const spray = stroke(
    'M0-60Q-26-92-44-36M0-60Q26-92 44-36M0-60V-84M0-60Q-12-86-22-44M0-60Q12-86 22-44',
    '#ffffff',
    2.4,
    0.75,
  );
  return place(
    x,
    y,
    s.u,
    oval(0, 6, 104, 20, s.shade('#b09a80')) +
      oval(0, 0, 100, 18, s.lit('#eee0c8')) +
      oval(0, 0, 90, 14, s.down([0, s.sky.air[2]], [1, s.lit('#4fa8b8')])) +
      shape('M-8 2V-36H8V2Z', s.lit('#e6d6bc')) +
      shape('M-40-36Q0-14 40-36Z', s.lit('#eee0c8')) +
      spray,
  );
}
