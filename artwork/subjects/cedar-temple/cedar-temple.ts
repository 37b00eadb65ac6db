import { hollow, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { grass } from '../../kit/plants/plants.ts';

/** The wooden temple of Hadimba in its cedar wood. */
export const cedarTemple: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.72, wide: 0.74, tall: 0.72, square: 0.72 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.44, 0.56);
    const foot = h + 26 * s.u;
    const size = Math.min((foot * 0.88) / 420, (s.w * 0.7) / 400);
    let art =
      paintSky(s, { clouds: 2 }) +
      snowRange(s, { base: h * 0.8, height: h * 0.5, peaks: 5, snow: 0.7, distance: 0.34 }) +
      mist(s, h * 0.7, 90 * s.u, 0.5);
    art += woods(s, profile(s.r, s.w, { y: h * 0.72, rise: 90 * s.u }), s.h, s.far('#4f7f70', 0.46), 30 * s.u);
    for (const [distance, tall, count] of [
      [0.3, 330, 16],
      [0.14, 470, 11],
    ] as const)
      art += grove(s, {
        from: -20,
        to: s.w + 20,
        ground: () => h + 20 * s.u,
        height: () => tall * s.u * s.r.between(0.8, 1.1),
        count,
        colour: s.far('#2c5444', distance),
        light: s.far('#6f9a68', distance),
      });
    art +=
      mist(s, h, 90 * s.u, 0.35) +
      box(0, h + 4, s.w, s.h - h, s.between(h, s.h, [0, s.far('#8a9a5c', 0.16)], [1, s.shade('#5f7444')]));
    art += shape(
      d`M${x - 60 * s.u} ${foot}H${x + 60 * s.u}L${x + 260 * s.u} ${s.h}H${x - 260 * s.u}Z`,
      s.between(foot, s.h, [0, s.lit('#d0bfa4')], [1, s.shade('#a8967c')]),
    );
    art += s.main(place(x, foot, size, temple(s)));
    art += crowd(s, {
      from: x - 240 * s.u,
      to: x + 240 * s.u,
      top: foot + 20 * s.u,
      bottom: s.h - 30 * s.u,
      count: 7,
      small: 44 * s.u,
      tall: 82 * s.u,
    });
    const edge = s.r.pick(['left', 'right'] as const);
    return {
      art:
        art +
        framingPines(s, edge, s.h, s.h * 0.92, 3) +
        shape(
          grass(s.r, 0, s.w, () => s.h + 4, 30 * s.u, 12 * s.u),
          mix(s.sky.deep, s.shade('#3f5f38'), 0.5),
        ),
      says: 'the Hadimba temple with its tiered wooden roofs in a wood of cedars at Manali',
    };
  },
};

/** Three square roofs and a round one above carved doors; 380 wide, 410 tall, foot at the origin. */
function temple(s: Scene): string {
  const timber = '#8a5a38';
  const dim = s.shade(timber);
  const roof = (y: number, half: number, inner: number, rise: number) =>
    shape(
      d`M${-half} ${y}L${-inner} ${y - rise}H${inner}L${half} ${y}L${half - 8} ${y + 12}H${8 - half}Z`,
      s.down([0, s.lit('#7a5a44')], [1, s.lit('#a87850')]),
    ) +
    stroke(
      Array.from(
        { length: 9 },
        (_, i) => d`M${-inner + (inner * 2 * i) / 8} ${y - rise}L${-half + (half * 2 * i) / 8} ${y}`,
      ).join(''),
      dim,
      2.4,
      0.55,
    ) +
    stroke(d`M${-half} ${y + 3}H${half}`, s.shade('#5a3a26'), 8);
  const body = (y: number, half: number, tall: number) =>
    shape(d`M${-half} ${y}v${-tall}h${half * 2}v${tall}Z`, wall(s, timber));
  let art =
    shape('M-190 0V-22H190V0Z', wall(s, '#b0a494')) +
    stroke('M-190-11H190M-120-22V0M-40-22V0M40-22V0M120-22V0', s.shade('#8f8478'), 2, 0.6);
  art += body(-22, 122, 110) + stroke('M-122-60H122M-122-96H122', dim, 4, 0.7);
  // whitewashed courses between the beams, the carved door, its lamps and horns
  art +=
    shape('M-120-90V-66H-44V-90ZM44-90V-66H120V-90ZM-120-54V-28H-44V-54ZM44-54V-28H120V-54Z', s.lit('#e9dcc4')) +
    shape('M-40-22V-112H40V-22Z', s.shade('#5a3420')) +
    shape('M-20-22V-90H20V-22Z', hollow(s, timber)) +
    stroke('M-34-22V-106H34V-22M-27-22V-98H27V-22', s.lit('#c98a50'), 3);
  art +=
    roof(-128, 180, 110, 54) +
    body(-180, 92, 30) +
    roof(-206, 138, 82, 46) +
    body(-250, 66, 26) +
    roof(-272, 104, 58, 40);
  art +=
    body(-310, 38, 18) +
    shape('M-66-324Q-30-344-10-392L0-400 10-392Q30-344 66-324Z', s.down([0, s.lit('#8a8f94')], [1, s.lit('#b5a894')])) +
    stroke('M0-396V-432', s.lit('#e0b040'), 5) +
    disc(0, -410, 8, s.lit('#e8b84a')) +
    disc(0, -426, 5, s.lit('#e8b84a'));
  return (
    art +
    shape('M0-432L40-424 0-414Z', s.lit('#d8402b')) +
    stroke('M-176-118v16M-140-118v16M-100-118v16M100-118v16M140-118v16M176-118v16', s.lit('#e8b84a'), 4)
  );
}
