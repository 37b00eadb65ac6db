import { rowingBoat, sailboat } from '../boats.ts';
import { mix } from '../colour.ts';
import { arch, hollow, panes, rounded, wall } from '../facade.ts';
import { merlons, onionDome } from '../mughal.ts';
import type { Painter } from '../painting.ts';
import { palmRow } from '../palms.ts';
import { person } from '../people.ts';
import type { Scene } from '../scene.ts';
import { d, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { skyline } from '../skyline.ts';
import { mirrored, water } from '../water.ts';

const basalt = '#e2bd86';

export const gateway: Painter = {
  temperament: 'coast',
  times: ['dawn', 'golden', 'dusk', 'morning', 'night'],
  horizon: { landscape: 0.64, wide: 0.66, tall: 0.64, square: 0.66 },
  paint(s) {
    const sea = s.horizon;
    const x = s.w * s.r.between(0.36, 0.44);
    const quay = sea + (s.h - sea) * 0.16;
    const size = s.u * (s.crop === 'tall' ? 1.14 : 1.16);
    const gate = mirrored(
      s,
      place(x, quay - 12 * s.u, size, monument(s)) + wharf(s, quay, x),
      quay + 20 * s.u,
      0.4,
      0.72,
    );
    let art =
      paintSky(s) + skyline(s, { from: s.w * 0.5, to: s.w + 30, ground: sea + 3, tall: 150 * s.u, distance: 0.62 });
    art += mist(s, sea - 6, 80 * s.u, 0.5) + water(s, { top: sea, colour: '#3f8290' }) + gate.echo + gate.art;
    const deep = s.h - quay;
    art +=
      place(s.w * 0.83, quay + deep * 0.16, s.u * 0.5, sailboat(s, '#f3e6cc')) +
      place(s.w * 0.72, quay + deep * 0.42, s.u * 0.92, sailboat(s, s.r.pick(['#d8703c', '#f0e0c0', '#c4402b'])));
    art += place(
      s.w * 0.28,
      quay + deep * 0.62,
      s.u * 0.9,
      rowingBoat(s, s.r.pick(['#2f7d7a', '#c4402b', '#d9a33a'])),
      true,
    );
    return { art: art + birds(s, s.w * 0.64, sea * 0.36, 9), says: 'the Gateway of India above the harbour of Mumbai' };
  },
};

function monument(s: Scene): string {
  const face = wall(s, basalt);
  const dim = s.shade(basalt);
  const through = mix(s.sky.air[3], s.sky.haze, 0.3);
  let art = '';
  for (const x of [-62, 62]) art += place(x, -196, 1, onionDome(s, 44, basalt));
  art += shape('M-166 0V-150H166V0Z', face) + shape(merlons(-166, 166, -150, 9), face);
  art += shape('M-92 0V-196H92V0Z', wall(s, '#eac993')) + shape(merlons(-92, 92, -196, 10), face);
  for (const x of [-92, 92, -164, 164]) {
    const tall = Math.abs(x) > 100 ? 166 : 214;
    art +=
      shape(d`M${x - 9} 0V${-tall}h18V0Z`, rounded(s, basalt)) +
      place(x, -tall, 1, onionDome(s, 19, basalt)) +
      stroke(d`M${x - 11} ${-tall + 4}h22M${x - 11} ${-tall * 0.6}h22`, dim, 3);
  }
  art +=
    shape(arch(0, 0, 96, 164), dim) +
    shape(arch(0, 0, 78, 140), s.glowing ? mix('#f0a850', through, 0.4) : through) +
    stroke('M-82-178H82M-82-10V-178M82-10V-178', dim, 2.4, 0.6);
  for (const x of [-128, 128])
    art +=
      shape(arch(x, 0, 40, 92), dim) +
      shape(arch(x, 0, 28, 70), hollow(s, basalt)) +
      stroke(d`M${x - 26} -108h52M${x - 26} -122h52`, dim, 3, 0.7);
  art +=
    panes(s, { x: -150, y: -142, w: 48, h: 18, columns: 4, rows: 1 }) +
    panes(s, { x: 102, y: -142, w: 48, h: 18, columns: 4, rows: 1 });
  return art + shape('M-182 0V-10H-52V0ZM52 0V-10H182V0Z', s.lit('#d3aa74'));
}

function wharf(s: Scene, y: number, x: number): string {
  const stone = s.between(y - 14, y + 26, [0, s.lit('#cfae86')], [1, s.shade('#8f7458')]);
  const right = x + 330 * s.u;
  let art = palmRow(
    s,
    [
      [-0.02, 118],
      [0.03, 150],
      [0.075, 108],
    ].map(([t, tall]) => ({ x: s.w * (t ?? 0), y: y - 10 * s.u, height: (tall ?? 0) * s.u })),
    s.far('#2f5a4a', 0.06),
    s.lit('#8fae6a'),
  );
  art +=
    shape(d`M-20 ${y - 14 * s.u}H${right}v${36 * s.u}H-20Z`, stone) +
    stroke(d`M-20 ${y - 13 * s.u}H${right}`, s.lit('#f3dcb4'), 3 * s.u);
  for (let i = 0; i < 4; i++)
    art += shape(
      d`M${x - (96 + i * 9) * s.u} ${y + (i * 6 - 4) * s.u}h${(192 + i * 18) * s.u}v${6 * s.u}h${-(192 + i * 18) * s.u}Z`,
      i % 2 ? s.shade('#a98c68') : s.lit('#c9a87c'),
    );
  const dark = mix(s.sky.deep, s.shade('#3a2a2a'), 0.3);
  const spots = [-1.5, -1.38, -0.9, -0.34, 0.1, 0.2, 0.98, 1.12];
  const poses = ['sari', 'standing', 'walker', 'standing', 'sari', 'child', 'standing', 'sari'] as const;
  spots.forEach((t, i) => {
    art += person(
      poses[i] ?? 'standing',
      x + t * 200 * s.u,
      y - 12 * s.u,
      s.r.between(28, 32) * s.u,
      dark,
      i % 2 === 0,
    );
  });
  return art;
}
