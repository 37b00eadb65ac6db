import { type Hex, mix } from './colour.ts';
import { treeBelt } from './ground.ts';
import { palmRow } from './palms.ts';
import { framingPines, grove } from './pines.ts';
import { bush, leafyTree } from './plants.ts';
import { hills, land, profile, woods } from './ridges.ts';
import type { Scene } from './scene.ts';
import { d, n, place, shape } from './shapes.ts';
import { birds, mist, paintSky } from './sky.ts';
import { snowRange } from './snow.ts';
import { mirrored, water } from './water.ts';

export type Setting = 'mountain' | 'lake' | 'plain' | 'coast';

export interface Surroundings {
  readonly setting: Setting;
  readonly art: string;
  /** Where a building stands. */
  readonly ground: number;
  readonly phrase: string;
}

const phrases: Record<Setting, string> = {
  mountain: 'in the mountains',
  lake: 'by a lake',
  plain: 'in open country',
  coast: 'by the sea',
};

/** The land around a stay, up to the lawn it stands on. */
export function surroundings(s: Scene, setting: Setting): Surroundings {
  const h = s.horizon;
  const ground = h + (s.h - h) * (setting === 'lake' || setting === 'coast' ? 0.42 : 0.34);
  const paint = { mountain, lake, plain: country, coast }[setting];
  const art = paintSky(s) + birds(s, s.w * s.r.between(0.6, 0.8), h * 0.34) + paint(s, h) + lawn(s, ground, setting);
  return { setting, art, ground, phrase: phrases[setting] };
}

function mountain(s: Scene, h: number): string {
  const gap = s.r.between(0.3, 0.7);
  return (
    snowRange(s, {
      base: h,
      height: h * s.r.between(0.58, 0.72),
      peaks: Math.round(s.w / s.u / 230),
      snow: 0.72,
      distance: 0.24,
    }) +
    mist(s, h * 0.8, 110 * s.u, 0.5) +
    land(
      s,
      profile(s.r, s.w, { y: h * 0.9, rise: 110 * s.u, bend: (t) => -Math.abs(t - gap) * 90 * s.u }),
      h + 40,
      s.far('#5d7f8a', 0.46),
    ) +
    woods(
      s,
      profile(s.r, s.w, { y: h * 1.01, rise: 40 * s.u, bend: (t) => -Math.abs(t - gap) * 120 * s.u }),
      h + (s.h - h) * 0.5,
      s.far('#3a6653', 0.26),
      30 * s.u,
      0.3,
    )
  );
}

function lake(s: Scene, h: number): string {
  const back = mirrored(
    s,
    land(s, profile(s.r, s.w, { y: h * 0.74, rise: 150 * s.u }), h + 4, s.far('#6d8a94', 0.6)) +
      land(s, profile(s.r, s.w, { y: h * 0.86, rise: 90 * s.u }), h + 4, s.far('#5d8078', 0.44)) +
      woods(s, profile(s.r, s.w, { y: h * 0.97, rise: 26 * s.u }), h + 4, s.far('#3f6d58', 0.26), 22 * s.u),
    h,
    0.4,
    0.6,
  );
  return (
    back.art +
    water(s, { top: h, bottom: h + (s.h - h) * 0.6, colour: '#3a8292', glitter: 0.9 }) +
    back.echo +
    mist(s, h, 34 * s.u, 0.4)
  );
}

function country(s: Scene, h: number): string {
  let art = '';
  for (let i = 0; i < 2; i++)
    art += hills(
      s,
      profile(s.r, s.w, { y: h * (0.86 + i * 0.07), rise: (90 - i * 20) * s.u, rough: 0.4, points: 24 }),
      h + 30,
      s.far('#7a8a78', 0.64 - i * 0.16),
    );
  art += mist(s, h, 90 * s.u, 0.4) + treeBelt(s, h + 6, 54 * s.u, 0.36, '#5a7f4c');
  const crops = ['#b9a850', '#8fa850', '#c9b468', '#7f9c4c'] as const;
  crops.forEach((crop, i) => {
    const y = h + i * 26 * s.u;
    art += shape(
      d`M-10 ${y + 6}Q${s.w * 0.4} ${y - 12 * s.u} ${s.w + 10} ${y + 4 * s.u}V${h + (s.h - h) * 0.5}H-10Z`,
      s.far(crop, 0.4 - i * 0.08),
    );
  });
  return art;
}

function coast(s: Scene, h: number): string {
  const spots = Array.from({ length: 8 }, () => ({
    x: s.w * (s.r.chance(0.5) ? s.r.between(0, 0.24) : s.r.between(0.76, 1)),
    y: h + 92 * s.u,
    height: s.r.between(130, 210) * s.u,
  }));
  const cape = profile(s.r, s.w, {
    y: h - 6,
    rise: 14 * s.u,
    bend: (t) => (t < 0.6 ? 60 * s.u : -((t - 0.6) ** 0.8) * 120 * s.u),
  });
  return (
    `<g clip-path="${s.clip(d`M0 0H${s.w}V${h + 1}H0Z`)}">${land(s, cape, h + 4, s.far('#56866c', 0.5), 0.2)}</g>` +
    water(s, { top: h, bottom: h + 100 * s.u, colour: '#1f9aa6', glitter: 0.8 }) +
    shape(
      d`M-10 ${h + 78 * s.u}Q${s.w * 0.4} ${h + 62 * s.u} ${s.w + 10} ${h + 82 * s.u}V${h + (s.h - h) * 0.6}H-10Z`,
      s.lit('#f0d9ae'),
    ) +
    palmRow(s, spots, s.far('#2f6a4c', 0.16), s.lit('#9fbf5f'))
  );
}

const turf: Record<Setting, Hex> = { mountain: '#85a05a', lake: '#7f9d58', plain: '#94a356', coast: '#8aa65c' };

function lawn(s: Scene, ground: number, setting: Setting): string {
  const top = ground - 44 * s.u;
  const fill = s.between(
    top,
    s.h,
    [0, s.far(turf[setting], 0.22)],
    [0.35, s.far(turf[setting], 0.06)],
    [1, mix(s.shade(turf[setting]), s.sky.deep, 0.36)],
  );
  return shape(
    d`M-10 ${s.h}V${top + 10 * s.u}Q${s.w * 0.3} ${top - 16 * s.u} ${s.w * 0.6} ${top + 2 * s.u}T${s.w + 10} ${top - 6 * s.u}V${s.h}Z`,
    fill,
  );
}

/** Trees beside and behind a building, of the kind that grows there. */
export function trees(
  s: Scene,
  { setting, ground }: Surroundings,
  from: number,
  to: number,
  tall: number,
  count: number,
): string {
  const green = s.far('#3a6a46', 0.14);
  const light = s.lit('#8fb05a');
  const rise = (i: number) => ground - (i % 3) * 9 * s.u;
  if (setting === 'mountain')
    return grove(s, {
      from,
      to,
      ground: () => ground - 10 * s.u,
      height: () => tall * 1.15,
      count: count + 2,
      colour: green,
      light,
    });
  if (setting === 'coast')
    return palmRow(
      s,
      Array.from({ length: count }, (_, i) => ({
        x: from + ((to - from) * (i + 0.5)) / count,
        y: rise(i),
        height: tall * s.r.between(1, 1.4),
      })),
      green,
      light,
    );
  const id = s.id();
  const model = `<defs><g id="${id}">${leafyTree(s, 100, green, light, 0.3)}</g></defs>`;
  return (
    model +
    Array.from({ length: count }, (_, i) =>
      place(
        from + ((to - from) * (i + s.r.between(0.2, 0.8))) / count,
        rise(i),
        (tall * s.r.between(0.8, 1.1)) / 100,
        `<use href="#${id}"/>`,
        i % 2 === 0,
      ),
    ).join('')
  );
}

/** The dark corner through which we look, and shrubs along the lower edge. */
export function foreground(s: Scene, { setting }: Surroundings, side: 'left' | 'right'): string {
  const green = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  const x = side === 'left' ? 0 : s.w;
  const inward = side === 'left' ? 1 : -1;
  let art = '';
  if (setting === 'mountain') art += framingPines(s, side, s.h + 4, s.h * s.r.between(0.56, 0.7), 3);
  else if (setting === 'coast')
    art += palmRow(
      s,
      [
        { x: x + inward * s.w * 0.03, y: s.h + 20, height: Math.min(s.h * 0.84, s.w * 0.66) },
        { x: x + inward * s.w * 0.11, y: s.h + 40, height: Math.min(s.h * 0.6, s.w * 0.46) },
      ],
      green,
      light,
    );
  else art += place(x + inward * s.w * 0.02, s.h + 10, n4(s.u * 4.4), leafyTree(s, 120, green, light, 0.42));
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

const n4 = (value: number): number => Number(n(value));
