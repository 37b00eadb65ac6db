import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../core/shapes.ts';
import { person } from '../people/people.ts';
import { bush, flowers } from './plants.ts';

/** A path from the near edge to a door. */
export function path(s: Scene, x: number, top: number, width = 30, surface = '#d9c09a'): string {
  const deep = s.h - top;
  const sway = s.w * 0.1;
  return shape(
    d`M${x - width * 0.5 * s.u} ${top}C${x - width * s.u} ${top + deep * 0.4} ${x + sway - width * 2.4 * s.u} ${top + deep * 0.5} ${x + sway * 0.4 - width * 3 * s.u} ${s.h + 4}H${x + sway * 0.4 + width * 3 * s.u}C${x + sway + width * 2.6 * s.u} ${top + deep * 0.5} ${x + width * s.u} ${top + deep * 0.4} ${x + width * 0.5 * s.u} ${top}Z`,
    s.between(top, s.h, [0, s.far(surface, 0.12)], [1, mix(s.shade(surface), s.sky.deep, 0.2)]),
  );
}

/** Clipped shrubs and flowers along the foot of a house. */
export function bedding(s: Scene, from: number, to: number, y: number, colour = '#e0567a'): string {
  const green = s.far('#4a7a48', 0.06);
  const light = s.lit('#9aba60');
  const id = s.id();
  const count = Math.max(2, Math.round((to - from) / (54 * s.u)));
  let art = `<defs><g id="${id}">${bush(s, 0, 0, 40, green, light)}</g></defs>`;
  for (let i = 0; i < count; i++)
    art += place(
      from + ((to - from) * (i + 0.5)) / count,
      y + 4,
      s.u * s.r.between(0.6, 0.95),
      `<use href="#${id}"/>`,
      i % 2 === 0,
    );
  return art + flowers(s, from, to, y - 16 * s.u, y + 2, count * 4, s.lit(colour));
}

/** A pool seen from one side, with coping, steps of light and loungers. */
export function swimmingPool(s: Scene, x: number, y: number, w: number, h: number, loungers = 3): string {
  const blue = s.between(
    y,
    y + h,
    [0, s.glowing ? '#7fe0e0' : mix(s.lit('#8fe0e0'), '#8fe0e0', 0.6)],
    [1, s.glowing ? '#1f8fa8' : mix(s.lit('#2a9fc0'), '#2a9fc0', 0.6)],
  );
  const edge = d`M${x - w * 0.4} ${y}H${x + w * 0.44}L${x + w * 0.58} ${y + h}H${x - w * 0.56}Z`;
  let lines = '';
  for (let i = 0; i < 14; i++) {
    const t = s.r.next();
    lines += d`M${x + s.r.between(-0.42, 0.36) * w} ${y + h * (0.1 + t * 0.8)}q${(10 + 20 * t) * s.u} ${-4 * s.u} ${(20 + 40 * t) * s.u} 0`;
  }
  let art =
    shape(
      d`M${x - w * 0.47} ${y - 12 * s.u}H${x + w * 0.5}L${x + w * 0.68} ${y + h + 22 * s.u}H${x - w * 0.68}Z`,
      s.lit('#e9d6b8'),
    ) +
    shape(edge, blue) +
    stroke(lines, '#ffffff', 2.4 * s.u, 0.6);
  art +=
    stroke(d`M${x - w * 0.4} ${y}H${x + w * 0.44}`, s.shade('#2f7f96'), 4 * s.u, 0.7) +
    shape(d`M${x - w * 0.68} ${y + h + 22 * s.u}H${x + w * 0.68}v${8 * s.u}H${x - w * 0.68}Z`, s.shade('#c9b08c'));
  for (let i = 0; i < loungers; i++)
    art += lounger(s, x - w * 0.46 + (w * 0.9 * (i + 0.4)) / loungers, y - 8 * s.u, s.u * 0.62, i);
  return art;
}

export function lounger(s: Scene, x: number, y: number, scale: number, turn: number): string {
  const cloth = s.lit(['#f3ead8', '#c4402b', '#f0a830'][turn % 3] ?? '#f3ead8');
  const shade = 'M0-104Q-48-100-66-76-44-84 0-80 44-84 66-76 48-100 0-104Z';
  return place(
    x,
    y,
    scale,
    oval(0, 4, 66, 7, s.sky.deep, 0.18) +
      stroke('M0 0V-100', s.shade('#8a6a4a'), 4) +
      shape(shade, cloth) +
      shape('M-58-6L-50-18H14L44-42 52-36 20-10 18-4Z', s.lit('#f6ecd8')) +
      stroke('M-48-4V4M14-4V4', s.shade('#7a5a3a'), 4),
  );
}

/** A small group of guests. */
export function guests(s: Scene, x: number, y: number, tall: number, count = 3): string {
  const poses = ['standing', 'sari', 'child', 'walker'] as const;
  const cloths = ['#a8323a', '#d9822b', '#2f6f7a', '#efe2cf'] as const;
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  let art = '';
  for (let i = 0; i < count; i++)
    art += person(
      poses[i % 4] ?? 'standing',
      x + i * tall * 0.5,
      y + (i % 2) * 3,
      tall * (0.94 + 0.06 * (i % 2)),
      mix(dark, s.shade(cloths[i % 4] ?? cloths[0]), 0.45),
      i % 2 === 1,
    );
  return art;
}

/** Festoon lamps slung between two points. */
export function stringLights(s: Scene, x0: number, y0: number, x1: number, y1: number, count = 8): string {
  const sag = Math.abs(x1 - x0) * 0.14;
  const bulb = s.radial([0, '#ffe6ac', 0.95], [0.25, '#ffc46c', 0.5], [1, '#ffb65e', 0]);
  let art = stroke(d`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, s.sky.deep, 1.4);
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
    art += (s.glowing ? disc(x, y + 3, 16, bulb) : '') + disc(x, y + 3, 3, s.glowing ? '#fff0c4' : s.lit('#f6e2b4'));
  }
  return art;
}

/** A post-and-rail fence. */
export function fence(s: Scene, from: number, to: number, y: number, colour: string): string {
  let path = d`M${from} ${y - 12 * s.u}H${to}M${from} ${y - 24 * s.u}H${to}`;
  for (let x = from; x <= to; x += 26 * s.u) path += d`M${x} ${y}V${y - 32 * s.u}`;
  return stroke(path, colour, 4 * s.u);
}
