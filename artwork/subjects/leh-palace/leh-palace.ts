import { panes, wall } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { poplars } from '../../kit/plants/plants.ts';
import { prayerFlags } from '../../kit/things/flags.ts';

const mud = '#cdab84';

export const lehPalace: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'noon', 'dawn'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.6, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const x = s.w * s.r.between(0.44, 0.54);
    // a banner has its header over the sky
    const wide = s.crop === 'wide';
    const foot = s.h * (wide ? 0.68 : 0.56);
    const crag = profile(s.r, s.w, {
      y: h * 1.06,
      rise: 30 * s.u,
      rough: 0.6,
      bend: (t) =>
        -h * (wide ? 0.44 : 0.72) * Math.exp(-(((t - x / s.w - 0.2) / 0.17) ** 2)) -
        h * 0.26 * Math.exp(-(((t - 0.2) / 0.2) ** 2)),
    });
    const peak = x + s.w * 0.2;
    const top = heightAt(crag, peak);
    const art =
      paintSky(s, { clouds: 2 }) +
      birds(s, s.w * 0.2, h * 0.2, 5) +
      snowRange(s, { base: h, height: h * 0.62, peaks: Math.round(s.w / s.u / 240), snow: 0.4, distance: 0.3 }) +
      mist(s, h * 0.82, 110 * s.u, 0.4) +
      land(s, crag, s.h, s.far('#b8906c', 0.12), 0.1) +
      shrineOfTheTop(s, peak, top) +
      s.main(place(x, foot, s.u * (wide ? 0.82 : 0.98), palace(s)) + town(s, foot)) +
      prayerFlags(
        s,
        [peak - 20 * s.u, top - 50 * s.u],
        [x - 80 * s.u, foot - (wide ? 246 : 296) * s.u],
        14 * s.u,
        9 * s.u,
      ) +
      ground(s);
    return { art, says: 'the nine storeys of Leh Palace above the flat roofs of the old town' };
  },
};

/** The palace, about 420 wide and 290 high: battered walls in steps, the upper storeys with balconies. */
function palace(s: Scene): string {
  const rim = s.shade('#6a3a30');
  const tier = (left: number, right: number, foot: number, top: number, surface: Hex) => {
    const lean = (foot - top) * 0.08;
    return (
      shape(d`M${left} ${-foot}L${left + lean} ${-top}H${right - lean}L${right} ${-foot}Z`, wall(s, surface)) +
      shape(d`M${left + lean - 4} ${-top}h${right - left - lean * 2 + 8}v-9h${-(right - left - lean * 2 + 8)}Z`, rim)
    );
  };
  const holes = (left: number, right: number, y: number, tall: number, columns: number, rows: number) =>
    panes(s, {
      x: left,
      y: -y,
      w: right - left,
      h: tall,
      columns,
      rows,
      fillX: 0.34,
      fillY: 0.46,
      frame: rim,
      lamps: 0.5,
    });
  let balconies = '';
  for (const [x, y] of [
    [-86, 214],
    [-30, 214],
    [-110, 166],
    [-50, 166],
    [10, 166],
    [92, 150],
  ] as const)
    balconies += d`M${x - 15} ${-y}h30v-8h-30ZM${x - 17} ${-y - 30}h34v-6h-34Z`;
  return (
    tier(-236, 226, -30, 62, mix(mud, '#8f7a68', 0.45)) +
    tier(-60, 176, 50, 196, mud) +
    holes(50, 160, 186, 110, 4, 4) +
    tier(-206, 60, 56, 258, mix(mud, '#e6cfa8', 0.3)) +
    holes(-186, 40, 250, 180, 8, 6) +
    tier(-146, -10, 258, 300, mix(mud, '#e6cfa8', 0.3)) +
    holes(-136, -20, 294, 32, 5, 1) +
    shape(balconies, s.shade('#7a4a34')) +
    holes(-216, 200, 50, 40, 12, 1)
  );
}

/** The red temple on the top of the crag. */
const shrineOfTheTop = (s: Scene, x: number, y: number): string =>
  place(
    x,
    y + 10 * s.u,
    s.u * 0.9,
    shape('M-58 6L-54-34H-10L-8 6Z', wall(s, '#f4ece0')) +
      shape('M-14 10L-10-56H40L44 10Z', wall(s, '#a8362a')) +
      shape('M-14-56H44v-7H-14ZM-58-34H-8v-6H-58Z', s.shade('#5a2f2a')) +
      panes(s, { x: -50, y: -28, w: 36, h: 26, columns: 3, rows: 1 }) +
      panes(s, { x: -6, y: -48, w: 42, h: 44, columns: 3, rows: 2 }),
  );

/** Whitewashed and mud-brick houses down the slope, the nearer the larger. */
function town(s: Scene, foot: number): string {
  const rows = 4;
  let art = '';
  for (let row = 0; row < rows; row++) {
    const y = foot + (70 + row * 44) * s.u;
    const size = (34 + row * 13) * s.u;
    for (let x = -size * s.r.next(); x < s.w; x += size * s.r.between(1.02, 1.5)) {
      const [w, tall] = [size * s.r.between(0.8, 1.2), size * s.r.between(0.7, 1.05)];
      const face = s.far(s.r.pick(['#f2e8d8', '#e6d3b4', '#d0ae88', '#efe3d0']), 0.16 - row * 0.04);
      art +=
        shape(d`M${x} ${y + size * 0.5}V${y - tall}h${w}V${y + size * 0.5}Z`, face) +
        shape(
          d`M${s.side < 0 ? x + w * 0.72 : x} ${y + size * 0.5}V${y - tall}h${w * 0.28}V${y + size * 0.5}Z`,
          s.sky.deep,
          0.13,
        ) +
        shape(d`M${x - 2} ${y - tall}h${w + 4}v${-size * 0.09}h${-w - 4}Z`, s.shade('#7a5240'));
      art += stroke(
        d`M${x + w * 0.26} ${y - tall * 0.62}v${tall * 0.26}M${x + w * 0.54} ${y - tall * 0.62}v${tall * 0.26}`,
        s.shade('#5a4038'),
        size * 0.13,
      );
    }
  }
  return art;
}

/** The lane in front: willows' and poplars' green, and people. */
function ground(s: Scene): string {
  const top = s.h * 0.88;
  const spots = [0.02, 0.06, 0.1, 0.16, 0.86, 0.91, 0.97].map((t) => ({
    x: s.w * t,
    y: top + 16 * s.u,
    height: s.r.between(190, 300) * s.u,
  }));
  return (
    poplars(s, spots, s.far('#5f7f3a', 0.06), s.lit('#b8c25a')) +
    shape(
      d`M0 ${top}Q${s.w * 0.5} ${top - 22 * s.u} ${s.w} ${top + 6 * s.u}V${s.h}H0Z`,
      s.between(top, s.h, [0, s.far('#c9a67c', 0.1)], [1, s.shade('#a8835c')]),
    ) +
    crowd(s, {
      from: s.w * 0.24,
      to: s.w * 0.76,
      top: top + 26 * s.u,
      bottom: s.h - 16 * s.u,
      count: 5,
      small: 66 * s.u,
      tall: 92 * s.u,
    })
  );
}
