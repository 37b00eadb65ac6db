import { cornerHouse } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { boatman, person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { broadLeaves, bush } from '../../kit/plants/plants.ts';
import { houseboat } from '../../kit/things/boats.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const plans = ['houseboat', 'houseboat', 'nets', 'canoes'] as const;
const told = {
  houseboat: 'a houseboat on a palm-lined backwater',
  nets: 'Chinese fishing nets along a palm-lined backwater',
  canoes: 'country boats on a palm-lined backwater',
} as const;

export const backwater: Painter = {
  temperament: 'coast',
  times: ['dusk', 'morning', 'golden', 'dawn', 'noon', 'night'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  paint(s) {
    const plan = s.r.pick(plans);
    const shore = s.horizon;
    const opening = s.r.between(0.3, 0.66);
    const bank = mirrored(s, farBank(s, shore, opening), shore, 0.46, 0.85);
    const deep = s.h - shore;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    let art =
      paintSky(s) +
      birds(s, s.w * opening, shore * s.r.between(0.26, 0.4), s.r.int(5, 8)) +
      bank.art +
      water(s, { top: shore, colour: '#3f8070' }) +
      bank.echo +
      mist(s, shore, 40 * s.u, 0.45);
    const afloat = (craft: string, x: number, y: number, size: number, flip = false) => {
      const both = mirrored(s, place(x, y, size, craft, flip), y + 2 * s.u, 0.3, 0.6);
      return both.echo + both.art;
    };
    let boat: Afloat | undefined;
    if (plan === 'nets') {
      for (const [x, t, size] of [
        [0.64, 0.05, 0.5],
        [0.42, 0.16, 0.86],
        [0.07, 0.46, 1.6],
      ] as const)
        art += afloat(fishingNet(s), s.w * (x + s.r.between(-0.03, 0.03)), shore + deep * t, s.u * size);
      boat = { x: s.w * s.r.between(0.5, 0.66), t: 0.62 };
      art += place(boat.x, shore + deep * boat.t, s.u * 1.1, canoe(s));
    } else if (plan === 'canoes') {
      boat = { x: s.w * s.r.between(0.34, 0.52), t: 0.6 };
      art +=
        place(s.w * s.r.between(0.2, 0.34), shore + deep * 0.16, s.u * 0.5, canoe(s), true) +
        place(s.w * s.r.between(0.6, 0.74), shore + deep * 0.3, s.u * 0.84, canoe(s), s.r.chance(0.5)) +
        afloat(canoe(s), boat.x, shore + deep * boat.t, s.u * s.r.between(1.5, 2), s.r.chance(0.5));
    } else {
      const t = s.r.between(0.26, 0.5);
      const size = s.u * (narrow ? 1.16 : 0.78 + t);
      art +=
        place(s.w * s.r.between(0.74, 0.88), shore + deep * 0.2, s.u * 0.5, canoe(s)) +
        (s.r.chance(0.3) ? afloat(houseboat(s), s.w * 0.72, shore + deep * 0.1, s.u * 0.4) : '') +
        afloat(houseboat(s), s.w * s.r.between(narrow ? 0.42 : 0.34, 0.5), shore + deep * t, size, s.r.chance(0.4));
    }
    return { art: art + lilies(s, shore, deep, boat) + framing(s), says: told[plan] };
  },
};

/** A great lift net on its poles, stones for counterweight, the crew on the stage; the stage at the origin. */
function fishingNet(s: Scene): string {
  const wood = mix(s.shade('#5a4028'), s.sky.deep, 0.4);
  const who = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const rope = 'M24-150L-64-74M24-150L-46-60M24-150L196-128';
  return (
    oval(0, 6, 70, 6, s.sky.deep, 0.25) +
    stroke('M-58 8V-22M-30 10V-22M4 10V-22M34 8V-22', wood, 5) +
    shape('M-70-22H48V-29H-70Z', wood) +
    person('standing', -44, -28, 50, who) +
    person('standing', -22, -28, 48, who, true) +
    stroke('M-8-24L24-150M34-24L24-150', wood, 5) +
    stroke('M14-24L196-128', wood, 5) +
    stroke(rope, wood, 1.6) +
    stroke('M-64-74V-52M-46-60V-40', wood, 1.6) +
    oval(-64, -46, 7, 8, s.shade('#8a8078')) +
    oval(-46, -34, 7, 8, s.shade('#8a8078')) +
    stroke('M196-128Q120-96 92-34M196-128Q272-96 300-34M196-128Q150-104 136-58M196-128Q242-104 256-58', wood, 3) +
    shape('M92-34Q196 34 300-34L256-58Q196-36 136-58Z', s.far('#e6ecdc', 0.1), 0.62) +
    stroke(
      'M92-34Q196 34 300-34M136-58Q196-36 256-58M114-46Q196-4 278-46M160-50Q176-16 182-1M232-50Q216-16 210-1',
      s.lit('#f4f1e0'),
      1.3,
      0.55,
    )
  );
}

function farBank(s: Scene, shore: number, opening: number): string {
  let art = hills(
    s,
    profile(s.r, s.w, { y: shore * 0.95, rise: 50 * s.u, rough: 0.4, points: 24 }),
    shore + 4,
    s.far('#5f8a70', 0.66),
  );
  const rows = [
    [0.48, 22, 90],
    [0.2, 16, 170],
  ] as const;
  rows.forEach(([distance, count, tall], row) => {
    const spots = Array.from({ length: count }, () => {
      const t = s.r.next();
      const away = Math.abs(t - opening);
      return {
        x: s.w * t,
        y: shore + 3,
        height:
          tall *
          s.u *
          (row ? Math.max(0, Math.min(1, away * 5 - 0.5)) * s.r.between(0.7, 1.35) : s.r.between(0.8, 1.3)),
      };
    }).filter((one) => one.height > 44 * s.u);
    const shrub = s.id();
    let hedge = `<defs><g id="${shrub}">${bush(s, 0, 0, 40, s.far('#3f7048', distance), s.far('#8fb060', distance))}</g></defs>`;
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      if (row && Math.abs(t - opening) < 0.14) continue;
      hedge += place(s.w * t, shore + 3, s.r.between(0.7, 1.25) * s.u, `<use href="#${shrub}"/>`, i % 2 === 0);
    }
    art += palmRow(s, spots, s.far('#336b4a', distance), s.far('#93b860', distance)) + hedge;
    if (!row) art += mist(s, shore - 30 * s.u, 110 * s.u, 0.5);
  });
  const at = opening > 0.48 ? opening - 0.26 : opening + 0.26;
  art += place(
    s.w * at,
    shore + 2,
    s.u * 0.8,
    cornerHouse(s, {
      w: 130,
      h: 40,
      wall: '#f3e2c6',
      roof: '#b5532f',
      gable: 50,
      pitch: 22,
      columns: 3,
      chimney: false,
    }),
  );
  return (
    art +
    shape(
      d`M-10 ${shore + 4}V${shore - 5}H${s.w * (opening - 0.1)}l${20 * s.u} ${9 * s.u}ZM${s.w + 10} ${shore + 4}V${shore - 5}H${s.w * (opening + 0.1)}l${-20 * s.u} ${9 * s.u}Z`,
      s.far('#6f7a48', 0.14),
    )
  );
}

function canoe(s: Scene): string {
  const hull = mix(s.shade('#4a3426'), s.sky.deep, 0.5);
  return (
    oval(0, 8, 84, 5, s.sky.deep, 0.25) +
    boatman(-44, 2, 66, hull) +
    shape('M-6-2Q6-22 26-22T56-2Z', s.shade('#9a9a58')) +
    shape('M-100-14Q0 4 100-16 80 11 30 11H-30Q-80 11-100-14Z', hull)
  );
}

/** A boat near us: where it lies, and how far down the water. */
interface Afloat {
  readonly x: number;
  readonly t: number;
}

/** Lilies on the near water, none on a boat. */
function lilies(s: Scene, shore: number, deep: number, boat?: Afloat): string {
  let art = '';
  for (let i = 0; i < 11; i++) {
    const t = s.r.between(0.55, 0.98);
    const x = s.w * (s.r.chance(0.5) ? s.r.between(0.04, 0.4) : s.r.between(0.6, 0.96));
    const size = s.u * (0.4 + t * 0.9);
    if (boat && Math.abs(t - boat.t) < 0.12 && Math.abs(x - boat.x) < 250 * s.u) continue;
    art += place(
      x,
      shore + deep * t,
      size,
      shape(
        'M-24 0A24 7 0 1 1 24 0 24 7 0 0 1 4 7L0 0-4 7A24 7 0 0 1-24 0Z',
        i % 2 ? s.shade('#5a9a5f') : s.lit('#6fa858'),
      ) +
        (i % 3 === 0
          ? shape('M4-2Q-10-6-8-16-2-13 4-20 10-13 16-16 18-6 4-2Z', s.lit('#ee9ab2')) +
            shape('M4-2Q-1-8 4-15 9-8 4-2Z', s.lit('#fbd8e0'))
          : ''),
    );
  }
  return art;
}

function framing(s: Scene): string {
  const dark = mix(s.sky.deep, s.shade('#2f5a3f'), 0.3);
  const light = s.far('#8fae5a', 0.02);
  const mound = d`M${s.w + 10} ${s.h}V${s.h - 80 * s.u}Q${s.w * 0.86} ${s.h - 70 * s.u} ${s.w * 0.72} ${s.h}Z`;
  const palms = [
    { x: s.w * 0.95, y: s.h - 20, height: s.h * s.r.between(0.72, 0.9) },
    { x: s.w * 1.03, y: s.h - 10, height: s.h * 0.6 },
    { x: s.w * 0.87, y: s.h, height: s.h * s.r.between(0.5, 0.68) },
  ];
  return (
    palmRow(s, palms.slice(0, s.r.int(0, 3)), dark, light) +
    shape(mound, dark) +
    stroke(d`M${s.w + 10} ${s.h - 80 * s.u}Q${s.w * 0.86} ${s.h - 70 * s.u} ${s.w * 0.72} ${s.h}`, light, 2, 0.3) +
    broadLeaves(s, s.w - 30 * s.u, s.h - 10, 130 * s.u, dark, light)
  );
}
