import { mix } from '../colour.ts';
import { cornerHouse } from '../houses.ts';
import type { Painter } from '../painting.ts';
import { framingPines, grove } from '../pines.ts';
import { leafyTree } from '../plants.ts';
import { profile, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, n, oval, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { snowRange } from '../snow.ts';

export const riverValley: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'dawn', 'noon', 'dusk', 'night'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const gap = s.r.between(0.44, 0.56);
    let art =
      paintSky(s) +
      snowRange(s, {
        base: h,
        height: h * 0.74,
        peaks: 5,
        envelope: (t) => 0.6 + 0.4 * Math.exp(-(((t - gap) * 3) ** 2)),
        snow: 0.72,
        distance: 0.22,
      }) +
      mist(s, h * 0.8, 120 * s.u, 0.5);
    for (let i = 0; i < 3; i++)
      art += woods(
        s,
        profile(s.r, s.w, {
          y: h * (0.96 + i * 0.03),
          rise: 50 * s.u,
          bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.03 - i * 0.06) * (470 - i * 40) * s.u,
        }),
        h + 60 * s.u,
        s.far('#3f6d5c', 0.52 - i * 0.16),
        (26 + i * 8) * s.u,
        0.35,
      );
    art += mist(s, h, 70 * s.u, 0.45) + valleyFloor(s, h, gap);
    return {
      art: art + birds(s, s.w * gap, h * 0.34),
      says: 'a river running out of a pine valley under snow peaks, past apple orchards',
    };
  },
};

function valleyFloor(s: Scene, h: number, gap: number): string {
  const deep = s.h - h;
  const at = (t: number, offset: number): readonly [number, number] => [
    s.w * (gap + Math.sin(t * 5.2) * 0.12 * t + offset),
    h + deep * t,
  ];
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = (i / 12) ** 1.25;
    const half = 0.006 + t * t * 0.19;
    left.push(d`${at(t, -half)[0]} ${at(t, -half)[1]}`);
    right.unshift(d`${at(t, half)[0]} ${at(t, half)[1]}`);
  }
  const river = `M${left.join('L')}L${right.join('L')}Z`;
  const meadow = s.between(
    h,
    s.h,
    [0, s.far('#9fb56a', 0.36)],
    [0.5, s.far('#7f9d50', 0.1)],
    [1, mix(s.shade('#5f7f40'), s.sky.deep, 0.3)],
  );
  const flow = s.between(
    h,
    s.h,
    [0, s.sky.air[3]],
    [0.4, mix(s.lit('#7fc0bf'), s.sky.air[2], 0.4)],
    [1, mix(s.shade('#3f8a94'), s.sky.air[0], 0.3)],
  );
  let art = shape(d`M0 ${h}H${s.w}V${s.h}H0Z`, meadow);
  art += `<path d="${river}" fill="${flow}" stroke="${s.lit('#e3d6bc')}" stroke-width="${n(16 * s.u)}" stroke-linejoin="round"/>${shape(river, flow)}`;
  art += `<g clip-path="${s.clip(river)}">${rapids(s, h, deep, at)}</g>`;
  art += hamlet(s, h, deep, gap) + orchard(s, h, deep) + stones(s, at);
  return (
    art +
    framingPines(s, 'right', s.h - 30 * s.u, s.h * s.r.between(0.56, 0.7), 4) +
    shape(
      d`M${s.w + 10} ${s.h + 4}V${s.h - 70 * s.u}Q${s.w * 0.84} ${s.h - 60 * s.u} ${s.w * 0.68} ${s.h + 4}Z`,
      mix(s.sky.deep, s.shade('#34553a'), 0.36),
    )
  );
}

function rapids(
  s: Scene,
  h: number,
  deep: number,
  at: (t: number, offset: number) => readonly [number, number],
): string {
  let pale = '';
  let dark = '';
  for (let i = 0; i < 30; i++) {
    const t = s.r.between(0.08, 1);
    const [x, y] = at(t, s.r.between(-1, 1) * (0.006 + t * t * 0.16));
    const long = (8 + 70 * t * t) * s.u;
    const line = d`M${x} ${y}q${long * 0.3} ${-4 * t} ${long * 0.6} 0t${long * 0.5} ${2 * t}`;
    if (i % 3) pale += line;
    else dark += line;
  }
  return (
    stroke(pale, mix('#ffffff', s.sky.air[3], 0.4), 2.6 * s.u, 0.75) +
    stroke(dark, s.shade('#2f6f80'), 2.4 * s.u, 0.4) +
    mist(s, h + deep * 0.05, 20 * s.u, 0.4)
  );
}

function stones(s: Scene, at: (t: number, offset: number) => readonly [number, number]): string {
  const id = s.id();
  const stone =
    oval(2, 2, 22, 5, s.sky.deep, 0.25) +
    shape('M-20 2L-15-9-3-15 11-12 20 2Z', s.shade('#9a948c')) +
    shape(s.side < 0 ? 'M-20 2L-15-9-3-15 1-6-6 2Z' : 'M20 2L11-12-3-15 1-6 6 2Z', s.lit('#c9c2b6'));
  let art = `<defs><g id="${id}">${stone}</g></defs>`;
  for (let i = 0; i < 14; i++) {
    const t = 0.2 + (i / 14) * 0.76;
    const way = i % 2 ? 1 : -1;
    const [x, y] = at(t, way * (0.008 + t * t * 0.19) * s.r.between(0.86, 1.08));
    const size = (5 + 40 * t * t) * s.u * s.r.between(0.6, 1.1);
    art += place(x, y, size / 20, `<use href="#${id}"/>`);
  }
  return art;
}

function hamlet(s: Scene, h: number, deep: number, gap: number): string {
  const id = s.id();
  let art = `<defs><g id="${id}">${cornerHouse(s, { w: 140, h: 64, wall: '#c99a68', roof: '#6f7f88', gable: 62, pitch: 40, rows: 2, columns: 3 })}</g></defs>`;
  for (const [dx, dy, size] of [
    [-0.3, 0.1, 0.5],
    [-0.2, 0.13, 0.56],
    [-0.36, 0.2, 0.72],
    [0.26, 0.1, 0.5],
  ] as const)
    art += place(s.w * (gap + dx), h + deep * dy, s.u * size, `<use href="#${id}"/>`);
  const stand = (from: number, to: number, count: number) =>
    grove(s, {
      from,
      to,
      ground: () => h + deep * 0.07,
      height: () => 64 * s.u,
      count: Math.round(count * 0.8),
      colour: s.far('#2f5a48', 0.2),
      light: s.lit('#74986a'),
    });
  return stand(-10, s.w * (gap - 0.1), 22) + stand(s.w * (gap + 0.1), s.w + 10, 20) + art;
}

function orchard(s: Scene, h: number, deep: number): string {
  const models = [0, 1].map(() => {
    let apples = '';
    for (let k = 0; k < 10; k++) apples += d`M${s.r.between(-30, 30)} ${-s.r.between(42, 86)}h.1`;
    return {
      id: s.id(),
      art: leafyTree(s, 100, s.far('#4f7f3f', 0.1), s.lit('#a3c25c'), 0.28) + stroke(apples, s.lit('#d8362b'), 7),
    };
  });
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 5 - row; i++) {
      const x = s.w * (0.02 + i * (0.075 + row * 0.02)) + row * 14;
      const y = h + deep * (0.5 + (row - 0.6) * 0.17);
      const tall = (56 + row * 38) * s.u;
      art +=
        oval(x - s.side * tall * 0.2, y, tall * 0.4, tall * 0.06, s.sky.deep, 0.2) +
        place(x, y, tall / 100, `<use href="#${models[(i + row) % 2]?.id}"/>`, i % 2 === 0);
    }
  }
  return art;
}
