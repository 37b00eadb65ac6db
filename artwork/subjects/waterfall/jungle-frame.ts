import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, type Point, place, shape, through } from '../../kit/core/shapes.ts';
import { broadLeaves, bush, leafyTree } from '../../kit/plants/plants.ts';

/** What we look past: a tree and leaves, leaves on both sides, or the dark mouth of a cave. */
export function jungleFrame(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#2f5a34'), 0.4);
  const light = s.far('#93b058', 0.04);
  const left = s.r.chance(0.5);
  const id = s.id();
  const near = left ? 0 : s.w;
  const inward = left ? 1 : -1;
  let art = '';
  const kind = s.r.pick(['tree', 'leaves', 'leaves', 'cave'] as const);
  if (kind === 'tree') art += place(near + inward * 64 * s.u, s.h + 10, s.u * 5, leafyTree(s, 120, green, light, 0.5));
  if (kind === 'leaves') art += broadLeaves(s, near + inward * 10, s.h + 16 * s.u, 330 * s.u, green, light);
  if (kind === 'cave') art += caveMouth(s);
  art += broadLeaves(s, s.w - near - inward * 10, s.h + 16 * s.u, 230 * s.u, green, light);
  art += `<defs><g id="${id}">${bush(s, 0, 0, 60, green, light)}</g></defs>`;
  for (const [t, size] of [
    [0.06, 1.4],
    [0.16, 1],
    [0.8, 0.9],
    [0.92, 1.3],
  ] as const)
    art += place(near + inward * s.w * t, s.h + 10, size * s.u, `<use href="#${id}"/>`);
  return art;
}

/** An overhang of rock around the picture, ferns hanging from its lip. */
function caveMouth(s: Scene): string {
  const rock = mix(s.sky.deep, s.shade('#5f5a52'), 0.3);
  const rim: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const a = Math.PI * (1.12 - (i / 22) * 1.24);
    const reach = s.r.between(0.96, 1.04);
    rim.push([s.w * (0.5 + 0.49 * Math.cos(a) * reach), s.h * (0.66 - 0.6 * Math.sin(a) * reach)]);
  }
  let ferns = '';
  for (const [x, y] of rim.slice(4, -4)) {
    const long = s.r.between(26, 74) * s.u;
    ferns += d`M${x - 9 * s.u} ${y - 6}q${6 * s.u} ${long * 0.6} ${s.r.between(-8, 8) * s.u} ${long}q${16 * s.u} ${-long * 0.4} ${14 * s.u} ${-long}Z`;
  }
  return (
    `<path d="${d`M-4-4H${s.w + 4}V${s.h + 4}H${s.w * 0.98}L`}${through([...rim].reverse())}${d`L${s.w * 0.02} ${s.h + 4}H-4Z`}" fill="${rock}"/>` +
    shape(ferns, mix(rock, s.shade('#4f7a3c'), 0.6))
  );
}

/** Broad leaves in both lower corners. */
export function leafCorners(s: Scene): string {
  const green = mix(s.sky.deep, s.shade('#2f5a34'), 0.4);
  const light = s.far('#93b058', 0.04);
  return (
    broadLeaves(s, 8 * s.u, s.h + 18 * s.u, 260 * s.u, green, light) +
    broadLeaves(s, s.w - 8 * s.u, s.h + 18 * s.u, 220 * s.u, green, light)
  );
}
