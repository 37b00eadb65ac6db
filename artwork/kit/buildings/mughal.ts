import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, place, shape, stroke } from '../core/shapes.ts';
import { openArches } from './building-parts.ts';
import { arch, hollow, rounded, wall } from './facade.ts';

/** An onion dome with its lotus and finial; its foot at the origin. */
export function onionDome(s: Scene, w: number, surface: Hex, finial: Hex = '#d9a441'): string {
  const body = d`M${-w * 0.46} 0C${-w * 0.64} ${-w * 0.42} ${-w * 0.36} ${-w * 0.74} ${-w * 0.07} ${-w * 0.94}Q0 ${-w} 0 ${-w * 1.06}Q0 ${-w} ${w * 0.07} ${-w * 0.94}C${w * 0.36} ${-w * 0.74} ${w * 0.64} ${-w * 0.42} ${w * 0.46} 0Z`;
  const tip = s.lit(finial);
  return (
    stroke(d`M0 ${-w}V${-w * 1.3}`, tip, Math.max(1.4, w * 0.025)) +
    disc(0, -w * 1.13, Math.max(1.4, w * 0.035), tip) +
    shape(body, rounded(s, surface))
  );
}

/** A domed kiosk on pillars, w wide, its foot at the origin. */
export function chhatri(s: Scene, w: number, surface: Hex, dome: Hex = surface): string {
  const tall = w * 0.7;
  const pillar = w * 0.1;
  const posts = [-0.42, -0.14, 0.14, 0.42].map((t) => d`M${w * t - pillar / 2} 0v${-tall}h${pillar}v${tall}Z`).join('');
  return (
    shape(d`M${-w * 0.42} 0V${-tall}H${w * 0.42}V0Z`, hollow(s, surface), 0.55) +
    shape(posts, wall(s, surface)) +
    shape(d`M${-w * 0.52} ${-w * 0.08}h${w * 1.04}V0h${-w * 1.04}Z`, s.lit(surface)) +
    shape(
      d`M${-w * 0.66} ${-tall + w * 0.06}L${-w * 0.48} ${-tall - w * 0.1}H${w * 0.48}L${w * 0.66} ${-tall + w * 0.06}Z`,
      s.shade(surface),
    ) +
    place(0, -tall - w * 0.08, 1, onionDome(s, w * 0.78, dome))
  );
}

/** A tapering minaret with balconies. */
export function minaret(s: Scene, tall: number, w: number, surface: Hex): string {
  const fill = rounded(s, surface);
  let rings = '';
  for (const t of [0.36, 0.68, 0.98])
    rings += d`M${-w * 0.72} ${-tall * t}h${w * 1.44}l${-w * 0.2} ${w * 0.28}h${-w * 1.04}Z`;
  return (
    shape(d`M${-w * 0.5} 0L${-w * 0.36} ${-tall}H${w * 0.36}L${w * 0.5} 0Z`, fill) +
    place(0, -tall, 1, chhatri(s, w * 0.9, surface)) +
    shape(rings, s.shade(surface))
  );
}

/** A tall framed portal with a pointed recess, its foot at the origin. */
export function iwan(s: Scene, w: number, h: number, surface: Hex, recess: number = 0.64): string {
  return (
    shape(d`M${-w / 2} 0V${-h}H${w / 2}V0Z`, wall(s, surface)) +
    stroke(d`M${-w * 0.42} 0V${-h * 0.93}H${w * 0.42}V0`, s.shade(surface), Math.max(1, w * 0.018), 0.7) +
    shape(arch(0, 0, w * recess, h * 0.82), s.shade(surface)) +
    shape(arch(0, 0, w * recess * 0.62, h * 0.5), hollow(s, surface))
  );
}

/** A row of pointed niches, two storeys high if asked. */
export function niches(
  s: Scene,
  x: number,
  w: number,
  h: number,
  count: number,
  storeys: number,
  surface: Hex,
): string {
  let path = '';
  let deep = '';
  for (let floor = 0; floor < storeys; floor++) {
    for (let i = 0; i < count; i++) {
      const cx = x + (w * (i + 0.5)) / count;
      const foot = -(h / storeys) * floor - (floor ? h * 0.04 : 0);
      path += arch(cx, foot, (w / count) * 0.68, (h / storeys) * 0.82);
      deep += arch(cx, foot, (w / count) * 0.34, (h / storeys) * 0.5);
    }
  }
  return shape(path, s.shade(surface)) + shape(deep, hollow(s, surface));
}

/** A parapet of merlons from x0 to x1 on y. */
export function merlons(x0: number, x1: number, y: number, size: number): string {
  const count = Math.max(1, Math.round((x1 - x0) / (size * 1.5)));
  const step = (x1 - x0) / count;
  let path = '';
  for (let i = 0; i < count; i++)
    path += d`M${x0 + step * (i + 0.16)} ${y}v${-size * 0.6}q${step * 0.34} ${-size * 0.7} ${step * 0.68} 0v${size * 0.6}Z`;
  return path;
}

/** A carved window that hangs from a wall under its curved roof; its sill at (x, y). */
export const oriel = (s: Scene, x: number, y: number, surface: Hex, trim: Hex): string =>
  shape(d`M${x - 22} ${y}v-44h44v44l-10 12h-24Z`, s.lit(mix(surface, trim, 0.55))) +
  shape(d`M${x - 27} ${y - 43}q9 -18 27 -20q18 2 27 20Z`, s.lit(trim)) +
  openArches(s, x - 19, x + 19, y - 6, 30, 3, '#6a4434') +
  stroke(d`M${x - 26} ${y - 2}h52`, s.shade(trim), 3);
