import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { settings } from '../../kit/core/setting.ts';
import { d, n, shape, stroke } from '../../kit/core/shapes.ts';
import { paintSky } from '../../kit/light/sky.ts';
import { behind, places } from './country.ts';
import { roadAhead } from './roads.ts';

interface Seats {
  /** Of the row in the middle, the left one's and the right one's middle, in widths of the picture. */
  readonly at: readonly number[];
  readonly wide: number;
  /** Where their backs begin, in heights of the picture, headrests not counted. */
  readonly top: number;
}

interface Cabin {
  readonly says: string;
  /** The windscreen: its half width at the bottom, in widths, and its top and bottom, in heights. */
  readonly screen: readonly [half: number, top: number, bottom: number];
  /** From the front. */
  readonly rows: readonly Seats[];
  /** Of windows along the sides there are so many. */
  readonly windows: number;
}

/** Seen from the seats behind; who drives sits on the right. */
function cabin({ says, screen: [half, over, under], rows, windows }: Cabin): Painter {
  return {
    settings,
    times: ['golden', 'morning', 'noon', 'dawn'],
    mirrors: false,
    horizon: { landscape: 0.44, wide: 0.44, tall: 0.42, square: 0.43 },
    paint(s) {
      const cloth = s.r.pick(['#b9a284', '#8f8578', '#6f7a84', '#a8795a', '#c9bda6', '#5f666a'] as const);
      const { w, h } = s;
      const [left, right] = [w * (0.5 - half), w * (0.5 + half)];
      const pillar = w * half * 0.14;
      const holes =
        d`M${left + pillar} ${h * over}Q${w / 2} ${h * (over - 0.025)} ${right - pillar} ${h * over}L${right} ${h * under}Q${w / 2} ${h * (under - 0.04)} ${left} ${h * under}Z` +
        sides(s, half, over, under, windows);
      const lining = mix(s.lit('#e4dccf'), s.sky.deep, 0.12);
      const wall = s.down(
        [0, lining],
        [over, mix(lining, s.sky.deep, 0.12)],
        [0.62, mix(lining, s.sky.deep, 0.46)],
        [1, mix(lining, s.sky.deep, 0.6)],
      );
      const trim = mix(s.shade('#3c3a40'), s.sky.deep, 0.4);
      const art =
        paintSky(s) +
        behind[s.setting](s, s.horizon) +
        roadAhead(s, s.horizon) +
        `<path fill="${wall}" fill-rule="evenodd" d="M0 0H${w}V${h}H0Z${holes}"/>` +
        stroke(holes, trim, 7 * s.u, 0.55) +
        dashboard(s, half, over, under, trim) +
        rows
          .map((row, at) =>
            row.at.map((x) => seat(s, w * x, row, mix(cloth, s.sky.deep, 0.1 * (rows.length - at)))).join(''),
          )
          .join('');
      return { art, says: `${says} ${places[s.setting]}` };
    },
  };
}

/** Windows along both sides, wider the nearer they are. */
function sides(s: Scene, half: number, over: number, under: number, windows: number): string {
  const { w, h } = s;
  let path = '';
  let near = 0.5 - half - 0.012;
  for (let i = 0; i < windows; i++) {
    const far = near;
    near = far - 0.06 * 1.6 ** i - 0.03;
    const grow = (x: number) => (0.5 - half - x) * 0.34;
    for (const side of [-1, 1]) {
      const at = (x: number) => w * (0.5 - side * (0.5 - x));
      path += d`M${at(far)} ${h * (over + 0.02 - grow(far) * 0.4)}L${at(near)} ${h * (over + 0.02 - grow(near) * 0.4)}V${h * (under + grow(near))}L${at(far)} ${h * (under + grow(far))}Z`;
    }
    near -= 0.02;
  }
  return path;
}

function dashboard(s: Scene, half: number, over: number, under: number, trim: string): string {
  const { w, h } = s;
  const u = w * half;
  const [x, y, r] = [w * 0.5 + u * 0.48, h * under + u * 0.2, u * 0.24];
  const top = h * (under - 0.025);
  return (
    shape(
      d`M${w / 2 - u * 1.2} ${top + u * 0.16}Q${w / 2 - u * 1.02} ${top} ${w / 2} ${top - u * 0.03}Q${w / 2 + u * 1.02} ${top} ${w / 2 + u * 1.2} ${top + u * 0.16}V${h}H${w / 2 - u * 1.2}Z`,
      s.down([0, mix(s.lit('#5a565a'), s.sky.deep, 0.4)], [1, mix(s.shade('#2c2a30'), s.sky.deep, 0.5)]),
    ) +
    // the screen, and what blows
    shape(
      d`M${w / 2 - u * 0.17} ${top + u * 0.07}h${u * 0.34}v${u * 0.19}h${-u * 0.34}Z`,
      mix('#26323c', s.sky.deep, 0.3),
    ) +
    shape(
      d`M${w / 2 - u * 0.15} ${top + u * 0.09}h${u * 0.3}v${u * 0.09}h${-u * 0.3}Z`,
      mix('#6fa0a8', s.sky.deep, 0.2),
      0.5,
    ) +
    stroke(
      [-0.72, -0.3, 0.24, 0.82]
        .map((at) => d`M${w / 2 + u * at} ${top + u * 0.15}h${u * 0.1}m${-u * 0.1} ${u * 0.035}h${u * 0.1}`)
        .join(''),
      mix('#8a868a', s.sky.deep, 0.4),
      u * 0.012,
    ) +
    // the wheel
    stroke(
      d`M${x - r} ${y}a${r} ${r * 0.92} 0 1 1 ${2 * r} 0a${r} ${r * 0.92} 0 1 1 ${-2 * r} 0Z`,
      mix('#1f1d22', s.sky.deep, 0.2),
      r * 0.17,
    ) +
    stroke(d`M${x - r} ${y}H${x + r}M${x} ${y}V${y + r * 0.9}`, mix('#2a282e', s.sky.deep, 0.2), r * 0.2) +
    // the mirror
    shape(d`M${w / 2 - u * 0.15} ${h * over + u * 0.06}h${u * 0.3}l${-u * 0.02} ${u * 0.09}h${-u * 0.26}Z`, trim) +
    stroke(d`M${w / 2} ${h * over - u * 0.02}v${u * 0.09}`, trim, u * 0.02)
  );
}

function seat(s: Scene, x: number, { wide, top }: Seats, cloth: string): string {
  const w = s.w * wide;
  const y = s.h * top;
  const rest = w * 0.24;
  const lit = s.down([0, mix(s.lit(cloth), '#ffffff', 0.12)], [1, mix(s.shade(cloth), s.sky.deep, 0.3)]);
  const seam = mix(s.shade(cloth), s.sky.deep, 0.4);
  return (
    stroke(
      d`M${x - rest * 0.5} ${y + 4}V${y - w * 0.12}M${x + rest * 0.5} ${y + 4}V${y - w * 0.12}`,
      mix('#a8a4a0', s.sky.deep, 0.3),
      w * 0.028,
    ) +
    shape(
      d`M${x - rest} ${y - w * 0.08}Q${x - rest * 1.2} ${y - w * 0.3} ${x - rest * 0.7} ${y - w * 0.34}Q${x} ${y - w * 0.38} ${x + rest * 0.7} ${y - w * 0.34}Q${x + rest * 1.2} ${y - w * 0.3} ${x + rest} ${y - w * 0.08}Q${x} ${y - w * 0.04} ${x - rest} ${y - w * 0.08}Z`,
      lit,
    ) +
    shape(
      d`M${x - w / 2} ${s.h + 20}L${x - w * 0.46} ${y + w * 0.16}Q${x - w * 0.42} ${y} ${x - w * 0.26} ${y - w * 0.02}Q${x} ${y - w * 0.06} ${x + w * 0.26} ${y - w * 0.02}Q${x + w * 0.42} ${y} ${x + w * 0.46} ${y + w * 0.16}L${x + w / 2} ${s.h + 20}Z`,
      lit,
    ) +
    stroke(
      d`M${x - w * 0.33} ${s.h + 20}L${x - w * 0.3} ${y + w * 0.16}Q${x} ${y + w * 0.06} ${x + w * 0.3} ${y + w * 0.16}L${x + w * 0.33} ${s.h + 20}`,
      seam,
      3 * s.u,
      0.5,
    ) +
    `<path d="${d`M${x - w * 0.24} ${y + w * 0.5}Q${x} ${y + w * 0.58} ${x + w * 0.24} ${y + w * 0.5}`}" fill="none" stroke="${seam}" stroke-width="${n(3 * s.u)}" opacity=".5"/>`
  );
}

export const carCabin = cabin({
  says: 'the front seats and the dashboard of a car from its back seat,',
  screen: [0.42, 0.17, 0.55],
  rows: [{ at: [0.25, 0.75], wide: 0.34, top: 0.66 }],
  windows: 1,
});

export const carThreeRows = cabin({
  says: 'the two rows before the third row of seats in a car,',
  screen: [0.33, 0.2, 0.5],
  rows: [
    { at: [0.33, 0.67], wide: 0.22, top: 0.6 },
    { at: [0.24, 0.76], wide: 0.4, top: 0.76 },
  ],
  windows: 1,
});

export const carCoach = cabin({
  says: 'high-backed seats on both sides of the aisle in a tempo traveller,',
  screen: [0.24, 0.22, 0.46],
  rows: [
    { at: [0.38, 0.64], wide: 0.1, top: 0.52 },
    { at: [0.29, 0.385, 0.68], wide: 0.105, top: 0.55 },
    { at: [0.225, 0.35, 0.735], wide: 0.135, top: 0.6 },
    { at: [0.13, 0.3, 0.815], wide: 0.18, top: 0.68 },
    { at: [-0.02, 0.22, 0.93], wide: 0.25, top: 0.8 },
  ],
  windows: 2,
});
