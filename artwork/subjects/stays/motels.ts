import {
  balcony,
  bigGlass,
  boards,
  door,
  front,
  gableFront,
  hipRoof,
  row,
  signBoard,
  stack,
  verandahPosts,
  verandahShade,
} from '../../kit/buildings/building-parts.ts';
import { glass, panes, wall } from '../../kit/buildings/facade.ts';
import { block, glassWall, lampGlow, postLamp, railing } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import type { Surroundings } from '../../kit/land/surroundings.ts';
import { car } from '../../kit/things/cars.ts';
import type { Building } from './building.ts';
import { charpoy } from './local-cottages.ts';

const twoStorey: Building = {
  says: 'a roadside motel with parked cars',
  half: 380,
  build(s) {
    const face = s.r.pick(['#f3e0c0', '#e0c4a8', '#cfe0da']);
    const accent = s.r.pick(['#c4402b', '#0e7a72', '#e0922e']);
    let art = lampGlow(s, 0, -60, 420, 120) + block(s, -300, 0, 520, 132, face);
    for (let floor = 0; floor < 2; floor++) {
      const y = -floor * 62;
      for (let i = 0; i < 6; i++)
        art +=
          shape(d`M${-286 + i * 84} ${y}v-44h22v44Z`, s.lit(accent)) +
          shape(d`M${-256 + i * 84} ${y - 14}v-28h34v28Z`, glass(s, s.r.chance(0.7))) +
          stroke(d`M${-239 + i * 84} ${y - 14}v-28`, s.lit('#fff6e6'), 2);
      if (floor)
        art +=
          shape(d`M-308 ${y + 4}H228v-8H-308Z`, s.lit('#fff4e2')) +
          stroke(railing(-304, y - 4, 528, 20, 12), s.shade(accent), 1.8);
    }
    art +=
      stroke('M-304 0V-136M-128 0V-136M40 0V-136M224 0V-136', s.lit('#fff4e2'), 5) +
      shape('M-316-132H236l-10-16H-306Z', s.lit(accent));
    art +=
      shape('M236 0V-92H320V0Z', wall(s, '#f7ecd8')) +
      panes(s, { x: 240, y: -80, w: 76, h: 70, columns: 2, rows: 1, fillX: 0.7, fillY: 0.8, lamps: 1 }) +
      shape('M224-92H334l-14-16H240Z', s.shade(accent));
    return art + sign(s, accent);
  },
  before: roadside,
};

/** A highway house with a long tiled verandah, string beds outside. */
const highway: Building = {
  says: 'a highway motel with a long verandah and parked cars',
  half: 380,
  build(s) {
    const face = s.r.pick(['#f3d9a8', '#e9efe6', '#f6c9a8']);
    const accent = s.r.pick(['#b5432f', '#2f7f7a', '#3f5f9a']);
    let art = lampGlow(s, 0, -50, 400, 110) + front(s, -10, 540, 84, face) + verandahShade(s, -290, 270, 0, 74);
    // the doors stand in the lamplight of the verandah, none behind a post
    for (let i = 0; i < 6; i++) {
      const x = -244 + i * 84;
      art +=
        shape(d`M${x - 14} 0v-54h28v54Z`, mix(s.shade(accent), s.sky.deep, s.glowing ? 0.3 : 0)) +
        stroke(d`M${x - 14} 0v-54h28v54`, s.lit('#fffaf0'), 3) +
        disc(x + 8, -26, 2, s.lit('#f0d8a0')) +
        row(s, x + 16, x + 62, -54, 36, 1, '#fffaf0');
    }
    art +=
      verandahPosts(s, -270, 234, 0, 74, 6, '#fffaf0', 5) +
      hipRoof(s, -10, -70, 304, 236, 50, s.r.pick(['#b5573a', '#7f8a8f', '#8f5a44']));
    art +=
      front(s, 204, 120, 128, mix(face, '#ffffff', 0.2)) +
      row(s, 152, 256, -118, 40, 3, '#fffaf0') +
      glassWall(s, 156, 0, 96, 56, 3) +
      shape('M140-126H268v-12H140Z', s.lit(accent)) +
      place(-204, 6, 0.62, charpoy(s)) +
      place(-120, 6, 0.62, charpoy(s));
    return art + sign(s, accent);
  },
  before: roadside,
};

/** Three storeys, a stair tower and a neon crown. */
const corner: Building = {
  says: 'a three-storeyed motel with a stair tower and parked cars',
  half: 300,
  fits: ['city', 'town', 'plain', 'coast', 'desert', 'hills', 'lake'],
  build(s) {
    const face = s.r.pick(['#f6ead6', '#dfe6e6', '#f0dcc4']);
    const accent = s.r.pick(['#d9643a', '#2f7f8a', '#c9983a']);
    let art = lampGlow(s, 0, -80, 400, 170) + front(s, 40, 440, 156, face);
    for (let i = 0; i < 3; i++) {
      const y = -i * 52;
      art += panes(s, {
        x: -170,
        y: y - 46,
        w: 420,
        h: 40,
        columns: 9,
        rows: 1,
        fillX: 0.6,
        fillY: 0.86,
        frame: s.lit('#fffaf0'),
        lamps: 0.7,
      });
      if (i) art += balcony(s, -178, 258, y, accent, '#fffaf0', 16);
    }
    art +=
      shape('M-186-156H268v-12H-186Z', s.lit(accent)) +
      front(s, -220, 90, 206, mix(accent, face, 0.25)) +
      bigGlass(s, 'M-240-10V-186H-200V-10Z', 'M-240-66H-200M-240-126H-200', '#fffaf0') +
      shape('M-270-204H-170v-12H-270Z', s.lit('#fffaf0'));
    return (
      art +
      (s.glowing ? disc(-220, -248, 90, s.radial([0, '#ffce82', 0.6], [1, '#ffb65e', 0])) : '') +
      shape('M-258-222H-182V-262H-258Z', s.glowing ? '#ffd384' : s.lit('#f6e4c0')) +
      stroke('M-246-248H-194M-246-236H-214', s.lit(accent), 5)
    );
  },
  before: roadside,
};

/** A motor lodge for the hills, its roofs low. */
const motorLodge: Building = {
  says: 'a low-roofed motor lodge of the hills with parked cars',
  half: 310,
  fits: ['mountain', 'hills', 'forest', 'river', 'lake'],
  build(s) {
    const face = s.r.pick(['#e9d6b4', '#d9c4a4', '#c9d2c4']);
    const roof = s.r.pick(['#8a4030', '#3f6a52', '#5f6f78']);
    const wood = '#7a4f34';
    let art = lampGlow(s, 0, -60, 400, 130) + front(s, 30, 480, 76, face) + boards(s, -210, 0, 480, 24, '#a89888', 12);
    // a door in each gable, a window in each wall between them
    for (const x of [-146, -30, 90, 228]) art += row(s, x - 18, x + 18, -56, 36, 1, '#f7ecd6');
    art += hipRoof(s, 30, -72, 268, 210, 58, roof);
    for (const x of [-90, 30, 150])
      art += gableFront(s, x, 70, 84, 18, face, roof) + door(s, x, 0, 28, 54, wood, '#f7ecd6');
    art +=
      gableFront(s, -232, 130, 104, 34, face, roof) +
      bigGlass(s, 'M-276-8V-98L-232-118-188-98V-8Z', 'M-232-8V-118M-276-60H-188', '#f7ecd6') +
      stack(s, -180, -118, 20, 40, '#8a7a6c');
    return art + signBoard(s, 284, 4, roof);
  },
  before: roadside,
};

function roadside(s: Scene, { ground, setting }: Surroundings, x: number): string {
  const y = ground + 8 * s.u;
  let art =
    shape(
      d`M-10 ${y + 56 * s.u}H${s.w + 10}V${s.h}H-10Z`,
      s.between(y, s.h, [0, s.far('#6f6a70', 0.14)], [1, mix(s.shade('#4a4850'), s.sky.deep, 0.3)]),
    ) + shape(d`M-10 ${y}H${s.w + 10}v${60 * s.u}H-10Z`, s.lit('#d6bf9c'));
  const verge = mix(s.shade(setting === 'desert' || setting === 'highland' ? '#b08d62' : '#6f8a4c'), s.sky.deep, 0.3);
  art += shape(
    d`M-10 ${s.h}V${s.h - 34 * s.u}Q${s.w * 0.5} ${s.h - 22 * s.u} ${s.w + 10} ${s.h - 34 * s.u}V${s.h}Z`,
    verge,
  );
  art += shape(d`M-10 ${s.h - (s.h - ground) * 0.34}H${s.w + 10}v${6 * s.u}H-10Z`, s.lit('#f3e6c8'), 0.55);
  for (const slot of [-270, -100, 70, 240]) {
    if (s.r.chance(0.35)) continue;
    const kind = s.r.pick(['hatchback', 'sedan', 'suv', 'muv'] as const);
    const hue = s.r.pick(['#c4402b', '#e9e2d4', '#2f6f8f', '#8f959c', '#d9a030', '#3f5f4a']);
    const at = x + (slot + s.r.between(-10, 10)) * s.u;
    art += place(at, y + 40 * s.u, s.u * 0.34, car(s, kind, hue, false), s.r.chance(0.5));
  }
  if (s.r.chance(0.5)) art += postLamp(s, x + s.r.pick([-1, 1]) * s.r.between(330, 420) * s.u, y + 50 * s.u, 190 * s.u);
  return art;
}

export const motels: readonly [Building, ...Building[]] = [twoStorey, highway, corner, motorLodge];

const sign = (s: Scene, accent: string): string =>
  stroke('M-336 0V-226', s.shade('#6a6058'), 8) +
  (s.glowing ? disc(-336, -226, 110, s.radial([0, '#ffce82', 0.6], [1, '#ffb65e', 0])) : '') +
  shape('M-372-200V-256Q-336-280-300-256V-200Z', s.glowing ? '#ffd384' : s.lit('#f6e4c0')) +
  shape('M-360-212V-248Q-336-264-312-248V-212Z', s.lit(accent)) +
  shape('M-348-226h24M-336-238v24', accent) +
  stroke('M-350-228q14-14 28 0M-346-220h20', s.lit('#fff4e0'), 3.4);
