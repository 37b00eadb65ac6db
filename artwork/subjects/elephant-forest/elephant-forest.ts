import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { broadWoods, heightAt, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { elephant } from '../../kit/people/animals.ts';
import { person } from '../../kit/people/people.ts';
import { broadLeaves, foliage, grass, leafyTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const plans = ['lake', 'herd', 'tusker', 'boat'] as const;
const told = {
  lake: 'elephants drinking at a forest lake',
  herd: 'an elephant herd crossing a clearing in the forest',
  tusker: 'a lone tusker stepping out of the forest',
  boat: 'visitors in a boat watching elephants on a forest shore',
} as const;

export const elephantForest: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'dawn', 'dusk', 'noon'],
  horizon: { landscape: 0.54, wide: 0.56, tall: 0.54, square: 0.54 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const wet = plan === 'lake' || plan === 'boat';
    const gap = s.r.between(0.3, 0.7);
    let art = paintSky(s) + birds(s, s.w * gap, h * 0.34, 6);
    for (let i = 0; i < 2; i++)
      art += land(
        s,
        profile(s.r, s.w, {
          y: h * (0.72 + i * 0.12),
          rise: (130 - i * 30) * s.u,
          rough: 0.46,
          bend: (t) => -Math.abs(t - gap) * (150 - i * 50) * s.u,
        }),
        h * 1.1,
        s.far('#5f8a7c', 0.64 - i * 0.14),
      );
    art += mist(s, h * 0.9, 120 * s.u, 0.5);
    art +=
      broadWoods(
        s,
        profile(s.r, s.w, { y: h * 0.98, rise: 20 * s.u, bend: (t) => -Math.abs(t - gap) * 60 * s.u }),
        h * 1.1,
        s.far('#3f7452', 0.36),
        58 * s.u,
      ) + canopy(s, h);
    art += wet ? shore(s, h, plan === 'boat') : clearing(s, h, plan === 'tusker');
    return { art: art + frame(s, wet), says: told[plan] };
  },
};

/** A wall of evergreen trees behind the clearing. */
function canopy(s: Scene, h: number): string {
  const models = (s.crop === 'wide' ? [0.36] : [0.3, 0.42]).map((trunk) => ({
    id: s.id(),
    art: leafyTree(s, 100, s.far('#3f7048', 0.2), s.far('#9ab85a', 0.2), trunk),
  }));
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  art += broadWoods(
    s,
    profile(s.r, s.w, { y: h - 2, rise: 6 * s.u }),
    h + 12 * s.u,
    s.far('#35634a', 0.24),
    40 * s.u,
    0,
  );
  for (let x = -20, i = 0; x < s.w + 40; x += s.r.between(46, 96) * s.u, i++)
    art += place(
      x,
      h + 12 * s.u,
      s.u * s.r.between(1.8, 2.4),
      `<use href="#${models[i % models.length]?.id}"/>`,
      s.r.chance(0.5),
    );
  return art + mist(s, h + 2, 60 * s.u, 0.35);
}

function family(s: Scene, x: number, y: number, size: number, count: number, way: boolean): string {
  const models = ['#8b8588', '#938b8a'].map((hide, i) => ({ id: s.id(), art: elephant(s, hide, i === 0) }));
  const line = [
    [0, 1],
    [-190, 0.84],
    [150, 0.74],
    [-110, 0.46],
    [260, 0.62],
    [80, 0.4],
  ] as const;
  const herd = line
    .slice(0, count)
    .map(([dx, scale], i) => ({
      at: x + dx * size * (way ? -1 : 1),
      foot: y + (i % 2 ? 10 : -6) * size,
      scale: size * scale,
      id: models[i === 0 ? 0 : 1]?.id ?? '',
    }))
    .sort((a, b) => a.foot - b.foot)
    .map(
      ({ at, foot, scale, id }) =>
        oval(at - s.side * 20 * scale, foot, 104 * scale, 7 * scale, s.sky.deep, 0.24) +
        place(at, foot, scale, `<use href="#${id}"/>`, way),
    );
  return `<defs>${models.map(({ id, art }) => `<g id="${id}">${art}</g>`).join('')}</defs>${herd.join('')}`;
}

function shore(s: Scene, h: number, boat: boolean): string {
  const bank = h + (s.h - h) * 0.34;
  const turf = s.between(h, bank + 20 * s.u, [0, s.far('#8fa850', 0.2)], [1, s.far('#a8a256', 0.1)]);
  const x = s.w * s.r.between(boat ? 0.24 : 0.36, boat ? 0.34 : 0.54);
  const way = s.r.chance(0.5);
  const art = shape(
    d`M-10 ${h + 4}H${s.w + 10}V${bank + 10 * s.u}Q${s.w * 0.6} ${bank + 22 * s.u} ${s.w * 0.3} ${bank}T-10 ${bank + 8 * s.u}Z`,
    turf,
  );
  const drinkers = mirrored(
    s,
    s.main(family(s, x, bank + 4 * s.u, s.u * (boat ? 1 : 1.06), s.r.int(3, boat ? 4 : 6), way)),
    bank + 10 * s.u,
    0.36,
    0.7,
  );
  const top = bank + 4 * s.u;
  let lake = `<g clip-path="${s.clip(d`M-10 ${bank + 10 * s.u}Q${s.w * 0.15} ${bank - 2} ${s.w * 0.3} ${bank + 4 * s.u}T${s.w + 10} ${bank + 12 * s.u}V${s.h}H-10Z`)}">${water(s, { top, colour: '#4f8478', glitter: 0.9 })}</g>`;
  lake += drinkers.echo + stumps(s, bank);
  if (boat) lake += s.main(launch(s, s.w * 0.66, bank + (s.h - bank) * 0.5));
  return art + lake + drinkers.art;
}

/** Bare trunks of the drowned forest. */
function stumps(s: Scene, bank: number): string {
  const wood = mix(s.sky.deep, s.shade('#6a5a4a'), 0.5);
  let path = '';
  let echo = '';
  for (let i = 0; i < 8; i++) {
    const t = s.r.between(0.08, 0.6);
    const [x, y] = [s.w * s.r.next(), bank + (s.h - bank) * t];
    const tall = s.r.between(40, 110) * s.u * (0.5 + t);
    const w = (3 + 4 * t) * s.u;
    path += d`M${x - w} ${y}L${x - w * 0.5} ${y - tall}L${x + w * 0.2} ${y - tall * 0.94}L${x + w} ${y}ZM${x} ${y - tall * 0.5}l${w * 4} ${-tall * 0.24}l${-w * 3.4} ${tall * 0.34}Z`;
    echo += d`M${x - w} ${y}L${x} ${y + tall * 0.5}L${x + w} ${y}Z`;
  }
  return shape(echo, wood, 0.22) + shape(path, wood);
}

function launch(s: Scene, x: number, y: number): string {
  const who = mix(s.sky.deep, s.shade('#3f3a34'), 0.4);
  const cloths: readonly Hex[] = ['#c4402b', '#4a4a8a', '#2f6f7a', '#e0a030'];
  return place(
    x,
    y,
    s.u * 1.1,
    oval(0, 10, 130, 8, s.sky.deep, 0.28) +
      cloths.map((hue, i) => person('sitting', -66 + i * 42, -2, 56, mix(who, s.shade(hue), 0.5))).join('') +
      stroke('M-92-8V-66M-30-8V-66M36-8V-66M98-8V-66', s.lit('#e6d2ae'), 3) +
      shape('M-112-62L-100-76H106L118-62Z', s.lit('#f0e2c4')) +
      shape('M-112-62H118v6H-112Z', s.shade('#2f6f5a')) +
      shape(
        'M-136-20Q-110-8-90-8H96Q120-10 136-24L114 14H-112Z',
        s.down([0, s.lit('#3f7f6a')], [1, s.shade('#2f5f50')]),
      ) +
      stroke('M-130-14Q-108-3-90-3H96Q118-5 130-17', s.lit('#f4e6c8'), 3),
  );
}

function clearing(s: Scene, h: number, alone: boolean): string {
  const foot = s.h * s.r.between(0.8, 0.85);
  const fill = s.between(
    h,
    s.h,
    [0, s.far('#a8ac58', 0.3)],
    [0.5, s.far('#93963f', 0.1)],
    [1, mix(s.shade('#6f7436'), s.sky.deep, 0.26)],
  );
  const way = s.r.chance(0.5);
  let art = shape(d`M-10 ${h + 4}H${s.w + 10}V${s.h}H-10Z`, fill);
  art += shape(
    grass(s.r, 0, s.w, (x) => h + 40 * s.u + Math.sin(x / 80) * 8, 22 * s.u, 22 * s.u),
    s.far('#8f9c48', 0.2),
  );
  const x = s.w * s.r.between(0.42, 0.56);
  art += s.main(alone ? family(s, x, foot, s.u * 1.9, 1, way) : family(s, x, foot, s.u * 1.3, s.r.int(4, 6), way));
  const line = profile(s.r, s.w, { y: foot + 40 * s.u, rise: 12 * s.u, rough: 0.4, points: 18 });
  return (
    art +
    shape(
      grass(s.r, 0, s.w, (at) => heightAt(line, at) - 18 * s.u, 40 * s.u, 15 * s.u),
      s.far('#b0aa54', 0.04),
    )
  );
}

/** Looking out from under the leaves. */
function frame(s: Scene, wet: boolean): string {
  const green = mix(s.sky.deep, s.shade('#2f5a34'), 0.4);
  const light = s.far('#93b058', 0.04);
  const right = s.r.chance(0.5);
  const at = (t: number) => s.w * (right ? t : 1 - t);
  let art = stroke(
    d`M${at(0.95)} ${s.h + 10}C${at(0.93)} ${s.h * 0.6} ${at(0.97)} ${s.h * 0.3} ${at(0.95)} -10`,
    mix(s.sky.deep, s.shade('#5a4634'), 0.4),
    44 * s.u,
  );
  let mass = '';
  let glints = '';
  for (const [t, y, size] of [
    [0.98, 0.02, 150],
    [0.84, -0.01, 120],
    [0.7, -0.03, 100],
    [0.92, 0.12, 80],
  ] as const) {
    mass += foliage(s.r, at(t), s.h * y, size * s.u, size * 0.55 * s.u, 0.14);
    glints += foliage(s.r, at(t - 0.02), s.h * y + 10 * s.u, size * 0.4 * s.u, size * 0.2 * s.u, 0.2);
  }
  art += shape(mass, green) + shape(glints, light, 0.25);
  if (wet || s.r.chance(0.5)) art += broadLeaves(s, at(0.04), s.h + 20 * s.u, 190 * s.u, green, light);
  return (
    art +
    (wet
      ? ''
      : shape(
          grass(s.r, 0, s.w, () => s.h + 4, 84 * s.u, 14 * s.u),
          mix(s.sky.deep, s.shade('#3f4a28'), 0.45),
        ))
  );
}
