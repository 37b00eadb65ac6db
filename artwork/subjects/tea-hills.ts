import { mix } from '../colour.ts';
import { cornerHouse } from '../houses.ts';
import type { Painter } from '../painting.ts';
import { person } from '../people.ts';
import { leafyTree } from '../plants.ts';
import { heightAt, land, profile, woods } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, type Point, place, shape } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { teaSlope } from '../tea.ts';

export const teaHills: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'dawn', 'noon', 'dusk'],
  horizon: { landscape: 0.5, wide: 0.52, tall: 0.5, square: 0.5 },
  paint(s) {
    const h = s.horizon;
    let art = paintSky(s) + birds(s, s.w * 0.3, h * 0.4);
    for (let i = 0; i < 3; i++)
      art += land(
        s,
        profile(s.r, s.w, { y: h * (0.7 + i * 0.12), rise: (170 - i * 40) * s.u, rough: 0.46 }),
        s.h * 0.8,
        s.far('#5f8a78', 0.7 - i * 0.15),
      );
    art +=
      mist(s, h * 1.04, 120 * s.u, 0.6) +
      woods(s, profile(s.r, s.w, { y: h * 1.06, rise: 60 * s.u, rough: 0.45 }), s.h, s.far('#3f7050', 0.34), 20 * s.u);
    const lean = s.r.chance(0.5) ? 1 : -1;
    const slopes = [
      [1.14, 0.34, 0.24, 0.9],
      [1.3, 0.22, 0.16, 2.6],
      [1.52, 0.1, 0.08, 0.6],
    ] as const;
    slopes.forEach(([at, size, distance, phase], i) => {
      const line = profile(s.r, s.w, {
        y: h * at,
        rise: 26 * s.u,
        rough: 0.3,
        points: 18,
        bend: (t) => Math.sin(t * 3.4 * lean + phase * lean) * h * (0.12 + i * 0.05),
      });
      art += teaSlope(s, line, distance, i);
      if (i === 0) art += bungalow(s, line, lean);
      if (i < 2) art += shadeTrees(s, line, distance, 5 - i * 2, (70 + i * 60) * s.u) + pluckers(s, line, i, size);
      art += i < 2 ? mist(s, h * (at + 0.18), 80 * s.u, 0.3) : '';
    });
    return { art: art + corner(s), says: 'tea terraces and pluckers on rolling hills' };
  },
};

function shadeTrees(s: Scene, line: readonly Point[], distance: number, count: number, tall: number): string {
  const id = s.id();
  let art = `<defs><g id="${id}">${leafyTree(s, 100, s.far('#3f6e48', distance), s.far('#9ab85a', distance), 0.5)}</g></defs>`;
  for (let i = 0; i < count; i++) {
    const x = s.w * s.r.between(0.05, 0.95);
    art += place(x, heightAt(line, x) + 8, (tall / 100) * s.r.between(0.7, 1.1), `<use href="#${id}"/>`, i % 2 === 0);
  }
  return art;
}

function pluckers(s: Scene, line: readonly Point[], rank: number, size: number): string {
  const cloths = ['#c4402b', '#e0a030', '#a83262', '#2f6fa0', '#f0e4d0'] as const;
  let art = '';
  for (let i = 0; i < 4 + rank; i++) {
    const x = s.w * s.r.between(0.1, 0.9);
    const tall = (26 + rank * 26) * s.u;
    const y = heightAt(line, x) + (30 + rank * 34) * s.u * s.r.between(0.8, 1.6);
    art +=
      person('carrying', x, y, tall, mix(s.lit(s.r.pick(cloths)), s.sky.haze, size * 0.4), s.r.chance(0.5)) +
      shape(
        d`M${x - tall * 0.26} ${y + 2}q${tall * 0.24} ${-tall * 0.3} ${tall * 0.52} 0Z`,
        s.far('#4f8a40', size * 0.6),
      );
  }
  return art;
}

function bungalow(s: Scene, line: readonly Point[], lean: number): string {
  const x = s.w * (lean > 0 ? 0.66 : 0.36);
  return place(
    x,
    heightAt(line, x) + 10,
    s.u * 0.82,
    cornerHouse(s, { w: 150, h: 42, wall: '#f7efe0', roof: '#b5432f', gable: 54, pitch: 34, columns: 4 }),
  );
}

function corner(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#2f5a3a'), 0.4);
  return place(s.w * 0.96, s.h + 30, s.u * 4.6, leafyTree(s, 120, green, s.far('#8fb058', 0.04), 0.5));
}
