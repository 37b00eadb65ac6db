import { hollow, panes } from '../../kit/buildings/facade.ts';
import { fortWall } from '../../kit/buildings/forts.ts';
import { merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { camel } from '../../kit/people/camels.ts';
import { kites, pigeons } from '../../kit/people/festive.ts';
import { onChair, person } from '../../kit/people/people.ts';
import { passing } from '../../kit/things/street-vehicles.ts';
import { palace, trim } from './palace-of-winds.ts';

const plans = ['street', 'kites', 'roof', 'bazaar'] as const;

const told = {
  street: 'with a fort on the hill behind',
  kites: 'paper kites over its roofs',
  roof: 'seen from a rooftop across the street',
  bazaar: 'with barrows and a camel in the street before it',
} as const;

export const hawaMahalCity: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'dusk', 'dawn', 'night', 'noon'],
  horizon: { landscape: 0.8, wide: 0.82, tall: 0.76, square: 0.8 },
  paint(s) {
    const plan = s.r.pick(plans);
    const street = s.horizon * (plan === 'roof' ? 0.92 : 1);
    const x = s.w * (plan === 'roof' ? s.r.between(0.54, 0.64) : s.r.between(0.34, 0.52));
    const size =
      s.u *
      { street: s.r.between(0.94, 1.1), kites: 0.9, roof: 1.02, bazaar: 1.1 }[plan] *
      (s.crop === 'tall' ? 1.12 : 1);
    const town = rooftops(s, street);
    let art = paintSky(s) + ramparts(s, street) + town.art;
    // those who fly kites stand on the roofs beside the palace
    if (plan === 'kites')
      art += flyers(
        s,
        street,
        town.roofs.filter(([at]) => Math.abs(at - x) > 320 * size),
      );
    art += plain(s, street, '#cf9d7a') + s.main(place(x, street + 8 * s.u, size, palace(floodlit(s, 0.6))));
    if (plan !== 'kites') art += birds(s, s.w * (x > s.w / 2 ? 0.2 : 0.76), street * 0.24, 9);
    art +=
      plan === 'roof'
        ? terrace(s)
        : streetLife(s, street, plan !== 'bazaar') + (plan === 'bazaar' ? stalls(s, street) : '');
    return { art, says: `the pink Hawa Mahal of Jaipur, ${told[plan]}` };
  },
};

/** The hills behind the city and the fort along their crest. */
function ramparts(s: Scene, street: number): string {
  const rise = s.r.pick([-1, 1]);
  const ridge = profile(s.r, s.w, {
    y: street * s.r.between(0.44, 0.54),
    rise: 70 * s.u,
    rough: 0.42,
    points: 26,
    bend: (t) => (0.5 - t) * rise * 150 * s.u,
  });
  const [from, to] = rise > 0 ? [0.5, 0.99] : [0.01, 0.5];
  return (
    hills(
      s,
      profile(s.r, s.w, { y: street * 0.52, rise: 100 * s.u, rough: 0.4, points: 24 }),
      street,
      s.far('#96786a', 0.66),
    ) +
    fortWall(s, ridge, s.w * from, s.w * to, 34 * s.u, s.far('#cf9a6c', 0.36)) +
    hills(s, ridge, street, s.far('#93705a', 0.42)) +
    mist(s, street * 0.72, 140 * s.u, 0.5)
  );
}

/** The roof of a café across the street: parapet, parasol, two at a table. */
function terrace(s: Scene): string {
  const wallTop = s.h - 96 * s.u;
  const cope = mix(s.shade('#c9785c'), s.sky.deep, 0.24);
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const left = s.w * 0.2;
  const hue = s.r.pick(['#f0a830', '#0e7a72', '#c4402b'] as const);
  return (
    shape(d`M-10 ${s.h + 4}V${wallTop}H${s.w + 10}V${s.h + 4}Z`, cope) +
    shape(merlons(-10, s.w + 10, wallTop + 1, 26 * s.u), cope) +
    stroke(d`M-10 ${wallTop + 14 * s.u}H${s.w + 10}`, s.lit(trim), 3 * s.u, 0.5) +
    place(
      left,
      s.h - 6,
      s.u * 1.5,
      stroke('M0 0V-214', mix(s.shade('#7a5a3a'), s.sky.deep, 0.2), 5) +
        shape('M-132-176Q0-268 132-176 100-188 66-176 34-190 0-176-34-190-66-176-100-188-132-176Z', s.lit(hue)) +
        shape('M-66-176Q-56-222 0-222 56-222 66-176 34-190 0-176-34-190-66-176Z', s.lit('#fff2da'), 0.85) +
        onChair(-70, 2, 108, mix(dark, s.shade('#a8323a'), 0.4), s.shade('#7a4a2e')) +
        onChair(72, 2, 106, mix(dark, s.shade('#2f6f7a'), 0.4), s.shade('#7a4a2e'), true) +
        shape('M-38-44H38v-7H-38ZM-5-44V0H5V-44Z', s.shade('#8a5a38')) +
        shape('M-20-51v-13h12v13ZM8-51v-11h11v11Z', s.lit('#fbf1e2')),
    ) +
    pots(s, [s.w * 0.62, s.w * 0.76, s.w * 0.9], s.h - 4)
  );
}

const pots = (s: Scene, xs: readonly number[], y: number): string =>
  xs
    .map((x, i) =>
      place(
        x,
        y,
        s.u * 1.6,
        shape('M-22 0L-26-40H26L22 0Z', mix(s.shade('#a8563a'), s.sky.deep, 0.2)) +
          shape('M-34-38Q-40-78-14-74-2-96 14-76 40-78 34-38Z', mix(s.sky.deep, s.shade('#3f7048'), 0.6)) +
          stroke('M-18-60h0M2-76h0M18-56h0M-4-52h0M26-66h0', s.lit(i % 2 ? '#f0a830' : '#e0407a'), 9),
      ),
    )
    .join('');

/** Barrows and a camel at the edge of the street. */
function stalls(s: Scene, street: number): string {
  const deep = s.h - street;
  const cart = (x: number, y: number, size: number, hue: string) =>
    place(
      x,
      y,
      size,
      oval(0, 3, 76, 6, s.sky.deep, 0.26) +
        stroke('M-4-52V-128', s.shade('#7a5236'), 4) +
        shape('M-84-108Q-4-170 76-108 50-118 36-108 16-120-4-108-24-120-44-108-58-118-84-108Z', s.lit(hue)) +
        shape('M-62-50q6-22 22-22t20 22ZM-18-50q4-20 20-20t20 20ZM26-50q4-18 18-18t18 18Z', s.lit('#f0943a')) +
        shape('M-70-52H70L62-36H-62Z', s.lit('#b5824f')) +
        disc(-40, -18, 18, s.shade('#7a5236')) +
        disc(38, -18, 18, s.shade('#7a5236')) +
        disc(-40, -18, 7, s.lit('#b5824f')) +
        disc(38, -18, 7, s.lit('#b5824f')),
    );
  return (
    cart(s.w * 0.16, street + deep * 0.62, s.u * 1.2, '#0e7a72') +
    place(
      s.w * s.r.between(0.66, 0.76),
      street + deep * 0.8,
      s.u * 1.05,
      camel(s, s.r.pick(['#c4402b', '#a8325f', '#e0a030'])),
      true,
    ) +
    cart(s.w * 0.92, street + deep * 0.56, s.u * 1.1, '#f0a830')
  );
}

/** People on the roofs, each holding the thread of a kite. */
function flyers(s: Scene, street: number, roofs: readonly Point[]): string {
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  const tall = 34 * s.u;
  const flying = roofs.slice(0, 9);
  return (
    kites(
      s,
      flying.map(([x, y]) => [x + 8 * s.u, y - tall * 0.6]),
      street * 0.08,
      street * 0.46,
    ) + flying.map(([x, y], i) => person(i % 3 ? 'standing' : 'child', x, y, tall, dark, i % 2 > 0)).join('')
  );
}

/** The houses around, and the middles of the nearer ones' roofs. */
function rooftops(s: Scene, street: number): { readonly art: string; readonly roofs: readonly Point[] } {
  const roofs: Point[] = [];
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
      if (row && x > 0 && x + w < s.w) roofs.push([x + w / 2, street - h]);
      x += w;
    }
  }
  return { art, roofs };
}

function awning(s: Scene, x: number, y: number, w: number): string {
  const cloth = s.r.pick(['#f0a830', '#0e7a72', '#c4402b', '#efe2cf']);
  const up = 30 * s.u;
  return (
    shape(d`M${x - w * 0.4} ${y + 2}v${-up}h${w * 0.8}v${up}Z`, hollow(s, '#7a4a3a')) +
    shape(d`M${x - w * 0.4} ${y - up - 6 * s.u}h${w * 0.8}l${w * 0.1} ${16 * s.u}h${-w}Z`, s.lit(cloth))
  );
}

function streetLife(s: Scene, street: number, traffic: boolean): string {
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
  const [edge, side] = [s.r.pick([0.12, 0.88]), s.r.pick([0.3, 0.66])];
  const vehicle = traffic && s.r.chance(0.6) ? place(s.w * edge, street + deep * 0.72, s.u * 1.05, passing(s)) : '';
  return (
    art +
    stroke(d`M0 ${s.h - deep * 0.22}H${s.w}`, s.lit(trim), 3 * s.u, 0.35) +
    (s.r.chance(0.5) ? pigeons(s, s.w * side, street + deep * 0.62, 190 * s.u, 12) : '') +
    vehicle
  );
}
