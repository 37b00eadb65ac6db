import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, type Point, place, shape, smooth, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { snowfield, snowPines } from '../../kit/land/snowfield.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { pine } from '../../kit/plants/pines.ts';

const coats = ['#d8402b', '#f0a830', '#0e6a72', '#7a2f6a', '#2f5fa8'] as const;

/** A skier in the `i`th coat, going to the right, with a shadow on the snow. */
export function skier(s: Scene, x: number, y: number, size: number, i: number, flip = false): string {
  const coat = coats[i % 5] ?? coats[0];
  const legs = mix(s.sky.deep, '#2a3048', 0.4);
  const shadow = d`M${x - 20 * size} ${y + 6}l${-s.side * 50 * size} ${10 * size}l${s.side * 20 * size} ${4 * size}l${30 * size} ${-8 * size}Z`;
  const body =
    shape('M-9-22L-2-44Q8-50 13-40L8-24Z', s.lit(coat)) +
    disc(11, -50, 6.4, mix(s.sky.deep, s.lit(coats[(i + 2) % 5] ?? coat), 0.5)) +
    stroke('M-6-22L6-12-4-1M6-24L14-12 6 0', legs, 5.4) +
    stroke('M-28-8L30 8', s.lit('#d8402b'), 2.6) +
    stroke('M10-38L22-24 4-2M2-38L-10-28-20-10', legs, 2);
  return shape(shadow, s.shade('#a9bcdc'), 0.5) + place(x, y, size, body, flip);
}

/** The sky and a great range down to `foot`, its greatest summit at `main` of the width. */
export function distance(s: Scene, foot: number, main: number): string {
  return (
    paintSky(s) +
    snowRange(s, {
      base: foot,
      height: Math.min(foot * s.r.between(0.66, 0.84), s.w * 0.5),
      peaks: s.r.int(3, 5) + (s.crop === 'wide' ? 2 : 0),
      envelope: (t) => 0.42 + 0.58 * Math.exp(-(((t - main) * 4) ** 2)),
      snow: 0.8,
      distance: 0.2,
    }) +
    mist(s, foot * 0.92, 110 * s.u, 0.5)
  );
}

/** Up a piste from its foot: woods on both sides, chairs going up along it, skiers coming down. */
export function piste(s: Scene): string {
  const head = s.horizon * 0.86;
  const away = s.w * s.r.between(0.4, 0.6);
  const foot = s.w * (1 - away / s.w + s.r.between(-0.06, 0.06));
  const sway = s.r.pick([-1, 1]) * s.w * 0.05;
  const way = away < s.w / 2 ? 1 : -1;
  const middle = (t: number) => away + (foot - away) * t ** 1.3 + sway * Math.sin(t * 5);
  const half = (t: number) => s.w * (0.012 + 0.38 * t ** 1.1);
  const down = (t: number) => head + 34 * s.u + (s.h - head - 34 * s.u) * t;
  const slope = profile(s.r, s.w, {
    y: head + 6 * s.u,
    rise: 26 * s.u,
    bend: (t) => -90 * s.u * Math.abs(t - away / s.w) ** 0.8,
  });
  const ts = Array.from({ length: 11 }, (_, i) => i / 10);
  const edge = (side: number, reach = 1): Point[] => ts.map((t) => [middle(t) + side * half(t) * reach, down(t)]);
  const band = `M${smooth(edge(-1))}L${smooth([...edge(1)].reverse())}Z`;
  const white = s.lit('#ffffff');
  let tracks = '';
  for (const lane of [-0.7, -0.2, 0.3, 0.74])
    tracks += `M${smooth(ts.slice(2).map((t, i): Point => [middle(t) + half(t) * (lane + (i % 2 ? 0.12 : -0.12)), down(t)]))}`;
  let skiers = '';
  for (let i = 0; i < 5; i++) {
    const t = 0.16 + i * 0.17;
    skiers += skier(
      s,
      middle(t) + half(t) * s.r.between(-0.55, 0.55),
      down(t) - 10 * s.u,
      s.u * (0.2 + 0.8 * t),
      i,
      i % 2 === 0,
    );
  }
  return (
    distance(s, s.horizon * 0.94, away / s.w) +
    woods(s, slope, s.h, s.far('#3f6a68', 0.26), 40 * s.u, 0.2) +
    snowfield(
      s,
      slope.map(([x, y]) => [x, y + 22 * s.u] as const),
      0.1,
    ) +
    shape(band, s.between(head, s.h, [0, white], [1, mix(white, s.shade('#e9f0fb'), 0.45)])) +
    stroke(tracks, s.shade('#c3d2ea'), 3 * s.u, 0.55) +
    forest(s, (side, t) => [middle(t) + side * half(t), down(t)]) +
    chairs(s, { top: [away + way * s.w * 0.05, head], way, foot: s.w * (way > 0 ? 0.98 : 0.02) }) +
    skiers
  );
}

/** Pines under snow outside both edges of a run, the nearest tallest. */
function forest(s: Scene, edge: (side: number, t: number) => Point): string {
  const models = [0, 1].map(() => {
    const id = s.id();
    const tree = pine(s.r, 0, 0, 100, s.side, s.r.between(0.2, 0.24));
    const snow = shape(tree.lit, s.lit('#f6f9ff'), 0.75);
    return {
      id,
      art: `<g id="${id}">${shape(tree.whole, mix(s.far('#2f5358', 0.06), s.sky.deep, 0.3))}${snow}</g>`,
    };
  });
  let art = `<defs>${models.map((model) => model.art).join('')}</defs>`;
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const t = 0.06 + (0.94 * row) / rows;
    const tall = (34 + 170 * t) * s.u;
    for (const side of [-1, 1]) {
      const [x, y] = edge(side, t);
      const room = side < 0 ? x : s.w - x;
      for (let at = tall * 0.4; at < room + tall * 0.2; at += tall * s.r.between(0.62, 1.1))
        art += place(
          x + side * at,
          y + s.r.between(-6, 8) * s.u,
          (tall * s.r.between(0.75, 1.15)) / 100,
          `<use href="#${models[row % 2]?.id}"/>`,
        );
    }
  }
  return art;
}

/** A chairlift going up beside the run, its pylons and pairs of people smaller and smaller. */
function chairs(
  s: Scene,
  { top, way, foot }: { readonly top: Point; readonly way: number; readonly foot: number },
): string {
  const steel = mix(s.sky.deep, s.shade('#5a6478'), 0.3);
  const at = (t: number): Point => [top[0] + (foot - top[0]) * t, top[1] - 30 * s.u + (s.h * 0.42 - top[1]) * t];
  let art = '';
  for (const t of [0.16, 0.4, 0.8]) {
    const [x, y] = at(t);
    const size = s.u * (0.16 + 0.84 * t);
    const ground = top[1] + (s.h - top[1]) * t * 0.92 + 20 * s.u;
    art +=
      stroke(d`M${x} ${ground}V${y}`, steel, 9 * size) +
      stroke(d`M${x - 46 * size} ${y}H${x + 46 * size}`, steel, 8 * size);
  }
  const [x0, y0] = at(0);
  const [x1, y1] = at(1.2);
  art += stroke(
    d`M${x0} ${y0}L${x1 - way * 40 * s.u} ${y1}M${x0} ${y0}L${x1 + way * 40 * s.u} ${y1}`,
    steel,
    1.8 * s.u,
  );
  for (const t of [0.1, 0.26, 0.56, 0.94]) {
    const [x, y] = at(t);
    const size = s.u * (0.16 + 0.84 * t);
    art += place(
      x - way * 34 * size,
      y + 2,
      size,
      stroke('M0 0V50M-30 50V84M30 50V84M-30 50H30', steel, 4) +
        person('sitting', -16, 118, 74, mix(s.sky.deep, s.lit(s.r.pick(coats)), 0.6)) +
        person('sitting', 12, 118, 74, mix(s.sky.deep, s.lit(s.r.pick(coats)), 0.6)) +
        stroke('M-32 92H32', steel, 6),
    );
  }
  return art;
}

/** From a terrace above the snow: skis planted by its rail, those who rest looking at the peak. */
export function terrace(s: Scene): string {
  const h = s.horizon;
  const main = s.r.between(0.36, 0.64);
  const far = profile(s.r, s.w, { y: h * 1.02, rise: 40 * s.u, rough: 0.4, points: 18 });
  const near = profile(s.r, s.w, { y: h * 1.14, rise: 26 * s.u, rough: 0.35, points: 18 });
  const left = s.r.chance(0.5);
  const at = (share: number) => s.w * (left ? share : 1 - share);
  const floor = s.h - 70 * s.u;
  const wood = mix(s.shade('#8a5a3c'), s.sky.deep, 0.25);
  const light = s.lit('#c99a6a');
  let posts = '';
  for (let x = 30 * s.u; x < s.w + 60 * s.u; x += 190 * s.u) posts += d`M${x} ${s.h}V${floor - 110 * s.u}`;
  let planks = '';
  for (let i = 1; i < 4; i++) planks += d`M-4 ${floor + i * 20 * s.u}H${s.w + 4}`;
  let skis = '';
  s.r
    .pick([
      [0, 1, 2, 3],
      [0, 1, 2],
    ])
    .forEach((k) => {
      const x = at(0.1 + k * 0.055);
      const hue = s.lit(coats[k] ?? coats[0]);
      skis +=
        stroke(
          d`M${x} ${floor - 8}l${-8 * s.u} ${-196 * s.u}M${x + 16 * s.u} ${floor - 8}l${2 * s.u} ${-198 * s.u}`,
          hue,
          9 * s.u,
        ) +
        stroke(
          d`M${x - 20 * s.u} ${floor - 6}l${10 * s.u} ${-140 * s.u}M${x + 36 * s.u} ${floor - 6}l${-8 * s.u} ${-144 * s.u}`,
          s.sky.deep,
          3 * s.u,
        );
    });
  const cloth = (hue: Hex) => mix(s.sky.deep, s.lit(hue), 0.42);
  const seat = at(0.74);
  const runs = [0.3, 0.44, 0.56, 0.66].map((t, i) =>
    skier(s, s.w * t, heightAt(near, s.w * t) + (30 + ((i * 37) % 60)) * s.u, s.u * 0.42, i, i % 2 === 0),
  );
  return (
    distance(s, h * 0.98, main) +
    land(s, profile(s.r, s.w, { y: h * 0.9, rise: 90 * s.u, rough: 0.52 }), h + 60 * s.u, s.far('#7d8fae', 0.4)) +
    woods(s, far, h + 110 * s.u, s.far('#3f6a68', 0.28), 38 * s.u) +
    snowfield(
      s,
      far.map(([x, y]) => [x, y + 16 * s.u] as const),
      0.2,
    ) +
    snowPines(s, near, 14, 60, 0.12) +
    snowfield(s, near, 0.04) +
    runs.join('') +
    snowPines(s, near, 2, 150, 0) +
    skis +
    stroke(posts, wood, 16 * s.u) +
    stroke(d`M-4 ${floor - 104 * s.u}H${s.w + 4}M-4 ${floor - 52 * s.u}H${s.w + 4}`, wood, 10 * s.u) +
    stroke(d`M-4 ${floor - 110 * s.u}H${s.w + 4}`, s.lit('#f6f9ff'), 7 * s.u) +
    shape(
      d`M-4 ${floor}H${s.w + 4}V${s.h + 4}H-4Z`,
      s.between(floor, s.h, [0, light], [1, mix(light, s.sky.deep, 0.5)]),
    ) +
    stroke(planks, s.sky.deep, 2.4 * s.u, 0.4) +
    shape(
      d`M${seat - 136 * s.u} ${floor + 26 * s.u}v${-62 * s.u}h${272 * s.u}v${62 * s.u}h${-14 * s.u}v${-44 * s.u}h${-244 * s.u}v${44 * s.u}Z`,
      mix(wood, s.sky.deep, 0.4),
    ) +
    person('sitting', seat - 78 * s.u, floor + 26 * s.u, 240 * s.u, cloth('#d8402b')) +
    person('sitting', seat + 74 * s.u, floor + 26 * s.u, 232 * s.u, cloth('#2f5fa8'), true)
  );
}
