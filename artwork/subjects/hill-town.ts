import { mix } from '../colour.ts';
import { panes } from '../facade.ts';
import { cornerHouse } from '../houses.ts';
import type { Painter } from '../painting.ts';
import { framingPines, grove } from '../pines.ts';
import { bush } from '../plants.ts';
import { heightAt, land, profile, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, disc, type Point, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { snowRange } from '../snow.ts';

const roofs = ['#b5432f', '#3f7a5a', '#3a6a8f', '#a8503a', '#8f3a34', '#5f7f8a'] as const;
const walls = ['#f4e8d2', '#e9d3b0', '#f7f0e4', '#d9c4a8', '#eed9c4', '#cfdcd8'] as const;

export const hillTown: Painter = {
  temperament: 'himalaya',
  times: ['dusk', 'morning', 'golden', 'dawn', 'night', 'noon'],
  horizon: { landscape: 0.58, wide: 0.6, tall: 0.56, square: 0.58 },
  paint(s) {
    const h = s.horizon;
    const crest = s.r.between(0.5, 0.66);
    let art =
      paintSky(s) +
      snowRange(s, { base: h * 0.96, height: h * 0.46, peaks: 5, snow: 0.8, distance: 0.34 }) +
      mist(s, h * 0.86, 110 * s.u, 0.6);
    for (let i = 0; i < 2; i++)
      art += land(
        s,
        profile(s.r, s.w, { y: h * (0.92 + i * 0.1), rise: 80 * s.u, rough: 0.5 }),
        s.h,
        s.far('#5a7f88', 0.6 - i * 0.16),
      );
    art += mist(s, h * 1.1, 120 * s.u, 0.5);
    const ridge = profile(s.r, s.w, {
      y: h * 1.1,
      rise: 26 * s.u,
      rough: 0.5,
      bend: (t) => -Math.exp(-(((t - crest) * 2.6) ** 2)) * h * 0.44,
    });
    art += woods(s, ridge, s.h, s.far('#3a6450', 0.16), 40 * s.u, 0.1) + town(s, ridge, crest);
    art += birds(s, s.w * 0.24, h * 0.4) + nearSlope(s);
    return { art, says: 'a hill town stepped along a ridge among deodars' };
  },
};

/** Terraces of houses, from the crest down, each row over the one behind. */
function town(s: Scene, ridge: readonly Point[], crest: number): string {
  const models = Array.from({ length: 5 }, (_, i) => {
    const storeys = [1, 2, 2, 3, 2, 3][i] ?? 2;
    const w = s.r.between(78, 124);
    return {
      id: s.id(),
      w,
      art: cornerHouse(s, {
        w,
        h: 30 * storeys + 8,
        wall: walls[i % walls.length] ?? walls[0],
        roof: s.r.pick(roofs),
        gable: w * 0.42,
        pitch: w * 0.22,
        rows: storeys,
        columns: 2,
        chimney: i % 3 === 0,
        door: false,
      }),
    };
  });
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const half = 0.14 + row * 0.052;
    const size = s.u * (0.44 + row * 0.068);
    let x = s.w * (crest - half) + s.r.between(-20, 20);
    const drop = (16 + row * 43) * s.u;
    if (row % 2 === 0)
      art += grove(s, {
        from: s.w * (crest - half - 0.08),
        to: s.w * (crest + half + 0.08),
        ground: (at) => heightAt(ridge, at) + drop - 6 * s.u,
        height: () => (44 + row * 9) * s.u,
        count: 6 + row,
        colour: s.far('#2c5444', 0.16 - row * 0.02),
        light: s.lit('#6a9268'),
      });
    if (row === 0) art += church(s, s.w * crest, heightAt(ridge, s.w * crest) + 12 * s.u);
    while (x < s.w * (crest + half)) {
      const house = s.r.int(0, models.length - 1);
      const w = models[house]?.w ?? 100;
      const middle = x + (w * size) / 2;
      if (s.r.chance(row === 0 ? 0.55 : 0.86))
        art += place(middle, heightAt(ridge, middle) + drop, size, `<use href="#${models[house]?.id}"/>`);
      x += w * size * s.r.between(0.98, 1.3);
    }
    art += stroke(
      `M${ridge
        .filter(([at]) => Math.abs(at / s.w - crest) < half + 0.04)
        .map(([at, y]) => d`${at} ${y + drop + 3}`)
        .join('L')}`,
      s.far('#c9b694', 0.1),
      3 * s.u,
      0.6,
    );
  }
  return art;
}

function church(s: Scene, x: number, y: number): string {
  const face = s.lit('#f1dfae');
  const body =
    shape('M-60 20V-40L-34-66-8-40V20Z', face) +
    shape('M-8 20V-40H52V20Z', s.shade('#e6d09a')) +
    shape('M-34-70L40-70 58-40H-8Z', s.shade('#7a4a42')) +
    shape('M-72 20V-96H-40V20Z', face) +
    shape('M-76-96L-56-160-36-96Z', s.shade('#6a4440')) +
    stroke('M-56-160V-176M-62-170H-50', s.lit('#f7efe0'), 2.4);
  return place(
    x,
    y,
    s.u * 0.76,
    body +
      panes(s, { x: -4, y: -34, w: 52, h: 44, columns: 4, rows: 1, arched: true, fillX: 0.36, fillY: 0.8 }) +
      disc(-56, -78, 8, s.lit('#fff8e6')) +
      stroke('M-56-78V-84M-56-78H-52', s.sky.deep, 1.4) +
      panes(s, { x: -66, y: -60, w: 20, h: 40, columns: 1, rows: 1, arched: true }),
  );
}

function nearSlope(s: Scene): string {
  const line = profile(s.r, s.w, { y: s.h - 40 * s.u, rise: 30 * s.u, bend: (t) => -((1 - t) ** 2) * 150 * s.u });
  const ground = mix(s.sky.deep, s.shade('#2f4f3c'), 0.36);
  let art =
    mist(s, s.h * 0.9, 100 * s.u, 0.3) +
    framingPines(s, 'left', heightAt(line, s.w * 0.05), s.h * s.r.between(0.62, 0.76), 4);
  art +=
    grove(s, {
      from: s.w * 0.2,
      to: s.w + 10,
      ground: (x) => heightAt(line, x) + 8,
      height: (x) => (60 + Math.max(0, x / s.w - 0.7) * 330) * s.u,
      count: 9,
      colour: ground,
      light: s.far('#6f9468', 0.06),
    }) + land(s, line, s.h + 4, ground, 0);
  const id = s.id();
  art += `<defs><g id="${id}">${bush(s, 0, 0, 40, ground, s.far('#8fae6a', 0.06))}</g></defs>`;
  for (let i = 0; i < 7; i++) {
    const x = s.w * s.r.next();
    art += place(x, heightAt(line, x) + 12, s.r.between(0.5, 1) * s.u, `<use href="#${id}"/>`);
  }
  return art;
}
