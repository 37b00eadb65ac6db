import { wall } from '../../kit/buildings/facade.ts';
import { stoneShrine } from '../../kit/buildings/himalayan-shrines.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { grass } from '../../kit/plants/plants.ts';
import { deodars, onTheRidge, range, spurs, steps, tarn } from './hill-shrine-views.ts';

const plans = ['meadow', 'steps', 'ridge', 'tarn', 'deodars'] as const;
const told = {
  meadow: 'a stone shrine under snow peaks in the Himalaya',
  steps: 'steps up to a stone shrine on its hilltop in the Himalaya',
  ridge: 'a stone shrine on a ridge above a sea of cloud in the Himalaya',
  tarn: 'a stone shrine and snow peaks mirrored in a tarn of the Himalaya',
  deodars: 'grey stone shrines among tall deodars in the Himalaya',
} as const;

export const sunriseTemple: Painter = {
  temperament: 'himalaya',
  times: ['dawn', 'golden', 'morning', 'dusk', 'night'],
  horizon: { landscape: 0.72, wide: 0.74, tall: 0.7, square: 0.72 },
  paint(s) {
    const plan = s.r.pick(plans);
    const painted = { meadow, steps, ridge: onTheRidge, tarn, deodars }[plan];
    return { art: paintSky(s) + painted(s), says: told[plan] };
  },
};

function meadow(s: Scene): string {
  const h = s.horizon;
  const x = s.w * s.r.between(0.36, 0.44);
  const line = profile(s.r, s.w, {
    y: h + 20 * s.u,
    rise: 26 * s.u,
    rough: 0.4,
    bend: (t) => Math.abs(t - 0.4) * 40 * s.u,
  });
  return (
    range(s, h * 1.02, h * s.r.between(0.7, 0.86)) +
    spurs(s, h, 0.42) +
    mist(s, h, 90 * s.u, 0.4) +
    land(s, line, s.h, s.far('#7d8a62', 0.16), 0) +
    huts(s, line) +
    s.main(place(x, heightAt(line, x) + 34 * s.u, s.u * (s.crop === 'tall' ? 1.3 : 1.24), stoneShrine(s))) +
    path(s, x, heightAt(line, x) + 30 * s.u) +
    birds(s, s.w * 0.66, h * 0.3, 6) +
    foreground(s)
  );
}

function huts(s: Scene, line: readonly Point[]): string {
  let art = '';
  for (let i = 0; i < 6; i++) {
    const x = s.w * (0.6 + i * 0.07 + s.r.between(-0.01, 0.01));
    const colour = s.far(s.r.pick(['#8fa3b8', '#b8695a', '#c9b48f', '#7fa08f']), 0.24);
    art += place(
      x,
      heightAt(line, x) + 8,
      s.u * s.r.between(0.8, 1.2),
      shape('M-26 4V-22H26V4Z', wall(s, '#cfc4b2')) +
        shape('M-32-20L-22-40H22L32-20Z', colour) +
        shape('M-14-4v-12h9v12zM5-4v-12h9v12z', s.glowing ? '#ffd384' : s.shade('#4a4a52')),
    );
  }
  return art;
}

function path(s: Scene, x: number, y: number): string {
  const at = x - 112 * s.u;
  const dark = mix(s.sky.deep, s.shade('#4a3a4a'), 0.3);
  let art = shape(
    d`M${at - 26 * s.u} ${y}C${at - 60 * s.u} ${y + 60 * s.u} ${at + 190 * s.u} ${y + 70 * s.u} ${at + 60 * s.u} ${s.h}H${at + 330 * s.u}C${at + 380 * s.u} ${y + 60 * s.u} ${at + 40 * s.u} ${y + 60 * s.u} ${at + 26 * s.u} ${y}Z`,
    s.lit('#cdbb9a'),
    0.7,
  );
  for (const [dx, dy, pose] of [
    [-10, 12, 'standing'],
    [14, 20, 'sari'],
    [74, 46, 'walker'],
    [140, 74, 'walker'],
    [176, 70, 'child'],
  ] as const)
    art += person(pose, at + dx * s.u, y + dy * s.u, (40 + dy * 0.35) * s.u, dark, true);
  return art;
}

function foreground(s: Scene): string {
  const line = profile(s.r, s.w, {
    y: s.h - 26 * s.u,
    rise: 26 * s.u,
    rough: 0.55,
    bend: (t) => (20 - Math.max(0, t - 0.5) ** 1.4 * 260) * s.u,
  });
  const ground = mix(s.sky.deep, s.shade('#4c5a3c'), 0.35);
  const pole = s.w * 0.93;
  const mast = s.w * 0.7;
  const top = heightAt(line, pole) - 210 * s.u;
  const low = heightAt(line, mast) - 70 * s.u;
  let flags = '';
  const hues = ['#3f6fb0', '#f2ead8', '#c4402b', '#3f8a5a', '#e8b83a'] as const;
  for (let i = 0; i < 12; i++) {
    const t = (i + 0.6) / 12.4;
    const x = mast + (pole - mast) * t;
    const y = low + (top - low) * t + Math.sin(Math.PI * t) * 44 * s.u;
    flags += shape(
      d`M${x} ${y}l${15 * s.u} ${-5 * s.u}l${-1 * s.u} ${22 * s.u}l${-14 * s.u} ${2 * s.u}Z`,
      s.lit(hues[i % 5] ?? hues[0]),
    );
  }
  const cord = d`M${mast} ${low}Q${(mast + pole) / 2} ${(low + top) / 2 + 88 * s.u} ${pole} ${top}`;
  return (
    stroke(d`M${pole} ${heightAt(line, pole)}V${top - 8}M${mast} ${heightAt(line, mast)}V${low - 8}`, ground, 4 * s.u) +
    stroke(cord, ground, 1.4 * s.u) +
    flags +
    land(s, line, s.h + 4, ground, 0) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(line, x) + 4, 15 * s.u, 13 * s.u),
      ground,
    )
  );
}
