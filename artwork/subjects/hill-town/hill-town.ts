import { cornerHouse, postLamp, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, round, shape, stroke, through } from '../../kit/core/shapes.ts';
import { heightAt, hills, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { bush } from '../../kit/plants/plants.ts';
import { prayerFlags } from '../../kit/things/flags.ts';
import { hilltop } from './hilltops.ts';

const roofs = ['#b5432f', '#3f7a5a', '#3a6a8f', '#a8503a', '#8f3a34', '#5f7f8a'] as const;
const walls = ['#f4e8d2', '#e9d3b0', '#f7f0e4', '#d9c4a8', '#eed9c4', '#cfdcd8'] as const;

const fronts = ['pines', 'walk', 'flags'] as const;

/** How the town lies on its hill. */
interface Lie {
  readonly crest: number;
  readonly rows: number;
  /** Half the width of the top row, and what each row below adds. */
  readonly half: number;
  readonly spread: number;
  readonly size: number;
}

export const hillTown: Painter = {
  temperament: 'himalaya',
  times: ['dusk', 'morning', 'golden', 'dawn', 'night', 'noon'],
  horizon: { landscape: 0.58, wide: 0.6, tall: 0.56, square: 0.58 },
  paint(s) {
    const h = s.horizon;
    const snowy = s.r.chance(0.66);
    const long = s.r.chance(0.45);
    const lie = {
      crest: s.r.between(0.36, 0.66),
      rows: long ? s.r.int(3, 4) : s.r.int(5, 7),
      half: long ? s.r.between(0.24, 0.34) : s.r.between(0.1, 0.16),
      spread: long ? 0.04 : 0.052,
      size: s.r.between(0.4, long ? 0.56 : 0.48),
    };
    const front = s.r.pick(fronts);
    let art =
      paintSky(s) +
      (snowy
        ? snowRange(s, {
            base: h * 0.96,
            height: h * s.r.between(0.42, 0.6),
            peaks: s.r.int(4, 7),
            snow: 0.8,
            distance: 0.34,
          })
        : '') +
      mist(s, h * 0.86, 110 * s.u, 0.6);
    for (let i = 0; i < (snowy ? 2 : 4); i++)
      art += (snowy ? land : hills)(
        s,
        profile(s.r, s.w, {
          y: h * ((snowy ? 0.92 : 0.72) + i * (snowy ? 0.1 : 0.09)),
          rise: (snowy ? 80 : 130 - i * 20) * s.u,
          rough: snowy ? 0.5 : 0.44,
        }),
        s.h,
        s.far(snowy ? '#5a7f88' : '#5f8570', 0.64 - i * 0.13),
      );
    art += mist(s, h * 1.1, 120 * s.u, 0.5);
    const steep = long ? s.r.between(1.4, 2) : s.r.between(2.3, 3);
    const lift = long ? s.r.between(0.26, 0.36) : s.r.between(0.4, 0.5);
    const ridge = profile(s.r, s.w, {
      y: h * 1.1,
      rise: 26 * s.u,
      rough: 0.5,
      bend: (t) => -Math.exp(-(((t - lie.crest) * steep) ** 2)) * h * lift,
    });
    art +=
      woods(s, ridge, s.h, hillside(s), 40 * s.u, 0.16) +
      town(s, ridge, lie) +
      terraces(s, ridge, lie) +
      lowerWoods(s, ridge, lie);
    art += birds(s, s.w * (lie.crest > 0.5 ? 0.24 : 0.76), h * s.r.between(0.26, 0.42));
    return {
      art: art + (front === 'walk' ? walk(s) : nearSlope(s, front === 'flags')),
      says: `a hill town stepped along ${snowy ? 'a ridge among deodars, snow peaks behind' : 'a wooded ridge above green valleys'}`,
    };
  },
};

/** The green of the slope: after sunset it takes the blue of the air, which warm light would turn to mud. */
const hillside = (s: Scene): string =>
  s.time === 'dusk' || s.time === 'golden' || s.time === 'dawn'
    ? mix(s.far('#3f7a62', 0.1), mix(s.sky.air[0], '#2f6a5c', 0.55), 0.5)
    : s.far('#3a6450', 0.16);

/** Terraced fields under the town, following the lie of its hill. */
function terraces(s: Scene, ridge: readonly Point[], { crest, rows }: Lie): string {
  const crops = ['#9fb85c', '#c2b560', '#7fa050'] as const;
  const middle = crest + (crest < 0.5 ? 1 : -1) * s.r.between(0.1, 0.2);
  const from = (60 + rows * 43) * s.u;
  let art = '';
  for (let i = 0; i < 7; i++) {
    const half = s.r.between(0.12, 0.24) * (1 + i * 0.06);
    const shift = s.r.between(-0.06, 0.06);
    const line = ridge.filter(([x]) => Math.abs(x / s.w - middle - shift) < half);
    const top = from + i * 25 * s.u;
    const field = [
      ...line.map(([x, y], k): Point => [x, y + top + (k === 0 || k === line.length - 1 ? 9 : 0) * s.u]),
      ...line.map(([x, y]): Point => [x, y + top + 18 * s.u]).reverse(),
    ];
    if (line.length > 2) art += shape(round(field), s.far(s.r.pick(crops), 0.2), 0.75);
  }
  return art;
}

/** The wooded hillside under the last row of houses. */
function lowerWoods(s: Scene, ridge: readonly Point[], { rows }: Lie): string {
  // the farther of them fade into their slope
  const within: Scene = { ...s, sky: { ...s.sky, haze: hillside(s) } };
  return grove(within, {
    from: -10,
    to: s.w + 10,
    ground: (x) => heightAt(ridge, x) + (50 + rows * 43 + s.r.between(0, s.crop === 'tall' ? 330 : 150)) * s.u,
    height: () => 72 * s.u,
    count: 30,
    colour: s.far('#2c5444', 0.08),
    light: s.lit('#6a9268'),
  });
}

/** Terraces of houses, from the crest down, each row over the one behind. */
function town(s: Scene, ridge: readonly Point[], { crest, rows, half: top, spread, size: first }: Lie): string {
  const landmark = s.r.pick(['church', 'clock', 'temple'] as const);
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
        gable: w * 0.46,
        pitch: w * 0.14,
        rows: storeys,
        columns: 2,
        chimney: i % 3 === 0,
        door: false,
      }),
    };
  });
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  for (let row = 0; row < rows; row++) {
    const half = top + row * spread;
    const size = s.u * (first + row * 0.068);
    let x = s.w * (crest - half) + s.r.between(-20, 20);
    const drop = (16 + row * 43) * s.u;
    if (row === 2)
      art += grove(s, {
        from: s.w * (crest - half - 0.08),
        to: s.w * (crest + half + 0.08),
        ground: (at) => heightAt(ridge, at) + drop - 6 * s.u,
        height: () => (44 + row * 9) * s.u,
        count: 6 + row,
        colour: s.far('#2c5444', 0.16 - row * 0.02),
        light: s.lit('#6a9268'),
      });
    if (row === 0) art += hilltop(s, landmark, s.w * crest, heightAt(ridge, s.w * crest) + 12 * s.u);
    while (x < s.w * (crest + half)) {
      const house = s.r.int(0, models.length - 1);
      const w = models[house]?.w ?? 100;
      const middle = x + (w * size) / 2;
      if (s.r.chance(row === 0 ? 0.55 : 0.86))
        art += place(middle, heightAt(ridge, middle) + drop, size, `<use href="#${models[house]?.id}"/>`);
      x += w * size * s.r.between(0.98, 1.3);
    }
    art += stroke(
      `M${through(
        ridge.filter(([at]) => Math.abs(at / s.w - crest) < half + 0.04).map(([at, y]): Point => [at, y + drop + 3]),
      )}`,
      s.far('#c9b694', 0.1),
      3 * s.u,
      0.6,
    );
  }
  return art;
}

/** The promenade: people at the railing, lamps, the valley below. */
function walk(s: Scene): string {
  const top = s.h - 78 * s.u;
  const iron = mix(s.sky.deep, s.shade('#4a3f3a'), 0.3);
  const stone = s.between(top, s.h, [0, s.far('#c9b79c', 0.06)], [1, mix(s.shade('#8f7f6c'), s.sky.deep, 0.25)]);
  const lean = s.r.between(0.3, 0.7);
  return (
    mist(s, s.h * 0.86, 90 * s.u, 0.3) +
    stroke(railing(-10, top, s.w + 20, 56 * s.u, 24 * s.u), iron, 3 * s.u) +
    shape(d`M-10 ${top}H${s.w + 10}V${s.h}H-10Z`, stone) +
    shape(d`M-10 ${top}H${s.w + 10}v${10 * s.u}H-10Z`, s.lit('#e0d0b4')) +
    postLamp(s, s.w * 0.1, top + 30 * s.u, 190 * s.u) +
    postLamp(s, s.w * 0.9, top + 30 * s.u, 190 * s.u) +
    crowd(s, {
      from: s.w * (lean - 0.3),
      to: s.w * (lean + 0.3),
      top: top + 20 * s.u,
      bottom: s.h - 22 * s.u,
      count: s.r.int(3, 6),
      small: 104 * s.u,
      tall: 128 * s.u,
      poses: ['standing', 'sari', 'standing', 'child', 'walker'],
    })
  );
}

function nearSlope(s: Scene, flags: boolean): string {
  const line = profile(s.r, s.w, { y: s.h - 40 * s.u, rise: 30 * s.u, bend: (t) => -((1 - t) ** 2) * 150 * s.u });
  const ground = mix(s.sky.deep, s.shade('#2f4f3c'), 0.36);
  let art =
    mist(s, s.h * 0.9, 100 * s.u, 0.3) +
    framingPines(s, 'left', heightAt(line, s.w * 0.05), s.h * s.r.between(0.5, 0.76), flags ? 2 : 4);
  if (flags)
    art +=
      stroke(d`M${s.w * 0.93} ${s.h}V${s.h * 0.6}`, ground, 5 * s.u) +
      prayerFlags(s, [s.w * 0.93, s.h * 0.61], [s.w * 0.56, s.h * 0.97], 34 * s.u, 16 * s.u);
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
