import { cornerHouse } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { bush, flowers } from '../../kit/plants/plants.ts';
import { teaSlope } from '../../kit/plants/tea.ts';
import { rails, viaduct } from '../../kit/things/railway.ts';
import { train } from './train.ts';

const plans = ['viaduct', 'hillside', 'tea'] as const;
const told = {
  viaduct: 'a toy train crossing a stone viaduct in the hills',
  hillside: 'a toy train steaming round a mountain curve',
  tea: 'a toy train passing through tea gardens',
} as const;

export const toyTrain: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'dawn', 'noon', 'dusk'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const gap = s.r.between(0.3, 0.7);
    // snow is seen from Darjeeling and Shimla, not from the Nilgiris
    const snowy = s.r.chance(0.6);
    const behind = snowy
      ? snowRange(s, {
          base: h * 0.96,
          height: h * s.r.between(0.4, 0.6),
          peaks: Math.round(s.w / s.u / 240),
          snow: 0.78,
          distance: 0.34,
        })
      : [0.62, 0.74]
          .map((y) =>
            hills(s, profile(s.r, s.w, { y: h * y, rise: 150 * s.u, rough: 0.42 }), h, s.far('#6a8f78', 1.2 - y)),
          )
          .join('');
    let art = paintSky(s) + behind + mist(s, h * 0.78, 120 * s.u, 0.55);
    for (let i = 0; i < 2; i++)
      art += woods(
        s,
        profile(s.r, s.w, {
          y: h * (0.9 + i * 0.08),
          rise: 70 * s.u,
          bend: (t) => -Math.abs(t - gap) * (150 - i * 30) * s.u,
        }),
        s.h,
        s.far('#4f7f74', 0.56 - i * 0.16),
        (20 + i * 8) * s.u,
      );
    art += mist(s, h * 1.02, 110 * s.u, 0.5) + birds(s, s.w * gap, h * 0.36, 5);
    art += { viaduct: crossing, hillside: curve, tea: gardens }[plan](s, h);
    return { art, says: told[plan] + (snowy ? ', snow peaks behind' : '') };
  },
};

function crossing(s: Scene, h: number): string {
  const deck = h + 34 * s.u;
  const lean = s.r.between(-20, 20) * s.u;
  const track = (x: number) => deck + Math.sin((x / s.w) * 3.1) * -26 * s.u + (x / s.w) * lean;
  const dip = s.r.between(0.4, 0.6);
  const valley = profile(s.r, s.w, {
    y: h + 70 * s.u,
    rise: 18 * s.u,
    rough: 0.42,
    points: 30,
    bend: (t) => Math.exp(-(((t - dip) / 0.22) ** 2)) * (s.h - h) * 0.5 - Math.abs(t - dip) ** 2 * 180 * s.u,
  });
  const [from, to] = [s.w * (dip - 0.34), s.w * (dip + 0.34)];
  const size = s.u * s.r.between(0.92, 1.1);
  const slope = s.between(h, s.h, [0, s.far('#5f8058', 0.2)], [1, mix(s.shade('#4a6a48'), s.sky.deep, 0.2)]);
  return (
    viaduct(s, track, {
      from: from - 60 * s.u,
      to: to + 60 * s.u,
      foot: (x) => heightAt(valley, x),
      span: s.r.between(84, 120) * s.u,
      tiers: s.r.int(1, 3),
    }) +
    train(s, track, s.w * s.r.between(0.66, 0.8), size) +
    rails(s, track, -20, s.w + 20, size * 0.8) +
    land(s, valley, s.h + 4, s.far('#5f8058', 0.1), 0).replace(/fill="[^"]*"/, `fill="${slope}"`) +
    stand(s, valley, s.w * -0.02, s.w * 0.2, 12, 120) +
    stand(s, valley, s.w * 0.8, s.w * 1.02, 12, 130) +
    stand(s, valley, s.w * 0.3, s.w * 0.7, 8, 60) +
    framingPines(s, s.r.pick(['left', 'right']), s.h, s.h * s.r.between(0.5, 0.66), 3)
  );
}

function curve(s: Scene, h: number): string {
  const from = s.r.between(0.3, 0.5);
  const track = (x: number) => h + 120 * s.u + Math.sin((x / s.w + from) * 4.2) * 34 * s.u - (x / s.w) * 60 * s.u;
  const at = (shift: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const x = -20 + ((s.w + 40) * i) / 24;
      return [x, track(x) + shift];
    });
  const bank = profile(s.r, s.w, {
    y: h + 36 * s.u,
    rise: 40 * s.u,
    bend: (t) => track(s.w * t) - h - 130 * s.u - Math.sin(t * 3.1) * 60 * s.u,
  });
  const size = s.u * s.r.between(1.05, 1.25);
  const under = mix(s.shade('#a08a72'), s.sky.deep, 0.08);
  let stones = '';
  for (let i = 0; i < 46; i++) {
    const x = s.w * s.r.next();
    stones += `M${Math.round(x)} ${Math.round(track(x) + s.r.between(14, 44) * s.u)}h${Math.round(s.r.between(9, 20) * s.u)}`;
  }
  return (
    woods(s, bank, s.h, s.far('#41694f', 0.2), 44 * s.u, 0.2) +
    cottages(s, bank) +
    hills(s, at(0), s.h, s.lit('#b59a7c'), 0) +
    stroke(stones, under, 3 * s.u, 0.5) +
    train(s, track, s.w * s.r.between(0.66, 0.86), size) +
    rails(s, track, -20, s.w + 20, size * 0.8) +
    hills(s, at(54 * s.u), s.h + 4, s.far('#5f8a4c', 0.06), 0) +
    meadow(s, (x) => track(x) + 54 * s.u) +
    nearPlants(s)
  );
}

function gardens(s: Scene, h: number): string {
  const track = (x: number) => h + 92 * s.u - Math.sin((x / s.w) * 3.1 + 0.2) * 44 * s.u;
  const line = (shift: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const x = -20 + ((s.w + 40) * i) / 24;
      return [x, track(x) + shift];
    });
  const back = profile(s.r, s.w, { y: h - 44 * s.u, rise: 50 * s.u, rough: 0.36, points: 20 });
  const size = s.u * s.r.between(0.95, 1.15);
  return (
    teaSlope(s, back, 0.22, 0) +
    cottages(s, back) +
    hills(s, line(0), s.h, s.far('#b59a7c', 0.05), 0) +
    train(s, track, s.w * s.r.between(0.6, 0.84), size) +
    rails(s, track, -20, s.w + 20, size * 0.8) +
    teaSlope(s, line(24 * s.u), 0.04, 2) +
    framingPines(s, s.r.pick(['left', 'right']), s.h, s.h * 0.6, 2)
  );
}

function stand(s: Scene, line: readonly Point[], from: number, to: number, count: number, tall: number): string {
  return grove(s, {
    from,
    to,
    ground: (x) => heightAt(line, x) + 16 * s.u,
    height: () => tall * s.u,
    count,
    colour: s.far('#2c5444', 0.08),
    light: s.lit('#6a9268'),
  });
}

function cottages(s: Scene, line: readonly Point[]): string {
  const id = s.id();
  const model = `<defs><g id="${id}">${cornerHouse(s, { w: 120, h: 46, wall: s.r.pick(['#f4e8d2', '#e9d3b0', '#cfdcd8']), roof: s.r.pick(['#b5432f', '#3f7a5a', '#5f7f8a']), columns: 2 })}</g></defs>`;
  const t = s.r.between(0.1, 0.7);
  return (
    model +
    [0, 0.1, 0.17]
      .map((more, i) => {
        const x = s.w * (t + more);
        return place(x, heightAt(line, x) + (16 + i * 8) * s.u, s.u * (0.56 + i * 0.08), `<use href="#${id}"/>`);
      })
      .join('')
  );
}

/** Flowers and tufts on the slope below the line. */
function meadow(s: Scene, top: (x: number) => number): string {
  const hues = s.r.pick([
    ['#f3ead8', '#f0c24a'],
    ['#e0567a', '#f3ead8'],
    ['#f0a830', '#c94f8a'],
  ]);
  let tufts = '';
  for (let i = 0; i < 40; i++) {
    const x = s.w * s.r.next();
    const y = top(x) + (s.h - top(x)) * s.r.between(0.14, 0.9);
    tufts += d`M${x} ${y}l${-4 * s.u} ${-13 * s.u}m${4 * s.u} ${13 * s.u}l${2 * s.u} ${-17 * s.u}m${-2 * s.u} ${17 * s.u}l${7 * s.u} ${-11 * s.u}`;
  }
  return (
    stroke(tufts, s.far('#8fb060', 0.04), 2.4 * s.u, 0.8) +
    hues
      .map((hue) => flowers(s, 0, s.w, Math.max(top(0), top(s.w)) + 24 * s.u, s.h - 20 * s.u, 34, s.lit(hue)))
      .join('')
  );
}

function nearPlants(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#3a6a44'), 0.66);
  const id = s.id();
  let art = `<defs><g id="${id}">${bush(s, 0, 0, 60, green, s.far('#8fae5a', 0.04))}</g></defs>`;
  for (let i = 0; i < 9; i++) {
    const x = s.w * s.r.next();
    art += place(x, s.h + s.r.between(4, 26) * s.u, s.u * s.r.between(0.7, 1.4), `<use href="#${id}"/>`);
  }
  return art + framingPines(s, 'left', s.h, s.h * 0.62, 3);
}
