import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { foliage } from '../../kit/plants/plants.ts';
import { sailboat } from '../../kit/things/boats.ts';
import { mirrored } from '../../kit/water/water.ts';
import { bed, life } from './reef.ts';

const plans = ['lagoon', 'reef', 'jetty', 'sandbar'] as const;

const told = {
  lagoon: 'a palm islet in a turquoise lagoon',
  reef: 'a coral reef below a palm island',
  jetty: 'a wooden jetty over a lagoon to a palm island',
  sandbar: 'a white sandbar curving through a coral sea',
} as const;

export const coralIsland: Painter = {
  temperament: 'coast',
  times: ['noon', 'morning', 'golden', 'dawn', 'noon', 'dusk'],
  horizon: { landscape: 0.44, wide: 0.46, tall: 0.44, square: 0.44 },
  paint(s) {
    const plan = s.r.pick(plans);
    return { art: { lagoon, reef, jetty, sandbar }[plan](s), says: told[plan] };
  },
};

/** Sand and lagoon keep some of their own colour in warm light, or the one would turn brick and the other olive. */
const own = (s: Scene, surface: Hex): Hex =>
  mix(s.lit(surface), surface, s.time === 'golden' || s.time === 'dusk' ? 0.5 : 0);

/** The open sea beyond the reef, its white line, and the pale lagoon before it. */
function sea(s: Scene, top: number, bottom = s.h): string {
  const hue = (surface: Hex, near: number) => mix(mix(own(s, surface), s.sky.air[2], 0.14), s.shade(surface), near);
  const deep = bottom - top;
  let art = shape(
    d`M-10 ${top}H${s.w + 10}V${bottom}H-10Z`,
    s.between(top, top + deep * 0.3, [0, mix(s.sky.air[3], hue('#1f6f9a', 0.2), 0.45)], [1, hue('#1f7fa8', 0.2)]),
  );
  const bands = [
    ['#2f9fb5', 0.2],
    ['#46bcc0', 0.3],
    ['#72d2c8', 0.46],
    ['#58c4c4', 0.7],
  ] as const;
  bands.forEach(([colour, at], i) => {
    const y = top + deep * at;
    const lift = (8 + i * 8) * s.u;
    art += shape(
      d`M-10 ${bottom}V${y}C${s.w * 0.2} ${y - lift} ${s.w * 0.36} ${y + lift} ${s.w * 0.56} ${y}S${s.w * 0.9} ${y - lift} ${s.w + 10} ${y + lift * 0.4}V${bottom}Z`,
      hue(colour, 0.06 + i * 0.05),
    );
  });
  const reefY = top + deep * 0.2;
  let foam = '';
  for (let x = -10; x < s.w; x += s.r.between(30, 90) * s.u)
    foam += d`M${x} ${reefY + s.r.between(-4, 4) * s.u}q${14 * s.u} ${-5 * s.u} ${30 * s.u} 0`;
  let glints = '';
  for (let i = 0; i < 40; i++) {
    const t = s.r.next();
    glints += d`M${s.w * s.r.next()} ${top + deep * (0.06 + t * 0.92)}q${(8 + 16 * t) * s.u} ${-3 * s.u} ${(16 + 34 * t) * s.u} 0`;
  }
  return art + stroke(foam, '#ffffff', 3 * s.u, 0.8) + stroke(glints, '#ffffff', 2 * s.u, 0.35);
}

/** Dark patches of coral seen through clear water. */
function patches(s: Scene, top: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const t = s.r.between(0.3, 0.95);
    const rx = (20 + 60 * t) * s.u * s.r.between(0.5, 1.2);
    path += foliage(s.r, s.w * s.r.next(), top + (s.h - top) * t, rx, rx * 0.22, 0.2);
  }
  return shape(path, s.shade('#2a8a8c'), 0.4);
}

/** A low island of sand, scrub and palms; its waterline at the origin, 2 × half wide. */
function island(s: Scene, x: number, y: number, half: number, palms: number): string {
  const sand = own(s, '#fbeecb');
  const green = s.far('#2f7a52', 0.12);
  const light = s.lit('#a9c85f');
  const spots = Array.from({ length: palms }, (_, i) => ({
    x: x + half * (-0.56 + (1.1 * (i + s.r.between(0.1, 0.9))) / palms),
    y: y - half * 0.05,
    height: half * s.r.between(0.44, 0.78),
  }));
  const scrub = Array.from({ length: 6 }, () =>
    foliage(s.r, x + half * s.r.between(-0.5, 0.5), y - half * 0.06, half * s.r.between(0.1, 0.2), half * 0.07, 0.16),
  ).join('');
  return (
    shape(
      d`M${x - half} ${y}Q${x - half * 0.6} ${y - half * 0.11} ${x} ${y - half * 0.1}T${x + half} ${y}Q${x} ${y + half * 0.07} ${x - half} ${y}Z`,
      sand,
    ) +
    shape(scrub, green) +
    palmRow(s, spots, green, light)
  );
}

function lagoon(s: Scene): string {
  const top = s.horizon;
  const deep = s.h - top;
  const x = s.w * s.r.between(0.36, 0.62);
  const y = top + deep * s.r.between(0.2, 0.3);
  const isle = mirrored(s, island(s, x, y, s.w * s.r.between(0.2, 0.3), s.r.int(7, 11)), y + 3, 0.22, 0.5);
  const boat = s.w * (x > s.w / 2 ? 0.22 : 0.78);
  return (
    paintSky(s) +
    birds(s, s.w * 0.3, top * 0.5, 6) +
    sea(s, top) +
    oval(x, y + 6 * s.u, s.w * 0.34, deep * 0.09, s.lit('#bff0dc'), 0.55) +
    isle.echo +
    isle.art +
    patches(s, top, 9) +
    place(boat, y + deep * 0.2, s.u * 0.7, sailboat(s, s.r.pick(['#f7ead0', '#e8b06a', '#d9542b']))) +
    place(s.w * s.r.between(0.4, 0.6), top + deep * 0.66, s.u * 1.25, glassBoat(s), s.r.chance(0.5)) +
    framePalms(s, s.r.chance(0.5))
  );
}

/** An outrigger with its passengers, on its own reflection. */
function glassBoat(s: Scene): string {
  const hull = s.r.pick(['#c4402b', '#0e7a82', '#e9b23a'] as const);
  const who = mix(s.sky.deep, s.shade('#5a3a34'), 0.4);
  return (
    oval(8, 22, 118, 9, s.shade('#1f7f88'), 0.45) +
    person('sitting', -56, -4, 58, mix(who, s.shade('#4a4a8a'), 0.5)) +
    person('sitting', -14, -4, 58, mix(who, s.shade('#a8323a'), 0.5)) +
    person('sitting', 30, -4, 56, mix(who, s.shade('#e0a030'), 0.5), true) +
    stroke('M-80-4Q-80-52-74-58M64-4Q62-52 60-58', s.shade('#7a5a3a'), 3) +
    shape('M-92-54Q-10-74 78-54L72-47Q-10-64-86-47Z', s.lit('#f7ecd4')) +
    shape('M-124-24Q-96-6-60-4H60Q104-6 132-30L104 14H-98Z', s.down([0, s.lit(hull)], [1, s.shade(hull)])) +
    stroke('M-116-17Q-92-1-60 1H60Q102-1 124-22', s.lit('#fff6e2'), 3.4) +
    stroke('M-116 16q14-5 28 0t28 0M56 16q14-5 28 0t28 0', '#ffffff', 3, 0.7)
  );
}

function sandbar(s: Scene): string {
  const top = s.horizon;
  const deep = s.h - top;
  const far = s.w * s.r.between(0.6, 0.76);
  const isle = island(s, far, top + deep * 0.12, s.w * 0.14, 6);
  // how far it swings to one side and the other on its way to us, in shares of the width
  const [out, back, mouth] = [s.r.between(0.08, 0.2), s.r.between(0.74, 0.96), s.r.between(0.3, 0.46)];
  const spit = d`M${far - s.w * 0.1} ${top + deep * 0.116}C${s.w * (0.36 - out)} ${top + deep * 0.2} ${s.w * back} ${top + deep * 0.44} ${s.w * mouth} ${top + deep * 0.66}S${s.w * (mouth - 0.34)} ${s.h * 0.98} ${s.w * (mouth - 0.2)} ${s.h + 10}H${s.w * (mouth + 0.36)}C${s.w * (mouth + 0.12)} ${s.h * 0.92} ${s.w * (back - 0.18)} ${top + deep * 0.72} ${s.w * (back - 0.06)} ${top + deep * 0.5}S${far + s.w * 0.1} ${top + deep * 0.24} ${far + s.w * 0.06} ${top + deep * 0.116}Z`;
  const walk = s.w * (mouth + 0.06);
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  return (
    paintSky(s) +
    birds(s, s.w * 0.3, top * 0.5, 6) +
    sea(s, top) +
    patches(s, top, 10) +
    `<path d="${spit}" fill="${s.lit('#c9f2de')}" stroke="${s.lit('#c9f2de')}" stroke-width="${n(46 * s.u)}" opacity=".6"/>` +
    `<path d="${spit}" fill="${s.lit('#f4e2b8')}" stroke="#ffffff" stroke-width="${n(9 * s.u)}"/>` +
    shape(
      spit,
      s.between(
        top,
        s.h,
        [0, own(s, '#fdf3d6')],
        [1, mix(own(s, '#f0d9a6'), s.shade('#d9b884'), s.glowing ? 0.55 : 0.3)],
      ),
    ) +
    isle +
    place(s.w * 0.24, top + deep * 0.34, s.u * 0.6, sailboat(s, s.r.pick(['#f7ead0', '#e8b06a']))) +
    person('standing', walk, top + deep * 0.72, 64 * s.u, mix(dark, s.shade('#c4402b'), 0.5)) +
    person('sari', walk + 34 * s.u, top + deep * 0.72 + 4, 60 * s.u, mix(dark, s.shade('#2f6f7a'), 0.5), true) +
    person('child', walk + 74 * s.u, top + deep * 0.74, 60 * s.u, dark) +
    (s.r.chance(0.6) ? framePalms(s, true) : '')
  );
}

function jetty(s: Scene): string {
  const top = s.horizon;
  const deep = s.h - top;
  const x = s.w * s.r.between(0.42, 0.58);
  const y = top + deep * 0.16;
  const foot = s.w * (x > s.w / 2 ? s.r.between(0.16, 0.34) : s.r.between(0.66, 0.84));
  const [near, far] = [130 * s.u, 16 * s.u];
  const at = (t: number) => ({
    x: foot + (x - foot) * t,
    half: near + (far - near) * t,
    y: s.h + 10 + (y - s.h - 10) * t,
  });
  let boards = '';
  let posts = '';
  for (let i = 0; i < 26; i++) {
    const { x: bx, half, y: by } = at(1 - 0.9 ** i);
    boards += d`M${bx - half} ${by}h${half * 2}`;
    if (i % 4 === 1) for (const way of [-1, 1]) posts += d`M${bx + way * half} ${by + half * 0.5}V${by - half * 0.5}`;
  }
  const wood = s.between(y, s.h, [0, s.lit('#d9b88a')], [1, mix(s.shade('#a8794a'), s.sky.deep, 0.12)]);
  const dark = mix(s.shade('#7a5636'), s.sky.deep, 0.2);
  const walker = at(0.56);
  return (
    paintSky(s) +
    birds(s, s.w * 0.3, top * 0.5, 6) +
    sea(s, top) +
    island(s, x, y, s.w * 0.26, 10) +
    patches(s, top, 8) +
    shape(
      d`M${foot - near + 30 * s.u} ${s.h + 40}L${x - far + 6} ${y + 6}H${x + far + 6}L${foot + near + 40 * s.u} ${s.h + 40}Z`,
      s.shade('#1f7f88'),
      0.3,
    ) +
    stroke(posts, dark, 7 * s.u) +
    shape(d`M${foot - near} ${s.h + 10}L${x - far} ${y}H${x + far}L${foot + near} ${s.h + 10}Z`, wood) +
    stroke(boards, dark, 2 * s.u, 0.4) +
    person('walker', walker.x, walker.y, 70 * s.u, mix(s.sky.deep, s.shade('#c4402b'), 0.5)) +
    place(s.w * (foot < x ? 0.8 : 0.2), top + deep * 0.5, s.u * 0.9, glassBoat(s)) +
    framePalms(s, foot < s.w / 2)
  );
}

/** Half above the water, half below it. */
function reef(s: Scene): string {
  const top = s.horizon * 0.72;
  const line = s.h * s.r.between(0.44, 0.5);
  const x = s.w * s.r.between(0.3, 0.7);
  const surface = d`M-10 ${line}C${s.w * 0.2} ${line - 16 * s.u} ${s.w * 0.4} ${line + 16 * s.u} ${s.w * 0.6} ${line}S${s.w * 0.9} ${line - 14 * s.u} ${s.w + 10} ${line + 6 * s.u}`;
  const blue = s.between(
    line,
    s.h,
    [0, mix(own(s, '#4fc4c9'), s.sky.air[2], 0.2)],
    [0.5, mix(own(s, '#1f8fb0'), s.shade('#1f8fb0'), 0.4)],
    [1, mix(s.shade('#0f5a80'), s.sky.deep, 0.3)],
  );
  const boat = s.w * (x > s.w / 2 ? 0.2 : 0.8);
  let rays = '';
  for (let i = 0; i < 6; i++) {
    const from = s.w * (0.1 + i * 0.16 + s.r.between(-0.04, 0.04));
    const lean = (from - s.sun.x) * 0.4;
    rays += d`M${from} ${line}l${26 * s.u} 0L${from + lean + 90 * s.u} ${s.h}h${-70 * s.u}Z`;
  }
  return (
    paintSky(s) +
    birds(s, s.w * 0.24, top * 0.5, 6) +
    sea(s, top, line + 20 * s.u) +
    island(s, x, top + (line - top) * 0.34, s.w * 0.2, 8) +
    place(boat, line - 10 * s.u, s.u * 0.8, sailboat(s, '#f7ead0')) +
    shape(`${surface}V${n(s.h)}H-10Z`, blue) +
    shape(
      d`M${boat - 52 * s.u} ${line - 6 * s.u}Q${boat} ${line + 40 * s.u} ${boat + 52 * s.u} ${line - 6 * s.u}Z`,
      s.shade('#3a2a24'),
      0.8,
    ) +
    shape(rays, '#ffffff', 0.1) +
    stroke(surface, '#ffffff', 4 * s.u, 0.8) +
    bed(s, line) +
    life(s, line)
  );
}

function framePalms(s: Scene, right: boolean): string {
  const at = (t: number) => s.w * (right ? t : 1 - t);
  return palmRow(
    s,
    [
      { x: at(0.97), y: s.h + 20, height: s.h * 0.86 },
      { x: at(1.04), y: s.h + 30, height: s.h * 0.6 },
    ],
    mix(s.sky.deep, s.shade('#2f5a3f'), 0.3),
    s.far('#8fae5a', 0.02),
  );
}
