import { hollow, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { looseBoulders } from '../../kit/land/boulders.ts';
import { shadow } from '../../kit/land/ground.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { water } from '../../kit/water/water.ts';

const granite = '#d0a884';

/** The two stepped towers of the Shore Temple, the sea behind. */
export const shoreTemple: Painter = {
  temperament: 'coast',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.66, square: 0.66 },
  paint(s) {
    const h = s.horizon;
    const foot = h + (s.h - h) * 0.4;
    const size = Math.min((foot * 0.86) / 420, (s.w * 0.84) / 470);
    const x = s.w * s.r.between(0.46, 0.56);
    let art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * 0.2, h * 0.34) +
      water(s, { top: h * 0.92, bottom: h + 30, colour: '#1f93a6' });
    const sand = s.between(h, s.h, [0, s.lit('#f0dcb0')], [1, s.shade('#d9b880')]);
    art += shape(
      d`M0 ${s.h}V${h + 14 * s.u}Q${s.w * 0.3} ${h} ${s.w * 0.6} ${h + 16 * s.u}T${s.w} ${h + 8 * s.u}V${s.h}Z`,
      sand,
    );
    art += stroke(
      d`M0 ${h + 12 * s.u}Q${s.w * 0.3} ${h - 2} ${s.w * 0.6} ${h + 14 * s.u}T${s.w} ${h + 6 * s.u}`,
      '#ffffff',
      4 * s.u,
      0.7,
    );
    art += shadow(s, x, foot, 200 * size, 120) + s.main(place(x, foot, size, temple(s)));
    art += looseBoulders(
      s,
      [0.06, 0.16, 0.86, 0.95].map((t): readonly [number, number, number] => [
        s.w * t,
        foot + s.r.between(10, 90) * s.u,
        s.r.between(46, 92) * s.u,
      ]),
      '#b59a80',
    );
    art += crowd(s, {
      from: s.w * 0.2,
      to: s.w * 0.86,
      top: foot + 24 * s.u,
      bottom: s.h - 30 * s.u,
      count: 7,
      small: 44 * s.u,
      tall: 82 * s.u,
    });
    art += palmRow(
      s,
      [{ x: s.w * s.r.pick([0.02, 0.97]), y: s.h + 20, height: Math.min(s.h * 0.72, s.w * 0.5) }],
      mix(s.sky.deep, s.shade('#2f6a4c'), 0.5),
      s.far('#8fae5a', 0.04),
    );
    return { art, says: 'the Shore Temple of Mamallapuram, its stepped towers before the sea' };
  },
};

/** A stepped pyramid of storeys with little roofs along each, w wide at its foot. */
function vimana(s: Scene, w: number, tiers: number): string {
  const lit = s.lit(granite);
  const dim = s.shade(granite);
  let art = '';
  let y = 0;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const half = (w / 2) * (1 - t * 0.8);
    const tall = w * (i ? 0.17 : 0.34) * (1 - t * 0.28);
    const next = (w / 2) * (1 - ((i + 1) / tiers) * 0.8);
    art += shape(d`M${-half} ${-y}v${-tall}h${half * 2}v${tall}Z`, wall(s, granite));
    art += shape(d`M${s.side < 0 ? half * 0.2 : -half} ${-y}v${-tall}h${half * 0.8}v${tall}Z`, dim, 0.3);
    let niches = '';
    for (let k = 0; k < 5; k++)
      niches += d`M${-half * 0.86 + half * 0.36 * k} ${-y - tall * 0.1}v${-tall * 0.6}h${half * 0.17}v${tall * 0.6}Z`;
    art += shape(niches, mix(dim, s.sky.deep, 0.3), 0.55);
    // eaves, then the row of small barrel roofs on the ledge
    art += shape(d`M${-half - 6} ${-y - tall}q3 -9 10 -10H${half - 4}q7 1 10 10Z`, lit);
    let kiosks = '';
    for (let k = 0; k < 7; k++) {
      const cx = -half + ((half * 2) / 7) * (k + 0.5);
      if (Math.abs(cx) > next - half / 9)
        kiosks += d`M${cx - half / 9} ${-y - tall - 9}v${-half * 0.1}q${half / 9} ${-half * 0.2} ${(half * 2) / 9} 0v${half * 0.1}Z`;
    }
    art += shape(kiosks, dim);
    y += tall + 9;
  }
  const top = w * 0.12;
  return (
    art +
    shape(d`M${-top * 0.8} ${-y}V${-y - top * 0.6}H${top * 0.8}V${-y}Z`, wall(s, granite)) +
    shape(
      d`M${-top * 1.2} ${-y - top * 0.6}Q${-top * 1.3} ${-y - top * 1.7} 0 ${-y - top * 2.1}Q${top * 1.3} ${-y - top * 1.7} ${top * 1.2} ${-y - top * 0.6}Z`,
      s.shade('#a8876a'),
    ) +
    stroke(d`M0 ${-y - top * 2}v${-top * 0.9}`, dim, 5) +
    disc(0, -y - top * 2.9, 5, lit)
  );
}

/** Both towers, the lesser to the left, in their walled court; 460 wide. */
function temple(s: Scene): string {
  let bulls = '';
  for (let x = -224; x < 226; x += 45) if (Math.abs(x - 46) > 40) bulls += d`M${x} -44q2 -15 14 -15l5 -7 6 5q9 7 7 17Z`;
  return (
    place(-118, -30, 1, vimana(s, 150, 5)) +
    place(50, -26, 1, vimana(s, 236, 6)) +
    shape('M34-26V-92H66V-26Z', hollow(s, granite)) +
    shape('M-132-30V-70H-108V-30Z', hollow(s, granite)) +
    shape('M-236 0V-42H14V0ZM84 0V-42H236V0Z', wall(s, '#bf9874')) +
    stroke('M-236-28H14M84-28H236M-236-14H14M84-14H236', s.shade(granite), 2, 0.5) +
    shape(bulls, s.shade('#b08a68')) +
    shape('M-250 8V-4H250V8Z', s.lit('#dcb894'))
  );
}
