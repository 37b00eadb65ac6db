import { cornerHouse } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, oval, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { broadWoods, heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { egret } from '../../kit/people/animals.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { grass, leafyTree } from '../../kit/plants/plants.ts';
import { planter, plough, walkers } from './paddy-work.ts';

const plans = ['terraces', 'planting', 'ripe'] as const;

const told = {
  terraces: 'rice terraces stepping down green hills',
  planting: 'rice being planted in flooded fields',
  ripe: 'egrets in green paddy fields',
} as const;

export const paddyFields: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'dawn', 'noon', 'dusk'],
  horizon: { landscape: 0.46, wide: 0.48, tall: 0.46, square: 0.46 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const hilly = plan === 'terraces';
    const palms = !hilly && s.r.chance(0.68);
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.2, 0.8), h * 0.36, 6);
    for (let i = 0; i < 3; i++)
      art += land(
        s,
        profile(s.r, s.w, {
          y: h * ((hilly ? 0.66 : 0.8) + i * 0.1),
          rise: ((hilly ? 170 : 80) - i * 26) * s.u,
          rough: 0.46,
        }),
        h * 1.2,
        s.far('#5f8a7c', 0.68 - i * 0.14),
      );
    art += mist(s, h * 0.98, 110 * s.u, 0.55);
    art += hilly ? terraces(s, h) : plainFields(s, h, plan === 'planting', palms);
    return { art: art + frame(s, hilly, palms), says: told[plan] + (palms ? ' among palms' : '') };
  },
};

/** Step after step of flooded and green fields, each with its bund. */
function terraces(s: Scene, h: number): string {
  const dip = s.r.between(0.3, 0.7);
  const back = profile(s.r, s.w, { y: h * 1.02, rise: 30 * s.u, bend: (t) => -Math.abs(t - dip) * 160 * s.u });
  let art = woods(s, back, s.h, s.far('#3f7452', 0.3), 34 * s.u, 0.2) + cottages(s, back);
  const steps = 11;
  const lean = s.r.pick([-1, 1]);
  for (let i = 0; i < steps; i++) {
    const t = i / (steps - 1);
    const y = h * 1.06 + (s.h - h * 1.06) * t ** 1.35;
    const swing = (30 + 80 * t) * s.u;
    const phase = i * 0.7 + dip * 6;
    const line: Point[] = Array.from({ length: 27 }, (_, k) => {
      const at = k / 26;
      return [
        -20 + (s.w + 40) * at,
        y + Math.sin(at * 5 * lean + phase) * swing * 0.36 + Math.abs(at - dip) * -(150 * (1 - t) + 20) * s.u,
      ];
    });
    const path = `M${line.map(([x, py]) => d`${x} ${py}`).join('L')}`;
    const wet = (i + (lean > 0 ? 0 : 1)) % 3 === 0;
    const fill = wet
      ? s.between(
          y - swing,
          y + 60 * s.u,
          [0, mix(s.sky.air[3], s.sky.air[2], 0.4)],
          [1, mix(s.sky.air[1], s.lit('#7fb0a0'), 0.5)],
        )
      : s.between(
          y - swing,
          y + 80 * s.u,
          [0, s.far(i % 2 ? '#a3c25a' : '#86b04e', 0.26 - t * 0.2)],
          [1, s.far(i % 2 ? '#7fa846' : '#6a983f', 0.2 - t * 0.16)],
        );
    art += shape(`${path}L${n(s.w + 20)} ${n(s.h + 4)}H-20Z`, fill);
    art += stroke(path, mix(s.shade('#6f7a3a'), s.sky.haze, 0.2 - t * 0.18), (4 + 7 * t) * s.u);
    art += `<g transform="translate(0 ${n(-(2 + 3 * t) * s.u)})">${stroke(path, s.lit('#c9d36f'), (1.6 + 3 * t) * s.u, 0.8)}</g>`;
    if (!wet && i > 3) {
      const at = s.w * s.r.between(0.15, 0.8);
      const tall = (16 + 46 * t) * s.u;
      if (s.r.chance(0.6))
        art += planter(s, at, Math.min(heightAt(line, at) + tall * 0.7, s.h - 12 * s.u), tall * 1.7, s.r.chance(0.5));
    }
  }
  return art;
}

/** Level fields between bunds running to the horizon. */
function plainFields(s: Scene, h: number, planting: boolean, palms: boolean): string {
  const deep = s.h - h;
  const x = s.w * s.r.between(0.36, 0.64);
  const top = h * 1.0;
  const flooded = planting;
  let art =
    village(s, h, palms) +
    shape(
      d`M-10 ${top}H${s.w + 10}V${s.h}H-10Z`,
      flooded
        ? s.between(top, s.h, [0, mix(s.sky.air[3], s.sky.air[2], 0.4)], [1, mix(s.sky.air[1], s.lit('#6fa89a'), 0.45)])
        : s.between(
            top,
            s.h,
            [0, s.far('#b0c866', 0.3)],
            [0.4, s.far('#86b048', 0.08)],
            [1, mix(s.shade('#5f8f3a'), s.sky.deep, 0.14)],
          ),
    );
  const rows = [0.1, 0.26, 0.5, 0.84];
  const soil = s.shade('#8a7448');
  const turf = s.lit('#9fb85a');
  const bund = (path: string, w: number) =>
    `${stroke(path, soil, w * 1.4)}<g transform="translate(0 ${n(-w * 0.3)})">${stroke(path, turf, w * 0.8)}</g>`;
  const ploughed = planting && s.r.chance(0.6);
  const outs = [-0.9, -0.26, 0.3, 1];
  if (flooded) {
    // a plot ends where its bunds do
    const at = (t: number, out: number) => d`${x + out * (0.16 + 1.34 * t) * s.w} ${top + deep * t}`;
    const columns = [-7, ...outs, 7];
    let green = '';
    rows.forEach((t0, i) => {
      const t1 = rows[i + 1] ?? 1.02;
      for (let k = 0; k < 5; k++)
        // the plough goes through water
        if (s.r.chance(0.42) && !(ploughed && i === 1 && (k === 2 || k === 3))) {
          const [a, b] = [columns[k] ?? 0, columns[k + 1] ?? 0];
          green += `M${at(t0, a)}L${at(t0, b)}L${at(t1, b)}L${at(t1, a)}Z`;
        }
    });
    art +=
      shape(green, s.between(top, s.h, [0, s.far('#a9c866', 0.3)], [1, s.far('#7faa48', 0.02)]), 0.9) +
      reflections(s, top, deep);
  }
  for (const t of rows)
    art += bund(
      d`M-10 ${top + deep * t}Q${s.w * 0.5} ${top + deep * t - 6 * s.u} ${s.w + 10} ${top + deep * t + 4 * s.u}`,
      (3 + 11 * t) * s.u,
    );
  for (const out of outs)
    for (const [half, colour] of [
      [9 * s.u, soil],
      [6 * s.u, turf],
    ] as const)
      art += shape(d`M${x + out * 0.16 * s.w - 1} ${top}h2L${x + out * 1.5 * s.w + half} ${s.h}h${-2 * half}Z`, colour);
  if (!flooded) art += tufts(s, top, deep, x);
  const work = rows.slice(1, 3);
  if (planting)
    for (const t of work) {
      const tall = (30 + 90 * t) * s.u;
      const flip = !(ploughed && t < 0.4) && s.r.chance(0.5);
      const from = x + (flip ? s.r.between(70, 150) * s.u : -tall * 3.4 - s.r.between(70, 150) * s.u);
      for (let i = 0; i < 4; i++)
        art += planter(
          s,
          from + i * tall * s.r.between(0.8, 1.05),
          top + deep * (t + 0.12) + (i % 2) * 5 * s.u,
          tall,
          flip,
        );
    }
  else
    for (let i = 0; i < 5; i++) {
      const t = s.r.between(0.14, 0.6);
      const at = s.w * s.r.between(0.1, 0.9);
      art +=
        oval(at, top + deep * t, 16 * t * s.u, 3 * t * s.u, s.sky.deep, 0.3) +
        place(at, top + deep * t, s.u * (0.3 + t * 0.9), egret(s), s.r.chance(0.5));
    }
  return (
    art +
    (ploughed
      ? place(x + s.r.between(190, 300) * s.u, top + deep * 0.46, s.u * 0.9, plough(s))
      : walkers(s, x, top, deep))
  );
}

function village(s: Scene, h: number, palms: boolean): string {
  const spots = Array.from({ length: 12 }, () => ({
    x: s.w * s.r.next(),
    y: h + 8 * s.u,
    height: s.r.between(80, 190) * s.u,
  }));
  const at = s.r.between(0.16, 0.7);
  const id = s.id();
  const model = `<defs><g id="${id}">${cornerHouse(s, { w: 130, h: 44, wall: s.r.pick(['#f4e6cc', '#e6c8a0', '#dfe3d0']), roof: s.r.pick(['#b5533f', '#a8643f', '#c98a4a']), columns: 3, chimney: false })}</g></defs>`;
  return (
    broadWoods(s, profile(s.r, s.w, { y: h, rise: 10 * s.u }), h + 14 * s.u, s.far('#3f7450', 0.34), 36 * s.u, 0.1) +
    (palms
      ? palmRow(s, spots, s.far('#2f6a4c', 0.22), s.far('#9fbf5f', 0.2))
      : treeBelt(s, h + 6 * s.u, 92 * s.u, 0.26, '#4d7a46')) +
    model +
    [0, 0.11, 0.2]
      .map((more, i) =>
        place(s.w * (at + more), h + (8 + i * 3) * s.u, s.u * (0.62 + (i % 2) * 0.12), `<use href="#${id}"/>`, i === 1),
      )
      .join('')
  );
}

function reflections(s: Scene, top: number, deep: number): string {
  let lines = '';
  for (let i = 0; i < 26; i++) {
    const t = s.r.next();
    lines += d`M${s.w * s.r.next()} ${top + deep * t}h${(10 + 60 * t) * s.u}`;
  }
  return (
    stroke(lines, s.sky.air[3], 2.4 * s.u, 0.5) + oval(s.sun.x, top + deep * 0.12, 60 * s.u, 12 * s.u, s.sky.sun, 0.35)
  );
}

/** Rows of young plants, larger towards us. */
function tufts(s: Scene, top: number, deep: number, x: number): string {
  let far = '';
  let near = '';
  for (let row = 0; row < 16; row++) {
    const t = (row + 1) / 16;
    const y = top + deep * t ** 1.4;
    const size = (3 + 22 * t ** 1.3) * s.u;
    const step = size * 2.6;
    const from = (((x % step) + step) % step) - step;
    const count = Math.ceil(s.w / step) + 1;
    const path = `M${n(from)} ${n(y)}${d`l${-size * 0.4} ${-size}m${size * 0.4} ${size}l${size * 0.4} ${-size}m${-size * 0.4} ${size}m${step} 0`.repeat(count)}`;
    if (t < 0.5) far += path;
    else near += path;
  }
  return stroke(far, s.lit('#c9dc78'), 1.6 * s.u, 0.6) + stroke(near, s.lit('#c3d86a'), 3.4 * s.u, 0.6);
}

function cottages(s: Scene, line: readonly Point[]): string {
  const id = s.id();
  const at = s.r.between(0.1, 0.7);
  return (
    `<defs><g id="${id}">${cornerHouse(s, { w: 120, h: 50, wall: '#c99a68', roof: s.r.pick(['#8a7a62', '#b5533f', '#6f7f88']), columns: 2, chimney: false })}</g></defs>` +
    [0, 0.1, 0.16]
      .map((more, i) =>
        place(
          s.w * (at + more),
          heightAt(line, s.w * (at + more)) + (16 + i * 8) * s.u,
          s.u * 0.6,
          `<use href="#${id}"/>`,
          i === 1,
        ),
      )
      .join('')
  );
}

function frame(s: Scene, hilly: boolean, palms: boolean): string {
  const green = mix(s.sky.deep, s.shade('#2f5a3f'), 0.34);
  const light = s.far('#8fae5a', 0.02);
  const left = s.r.chance(0.5);
  const at = (t: number) => s.w * (left ? t : 1 - t);
  const blades = shape(
    grass(s.r, left ? 0 : s.w * 0.6, left ? s.w * 0.4 : s.w, () => s.h + 4, 60 * s.u, 10 * s.u),
    green,
  );
  if (hilly) return blades;
  if (!palms)
    return (
      blades +
      place(at(0.02), s.h + 10, s.u * 3.6, leafyTree(s, 130, green, s.far('#8fae5a', 0.04), s.r.between(0.3, 0.44)))
    );
  return (
    blades +
    palmRow(
      s,
      [
        { x: at(0.05), y: s.h + 20, height: s.h * 0.84 },
        { x: at(-0.03), y: s.h + 30, height: s.h * 0.58 },
      ],
      green,
      light,
    )
  );
}
