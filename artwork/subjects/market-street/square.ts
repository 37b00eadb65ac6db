import { roofParapet } from '../../kit/buildings/roof-parapet.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain } from '../../kit/land/ground.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { mist } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { type End, landmark, type Town } from './street-ends.ts';

/** A square full of stalls from a roof: the landmark across it, the parapet we lean on before us. */
export function square(s: Scene, town: Town, end: End): string {
  const far = s.horizon * 0.86;
  const x = s.w * s.r.between(0.36, 0.64);
  const lamps = floodlit(s, 0.6);
  return (
    rooftops(s, { from: -30, to: s.w + 30, ground: far + 16 * s.u, tall: 150 * s.u, distance: 0.4 }) +
    mist(s, far, 70 * s.u, 0.35) +
    plain(s, far + 8 * s.u, '#cfae84') +
    place(x, far + 34 * s.u, Math.min(1.5 * s.u, (far + 34 * s.u) / 350), landmark(lamps, end, town)) +
    stalls(s, far, x, town) +
    roofParapet(s, { stone: town.walls[0], trim: town.trim, cloth: town.cloths[0] })
  );
}

function stalls(s: Scene, far: number, x: number, { cloths }: Town): string {
  const models = cloths.map((cloth) => ({ id: s.id(), art: canopy(s, cloth) }));
  const deep = s.h - far;
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  for (let row = 0; row < 5; row++) {
    const t = 0.16 + row * 0.13;
    const y = far + deep * t;
    const size = s.u * (0.5 + row * 0.26);
    const step = 118 * size;
    const aisle = (46 + row * 30) * s.u;
    art += crowd(s, {
      from: x - aisle * 0.8,
      to: x + aisle * 0.8,
      top: y - 16 * size,
      bottom: y + 26 * size,
      count: 4,
      small: 62 * size,
      tall: 70 * size,
    });
    for (const way of [-1, 1])
      for (let i = 0; i < Math.ceil(s.w / step); i++) {
        const at = x + way * (aisle + step * (i + 0.5)) + s.r.between(-6, 6) * size;
        if (at < -step || at > s.w + step || s.r.chance(0.1)) continue;
        art += place(at, y + s.r.between(-5, 5) * size, size, `<use href="#${models[s.r.int(0, 2)]?.id}"/>`);
      }
  }
  return art;
}

/** A cloth on four poles over a heap of goods, seen from above; 100 wide, its foot at the origin. */
function canopy(s: Scene, cloth: string): string {
  const pole = mix(s.sky.deep, s.shade('#6a4a34'), 0.4);
  const under = s.glowing ? '#ffc46c' : mix(s.sky.deep, s.shade('#8a5a3a'), 0.4);
  return (
    oval(-s.side * 12, 2, 56, 9, s.sky.deep, 0.2) +
    shape('M-44 0V-42H44V0Z', under, s.glowing ? 0.75 : 0.85) +
    shape('M-40 0V-18H40V0Z', s.shade('#9a6a44')) +
    shape('M-36-18q8-16 18-16t18 16zM2-18q8-16 17-16t17 16z', s.lit(mix(cloth, '#f0c060', 0.55))) +
    stroke('M-46 2V-44M46 2V-44', pole, 3) +
    shape('M-56-40L-36-74H36L56-40Z', s.down([0, mix(s.lit(cloth), '#ffffff', 0.12)], [1, s.lit(cloth)])) +
    shape(s.side < 0 ? 'M36-74L56-40H22L14-74Z' : 'M-36-74L-56-40H-22L-14-74Z', s.shade(cloth), 0.6) +
    shape('M-56-40H56V-32L42-38 28-32 14-38 0-32-14-38-28-32-42-38-56-32Z', s.shade(cloth))
  );
}
