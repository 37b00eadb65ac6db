import { lampGlow } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { settings } from '../../kit/core/setting.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { seen, view } from '../../kit/land/views.ts';
import { person } from '../../kit/people/people.ts';
import { lounger } from '../../kit/plants/garden.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { framingPines } from '../../kit/plants/pines.ts';
import { broadLeaves } from '../../kit/plants/plants.ts';

export const pool: Painter = {
  settings,
  times: ['golden', 'noon', 'dusk', 'morning', 'dawn', 'night'],
  horizon: { landscape: 0.5, wide: 0.52, tall: 0.46, square: 0.5 },
  paint(s) {
    const { setting } = s;
    const edge = s.horizon;
    const plan = s.r.pick(plans);
    const says = `an infinity pool looking on ${seen(setting)}`;
    let art = view(s, setting, s.w, edge + 2) + infinity(s, edge) + banks[plan](s, edge);
    const green = mix(s.sky.deep, s.shade('#2f5a3f'), 0.3);
    if (plan !== 'deck') return { art, says };
    if (setting === 'mountain' || setting === 'river') art += framingPines(s, 'left', s.h + 10, s.h * 0.7, 3);
    else if (setting !== 'desert' && setting !== 'coast' && setting !== 'backwater')
      art += planter(s, s.w * 0.05, 1.3) + planter(s, s.w * 0.15, 0.9);
    else if (setting !== 'desert')
      art += palmRow(
        s,
        [
          { x: s.w * 0.03, y: s.h + 20, height: s.h * 0.84 },
          { x: s.w * 0.12, y: s.h + 40, height: s.h * 0.56 },
        ],
        green,
        s.far('#8fae5a', 0.02),
      );
    return { art, says };
  },
};

const plans = ['deck', 'deck', 'court', 'cove'] as const;

/** What lies around the water, nearest last. */
const banks: Record<(typeof plans)[number], (s: Scene, edge: number) => string> = {
  deck: (s, edge) => coping(s) + deck(s, edge),
  court,
  cove,
};

/** Paving on either side of a long pool that runs towards the view. */
function court(s: Scene, edge: number): string {
  const deep = s.h - edge;
  const middle = s.w * s.r.between(0.46, 0.54);
  const half = (t: number) => s.w * (0.15 + 0.25 * t);
  const paving = s.between(edge, s.h, [0, s.lit('#ecd8b4')], [1, mix(s.lit('#cfae84'), s.shade('#a88a68'), 0.5)]);
  let joints = '';
  for (const t of [0.06, 0.16, 0.3, 0.5, 0.76])
    joints += d`M0 ${edge + deep * t}H${middle - half(t)}M${middle + half(t)} ${edge + deep * t}H${s.w}`;
  const side = (way: number) => {
    const outer = way < 0 ? -10 : s.w + 10;
    return (
      shape(d`M${middle + way * half(0)} ${edge}H${outer}V${s.h + 4}H${middle + way * half(1)}Z`, paving) +
      stroke(d`M${middle + way * half(0)} ${edge}L${middle + way * half(1)} ${s.h + 4}`, s.lit('#f6e8ce'), 8 * s.u)
    );
  };
  let seats = '';
  for (const [i, t] of [0.1, 0.3, 0.6].entries())
    for (const way of [-1, 1])
      seats += lounger(
        s,
        middle + way * (half(t) + s.w * (0.07 + 0.05 * t)),
        edge + deep * (t + 0.06),
        s.u * (0.6 + t * 0.9),
        i,
      );
  return (
    side(-1) +
    side(1) +
    stroke(joints, s.shade('#a88a68'), 2 * s.u, 0.4) +
    swimmer(s, middle, edge + deep * s.r.between(0.24, 0.5)) +
    seats
  );
}

/** A curved shore of stone before us, boulders and leaves at its end. */
function cove(s: Scene, edge: number): string {
  const deep = s.h - edge;
  const out = s.r.between(-0.08, 0.08);
  const at = (t: number) => edge + deep * (t + out * (1 - t));
  const seat = s.r.between(0.46, 0.6);
  const shore = (more: number) =>
    d`M-10 ${s.h + 4}V${at(0.84 + more)}C${s.w * 0.16} ${at(0.92 + more)} ${s.w * 0.3} ${at(0.86 + more)} ${s.w * 0.44} ${at(0.74 + more)}S${s.w * 0.74} ${at(0.3 + more)} ${s.w + 10} ${at(0.34 + more)}V${s.h + 4}Z`;
  const paving = s.between(at(0.3), s.h, [0, s.lit('#ead2a8')], [1, mix(s.lit('#c9a478'), s.shade('#a08060'), 0.5)]);
  const leaf = mix(s.sky.deep, s.shade('#3f7450'), 0.65);
  return (
    shape(shore(-0.03), s.lit('#f6e8ce')) +
    shape(shore(0), paving) +
    looseBoulders(
      s,
      [
        [s.w * 0.86, at(0.35), 110 * s.u],
        [s.w * 0.95, at(0.38), 150 * s.u],
        [s.w * 0.72, at(0.44), 64 * s.u],
      ],
      '#b5a692',
    ) +
    broadLeaves(s, s.w * 0.985, at(0.42), 130 * s.u, leaf, s.far('#8fae5a', 0.04)) +
    swimmer(s, s.w * s.r.between(0.24, 0.46), at(s.r.between(0.2, 0.46))) +
    lounger(s, s.w * (seat + 0.2), at(0.72), s.u * 1.25, s.r.int(0, 2)) +
    lounger(s, s.w * seat, at(0.92), s.u * 1.45, s.r.int(0, 2))
  );
}

function infinity(s: Scene, edge: number): string {
  const fill = s.between(
    edge,
    s.h,
    [0, mix(s.sky.air[3], '#8fe0e0', 0.5)],
    [0.4, s.glowing ? '#3fb0c0' : mix(s.lit('#3fb4c8'), '#3fb4c8', 0.6)],
    [1, s.glowing ? '#14708a' : mix(s.lit('#1f88a8'), '#1f88a8', 0.6)],
  );
  let lines = '';
  for (let i = 0; i < 46; i++) {
    const t = s.r.next() ** 0.8;
    const y = edge + 8 + (s.h - edge) * t;
    const long = (20 + 90 * t) * s.u;
    lines += d`M${s.r.next() * s.w} ${y}q${long * 0.25} ${-6 * t} ${long * 0.5} 0t${long * 0.5} 0`;
  }
  let shine = '';
  for (let i = 0; i < 22; i++) {
    const t = s.r.next();
    shine += d`M${s.sun.x + s.r.between(-1, 1) * (30 + 120 * t) * s.u} ${edge + 6 + (s.h - edge) * t}h${(14 + 50 * t) * s.u}`;
  }
  return (
    shape(d`M0 ${edge}H${s.w}V${s.h}H0Z`, fill) +
    stroke(d`M0 ${edge + 2}H${s.w}`, '#ffffff', 3 * s.u, 0.7) +
    stroke(lines, '#ffffff', 2.2 * s.u, 0.4) +
    stroke(shine, s.sky.sun, 3 * s.u, 0.6)
  );
}

/** The pool's near edge, on which the plants that frame it stand. */
function coping(s: Scene): string {
  const top = s.h - 46 * s.u;
  return (
    shape(d`M-10 ${top}H${s.w}V${s.h + 4}H-10Z`, s.lit('#e9d8bc')) +
    shape(d`M-10 ${top - 7 * s.u}H${s.w}v${7 * s.u}H-10Z`, s.shade('#2f7f96'), 0.55)
  );
}

/** A pot of broad leaves on the coping. */
function planter(s: Scene, x: number, size: number): string {
  const green = mix(s.sky.deep, s.shade('#3f7450'), 0.6);
  return place(
    x,
    s.h - 14 * s.u,
    s.u * size,
    broadLeaves(s, 0, -62, 120, green, s.far('#8fae5a', 0.04)) +
      shape(
        'M-40-66H40L30 0H-30Z',
        s.across(
          [0, s.side < 0 ? s.lit('#c4602f') : s.shade('#c4602f')],
          [1, s.side < 0 ? s.shade('#c4602f') : s.lit('#c4602f')],
        ),
      ) +
      shape('M-44-66H44v-10H-44Z', s.lit('#d9784a')),
  );
}

/** Decking down the right side, with loungers, lamps and a swimmer at the edge. */
function deck(s: Scene, edge: number): string {
  const wood = s.between(edge, s.h, [0, s.lit('#d9b084')], [1, mix(s.lit('#b5804c'), s.shade('#8a5a38'), 0.5)]);
  const [far, near] = [s.w * s.r.between(0.7, 0.78), s.w * s.r.between(0.38, 0.5)];
  const covered = s.r.chance(0.55);
  let boards = '';
  for (let i = 1; i < 9; i++)
    boards += d`M${far + (s.w - far) * i * 0.125} ${edge}L${near + (s.w * 1.2 - near) * i * 0.125} ${s.h}`;
  let art =
    shape(d`M${far} ${edge}H${s.w + 10}V${s.h}H${near}Z`, wood) +
    stroke(boards, s.shade('#7a5236'), 2 * s.u, 0.4) +
    stroke(d`M${far} ${edge}L${near} ${s.h}`, s.lit('#f4e2c4'), 7 * s.u);
  if (covered) art += pavilion(s, s.w * 0.9, edge + 6);
  const deep = s.h - edge;
  // in a row that runs with the boards towards us, each clear of the next
  for (const [i, t] of (covered ? [0.24, 0.6] : [0.12, 0.36, 0.74]).entries())
    art += lounger(s, s.w * (0.93 - t * 0.3), edge + deep * t, s.u * (0.56 + t * 0.9), i + (covered ? 0 : 1));
  const dark = mix(s.sky.deep, s.shade('#4a2a2a'), 0.4);
  art +=
    person('sitting', far + (near - far) * 0.36 + 24 * s.u, edge + deep * 0.36, 84 * s.u, dark, true) +
    swimmer(s, s.w * s.r.between(0.2, 0.4), edge + deep * s.r.between(0.2, 0.44));
  for (const t of [0.14, 0.66])
    art += place(
      far + (near - far) * t + 26 * s.u,
      edge + deep * t,
      s.u * (0.7 + t * 0.6),
      lampGlow(s, 0, -16, 60, 44) +
        shape('M-8 0L-6-26H6L8 0Z', s.glowing ? '#ffe2a4' : s.lit('#f3e6cc')) +
        stroke('M-9-27H9M-9 0H9', s.sky.deep, 3),
    );
  return art;
}

function swimmer(s: Scene, x: number, y: number): string {
  const dark = mix(s.sky.deep, s.shade('#4a2a2a'), 0.4);
  return place(
    x,
    y,
    s.u,
    disc(0, -12, 10, dark) + stroke('M-26 4Q0-6 26 4', dark, 7) + stroke('M-50 8h36M16 10h44', '#ffffff', 3, 0.6),
  );
}

function pavilion(s: Scene, x: number, y: number): string {
  const thatch = s.down([0, s.lit('#c99a5c')], [1, s.shade('#9a7040')]);
  return place(
    x,
    y,
    s.u,
    lampGlow(s, 0, -60, 170, 110) +
      shape('M-100 0V-92H100V0Z', mix(s.shade('#7a5236'), s.sky.deep, s.glowing ? 0 : 0.25), 0.5) +
      stroke('M-96 0V-96M-32 0V-96M32 0V-96M96 0V-96', s.shade('#6b4830'), 7) +
      shape('M-150-88L-40-190H40L150-88Z', thatch) +
      stroke('M-110-98L-34-180M-50-96L-16-184M50-96L16-184M110-98L34-180', s.shade('#8a6438'), 2, 0.5) +
      shape('M-90-4V-34H90V-4Z', s.lit('#e9d8bc')) +
      shape('M-80-34Q-76-52-58-50L-50-34ZM-40-34Q-36-52-18-50L-10-34Z', s.lit('#c4402b')),
  );
}
