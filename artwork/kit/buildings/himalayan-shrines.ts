import type { Scene } from '../core/scene.ts';
import { d, disc, place, shape, stroke } from '../core/shapes.ts';
import { snowCap } from '../land/snowfield.ts';
import { arch, hollow, wall } from './facade.ts';
import { chhatri } from './mughal.ts';

const granite = '#b3a596';

/** A stone shrine of the high Himalaya: a tower under a wooden cap, its hall before it; foot at the origin. */
export function stoneShrine(s: Scene): string {
  const face = wall(s, granite);
  const dim = s.shade(granite);
  const roof = s.lit('#c58a4a');
  let art = shape('M-150 0V-16H150V0Z', wall(s, '#a09488')) + stroke('M-150-15H150', s.lit('#d8ccba'), 2);
  art += courses(s, 'M-52-16C-54-120-44-168-22-196H38C60-168 70-120 68-16Z', -46);
  art += shape(
    s.side < 0
      ? 'M34-16C40-110 36-160 22-196H38C60-168 70-120 68-16Z'
      : 'M-18-16C-24-110-20-160-6-196H-22C-44-168-54-120-52-16Z',
    dim,
    0.7,
  );
  art +=
    shape('M-14-16V-190H30V-16Z', s.lit('#cabdab'), 0.35) +
    shape('M-34-196H50L40-210H-24Z', dim) +
    shape('M-44-212L8-238 60-212 52-206H-36Z', roof) +
    shape('M8-238L60-212 52-206Z', s.shade('#9a6434'));
  art +=
    stroke('M8-238V-272', s.shade('#8a6a4a'), 2.4) +
    disc(8, -246, 5, s.lit('#f0c050')) +
    shape('M9-272L40-264 9-254Z', s.lit('#e8762c'));
  art +=
    shape('M-136-16V-84H-44V-16ZM-44-16V-96H-40Z', face) +
    shape('M-148-80L-90-122-32-80Z', face) +
    shape('M-152-80L-90-128-28-80H-40L-90-116-140-80Z', roof);
  art +=
    stroke('M-136-58H-44M-120-84V-16M-60-84V-16', dim, 2, 0.6) +
    shape('M-106-16V-52a16 16 0 0 1 32 0V-16Z', hollow(s, granite)) +
    disc(-90, -94, 7, dim);
  art += garlands(s);
  return art + shape('M-112 0L-108-16H-72L-68 0Z', s.lit('#c8bba8'));
}

/** A tower of stone laid in courses, from `y` up. */
function courses(s: Scene, tower: string, y: number): string {
  let joints = '';
  for (let i = 0; i < 6; i++) joints += d`M-80 ${y - i * 24}H80`;
  return `${shape(tower, wall(s, granite))}<g clip-path="${s.clip(tower)}">${stroke(joints, s.shade(granite), 1.8, 0.5)}</g>`;
}

function garlands(s: Scene): string {
  return `<path d="M-136-82q11.500 16 23 0q11.500 16 23 0q11.500 16 23 0q11.500 16 23 0" fill="none" stroke="${s.lit('#f0a830')}" stroke-width="4" stroke-dasharray="3 3"/>`;
}

/** The same under snow. */
export const snowyStoneShrine = (s: Scene): string =>
  stoneShrine(s) +
  snowCap(s, 'M-48-212L8-240 62-212M-154-80L-90-127-27-80', 10) +
  snowCap(s, 'M-148-15H-108M-70-15H146', 8) +
  snowCap(s, 'M-36-196H50', 5);

/** A painted gate-shrine with a great arch and gilded kiosks. */
export function paintedShrine(s: Scene): string {
  const gold = '#e8b84a';
  const trim = s.lit('#fbe9c4');
  let art =
    shape('M-160 0V-14H160V0Z', wall(s, '#a09488')) +
    shape('M-144-14V-98H144V-14Z', wall(s, '#c4584a')) +
    shape('M-70-14V-158H70V-14Z', wall(s, '#e2ae4f'));
  let panels = '';
  let lights = '';
  for (const x of [-124, -90, 90, 124]) {
    panels += arch(x, -22, 26, 58);
    lights += arch(x, -22, 14, 40);
  }
  art += shape(panels, s.lit('#3f7fa8')) + shape(lights, s.glowing ? '#ffd384' : s.shade('#24506e'));
  art += stroke('M-144-88H-70M70-88H144M-70-148H70M-70-126H70', trim, 4);
  art +=
    shape(arch(0, -14, 96, 128), s.lit('#b8402f')) +
    shape(arch(0, -14, 78, 110), s.lit('#3f7fa8')) +
    shape(arch(0, -14, 60, 92), hollow(s, '#6a3a30')) +
    disc(0, -136, 7, trim) +
    disc(-46, -137, 5, s.lit('#c4584a')) +
    disc(46, -137, 5, s.lit('#c4584a'));
  for (const [x, y, w] of [
    [-48, -158, 34],
    [48, -158, 34],
    [0, -160, 46],
    [-128, -98, 28],
    [128, -98, 28],
  ] as const)
    art += place(x, y, 1, chhatri(s, w, '#d9c9b0', gold));
  return art + shape('M-60 0L-50-14H50L60 0Z', s.lit('#d8ccba'));
}

/** The same under snow. */
export const snowyPaintedShrine = (s: Scene): string =>
  paintedShrine(s) +
  snowCap(s, 'M-148-100H-112M-90-100H-72M72-100H90M112-100H148M-72-160H-66M66-160H72M-26-160H-22M22-160H26', 8) +
  snowCap(s, 'M-156-14H-68M68-14H156', 7) +
  snowCap(s, 'M-14-208Q0-224 14-208M-57-196Q-48-206-39-196M39-196Q48-206 57-196', 5);

/** A lone tower on a ridge, with little shrines at its sides and a dry-stone wall, under snow. */
export function ridgeShrine(s: Scene): string {
  const dim = s.shade(granite);
  const roof = s.lit('#a8643f');
  let art = '';
  for (const x of [-104, 100])
    art +=
      shape(
        d`M${x - 24} 0C${x - 25} -40 ${x - 18} -62 ${x - 8} -72H${x + 8}C${x + 18} -62 ${x + 25} -40 ${x + 24} 0Z`,
        wall(s, granite),
      ) +
      shape(d`M${x - 8} 0v-22h16v22Z`, hollow(s, granite)) +
      snowCap(s, d`M${x - 9} -73h18`, 8);
  art +=
    courses(s, 'M-66-10C-68-110-58-150-30-176H30C58-150 68-110 66-10Z', -34) +
    shape(
      s.side < 0
        ? 'M26-10C34-100 34-144 16-176H30C58-150 68-110 66-10Z'
        : 'M-26-10C-34-100-34-144-16-176H-30C-58-150-68-110-66-10Z',
      dim,
      0.6,
    );
  art +=
    shape('M-44-176H44V-196H-44Z', s.shade('#7a5236')) +
    stroke('M-30-178v-16M-10-178v-16M10-178v-16M30-178v-16', s.lit('#c58a4a'), 4) +
    shape('M-64-194L0-232 64-194Z', roof) +
    shape(s.side < 0 ? 'M0-232L64-194H10Z' : 'M0-232L-64-194H-10Z', s.shade('#8a4f34'), 0.7) +
    disc(0, -238, 6, s.lit('#f0c050')) +
    stroke('M0-244V-276', s.shade('#8a6a4a'), 2.4) +
    shape('M1-276L34-267 1-256Z', s.lit('#e8762c'));
  art +=
    shape('M-52 0V-74H52V0Z', wall(s, granite)) +
    shape('M-64-70L0-112 64-70Z', roof) +
    shape('M-16 0V-38a16 16 0 0 1 32 0V0Z', hollow(s, granite)) +
    disc(0, -84, 6, dim);
  return (
    art +
    snowCap(s, 'M-64-195L0-233 64-195M-66-70L0-113 66-70', 10) +
    shape('M-190 4V-20H-70V4ZM70 4V-22H190V4Z', wall(s, '#9a8f84')) +
    stroke('M-186-8H-74M-170-20V-8M-140-8V4M-110-20V-8M74-9H186M96-22V-9M130-9V4M164-22V-9', dim, 1.6, 0.6) +
    snowCap(s, 'M-190-20H-72M72-22H190', 8)
  );
}
