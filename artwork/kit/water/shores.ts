import type { Scene } from '../core/scene.ts';
import { d, place, shape } from '../core/shapes.ts';
import { looseBoulders } from '../land/boulders.ts';
import { broadWoods, land, profile, woods } from '../land/ridges.ts';
import { mist } from '../light/sky.ts';
import { palmRow } from '../plants/palms.ts';
import { houseboat, rowingBoat } from '../things/boats.ts';
import { mirrored, water } from './water.ts';

export function lake(s: Scene, h: number): string {
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

/** A river bending past, wooded hills on its far bank. */
export function river(s: Scene, h: number): string {
  const gap = s.r.between(0.2, 0.8);
  let art = '';
  for (let i = 0; i < 3; i++)
    art += woods(
      s,
      profile(s.r, s.w, {
        y: h * (0.9 + i * 0.04),
        rise: (60 - i * 12) * s.u,
        bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.05) * (330 - i * 70) * s.u,
      }),
      h + 30,
      s.far('#3f6d5c', 0.54 - i * 0.14),
      (20 + i * 6) * s.u,
      0.3,
    );
  const deep = s.h - h;
  const top = h + 4 * s.u;
  return (
    art +
    mist(s, h * 0.98, 70 * s.u, 0.5) +
    water(s, { top, bottom: h + deep * 0.5, colour: '#3f8a8c', glitter: 0.8 }) +
    shape(
      d`M-10 ${top + 10 * s.u}Q${s.w * 0.3} ${top - 8 * s.u} ${s.w * 0.6} ${top + 4 * s.u}T${s.w + 10} ${top - 2}V${top - 12 * s.u}H-10Z`,
      s.far('#e0d2b4', 0.2),
    ) +
    looseBoulders(
      s,
      // in the shallows at both ends, not behind what stands on the lawn
      [0.01, 0.05, 0.1, 0.89, 0.94, 0.98].map((t) => [
        s.w * (t + s.r.between(-0.02, 0.02)),
        h + deep * s.r.between(0.05, 0.16),
        s.r.between(24, 56) * s.u,
      ]),
      '#a8a298',
    )
  );
}

export function coast(s: Scene, h: number): string {
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

/** Still water between banks of palms, a boat passing. */
export function backwater(s: Scene, h: number): string {
  const far = Array.from({ length: 12 }, () => ({
    x: s.w * s.r.next(),
    y: h + 6,
    height: s.r.between(80, 150) * s.u,
  }));
  const bank = mirrored(
    s,
    broadWoods(s, profile(s.r, s.w, { y: h - 4, rise: 8 * s.u }), h + 4, s.far('#3f7450', 0.36), 26 * s.u) +
      palmRow(s, far, s.far('#2f6a4c', 0.3), s.far('#9fbf5f', 0.3)),
    h,
    0.36,
    0.7,
  );
  const deep = s.h - h;
  // far out, so that it passes above the carts and hayricks of the near bank
  const x = s.w * s.r.pick([0.12, 0.88]);
  const boat = s.r.chance(0.5) ? place(x, h + deep * 0.05, s.u * 0.26, houseboat(s)) : '';
  return (
    bank.art +
    water(s, { top: h, bottom: h + deep * 0.5, colour: '#4f8474', glitter: 0.7 }) +
    bank.echo +
    mist(s, h, 30 * s.u, 0.4) +
    (boat || place(x, h + deep * 0.07, s.u * 0.34, rowingBoat(s, '#6a4a34')))
  );
}
