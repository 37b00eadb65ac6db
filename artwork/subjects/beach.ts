import { beachedBoat, sailboat } from '../boats.ts';
import { mix } from '../colour.ts';
import { postLamp } from '../houses.ts';
import type { Painter } from '../painting.ts';
import { palmRow } from '../palms.ts';
import { person } from '../people.ts';
import { land, profile } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { water } from '../water.ts';

export const beach: Painter = {
  temperament: 'coast',
  times: ['noon', 'golden', 'dusk', 'morning', 'dawn', 'night'],
  horizon: { landscape: 0.54, wide: 0.56, tall: 0.54, square: 0.55 },
  paint(s) {
    const sea = s.horizon;
    const shore = sea + (s.h - sea) * 0.34;
    const cape = profile(s.r, s.w, {
      y: sea + 2,
      rise: 26 * s.u,
      rough: 0.55,
      bend: (t) => (t < 0.58 ? 60 * s.u : -((t - 0.58) ** 0.8) * 150 * s.u),
    });
    let art =
      paintSky(s) +
      birds(s, s.w * 0.3, sea * 0.42, 6) +
      water(s, { top: sea, bottom: shore + 70 * s.u, colour: '#1f9aa6', glitter: 1.1 });
    art +=
      headland(s, cape, sea) +
      place(s.w * 0.3, sea + 14 * s.u, s.u * 0.36, sailboat(s, '#f7ead0')) +
      place(s.w * 0.42, sea + 8 * s.u, s.u * 0.22, sailboat(s, '#e8b06a'));
    art += sand(s, shore);
    const shack = s.r.chance(0.7);
    art +=
      palmsBehind(s, shore) + (shack ? place(s.w * s.r.between(0.68, 0.76), shore + 66 * s.u, s.u * 1.06, hut(s)) : '');
    art += place(
      s.w * 0.4,
      shore + (s.h - shore) * 0.34,
      s.u * 0.72,
      beachedBoat(s, s.r.pick(['#0e7a82', '#c4402b', '#e9b23a', '#f1ead8'])),
      s.r.chance(0.5),
    );
    art += loungers(s, shore) + people(s, shore) + framing(s);
    return { art, says: `a palm beach ${shack ? 'with a thatched shack and' : 'with'} a fishing boat` };
  },
};

function headland(s: Scene, cape: readonly (readonly [number, number])[], sea: number): string {
  const clip = s.clip(d`M0 0H${s.w}V${sea + 2}H0Z`);
  return `<g clip-path="${clip}">${land(s, cape, sea + 4, s.far('#4f7f60', 0.42), 0.2)}</g>${mist(s, sea, 26 * s.u, 0.5)}`;
}

/** Wet sand, foam and the dry beach, in three sweeping lines. */
function sand(s: Scene, shore: number): string {
  const sweep = (y: number, lift: number) =>
    d`M-10 ${s.h}V${y + lift}C${s.w * 0.22} ${y - lift * 0.4} ${s.w * 0.45} ${y + lift * 1.5} ${s.w * 0.64} ${y + lift * 0.3}S${s.w * 0.9} ${y - lift} ${s.w + 10} ${y - lift * 0.6}V${s.h}Z`;
  const dry = s.between(shore, s.h, [0, s.lit('#f4dcae')], [1, mix(s.lit('#e6bf86'), s.shade('#c99a68'), 0.4)]);
  return (
    shape(sweep(shore, 34 * s.u), '#ffffff', s.glowing ? 0.3 : 0.55) +
    shape(sweep(shore + 7 * s.u, 34 * s.u), mix(s.shade('#b9d8cc'), s.sky.air[2], 0.4)) +
    shape(sweep(shore + 22 * s.u, 32 * s.u), '#ffffff', s.glowing ? 0.32 : 0.7) +
    shape(sweep(shore + 27 * s.u, 32 * s.u), mix(s.shade('#c9a878'), s.sky.air[3], 0.2)) +
    shape(sweep(shore + 56 * s.u, 30 * s.u), dry)
  );
}

function palmsBehind(s: Scene, shore: number): string {
  const spots = Array.from({ length: 9 }, (_, i) => ({
    x: s.w * (0.6 + i * 0.05 + s.r.between(-0.015, 0.015)),
    y: shore + (34 + (i % 3) * 14) * s.u,
    height: s.r.between(150, 250) * s.u,
  }));
  return palmRow(s, spots, s.far('#2f6a4c', 0.14), s.lit('#9fbf5f'));
}

function hut(s: Scene): string {
  const thatch = s.down([0, s.lit('#d9ac6a')], [1, s.shade('#a97f48')]);
  const wood = mix(s.shade('#7a5236'), s.sky.deep, 0.25);
  const who = mix(s.sky.deep, '#2a1a1a', 0.3);
  let art = s.glowing ? oval(0, -50, 200, 110, s.radial([0, '#ffce82', 0.6], [1, '#ffb65e', 0])) : '';
  art +=
    oval(-s.side * 20, 4, 150, 9, s.sky.deep, 0.2) +
    shape('M-112-6V-84H112V-6Z', s.glowing ? '#f2b566' : mix(s.shade('#8a6242'), s.sky.deep, 0.3)) +
    stroke('M-60-54H60M-90-68H-66M66-68H90', s.glowing ? '#c9803a' : s.shade('#b58a5a'), 4);
  art += person('standing', -30, -6, 64, who) + person('sari', 16, -6, 60, who, true);
  art +=
    stroke('M-124 2V-92M-60 2V-92M60 2V-92M124 2V-92', wood, 6) +
    shape('M-126-2V-40H126V-2Z', s.down([0, s.lit('#c08a54')], [1, s.shade('#8f6238')])) +
    stroke('M-126-40H126', s.lit('#e9c48a'), 5) +
    stroke('M-90-36V-4M-54-36V-4M-18-36V-4M18-36V-4M54-36V-4M90-36V-4', wood, 1.6, 0.5);
  let fringe = 'M-160-82';
  for (let i = 0; i < 32; i++) fringe += i % 2 ? 'l10-9' : 'l10 11';
  art +=
    shape('M-160-82L-84-158Q0-172 84-158L160-82Z', thatch) +
    shape(`${fringe}L160-90H-160Z`, s.shade('#b98c52')) +
    stroke(
      'M-130-100L-80-152M-70-100L-46-160M0-98V-165M70-100L46-160M130-100L80-152M-100-96L-62-156M-36-98L-22-163M36-98L22-163M100-96L62-156',
      s.shade('#8f6a3c'),
      1.8,
      0.45,
    ) +
    shape('M-88-156Q0-176 88-156L80-148Q0-164-80-148Z', s.lit('#ecc88a'));
  for (let i = -2; i <= 2; i++)
    art += s.glowing
      ? disc(i * 54, -74, 26, s.radial([0, '#ffe2a0', 0.95], [1, '#ffc060', 0])) + disc(i * 54, -74, 5, '#fff0c4')
      : disc(i * 54, -74, 5, s.lit('#f0b84a'));
  return art;
}

function loungers(s: Scene, shore: number): string {
  let art = '';
  const y = shore + (s.h - shore) * 0.5;
  for (let i = 0; i < 3; i++) {
    const cloth = ['#c4402b', '#f0a830', '#0e7a72'][i % 3] ?? '#c4402b';
    const tilt = 'M0-96Q-40-98-62-70-42-76-32-70-16-80 0-74 14-80 30-70 42-78 62-70 40-98 0-96Z';
    const stripes = 'M0-96Q-16-90-32-70-16-80 0-74ZM0-96Q20-90 30-70 42-78 62-70 40-98 0-96Z';
    art += place(
      s.w * (0.58 + i * 0.135),
      y + i * 14 * s.u,
      s.u * (0.86 + i * 0.09),
      oval(-s.side * 26, 2, 62, 7, s.sky.deep, 0.2) +
        stroke('M0 0V-94', s.shade('#8a6a4a'), 3.4) +
        shape(tilt, s.lit(cloth)) +
        shape(stripes, s.lit('#fff2da'), 0.85) +
        shape('M-48-4L-42-14H16L42-34 48-30 22-8 20-2Z', s.lit('#e9d2a8')) +
        stroke('M-40-4V2M16-4V2', s.shade('#7a5a3a'), 3),
    );
  }
  return art;
}

function people(s: Scene, shore: number): string {
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const y = shore + 52 * s.u;
  return (
    person('standing', s.w * 0.2, y, 40 * s.u, dark) +
    person('sari', s.w * 0.222, y + 2, 38 * s.u, dark, true) +
    person('child', s.w * 0.26, y + 4, 38 * s.u, dark) +
    (s.glowing ? postLamp(s, s.w * 0.9, s.h - 90 * s.u, 90 * s.u) : '')
  );
}

function framing(s: Scene): string {
  const dark = mix(s.sky.deep, s.shade('#2f5a3f'), 0.3);
  return palmRow(
    s,
    [
      { x: s.w * 0.03, y: s.h + 20, height: s.h * 0.86 },
      { x: s.w * 0.13, y: s.h + 40, height: s.h * 0.66 },
      { x: -s.w * 0.02, y: s.h + 30, height: s.h * 0.56 },
    ],
    dark,
    s.far('#8fae5a', 0.02),
  );
}
