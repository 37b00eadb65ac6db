import { type Hex, mix, multiply } from './colour.ts';
import { type Sky, skies, type Temperament, type Time } from './palettes.ts';
import { hash, type Random, random } from './random.ts';
import type { Setting } from './setting.ts';

export type Crop = 'landscape' | 'wide' | 'tall' | 'square';
export type Stop = readonly [offset: number, colour: Hex, opacity?: number];

/** A picture being painted: its frame, its light and its own random numbers. */
export interface Scene {
  readonly crop: Crop;
  /** The kind of country, for subjects that are found in several. */
  readonly setting: Setting;
  readonly w: number;
  readonly h: number;
  /** Size of things: 1 in the landscape crop. */
  readonly u: number;
  readonly horizon: number;
  /** Whether the picture is shown mirrored: what drives on the left must know. */
  readonly turned: boolean;
  readonly r: Random;
  readonly time: Time;
  readonly sky: Sky;
  readonly sun: { readonly x: number; readonly y: number };
  /** The side the light comes from: -1 left, 1 right. */
  readonly side: -1 | 1;
  /** Whether lamps and windows are lit. */
  readonly glowing: boolean;
  lit(surface: Hex): Hex;
  shade(surface: Hex): Hex;
  /** A surface `distance` 0..1 away through the air. */
  far(surface: Hex, distance: number): Hex;
  /** A gradient over the height of what it fills. */
  down(...stops: readonly Stop[]): Hex;
  across(...stops: readonly Stop[]): Hex;
  /** A gradient between two heights of the picture. */
  between(top: number, bottom: number, ...stops: readonly Stop[]): Hex;
  radial(...stops: readonly Stop[]): Hex;
  clip(path: string): string;
  /** Marks art as what the picture is of: it is brought nearer until that fills the frame. A whole view has none. */
  main(art: string): string;
  /** A fresh id, for art that is used again. */
  id(): string;
  readonly defs: readonly string[];
  readonly mains: readonly string[];
}

export const frames: Record<
  Crop,
  { readonly w: number; readonly h: number; readonly u: number; readonly horizon: number }
> = {
  landscape: { w: 1200, h: 800, u: 1, horizon: 0.62 },
  wide: { w: 1600, h: 700, u: 0.9, horizon: 0.64 },
  tall: { w: 800, h: 1100, u: 0.84, horizon: 0.62 },
  square: { w: 800, h: 800, u: 0.74, horizon: 0.63 },
};

const sunHeight: Record<Time, number> = { dawn: 0.86, morning: 0.42, noon: 0.2, golden: 0.74, dusk: 0.93, night: 0.3 };

export interface SceneOptions {
  readonly subject: string;
  readonly seed: number;
  readonly crop: Crop;
  readonly setting?: Setting | undefined;
  /** What its ids begin with. */
  readonly name: string;
  readonly temperament: Temperament;
  readonly times: readonly [Time, ...Time[]];
  readonly horizon?: Partial<Record<Crop, number>> | undefined;
  readonly turned?: boolean;
}

export function openScene({
  subject,
  seed,
  crop,
  name,
  setting = 'plain',
  temperament,
  times,
  horizon: wanted,
  turned = false,
}: SceneOptions): Scene {
  const frame = frames[crop];
  const r = random(hash(subject) ^ Math.imul(seed + 1, 0x9e3779b1));
  for (let i = 0; i < 3; i++) r.next();
  // seeds an even step apart, as a catalogue gives them out, must not all fall on the same hour
  const turn = seed + Math.floor(seed / 12) + (hash(subject) % 7);
  const time = hourOf(times, turn, hash(`${seed} hour of ${subject}`));
  const fitting = skies[time].filter((one) => one.for.includes(temperament));
  const sky = fitting[Math.floor(turn / times.length) % Math.max(1, fitting.length)] ?? skies[time][0];
  const horizon = frame.h * (wanted?.[crop] ?? frame.horizon);
  const sunX = r.chance(0.5) ? r.between(0.16, 0.38) : r.between(0.62, 0.84);
  const scene = { crop, setting, time, sky, r, w: frame.w, h: frame.h, u: frame.u, horizon, turned };
  const sun = { x: sunX * frame.w, y: horizon * (sunHeight[time] + r.between(-0.04, 0.03)) };
  return furnish(scene, sun, name, []);
}

const dark: readonly Time[] = ['dusk', 'night'];

/** Daylight is the rule: of the turns that fall on dusk or night one in four stays there, where a subject is seen by day at all. */
function hourOf(times: readonly [Time, ...Time[]], turn: number, lot: number): Time {
  const time = times[turn % times.length] ?? times[0];
  const light = times.filter((one) => !dark.includes(one));
  return dark.includes(time) && lot % 4 !== 0 ? (light[(lot >>> 3) % light.length] ?? time) : time;
}

/** The same light in a smaller frame, such as a window; its gradients join the outer picture. */
export function inset(outer: Scene, w: number, h: number, u: number, horizon: number): Scene {
  const sun = { x: w * (outer.sun.x / outer.w), y: horizon * (outer.sun.y / outer.horizon) };
  return { ...outer, w, h, u, horizon, sun };
}

type Ground = Pick<Scene, 'crop' | 'setting' | 'time' | 'sky' | 'r' | 'w' | 'h' | 'u' | 'horizon' | 'turned'>;

function furnish(ground: Ground, sun: Scene['sun'], name: string, defs: string[]): Scene {
  const { sky } = ground;
  const known = new Map<string, string>();
  const mains: string[] = [];
  const id = () => `${name}-${known.size}`;
  const define = (tag: string, attributes: string, content: string): string => {
    const key = tag + attributes + content;
    const found = known.get(key);
    if (found) return found;
    const fresh = id();
    known.set(key, `url(#${fresh})`);
    defs.push(`<${tag} id="${fresh}"${attributes}>${content}</${tag}>`);
    return `url(#${fresh})`;
  };
  const stops = (list: readonly Stop[]) =>
    list
      .map(([at, colour, opacity = 1]) => {
        const fade = opacity < 1 ? ` stop-opacity="${Math.round(opacity * 100) / 100}"` : '';
        return `<stop offset="${Math.round(at * 100) / 100}" stop-color="${colour}"${fade}/>`;
      })
      .join('');
  return {
    ...ground,
    sun,
    side: sun.x < ground.w / 2 ? -1 : 1,
    glowing: ground.time === 'dusk' || ground.time === 'night',
    lit: (surface) => multiply(surface, sky.lit),
    shade: (surface) => multiply(surface, sky.shade),
    far: (surface, distance) =>
      mix(mix(multiply(surface, sky.lit), multiply(surface, sky.shade), 0.6), sky.haze, distance),
    down: (...list) => define('linearGradient', ' x2="0" y2="1"', stops(list)),
    across: (...list) => define('linearGradient', '', stops(list)),
    between: (top, bottom, ...list) =>
      define(
        'linearGradient',
        ` gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${Math.round(top)}" y2="${Math.round(bottom)}"`,
        stops(list),
      ),
    radial: (...list) => define('radialGradient', '', stops(list)),
    clip: (path) => define('clipPath', '', `<path d="${path}"/>`),
    main: (art) => {
      mains.push(art);
      return art;
    },
    id: () => {
      const fresh = id();
      known.set(fresh, fresh);
      return fresh;
    },
    defs,
    mains,
  };
}
