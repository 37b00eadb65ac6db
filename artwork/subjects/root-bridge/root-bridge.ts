import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, outline, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { broadLeaves, bush, foliage, leafyTree } from '../../kit/plants/plants.ts';
import { fall } from '../../kit/water/falling-water.ts';

const plans = ['single', 'double', 'below'] as const;
const told = {
  single: 'a living root bridge over a forest stream',
  double: 'a two-storeyed living root bridge over a forest stream',
  below: 'a living root bridge seen from the stones of the stream below',
} as const;

export const rootBridge: Painter = {
  temperament: 'forest',
  times: ['morning', 'noon', 'dawn', 'golden', 'dusk'],
  horizon: { landscape: 0.5, wide: 0.52, tall: 0.5, square: 0.5 },
  paint(s) {
    const h = s.horizon;
    const gap = s.r.between(0.36, 0.64);
    const plan = s.r.pick(plans);
    const double = plan === 'double';
    let art = paintSky(s, { clouds: 1 }) + birds(s, s.w * gap, h * 0.3, 4);
    for (let i = 0; i < 2; i++)
      art += land(
        s,
        profile(s.r, s.w, {
          y: h * (0.66 + i * 0.14),
          rise: 80 * s.u,
          bend: (t) => -Math.abs(t - gap) * (300 - i * 60) * s.u,
        }),
        s.h,
        s.far('#5f8a78', 0.6 - i * 0.14),
      );
    art += mist(s, h * 0.84, 140 * s.u, 0.6);
    for (let i = 0; i < 2; i++)
      art += woods(
        s,
        profile(s.r, s.w, {
          y: h * (1 + i * 0.1),
          rise: 40 * s.u,
          bend: (t) => -Math.max(0, Math.abs(t - gap) - 0.04) * (640 - i * 60) * s.u,
        }),
        s.h,
        s.far('#3f7a52', 0.4 - i * 0.16),
        (40 + i * 16) * s.u,
      );
    const ledge = rockLedge(s, h, gap);
    art += jungle(s, gap) + ledge.art + stream(s, h, gap);
    art += fall(s, s.w * gap, ledge.lip, h * 1.16, 36 * s.u, 66 * s.u) + mist(s, h * 1.18, 60 * s.u, 0.4);
    // one bank is a little higher than the other
    const lean = s.r.between(-0.09, 0.09) * s.h;
    if (plan === 'below') {
      const high = s.h * s.r.between(0.2, 0.26);
      const bridge = span(s, high, lean, 1.7) + walkers(s, high, lean, 3, 128);
      return { art: art + onStones(s, gap) + bridge + trunks(s) + foreground(s), says: told[plan] };
    }
    const upper = s.h * (double ? s.r.between(0.4, 0.46) : s.r.between(0.48, 0.56));
    if (double) art += span(s, upper, lean, 0.66) + walkers(s, upper, lean, 2);
    const lower = double ? s.h * 0.66 : upper + 20 * s.u;
    art += span(s, lower, lean, 1) + walkers(s, lower, lean, double ? 1 : 3);
    return { art: art + trunks(s) + foreground(s), says: told[plan] };
  },
};

/** Those who rest by the water, on the greatest of its stones. */
function onStones(s: Scene, gap: number): string {
  const way = s.r.pick([-1, 1]);
  const [x, y, wide] = [s.w * gap + way * s.r.between(150, 230) * s.u, s.h * 0.86, s.r.between(250, 300) * s.u];
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const top = y - wide * 0.5;
  return (
    looseBoulders(s, [[x, y, wide]], '#8d9284') +
    person('resting', x - 34 * s.u, top, 128 * s.u, mix(dark, s.shade('#c4402b'), 0.55), way > 0) +
    person('standing', x + 40 * s.u, top + 4 * s.u, 124 * s.u, mix(dark, s.shade('#2f6f7a'), 0.55))
  );
}

/** A ledge of rock at the head of the stream, bushes on it, and where the water comes over its lip. */
function rockLedge(s: Scene, h: number, gap: number): { readonly art: string; readonly lip: number } {
  const [x, top, foot] = [s.w * gap, h * 0.92, h * 1.19];
  const half = 150 * s.u;
  const rim: Point[] = [-1.3, -0.9, -0.5, -0.16, 0.16, 0.5, 0.9, 1.3].map((k) => [
    x + k * half,
    top + (k * k * 46 - (Math.abs(k) > 0.3 ? 14 : 0) + s.r.between(-8, 8)) * s.u,
  ]);
  const rock = s.far('#7f8274', 0.2);
  const cracks = rim
    .slice(1, -1)
    .map(([px, py]) => d`M${px} ${py}l${s.r.between(-10, 10) * s.u} ${(foot - py) * s.r.between(0.5, 1)}`)
    .join('');
  const id = s.id();
  const green = s.far('#3f7048', 0.16);
  const art =
    shape(
      outline([[x - half * 1.4, foot + 20 * s.u], ...rim, [x + half * 1.4, foot + 20 * s.u]]),
      s.between(top, foot, [0, rock], [1, mix(rock, s.sky.deep, 0.3)]),
    ) +
    stroke(cracks, mix(rock, s.sky.deep, 0.4), 4 * s.u, 0.5) +
    `<defs><g id="${id}">${bush(s, 0, 0, 60, green, s.far('#9ab85a', 0.14))}</g></defs>` +
    rim
      .filter((_, i) => i !== 3 && i !== 4)
      .map(([px, py], i) => place(px, py + 16 * s.u, s.u * s.r.between(0.7, 1.2), `<use href="#${id}"/>`, i % 2 > 0))
      .join('');
  return { art, lip: heightAt(rim, x) };
}

/** Broad trees crowding both banks. */
function jungle(s: Scene, gap: number): string {
  const models = [0.3, 0.44].map((trunk) => ({
    id: s.id(),
    art: leafyTree(s, 100, s.far('#35693f', 0.14), s.far('#9ab85a', 0.14), trunk),
  }));
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  for (let i = 0; i < 12; i++) {
    const t = i % 2 ? s.r.between(-0.02, gap - 0.2) : s.r.between(gap + 0.2, 1.02);
    const away = Math.abs(t - gap);
    art += place(
      s.w * t,
      s.h * (0.62 + s.r.between(0, 0.12)),
      s.u * (1.6 + away * 4),
      `<use href="#${models[i % 2]?.id}"/>`,
      s.r.chance(0.5),
    );
  }
  return art;
}

function stream(s: Scene, h: number, gap: number): string {
  const top = h * 1.17;
  const x = s.w * gap;
  const down = (t: number) => top + (s.h - top) * t;
  const turn = s.r.between(-90, 90) * s.u;
  // the pool under the fall, and the stream that leaves it in a bend
  const bed = d`M${x} ${down(-0.05)}C${x - 110 * s.u} ${down(-0.05)} ${x - 120 * s.u} ${down(0.1)} ${x - 50 * s.u} ${down(0.15)}C${x - 90 * s.u + turn} ${down(0.34)} ${x - 120 * s.u + turn} ${down(0.6)} ${x - 330 * s.u} ${s.h}H${x + 330 * s.u}C${x + 140 * s.u + turn} ${down(0.6)} ${x + 70 * s.u + turn} ${down(0.34)} ${x + 50 * s.u} ${down(0.15)}C${x + 120 * s.u} ${down(0.1)} ${x + 110 * s.u} ${down(-0.05)} ${x} ${down(-0.05)}Z`;
  const fill = s.between(
    top,
    s.h,
    [0, mix(s.lit('#9fd0c4'), s.sky.air[1], 0.3)],
    [0.4, mix(s.lit('#7fc0b4'), s.sky.air[1], 0.3)],
    [1, mix(s.shade('#2f7f80'), s.sky.deep, 0.2)],
  );
  let foam = '';
  for (let i = 0; i < 26; i++) {
    const t = s.r.between(0.1, 1);
    const at = x + s.r.between(-1, 1) * (40 + 250 * t * t) * s.u;
    const long = (10 + 60 * t) * s.u;
    foam += d`M${at} ${top + (s.h - top) * t}q${long * 0.3} ${-5 * t} ${long * 0.6} 0t${long * 0.5} 2`;
  }
  const floor = s.between(top, s.h, [0, s.far('#4f7a4a', 0.2)], [1, mix(s.sky.deep, s.shade('#35592f'), 0.5)]);
  const stones: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 9; i++) {
    const t = 0.1 + (i / 9) * 0.82;
    const way = i % 2 ? 1 : -1;
    stones.push([
      x + turn * Math.sin(Math.PI * t) + way * (76 + 240 * t ** 1.6) * s.u * s.r.between(0.85, 1.1),
      top + (s.h - top) * t,
      (40 + 150 * t) * s.u * s.r.between(0.7, 1),
    ]);
  }
  return (
    shape(
      d`M-10 ${s.h}V${top + 6 * s.u}Q${x * 0.5} ${top - 70 * s.u} ${x} ${top - 26 * s.u}T${s.w + 10} ${top - 10 * s.u}V${s.h}Z`,
      floor,
    ) +
    shape(bed, fill) +
    stroke(foam, mix('#ffffff', s.sky.air[3], 0.3), 2.6 * s.u, 0.7) +
    looseBoulders(s, stones, '#8d9284')
  );
}

const deck =
  (s: Scene, y: number, lean: number) =>
  (t: number): Point => [s.w * (1.02 * t - 0.01), y + (t - 0.5) * lean + Math.sin(Math.PI * t) * 0.07 * s.h];

/** A floor of plaited roots between two trees, with root rails and threads hanging from it. */
function span(s: Scene, y: number, lean: number, size: number): string {
  const back = size < 1;
  const at = deck(s, y, lean);
  const bark = back ? s.far('#7a6248', 0.12) : mix(s.shade('#7a5a40'), s.sky.deep, 0.24);
  const pale = s.far('#c09a6a', back ? 0.16 : 0.04);
  const moss = s.far('#7f9c48', 0.08);
  const thick = size * s.u;
  const strand = (lift: number, wave: number, phase: number) => {
    const points: string[] = [];
    for (let i = 0; i <= 24; i++) {
      const t = i / 24;
      const [px, py] = at(t);
      points.push(
        d`${px} ${py - lift * (1 - 0.2 * Math.sin(Math.PI * t)) + Math.sin(t * 17 + phase) * wave - Math.abs(2 * t - 1) ** 3 * 26 * thick}`,
      );
    }
    return `M${points.join('L')}`;
  };
  let posts = '';
  for (let i = 1; i < 22; i++) {
    const [px, py] = at(i / 22);
    const lean = s.r.between(-16, 16) * thick;
    posts += d`M${px} ${py}q${lean} ${-24 * thick} ${lean * 0.4} ${-52 * thick}`;
  }
  let threads = '';
  for (let i = 0; i < 16; i++) {
    const [px, py] = at(s.r.between(0.06, 0.94));
    const long = s.r.between(20, 90) * thick;
    threads += d`M${px} ${py + 6}q${s.r.between(-10, 10)} ${long * 0.5} ${s.r.between(-8, 8)} ${long}`;
  }
  return (
    stroke(threads, bark, 2.4 * thick, 0.8) +
    stroke(posts, bark, 4 * thick) +
    stroke(strand(52 * thick, 3 * thick, 1), bark, 8 * thick) +
    stroke(strand(30 * thick, 4 * thick, 4), bark, 4 * thick) +
    stroke(strand(0, 2 * thick, 0) + strand(-8 * thick, 3 * thick, 3), bark, 16 * thick) +
    stroke(strand(6 * thick, 1.5 * thick, 0), moss, 5 * thick, 0.9) +
    stroke(strand(-6 * thick, 3 * thick, 2) + strand(54 * thick, 3 * thick, 1), pale, 2.4 * thick, 0.7)
  );
}

function walkers(s: Scene, y: number, lean: number, count: number, tall = 84): string {
  const at = deck(s, y, lean);
  const dark = mix(s.sky.deep, s.shade('#3a2a34'), 0.3);
  const cloths = ['#c4402b', '#e0a030', '#2f6f7a'] as const;
  let art = '';
  for (let i = 0; i < count; i++) {
    const [px, py] = at(s.r.between(0.3, 0.7));
    art += person(
      s.r.pick(['walker', 'carrying', 'standing']),
      px,
      py - 4 * s.u,
      tall * s.u,
      mix(dark, s.shade(cloths[i % 3] ?? cloths[0]), 0.5),
      s.r.chance(0.5),
    );
  }
  return art;
}

/** The two figs that hold the bridge, roots running down their banks. */
function trunks(s: Scene): string {
  const bark = mix(s.shade('#6a4e38'), s.sky.deep, 0.34);
  const pale = s.far('#b08a5c', 0.04);
  const leaf = mix(s.sky.deep, s.shade('#2f5a34'), 0.44);
  const light = s.far('#93b058', 0.04);
  let art = '';
  for (const way of [1, -1]) {
    const at = (x: number) => (way > 0 ? x : s.w - x);
    const u = s.u;
    const trunk = `M${Math.round(at(-20))} ${Math.round(s.h * 1.02)}C${Math.round(at(60 * u))} ${Math.round(s.h * 0.8)} ${Math.round(at(30 * u))} ${Math.round(s.h * 0.5)} ${Math.round(at(70 * u))} -10H${Math.round(at(-20))}Z`;
    const roots = d`M${at(40 * u)} ${s.h * 0.55}Q${at(70 * u)} ${s.h * 0.8} ${at(150 * u)} ${s.h}M${at(30 * u)} ${s.h * 0.6}Q${at(50 * u)} ${s.h * 0.86} ${at(90 * u)} ${s.h}M${at(50 * u)} ${s.h * 0.5}Q${at(110 * u)} ${s.h * 0.72} ${at(220 * u)} ${s.h * 0.98}`;
    const lines = d`M${at(20 * u)} ${s.h * 0.1}Q${at(10 * u)} ${s.h * 0.5} ${at(24 * u)} ${s.h}M${at(46 * u)} ${s.h * 0.2}Q${at(26 * u)} ${s.h * 0.5} ${at(46 * u)} ${s.h * 0.9}`;
    art +=
      shape(trunk, bark) +
      stroke(roots, bark, 15 * u) +
      stroke(lines, pale, 3 * u, 0.4) +
      stroke(roots, pale, 3 * u, 0.3);
    let mass = '';
    let glints = '';
    for (const [x, y, size] of [
      [0, 10, 150],
      [130, -6, 110],
      [240, -20, 84],
      [60, 70, 70],
    ] as const) {
      mass += foliage(s.r, at(x * u), y * u, size * u, size * 0.52 * u, 0.14);
      glints += foliage(s.r, at((x + 16) * u), (y + 8) * u, size * 0.36 * u, size * 0.18 * u, 0.2);
    }
    art += shape(mass, leaf) + shape(glints, light, 0.25);
    let vines = '';
    for (let i = 0; i < 5; i++)
      vines += d`M${at((40 + i * 48) * u)} ${20 * u}q${s.r.between(-12, 12)} ${60 * u} 0 ${s.r.between(80, 190) * u}`;
    art += stroke(vines, leaf, 3 * u, 0.8);
  }
  return art;
}

function foreground(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#2f5a34'), 0.42);
  const light = s.far('#93b058', 0.04);
  return (
    broadLeaves(s, -6, s.h + 20 * s.u, 230 * s.u, green, light) +
    broadLeaves(s, s.w + 6, s.h + 20 * s.u, 210 * s.u, green, light)
  );
}
