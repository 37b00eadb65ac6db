import { archScreen, type Bay } from '../../kit/buildings/arch-screen.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { rowingBoat, sailboat } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';

/** Paints the gate around its own origin, in the light of a scene. */
export type Monument = (s: Scene) => string;

const paints = ['#2f7d9a', '#c4402b', '#2f8a6a', '#d9a33a'] as const;

/** A ferry of the harbour with its awning and its tyres, 300 long; the waterline at its origin. */
function launch(s: Scene, paint: Hex): string {
  const white = s.lit('#f4ead8');
  const dark = mix(s.sky.deep, s.shade('#3a2a2a'), 0.4);
  let posts = '';
  let tyres = '';
  for (let x = -96; x <= 72; x += 42) posts += d`M${x} -26V-84`;
  for (let x = -88; x <= 80; x += 42) tyres += d`M${x} -12a8 8 0 1 1 .1 0Z`;
  const people = [-78, -50, -30, 4, 30, 58]
    .map((x, i) => person(i % 2 ? 'sari' : 'standing', x, -22, 46, mix(dark, s.shade(paints[i % 4] ?? paints[0]), 0.5)))
    .join('');
  return (
    oval(0, 6, 140, 8, s.sky.deep, 0.3) +
    people +
    stroke(posts, dark, 3) +
    shape('M-112-84Q-12-98 92-84L86-76H-106Z', white) +
    stroke('M-106-76H86', s.lit(paint), 4) +
    shape('M-150-40Q-120-24-60-22H90L120-40 156-46Q140-8 116 6H-116Q-140-8-150-40Z', s.lit(paint)) +
    shape('M-138-10Q-128 0-116 6H116Q128-2 136-14Z', s.shade(mix(paint, '#2a2020', 0.5))) +
    stroke('M-148-36Q-120-20-60-18H92L154-42', white, 4) +
    stroke(tyres, dark, 6) +
    stroke('M122-42V-96', dark, 3) +
    shape('M123-96l26 7-26 9Z', s.lit('#e0702f')) +
    (s.glowing ? disc(-4, -66, 30, s.radial([0, '#ffd68a', 0.7], [1, '#ffb65e', 0])) : '')
  );
}

/** Among the ferries at the steps, the gate over them. */
export function launches(s: Scene, monument: Monument, behind: string): string {
  const sea = s.horizon * 0.96;
  const quay = sea + 30 * s.u;
  const x = s.w * s.r.between(0.36, 0.64);
  const gate = mirrored(
    s,
    s.main(place(x, quay - 14 * s.u, s.u * s.r.between(1.3, 1.46), monument(s))) +
      shape(d`M-20 ${quay - 16 * s.u}H${s.w + 20}v${26 * s.u}H-20Z`, s.lit('#c9a87c')) +
      stroke(d`M-20 ${quay - 15 * s.u}H${s.w + 20}`, s.lit('#f3dcb4'), 3 * s.u),
    quay + 10 * s.u,
    0.36,
    0.7,
  );
  const deep = s.h - quay;
  const first = s.r.int(0, 3);
  const rows = [
    [s.r.between(0.08, 0.3), 0.2, 0.62],
    [s.r.between(0.66, 0.92), 0.28, 0.7],
    [s.r.between(0.3, 0.6), 0.52, 0.96],
    [s.r.pick([0.1, 0.88]), 0.82, 1.35],
  ] as const;
  return (
    paintSky(s) +
    behind +
    birds(s, s.w * 0.5, sea * 0.3, 8) +
    water(s, { top: sea, colour: '#3f8290', glitter: 0.8 }) +
    gate.echo +
    gate.art +
    rows
      .map(([t, depth, size], i) =>
        place(
          s.w * t,
          quay + deep * depth,
          s.u * size,
          launch(s, paints[(first + i) % 4] ?? paints[0]),
          s.r.chance(0.5),
        ),
      )
      .join('') +
    birds(s, s.w * s.r.between(0.3, 0.7), sea * 0.82, 6, '#ffffff')
  );
}

/** Out of a window of the great hotel: the gate from above, the island hills across the bay. */
export function fromWindow(s: Scene, monument: Monument): string {
  const far = s.h * 0.46;
  const low = { ...s, horizon: far };
  const bay: Bay = {
    x: s.w * 0.5,
    half: s.w * { wide: 0.29, landscape: 0.36, tall: 0.42, square: 0.42 }[s.crop],
    top: s.h * 0.05,
    spring: s.h * 0.34,
  };
  const x = s.w * s.r.between(0.44, 0.56);
  // clear of the gate
  const aside = (190 * s.u) / s.w;
  const square = far + (s.h - far) * 0.36;
  const sill = s.h * 0.9;
  const boat = (t: number, depth: number, size: number) =>
    place(
      s.w * t,
      far + (square - far) * depth,
      s.u * size,
      s.r.chance(0.5) ? sailboat(s, '#f0e0c0') : rowingBoat(s, '#c4402b'),
    );
  return (
    paintSky(low) +
    hills(
      s,
      profile(s.r, s.w, { y: far - 10 * s.u, rise: 46 * s.u, rough: 0.4, points: 20 }),
      far + 4,
      s.far('#5f7f78', 0.6),
    ) +
    mist(s, far, 60 * s.u, 0.5) +
    birds(s, s.w * s.r.between(0.4, 0.6), far * 0.56, 6) +
    water(low, { top: far, bottom: square + 10, colour: '#3f8290', glitter: 0.7 }) +
    boat(x / s.w - aside * s.r.between(1.1, 1.4), 0.36, 0.36) +
    boat(x / s.w + aside * s.r.between(1.2, 1.5), 0.6, 0.5) +
    shape(
      d`M-4 ${square}H${s.w + 4}V${s.h}H-4Z`,
      s.between(square, s.h, [0, s.lit('#e0cba8')], [1, s.shade('#b8a080')]),
    ) +
    stroke(d`M-4 ${square}H${s.w + 4}`, s.lit('#f6e8cc'), 6 * s.u) +
    place(x, square + 46 * s.u, s.u * 0.96, monument(s)) +
    crowd(s, {
      from: s.w * 0.14,
      to: s.w * 0.86,
      top: square + 52 * s.u,
      bottom: sill - 6 * s.u,
      count: 22,
      small: 22 * s.u,
      tall: 38 * s.u,
    }) +
    archScreen(s, {
      bays: [bay],
      foot: sill,
      stone: s.r.pick(['#d9c2a4', '#c98a6a', '#9aa8b0']),
      inlay: '#f0d8a0',
      lobes: s.r.pick([0, 4]),
    }) +
    shape(d`M-4 ${sill}H${s.w + 4}V${s.h + 4}H-4Z`, mix(s.sky.deep, s.shade('#8a6a4a'), 0.4)) +
    stroke(d`M-4 ${sill}H${s.w + 4}`, s.lit('#e8c890'), 5 * s.u, 0.7) +
    tea(s, s.w * s.r.pick([0.34, 0.62]), sill + 8 * s.u)
  );
}

/** A pot and two cups on the sill. */
const tea = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y,
    s.u * 1.5,
    stroke('M28-26q18-2 16 12t-18 12M-24-20l-18-14', s.shade('#d9d0c4'), 5) +
      shape(
        'M-26 0Q-34-38 0-40 34-38 26 0ZM-10-40Q0-50 10-40Z',
        s.across([0, s.lit('#f4efe4')], [1, s.shade('#d9d0c4')]),
      ) +
      shape('M54 0l-6-20h28l-6 20ZM92 0l-6-20h28l-6 20Z', s.lit('#f4efe4')) +
      stroke('M44 1h36M82 1h36', s.shade('#c9bfae'), 3),
  );
