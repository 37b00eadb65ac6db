import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, type Point, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { broadWoods, heightAt, land, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { onTrack, rails, viaduct } from '../../kit/things/railway.ts';
import { cliff, fall, rimWoods, spray } from '../../kit/water/falling-water.ts';
import { leafCorners } from './jungle-frame.ts';

/** The fall in Goa that a railway crosses half-way down. */
export const dudhsagar: Painter = {
  temperament: 'forest',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.68, square: 0.66 },
  paint(s) {
    const t = s.r.between(0.44, 0.56);
    const x = s.w * t;
    const foot = s.h * 0.86;
    const rim = profile(s.r, s.w, {
      y: s.h * 0.17,
      rise: 40 * s.u,
      rough: 0.5,
      bend: (at) => Math.abs(at - t) * 230 * s.u + Math.exp(-(((at - t) / 0.05) ** 2)) * 12 * s.u,
    });
    const track = (at: number) => s.h * 0.56 + (at - x) * 0.012;
    const top = heightAt(rim, x);
    const strand = (dx: number, from: number, to: number, w0: number, w1: number) =>
      fall(s, x + dx * s.u, from, to, w0 * s.u, w1 * s.u);
    const art =
      paintSky(s) +
      birds(s, s.w * (t > 0.5 ? 0.2 : 0.8), s.h * 0.12, 5) +
      land(s, profile(s.r, s.w, { y: s.h * 0.16, rise: 90 * s.u }), s.h * 0.6, s.far('#5f8a84', 0.64)) +
      mist(s, s.h * 0.2, 90 * s.u, 0.5) +
      cliff(s, rim, foot, t) +
      rimWoods(s, rim, t, 0.06) +
      strand(-10, top + 4, track(x) + 70 * s.u, 56, 190) +
      strand(-96, top + 90 * s.u, track(x) + 70 * s.u, 26, 70) +
      strand(104, top + 120 * s.u, track(x) + 70 * s.u, 22, 64) +
      strand(0, track(x) + 40 * s.u, foot, 200, 320) +
      spray(s, x, foot, 230) +
      ledges(s, x, track) +
      viaduct(s, track, {
        from: x - 190 * s.u,
        to: x + 190 * s.u,
        foot: (at) => track(at) + 96 * s.u,
        span: 76 * s.u,
      }) +
      rails(s, track, -10, s.w + 10, s.u) +
      train(s, x, track) +
      stream(s, foot) +
      leafCorners(s);
    return { art, says: 'Dudhsagar falling white past a train on the railway bridge that crosses it' };
  },
};

/** The wooded ledge that carries the line to both ends of the bridge. */
function ledges(s: Scene, x: number, track: (x: number) => number): string {
  const line = profile(s.r, s.w, { y: track(x) + 26 * s.u, rise: 14 * s.u, rough: 0.4, points: 24 });
  const gap = 176 * s.u;
  const edge = (way: number) =>
    d`M${x + way * gap} 0V${track(x)}q${way * 30 * s.u} ${60 * s.u} ${-way * 14 * s.u} ${110 * s.u}t${way * 20 * s.u} ${120 * s.u}t${way * -30 * s.u} ${160 * s.u}V${s.h}H${way < 0 ? -20 : s.w + 20}V0Z`;
  const sides = edge(-1) + edge(1);
  const lower = line.map(([at, y]): Point => [at, y + 70 * s.u]);
  return `<g clip-path="${s.clip(sides)}">${
    broadWoods(s, line, s.h, s.far('#42754a', 0.16), 30 * s.u, 0.1) +
    broadWoods(s, lower, s.h, s.far('#35643f', 0.1), 46 * s.u, 0.1)
  }</g>`;
}

/** An engine and blue coaches, on the bridge and into the trees. */
function train(s: Scene, x: number, track: (x: number) => number): string {
  const size = 0.62 * s.u;
  const dark = mix(s.sky.deep, '#2a2428', 0.4);
  const coach = (body: Hex, band: Hex, windows: string) =>
    shape('M2-10H128V-18H2Z', dark) +
    shape('M0-16V-60Q0-68 8-68H122Q130-68 130-60V-16Z', s.down([0, s.lit(body)], [1, s.shade(body)])) +
    shape('M0-30H130V-24H0Z', s.lit(band)) +
    shape(windows, s.glowing ? '#ffd384' : mix(s.sky.air[1], s.sky.deep, 0.45)) +
    [22, 108].map((at) => oval(at, -8, 15, 7, dark)).join('');
  const id = s.id();
  const panes = [10, 30, 50, 70, 90, 110].map((at) => d`M${at} -54h11v14h-11Z`).join('');
  let art = `<defs><g id="${id}">${coach('#2f5fa8', '#f4e8d0', panes)}</g></defs>`;
  const head = x + 120 * s.u;
  for (let i = 1; i <= 5; i++) art += onTrack(track, head - i * 136 * size, 130, size, `<use href="#${id}"/>`);
  return art + onTrack(track, head, 130, size, coach('#c4502f', '#f4d25a', 'M100-58h22v18h-22ZM14-54h60v10h-60Z'));
}

/** The water running off among the rocks below. */
function stream(s: Scene, foot: number): string {
  const stones = [0.03, 0.12, 0.22, 0.31, 0.7, 0.79, 0.88, 0.97].map((t): readonly [number, number, number] => [
    s.w * t,
    foot + s.r.between(24, 60) * s.u,
    s.r.between(90, 190) * s.u,
  ]);
  return (
    shape(
      d`M-10 ${foot + 20 * s.u}Q${s.w * 0.5} ${foot - 14 * s.u} ${s.w + 10} ${foot + 20 * s.u}V${s.h}H-10Z`,
      s.between(foot, s.h, [0, mix(s.sky.air[3], '#ffffff', 0.5)], [1, s.far('#3f8f8a', 0.06)]),
    ) +
    stroke(
      d`M${s.w * 0.36} ${foot + 30 * s.u}q${80 * s.u} -8 ${160 * s.u} 0M${s.w * 0.46} ${foot + 60 * s.u}q${90 * s.u} -9 ${190 * s.u} 0`,
      '#ffffff',
      3 * s.u,
      0.6,
    ) +
    looseBoulders(
      s,
      stones.toSorted((a, b) => a[1] - b[1]),
      '#7f8378',
    )
  );
}
