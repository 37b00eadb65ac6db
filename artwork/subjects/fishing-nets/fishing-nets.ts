import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { sailboat } from '../../kit/things/boats.ts';
import { water } from '../../kit/water/water.ts';

/** The cantilevered fishing nets at the harbour mouth of Kochi. */
export const fishingNets: Painter = {
  temperament: 'coast',
  times: ['golden', 'morning', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.68, wide: 0.7, tall: 0.68, square: 0.68 },
  paint(s) {
    const h = s.horizon;
    const raised = s.r.chance(0.6);
    let art = paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.3, h * 0.3, 6);
    art += palmRow(
      s,
      Array.from({ length: 7 }, (_, i) => ({
        x: s.w * (0.7 + i * 0.05),
        y: h + 4,
        height: s.r.between(70, 120) * s.u,
      })),
      s.far('#3f7450', 0.4),
      s.far('#8fae5a', 0.3),
    );
    art += mist(s, h, 60 * s.u, 0.4) + water(s, { top: h, colour: '#2f8a98' });
    art += place(s.w * 0.86, h + 26 * s.u, s.u * 0.5, sailboat(s, '#f3e6cc'));
    const size = s.u * (s.h / 800) * 1.32;
    const narrow = s.crop === 'tall' || s.crop === 'square';
    if (!narrow) art += place(s.w * 0.72, h + 70 * s.u, size * 0.62, net(s, !raised));
    const x = s.w * (narrow ? 0.36 : s.r.between(0.3, 0.36));
    art += place(x, h + (s.h - h) * 0.62, size, net(s, raised));
    return {
      art: art + stage(s, x, h + (s.h - h) * 0.62),
      says: `the great fishing nets of Fort Kochi, ${raised ? 'one of them raised over the water' : 'one of them lowered into the water'}`,
    };
  },
};

/** A net on its beams, 460 wide, 470 tall; the foot of its frame at the origin, the water to its right. */
function net(s: Scene, raised: boolean): string {
  const wood = mix(s.sky.deep, s.shade('#6a4a34'), 0.6);
  const cord = mix(s.sky.deep, s.lit('#c9b48a'), 0.6);
  const drop = raised ? 0 : 150;
  const [tipX, tipY] = [250, -330 + drop];
  const corners = [
    [120, -128],
    [330, -140],
    [404, -92],
    [196, -66],
  ].map(([x = 0, y = 0]) => [x, y + drop * 0.72] as const);
  const hung = corners.map(([x, y]) => d`M${tipX} ${tipY}L${x} ${y}`).join('');
  const [a, b, c, e] = corners;
  if (!a || !b || !c || !e) return '';
  const bag = d`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${a[1] + 30} ${b[0]} ${b[1]}Q${(b[0] + c[0]) / 2 + 6} ${b[1] + 40} ${c[0]} ${c[1]}Q${(c[0] + e[0]) / 2} ${c[1] + 116} ${e[0]} ${e[1]}Q${(a[0] + e[0]) / 2} ${e[1] + 50} ${a[0]} ${a[1]}Z`;
  let mesh = '';
  for (let i = -14; i < 26; i++)
    mesh += d`M${100 + i * 17} ${-170 + drop}l180 250M${100 + i * 17 + 140} ${-170 + drop}l-180 250`;
  // four long poles bend from the tip to the corners of the net
  const ribs = corners
    .map(([x, y]) => d`M${tipX} ${tipY}Q${(tipX + x) / 2 + (x > tipX ? 40 : -40)} ${tipY + 20} ${x} ${y}`)
    .join('');
  return (
    stroke(d`M-30-10L${tipX} ${tipY}M30-6L${tipX} ${tipY}`, wood, 13) +
    stroke(d`M-60 0L-20-400M40 4L-20-400M-150-20L-20-400M-20-400L${tipX} ${tipY}M-20-400L-190-130`, wood, 8) +
    stroke('M-46-140H8M-38-230H0', wood, 6) +
    // stones hang on ropes as the counterweight
    ['-190', '-168', '-146']
      .map(
        (x, i) =>
          stroke(`M${x}-140V${-60 + i * 24}`, cord, 3) +
          shape(`M${x} ${-62 + i * 24}q-16 10-12 24t24 4q10-16-12-28Z`, s.shade('#8f857c')),
      )
      .join('') +
    stroke(ribs, wood, 7) +
    stroke(hung, cord, 1.6, 0.5) +
    shape(bag, s.lit('#e9dcc0'), 0.28) +
    `<g clip-path="${s.clip(bag)}">${stroke(mesh, cord, 1.6, 0.75)}</g>` +
    stroke(bag, cord, 3)
  );
}

/** The planks on piles from which the net is worked, and the men on them. */
function stage(s: Scene, x: number, y: number): string {
  const dark = mix(s.sky.deep, s.shade('#6a4a34'), 0.5);
  let piles = '';
  for (let at = -10; at < x + 70 * s.u; at += 62 * s.u) piles += d`M${at} ${y}V${y + 120 * s.u}`;
  const men = mix(s.sky.deep, s.shade('#a8603a'), 0.35);
  return (
    stroke(piles, dark, 11 * s.u) +
    shape(d`M-10 ${y - 8 * s.u}H${x + 80 * s.u}v${18 * s.u}H-10Z`, s.lit('#a8805a')) +
    shape(d`M-10 ${y + 10 * s.u}H${x + 80 * s.u}v${8 * s.u}H-10Z`, dark) +
    person('standing', x - 190 * s.u, y - 6 * s.u, 118 * s.u, men) +
    person('walker', x - 140 * s.u, y - 6 * s.u, 114 * s.u, mix(men, s.lit('#f0e3c8'), 0.4), true) +
    person('standing', x - 250 * s.u, y - 6 * s.u, 112 * s.u, mix(men, s.shade('#2f6f7a'), 0.5))
  );
}
