import { archScreen, type Bay, lightWithin } from '../../kit/buildings/arch-screen.ts';
import { wall } from '../../kit/buildings/facade.ts';
import { chhatri, iwan, minaret, niches, onionDome } from '../../kit/buildings/mughal.ts';
import { roofParapet } from '../../kit/buildings/roof-parapet.ts';
import { rooftops } from '../../kit/buildings/town.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';
import { broadLeaves, bush, flowers, grass, leafyTree } from '../../kit/plants/plants.ts';
import { rowingBoat } from '../../kit/things/boats.ts';
import { mirrored, reflection, water } from '../../kit/water/water.ts';

export const marble = '#fbf3e8';

const views = ['garden', 'river', 'gate', 'lawn', 'roof'] as const;
const told = {
  garden: 'the Taj Mahal mirrored in its long pool',
  gate: 'the Taj Mahal seen through the arch of its gate',
  river: 'the Taj Mahal across the Yamuna river',
  lawn: 'the Taj Mahal from under the trees of its lawns',
  roof: 'the Taj Mahal over the roofs of its town',
} as const;

export const taj: Painter = {
  temperament: 'desert',
  times: ['dawn', 'golden', 'morning', 'dusk', 'night', 'noon'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.64, square: 0.66 },
  paint(s) {
    const from = s.r.pick(views);
    const painted = {
      garden: () => fromGarden(s),
      gate: () => fromGarden(lightWithin(s, gateway(s)), 0.5) + gate(s),
      river: () => fromRiver(s),
      lawn: () => fromLawn(s),
      roof: () => fromRoof(s),
    };
    return { art: painted[from](), says: told[from] };
  },
};

/** Along the pool, which lies at a share of the width. */
function fromGarden(s: Scene, at = s.r.pick(s.crop === 'wide' ? [0.42, 0.5, 0.58] : [0.47, 0.5, 0.53])): string {
  const ground = s.horizon;
  const x = s.w * at;
  const size = s.u * (s.crop === 'tall' || s.crop === 'square' ? 1.02 : 1.12);
  const building = s.main(place(x, ground - 14 * s.u, size, mausoleum(s)));
  let art = paintSky(s) + birds(s, s.w * s.r.between(0.2, 0.3), ground * s.r.between(0.26, 0.42));
  art += treeBelt(s, ground + 2, 74 * s.u, 0.4, '#56784e');
  return (
    art + mist(s, ground - 10, 90 * s.u, 0.4) + building + plain(s, ground, '#7f9a55') + pool(s, x, ground, building)
  );
}

/** From the shade beside the pool, the tomb to one side. */
function fromLawn(s: Scene): string {
  const ground = s.horizon * 0.98;
  const way = s.r.pick([-1, 1]);
  const x = s.w * (0.5 + way * (s.crop === 'wide' ? 0.16 : 0.1));
  const green = mix(s.sky.deep, s.shade('#3e5c34'), 0.4);
  const light = s.far('#8fae58', 0.04);
  const bed = s.r.pick(['#d9405f', '#f0a830', '#f6ead6']);
  let art =
    paintSky(s) +
    birds(s, s.w * (0.5 - way * 0.2), ground * s.r.between(0.2, 0.34)) +
    treeBelt(s, ground + 2, 84 * s.u, 0.36, '#56784e') +
    mist(s, ground - 10, 90 * s.u, 0.4) +
    place(x, ground - 12 * s.u, s.u * (s.crop === 'tall' || s.crop === 'square' ? 0.98 : 1.2), mausoleum(s)) +
    plain(s, ground, '#86a055') +
    road(
      [s.w * (0.5 - way * 0.2), s.h + 10],
      150 * s.u,
      [x, ground],
      22 * s.u,
      mix(s.lit('#d8b48a'), s.sky.haze, 0.15),
    );
  for (let i = 0; i < 5; i++) {
    const t = 0.1 + i * 0.17;
    const y = ground + (s.h - ground) * t;
    const path = x + (s.w * (0.5 - way * 0.2) - x) * t;
    const aside = path + way * (70 + 230 * t) * s.u;
    art +=
      oval(aside, y + 4, (40 + 90 * t) * s.u, (5 + 9 * t) * s.u, s.far('#4f7a3c', 0.1)) +
      flowers(s, aside - (36 + 80 * t) * s.u, aside + (36 + 80 * t) * s.u, y - 6 * s.u, y + 8 * s.u, 12, s.lit(bed)) +
      cypress(s, path + way * (120 + 780 * t) * s.u, y + 4, (46 + 190 * t) * s.u, s.far('#3e6638', 0.06), light);
  }
  const tree = s.w * (0.5 - way * 0.44);
  return (
    art +
    crowd(s, {
      from: x - 60 * s.u,
      to: x + 60 * s.u,
      top: ground + 8 * s.u,
      bottom: ground + 40 * s.u,
      count: 6,
      small: 28 * s.u,
      tall: 44 * s.u,
    }) +
    crowd(s, {
      from: s.w * (0.5 - way * 0.2) - 70 * s.u,
      to: s.w * (0.5 - way * 0.2) + 90 * s.u,
      top: s.h - 90 * s.u,
      bottom: s.h - 30 * s.u,
      count: 3,
      small: 112 * s.u,
      tall: 136 * s.u,
    }) +
    oval(tree, s.h - 6, 300 * s.u, 40 * s.u, s.sky.deep, 0.2) +
    place(tree, s.h + 6, s.u * 5.4, leafyTree(s, 126, green, light, 0.42)) +
    grassEdge(s, green)
  );
}

const grassEdge = (s: Scene, green: string): string =>
  shape(
    grass(s.r, 0, s.w, () => s.h + 6, 34 * s.u, 12 * s.u),
    green,
  );

/** From a roof of Tajganj: the town's terraces, and the tomb beyond them. */
function fromRoof(s: Scene): string {
  const ground = s.horizon * 0.9;
  const x = s.w * s.r.between(0.42, 0.58);
  return (
    paintSky(s) +
    birds(s, s.w * 0.24, ground * s.r.between(0.24, 0.4), 8) +
    treeBelt(s, ground + 4, 64 * s.u, 0.5, '#56784e') +
    mist(s, ground - 10, 80 * s.u, 0.4) +
    s.main(place(x, ground - 10 * s.u, s.u * (s.crop === 'tall' || s.crop === 'square' ? 0.94 : 1.08), mausoleum(s))) +
    plain(s, ground - 2, '#8f9a62') +
    [0, 1, 2]
      .map((row) => {
        const foot = ground + (s.h - 40 * s.u - ground) * (0.42 + row * 0.29);
        const distance = 0.42 - row * 0.13;
        const roofs = { from: -30 - row * 23, to: s.w + 30, ground: foot, tall: (124 + row * 44) * s.u, distance };
        return rooftops(s, roofs) + (row < 2 ? mist(s, foot, 50 * s.u, 0.25) : '');
      })
      .join('') +
    roofParapet(s, { stone: '#c98a66', trim: '#f6e2cc', cloth: s.r.pick(['#a8323a', '#2f6f7a', '#d9822b']) })
  );
}

/** The view from Mehtab Bagh: the river before the tomb, a boat, reeds. */
function fromRiver(s: Scene): string {
  const shore = s.horizon * 0.96;
  const x = s.w * s.r.between(0.56, 0.64);
  const bank =
    treeBelt(s, shore - 14 * s.u, 64 * s.u, 0.42, '#56784e') +
    s.main(place(x, shore - 34 * s.u, s.u * (s.crop === 'tall' ? 0.98 : 1.06), mausoleum(s))) +
    shape(d`M-10 ${shore + 2}V${shore - 36 * s.u}H${s.w + 10}V${shore + 2}Z`, wall(s, '#c9805a')) +
    stroke(d`M-10 ${shore - 36 * s.u}H${s.w + 10}`, s.lit('#f0c8a0'), 3 * s.u) +
    mist(s, shore - 20 * s.u, 80 * s.u, 0.4);
  const both = mirrored(s, bank, shore, 0.45, 0.8);
  const deep = s.h - shore;
  let art =
    paintSky(s) +
    birds(s, s.w * 0.24, shore * 0.3, 9) +
    both.art +
    water(s, { top: shore, colour: '#5d8088' }) +
    both.echo;
  art += place(
    s.w * s.r.between(0.24, 0.34),
    shore + deep * 0.4,
    s.u * 1.05,
    rowingBoat(s, s.r.pick(['#2f6f8f', '#c4602f', '#e6d6b8'])),
  );
  const reed = mix(s.sky.deep, s.shade('#4a5a34'), 0.4);
  const mud = shape(
    d`M-10 ${s.h + 4}V${s.h - 60 * s.u}Q${s.w * 0.2} ${s.h - 50 * s.u} ${s.w * 0.4} ${s.h - 16 * s.u}T${s.w * 0.7} ${s.h + 4}Z`,
    reed,
  );
  return (
    art +
    mud +
    shape(
      grass(s.r, 0, s.w * 0.34, (at) => s.h - 56 * s.u + (at / s.w) ** 2 * 300 * s.u, 92 * s.u, 13 * s.u),
      reed,
    ) +
    person('standing', s.w * 0.4, s.h - 12 * s.u, 78 * s.u, s.sky.deep) +
    person('sari', s.w * 0.44, s.h - 8 * s.u, 74 * s.u, s.sky.deep, true)
  );
}

const gateway = (s: Scene): Bay => ({
  x: s.w * 0.5,
  half: s.w * (s.crop === 'wide' ? 0.3 : s.crop === 'landscape' ? 0.405 : 0.42),
  top: s.h * 0.09,
  spring: s.h * 0.5,
});

/** The great gate of red sandstone, through whose arch the garden is first seen. */
function gate(s: Scene): string {
  const bay = gateway(s);
  const l = bay.x - bay.half;
  return (
    archScreen(s, { bays: [bay], foot: s.h + 4, stone: '#c9684a', inlay: '#f6e2cc' }) +
    person('standing', l + 70 * s.u, s.h - 6, 128 * s.u, s.sky.deep) +
    person('sari', l + 122 * s.u, s.h - 2, 120 * s.u, s.sky.deep, true)
  );
}

export function mausoleum(s: Scene): string {
  const plinth = shape('M-300 0V-26H300V0Z', wall(s, marble)) + stroke('M-300-22H300', s.shade(marble), 2, 0.6);
  const back = place(-206, -20, 0.86, minaret(s, 214, 20, marble)) + place(206, -20, 0.86, minaret(s, 214, 20, marble));
  const wings = shape('M-150 0V-118H-132L-118-124H118L132-118H150V0Z', wall(s, marble));
  const cut = shape('M-150 0V-118H-128V0ZM150 0V-118H128V0Z', s.shade(marble), 0.35);
  const drum = shape('M-64-118V-152H64V-118Z', wall(s, marble));
  const body =
    place(0, -150, 1, onionDome(s, 146, marble)) +
    drum +
    stroke('M-66-150H66', s.shade(marble), 3, 0.7) +
    place(-94, -120, 1, chhatri(s, 46, marble)) +
    place(94, -120, 1, chhatri(s, 46, marble)) +
    wings +
    cut +
    niches(s, -126, 62, 108, 1, 2, marble) +
    niches(s, 64, 62, 108, 1, 2, marble) +
    niches(s, -151, 22, 108, 1, 2, marble) +
    niches(s, 129, 22, 108, 1, 2, marble) +
    iwan(s, 104, 136, marble);
  const front = place(-284, 0, 1, minaret(s, 238, 24, marble)) + place(284, 0, 1, minaret(s, 238, 24, marble));
  return back + plinth + place(0, -24, 1, body) + front;
}

function pool(s: Scene, x: number, top: number, building: string): string {
  const deep = s.h - top;
  const from = top + 18 * s.u;
  const [near, far] = [s.w * (s.crop === 'wide' ? 0.2 : 0.27), 34 * s.u];
  const path = mix(s.lit('#d8b48a'), s.sky.haze, 0.2);
  const basin = d`M${x - far} ${from}H${x + far}L${x + near} ${s.h}H${x - near}Z`;
  let art = shape(
    d`M${x - far * 2.1} ${from - 4}H${x + far * 2.1}L${x + near * 1.36} ${s.h}H${x - near * 1.36}Z`,
    path,
  );
  art += shape(
    basin,
    s.between(from, s.h, [0, mix(s.sky.air[3], s.sky.air[2], 0.4)], [1, mix(s.sky.air[0], s.sky.deep, 0.12)]),
  );
  const echo = reflection(s, building, from, 0.62, 0.86);
  art += `<g clip-path="${s.clip(basin)}">${echo}${glints(s, x, from, deep)}</g>`;
  art += stroke(
    d`M${x - far} ${from}L${x - near} ${s.h}M${x + far} ${from}L${x + near} ${s.h}`,
    s.lit('#fff3e0'),
    4 * s.u,
  );
  const green = s.far('#3e6638', 0.06);
  const light = s.lit('#8fae58');
  for (let i = 0; i < 7; i++) {
    const t = ((i + 0.4) / 7) ** 1.7;
    const y = from + deep * 0.98 * t;
    const away = far * 2.6 + (near * 1.5 - far * 2.6) * t;
    const tall = (30 + 150 * t) * s.u;
    for (const way of [-1, 1]) art += cypress(s, x + way * away, y + 6, tall, green, light);
  }
  const py = from + deep * 0.28;
  art +=
    person('sari', x - far * 2.05 - deep * 0.16, py, 40 * s.u, s.sky.deep) +
    person('standing', x - far * 2.05 - deep * 0.11, py, 43 * s.u, s.sky.deep);
  art += bush(s, s.w * 0.02, s.h + 6, 120 * s.u, mix(green, s.sky.deep, 0.5), green);
  return art + broadLeaves(s, s.w + 10, s.h + 26, 190 * s.u, mix(green, s.sky.deep, 0.62), mix(light, s.sky.deep, 0.3));
}

function glints(s: Scene, x: number, from: number, deep: number): string {
  let path = '';
  for (let i = 0; i < 16; i++) {
    const t = s.r.next();
    path += d`M${x + s.r.between(-1, 1) * (30 + 180 * t) * s.u} ${from + deep * t}h${(14 + 50 * t) * s.u}`;
  }
  return stroke(path, s.sky.sun, 1.8 * s.u, 0.4);
}

function cypress(s: Scene, x: number, y: number, tall: number, colour: string, light: string): string {
  const w = tall * 0.15;
  const body = d`M0 ${-tall}C${w * 0.9} ${-tall * 0.62} ${w * 1.25} ${-tall * 0.2} ${w * 0.62} ${-tall * 0.05}H${-w * 0.62}C${-w * 1.25} ${-tall * 0.2} ${-w * 0.9} ${-tall * 0.62} 0 ${-tall}Z`;
  const half = d`M0 ${-tall}C${w * 0.9 * s.side} ${-tall * 0.62} ${w * 1.25 * s.side} ${-tall * 0.2} ${w * 0.62 * s.side} ${-tall * 0.05}Q${w * 0.5 * s.side} ${-tall * 0.5} 0 ${-tall}Z`;
  return place(
    x,
    y,
    1,
    stroke(d`M0 0v${-tall * 0.1}`, s.sky.deep, w * 0.3) + shape(body, colour) + shape(half, light, 0.5),
  );
}
