import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { type Setting, settings } from '../../kit/core/setting.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { lands } from '../../kit/land/lands.ts';
import { trees } from '../../kit/land/surroundings.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';
import { flowers, grass } from '../../kit/plants/plants.ts';
import { cyclist, type Rider } from './cyclist.ts';

const lanes: Record<Setting, string> = {
  mountain: 'on a road under snow peaks',
  highland: 'on a road of the high desert',
  hills: 'on a road through green hills',
  lake: 'on a lakeside road',
  river: 'on a riverside road',
  plain: 'on a country lane',
  desert: 'on a desert road',
  coast: 'on a lane by the sea',
  backwater: 'on a lane by the backwater',
  city: 'in the streets of the city',
  town: 'in the lanes of the old town',
  forest: 'on a forest track',
};

const riders: readonly [Rider, ...Rider[]] = [
  { shirt: '#d8502f', trousers: '#2f4a6a', frame: '#1f6f7a' },
  { shirt: '#2f7f8a', trousers: '#f0e6d2', frame: '#c4402b', scarf: '#e8a030' },
  { shirt: '#f0b030', trousers: '#4a3f5a', frame: '#2f5fa8' },
  { shirt: '#8a2f5f', trousers: '#f0e6d2', frame: '#3f6f4a', scarf: '#f3e6c8' },
];

export const bicycles: Painter = {
  settings,
  times: ['morning', 'golden', 'noon', 'dawn'],
  horizon: { landscape: 0.56, wide: 0.56, tall: 0.58, square: 0.58 },
  // those who cycle keep to the left, whichever way the picture is shown
  mirrors: false,
  paint(s) {
    const h = s.horizon;
    const count = s.crop === 'tall' || s.crop === 'square' ? 2 : s.r.int(2, 3);
    const size = ((s.h * 0.56) / 220) * s.r.between(0.95, 1.05);
    const step = Math.min(236 * size, (s.w * 0.92) / count);
    const road = s.h * 0.9;
    const way = s.r.chance(0.5);
    let art = paintSky(s) + birds(s, s.w * 0.7, h * 0.34) + lands[s.setting](s, h) + lane(s, h, road);
    const first = s.w * 0.5 - (step * (count - 1)) / 2 + s.w * s.r.between(-0.03, 0.03);
    const from = s.r.int(0, riders.length - 1);
    for (let i = 0; i < count; i++) {
      const rider = riders[(from + i) % riders.length] ?? riders[0];
      art += place(first + step * i, road - (i % 2) * 26 * s.u, size * (i % 2 ? 0.93 : 1), cyclist(s, rider), way);
    }
    return { art: art + verge(s), says: `${count === 2 ? 'two' : 'three'} cyclists ${lanes[s.setting]}` };
  },
};

/** The ground from the land behind to our feet, the lane across it. */
function lane(s: Scene, h: number, road: number): string {
  const dry = s.setting === 'desert' || s.setting === 'highland';
  const built = s.setting === 'city' || s.setting === 'town';
  const [far, near] = dry ? ['#d9b07c', '#c49a64'] : built ? ['#d9c9a8', '#b5a284'] : ['#93ab5a', '#6f8f48'];
  const top = h + (road - h) * 0.52;
  const ground = h + (s.h - h) * 0.16;
  const surface = built || s.setting === 'coast' ? '#b9aca0' : '#d2b48a';
  return (
    shape(
      d`M0 ${ground}Q${s.w * 0.5} ${ground - 20 * s.u} ${s.w} ${ground}V${s.h}H0Z`,
      s.between(h, s.h, [0, s.far(far, 0.3)], [1, s.far(near, 0.05)]),
    ) +
    trees(s, { setting: s.setting, ground: ground + 20 * s.u }, [
      { from: s.w * -0.04, to: s.w * 0.12, tall: 300 * s.u, count: 2 },
      { from: s.w * 0.88, to: s.w * 1.04, tall: 260 * s.u, count: 2 },
    ]) +
    (dry || built ? '' : flowers(s, 0, s.w, ground + 20 * s.u, top, 40, s.lit('#f3d25a'))) +
    shape(
      d`M0 ${top}Q${s.w * 0.5} ${top - 12 * s.u} ${s.w} ${top}V${s.h}H0Z`,
      s.between(top, s.h, [0, s.far(surface, 0.12)], [1, s.shade(surface)]),
    ) +
    stroke(d`M0 ${top}Q${s.w * 0.5} ${top - 12 * s.u} ${s.w} ${top}`, s.lit('#efe0c2'), 4 * s.u, 0.7)
  );
}

function verge(s: Scene): string {
  const dry = s.setting === 'desert' || s.setting === 'highland';
  const colour = mix(s.sky.deep, s.shade(dry ? '#8a6a48' : '#4a6a38'), 0.55);
  const top = s.h - 34 * s.u;
  return (
    shape(d`M0 ${s.h}V${top}Q${s.w * 0.5} ${top - 16 * s.u} ${s.w} ${top + 4 * s.u}V${s.h}Z`, colour) +
    shape(
      grass(s.r, 0, s.w, () => top, 24 * s.u, (dry ? 40 : 11) * s.u),
      colour,
    )
  );
}
