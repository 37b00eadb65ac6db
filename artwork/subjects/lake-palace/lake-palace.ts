import { archScreen, type Bay, lightWithin } from '../../kit/buildings/arch-screen.ts';
import { panes } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { merlons } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { grass, thornTree } from '../../kit/plants/plants.ts';
import { rowingBoat, shikara } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';
import { domed, island, waterFort } from './lake-palaces.ts';

const models = ['island', 'square', 'domed'] as const;

const places = ['balcony', 'arches', 'reeds', 'terrace'] as const;

export const lakePalace: Painter = {
  temperament: 'desert',
  times: ['dusk', 'golden', 'dawn', 'morning', 'night'],
  horizon: { landscape: 0.58, wide: 0.6, tall: 0.58, square: 0.6 },
  paint(scene) {
    const model = scene.r.pick(models);
    const from = scene.r.pick(places);
    const x = scene.w * (from === 'arches' ? scene.r.between(0.46, 0.54) : scene.r.between(0.36, 0.58));
    // half of the parapets stand high over the lake
    const high = from === 'balcony' && x < scene.w * 0.48;
    const s = from === 'arches' ? lightWithin(scene, broadBay(scene)) : high ? fromAbove(scene) : scene;
    const shore = s.horizon;
    const near = high ? 0.62 : 1;
    const tall = s.r.between(90, 170);
    let back = '';
    for (let i = 0; i < 3; i++) {
      const line = profile(s.r, s.w, {
        y: shore * (0.74 + i * 0.085),
        rise: (tall - i * 26) * s.u,
        rough: 0.42,
        points: 24,
        bend: (t) => -Math.sin(t * 3.1 + i * 2.2 + tall) * 40 * s.u,
      });
      back += hills(s, line, shore + 4, s.far('#8d7a76', 0.62 - i * 0.17));
    }
    const foot = shore + (s.h - shore) * (s.r.between(0.12, 0.22) + (high ? 0.12 : 0));
    const size = near * s.u * s.r.between(0.92, 1.16) * (s.crop === 'wide' ? 1.1 : 1);
    const glow = floodlit(s, 0.6);
    const palace = mirrored(
      s,
      lampGlow(s, x, foot - 60 * s.u, 340 * s.u, 120 * s.u) +
        s.main(
          place(x, foot, size, model === 'island' ? island(glow) : model === 'square' ? waterFort(glow) : domed(glow)),
        ),
      foot,
      0.42,
      0.8,
    );
    let art =
      paintSky(s) +
      birds(s, s.w * (x > s.w / 2 ? 0.26 : 0.74), shore * 0.4) +
      back +
      town(s, shore, x > s.w / 2 ? -1 : 1, high ? 2 : 3) +
      mist(s, shore - 6, 60 * s.u, 0.45);
    art += water(s, { top: shore, colour: '#4a7f92', glitter: near }) + palace.echo + palace.art;
    art += place(
      s.w * (x > s.w / 2 ? 0.2 : 0.8),
      foot + (s.h - foot) * 0.22,
      near * s.u * 0.5,
      rowingBoat(s, '#d9b24c'),
    );
    if (from !== 'arches')
      art += place(
        s.w * s.r.between(0.34, 0.66),
        foot + (s.h - foot) * (high ? 0.3 : 0.56),
        near * s.u * s.r.between(0.8, 1.05),
        shikara(s, s.r.pick(['#c4402b', '#e0a030', '#a83262', '#2f7f7a'])),
        s.r.chance(0.5),
      );
    if (high) art += hillside(s, x);
    else
      art += from === 'balcony' ? balcony(s) : from === 'arches' ? arches(s) : from === 'reeds' ? reeds(s) : terrace(s);
    return {
      art,
      says: `a ${model === 'square' ? 'sandstone' : 'white'} palace standing in a lake among the Aravalli hills${high ? ', from a hillside' : ''}`,
    };
  },
};

/** The same scene with more of its ground in view, as from a height. */
const fromAbove = (s: Scene): Scene => ({
  ...s,
  horizon: s.horizon * 0.68,
  sun: { x: s.sun.x, y: s.sun.y * 0.68 },
});

/** The slope we stand on: dry grass, thorn trees, a path with those who came up it. */
function hillside(s: Scene, away: number): string {
  const right = away < s.w / 2;
  const at = (t: number) => s.w * (right ? t : 1 - t);
  const slope = (y: number, steep: number) =>
    profile(s.r, s.w, {
      y,
      rise: 24 * s.u,
      rough: 0.45,
      points: 30,
      bend: (t) => -steep * Math.max(0, (right ? t : 1 - t) - 0.2) ** 1.5 * s.u,
    });
  const far = slope(s.h * 0.98, 190);
  const near = slope(s.h * 1.02, 300);
  const dark = mix(s.sky.deep, s.shade('#6f6a3a'), 0.45);
  const leaf = mix(s.sky.deep, s.shade('#4f6238'), 0.45);
  const id = s.id();
  const thorn = (line: readonly Point[], t: number, size: number) =>
    place(at(t), heightAt(line, at(t)) + 10, size * s.u, `<use href="#${id}"/>`, t > 0.8);
  const people = at(s.r.between(0.58, 0.66));
  return (
    `<defs><g id="${id}">${thornTree(s, 0, 0, 100, leaf, s.far('#a8a052', 0.1))}</g></defs>` +
    hills(s, far, s.h + 4, s.far('#8f8458', 0.2), 0.1) +
    thorn(far, 0.74, s.r.between(1.2, 1.6)) +
    thorn(far, 0.86, s.r.between(1.4, 1.8)) +
    thorn(near, 0.93, 3.3) +
    person('standing', people, heightAt(near, people) + 4, 92 * s.u, dark) +
    person(
      'sari',
      people + 40 * s.u,
      heightAt(near, people + 40 * s.u) + 4,
      86 * s.u,
      mix(dark, s.shade('#a8323a'), 0.5),
      true,
    ) +
    hills(s, near, s.h + 4, dark, 0.02) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(near, x) + 5, 22 * s.u, 34 * s.u),
      dark,
    )
  );
}

function town(s: Scene, shore: number, side: number, columns: number): string {
  let art = '';
  let x = side > 0 ? s.w * 0.62 : -30;
  const end = side > 0 ? s.w + 20 : s.w * 0.36;
  while (x < end) {
    const w = s.r.between(26, 58) * s.u;
    const h = s.r.between(18, 52) * s.u;
    const colour = s.far(s.r.pick(['#f3e3cd', '#e9cfae', '#f7ead8', '#e2bf98']), 0.34);
    art +=
      shape(d`M${x} ${shore + 3}v${-h}h${w}v${h}Z`, colour) +
      panes(s, {
        x,
        y: shore - h + 3,
        w,
        h: h * 0.9,
        columns,
        rows: Math.max(1, Math.round(h / 18)),
        fillX: 0.3,
        fillY: 0.4,
        lamps: 0.6,
      });
    x += w * s.r.between(0.8, 1.1);
  }
  return art;
}

/** The parapet from which we look. */
function balcony(s: Scene): string {
  const dark = mix(s.sky.deep, s.shade('#6b4436'), 0.4);
  const top = s.h - 40 * s.u;
  return (
    shape(d`M0 ${s.h}V${top}H${s.w}V${s.h}Z` + merlons(-10, s.w + 10, top + 1, 24 * s.u), dark) +
    stroke(d`M0 ${top + 8 * s.u}H${s.w}`, s.lit('#d8a878'), 2.4 * s.u, 0.5)
  );
}

const broadBay = (s: Scene): Bay => ({
  x: s.w * 0.5,
  half: s.w * { wide: 0.27, landscape: 0.335, tall: 0.42, square: 0.42 }[s.crop],
  top: s.h * 0.1,
  spring: s.h * 0.34,
});

/** A window seat: the palace in its broad arch, the lake in the narrow ones beside it. */
function arches(s: Scene): string {
  const sill = s.h - 70 * s.u;
  const main = broadBay(s);
  const { half } = main;
  const post = 50 * s.u;
  const side = s.w * 0.5 - half - post;
  const flank = (way: number): Bay => ({
    x: s.w * 0.5 + way * (half + post + side / 2 + 20 * s.u),
    half: side / 2 + 20 * s.u - post * 0.4,
    top: s.h * 0.24,
    spring: s.h * 0.4,
  });
  return (
    archScreen(s, {
      bays: side > 70 * s.u ? [main, flank(-1), flank(1)] : [main],
      foot: sill,
      stone: '#b5785a',
      inlay: '#f0d0a4',
      lobes: 4,
    }) +
    place(
      s.w * 0.5 - half * 0.74,
      sill,
      s.u * 1.1,
      shape('M-70 0Q-74-26-50-26H50Q74-26 70 0Z', s.shade('#b5322f')) +
        // a bolster with its piped end and a square cushion leaning on it
        shape('M-50-24H-2Q6-24 6-36 6-48-2-48H-50Q-60-48-60-36-60-24-50-24Z', s.shade('#e0a030')) +
        stroke('M-50-27a9 9 0 1 1 0-18 9 9 0 1 1 0 18M-50-33v-6', s.shade('#a8602f'), 2) +
        shape('M14-26L4-58Q24-56 40-62L52-30Q34-32 14-26Z', s.shade('#2f7f7a')) +
        stroke('M19-31L12-54Q26-53 37-57L45-34', s.lit('#e8c98a'), 1.6, 0.7),
    ) +
    stroke(d`M0 ${sill}H${s.w}`, s.lit('#d8a878'), 4 * s.u, 0.6)
  );
}

function reeds(s: Scene): string {
  const right = s.r.chance(0.5);
  let path = '';
  for (let i = 0; i < 34; i++) {
    const x = right ? s.w - s.r.next() ** 1.6 * s.w * 0.4 : s.r.next() ** 1.6 * s.w * 0.4;
    const tall = s.r.between(50, 150) * s.u;
    path += d`M${x - 3 * s.u} ${s.h + 4}q${s.r.between(-14, 14) * s.u} ${-tall * 0.6} ${s.r.between(-26, 26) * s.u} ${-tall}q${2 * s.u} ${tall * 0.5} ${6 * s.u} ${tall}Z`;
  }
  const heron = s.w * (right ? 0.72 : 0.28);
  return (
    place(
      heron,
      s.h - 40 * s.u,
      s.u * 1.5,
      stroke('M-2 0V-30M4 0V-28', s.sky.deep, 2) +
        shape(
          'M-26-30Q-10-48 8-44 14-56 12-66 16-76 24-72L40-66 24-64Q24-52 20-42 8-28-26-30Z',
          mix(s.sky.deep, s.lit('#f4efe6'), 0.8),
        ),
      !right,
    ) + shape(path, mix(s.sky.deep, s.shade('#4f6a3a'), 0.4))
  );
}

/** A stepped landing with marigolds, and those who wait for the boat. */
function terrace(s: Scene): string {
  const right = s.r.chance(0.5);
  const at = (t: number) => s.w * (right ? t : 1 - t);
  let art = '';
  for (let i = 0; i < 3; i++) {
    const y = s.h - (84 - i * 28) * s.u;
    const edge = at(0.62 - i * 0.06);
    const far = right ? s.w + 10 : -10;
    art +=
      shape(d`M${far} ${y}H${edge}v${30 * s.u}H${far}Z`, mix(s.lit('#dcc0a0'), s.shade('#a8846a'), 0.35 + i * 0.25)) +
      stroke(d`M${far} ${y}H${edge}`, s.lit('#f6e6cc'), 2 * s.u, 0.8);
  }
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  return (
    art +
    person('sari', at(0.76), s.h - 80 * s.u, 92 * s.u, mix(dark, s.shade('#a8323a'), 0.5)) +
    person('standing', at(0.82), s.h - 78 * s.u, 98 * s.u, mix(dark, s.shade('#4a4a8a'), 0.4), true) +
    person('sitting', at(0.68), s.h - 52 * s.u, 88 * s.u, mix(dark, s.shade('#d9822b'), 0.5)) +
    place(
      at(0.93),
      s.h - 84 * s.u,
      s.u * 1.3,
      shape('M-7 0V-60H7V0ZM-14-60H14V-68H-14Z', mix(s.shade('#a8846a'), s.sky.deep, 0.2)) +
        shape('M-12-68Q-10-84 0-90 10-84 12-68Z', s.glowing ? '#ffe2a4' : s.lit('#f3e6cc')),
    )
  );
}
