import { cornerHouse } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, n, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { fields, riverBed } from '../../kit/land/valley-life.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { grove } from '../../kit/plants/pines.ts';
import { grass } from '../../kit/plants/plants.ts';

const wings: readonly [readonly [Hex, Hex, Hex], ...(readonly [Hex, Hex, Hex])[]] = [
  ['#d9402b', '#f2d04a', '#fff6e2'],
  ['#2f6fb0', '#fff6e2', '#f0943a'],
  ['#e8a02b', '#d9402b', '#3a3f5a'],
  ['#2f8a6a', '#f2d04a', '#fff6e2'],
  ['#8f3a8a', '#f0a0b0', '#fff6e2'],
];

export const paragliding: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.62, wide: 0.64, tall: 0.62, square: 0.62 },
  paint(s) {
    const h = s.horizon;
    const side = s.r.pick([-1, 1]);
    const launch = s.r.chance(0.55);
    let art =
      paintSky(s, { clouds: s.r.int(2, 5) }) +
      snowRange(s, {
        base: h * 1.13,
        height: h * s.r.between(0.42, 0.56),
        peaks: Math.round(s.w / s.u / 200),
        snow: 0.78,
        distance: 0.32,
      }) +
      mist(s, h * 0.9, 100 * s.u, 0.5);
    for (let i = 0; i < 2; i++)
      art += woods(
        s,
        profile(s.r, s.w, {
          y: h * (0.98 + i * 0.06),
          rise: 60 * s.u,
          bend: (t) => (side * (t - 0.5) * 150 - i * 10) * s.u,
        }),
        s.h,
        s.far('#4a7a6a', 0.5 - i * 0.16),
        (18 + i * 6) * s.u,
        0.35,
      );
    art += mist(s, h * 1.08, 80 * s.u, 0.4) + valley(s, h) + birds(s, s.w * 0.5, h * 0.5, 5);
    const first = s.r.int(0, 4);
    const narrow = s.crop === 'tall' || s.crop === 'square';
    const others = s.r.int(1, 4);
    for (let i = 0; i < others; i++)
      art += flyer(
        s,
        s.w * (0.5 + side * (0.1 + i * 0.1 + s.r.between(0, 0.06))),
        s.h * s.r.between(0.18, 0.5),
        s.u * s.r.between(0.2, 0.46),
        wings[(first + i + 1) % wings.length] ?? wings[0],
        i % 2 ? 1 : -1,
        false,
      );
    art += flyer(
      s,
      s.w * (0.5 - side * s.r.between(narrow ? 0 : 0.04, narrow ? 0.06 : 0.2)),
      s.h * s.r.between(0.38, 0.54),
      s.u * s.r.between(narrow ? 0.8 : 0.95, narrow ? 1.1 : 1.6),
      wings[first] ?? wings[0],
      -side,
      s.r.chance(0.5),
    );
    return { art: art + (launch ? slope(s, side) : edgeOfWood(s, side)), says: 'paragliders over a Himalayan valley' };
  },
};

/** A wing seen a little from below, its lines, and who hangs from it: at the origin. */
function flyer(
  s: Scene,
  x: number,
  y: number,
  size: number,
  [main, second, tip]: readonly [Hex, Hex, Hex],
  way: number,
  pair: boolean,
): string {
  const top = (t: number): Point => [-150 + 300 * t, -118 - Math.sin(Math.PI * t) * 74];
  const low = (t: number): Point => [-146 + 292 * t, -104 - Math.sin(Math.PI * t) * 46];
  const cells = 14;
  const paths = ['', '', ''];
  let ribs = '';
  let under = '';
  for (let i = 0; i < cells; i++) {
    const [a, b] = [i / cells, (i + 1) / cells];
    const edge = Math.abs(i - 6.5);
    const which = edge > 5 ? 2 : edge > 2.6 ? 0 : 1;
    const [p, q, r, t] = [top(a), top(b), low(b), low(a)];
    paths[which] += d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}L${r[0]} ${r[1]}L${t[0]} ${t[1]}Z`;
    ribs += d`M${p[0]} ${p[1]}L${t[0]} ${t[1]}`;
    under += d`M${t[0]} ${t[1]}L${r[0]} ${r[1]}L${r[0] * 0.98} ${r[1] + 9}L${t[0] * 0.98} ${t[1] + 9}Z`;
  }
  let lines = '';
  for (let i = 1; i < 10; i++) {
    const [px, py] = low(i / 10);
    lines += d`M${px} ${py}L${px < 0 ? -9 : 9} -8`;
  }
  const dark = mix(s.sky.deep, s.shade('#3a3a44'), 0.35);
  const pilot = (dx: number, dy: number, suit: Hex) =>
    shape(
      d`M${dx - 8} ${dy - 2}Q${dx - 10} ${dy - 16} ${dx} ${dy - 18}Q${dx + 10} ${dy - 14} ${dx + 8} ${dy}L${dx + 26} ${dy + 10}L${dx + 34} ${dy + 24}L${dx + 28} ${dy + 26}L${dx + 18} ${dy + 15}L${dx - 4} ${dy + 13}Z`,
      mix(dark, s.shade(suit), 0.5),
    ) +
    shape(d`M${dx - 13} ${dy - 14}q-8 14 4 26l14 3l-8 -28Z`, s.shade(suit)) +
    shape(d`M${dx - 4} ${dy - 25}a7 7.600 0 1 1 14 0a7 7.600 0 1 1 -14 0Z`, s.lit('#f4ead8')) +
    stroke(d`M${dx + 2} ${dy - 12}L${dx + 8} ${dy - 30}M${dx - 4} ${dy - 12}L${dx - 9} ${dy - 30}`, dark, 3.4);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(way * 7)}) scale(${Math.round(size * 100 * Math.sign(way)) / 100} ${Math.round(size * 100) / 100})">${
    stroke(lines, dark, 1, 0.7) +
    shape(under, mix(dark, s.shade(main), 0.7)) +
    shape(paths[0] ?? '', s.lit(main)) +
    shape(paths[1] ?? '', s.lit(second)) +
    shape(paths[2] ?? '', s.lit(tip)) +
    stroke(ribs, dark, 1, 0.25) +
    (pair ? pilot(12, 10, '#d9822b') : '') +
    pilot(0, 0, '#2f5f8a')
  }</g>`;
}

/** Terraced fields, a road and hamlets on the valley floor. */
function valley(s: Scene, h: number): string {
  const top = h * 1.12;
  let art = shape(
    d`M-10 ${top}H${s.w + 10}V${s.h}H-10Z`,
    s.between(top, s.h, [0, s.far('#8fae62', 0.4)], [1, mix(s.shade('#6f8f48'), s.sky.deep, 0.16)]),
  );
  art += fields(s, top, s.h - top);
  const river = s.r.between(0.28, 0.72);
  if (s.r.chance(0.6)) {
    const x = s.w * river;
    const way = s.r.pick([-1, 1]);
    const middle = (t: number) => x + way * (Math.sin(t * 6.4) * 190 * t + 90 * t) * s.u;
    art +=
      shape(
        riverBed(top, s.h + 4, middle, (t) => (2 + 40 * t ** 1.4) * s.u),
        s.far('#e0d6b8', 0.24),
      ) +
      shape(
        riverBed(top, s.h + 4, middle, (t) => (1 + 29 * t ** 1.4) * s.u),
        s.between(top, s.h, [0, s.sky.air[3]], [1, mix(s.lit('#6fb8ba'), s.sky.air[2], 0.3)]),
      );
  }
  const id = s.id();
  art += `<defs><g id="${id}">${cornerHouse(s, { w: 100, h: 40, wall: '#f0dfc0', roof: s.r.pick(['#8f8a84', '#b5533f', '#5f7f8a']), columns: 2, chimney: false })}</g></defs>`;
  const from = river > 0.5 ? s.r.between(0.02, 0.12) : s.r.between(0.6, 0.68);
  for (let i = 0; i < 8; i++)
    art += place(
      s.w * (from + s.r.between(0, 0.3)),
      top + (s.h - top) * (0.14 + i * 0.035),
      s.u * (0.28 + i * 0.025),
      `<use href="#${id}"/>`,
      i % 2 === 0,
    );
  return art + mist(s, top, 50 * s.u, 0.45);
}

/** The grass from which they run off, a wing laid out, those who wait. */
function slope(s: Scene, side: number): string {
  const line = profile(s.r, s.w, {
    y: s.h - 30 * s.u,
    rise: 16 * s.u,
    rough: 0.4,
    points: 20,
    bend: (t) => -Math.max(0, side > 0 ? 0.44 - t : t - 0.56) * 330 * s.u + 30 * s.u,
  });
  const ground = mix(s.sky.deep, s.shade('#5f7a3c'), 0.42);
  const at = (t: number) => s.w * (side > 0 ? t : 1 - t);
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const flag = at(0.06);
  return (
    stroke(d`M${flag} ${heightAt(line, flag)}v${-130 * s.u}`, dark, 4 * s.u) +
    shape(
      d`M${flag} ${heightAt(line, flag) - 128 * s.u}l${side * 66 * s.u} ${10 * s.u}l${-side * 6 * s.u} ${12 * s.u}l${-side * 60 * s.u} ${4 * s.u}Z`,
      s.lit('#f0943a'),
    ) +
    person('standing', at(0.14), heightAt(line, at(0.14)) + 4, 92 * s.u, mix(dark, s.shade('#c4402b'), 0.4)) +
    person('walker', at(0.2), heightAt(line, at(0.2)) + 4, 88 * s.u, mix(dark, s.shade('#2f6f7a'), 0.4), side < 0) +
    person('resting', at(0.29), heightAt(line, at(0.29)) + 6, 80 * s.u, dark, side < 0) +
    land(s, line, s.h + 4, ground, 0) +
    shape(
      grass(s.r, 0, s.w, (x) => heightAt(line, x) + 5, 22 * s.u, 15 * s.u),
      ground,
    )
  );
}

function edgeOfWood(s: Scene, side: number): string {
  const line = profile(s.r, s.w, {
    y: s.h - 10 * s.u,
    rise: 20 * s.u,
    bend: (t) => -Math.max(0, side > 0 ? t - 0.62 : 0.38 - t) * 190 * s.u,
  });
  const ground = mix(s.sky.deep, s.shade('#2f4f3c'), 0.36);
  return (
    grove(s, {
      from: side > 0 ? s.w * 0.62 : -10,
      to: side > 0 ? s.w + 10 : s.w * 0.38,
      ground: (x) => heightAt(line, x) + 8,
      height: (x) => (70 + Math.abs(x / s.w - 0.5) * 260) * s.u,
      count: 13,
      colour: ground,
      light: s.far('#6f9468', 0.06),
    }) + land(s, line, s.h + 4, ground, 0)
  );
}
