import { arch, hollow, wall } from '../../kit/buildings/facade.ts';
import { onionDome } from '../../kit/buildings/mughal.ts';
import { shikhara } from '../../kit/buildings/temples.ts';
import type { Hex } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import { disc, place, shape, stroke } from '../../kit/core/shapes.ts';

/** A bazaar's colours: its plaster, its trim and the cloth over its shops. */
export interface Town {
  readonly walls: readonly [Hex, Hex, Hex, Hex];
  readonly trim: Hex;
  readonly cloths: readonly [Hex, Hex, Hex];
  readonly says: string;
}

export type End = 'gate' | 'clock' | 'spire' | 'gatehouse';

export const beyond: Record<End, string> = {
  gate: 'an arched gate',
  clock: 'a clock tower',
  spire: 'a temple spire',
  gatehouse: 'a tiled gatehouse',
};

const wet: readonly [End, ...End[]] = ['clock', 'gatehouse'];
const dry: readonly [End, ...End[]] = ['gate', 'clock', 'spire'];

/** What may close a street: tiled roofs where it snows or rains hard, domes and spires on the plains. */
export const endsIn: Record<Setting, readonly [End, ...End[]]> = {
  mountain: wet,
  highland: dry,
  hills: wet,
  coast: wet,
  backwater: wet,
  forest: dry,
  lake: dry,
  river: dry,
  plain: dry,
  desert: dry,
  city: dry,
  town: dry,
};

/** What closes the view, about 260 high; its foot at the origin. */
export function landmark(s: Scene, end: End, town: Town): string {
  const stone = end === 'spire' ? '#e0a870' : (town.walls[1] ?? '#d9a878');
  const face = wall(s, stone);
  const trim = s.lit(town.trim);
  if (end === 'clock')
    return (
      shape('M-60 0V-70H60V0Z', face) +
      shape(arch(0, 0, 50, 58), s.far('#e9d6b8', 0.5)) +
      shape('M-34-70V-210H34V-70Z', face) +
      stroke('M-64-70H64M-38-140H38M-38-210H38', trim, 5) +
      disc(0, -176, 22, trim) +
      disc(0, -176, 17, s.glowing ? '#fff0c4' : s.lit('#fffaf0')) +
      stroke('M0-176V-188M0-176L9-171', s.sky.deep, 2.4) +
      shape(`${arch(-16, -82, 16, 40)}${arch(16, -82, 16, 40)}`, hollow(s, stone)) +
      place(0, -210, 1, onionDome(s, 52, '#c4806a')) +
      place(-32, -210, 1, onionDome(s, 16, '#c4806a')) +
      place(32, -210, 1, onionDome(s, 16, '#c4806a'))
    );
  if (end === 'spire')
    return (
      place(-54, -50, 1, shikhara(s, 60, 110, stone)) +
      place(58, -50, 1, shikhara(s, 60, 104, stone)) +
      place(0, -60, 1, shikhara(s, 96, 210, stone)) +
      shape('M-100 0V-62H100V0Z', face) +
      stroke('M-104-62H104', trim, 5) +
      shape(arch(0, 0, 40, 52), hollow(s, stone)) +
      shape(`${arch(-64, 0, 26, 40)}${arch(64, 0, 26, 40)}`, hollow(s, stone))
    );
  if (end === 'gatehouse') return gatehouse(s, stone, trim);
  return (
    shape('M-130 0V-150H130V0Z', face) +
    shape(arch(0, 0, 96, 128), s.far('#e9d6b8', 0.5)) +
    shape(`${arch(-92, 0, 44, 92)}${arch(92, 0, 44, 92)}`, s.shade(stone)) +
    stroke('M-134-150H134', trim, 6) +
    shape([-108, -72, -36, 0, 36, 72, 108].map((x) => arch(x, -154, 22, 30)).join(''), hollow(s, stone)) +
    [-108, 0, 108].map((x) => place(x, -150, 1, onionDome(s, x ? 46 : 64, stone))).join('') +
    stroke('M-44-4V-66M44-4V-66', trim, 4)
  );
}

/** Two hipped roofs of tile over a passage, as they stand before houses and shrines where it rains. */
function gatehouse(s: Scene, stone: Hex, trim: Hex): string {
  const tile = '#b5553a';
  const roof = (y: number, half: number, ridge: number, rise: number) =>
    shape(
      `M${-half} ${y}Q${-half * 0.6} ${y - rise * 0.4} ${-ridge} ${y - rise}H${ridge}Q${half * 0.6} ${y - rise * 0.4} ${half} ${y}Z`,
      s.down([0, s.lit(tile)], [1, s.shade(tile)]),
    ) + stroke(`M${-half} ${y}H${half}M${-ridge} ${y - rise}H${ridge}`, trim, 3.4);
  return (
    shape('M-104 0V-120H104V0Z', wall(s, stone)) +
    shape(arch(0, 0, 74, 104), s.far('#e9d6b8', 0.5)) +
    shape(`${arch(-72, -20, 28, 62)}${arch(72, -20, 28, 62)}`, hollow(s, stone)) +
    roof(-112, 132, 74, 46) +
    shape('M-60-156V-200H60V-156Z', wall(s, stone)) +
    shape([-40, -20, 0, 20, 40].map((x) => arch(x, -162, 13, 28)).join(''), hollow(s, stone)) +
    roof(-194, 88, 40, 48) +
    stroke('M-30-242v-16M0-242v-24M30-242v-16', s.lit('#e8b040'), 4)
  );
}
