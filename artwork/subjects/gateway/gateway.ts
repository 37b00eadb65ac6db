import { arch, hollow, panes, rounded, wall } from '../../kit/buildings/facade.ts';
import { postLamp } from '../../kit/buildings/houses.ts';
import { merlons, onionDome } from '../../kit/buildings/mughal.ts';
import { skyline } from '../../kit/buildings/skyline.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { shadow } from '../../kit/land/ground.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { balloonSeller, pigeons } from '../../kit/people/festive.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { rowingBoat, sailboat } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { fromWindow, launches } from './views.ts';

const basalt = '#e2bd86';
const plans = ['harbour', 'plaza', 'launches', 'ferry', 'window', 'harbour', 'launches', 'plaza'] as const;
const told = {
  harbour: 'above the harbour of Mumbai',
  plaza: 'and its crowded square in Mumbai',
  ferry: 'seen from a ferry coming into Mumbai',
  launches: 'over the ferries at its steps in Mumbai',
  window: 'and the bay of Mumbai from a window above the square',
} as const;

export const gateway: Painter = {
  temperament: 'coast',
  times: ['dawn', 'golden', 'dusk', 'morning', 'night'],
  horizon: { landscape: 0.64, wide: 0.66, tall: 0.64, square: 0.66 },
  paint(s) {
    const plan = s.r.pick(plans);
    const art = {
      harbour,
      plaza,
      ferry,
      launches: () => launches(s, gate, cityBehind(s, s.horizon * 0.96, -20, s.w + 20)),
      window: () => fromWindow(s, gate),
    }[plan](s);
    return { art, says: `the Gateway of India ${told[plan]}` };
  },
};

const gate = (s: Scene): string => monument(floodlit(s));

function cityBehind(s: Scene, sea: number, from: number, to: number): string {
  return (
    skyline(s, { from, to, ground: sea + 3, tall: s.r.between(120, 190) * s.u, distance: 0.64 }) +
    mist(s, sea - 6, 80 * s.u, 0.5)
  );
}

/** From the water, sails before it. */
function harbour(s: Scene): string {
  const sea = s.horizon;
  const x = s.w * s.r.between(0.32, 0.5);
  const quay = sea + (s.h - sea) * 0.16;
  const size = s.u * s.r.between(1.3, 1.46);
  const gate = mirrored(
    s,
    s.main(place(x, quay - 12 * s.u, size, monument(floodlit(s)))) + wharf(s, quay, x),
    quay + 20 * s.u,
    0.4,
    0.72,
  );
  const deep = s.h - quay;
  const sail = () => sailboat(s, s.r.pick(['#d8703c', '#f0e0c0', '#c4402b', '#f3e6cc']));
  return (
    paintSky(s) +
    cityBehind(s, sea, s.w * s.r.between(0.44, 0.6), s.w + 30) +
    water(s, { top: sea, colour: '#3f8290' }) +
    gate.echo +
    gate.art +
    place(s.w * s.r.between(0.78, 0.9), quay + deep * 0.16, s.u * 0.5, sail()) +
    place(s.w * s.r.between(0.62, 0.78), quay + deep * 0.42, s.u * s.r.between(0.8, 1.1), sail(), s.r.chance(0.5)) +
    place(
      s.w * s.r.between(0.16, 0.4),
      quay + deep * 0.62,
      s.u * 0.9,
      rowingBoat(s, s.r.pick(['#2f7d7a', '#c4402b', '#d9a33a'])),
      true,
    ) +
    birds(s, s.w * 0.64, sea * 0.36, 9)
  );
}

/** From the land: the square, its pigeons, the domed hotel beside. */
function plaza(s: Scene): string {
  const ground = s.horizon + 10 * s.u;
  const foot = ground + (s.h - ground) * 0.16;
  const way = s.r.pick([-1, 1]);
  // the hotel stands clear of it
  const x = s.w * (0.5 - way * s.r.between(0.05, 0.1));
  const size = s.u * s.r.between(1.26, 1.46) * (s.crop === 'tall' ? 1.05 : 1);
  const stone = s.between(ground, s.h, [0, s.far('#d9c4a4', 0.3)], [1, mix(s.shade('#b8a080'), s.sky.deep, 0.16)]);
  let joints = '';
  for (let i = -7; i <= 7; i++) joints += d`M${x + i * 60 * s.u} ${ground}L${x + i * 210 * s.u} ${s.h}`;
  for (const t of [0.1, 0.26, 0.5, 0.82]) joints += d`M0 ${ground + (s.h - ground) * t}H${s.w}`;
  return (
    paintSky(s) +
    birds(s, s.w * 0.5, ground * 0.24, 8) +
    water(s, { top: s.horizon - 26 * s.u, bottom: ground + 2, colour: '#3f8290' }) +
    place(s.w * (0.5 - way * 0.36), s.horizon - 8 * s.u, s.u * 0.44, sailboat(s, '#f0e0c0')) +
    place(s.w * (0.5 + way * 0.36), ground + 4, s.u * 1.1, domedHotel(floodlit(s, 0.5))) +
    shape(d`M-10 ${ground}H${s.w + 10}V${s.h}H-10Z`, stone) +
    stroke(joints, s.shade('#a08a6c'), 2 * s.u, 0.35) +
    stroke(d`M-10 ${ground}H${s.w + 10}`, s.lit('#f3e2c4'), 5 * s.u) +
    shadow(s, x, foot, 180 * size, 120 * s.u) +
    s.main(place(x, foot, size, monument(floodlit(s)))) +
    postLamp(s, x - 270 * s.u, foot + 20 * s.u, 120 * s.u) +
    postLamp(s, x + 270 * s.u, foot + 20 * s.u, 120 * s.u) +
    crowd(s, {
      from: s.w * 0.06,
      to: s.w * 0.94,
      top: foot + 8 * s.u,
      bottom: s.h - 30 * s.u,
      count: 13,
      small: 36 * s.u,
      tall: 100 * s.u,
    }) +
    balloonSeller(s, s.w * (0.5 - way * 0.3), foot + (s.h - foot) * 0.56, 84 * s.u) +
    pigeons(s, s.w * (0.5 + way * 0.16), foot + (s.h - foot) * 0.6, 150 * s.u, 12)
  );
}

/** Those at the rail of the ferry, in one or two groups. */
function passengers(s: Scene, deck: number): string {
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const hues = ['#2f6f7a', '#a8323a', '#e0a030', '#8a2f5f'] as const;
  const first = s.r.between(0.1, 0.2);
  const second = s.r.between(0.7, 0.86);
  const at = s.r.pick([
    [first, first + 0.06, second],
    [first, second, second + 0.07],
    [first, first + 0.06, first + 0.11],
    [second],
  ] as const);
  return at
    .map((t, i) =>
      person(
        s.r.pick(['standing', 'sari', 'child'] as const),
        s.w * t,
        deck + 6 + i,
        s.r.between(136, 152) * s.u,
        mix(dark, s.shade(hues[i] ?? hues[0]), 0.4),
        i % 2 === 1,
      ),
    )
    .join('');
}

/** From the deck of the island ferry. */
function ferry(s: Scene): string {
  const sea = s.horizon;
  const hotel = s.r.pick([-1, 1]);
  const x = s.w * (0.5 - hotel * s.r.between(0.06, 0.2));
  const quay = sea + (s.h - sea) * 0.06;
  const size = s.u * s.r.between(1.1, 1.34);
  const gate = mirrored(
    s,
    place(x + hotel * (166 * size + 190 * s.u), quay - 6 * s.u, s.u * 0.8, domedHotel(floodlit(s, 0.5))) +
      s.main(place(x, quay - 6 * s.u, size, monument(floodlit(s)))) +
      shape(d`M-20 ${quay - 8 * s.u}H${s.w + 20}v${14 * s.u}H-20Z`, s.far('#b89c78', 0.1)),
    quay + 6 * s.u,
    0.4,
    0.72,
  );
  const deep = s.h - quay;
  const wood = mix(s.sky.deep, s.shade('#6a4a34'), 0.4);
  const deck = s.h - 50 * s.u;
  let rails = '';
  for (let at = 0; at < s.w + 30; at += 44 * s.u) rails += d`M${at} ${deck}V${deck - 62 * s.u}`;
  return (
    paintSky(s) +
    cityBehind(s, sea, -20, s.w + 20) +
    water(s, { top: sea, colour: '#3f8290', glitter: 1.2 }) +
    gate.echo +
    gate.art +
    place(
      s.w * s.r.between(0.08, 0.3),
      quay + deep * s.r.between(0.1, 0.26),
      s.u * s.r.between(0.5, 0.9),
      sailboat(s, s.r.pick(['#d8703c', '#f0e0c0', '#c4402b'])),
    ) +
    place(s.w * s.r.between(0.7, 0.86), quay + deep * 0.3, s.u * 0.8, rowingBoat(s, '#c4402b'), true) +
    birds(s, s.w * s.r.between(0.3, 0.6), sea * s.r.between(0.3, 0.5), s.r.int(6, 12)) +
    birds(s, s.w * s.r.between(0.6, 0.8), sea * s.r.between(0.72, 0.88), s.r.int(4, 8), '#ffffff') +
    shape(d`M-10 ${s.h}V${deck}H${s.w + 10}V${s.h}Z`, wood) +
    passengers(s, deck) +
    stroke(rails, wood, 5 * s.u) +
    stroke(d`M-10 ${deck - 62 * s.u}H${s.w + 10}M-10 ${deck - 30 * s.u}H${s.w + 10}`, wood, 7 * s.u) +
    stroke(d`M-10 ${deck - 64 * s.u}H${s.w + 10}`, s.lit('#d8a878'), 2 * s.u, 0.5)
  );
}

/** A great hotel of red domes on the waterfront. */
function domedHotel(s: Scene): string {
  const face = '#d9c2a4';
  const red = '#b5533f';
  let art =
    shape('M-190 0V-120H190V0Z', wall(s, face)) +
    panes(s, {
      x: -186,
      y: -114,
      w: 372,
      h: 108,
      columns: 15,
      rows: 3,
      arched: true,
      fillX: 0.5,
      fillY: 0.62,
      lamps: 0.7,
    });
  for (const x of [-176, 176])
    art += shape(d`M${x - 20} 0v-146h40V0Z`, wall(s, face)) + place(x, -146, 1, onionDome(s, 44, red));
  return (
    art +
    shape('M-52-120V-150H52V-120Z', wall(s, face)) +
    place(0, -148, 1, onionDome(s, 104, red)) +
    place(-66, -120, 1, onionDome(s, 30, red)) +
    place(66, -120, 1, onionDome(s, 30, red))
  );
}

function monument(s: Scene): string {
  const face = wall(s, basalt);
  const dim = s.shade(basalt);
  // what lies behind is seen through the arch
  const opening = 'M39 0v-91.6c0-23.4-23.4-31.2-39-48.4-15.6 17.2-39 25-39 48.4V0Z';
  let art = '';
  for (const x of [-62, 62]) art += place(x, -196, 1, onionDome(s, 44, basalt));
  art += shape(`M-166 0V-150H166V0Z${opening}`, face) + shape(merlons(-166, 166, -150, 9), face);
  art += shape(`M-92 0V-196H92V0Z${opening}`, wall(s, '#eac993')) + shape(merlons(-92, 92, -196, 10), face);
  for (const x of [-92, 92, -164, 164]) {
    const tall = Math.abs(x) > 100 ? 166 : 214;
    art +=
      shape(d`M${x - 9} 0V${-tall}h18V0Z`, rounded(s, basalt)) +
      place(x, -tall, 1, onionDome(s, 19, basalt)) +
      stroke(d`M${x - 11} ${-tall + 4}h22M${x - 11} ${-tall * 0.6}h22`, dim, 3);
  }
  art +=
    shape(arch(0, 0, 96, 164) + opening, dim) +
    (s.glowing ? shape(opening, '#f0a850', 0.35) : '') +
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
