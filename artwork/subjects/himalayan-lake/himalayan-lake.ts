import { cornerHouse } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, land, profile, woods } from '../../kit/land/ridges.ts';
import { farRange, snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { bush } from '../../kit/plants/plants.ts';
import { rowingBoat, sailboat, shikara } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const plans = ['rowing', 'yachts', 'town', 'jetty', 'shikara'] as const;
const told = {
  rowing: 'rowing boats on a mountain lake',
  yachts: 'sailing boats on a mountain lake',
  town: 'a hill town along the shore of a mountain lake',
  jetty: 'a wooden jetty and boats on a mountain lake',
  shikara: 'a shikara on a mountain lake',
} as const;

export const himalayanLake: Painter = {
  temperament: 'himalaya',
  times: ['golden', 'morning', 'dusk', 'dawn', 'night', 'noon'],
  horizon: { landscape: 0.64, wide: 0.66, tall: 0.63, square: 0.66 },
  paint(s) {
    const plan = s.r.pick(plans);
    const snowy = s.r.chance(0.78);
    const shore = s.horizon - s.r.between(0, 0.07) * s.h;
    const valley = s.r.between(0.3, 0.7);
    const behind = mirrored(
      s,
      farShore(s, shore, valley, snowy) + (plan === 'town' ? houses(s, shore, valley) : ''),
      shore,
    );
    const deep = s.h - shore;
    let art = paintSky(s) + behind.art + water(s, { top: shore, colour: '#3a7f92' }) + behind.echo;
    art += mist(s, shore - 4, 46 * s.u, 0.55);
    const paint = () => s.r.pick(['#b5452f', '#e8e0d0', '#2f6f86', '#d9a23a', '#4f7f5a']);
    const boats = s.r.int(2, 4);
    for (let i = 0; i < boats; i++) {
      const t = 0.1 + 0.2 * ((i + s.r.next()) / boats);
      art += place(
        s.w * ((i + s.r.between(0.2, 0.8)) / boats),
        shore + deep * t,
        s.u * (0.2 + t),
        plan === 'yachts'
          ? sailboat(s, s.r.pick(['#fbf6ea', '#f0e6d2', '#e8b06a', '#d8e4ea']))
          : rowingBoat(s, paint()),
        i % 2 === 0,
      );
    }
    const [x, y] = [s.w * s.r.between(0.34, 0.56), shore + deep * s.r.between(0.44, 0.58)];
    if (plan === 'shikara')
      art += place(
        x,
        y,
        s.u * s.r.between(0.86, 1.05),
        shikara(s, s.r.pick(['#c4402b', '#e0992e', '#2f7d7a', '#a83262'])),
      );
    else if (plan === 'yachts')
      art += place(x, y, s.u * s.r.between(0.95, 1.3), sailboat(s, s.r.pick(['#fbf6ea', '#f4e4c4', '#c4402b'])));
    else if (plan === 'jetty')
      art += jetty(s, shore) + place(x + 130 * s.u, y, s.u * 1.05, rowingBoat(s, paint(), false));
    else art += place(x, y, s.u * s.r.between(1.1, 1.6), rowingBoat(s, paint()), s.r.chance(0.5));
    art += nearShore(s, shore);
    return { art, says: `${told[plan]} ${snowy ? 'under snow peaks' : 'among green hills'}` };
  },
};

/** Planks on piles from the near bank out over the water, somebody at the end. */
function jetty(s: Scene, shore: number): string {
  const deep = s.h - shore;
  const [x, y] = [s.w * s.r.between(0.3, 0.4), shore + deep * 0.52];
  const wood = mix(s.shade('#8a6444'), s.sky.deep, 0.3);
  const [half, near] = [20 * s.u, 62 * s.u];
  const foot = s.w * 0.16;
  let piles = '';
  let planks = '';
  for (let i = 0; i <= 9; i++) {
    const t = (i / 9) ** 1.5;
    const [cx, cy, w] = [x + (foot - x) * t, y + (s.h + 4 - y) * t, half + (near - half) * t];
    if (i % 3 === 0)
      piles += d`M${cx - w} ${cy - 14 * s.u}v${(30 + 30 * t) * s.u}M${cx + w} ${cy - 14 * s.u}v${(30 + 30 * t) * s.u}`;
    planks += d`M${cx - w} ${cy}H${cx + w}`;
  }
  const who = mix(s.sky.deep, s.shade('#a8323a'), 0.4);
  return (
    stroke(piles, mix(wood, s.sky.deep, 0.4), 7 * s.u) +
    shape(
      d`M${x - half} ${y}H${x + half}L${foot + near} ${s.h + 4}H${foot - near}Z`,
      s.between(y, s.h, [0, s.far('#b58a5f', 0.2)], [1, wood]),
    ) +
    stroke(planks, mix(wood, s.sky.deep, 0.3), 2.4 * s.u, 0.7) +
    person('standing', x - 6 * s.u, y + 8 * s.u, 66 * s.u, who) +
    person('sari', x + 12 * s.u, y + 10 * s.u, 62 * s.u, mix(s.sky.deep, s.shade('#d9822b'), 0.4), true)
  );
}

/** Gabled houses climbing from the far shore. */
function houses(s: Scene, shore: number, valley: number): string {
  const models = ['#b5432f', '#3f7a5a', '#8f5a44'].map((roof, i) => ({
    id: s.id(),
    art: cornerHouse(s, {
      w: 92 + i * 14,
      h: 42 + i * 14,
      wall: ['#f4e8d2', '#e9d3b0', '#d9c4a8'][i] ?? '#f4e8d2',
      roof,
      gable: 42,
      pitch: 16,
      columns: 2,
      rows: 1 + (i % 2),
      chimney: false,
      door: false,
    }),
  }));
  const from = valley > 0.5 ? 0.02 : valley + 0.2;
  const to = valley > 0.5 ? valley - 0.2 : 0.98;
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  for (let row = 2; row >= 0; row--)
    for (let x = from; x < to; x += s.r.between(0.04, 0.075) * (s.crop === 'wide' ? 1.3 : 1))
      art += place(
        s.w * x,
        shore - (row * 30 + s.r.between(0, 8)) * s.u,
        s.u * (0.58 - row * 0.08),
        `<use href="#${models[s.r.int(0, 2)]?.id}"/>`,
      );
  return art;
}

function farShore(s: Scene, shore: number, valley: number, snowy: boolean): string {
  const dip = (t: number) => Math.abs(t - valley) * 2;
  let art = snowy ? farRange(s, { base: shore, height: shore * 0.5, peaks: 6, distance: 0.56 }) : '';
  art += mist(s, shore * 0.7, shore * 0.2, 0.3);
  if (!snowy)
    for (let i = 0; i < 2; i++)
      art += hills(
        s,
        profile(s.r, s.w, { y: shore * (0.64 + i * 0.1), rise: (150 - i * 30) * s.u, rough: 0.44 }),
        shore + 4,
        s.far('#6a8f78', 0.64 - i * 0.12),
      );
  else
    art += snowRange(s, {
      base: shore,
      height: shore * s.r.between(0.6, 0.72),
      peaks: Math.round(s.w / s.u / s.r.between(190, 270)),
      envelope: (t) => 0.72 + 0.28 * Math.cos((t - (valley > 0.5 ? 0.3 : 0.7)) * 4),
      distance: 0.2,
    });
  art += mist(s, shore * 0.72, shore * 0.2, 0.5);
  art += land(
    s,
    profile(s.r, s.w, { y: shore * 0.84, rise: 120 * s.u, rough: 0.52, bend: (t) => -dip(t) * 90 * s.u }),
    shore + 4,
    s.far('#5d7f8a', 0.42),
  );
  const wooded = profile(s.r, s.w, {
    y: shore * 0.94,
    rise: 70 * s.u,
    rough: 0.5,
    bend: (t) => -(dip(t) ** 1.6) * 110 * s.u,
  });
  art += woods(s, wooded, shore + 4, s.far('#3f6a5a', 0.22), 32 * s.u, 0.35);
  const spit = profile(s.r, s.w, { y: shore + 2, rise: 18 * s.u, bend: (t) => -Math.max(0, dip(t) - 0.35) * 60 * s.u });
  return (
    art +
    land(s, spit, shore + 6, s.far('#365a44', 0.08), 0.1) +
    grove(s, {
      from: -20,
      to: s.w * (valley - 0.18),
      ground: (x) => heightAt(spit, x) + 3,
      height: () => 58 * s.u,
      count: 21,
      colour: s.far('#264a3c', 0.06),
      light: s.lit('#6f9460'),
    }) +
    grove(s, {
      from: s.w * (valley + 0.2),
      to: s.w + 20,
      ground: (x) => heightAt(spit, x) + 3,
      height: () => 58 * s.u,
      count: 21,
      colour: s.far('#264a3c', 0.06),
      light: s.lit('#6f9460'),
    })
  );
}

function nearShore(s: Scene, shore: number): string {
  const tall = s.r.between(0.4, 0.72);
  const line = profile(s.r, s.w, {
    y: s.h - 10 * s.u,
    rise: 20 * s.u,
    bend: (t) => -(Math.max(0, t - 0.5) ** 1.4) * 250 * s.u + (t < 0.5 ? (0.5 - t) * 120 * s.u : 0),
  });
  const ground = mix(s.sky.deep, s.shade('#3c5a3a'), 0.4);
  let art = birds(s, s.w * s.r.between(0.3, 0.5), shore * s.r.between(0.26, 0.5));
  art += framingPines(s, 'right', heightAt(line, s.w * 0.95), s.h * tall, s.r.int(1, 5));
  art += land(s, line, s.h + 10, ground, 0);
  for (let i = 0; i < 6; i++) {
    const x = s.w * s.r.between(0.66, 1);
    art += bush(s, x, heightAt(line, x) + 10, s.r.between(24, 46) * s.u, ground, s.far('#8fae6a', 0.1));
  }
  return art;
}
