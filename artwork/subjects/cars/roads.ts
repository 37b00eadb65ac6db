import { postLamp, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import type { Setting } from '../../kit/core/setting.ts';
import { d, n, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { trees } from '../../kit/land/surroundings.ts';
import { grass } from '../../kit/plants/plants.ts';

type Edge = 'posts' | 'parapet' | 'balustrade' | 'kerb' | 'sand' | 'stones';

/** What may stand along the far side of a road. */
const edges: Record<Setting, readonly [Edge, ...Edge[]]> = {
  mountain: ['parapet', 'posts'],
  highland: ['parapet', 'stones'],
  hills: ['parapet', 'posts', 'stones'],
  lake: ['balustrade', 'posts', 'parapet'],
  river: ['parapet', 'posts'],
  plain: ['posts', 'stones'],
  desert: ['sand', 'stones'],
  coast: ['balustrade', 'posts'],
  backwater: ['posts', 'parapet', 'stones'],
  city: ['kerb', 'balustrade'],
  town: ['kerb', 'stones', 'posts'],
  forest: ['stones', 'posts'],
};

const soils: Record<Setting, readonly [far: string, near: string]> = {
  mountain: ['#8f9c6a', '#6f7f52'],
  highland: ['#bda584', '#a58c6a'],
  hills: ['#8fa860', '#6f8f4c'],
  lake: ['#9aa860', '#7f8f4c'],
  river: ['#9aa860', '#7f8f4c'],
  plain: ['#9aa860', '#7f8f4c'],
  desert: ['#dcb07c', '#c99a64'],
  coast: ['#e0cc9a', '#9aa860'],
  backwater: ['#8fa860', '#6f8f4c'],
  city: ['#cfc4b0', '#a89c8a'],
  town: ['#d9c4a0', '#b59f80'],
  forest: ['#7f8f5a', '#5f7444'],
};

/** The ground beyond a road, the trees on it, and before them what runs along the asphalt. */
export function roadside(s: Scene, h: number): string {
  const [far, near] = soils[s.setting];
  const ground = h + 34 * s.u;
  const lamps = (s.setting === 'city' || s.setting === 'town') && s.r.chance(0.6);
  return (
    shape(d`M0 ${h}H${s.w}V${s.h}H0Z`, s.between(h, s.h, [0, s.far(far, 0.3)], [1, s.far(near, 0.06)])) +
    (lamps ? '' : standing(s, ground)) +
    drawn[s.r.pick(edges[s.setting])](s, h + 44 * s.u) +
    (lamps ? [0.07, 0.93].map((t) => postLamp(s, s.w * t, ground, s.r.between(240, 280) * s.u)).join('') : '')
  );
}

/** Trees of the country at one end of the picture, clear of the car. */
function standing(s: Scene, ground: number): string {
  const from = s.w * s.r.pick([-0.05, 0, 0.82, 0.88]);
  const stand = {
    from,
    to: from + s.w * s.r.between(0.12, 0.17),
    tall: s.r.between(170, 280) * s.u,
    count: s.r.int(1, 2),
  };
  return trees(s, { setting: s.setting, ground }, [stand]);
}

/** Each stands on the line `y`. */
const drawn: Record<Edge, (s: Scene, y: number) => string> = {
  posts(s, y) {
    let posts = '';
    for (let x = 20; x < s.w; x += 96 * s.u) posts += d`M${x} ${y}v${-34 * s.u}`;
    return (
      stroke(posts, s.lit('#f7f0e2'), 9 * s.u) +
      stroke(posts.replace(/v-[\d.]+/g, `v${n(-8 * s.u)}`), s.lit('#c4402b'), 9 * s.u)
    );
  },
  // black and white blocks with gaps for the rain
  parapet(s, y) {
    const [long, gap, tall] = [86 * s.u, 26 * s.u, 34 * s.u];
    let blocks = '';
    let bands = '';
    for (let x = -20 * s.u; x < s.w; x += long + gap) {
      blocks += d`M${x} ${y}v${-tall}h${long}v${tall}Z`;
      bands += d`M${x} ${y - tall * 0.34}v${-tall * 0.36}h${long}v${tall * 0.36}Z`;
    }
    return shape(blocks, s.lit('#f0e8da')) + shape(bands, mix(s.shade('#3a3438'), s.sky.deep, 0.2), 0.8);
  },
  balustrade(s, y) {
    const pale = s.lit('#f3e9d8');
    let piers = '';
    for (let x = 30 * s.u; x < s.w; x += 190 * s.u) piers += d`M${x} ${y}v${-46 * s.u}h${16 * s.u}v${46 * s.u}Z`;
    return (
      stroke(railing(-10, y - 2, s.w + 20, 34 * s.u, 17 * s.u), pale, 4 * s.u) +
      shape(piers, pale) +
      stroke(d`M-10 ${y - 36 * s.u}H${s.w + 10}`, pale, 7 * s.u)
    );
  },
  // a pavement whose kerb is painted yellow and black
  kerb(s, y) {
    const top = y - 16 * s.u;
    const step = Math.round(56 * s.u);
    return (
      shape(d`M0 ${y - 34 * s.u}H${s.w}V${top}H0Z`, s.far('#ddd0ba', 0.1)) +
      shape(d`M0 ${top}H${s.w}V${y + 4}H0Z`, s.lit('#e8b83a')) +
      `<path d="M0 ${n(top + 9 * s.u)}H${s.w}" stroke="${mix(s.shade('#3a3438'), s.sky.deep, 0.2)}" stroke-width="${n(20 * s.u)}" stroke-dasharray="${step} ${step}"/>`
    );
  },
  // the dunes drift over the edge of the asphalt
  sand(s, y) {
    let tongues = d`M-10 ${y - 26 * s.u}`;
    for (let x = -10; x < s.w + 10; x += 150 * s.u)
      tongues += d`q${40 * s.u} ${(20 + 44 * s.r.next()) * s.u} ${150 * s.u} 0`;
    return shape(`${tongues}Z`, s.lit('#e3b880')) + tufts(s, y - 10 * s.u);
  },
  // whitewashed stones and a kilometre stone
  stones(s, y) {
    let stones = '';
    for (let x = s.r.between(0, 60) * s.u; x < s.w; x += s.r.between(70, 120) * s.u)
      stones += d`M${x} ${y}q${-2 * s.u} ${-22 * s.u} ${20 * s.u} ${-22 * s.u}q${22 * s.u} 0 ${22 * s.u} ${22 * s.u}Z`;
    const at = s.w * s.r.pick([0.03, 0.97]);
    return (
      shape(stones, s.lit('#efe6d6')) +
      place(
        at,
        y + 4 * s.u,
        s.u,
        oval(0, 0, 34, 5, s.sky.deep, 0.24) +
          shape('M-22 0V-44Q-22-66 0-66 22-66 22-44V0Z', s.lit('#f7f2e6')) +
          shape('M-22-40V-44Q-22-66 0-66 22-66 22-44V-40Z', s.lit('#f0b830')) +
          stroke('M-10-28H10M-12-16H12', s.shade('#4a4448'), 4),
      )
    );
  },
};

const tufts = (s: Scene, y: number): string =>
  shape(
    grass(s.r, s.w * 0.1, s.w * 0.3, () => y, 26 * s.u, 12 * s.u) +
      grass(s.r, s.w * 0.72, s.w * 0.86, () => y, 26 * s.u, 12 * s.u),
    s.far('#8a8a4c', 0.08),
  );

/** Asphalt with its lines; wheels stand on `line`, which is on the near lane or the far one. */
export function road(s: Scene, h: number, line: number, near: boolean): string {
  const top = h + 46 * s.u;
  const foot = line + (s.h - line) * 0.62;
  const asphalt = s.between(top, foot, [0, s.far('#7d7880', 0.12)], [1, mix(s.shade('#5a5660'), s.sky.deep, 0.25)]);
  const dash = Math.round(90 * s.u);
  const middle = near ? top + (line - top) * 0.34 : line + (foot - line) * 0.5;
  return (
    shape(d`M0 ${top}H${s.w}V${foot}H0Z`, asphalt) +
    stroke(d`M0 ${top + 6 * s.u}H${s.w}M0 ${foot - 8 * s.u}H${s.w}`, s.lit('#f7ecd6'), 4 * s.u, 0.8) +
    `<path d="M0 ${n(middle)}H${s.w}" stroke="${s.lit('#f3d68a')}" stroke-width="${n(6 * s.u)}" stroke-dasharray="${dash} ${dash}" opacity=".8"/>`
  );
}

/** The near side of a road, dark before it. */
export function verge(s: Scene): string {
  const colour = mix(s.sky.deep, s.shade(s.setting === 'desert' ? '#8a6a48' : '#4a5f34'), 0.5);
  return (
    shape(d`M0 ${s.h}V${s.h - 36 * s.u}Q${s.w * 0.5} ${s.h - 56 * s.u} ${s.w} ${s.h - 32 * s.u}V${s.h}Z`, colour) +
    shape(
      grass(s.r, 0, s.w, () => s.h - 36 * s.u, 22 * s.u, (s.setting === 'desert' ? 40 : 9) * s.u),
      colour,
    )
  );
}

/** The ground and the road away from the reader, who keeps to its left, to a point on the horizon. */
export function roadAhead(s: Scene, h: number): string {
  const { w } = s;
  const [far, near] = soils[s.setting];
  const vanishing = w * 0.6;
  const bottom = s.h + 10;
  const line = (x: number, wide: number) => d`M${vanishing} ${h}L${x - wide} ${bottom}H${x + wide}Z`;
  const [left, middle, right] = [w * 0.02, w * 0.88, w * 1.74];
  const pale = mix(s.lit('#f3ecdc'), s.sky.haze, 0.2);
  let dashes = '';
  for (const [from, to] of [
    [0.07, 0.1],
    [0.15, 0.22],
    [0.32, 0.46],
    [0.66, 0.94],
  ] as const) {
    const at = (t: number) => [vanishing + (middle - vanishing) * t, h + (bottom - h) * t, 13 * s.u * t] as const;
    const [[x1, y1, w1], [x2, y2, w2]] = [at(from), at(to)];
    dashes += d`M${x1 - w1} ${y1}H${x1 + w1}L${x2 + w2} ${y2}H${x2 - w2}Z`;
  }
  return (
    shape(d`M0 ${h}H${w}V${s.h}H0Z`, s.between(h, s.h, [0, s.far(far, 0.3)], [1, s.far(near, 0.06)])) +
    shape(
      d`M${vanishing - 4} ${h}H${vanishing + 4}L${right} ${bottom}H${left}Z`,
      s.between(h, s.h, [0, s.far('#8f8a8c', 0.4)], [1, s.far('#5f5c64', 0.06)]),
    ) +
    shape(line(left + 26 * s.u, 8 * s.u) + line(right - 26 * s.u, 8 * s.u), pale, 0.8) +
    shape(dashes, pale, 0.9)
  );
}
