import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { box, d, disc, oval, place, shape, stroke } from '../core/shapes.ts';

export interface SkyWishes {
  /** Where the sun or moon must stand, when the composition needs it somewhere. */
  readonly clouds?: number;
  readonly disc?: boolean;
}

/** Everything above the horizon but the land. */
export function paintSky(s: Scene, { clouds = s.r.int(1, 4), disc: shown = true }: SkyWishes = {}): string {
  const [zenith, upper, lower, low] = s.sky.air;
  const air = s.between(0, s.horizon, [0, zenith], [0.38, upper], [0.76, lower], [1, low]);
  let art = box(0, 0, s.w, s.h, air);
  if (s.time === 'night') art += stars(s, 48, 0.9);
  if (s.time === 'dusk') art += stars(s, 26, 0.45);
  art += light(s, shown);
  for (let i = 0; i < clouds; i++) {
    const x = s.r.between(0.02, 0.98) * s.w;
    const y = s.horizon * s.r.between(0.14, 0.7);
    const clear = Math.abs(x - s.sun.x) > 190 * s.u || Math.abs(y - s.sun.y) > 90 * s.u;
    art += cloud(s, x, clear ? y : s.sun.y + (s.sun.y > s.horizon * 0.5 ? -150 : 150) * s.u);
  }
  return art;
}

function stars(s: Scene, count: number, strength: number): string {
  const sizes = [1.6, 2.6, 3.6].map((width, rank) => {
    let path = '';
    for (let i = 0; i < count / (1 + rank * 3); i++) {
      path += d`M${s.r.next() * s.w} ${s.r.next() ** 1.5 * s.horizon * 0.8}h0`;
    }
    return stroke(path, '#fff7e6', width * Math.max(0.8, s.u), strength);
  });
  return sizes.join('');
}

function light(s: Scene, shown: boolean): string {
  const { x, y } = s.sun;
  const reach = (s.time === 'noon' ? 300 : s.time === 'night' ? 260 : 540) * s.u;
  const strength = s.time === 'night' ? 0.4 : s.time === 'noon' ? 0.55 : 0.8;
  const warm = mix(s.sky.sun, s.sky.air[3], 0.5);
  const glow = s.radial(
    [0, s.sky.sun, strength],
    [0.14, warm, strength * 0.66],
    [0.34, s.sky.air[3], strength * 0.36],
    [0.62, s.sky.air[3], strength * 0.12],
    [1, s.sky.air[3], 0],
  );
  const radius = (s.time === 'night' ? 30 : s.time === 'noon' || s.time === 'morning' ? 32 : 48) * s.u;
  let art = disc(x, y, reach, glow);
  if (!shown) return art;
  art += disc(x, y, radius, s.sky.sun);
  if (s.time === 'night') {
    const crater = mix(s.sky.sun, s.sky.haze, 0.28);
    art += oval(x - radius * 0.3, y - radius * 0.2, radius * 0.24, radius * 0.2, crater);
    art += oval(x + radius * 0.32, y + radius * 0.25, radius * 0.2, radius * 0.16, crater);
    art += disc(x + radius * 0.18, y - radius * 0.42, radius * 0.1, crater);
  }
  return art;
}

function cloud(s: Scene, x: number, y: number): string {
  const rounded = s.time === 'noon' || s.time === 'morning';
  return rounded && s.r.chance(0.75) ? cumulus(s, x, y) : streaks(s, x, y);
}

function streaks(s: Scene, x: number, y: number): string {
  const near = 1 - Math.min(1, Math.abs(x - s.sun.x) / (s.w * 0.6));
  const night = s.time === 'night';
  const colour = mix(s.sky.air[2], night ? s.sky.air[0] : s.sky.sun, night ? 0.2 : 0.3 + near * 0.4);
  let path = '';
  for (let i = 0; i < s.r.int(3, 5); i++) {
    const half = s.r.between(60, 190) * s.u;
    const thick = s.r.between(3, 9) * s.u;
    const cx = x + s.r.between(-130, 130) * s.u;
    const cy = y + (i - 2) * 13 * s.u;
    path += d`M${cx - half} ${cy}q${half} ${-thick * 1.6} ${half * 2} 0q${-half} ${thick} ${-half * 2} 0Z`;
  }
  return shape(path, colour, night ? 0.35 : 0.62);
}

function cumulus(s: Scene, x: number, y: number): string {
  const bumps = s.r.int(4, 6);
  let path = 'M0 0';
  let body = 0;
  for (let i = 0; i < bumps; i++) {
    const middle = 1 - Math.abs(i - (bumps - 1) / 2) / (bumps / 2);
    const width = s.r.between(34, 52) + middle * 16;
    const rise = i < bumps / 2 ? -9 * middle - 4 : 9 * middle + 4;
    body += i === bumps - 1 ? 0 : rise;
    path +=
      i === bumps - 1
        ? d`A${width * 0.6} ${width * 0.6} 0 0 1 ${width * bumps * 0.98} 0`
        : d`a${width * 0.56} ${width * 0.56} 0 0 1 ${width} ${rise}`;
  }
  const top = mix('#ffffff', s.sky.sun, 0.4);
  const fill = s.down([0, top, 0.95], [0.6, top, 0.7], [1, s.sky.air[2], 0.15]);
  return place(x - body, y, s.u * s.r.between(0.55, 0.95), shape(`${path}Z`, fill));
}

/** A level band of mist, densest in its middle. */
export function mist(s: Scene, y: number, height: number, strength: number): string {
  const colour = mix(s.sky.haze, s.sky.air[3], 0.45);
  return box(0, y - height / 2, s.w, height, s.down([0, colour, 0], [0.55, colour, strength], [1, colour, 0]));
}

/** A loose flock, which is in its trees by night. */
export function birds(s: Scene, x: number, y: number, count = s.r.int(4, 8), colour = s.sky.deep): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const span = s.r.between(5, 11) * s.u;
    const bx = x + (i - count / 2) * 24 * s.u + s.r.between(-10, 10);
    const by = y + Math.abs(i - count * 0.4) * 9 * s.u + s.r.between(-7, 7);
    path += d`M${bx - span} ${by - span * 0.35}q${span * 0.6} ${-span * 0.25} ${span} ${span * 0.4}q${span * 0.4} ${-span * 0.65} ${span} ${-span * 0.4}`;
  }
  return s.time === 'night' ? '' : stroke(path, colour, 2 * s.u, 0.75);
}
