import { balcony, boards, door, front, hipRoof, pots, row, steps } from '../../../kit/buildings/building-parts.ts';
import { wall } from '../../../kit/buildings/facade.ts';
import { lampGlow, railing } from '../../../kit/buildings/houses.ts';
import { mix } from '../../../kit/core/colour.ts';
import type { Scene } from '../../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../../kit/core/shapes.ts';
import { kathKuni, lowGable } from '../hill-parts.ts';

/** Cane walls under the woven barrel of a rice boat. */
export function barrelRoof(s: Scene): string {
  const cane = s.r.pick(['#d9b478', '#c9a062', '#e3c48e']);
  const wood = '#7a5236';
  const weave = s.r.pick(['#a8854f', '#b5945c', '#96743f']);
  let ribs = '';
  for (let i = 1; i < 7; i++) {
    const x = -136 + i * 39;
    ribs += d`M${x} -92Q${x * 0.86} -150 ${x * 0.62} -172`;
  }
  let legs = '';
  for (let x = -118; x <= 118; x += 59) legs += d`M${x} 4V-22`;
  return (
    lampGlow(s, 0, -80, 220, 130) +
    stroke(legs, s.shade(wood), 8) +
    front(s, 0, 220, 76, cane, -22) +
    boards(s, -110, -22, 220, 76, cane, 9, true) +
    row(s, -100, -28, -84, 44, 2, wood) +
    row(s, 64, 104, -84, 44, 1, wood) +
    door(s, 20, -22, 36, 62, '#5a3a28', '#f0dcb0') +
    shape('M-140-88Q-128-176 0-184 128-176 140-88Z', s.down([0, s.lit(weave)], [1, s.shade(weave)])) +
    stroke(ribs, s.shade(mix(weave, '#3a2a1c', 0.4)), 2.4, 0.6) +
    stroke('M-132-112Q0-134 132-112M-118-138Q0-160 118-138', s.shade(mix(weave, '#3a2a1c', 0.4)), 2, 0.5) +
    stroke('M-142-88H142', s.lit(mix(weave, '#fff0c8', 0.4)), 6) +
    shape('M-150-12V-22H150v10Z', s.lit('#c99a68')) +
    stroke(railing(-148, -22, 140, 18, 10) + railing(48, -22, 100, 18, 10), s.lit('#d9b478'), 2.2) +
    steps(s, 20, 40, 16, '#c99a68')
  );
}

/** Earth plaster with round corners, a stair to its roof. */
export function earthHouse(s: Scene): string {
  const earth = s.r.pick(['#d9a878', '#e6c6a0', '#cf9470', '#f0e2cc']);
  const paint = s.r.pick(['#fff6e6', '#2f7f8a', '#b5432f']);
  const up = s.r.pick([-1, 1]);
  let treads = '';
  for (let i = 0; i < 8; i++) treads += d`h${up * 12}v-13`;
  return (
    lampGlow(s, 0, -70, 210, 130) +
    shape(d`M${up * -40} -104v-52q0-12 12-12h56q12 0 12 12v52Z`, wall(s, mix(earth, '#ffffff', 0.2))) +
    row(s, up * -40 + 12, up * -40 + 68, -156, 36, 2, '#7a4f34') +
    stroke(railing(-106, -112, 212, 18, 14), s.lit('#f0dcb0'), 2.4) +
    shape('M-118 0V-98Q-118-114-102-114H102Q118-114 118-98V0Z', wall(s, earth)) +
    shape(d`M${up * 22} 0${treads}V0Z`, s.lit(mix(earth, '#ffffff', 0.3))) +
    stroke('M-118-8H118M-112-104H112', s.lit(paint), 5) +
    shape(d`M${up * -30 - 26} 0V-62q0-26 26-26t26 26V0Z`, s.lit(mix(paint, '#fff6e6', 0.5))) +
    door(s, up * -30, 0, 34, 60, '#5f7f86', '#fff6e6') +
    row(s, up * -86 - 22, up * -86 + 22, -80, 42, 1, '#7a4f34') +
    place(0, 0, 1, pots(s, [up * -66, up * 6], 2, '#e0567a')) +
    shape('M-128 5H128V-3H-128Z', s.lit(mix(earth, '#ffffff', 0.4)))
  );
}

/** A small house of the hills: stone and cedar in bands, a gallery under its slates. */
export function slateHouse(s: Scene): string {
  const stone = s.r.pick(['#b9ad9c', '#c9bba4', '#a89f98']);
  const wood = s.r.pick(['#a8703f', '#8f5a38', '#3f6a6a']);
  const slate = s.r.pick(['#5f6870', '#6f7a84', '#7a7672']);
  return (
    lampGlow(s, 0, -80, 210, 140) +
    kathKuni(s, -86, 86, 0, 74, { stone, wood }) +
    row(s, -76, -26, -58, 38, 1, '#f0dcb0') +
    door(s, 0, 0, 34, 58, wood, '#f0dcb0') +
    row(s, 26, 76, -58, 38, 1, '#f0dcb0') +
    front(s, 0, 180, 54, wood, -74) +
    boards(s, -90, -74, 180, 54, wood, 10, true) +
    row(s, -80, 80, -122, 36, 4, '#f0dcb0') +
    balcony(s, -112, 112, -76, wood, '#d9a468', 20) +
    stroke('M-106-78V-130M106-78V-130', s.lit(wood), 5) +
    hipRoof(s, 0, -126, 140, 74, 40, slate) +
    lowGable(s, 0, -127, 46, wood, slate) +
    steps(s, 0, 46, 6) +
    shape('M-96 5H96V-3H-96Z', s.lit(stone))
  );
}
