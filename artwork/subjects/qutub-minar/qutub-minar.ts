import { arch, hollow, rounded, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { bush, leafyTree } from '../../kit/plants/plants.ts';

const red = '#c8744c';
const buff = '#dfa06a';
const marble = '#f4e7d2';
const plans = ['ruins', 'lawn', 'arch'] as const;
const told = {
  ruins: 'above the ruined arcades at its foot',
  lawn: 'at the end of a garden path',
  arch: 'seen through a ruined arch',
} as const;

/** The storeys of the tower, by where each ends; the two at the top are banded with marble. */
const storeys = [
  { top: 158, surface: red },
  { top: 254, surface: buff },
  { top: 330, surface: red },
  { top: 392, surface: marble },
  { top: 436, surface: red },
] as const;

export const qutubMinar: Painter = {
  temperament: 'desert',
  times: ['morning', 'noon', 'golden', 'dawn', 'dusk'],
  horizon: { landscape: 0.78, wide: 0.78, tall: 0.8, square: 0.8 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const x = s.w * (plan === 'ruins' ? s.r.between(0.58, 0.66) : s.r.between(0.47, 0.53));
    const size = ((h * (plan === 'arch' ? 0.84 : 0.92)) / 450) * s.r.between(0.97, 1.03);
    const foot = h + 14 * s.u;
    let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * (x > s.w / 2 ? 0.24 : 0.76), h * 0.3);
    art +=
      treeBelt(s, h + 4, s.r.between(80, 120) * s.u, 0.44, '#5f8050') +
      mist(s, h - 10, 90 * s.u, 0.4) +
      treeBelt(s, h + 6, 54 * s.u, 0.2, '#4d7040') +
      plain(s, h, '#93a862');
    if (plan !== 'ruins') art += walk(s, x, h);
    art += shadow(s, x, foot, 60 * size, 160) + s.main(place(x, foot, size, tower(s)));
    if (plan === 'ruins') art += place(s.w * 0.27, foot + 16 * s.u, s.u * 1.15, arcade(s));
    art += crowd(s, {
      from: s.w * 0.2,
      to: s.w * 0.86,
      top: foot + 22 * s.u,
      bottom: s.h - 30 * s.u,
      count: 8,
      small: 40 * s.u,
      tall: 70 * s.u,
    });
    return {
      art: art + (plan === 'arch' ? ruinedArch(s) : corner(s, x > s.w / 2)),
      says: `the Qutub Minar ${told[plan]} in Delhi`,
    };
  },
};

/** Half the width of the tower at a height. */
const half = (y: number): number => 56 - 42 * (y / 436) ** 0.9;

function tower(s: Scene): string {
  let art = shape('M-74 0V-10H74V0Z', wall(s, '#b98a66'));
  let bottom = 0;
  for (const { top, surface } of storeys) {
    const [a, b] = [half(bottom) - (bottom ? 3 : 0), half(top) + 1];
    const body = d`M${-a} ${-bottom - 6}L${-b} ${-top}H${b}L${a} ${-bottom - 6}Z`;
    let flutes = '';
    for (const t of [-0.8, -0.52, -0.18, 0.18, 0.52, 0.8]) flutes += d`M${a * t} ${-bottom - 6}L${b * t} ${-top}`;
    let bands = '';
    for (const t of surface === marble ? [0.3, 0.62] : [0.32, 0.64]) {
      const y = bottom + (top - bottom) * t;
      bands += d`M${-half(y)} ${-y}H${half(y)}`;
    }
    art +=
      shape(body, rounded(s, surface)) +
      stroke(flutes, s.shade(mix(surface, '#6a2f20', 0.35)), 2.6, 0.5) +
      stroke(
        bands,
        surface === marble ? s.lit(red) : s.shade(mix(surface, '#7a3a24', 0.4)),
        surface === marble ? 12 : 6,
        0.75,
      ) +
      balcony(s, top, top === 436);
    bottom = top;
  }
  return (
    art +
    shape(arch(0, -10, 24, 44), s.shade(red)) +
    shape(arch(0, -10, 15, 34), hollow(s, red)) +
    [96, 206, 292].map((y) => shape(arch(half(y) * 0.1, -y, 7, 15), hollow(s, red))).join('')
  );
}

/** A gallery on its honeycomb of brackets; the last one has a railing only. */
function balcony(s: Scene, y: number, last: boolean): string {
  const b = half(y);
  const out = b + (last ? 4 : 11);
  let brackets = '';
  for (let x = -out; x < out - 1; x += (out * 2) / 10) brackets += d`M${x} ${-y - 2}l${out / 10} 12l${out / 10} -12Z`;
  return (
    shape(d`M${-out} ${-y - 2}L${-b} ${-y + 14}H${b}L${out} ${-y - 2}Z`, s.shade('#a85f3e')) +
    shape(brackets, s.lit('#e8b487'), 0.8) +
    shape(d`M${-out} ${-y - 10}H${out}V${-y - 1}H${-out}Z`, rounded(s, '#e3ab7a'))
  );
}

/** What is left of the mosque's screen: tall pointed arches, broken off on one side. */
function arcade(s: Scene): string {
  const stone = '#cf8a5c';
  const dim = s.shade(stone);
  let art = shape('M-210 0V-150H-120V-232L-96-240V-250H96V-232L128-210V-128L150-120V-70L176-52V0Z', wall(s, stone));
  art += stroke('M-210-140H-120M-96-240H92M-206-4H170', s.lit('#efc096'), 4, 0.7);
  for (const [x, w, h] of [
    [-164, 58, 112],
    [0, 128, 206],
    [116, 46, 96],
  ] as const)
    art +=
      stroke(arch(x, 0, w + 14, h + 12), dim, 4, 0.7) + shape(arch(x, 0, w, h), s.sky.air[3]) + opening(s, x, w, h);
  return art + [-232, 196].map((x) => pillar(s, x)).join('');
}

/** The lawn and the trees seen through an arch. */
const opening = (s: Scene, x: number, w: number, h: number): string =>
  `<g clip-path="${s.clip(arch(x, 0, w, h))}">${shape(d`M${x - w} 0v${-h * 0.3}q${w * 0.5} ${-h * 0.2} ${w} 0t${w} 0V0Z`, s.far('#6f8f54', 0.3))}${shape(d`M${x - w} 0v${-h * 0.1}h${w * 2}V0Z`, s.far('#93a862', 0.2))}</g>`;

const pillar = (s: Scene, x: number): string =>
  shape(d`M${x - 11} 0v-12h4v-70h-5v-12h24v12h-5v70h4v12Z`, wall(s, '#c9936a'));

/** A paved walk up to the tower. */
const walk = (s: Scene, x: number, h: number): string =>
  road(
    [x, s.h + 10],
    s.w * 0.2,
    [x, h + 8],
    46 * s.u,
    s.between(h, s.h, [0, s.far('#d9b48c', 0.3)], [1, s.shade('#c79a74')]),
  );

/** A dark arch through which we look, its crown broken. */
function ruinedArch(s: Scene): string {
  const dark = mix(s.sky.deep, s.shade('#a8603e'), 0.5);
  const [w, top] = [s.w * (s.crop === 'wide' ? 0.54 : 0.74), s.h * 0.02];
  const hole = arch(s.w / 2, s.h + 4, w, s.h - top + 4);
  const rim = arch(s.w / 2, s.h + 4, w + 44 * s.u, s.h - top + 30 * s.u);
  let joints = '';
  for (let y = s.h * 0.12; y < s.h; y += 74 * s.u) joints += d`M0 ${y}H${s.w}`;
  return (
    `<path d="M0 0H${s.w}V${s.h}H0Z${hole}" fill="${dark}" fill-rule="evenodd"/>` +
    `<g clip-path="${s.clip(d`M0 0H${s.w / 2 - w * 0.52}V${s.h}H0ZM${s.w} 0H${s.w / 2 + w * 0.52}V${s.h}H${s.w}Z`)}">${stroke(joints, s.lit('#c8845c'), 2.4 * s.u, 0.22)}</g>` +
    stroke(rim, s.lit('#d99a6c'), 5 * s.u, 0.5)
  );
}

function corner(s: Scene, left: boolean): string {
  const green = mix(s.sky.deep, s.shade('#33573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  return (
    place(s.w * (left ? 0.02 : 0.98), s.h + 6, s.u * 3.4, leafyTree(s, 120, green, light, 0.4)) +
    bush(s, s.w * (left ? 0.14 : 0.86), s.h + 8, 70 * s.u, green, light)
  );
}
