import { glass, hollow, panes, roundArch, wall } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';

const cross = (s: Scene, x: number, y: number, size: number): string =>
  stroke(
    d`M${x} ${y}v${-size}M${x - size * 0.32} ${y - size * 0.68}h${size * 0.64}`,
    s.lit('#fffaf0'),
    Math.max(2.4, size * 0.14),
  );

/** A gable with scrolled shoulders and a niche for the bell. */
function gable(s: Scene, y: number, half: number, tall: number, face: Hex, trim: Hex): string {
  const edge = d`M${-half} ${y}C${-half * 0.7} ${y} ${-half * 0.72} ${y - tall * 0.44} ${-half * 0.42} ${y - tall * 0.48}C${-half * 0.36} ${y - tall * 0.86} ${-half * 0.2} ${y - tall} 0 ${y - tall}S${half * 0.36} ${y - tall * 0.86} ${half * 0.42} ${y - tall * 0.48}C${half * 0.72} ${y - tall * 0.44} ${half * 0.7} ${y} ${half} ${y}`;
  return (
    shape(`${edge}Z`, face) +
    stroke(edge, trim, 5) +
    shape(roundArch(0, y - tall * 0.16, half * 0.4, tall * 0.5), hollow(s, '#b5a08a')) +
    shape(
      d`M${-half * 0.11} ${y - tall * 0.22}q${half * 0.02} ${-tall * 0.2} ${half * 0.11} ${-tall * 0.22}q${half * 0.09} ${tall * 0.02} ${half * 0.11} ${tall * 0.22}Z`,
      s.lit('#d9a441'),
    ) +
    cross(s, 0, y - tall, tall * 0.3)
  );
}

const pilasters = (xs: readonly number[], from: number, to: number): string =>
  xs.map((x) => d`M${x} ${from}V${to}`).join('');

function towerOf(s: Scene, x: number, w: number, tall: number, face: Hex, trim: Hex, spire: boolean): string {
  const half = w / 2;
  return (
    shape(d`M${x - half} 0V${-tall}h${w}V0Z`, face) +
    panes(s, {
      x: x - half,
      y: -tall * 0.62,
      w,
      h: tall * 0.26,
      columns: 1,
      rows: 1,
      arched: true,
      fillX: 0.4,
      fillY: 0.76,
      frame: trim,
    }) +
    panes(s, {
      x: x - half,
      y: -tall * 0.3,
      w,
      h: tall * 0.24,
      columns: 1,
      rows: 1,
      arched: true,
      fillX: 0.36,
      fillY: 0.7,
      frame: trim,
    }) +
    shape(roundArch(x, -tall * 0.74, w * 0.46, tall * 0.2), hollow(s, '#b5a08a')) +
    shape(
      d`M${x - w * 0.12} ${-tall * 0.76}q2 ${-tall * 0.08} ${w * 0.12} ${-tall * 0.09}q${w * 0.1} 4 ${w * 0.12} ${tall * 0.09}Z`,
      s.lit('#d9a441'),
    ) +
    stroke(
      d`M${x - half - 3} ${-tall}h${w + 6}M${x - half} ${-tall * 0.7}h${w}M${x - half} ${-tall * 0.36}h${w}`,
      trim,
      5,
    ) +
    (spire
      ? shape(d`M${x - half} ${-tall}L${x} ${-tall - w * 0.9}L${x + half} ${-tall}Z`, s.lit('#c46a4a')) +
        shape(
          s.side < 0
            ? d`M${x} ${-tall}V${-tall - w * 0.9}L${x + half} ${-tall}Z`
            : d`M${x} ${-tall}V${-tall - w * 0.9}L${x - half} ${-tall}Z`,
          s.shade('#a8503a'),
          0.7,
        ) +
        cross(s, x, -tall - w * 0.88, w * 0.44)
      : shape(
          d`M${x - half * 0.9} ${-tall}C${x - half} ${-tall - w * 0.46} ${x - half * 0.3} ${-tall - w * 0.5} ${x} ${-tall - w * 0.6}C${x + half * 0.3} ${-tall - w * 0.5} ${x + half} ${-tall - w * 0.46} ${x + half * 0.9} ${-tall}Z`,
          face,
        ) + cross(s, x, -tall - w * 0.58, w * 0.44))
  );
}

export function twin(s: Scene): string {
  const white = s.r.pick(['#fdf8ee', '#f7ead6', '#eef3f4'] as const);
  const face = wall(s, white);
  const trim = s.r.pick([s.lit('#f0c060'), s.lit('#6f9fc4'), s.shade('#e6d6c0')]);
  const spire = s.r.chance(0.5);
  return (
    towerOf(s, -112, 74, 236, face, trim, spire) +
    towerOf(s, 112, 74, 236, face, trim, spire) +
    shape('M-78 0V-190H78V0Z', face) +
    gable(s, -190, 78, 84, face, trim) +
    stroke(`M-80-190H80M-78-104H78${pilasters([-50, 50], 0, -190)}`, trim, 5) +
    panes(s, {
      x: -74,
      y: -176,
      w: 148,
      h: 62,
      columns: 3,
      rows: 1,
      arched: true,
      fillX: 0.42,
      fillY: 0.8,
      frame: trim,
    }) +
    shape(roundArch(0, 0, 46, 84), trim) +
    shape(roundArch(0, 0, 36, 76), hollow(s, '#8a5a3a')) +
    shape(`${roundArch(-56, 0, 22, 52)}${roundArch(56, 0, 22, 52)}`, hollow(s, '#8a5a3a')) +
    shape('M-160 6V-4H160V6Z', s.shade('#d9c4a4'))
  );
}

/** Bom Jesus: four storeys of bare laterite under a curled gable. */
export function laterite(s: Scene): string {
  const red = '#b56a4a';
  const face = wall(s, red);
  const trim = s.lit('#e0b48c');
  let blocks = '';
  for (let i = 0; i < 40; i++) blocks += d`M${s.r.between(-120, 110)} ${-s.r.between(8, 220)}h${s.r.between(8, 16)}`;
  return (
    shape('M128 0V-150H250V0Z', wall(s, '#f4ead6')) +
    shape('M120-148L140-176H240L262-148Z', s.lit('#a8503a')) +
    panes(s, {
      x: 134,
      y: -136,
      w: 112,
      h: 120,
      columns: 4,
      rows: 2,
      arched: true,
      fillX: 0.42,
      fillY: 0.6,
      frame: s.shade('#d9c4a4'),
    }) +
    shape('M-130 0V-228H130V0Z', face) +
    stroke(blocks, s.shade('#8f4a34'), 2, 0.5) +
    gable(s, -228, 100, 96, face, trim) +
    stroke(`M-134-228H134M-130-168H130M-130-108H130${pilasters([-124, -76, -26, 26, 76, 124], 0, -228)}`, trim, 5) +
    [-50, 0, 50, -100, 100].map((x) => disc(x, -198, 12, trim) + disc(x, -198, 8, glass(s))).join('') +
    panes(s, { x: -126, y: -160, w: 252, h: 46, columns: 5, rows: 1, fillX: 0.4, fillY: 0.76, frame: trim }) +
    shape(roundArch(0, 0, 56, 96), trim) +
    shape(roundArch(0, 0, 44, 86), hollow(s, '#5a3428')) +
    shape(`${roundArch(-100, 0, 32, 74)}${roundArch(100, 0, 32, 74)}`, trim) +
    shape(`${roundArch(-100, 0, 23, 66)}${roundArch(100, 0, 23, 66)}`, hollow(s, '#5a3428')) +
    shape('M-150 6V-6H262V6Z', s.shade('#c9a884'))
  );
}

export function chapel(s: Scene): string {
  const white = '#fdf8ee';
  const face = wall(s, white);
  const trim = s.r.pick([s.lit('#6f9fc4'), s.lit('#f0c060'), s.lit('#d98a6a')]);
  return (
    shape('M80 0V-84H176V0Z', s.shade(white)) +
    shape('M72-82L96-124H170L188-82Z', s.lit('#c46a4a')) +
    panes(s, { x: 88, y: -74, w: 84, h: 60, columns: 3, rows: 1, arched: true, fillX: 0.4, fillY: 0.7, frame: trim }) +
    shape('M-84 0V-118H84V0Z', face) +
    gable(s, -118, 84, 92, face, trim) +
    stroke(`M-88-118H88${pilasters([-80, 80], 0, -118)}`, trim, 6) +
    shape(roundArch(0, 0, 44, 78), trim) +
    shape(roundArch(0, 0, 34, 70), hollow(s, '#8a5a3a')) +
    panes(s, { x: -74, y: -90, w: 44, h: 60, columns: 1, rows: 1, arched: true, fillX: 0.5, fillY: 0.7, frame: trim }) +
    panes(s, { x: 30, y: -90, w: 44, h: 60, columns: 1, rows: 1, arched: true, fillX: 0.5, fillY: 0.7, frame: trim }) +
    shape('M-210 0V-40H-196V0ZM-222 6V-4H-182V6Z', face) +
    cross(s, -203, -40, 44) +
    shape('M-110 6V-4H190V6Z', s.shade('#d9c4a4'))
  );
}

/** Panjim: balustraded flights crossing below the white front. */
export function zigzag(s: Scene, x: number, foot: number, size: number): string {
  const white = '#fdf8ee';
  const rise = 46;
  const flights = 3;
  let stairs = '';
  for (let i = 0; i < flights; i++) {
    const y = -i * rise;
    const half = 190 - i * 30;
    stairs += shape(d`M${-half} ${y}V${y - rise}H${half}V${y}Z`, mix(s.lit(white), s.shade(white), 0.24 + i * 0.1));
    for (const way of [-1, 1]) {
      stairs +=
        shape(
          d`M${way * half} ${y}L${way * 40} ${y - rise}h${-way * 16}L${way * (half - 34)} ${y}Z`,
          s.lit('#fffaf0'),
        ) + stroke(d`M${way * half} ${y - 14}L${way * 40} ${y - rise - 14}`, s.lit('#7fa8c4'), 4);
      let rails = '';
      for (let k = 0; k < 9; k++) {
        const t = k / 8;
        rails += d`M${way * (half + (40 - half) * t)} ${y - rise * t}v-14`;
      }
      stairs += stroke(rails, s.lit(white), 3);
    }
    stairs += stroke(d`M${-half} ${y - rise}H${half}`, s.lit('#7fa8c4'), 3.4);
    stairs += shape(roundArch(0, y, 26, rise * 0.7), hollow(s, '#9a8a7a'));
  }
  return place(
    x,
    foot + 30 * s.u,
    size * 0.94,
    place(0, -flights * rise, 0.9, twin(s)) + stairs + shape('M-210 6V-2H210V6Z', s.shade('#d9c4a4')),
  );
}
