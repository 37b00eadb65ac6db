import { hollow, roundArch, rounded, wall } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { pigeons } from '../../kit/people/festive.ts';

const basalt = '#6f6a70';

export const mahalakshmi: Painter = {
  temperament: 'forest',
  times: ['morning', 'golden', 'noon', 'dawn', 'dusk'],
  horizon: { landscape: 0.64, wide: 0.72, tall: 0.64, square: 0.64 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.46, 0.54);
    const foot = h + (s.h - h) * 0.26;
    const size = { landscape: 1.26, wide: 0.98, tall: 1.1, square: 1.1 }[s.crop] * s.u;
    const art =
      paintSky(s, { clouds: 3 }) +
      birds(s, s.w * 0.2, h * 0.26, 5) +
      hills(
        s,
        profile(s.r, s.w, { y: h * 0.8, rise: 90 * s.u, rough: 0.4, points: 20 }),
        h + 6,
        s.far('#6f8a6a', 0.56),
      ) +
      mist(s, h * 0.94, 90 * s.u, 0.45) +
      treeBelt(s, h + 8 * s.u, 120 * s.u, 0.26) +
      plain(s, h + 4 * s.u, '#a8a09c') +
      road(
        [x, foot],
        120 * s.u,
        [s.w / 2, s.h],
        420 * s.u,
        s.between(foot, s.h, [0, s.far('#c4bab0', 0.12)], [1, s.shade('#b5aaa0')]),
      ) +
      shadow(s, x, foot, 300 * size, 120 * s.u) +
      s.main(place(x, foot, size, temple(s))) +
      [-1, 1].map((way) => place(x + way * 340 * size, foot + 26 * s.u, size * 1.02, lampTower(s))).join('') +
      pigeons(s, x + 210 * s.u, foot + 80 * s.u, 130 * s.u, 9) +
      crowd(s, {
        from: x - 320 * s.u,
        to: x + 320 * s.u,
        top: foot + 14 * s.u,
        bottom: s.h - 30 * s.u,
        count: 10,
        small: 50 * s.u,
        tall: 96 * s.u,
      });
    return {
      art,
      says: 'the Mahalaxmi temple of Kolhapur, pale spires on walls of black stone',
    };
  },
};

/** A spire of storeys, each with its row of little turrets; a lotus and a pot on top. */
function spire(s: Scene, w: number, h: number, surface: Hex): string {
  const storeys = 6;
  let art = '';
  for (let i = 0; i < storeys; i++) {
    const half = (w / 2) * (1 - i * 0.125);
    const next = (w / 2) * (1 - (i + 1) * 0.125);
    const [y, tall] = [(-h * 0.8 * i) / storeys, (h * 0.8) / storeys];
    art += shape(d`M${-half} ${y}L${-next} ${y - tall}H${next}L${half} ${y}Z`, rounded(s, surface));
    let turrets = '';
    for (let k = -2; k <= 2; k++)
      turrets += d`M${k * half * 0.4 - half * 0.13} ${y}v${-tall * 0.5}q${half * 0.13} ${-tall * 0.44} ${half * 0.26} 0v${tall * 0.5}Z`;
    art +=
      shape(turrets, s.lit(mix(surface, '#ffffff', 0.4))) +
      stroke(d`M${-half - 2} ${y}H${half + 2}`, s.shade(mix(surface, '#c4502f', 0.4)), 3);
  }
  return (
    art +
    shape(
      d`M${-w * 0.15} ${-h * 0.8}C${-w * 0.2} ${-h * 0.9} ${-w * 0.06} ${-h * 0.95} 0 ${-h * 0.97}C${w * 0.06} ${-h * 0.95} ${w * 0.2} ${-h * 0.9} ${w * 0.15} ${-h * 0.8}Z`,
      rounded(s, mix(surface, '#e8a860', 0.3)),
    ) +
    stroke(d`M0 ${-h * 0.96}V${-h * 1.1}`, s.lit('#e8b84a'), 5) +
    shape(d`M2 ${-h * 1.1}l${w * 0.3} ${w * 0.09}l${-w * 0.3} ${w * 0.09}Z`, s.lit('#f08a30'))
  );
}

/** The temple with five spires, about 560 wide and 330 high. */
function temple(s: Scene): string {
  const cream = '#f4e2c0';
  const stone = wall(s, basalt);
  const ledge = s.lit(mix(basalt, '#ffffff', 0.3));
  let niches = '';
  for (let x = -258; x <= 258; x += 43) if (Math.abs(x) > 100) niches += roundArch(x, -22, 18, 42);
  let posts = '';
  let arches = '';
  for (let i = 0; i < 5; i++) {
    const x = -88 + i * 44;
    posts += d`M${x - 22} 0V-74`;
    arches += roundArch(x, 0, 36, 66);
  }
  return (
    place(-118, -96, 1, spire(s, 96, 140, mix(cream, '#d9b890', 0.3))) +
    place(118, -96, 1, spire(s, 96, 140, mix(cream, '#d9b890', 0.3))) +
    place(0, -104, 1, spire(s, 136, 226, cream)) +
    place(-216, -90, 1, spire(s, 100, 164, cream)) +
    place(216, -90, 1, spire(s, 100, 164, cream)) +
    shape('M-276 0V-90H276V0Z', stone) +
    shape('M-180-90V-104H180V-90Z', stone) +
    stroke('M-280-90H280M-276-68H276M-276-16H276', ledge, 4) +
    shape(niches, mix(s.shade(basalt), s.sky.deep, 0.4)) +
    shape('M-124-74L-108-106H108L124-74Z', s.lit('#b5533a')) +
    shape('M-112 0V-76H112V0Z', s.lit('#8a4a34')) +
    shape(arches, hollow(s, '#6a3a2c')) +
    stroke(`${posts}M110 0V-74`, s.lit('#d98a4a'), 6) +
    shape('M-300 8V-8H300V8Z', s.shade(mix(basalt, '#ffffff', 0.2)))
  );
}

/** A stone tower whose brackets carry lamps on feast days, 250 high. */
function lampTower(s: Scene): string {
  let brackets = '';
  for (let i = 0; i < 9; i++) {
    const half = 26 - i * 1.9;
    brackets += d`M${-half - 13} ${-44 - i * 21}h${half * 2 + 26}`;
  }
  return (
    oval(-s.side * 14, 2, 62, 8, s.sky.deep, 0.25) +
    stroke(brackets, s.lit(mix(basalt, '#ffffff', 0.25)), 6) +
    shape('M-27-30L-9-236H9L27-30Z', rounded(s, mix(basalt, '#a89a90', 0.4))) +
    shape('M-46 0V-18H-36V-32H36V-18H46V0Z', wall(s, basalt)) +
    shape('M-13-236Q0-262 13-236Z', s.lit('#c9bcb0'))
  );
}
