import { mix } from '../colour.ts';
import { hollow, panes, roundArch, rounded, wall } from '../facade.ts';
import { fortWall } from '../forts.ts';
import { plain } from '../ground.ts';
import { chhatri } from '../mughal.ts';
import type { Painter } from '../painting.ts';
import { person } from '../people.ts';
import { hills, profile } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, disc, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';

const rose = '#e2876a';
const trim = '#fbe3cf';

export const hawaMahalCity: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'dusk', 'dawn', 'night', 'noon'],
  horizon: { landscape: 0.8, wide: 0.82, tall: 0.76, square: 0.8 },
  paint(s) {
    const street = s.horizon;
    const x = s.w * s.r.between(0.38, 0.44);
    const ridge = profile(s.r, s.w, {
      y: street * 0.5,
      rise: 70 * s.u,
      rough: 0.42,
      points: 26,
      bend: (t) => (0.75 - t) * 150 * s.u,
    });
    let art =
      paintSky(s) +
      hills(
        s,
        profile(s.r, s.w, { y: street * 0.52, rise: 100 * s.u, rough: 0.4, points: 24 }),
        street,
        s.far('#96786a', 0.66),
      );
    art +=
      fortWall(s, ridge, s.w * 0.5, s.w * 0.99, 34 * s.u, s.far('#cf9a6c', 0.36)) +
      hills(s, ridge, street, s.far('#93705a', 0.42)) +
      mist(s, street * 0.72, 140 * s.u, 0.5);
    art +=
      rooftops(s, street) +
      plain(s, street, '#cf9d7a') +
      place(x, street + 8 * s.u, s.u * (s.crop === 'tall' ? 1.2 : 1.06), palace(s));
    art += streetLife(s, street) + birds(s, s.w * 0.74, street * 0.28, 9);
    return { art, says: 'the pink Hawa Mahal of Jaipur, with a fort on the hill behind' };
  },
};

/** Five storeys of bays stepping up to a crown, as the palace's own front does. */
function palace(s: Scene): string {
  const tiers = [
    [15, 0, 88],
    [13, 88, 84],
    [9, 172, 80],
    [5, 252, 66],
    [3, 318, 58],
  ] as const;
  const step = 39;
  let art = '';
  for (const [bays, y, h] of tiers) {
    const half = (bays * step) / 2;
    art += shape(d`M${-half} ${-y}V${-y - h}H${half}V${-y}Z`, wall(s, rose));
    for (let i = 0; i < bays; i++) art += bay(s, -half + step * (i + 0.5), -y, step, h, i % 2 === 0);
    art +=
      shape(d`M${-half - 5} ${-y - h}h${half * 2 + 10}v${-6}h${-half * 2 - 10}Z`, s.lit(trim)) +
      stroke(d`M${-half} ${-y - h + 2}h${half * 2}`, s.shade(rose), 2, 0.7);
  }
  for (const [x, y] of [
    [-234, 172],
    [234, 172],
    [-136, 252],
    [136, 252],
  ] as const)
    art += place(x * 0.97, -y - 4, 1, chhatri(s, 30, rose, trim));
  const door = shape(roundArch(0, 0, 62, 72), s.lit(trim)) + shape(roundArch(0, 0, 46, 60), hollow(s, rose));
  return art + door + crown(s);
}

function bay(s: Scene, x: number, y: number, w: number, h: number, projecting: boolean): string {
  const foot = y - h * 0.2;
  if (!projecting)
    return (
      shape(roundArch(x, foot - h * 0.06, w * 0.42, h * 0.42), s.shade(rose)) +
      panes(s, {
        x: x - w * 0.17,
        y: foot - h * 0.44,
        w: w * 0.34,
        h: h * 0.34,
        columns: 2,
        rows: 2,
        fillX: 0.56,
        fillY: 0.7,
        lamps: 0.7,
      }) +
      stroke(roundArch(x, foot - h * 0.06, w * 0.46, h * 0.44), s.lit(trim), 1.6, 0.9)
    );
  const body = d`M${x - w * 0.36} ${foot}v${-h * 0.46}h${w * 0.72}v${h * 0.46}l${-w * 0.16} ${h * 0.1}h${-w * 0.4}Z`;
  const dome = d`M${x - w * 0.4} ${foot - h * 0.46}q${w * 0.04} ${-h * 0.24} ${w * 0.4} ${-h * 0.28}q${w * 0.36} ${h * 0.04} ${w * 0.4} ${h * 0.28}Z`;
  return (
    shape(body, rounded(s, mix(rose, trim, 0.16))) +
    shape(dome, rounded(s, mix(rose, trim, 0.3))) +
    stroke(
      d`M${x - w * 0.42} ${foot - h * 0.46}h${w * 0.84}M${x - w * 0.36} ${foot - h * 0.02}h${w * 0.72}`,
      s.lit(trim),
      2,
    ) +
    panes(s, {
      x: x - w * 0.33,
      y: foot - h * 0.42,
      w: w * 0.66,
      h: h * 0.36,
      columns: 3,
      rows: 2,
      fillX: 0.5,
      fillY: 0.62,
      lamps: 0.75,
    }) +
    disc(x, foot - h * 0.76, 1.8, s.lit('#f0c860'))
  );
}

function crown(s: Scene): string {
  let art = '';
  for (const [x, w] of [
    [-39, 32],
    [0, 38],
    [39, 32],
  ] as const)
    art +=
      shape(
        d`M${x - w / 2} -376q${w * 0.05} ${-w * 0.72} ${w / 2} ${-w * 0.9}q${w * 0.45} ${w * 0.18} ${w / 2} ${w * 0.9}Z`,
        rounded(s, mix(rose, trim, 0.3)),
      ) + stroke(d`M${x} ${-376 - w * 0.9}v-14`, s.lit('#f0c860'), 2);
  return art + stroke('M-60-378H60', s.lit(trim), 3);
}

function rooftops(s: Scene, street: number): string {
  let art = '';
  for (let row = 0; row < 2; row++) {
    let x = -20;
    while (x < s.w + 20) {
      const w = s.r.between(60, 120) * s.u;
      const h = s.r.between(80, 150) * s.u * (row ? 0.8 : 1.25);
      const colour = s.far(s.r.pick(['#dc8f70', '#e6a584', '#cf7f66', '#eab896']), 0.36 - row * 0.2);
      art +=
        shape(d`M${x} ${street + 4}V${street - h}h${w}V${street + 4}Z`, colour) +
        panes(s, {
          x,
          y: street - h * 0.94,
          w,
          h: h * 0.66,
          columns: Math.round(w / (26 * s.u)),
          rows: Math.max(2, Math.round(h / (40 * s.u))),
          arched: true,
          fillX: 0.34,
          fillY: 0.46,
          lamps: 0.5,
        }) +
        stroke(d`M${x} ${street - h}h${w}`, mix(colour, s.lit(trim), 0.6), 3 * s.u);
      if (row) for (let i = 0; i < 2; i++) art += awning(s, x + w * (0.26 + i * 0.48), street, w * 0.4);
      x += w;
    }
  }
  return art;
}

function awning(s: Scene, x: number, y: number, w: number): string {
  const cloth = s.r.pick(['#f0a830', '#0e7a72', '#c4402b', '#efe2cf']);
  const up = 30 * s.u;
  return (
    shape(d`M${x - w * 0.4} ${y + 2}v${-up}h${w * 0.8}v${up}Z`, hollow(s, '#7a4a3a')) +
    shape(d`M${x - w * 0.4} ${y - up - 6 * s.u}h${w * 0.8}l${w * 0.1} ${16 * s.u}h${-w}Z`, s.lit(cloth))
  );
}

function streetLife(s: Scene, street: number): string {
  const deep = s.h - street;
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.25);
  let art = '';
  const poses = ['sari', 'standing', 'carrying', 'walker', 'sari', 'child', 'standing'] as const;
  poses.forEach((pose, i) => {
    const t = (i + s.r.between(0.2, 0.8)) / poses.length;
    const depth = s.r.between(0.12, 0.5);
    art += shape(
      d`M${s.w * t} ${street + deep * depth}l${-s.side * 40 * s.u} ${6 * s.u}l${-s.side * 6} ${-4 * s.u}Z`,
      s.sky.deep,
      0.25,
    );
    art += person(
      pose,
      s.w * t,
      street + deep * depth,
      (42 + depth * 50) * s.u,
      mix(dark, s.shade(s.r.pick(['#a8323a', '#d9822b', '#8a2f5f', '#e0b03a'])), 0.4),
      i % 2 === 0,
    );
  });
  return art + stroke(d`M0 ${s.h - deep * 0.22}H${s.w}`, s.lit(trim), 3 * s.u, 0.35);
}
