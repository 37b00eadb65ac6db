import { wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { dune, sandRipples } from '../../kit/land/dunes.ts';
import { heightAt } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { camel, restingCamel } from '../../kit/people/camels.ts';
import { person } from '../../kit/people/people.ts';
import { grass, thornTree } from '../../kit/plants/plants.ts';

const sand = '#e9b878';
const cloths = ['#c4402b', '#a8325f', '#2f7f7a', '#e0a030', '#3f5f9a'] as const;
const plans = ['caravan', 'riders', 'camp', 'fort', 'caravan'] as const;
const told = {
  caravan: 'a camel caravan crossing tall dunes in the Thar desert',
  riders: 'camel riders among the dunes of the Thar desert',
  camp: 'a desert camp with resting camels below the dunes',
  fort: 'camels on the dunes before a golden desert fort',
} as const;

export const desertCamels: Painter = {
  temperament: 'desert',
  times: ['morning', 'golden', 'noon', 'morning', 'dusk', 'noon'],
  horizon: { landscape: 0.56, wide: 0.58, tall: 0.54, square: 0.56 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const peak = s.r.between(0.3, 0.7);
    const art = [paintSky(s), plan === 'caravan' ? '' : birds(s, s.w * 0.3, h * 0.36, 5)];
    if (plan === 'fort') art.push(fort(s, s.w * (peak + (peak < 0.5 ? 0.26 : -0.26)), h));
    art.push(
      dune(s, { peak: 1 - peak, y: h * 1.03, rise: h * 0.16, foot: s.h, colour: sand, distance: 0.55 }).art,
      mist(s, h * 1.02, 70 * s.u, 0.4),
    );
    const middle = dune(s, {
      peak,
      y: h + (s.h - h) * 0.3,
      // a string on a crest wants sky above it and not much sand below
      rise: (s.h - h) * (plan === 'riders' || plan === 'camp' ? s.r.between(0.56, 0.9) : s.r.between(0.3, 0.44)),
      foot: s.h,
      colour: sand,
      distance: 0.24,
      spread: s.r.between(0.3, 0.48),
    });
    art.push(middle.art);
    if (plan === 'caravan' || plan === 'fort') art.push(s.main(caravan(s, middle.line, peak)));
    const near = dune(s, {
      peak: peak < 0.5 ? s.r.between(0.86, 1) : s.r.between(0, 0.14),
      y: s.h * (plan === 'camp' ? 0.94 : 0.9),
      rise: (s.h - h) * (plan === 'camp' ? 0.12 : 0.34),
      foot: s.h + 4,
      colour: mix(sand, '#c98a52', 0.3),
      distance: 0.02,
      spread: 0.5,
    });
    if (plan === 'camp') art.push(s.main(camp(s, peak < 0.5 ? 0.6 : 0.4)));
    art.push(near.art, sandRipples(s, s.h * 0.9, s.h, s.shade('#a8703f')));
    if (plan === 'riders') art.push(s.main(riders(s, near.line, peak < 0.5 ? 0.24 : 0.42)));
    return { art: art.join('') + scrub(s, near.line, peak < 0.5), says: told[plan] };
  },
};

/** A string of camels on the crest, led on foot, seen against the light. */
function caravan(s: Scene, line: readonly Point[], peak: number): string {
  const count = s.r.int(3, s.crop === 'tall' || s.crop === 'square' ? 4 : 6);
  const size = s.u * s.r.between(0.46, 0.6);
  const step = 150 * size;
  const from = s.w * peak - (count / 2) * step;
  const dark = mix(s.sky.deep, '#2a1812', 0.3);
  const foot = (x: number) => heightAt(line, x) + 3 * s.u;
  let art = '';
  for (let i = 0; i < count; i++) {
    const x = from + i * step;
    art += place(x, foot(x), size, camel(s, cloths[i % cloths.length] ?? cloths[0], i % 2 === 0));
    const [ax, bx] = [x + 92 * size, x + step - 62 * size];
    if (i < count - 1)
      art += stroke(
        d`M${ax} ${foot(x) - 112 * size}Q${(ax + bx) / 2} ${foot(x) - 70 * size} ${bx} ${foot(x + step) - 82 * size}`,
        dark,
        1.3,
      );
  }
  const lead = from + count * step;
  return art + person('walker', lead, foot(lead), 92 * size, dark);
}

function riders(s: Scene, line: readonly Point[], t: number): string {
  const big = s.u * s.r.between(2, 2.3);
  const x = s.w * t;
  const y = Math.min(s.h - 30 * s.u, heightAt(line, x) + 70 * s.u);
  const one = (at: number, foot: number, size: number, hue: number) =>
    oval(at - s.side * 30 * size, foot + 2, 86 * size, 7 * size, s.sky.deep, 0.22) +
    place(at, foot, size, camel(s, cloths[hue % cloths.length] ?? cloths[0], true));
  const hue = s.r.int(0, 4);
  return one(x + 240 * s.u, y - 40 * s.u, big * 0.76, hue + 2) + one(x - 110 * s.u, y, big, hue);
}

function camp(s: Scene, t: number): string {
  const y = s.h * 0.82;
  const x = s.w * t;
  const tent = (at: number, size: number, hue: string) =>
    place(
      at,
      y,
      s.u * size,
      lampGlow(s, 0, -50, 130, 90) +
        shape('M-90 0L-78-56 0-104 78-56 90 0Z', wall(s, '#f3e4c6')) +
        shape(
          s.side < 0 ? 'M22 0L14-94 0-104 78-56 90 0Z' : 'M-22 0L-14-94 0-104-78-56-90 0Z',
          s.shade('#e0c9a0'),
          0.7,
        ) +
        shape('M-80-54L0-104 80-54 70-46 56-56 42-46 28-56 14-46 0-56-14-46-28-56-42-46-56-56-70-46Z', s.lit(hue)) +
        shape('M-18 0L0-62 18 0Z', s.glowing ? '#ffd384' : s.shade('#6a4a3a')) +
        stroke('M0-104V-124', s.shade('#7a5236'), 3) +
        shape('M1-124L22-118 1-110Z', s.lit(hue)),
    );
  const fire = s.glowing
    ? disc(x, y + 10 * s.u, 90 * s.u, s.radial([0, '#ffc46c', 0.7], [1, '#ff9a3c', 0])) +
      place(
        x,
        y + 24 * s.u,
        s.u,
        shape('M-12 0Q-14-20-2-36 0-24 8-28 14-14 12 0Z', '#ff9a3c') + shape('M-6 0Q-6-12 0-22 6-12 6 0Z', '#ffe7a4'),
      )
    : '';
  const dark = mix(s.sky.deep, s.shade('#5a3a2a'), 0.3);
  return (
    tent(x - 150 * s.u, 0.82, '#c4402b') +
    tent(x + 130 * s.u, 1, '#e0a030') +
    tent(x + 300 * s.u, 0.72, '#2f7f7a') +
    fire +
    person('resting', x - 46 * s.u, y + 26 * s.u, 62 * s.u, dark) +
    person('resting', x + 44 * s.u, y + 28 * s.u, 60 * s.u, dark, true) +
    place(x - 280 * s.u, y + 36 * s.u, s.u * 0.8, restingCamel(s, '#a8325f')) +
    place(x - 400 * s.u, y + 22 * s.u, s.u * 0.7, camel(s, '#c4402b'))
  );
}

/** A sandstone fort far off on its hill. */
function fort(s: Scene, x: number, h: number): string {
  const stone = s.far('#dba565', 0.3);
  const dim = s.far('#b0764a', 0.34);
  let walls = 'M-190 20L-176-34H176L190 20Z';
  let shade = '';
  for (let i = -4; i <= 4; i++) {
    const at = i * 42;
    walls += d`M${at - 17} 20L${at - 14} -46h28L${at + 17} 20Z${merlons(at - 14, at + 14, -46, 7)}`;
    shade += d`M${at} 20V-46h${-s.side * 14}l${-s.side * 3} 66Z`;
  }
  const keep =
    shape(
      'M-110-30V-78H-30V-104H50V-72H120V-30Z' +
        merlons(-110, -30, -78, 8) +
        merlons(-30, 50, -104, 8) +
        merlons(50, 120, -72, 8),
      stone,
    ) +
    place(-92, -78, 1, chhatri(s, 24, '#dba565')) +
    place(10, -104, 1, chhatri(s, 30, '#dba565')) +
    place(102, -72, 1, chhatri(s, 24, '#dba565')) +
    shape(
      'M-90-44v-12h8v12zM-66-44v-12h8v12zM-10-60v-14h9v14zM22-60v-14h9v14zM76-44v-12h8v12z',
      s.glowing ? '#ffd384' : dim,
    );
  return place(
    x,
    h * 0.98,
    s.u * s.r.between(0.9, 1.15),
    shape('M-330 60Q-220-6-150-14H150Q230-4 330 60Z', s.far('#c9986a', 0.4)) +
      keep +
      shape(walls, stone) +
      shape(shade, dim, 0.6),
  );
}

function scrub(s: Scene, line: readonly Point[], right: boolean): string {
  const green = mix(s.sky.deep, s.shade('#5a6238'), 0.4);
  const x = s.w * (right ? 0.93 : 0.07);
  const tree = s.r.chance(0.5);
  return (
    (tree ? thornTree(s, x, heightAt(line, x) + 10, 200 * s.u, green, s.far('#a8a052', 0.1)) : '') +
    shape(
      grass(s.r, tree ? s.w * 0.7 : 0, tree ? s.w : s.w * 0.26, () => s.h + 4, 46 * s.u, 9 * s.u),
      mix(green, s.shade('#a88a4a'), 0.3),
    )
  );
}
