import { arch, hollow, panes, wall } from '../../kit/buildings/facade.ts';
import { chhatri, merlons, onionDome } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { leafyTree } from '../../kit/plants/plants.ts';

const lime = '#fbf1e2';

/** Jal Mahal: four storeys in the water, kiosks at its corners, a garden on its roof. */
export function waterFort(s: Scene): string {
  const stone = '#e3b483';
  const trim = '#fbe9cc';
  let art = shape('M-236 0V-116H236V0Z', wall(s, stone)) + shape(merlons(-236, 236, -115, 11), s.lit(stone));
  for (let row = 0; row < 2; row++) {
    let open = '';
    for (let x = -216; x <= 216; x += 36) open += arch(x, -12 - row * 52, 22, 38);
    art += shape(open, hollow(s, '#7a4a38')) + stroke(d`M-238 ${-58 - row * 52}H238`, s.lit(trim), 3);
  }
  for (const x of [-216, 216])
    art +=
      shape(d`M${x - 34} 0v-140h68v140Z`, wall(s, mix(stone, trim, 0.2))) +
      place(x, -140, 1, chhatri(s, 62, stone, trim));
  art +=
    shape('M-52 0V-132H52V0Z', wall(s, mix(stone, trim, 0.25))) +
    shape(arch(0, 0, 62, 84), s.lit(trim)) +
    shape(arch(0, 0, 46, 72), hollow(s, '#7a4a38')) +
    place(0, -132, 1, chhatri(s, 56, stone, trim));
  const tree = s.far('#4d7048', 0.1);
  art += [-130, 128].map((x) => place(x, -112, 1, leafyTree(s, 84, tree, s.lit('#9ab060')))).join('');
  return (
    art +
    shape(merlons(-180, -60, -115, 11) + merlons(60, 180, -115, 11), s.lit(stone)) +
    shape('M-246 0V-8H246V0Z', s.shade('#c9a27c'))
  );
}

/** Jag Mandir: a great dome, elephants of stone along the landing, palms in the court. */
export function domed(s: Scene): string {
  const tree = s.far('#4d7048', 0.1);
  let art = [-196, 190, 236]
    .map((x, i) => place(x, -50, 1, leafyTree(s, 116 + (i % 2) * 26, tree, s.lit('#9ab060'))))
    .join('');
  art += shape('M-250 0V-76H250V0Z', wall(s, lime)) + shape(merlons(-250, 250, -75, 10), s.lit(lime));
  let arcade = '';
  for (let x = -234; x < 240; x += 26) arcade += arch(x, -8, 18, 42);
  art +=
    shape(arcade, hollow(s, lime)) +
    shape('M-96 0V-148H96V0Z', wall(s, mix(lime, '#ffffff', 0.3))) +
    shape(merlons(-96, 96, -147, 10), s.lit(lime));
  art +=
    shape(
      [-66, -22, 22, 66].map((x) => arch(x, -84, 30, 50)).join('') +
        [-66, -22, 22, 66].map((x) => arch(x, -6, 30, 60)).join(''),
      hollow(s, lime),
    ) + stroke('M-98-72H98', s.shade(lime), 3, 0.6);
  art +=
    shape('M-58-148V-172H58V-148Z', wall(s, lime)) +
    place(0, -170, 1, onionDome(s, 110, lime)) +
    place(-80, -148, 1, chhatri(s, 34, lime)) +
    place(80, -148, 1, chhatri(s, 34, lime));
  for (const x of [-238, 238]) art += place(x, -76, 1, chhatri(s, 44, lime));
  let beasts = '';
  for (let i = 0; i < 4; i++)
    for (const way of [-1, 1]) beasts += d`M${way * (124 + i * 32) - 11} 0v-14q2 -9 12 -9q9 0 10 8v15h-4v-8h-9v8Z`;
  return art + shape(beasts, s.lit('#efe2cd')) + shape('M-262 2V-6H262V2Z', s.shade('#e0cdb4'));
}

export function island(s: Scene): string {
  const tree = s.far('#4d7048', 0.1);
  const light = s.lit('#9ab060');
  let art = [-210, -60, 96, 232]
    .map((x, i) => place(x, -60, 1, leafyTree(s, 112 + (i % 2) * 30, tree, light)))
    .join('');
  art +=
    shape('M-84 0V-142H66V0Z', wall(s, lime)) +
    shape(merlons(-84, 66, -142, 11), s.lit(lime)) +
    panes(s, { x: -78, y: -134, w: 138, h: 60, columns: 6, rows: 1, arched: true });
  art += shape('M-262 0V-88H266V0Z', wall(s, lime)) + shape(merlons(-262, 266, -88, 10), s.lit(lime));
  art +=
    shape('M-170 0V-110H-104V0ZM126 0V-116H200V0Z', wall(s, '#f4e6d2')) +
    shape(merlons(-170, -104, -110, 10) + merlons(126, 200, -116, 10), s.lit(lime));
  art +=
    place(-137, -110, 1, chhatri(s, 46, lime)) +
    place(163, -116, 1, chhatri(s, 50, lime)) +
    place(-60, -142, 1, chhatri(s, 40, lime)) +
    place(42, -142, 1, chhatri(s, 40, lime)) +
    place(-246, -88, 1, chhatri(s, 34, lime)) +
    place(248, -88, 1, chhatri(s, 34, lime));
  art +=
    panes(s, { x: -254, y: -82, w: 78, h: 34, columns: 4, rows: 1, arched: true }) +
    panes(s, { x: 204, y: -82, w: 58, h: 34, columns: 3, rows: 1, arched: true }) +
    panes(s, { x: -160, y: -102, w: 48, h: 40, columns: 2, rows: 1, arched: true }) +
    panes(s, { x: 136, y: -106, w: 54, h: 42, columns: 2, rows: 1, arched: true });
  let arcade = '';
  for (let x = -248; x < 262; x += 25) arcade += arch(x, -8, 17, 33);
  art += shape(arcade, hollow(s, lime)) + stroke('M-262-46H266M-262-86H266', s.shade(lime), 2, 0.6);
  return art + shape('M-272 0V-8H276V0Z', s.shade('#e0cdb4'));
}
