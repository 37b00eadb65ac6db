import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, shape, stroke } from '../core/shapes.ts';
import { person } from '../people/people.ts';

/** What a hull puts on the water under itself; drawn before the hull. */
function wake(s: Scene, half: number, y: number): string {
  return (
    oval(0, y + 5, half * 0.96, 7, s.sky.deep, 0.3) +
    stroke(d`M${-half * 0.8} ${y + 15}h${half * 1.3}M${-half * 0.5} ${y + 23}h${half * 0.8}`, s.sky.deep, 2.4, 0.28)
  );
}

/** A Kashmiri pleasure boat, about 250 long, the waterline at its origin. */
export function shikara(s: Scene, cloth: string, lamp = s.glowing): string {
  const hull = mix(s.shade('#5a3a26'), s.sky.deep, 0.45);
  const posts = 'M-52-8V-52M-22-6V-54M22-6V-54M52-8V-52';
  const roof = 'M-68-50Q-40-62-30-74 0-84 30-74 40-62 68-50L62-46H-62Z';
  const hem = `M-64-48${'q4.6 9 9.2 0'.repeat(14)}Z`;
  const curtain = 'M-52-50q12 22 2 44h-8zM52-50q-12 22-2 44h8z';
  const rower = '#1a1420';
  let art = wake(s, 120, 4);
  if (lamp) art += disc(0, -30, 74, s.radial([0, '#ffd588', 0.75], [0.4, '#ffb65e', 0.32], [1, '#ffb65e', 0]));
  art += shape('M-52-8V-50H52V-8Z', lamp ? '#ffcf80' : s.shade(cloth), lamp ? 0.5 : 0.5);
  art +=
    person('sitting', -8, 0, 52, mix(rower, s.sky.deep, 0.6)) +
    person('sitting', 20, 0, 50, mix(rower, s.sky.deep, 0.6), true);
  art +=
    stroke(posts, hull, 3) +
    shape(curtain, s.lit(cloth)) +
    shape(
      roof,
      s.across([0, s.side < 0 ? s.lit(cloth) : s.shade(cloth)], [1, s.side < 0 ? s.shade(cloth) : s.lit(cloth)]),
    ) +
    shape(hem, s.lit('#f4d9a0'));
  art += person('sitting', -92, -6, 62, mix(rower, s.sky.deep, 0.5), true) + stroke('M-78-36L-120 10', hull, 2.4);
  art += shape('M-134-22C-92 0-46 0 0 0S96-2 142-32C124 0 80 13 0 13S-112 4-134-22Z', hull);
  art += stroke('M-124-16C-84 2-40 3 0 3S92 1 130-22', s.lit('#d9a860'), 1.8, 0.7);
  return art;
}

/** An open rowing boat, about 130 long. */
export function rowingBoat(s: Scene, paint: string, crew = true): string {
  const inside = mix(s.shade(paint), s.sky.deep, 0.6);
  const who = mix('#1a1420', s.sky.deep, 0.6);
  let art = wake(s, 62, 3);
  if (crew)
    art +=
      person('sitting', -22, 2, 50, who) + person('sitting', 24, 2, 46, who, true) + stroke('M-12-20L-50 14', who, 2);
  art += shape('M-70-16Q0-4 72-20L60-10Q0 0-60-6Z', inside);
  art += shape('M-74-18Q0 0 76-22 66 10 30 12H-30Q-62 12-74-18Z', s.down([0, s.lit(paint)], [1, s.shade(paint)]));
  art += stroke('M-70-11Q0 6 71-14', s.lit('#fff3dc'), 2, 0.7);
  return art;
}

/** A Kerala kettuvallam: a rice barge under a vaulted roof of woven palm, about 420 long. */
export function houseboat(s: Scene): string {
  const hull = mix(s.shade('#3d2a20'), s.sky.deep, 0.45);
  const thatch = s.down([0, s.lit('#d2a566')], [1, s.shade('#9a6f3d')]);
  const line = s.shade('#7b552d');
  const window = s.glowing ? '#ffd486' : mix(s.shade('#4a3a30'), s.sky.deep, 0.4);
  let art = wake(s, 210, 6);
  if (s.glowing) art += oval(0, -50, 240, 90, s.radial([0, '#ffce82', 0.5], [1, '#ffb65e', 0]));
  art += shape('M-168-8V-60H150V-8Z', s.lit('#b98a52'));
  art += shape('M-168-8V-60H150V-8Z', s.down([0, s.sky.deep, 0.42], [1, s.sky.deep, 0.12]));
  for (const x of [-96, -46, 4, 54])
    art += shape(d`M${x} -14V-44q16-12 32 0v30Z`, window) + stroke(d`M${x + 16} -14v-34M${x} -30h32`, line, 2.4);
  art += person('sitting', 122, -8, 56, hull, true) + person('standing', -136, -8, 58, hull);
  art += shape(
    'M-186-56C-180-96-130-126-60-122-52-134 44-136 56-120 110-122 156-98 170-56Q160-64 148-58H-166Q-178-64-186-56Z',
    thatch,
  );
  art += stroke(
    'M-150-62C-146-90-128-108-112-116M-110-60C-108-92-96-112-84-122M-66-60C-66-92-60-112-56-124M-20-60V-128M28-60C30-92 28-112 24-128M72-60C76-92 72-108 66-120M116-60C120-88 112-104 102-114',
    line,
    2,
    0.55,
  );
  art += shape('M-58-122C-50-134 44-136 56-120 30-126-30-128-58-122Z', s.lit('#e0b878'));
  art += stroke('M96-58V-8M146-58V-8M-122-58V-8M-164-58V-8', hull, 3.4) + stroke('M-164-24H-118M98-24H146', hull, 2.4);
  art += shape(
    'M-238-46C-196-14-150-10-100-9H120C172-10 206-22 236-52 226-6 190 15 120 16H-110C-176 15-224-4-238-46Z',
    hull,
  );
  art += stroke('M-220-30C-190-6-150-3-100-2H120C166-3 196-12 222-36', s.lit('#c98f4e'), 2, 0.6);
  return art;
}

/** A lateen-rigged fishing boat, about 150 long. */
export function sailboat(s: Scene, sail: string): string {
  const hull = mix(s.shade('#5a3a2c'), s.sky.deep, 0.5);
  const cloth = s.across([0, s.side < 0 ? s.lit(sail) : s.shade(sail)], [1, s.side < 0 ? s.shade(sail) : s.lit(sail)]);
  return (
    wake(s, 70, 3) +
    stroke('M-6 0V-120', hull, 3.6) +
    shape('M-48-26Q-6-70 34-158 58-84 52-22 0-14-48-26Z', cloth) +
    stroke('M-48-26Q-6-70 34-158', hull, 3) +
    person('sitting', -50, -2, 44, hull) +
    shape('M-82-22Q-40-4 0-3T84-26Q72 13 26 13H-36Q-70 13-82-22Z', hull)
  );
}

/** A fishing boat drawn up on the sand, painted as boats of the Konkan are. */
export function beachedBoat(s: Scene, paint: string): string {
  return (
    oval(0, 8, 120, 10, s.sky.deep, 0.25) +
    shape('M-118-52Q-20-14 118-46L96-26Q0-4-92-30Z', mix(s.shade(paint), s.sky.deep, 0.55)) +
    shape('M-130-58Q-20-16 128-52 118 8 50 12H-40Q-104 10-130-58Z', s.down([0, s.lit(paint)], [1, s.shade(paint)])) +
    stroke('M-122-44Q-20-4 123-38', s.lit('#fff1d6'), 6, 0.85) +
    stroke('M-112-30Q-20 6 118-26', s.lit('#f0a830'), 3, 0.85) +
    stroke('M-60-26V8M0-18V11M60-26V9', s.shade(paint), 1.6, 0.5)
  );
}
