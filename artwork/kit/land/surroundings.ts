import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { phrases, type Setting } from '../core/setting.ts';
import { d, n, place, shape } from '../core/shapes.ts';
import { birds, paintSky } from '../light/sky.ts';
import { palmRow } from '../plants/palms.ts';
import { framingPines, grove } from '../plants/pines.ts';
import { bush, grass, leafyTree, poplars, thornTree } from '../plants/plants.ts';
import { lands } from './lands.ts';

export interface Surroundings {
  readonly setting: Setting;
  readonly art: string;
  /** Where a building stands. */
  readonly ground: number;
  readonly phrase: string;
  /** The building, to be seen again in water before it. */
  readonly house?: string;
  /** In [0, 1): what the seed has drawn for the ground before it, the same in every crop. */
  readonly lot?: number;
}

const shores: readonly Setting[] = ['lake', 'coast', 'river', 'backwater'];

/** The land around a stay, up to the lawn it stands on, which reaches `depth` behind it. */
export function surroundings(s: Scene, depth = 0): Surroundings {
  const h = s.horizon;
  const { setting } = s;
  const ground = h + (s.h - h) * (shores.includes(setting) ? 0.42 : 0.34);
  const art =
    paintSky(s) +
    birds(s, s.w * s.r.between(0.6, 0.8), h * 0.34) +
    lands[setting](s, h) +
    lawn(s, ground, setting, depth);
  return { setting, art, ground, phrase: phrases[setting] };
}

const turf: Record<Setting, string> = {
  mountain: '#85a05a',
  highland: '#b5a478',
  hills: '#7fa352',
  lake: '#7f9d58',
  river: '#86a05c',
  plain: '#94a356',
  desert: '#d3a873',
  coast: '#8aa65c',
  backwater: '#7fa256',
  city: '#8aa65c',
  town: '#9aa662',
  forest: '#7f9a50',
};

function lawn(s: Scene, ground: number, setting: Setting, depth: number): string {
  const top = ground - (44 + depth) * s.u;
  // under a dark sky grass takes the sky's colour; its own would be grey
  const evening = (colour: Hex) => (s.glowing ? mix(colour, s.sky.air[1], 0.3) : colour);
  const fill = s.between(
    top,
    s.h,
    [0, evening(s.far(turf[setting], 0.22))],
    [0.35, evening(s.far(turf[setting], 0.06))],
    [1, evening(mix(s.shade(turf[setting]), s.sky.deep, 0.36))],
  );
  return shape(
    d`M-10 ${s.h}V${top + 10 * s.u}Q${s.w * 0.3} ${top - 16 * s.u} ${s.w * 0.6} ${top + 2 * s.u}T${s.w + 10} ${top - 6 * s.u}V${s.h}Z`,
    fill,
  );
}

export interface Stand {
  readonly from: number;
  readonly to: number;
  readonly tall: number;
  readonly count: number;
}

/** Trees beside and behind a building, of the kind that grows there; few models, so that they cost little. */
export function trees(
  s: Scene,
  { setting, ground }: Pick<Surroundings, 'setting' | 'ground'>,
  stands: readonly Stand[],
): string {
  const green = s.far('#3a6a46', 0.14);
  const light = s.lit('#8fb05a');
  if (setting === 'mountain' || setting === 'river')
    return stands
      .map(({ from, to, tall, count }) =>
        grove(s, {
          from,
          to,
          ground: () => ground - 10 * s.u,
          height: () => tall * 1.15,
          count: count + 2,
          colour: green,
          light,
        }),
      )
      .join('');
  const spots = stands.flatMap(({ from, to, tall, count }) =>
    Array.from({ length: count }, (_, i) => ({
      x: from + ((to - from) * (i + s.r.between(0.2, 0.8))) / count,
      y: ground - (i % 3) * 9 * s.u,
      height: tall * s.r.between(0.85, 1.15),
    })),
  );
  if (setting === 'highland') return poplars(s, spots, s.far('#5a7a40', 0.12), s.lit('#b5c860'));
  if (setting === 'coast' || setting === 'backwater')
    return palmRow(
      s,
      spots.map((spot) => ({ ...spot, height: spot.height * 1.2 })),
      green,
      light,
    );
  const dry = setting === 'desert';
  const id = s.id();
  const model = dry
    ? thornTree(s, 0, 0, 100, s.far('#5f6f42', 0.1), s.lit('#a8a858'))
    : leafyTree(s, 100, green, light, 0.3);
  return (
    `<defs><g id="${id}">${model}</g></defs>` +
    spots
      .filter((_, i) => !dry || i % 2 === 0)
      .map(({ x, y, height }, i) => place(x, y, (dry ? 0.0066 : 0.01) * height, `<use href="#${id}"/>`, i % 2 === 0))
      .join('')
  );
}

/** The dark corner through which we look, and shrubs along the lower edge; sometimes only the shrubs. */
export function foreground(s: Scene, { setting }: Surroundings, side: 'left' | 'right'): string {
  const green = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  const x = side === 'left' ? 0 : s.w;
  const inward = side === 'left' ? 1 : -1;
  const tall = s.r.chance(0.8);
  let art = '';
  if (setting === 'mountain' || setting === 'river')
    art += tall ? framingPines(s, side, s.h + 4, s.h * s.r.between(0.5, 0.7), s.r.int(2, 4)) : '';
  else if (setting === 'coast' || setting === 'backwater')
    art += tall
      ? palmRow(
          s,
          [
            { x: x + inward * s.w * 0.01, y: s.h + 20, height: Math.min(s.h * 0.8, s.w * 0.62) },
            { x: x + inward * s.w * 0.08, y: s.h + 40, height: Math.min(s.h * 0.6, s.w * 0.46) },
          ],
          green,
          light,
        )
      : '';
  else if (setting === 'highland') {
    const row = [0.01, 0.06, 0.12].map((t, i) => ({
      x: x + inward * s.w * t,
      y: s.h + 10,
      height: Math.min(s.h, s.w * 0.66) * (0.62 - i * 0.1),
    }));
    art += tall ? poplars(s, row, mix(s.sky.deep, s.shade('#4a5f34'), 0.4), s.far('#a8b060', 0.06)) : '';
  } else if (setting === 'desert') return art + dryCorner(s, x, inward, tall);
  else if (tall)
    art += place(
      x + inward * s.w * 0.02,
      s.h + 10,
      n4(s.u * s.r.between(3.6, 4.6)),
      leafyTree(s, 120, green, light, 0.42),
    );
  const id = s.id();
  const model = `<defs><g id="${id}">${bush(s, 0, 0, 60, green, light)}</g></defs>`;
  const spots = [
    [0.02, 1.2],
    [0.1, 0.8],
    [0.17, 0.5],
    [0.96, 0.9],
    [0.88, 0.56],
  ] as const;
  return (
    art +
    model +
    spots.map(([t, size]) => place(x + inward * s.w * t, s.h + 8, size * s.u, `<use href="#${id}"/>`)).join('')
  );
}

function dryCorner(s: Scene, x: number, inward: number, tall: boolean): string {
  const green = mix(s.sky.deep, s.shade('#5a6238'), 0.4);
  const [from, to] = inward > 0 ? [0, s.w * 0.34] : [s.w * 0.66, s.w];
  return (
    (tall ? thornTree(s, x + inward * s.w * 0.05, s.h + 6, 300 * s.u, green, s.far('#a8a052', 0.1)) : '') +
    shape(
      grass(s.r, from, to, () => s.h + 4, 50 * s.u, 10 * s.u),
      mix(green, s.shade('#a88a4a'), 0.3),
    )
  );
}

const n4 = (value: number): number => Number(n(value));
