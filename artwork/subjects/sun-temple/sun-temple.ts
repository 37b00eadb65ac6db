import { hollow, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, shadow, treeBelt } from '../../kit/land/ground.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { palmRow } from '../../kit/plants/palms.ts';

const plans = ['wheel', 'temple', 'wheel'] as const;
const told = {
  wheel: 'a carved stone wheel of the Sun Temple at Konark',
  temple: 'the Sun Temple of Konark on its platform of wheels',
} as const;

const stone = '#c08a62';

export const sunTemple: Painter = {
  temperament: 'coast',
  times: ['golden', 'morning', 'dawn', 'noon', 'dusk'],
  horizon: { landscape: 0.66, wide: 0.68, tall: 0.64, square: 0.66 },
  paint(s) {
    const h = s.horizon;
    const plan = s.r.pick(plans);
    const foot = h + (s.h - h) * (plan === 'wheel' ? 0.5 : 0.24);
    const x = s.w * s.r.between(0.44, 0.56);
    let art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * 0.2, h * 0.24) +
      treeBelt(s, h + 4, s.r.between(60, 100) * s.u, 0.34) +
      mist(s, h, 80 * s.u, 0.4) +
      palmRow(
        s,
        [0.04, 0.12, 0.88, 0.95].map((t) => ({ x: s.w * t, y: h + 12, height: s.r.between(190, 280) * s.u })),
        s.far('#3f7450', 0.18),
        s.lit('#9fbf5f'),
      ) +
      plain(s, h, '#a8ac66');
    if (plan === 'wheel') {
      const size = (s.h * 0.7) / 280;
      art += platform(s, foot, 330 * size) + s.main(place(x, foot - 150 * size, size, wheel(s)));
    } else {
      const size = Math.min((foot * 0.86) / 400, (s.w * 0.8) / 640);
      art += shadow(s, x, foot, 320 * size, 110) + s.main(place(x, foot, size, temple(s)));
    }
    art += crowd(s, {
      from: s.w * 0.1,
      to: s.w * 0.9,
      top: foot + 30 * s.u,
      bottom: s.h - 24 * s.u,
      count: plan === 'wheel' ? 4 : 8,
      small: 60 * s.u,
      tall: (plan === 'wheel' ? 120 : 84) * s.u,
    });
    return { art, says: told[plan] };
  },
};

/** The carved side of the platform, from edge to edge behind a wheel. */
function platform(s: Scene, foot: number, tall: number): string {
  const top = foot - tall;
  let bands = '';
  for (let i = 1; i < 8; i++) bands += d`M0 ${top + (tall * i) / 8}H${s.w}`;
  let niches = '';
  for (let x = 20 * s.u; x < s.w; x += 62 * s.u)
    for (const t of [0.14, 0.66])
      niches += d`M${x} ${top + tall * (t + 0.18)}v${-tall * 0.11}q${16 * s.u} ${-tall * 0.08} ${32 * s.u} 0v${tall * 0.11}Z`;
  return (
    box(0, top, s.w, tall, s.between(top, foot, [0, s.lit(stone)], [1, s.shade(stone)])) +
    shape(niches, s.shade(stone), 0.7) +
    stroke(bands, mix(s.shade(stone), s.sky.deep, 0.3), 3 * s.u, 0.6) +
    box(0, top - 14 * s.u, s.w, 18 * s.u, s.lit('#d6a880')) +
    box(0, foot - 10 * s.u, s.w, 22 * s.u, s.shade('#a8764f'))
  );
}

/** A wheel 280 across around its own axle: eight broad spokes with medallions, eight thin ones, a beaded rim. */
function wheel(s: Scene): string {
  const [lit, dim, deep] = [s.lit('#d8a678'), s.shade('#a87450'), mix(s.shade(stone), s.sky.deep, 0.5)];
  const at = (turn: number, r: number) => [Math.cos(turn) * r, Math.sin(turn) * r] as const;
  let [broad, thin, beads, medals] = ['', '', '', ''];
  for (let i = 0; i < 8; i++) {
    const turn = (i * Math.PI) / 4;
    const [x, y] = at(turn, 112);
    const [mx, my] = at(turn, 70);
    const [px, py] = at(turn + Math.PI / 2, 1);
    broad += d`M${px * 7} ${py * 7}L${mx + px * 13} ${my + py * 13}L${x + px * 6} ${y + py * 6}L${x - px * 6} ${y - py * 6}L${mx - px * 13} ${my - py * 13}L${-px * 7} ${-py * 7}Z`;
    medals += disc(mx, my, 9, dim) + disc(mx, my, 5, lit);
    const [tx, ty] = at(turn + Math.PI / 8, 112);
    thin += d`M0 0L${tx} ${ty}`;
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = at((i * Math.PI) / 20, 127);
    beads += d`M${x} ${y}h0`;
  }
  const ring = (r: number) => d`M${-r} 0Q${-r} ${-r} 0 ${-r}T${r} 0 0 ${r} ${-r} 0Z`;
  return (
    `<g transform="translate(7 9)">${disc(0, 0, 141, deep, 0.5)}</g>` +
    shape(ring(90), deep, 0) +
    disc(0, 0, 140, dim) +
    disc(0, 0, 136, lit) +
    disc(0, 0, 116, deep) +
    stroke(thin, dim, 6) +
    shape(broad, lit) +
    medals +
    stroke(beads, dim, 9) +
    disc(0, 0, 30, dim) +
    disc(0, 0, 25, lit) +
    disc(0, 0, 13, dim) +
    disc(0, 0, 7, lit) +
    // what the picture is framed by
    stroke('M-140 0h0M140 0h0M0-140v0M0 140v0', lit, 1)
  );
}

/** The hall under its three-stepped roof, on a platform with wheels; 640 wide. */
function temple(s: Scene): string {
  const dim = s.shade(stone);
  let art = shape('M-320 0V-84H320V0Z', wall(s, stone)) + stroke('M-320-82H320M-320-62H320M-320-14H320', dim, 4, 0.7);
  for (const x of [-264, -160, 160, 264]) art += place(x, -42, 0.3, wheel(s));
  art += shape('M-52 0L-40-84H40L52 0Z', s.lit('#d6a880')) + stroke('M-50-14H50M-48-30H48M-46-46H46M-43-62H43', dim, 2);
  art +=
    shape('M-180-84V-204H180V-84Z', wall(s, mix(stone, '#e0b088', 0.2))) +
    shape('M-34-84V-168H34V-84Z', hollow(s, stone)) +
    stroke('M-120-84V-204M-80-84V-204M80-84V-204M120-84V-204M-180-140H-40M40-140H180', dim, 4, 0.6);
  for (const [y, w, tall] of [
    [-204, 204, 62],
    [-262, 158, 52],
    [-310, 108, 42],
  ] as const) {
    let tiers = '';
    for (let i = 1; i < 5; i++) tiers += d`M${-w + i * 9} ${y - (tall * i) / 5}H${w - i * 9}`;
    art +=
      shape(d`M${-w} ${y}L${-w + 46} ${y - tall}H${w - 46}L${w} ${y}Z`, wall(s, stone)) + stroke(tiers, dim, 3, 0.7);
  }
  return (
    art +
    shape('M-62-352Q-54-392 0-394 54-392 62-352Z', wall(s, '#c9976e')) +
    shape('M-16-392L0-418 16-392Z', s.lit('#d6a880'))
  );
}
