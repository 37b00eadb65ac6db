import { roundArch, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { balloonSeller, kites, pigeons } from '../../kit/people/festive.ts';
import { person } from '../../kit/people/people.ts';
import { bush, foliage, leafyTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { canopyFrame, fromCorner, ringRoad } from './views.ts';

const sandstone = '#e9c795';
const plans = ['avenue', 'canal', 'near', 'lawn', 'corner', 'canopy', 'ring'] as const;
const told = {
  avenue: 'at the end of its avenue',
  canal: 'mirrored in its canal',
  near: 'with its balloon sellers',
  lawn: 'above the lawns, kites in the air,',
  corner: 'from one of its corners, people on the lawns before it,',
  canopy: 'between the pillars of the canopy that faces it',
  ring: 'with autorickshaws on the road around it',
} as const;

export const indiaGate: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'dusk', 'night', 'dawn'],
  horizon: { landscape: 0.7, wide: 0.72, tall: 0.68, square: 0.7 },
  // its traffic keeps to the left
  mirrors: false,
  paint(s) {
    const ground = s.horizon;
    const plan = s.r.pick(plans);
    const centred = plan === 'canal' || plan === 'near' || plan === 'canopy';
    const x = s.w * (centred ? s.r.between(0.46, 0.54) : s.r.between(0.36, 0.64));
    const scale = {
      avenue: s.r.between(1.3, 1.5),
      canal: 1.34,
      near: 1.5,
      lawn: s.r.between(1.24, 1.4),
      corner: s.r.between(1.36, 1.5),
      canopy: 0.98,
      ring: s.r.between(1.4, 1.54),
    }[plan];
    const size = s.u * scale * (s.crop === 'tall' ? 1.14 : 1);
    const foot = ground + (plan === 'near' ? 40 : 12) * s.u;
    let art = paintSky(s) + birds(s, s.w * (x > s.w / 2 ? 0.2 : 0.8), ground * s.r.between(0.3, 0.4));
    art +=
      treeBelt(s, ground + 4, s.r.between(76, 110) * s.u, 0.5, '#5f8050') +
      mist(s, ground - 10, 100 * s.u, s.r.between(0.3, 0.6)) +
      treeBelt(s, ground + 6, s.r.between(50, 70) * s.u, 0.24, '#4d7040') +
      plain(s, ground, '#86a05a');
    const lights = floodlit(s, 0.7);
    const gate =
      shadow(s, x, foot, 150 * size, 110) +
      s.main(plan === 'corner' ? fromCorner(lights, x, foot, size) : place(x, foot, size, monument(lights)));
    if (plan === 'canal') art += canal(s, x, foot, gate);
    else if (plan === 'lawn') art += gate + picnic(s, ground);
    else if (plan === 'corner') art += gate + families(s, foot);
    else if (plan === 'ring') art += gate + ringRoad(s, ground);
    else art += drive(s, x, ground) + lawnBands(s, x, ground) + gate + avenue(s, x, ground, 165 * size);
    if (plan === 'near') art += sellers(s, foot);
    return {
      art: art + (plan === 'canopy' ? canopyFrame(s) : frame(s, plan)),
      says: `India Gate ${told[plan]} in Delhi`,
    };
  },
};

function drive(s: Scene, x: number, ground: number): string {
  return road(
    [x, s.h + 10],
    s.w * 0.24,
    [x, ground + 4],
    60 * s.u,
    s.between(ground, s.h, [0, s.far('#c79a78', 0.3)], [1, s.shade('#b08468')]),
  );
}

/** Still water between lawns, the gate standing in it upside down. */
function canal(s: Scene, x: number, foot: number, gate: string): string {
  const shore = foot + 16 * s.u;
  const both = mirrored(s, gate, shore, 0.5, 0.66);
  const [far, near] = [120 * s.u, s.w * 0.34];
  const edge = d`M${x - far} ${shore}H${x + far}L${x + near} ${s.h + 4}H${x - near}Z`;
  let lamps = '';
  for (const t of [0.06, 0.3, 0.72])
    for (const way of [-1, 1])
      lamps += lampPost(
        s,
        x + way * (far + 40 * s.u + (near - far) * t),
        shore + (s.h - shore) * t,
        (60 + 110 * t) * s.u,
      );
  return (
    both.art +
    shape(
      d`M${x - far - 16 * s.u} ${shore - 5 * s.u}H${x + far + 16 * s.u}L${x + near + 50 * s.u} ${s.h + 4}H${x - near - 50 * s.u}Z`,
      s.lit('#e0b890'),
    ) +
    `<g clip-path="${s.clip(edge)}">${water(s, { top: shore, colour: '#4a8090', glitter: 0.5 })}${both.echo}</g>` +
    lamps +
    strollers(s, (t) => [x, far + (near - far) * t, shore + (s.h - shore) * t])
  );
}

/** People on the stone edges of the water; `at` gives its middle, half its width and its height at a depth 0..1. */
function strollers(s: Scene, at: (t: number) => readonly [number, number, number]): string {
  return [0.1, 0.24, 0.42, 0.62]
    .map((depth, i) => {
      const t = depth + s.r.between(-0.05, 0.05);
      const [x, half, y] = at(t);
      const stand = x + (i % 2 ? 1 : -1) * s.r.pick([1, 1, -1]) * (half + (13 + 22 * t) * s.u);
      const tall = (44 + 56 * t) * s.u;
      return crowd(s, { from: stand, to: stand, top: y + 3, bottom: y + 3, count: 1, small: tall, tall });
    })
    .join('');
}

/** Families on the grass. */
function picnic(s: Scene, ground: number): string {
  const deep = s.h - ground;
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const hands: Point[] = [];
  let art = '';
  for (const [t, depth, hue] of [
    [0.26, 0.42, '#c4402b'],
    [0.68, 0.36, '#e0a030'],
    [0.5, 0.66, '#2f7f8a'],
  ] as const) {
    const [x, y] = [s.w * (t + s.r.between(-0.05, 0.05)), ground + deep * depth];
    const tall = (44 + depth * 50) * s.u;
    hands.push([x + tall * 1.5, y - tall * 0.34]);
    art +=
      shape(
        d`M${x - tall * 1.3} ${y + 4}L${x - tall} ${y - tall * 0.14}h${tall * 2}l${tall * 0.3} ${tall * 0.18}Z`,
        s.lit(hue),
      ) +
      person('resting', x - tall * 0.6, y, tall, dark) +
      person('resting', x + tall * 0.5, y, tall * 0.96, mix(dark, s.shade(hue), 0.5), true) +
      person('child', x + tall * 1.5, y - 4, tall * 0.9, dark, true);
  }
  return art + kites(s, hands, ground * 0.36, ground * 0.6);
}

/** Those who stroll and stand about on the grass, a seller of balloons among them. */
const families = (s: Scene, foot: number): string =>
  crowd(s, {
    from: s.w * 0.06,
    to: s.w * 0.94,
    top: foot + 14 * s.u,
    bottom: s.h - 26 * s.u,
    count: 11,
    small: 44 * s.u,
    tall: 92 * s.u,
  }) + (s.r.chance(0.5) ? balloonSeller(s, s.w * s.r.pick([0.16, 0.84]), foot + (s.h - foot) * 0.6, 92 * s.u) : '');

function sellers(s: Scene, foot: number): string {
  const deep = s.h - foot;
  return (
    balloonSeller(s, s.w * s.r.between(0.2, 0.3), foot + deep * 0.5, 96 * s.u) +
    crowd(s, {
      from: s.w * 0.34,
      to: s.w * 0.8,
      top: foot + 20 * s.u,
      bottom: s.h - 30 * s.u,
      count: 8,
      small: 46 * s.u,
      tall: 96 * s.u,
    }) +
    pigeons(s, s.w * 0.6, foot + deep * 0.44, 110 * s.u, 9)
  );
}

function monument(s: Scene): string {
  const face = wall(s, sandstone);
  const dim = s.shade(sandstone);
  const step = (y: number, half: number, h: number) =>
    shape(d`M${-half} ${y}v${-h}h${half * 2}v${h}Z`, face) +
    stroke(d`M${-half} ${y - h}h${half * 2}`, s.lit('#fbe6bf'), 2, 0.8);
  // what lies behind is seen through the arch
  let art = shape('M-122 0V-196H122V0H46V-112a46 46 0 0 0-92 0V0Z', face);
  art += shape('M-46 0V-112a46 46 0 0 1 92 0V0H32V-108a32 32 0 0 0-64 0V0Z', dim);
  art += stroke(roundArch(0, 0, 104, 164).replace('Z', ''), dim, 3, 0.8);
  for (const way of [-1, 1])
    art +=
      shape(roundArch(way * 88, -6, 26, 62), dim) +
      shape(roundArch(way * 88, -6, 15, 44), mix(dim, s.sky.deep, 0.4)) +
      disc(way * 88, -108, 13, dim) +
      disc(way * 88, -108, 8, face) +
      stroke(d`M${way * 58} 0V-180M${way * 118} 0V-180`, dim, 2, 0.5);
  art +=
    step(-192, 130, 14) +
    shape('M-118-206V-232H118V-206Z', face) +
    stroke('M-74-219H74', dim, 8, 0.55) +
    step(-230, 128, 10) +
    step(-240, 92, 16) +
    step(-256, 70, 14) +
    step(-270, 46, 12);
  art += oval(0, -284, 30, 6, dim) + shape('M-26-284Q0-268 26-284Z', face);
  if (s.glowing) art += oval(0, -60, 120, 150, s.radial([0, '#ffc46c', 0.5], [1, '#ffb04e', 0]));
  return art + shape('M-140 0V-9H-44V0ZM44 0V-9H140V0Z', s.lit('#d9b280'));
}

function lawnBands(s: Scene, x: number, ground: number): string {
  const light = s.lit('#b9cc74');
  let path = '';
  for (let i = 0; i < 3; i++) {
    const y = ground + (s.h - ground) * (0.16 + i * 0.24);
    const h = (s.h - ground) * (0.05 + i * 0.035);
    path += d`M0 ${y}H${s.w}v${h}H0Z`;
  }
  const half = s.w * 0.24;
  return `<g clip-path="${s.clip(d`M0 ${ground}H${x - 60 * s.u}L${x - half} ${s.h}H0ZM${s.w} ${ground}H${x + 60 * s.u}L${x + half} ${s.h}H${s.w}Z`)}">${shape(path, light, 0.22)}</g>`;
}

/** Lamps along the drive, from where they stand clear of the gate, and those who walk there. */
function avenue(s: Scene, x: number, ground: number, clear: number): string {
  const deep = s.h - ground;
  const first = (clear - 70 * s.u) / (s.w * 0.24);
  const pairs = first > 0.45 ? 2 : 3;
  let art = '';
  for (let i = 0; i < pairs; i++) {
    const t = first + Math.max(0.1, 0.9 - first) * (i / (pairs - 1)) ** 1.4;
    const y = ground + deep * t;
    const away = 70 * s.u + s.w * 0.24 * t;
    for (const way of [-1, 1]) art += lampPost(s, x + way * away, y, (56 + 130 * t) * s.u);
  }
  for (const [t, pose, tall] of [
    [0.4, 'sari', 40],
    [0.43, 'standing', 42],
    [0.6, 'walker', 45],
    [0.62, 'child', 45],
  ] as const)
    art += person(pose, s.w * t, ground + deep * (0.2 + (tall - 40) * 0.035), tall * s.u, s.sky.deep, t > 0.5);
  return art;
}

/** Trees on one side or both, or a bough across the top. */
function frame(s: Scene, plan: (typeof plans)[number]): string {
  const green = mix(s.far('#3f6238', 0.04), s.sky.deep, 0.25);
  const light = s.lit('#8fa858');
  const edge = s.crop === 'tall' || s.crop === 'square' ? 0.04 : 0.07;
  const left = s.r.chance(0.5);
  const at = (t: number) => s.w * (left ? t : 1 - t);
  const tree = (t: number, size: number) =>
    place(at(t), s.h - 6, s.u * size, leafyTree(s, 120, mix(green, s.sky.deep, 0.34), light, s.r.between(0.3, 0.44)));
  const shrub = bush(s, at(0.16), s.h + 8, 70 * s.u, mix(green, s.sky.deep, 0.3), light);
  if (plan === 'lawn') return bough(s, left) + shrub;
  if (plan === 'near' || plan === 'corner') return tree(0.01, 3.4);
  if (plan === 'ring') return '';
  return tree(edge, 3.6) + (s.r.chance(0.6) ? tree(1 - edge * 0.6, 3) : '') + shrub;
}

function bough(s: Scene, left: boolean): string {
  const at = (t: number) => s.w * (left ? t : 1 - t);
  const leaf = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  let mass = '';
  let glints = '';
  for (const [t, y, size] of [
    [0.02, 0.06, 150],
    [0.16, 0.02, 130],
    [0.3, -0.01, 110],
    [0.42, -0.03, 80],
    [0.1, 0.16, 84],
  ] as const) {
    mass += foliage(s.r, at(t), s.h * y, size * s.u, size * 0.5 * s.u, 0.14);
    glints += foliage(s.r, at(t + 0.02), s.h * y + 12 * s.u, size * 0.36 * s.u, size * 0.16 * s.u, 0.2);
  }
  const trunk = d`M${at(0.05)} ${s.h + 10}C${at(0.03)} ${s.h * 0.6} ${at(0.07)} ${s.h * 0.3} ${at(0.04)} 0`;
  return (
    stroke(trunk, mix(s.sky.deep, s.shade('#5a4634'), 0.4), 46 * s.u) +
    shape(mass, leaf) +
    shape(glints, s.far('#8fae5a', 0.04), 0.25)
  );
}

function lampPost(s: Scene, x: number, y: number, tall: number): string {
  const dark = mix(s.sky.deep, s.shade('#4a4038'), 0.3);
  const glow = s.glowing ? disc(0, -tall, tall * 0.4, s.radial([0, '#ffd68a', 0.8], [1, '#ffb65e', 0])) : '';
  return place(
    x,
    y,
    1,
    stroke(d`M0 0V${-tall}`, dark, Math.max(1.6, tall * 0.03)) +
      glow +
      disc(0, -tall, tall * 0.055, s.glowing ? '#ffe7b4' : s.lit('#fff6e2')),
  );
}
