import { arch, hollow, panes, roundArch, wall } from '../../kit/buildings/facade.ts';
import { onionDome } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';

export interface Dress {
  readonly wall: Hex;
  readonly dome: Hex;
  readonly crown: Hex;
  readonly trim: Hex;
}

/** Thousands of bulbs along an outline. */
const bulbs = (s: Scene, path: string): string =>
  s.glowing
    ? `<path d="${path}" fill="none" stroke="#ffe9a8" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 7"/>`
    : '';

function arcade(s: Scene, from: number, to: number, y: number, tall: number, count: number, surface: Hex): string {
  const step = (to - from) / count;
  let open = '';
  for (let i = 0; i < count; i++) open += arch(from + step * (i + 0.5), y, step * 0.72, tall);
  return shape(open, s.glowing ? '#ffdc96' : hollow(s, surface));
}

/** Mysore: three storeys of arches, domed corners, a tower in the middle. */
export function long(s: Scene, dress: Dress): string {
  const { dome, crown, trim } = dress;
  const face = wall(s, dress.wall);
  const pale = s.lit(trim);
  let art = '';
  for (const way of [-1, 1]) {
    const x = way * 232;
    art +=
      place(x, -196, 1, onionDome(s, 66, dome, crown)) +
      shape(d`M${x - 34} 0V-196h68V0Z`, face) +
      arcade(s, x - 28, x + 28, -150, 34, 2, dress.wall) +
      arcade(s, x - 28, x + 28, -92, 44, 2, dress.wall) +
      arcade(s, x - 28, x + 28, -8, 62, 1, dress.wall) +
      shape(d`M${x - 40} -196l6-10h68l6 10Z`, pale) +
      place(x - 30, -200, 1, onionDome(s, 18, dome, crown)) +
      place(x + 30, -200, 1, onionDome(s, 18, dome, crown));
    art += place(way * 132, -158, 1, onionDome(s, 44, dome, crown));
  }
  art +=
    shape('M-200 0V-150H200V0Z', face) +
    arcade(s, -196, -70, -8, 62, 5, dress.wall) +
    arcade(s, 70, 196, -8, 62, 5, dress.wall) +
    arcade(s, -196, -70, -88, 46, 7, dress.wall) +
    arcade(s, 70, 196, -88, 46, 7, dress.wall) +
    stroke('M-204-150H204M-200-78H200', pale, 6) +
    stroke('M-200-84H-70M70-84H200', s.shade(dress.wall), 2, 0.6);
  art +=
    shape('M-70 0V-186H70V0Z', wall(s, mix(dress.wall, '#ffffff', 0.16))) +
    shape(arch(0, -2, 92, 112), s.shade(dress.wall)) +
    shape(arch(0, -2, 72, 94), hollow(s, dress.wall)) +
    arcade(s, -62, 62, -128, 40, 5, dress.wall) +
    shape('M-78-186L-70-196H70L78-186Z', pale);
  art += crownTower(s, dress, -196);
  return (
    art +
    shape('M-276 4V-6H276V4Z', s.shade('#c9b090')) +
    bulbs(
      s,
      'M-266 0V-198H-198V-152H-72V-190H72V-152H198V-198H266V0M-200-80H200M-44-198V-300H44V-198M-24-312Q-40-350 0-376 40-350 24-312M-262-206Q-276-240-232-262-188-240-202-206M262-206Q276-240 232-262 188-240 202-206',
    )
  );
}

function crownTower(s: Scene, { wall: surface, crown, dome, trim }: Dress, y: number): string {
  return place(
    0,
    y,
    1,
    shape('M-44 0V-56H44V0Z', wall(s, surface)) +
      arcade(s, -40, 40, -4, 44, 4, surface) +
      shape('M-52-56L-44-64H44L52-56Z', s.lit(trim)) +
      shape('M-34-64V-104H34V-64Z', wall(s, surface)) +
      arcade(s, -30, 30, -68, 30, 3, surface) +
      shape('M-42-104L-34-112H34L42-104Z', s.lit(trim)) +
      place(-42, -60, 1, onionDome(s, 20, dome, crown)) +
      place(42, -60, 1, onionDome(s, 20, dome, crown)) +
      place(0, -110, 1, onionDome(s, 64, crown, '#f0c860')),
  );
}

/** A taller, narrower palace: a clock tower over a porch, two wings under great domes. */
export function towered(s: Scene, dress: Dress): string {
  const { dome, crown, trim } = dress;
  const face = wall(s, dress.wall);
  const pale = s.lit(trim);
  let art = '';
  for (const way of [-1, 1]) {
    const x = way * 178;
    art +=
      shape(d`M${x - 70} 0V-128h140V0Z`, face) +
      arcade(s, x - 64, x + 64, -8, 50, 4, dress.wall) +
      panes(s, {
        x: x - 66,
        y: -122,
        w: 132,
        h: 52,
        columns: 5,
        rows: 1,
        arched: true,
        fillX: 0.5,
        fillY: 0.8,
        frame: pale,
      }) +
      stroke(d`M${x - 74} -128h148M${x - 70} -66h140`, pale, 5) +
      shape(d`M${x - 40} -128v-26h80v26Z`, face) +
      place(x, -152, 1, onionDome(s, 84, dome, crown)) +
      place(x - 60, -130, 1, onionDome(s, 22, dome, crown)) +
      place(x + 60, -130, 1, onionDome(s, 22, dome, crown));
  }
  art +=
    shape('M-108 0V-150H108V0Z', wall(s, mix(dress.wall, '#ffffff', 0.14))) +
    [-72, 0, 72].map((x) => shape(arch(x, -4, 52, 92), hollow(s, dress.wall))).join('') +
    panes(s, {
      x: -100,
      y: -142,
      w: 200,
      h: 36,
      columns: 9,
      rows: 1,
      arched: true,
      fillX: 0.5,
      fillY: 0.8,
      frame: pale,
    }) +
    stroke('M-112-150H112M-108-102H108', pale, 6);
  art +=
    shape('M-38-150V-292H38V-150Z', face) +
    shape(roundArch(0, -166, 34, 56), hollow(s, dress.wall)) +
    disc(0, -258, 18, pale) +
    disc(0, -258, 14, s.lit('#fffaf0')) +
    stroke('M0-258V-268M0-258L8-254', s.sky.deep, 2) +
    stroke('M-42-232H42M-44-292H44', pale, 6) +
    shape('M-30-292V-322H30V-292Z', face) +
    arcade(s, -28, 28, -294, 26, 4, dress.wall) +
    place(0, -322, 1, onionDome(s, 58, crown, '#f0c860')) +
    place(-38, -292, 1, onionDome(s, 16, dome, crown)) +
    place(38, -292, 1, onionDome(s, 16, dome, crown));
  return (
    art +
    shape('M-262 4V-6H262V4Z', s.shade('#c9b090')) +
    bulbs(
      s,
      'M-248 0V-130H-110V-152H-40V-294H40V-152H110V-130H248V0M-248-66H248M-216-158Q-234-204-178-234-122-204-140-158M216-158Q234-204 178-234 122-204 140-158M-24-326Q-40-360 0-382 40-360 24-326',
    )
  );
}
