import { arch, hollow, rounded, wall } from '../../kit/buildings/facade.ts';
import { chhatri, iwan } from '../../kit/buildings/mughal.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { bush, leafyTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const red = '#c9673f';
const marble = '#f6ecdc';
const plans = ['channel', 'lawn', 'shade'] as const;
const told = {
  channel: 'mirrored in the water of its garden',
  lawn: 'above the palms of its garden',
  shade: 'seen from the shade of a tree',
} as const;

export const humayunTomb: Painter = {
  temperament: 'desert',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.73, wide: 0.76, tall: 0.66, square: 0.7 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const x = s.w * (plan === 'channel' ? 0.5 : s.r.between(0.44, 0.56));
    const foot = h + 16 * s.u;
    // as wide as the frame allows under the tip of its dome
    const size = Math.min((foot * 0.94) / 450, (s.w * 0.94) / 620) * s.r.between(0.95, 1);
    let art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * 0.2, h * 0.3) +
      treeBelt(s, h + 6, s.r.between(70, 110) * s.u, 0.42, '#5f8050') +
      mist(s, h - 6, 90 * s.u, 0.4) +
      plain(s, h, '#8fae5e');
    if (plan !== 'channel')
      art +=
        palmRow(
          s,
          [0.06, 0.13, 0.87, 0.95].map((t) => ({ x: s.w * t, y: h + 14, height: s.r.between(190, 270) * s.u })),
          s.far('#3f7450', 0.14),
          s.lit('#9fbf5f'),
        ) +
        road(
          [x, s.h + 10],
          s.w * 0.17,
          [x, foot],
          52 * s.u,
          s.between(h, s.h, [0, s.far('#e0bd96', 0.2)], [1, s.shade('#cfa27c')]),
        );
    const tomb = s.main(place(x, foot, size, building(s)));
    art += plan === 'channel' ? channel(s, x, foot, tomb) : tomb;
    art += crowd(s, {
      from: s.w * 0.12,
      to: s.w * 0.88,
      top: foot + 16 * s.u,
      bottom: s.h - 34 * s.u,
      count: 7,
      small: 36 * s.u,
      tall: 72 * s.u,
    });
    return { art: art + frame(s, plan), says: `Humayun’s Tomb ${told[plan]} in Delhi` };
  },
};

/** The tomb from the front, 620 wide, its platform's foot at the origin. */
function building(s: Scene): string {
  const trim = s.lit(marble);
  const dim = s.shade(red);
  let art = shape('M-310 0V-66H310V0Z', wall(s, red));
  let arches = '';
  let deep = '';
  for (let i = 0; i < 15; i++) {
    const at = -287 + i * 41;
    arches += arch(at, 0, 31, 52);
    deep += arch(at, 0, 17, 36);
  }
  art += shape(arches, dim) + shape(deep, hollow(s, red)) + stroke('M-310-64H310', trim, 5);
  // the stair through the middle of the platform
  art += shape(arch(0, 0, 34, 58), hollow(s, red)) + stroke(arch(0, 0, 40, 62), trim, 3);
  // drum and dome stand behind the portal
  art +=
    shape('M-74-218V-262H74V-218Z', rounded(s, red)) +
    stroke('M-74-258H74M-74-226H74', trim, 4) +
    shape('M-78-262C-108-318-74-372-20-400Q0-410 0-418 0-410 20-400C74-372 108-318 78-262Z', rounded(s, marble)) +
    stroke('M0-416V-448', s.lit('#e0b040'), 4) +
    disc(0, -426, 6, s.lit('#e8b84a')) +
    disc(0, -438, 4, s.lit('#e8b84a'));
  for (const way of [-1, 1]) {
    art += wing(s, way);
    art +=
      place(way * 96, -216, 1, chhatri(s, 44, red, marble)) + place(way * 196, -196, 1, chhatri(s, 46, red, marble));
  }
  art +=
    place(0, -66, 1, iwan(s, 150, 162, red, 0.6)) +
    stroke('M-72-66V-224H72V-66', trim, 4) +
    stroke(arch(0, -66, 98, 138), trim, 3) +
    star(s, -54, -196) +
    star(s, 54, -196);
  return art + place(-64, -228, 1, pinnacle(s)) + place(64, -228, 1, pinnacle(s));
}

/** One of the two blocks beside the portal, its corner cut. */
function wing(s: Scene, way: number): string {
  const trim = s.lit(marble);
  const side = way === -s.side ? s.shade(red) : s.lit(mix(red, '#f0c090', 0.16));
  const at = (from: number, to: number, top: number) => d`M${way * from} -66V${-top}H${way * to}V-66Z`;
  return (
    shape(at(75, 196, 196), wall(s, red)) +
    shape(at(196, 244, 188), side) +
    stroke(d`M${way * 75} -192H${way * 196}L${way * 244} -184M${way * 75} -130H${way * 196}`, trim, 4) +
    [108, 160]
      .map(
        (x) =>
          shape(arch(way * x, -70, 36, 54), s.shade(red)) +
          shape(arch(way * x, -70, 20, 38), hollow(s, red)) +
          shape(arch(way * x, -134, 36, 50), s.shade(red)) +
          shape(arch(way * x, -134, 20, 36), hollow(s, red)),
      )
      .join('') +
    shape(arch(way * 220, -70, 22, 46), hollow(s, red)) +
    shape(arch(way * 220, -132, 22, 42), hollow(s, red))
  );
}

const star = (s: Scene, x: number, y: number): string =>
  shape(d`M${x} ${y - 9}L${x + 8} ${y + 5}H${x - 8}ZM${x} ${y + 10}L${x - 8} ${y - 4}H${x + 8}Z`, s.lit(marble));

const pinnacle = (s: Scene): string => shape('M-5 0L-3-26Q0-34 3-26L5 0Z', s.lit(marble));

/** The narrow water of the char bagh between its walks. */
function channel(s: Scene, x: number, foot: number, tomb: string): string {
  const shore = foot + 20 * s.u;
  const both = mirrored(s, tomb, shore, 0.5, 0.6);
  const [far, near] = [90 * s.u, s.w * 0.24];
  const edge = d`M${x - far} ${shore}H${x + far}L${x + near} ${s.h + 4}H${x - near}Z`;
  return (
    both.art +
    shape(
      d`M${x - far - 40 * s.u} ${shore - 5 * s.u}H${x + far + 40 * s.u}L${x + near + 120 * s.u} ${s.h + 4}H${x - near - 120 * s.u}Z`,
      s.lit('#e2c09a'),
    ) +
    `<g clip-path="${s.clip(edge)}">${water(s, { top: shore, colour: '#4a8a96', glitter: 0.4 })}${both.echo}</g>`
  );
}

function frame(s: Scene, plan: (typeof plans)[number]): string {
  const green = mix(s.sky.deep, s.shade('#33573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  const shrubs = [0.04, 0.95].map((t) => bush(s, s.w * t, s.h + 10, 80 * s.u, green, light)).join('');
  if (plan !== 'shade') return shrubs;
  return shrubs + place(s.w * 0.03, s.h + 6, s.u * 5, leafyTree(s, 120, green, light, 0.46));
}
