import { sailboat } from './boats.ts';
import { mix } from './colour.ts';
import { palmRow } from './palms.ts';
import { grove } from './pines.ts';
import { foliage } from './plants.ts';
import { land, profile, woods } from './ridges.ts';
import { inset, type Scene } from './scene.ts';
import { d, place, shape } from './shapes.ts';
import { birds, mist, paintSky } from './sky.ts';
import { skyline } from './skyline.ts';
import { snowRange } from './snow.ts';
import { water } from './water.ts';

export type View = 'mountain' | 'lake' | 'city' | 'sea' | 'forest';

/** What is seen through an opening; the art fills w by h from its own origin. */
export function view(outer: Scene, kind: View, w: number, h: number): string {
  const s = inset(outer, w, h, Math.max(0.34, Math.min(0.7, h / 620)), h * (kind === 'sea' ? 0.62 : 0.74));
  return paintSky(s, { clouds: 2 }) + scenes[kind](s);
}

const scenes: Record<View, (s: Scene) => string> = {
  mountain: (s) =>
    snowRange(s, { base: s.horizon, height: s.horizon * 0.66, peaks: 4, snow: 0.74, distance: 0.18 }) +
    mist(s, s.horizon * 0.86, 40, 0.5) +
    land(s, profile(s.r, s.w, { y: s.horizon * 0.92, rise: 50 * s.u }), s.h, s.far('#5d7f8a', 0.42)) +
    woods(s, profile(s.r, s.w, { y: s.horizon * 1.04, rise: 40 * s.u }), s.h, s.far('#3a6653', 0.2), 40 * s.u) +
    grove(s, {
      from: 0,
      to: s.w,
      ground: () => s.h + 6,
      height: () => 150 * s.u,
      count: 9,
      colour: s.far('#264a3c', 0.04),
      light: s.lit('#6f9460'),
    }),
  lake: (s) => {
    const shore = s.h * 0.62;
    return (
      land(s, profile(s.r, s.w, { y: shore * 0.72, rise: 120 * s.u }), shore + 3, s.far('#6d8a94', 0.56)) +
      land(s, profile(s.r, s.w, { y: shore * 0.86, rise: 80 * s.u }), shore + 3, s.far('#557a76', 0.38)) +
      woods(s, profile(s.r, s.w, { y: shore * 0.98, rise: 14 * s.u }), shore + 3, s.far('#3f6d58', 0.24), 24 * s.u) +
      water(s, { top: shore, colour: '#3a8292' }) +
      mist(s, shore, 24, 0.4) +
      place(s.w * 0.36, s.h * 0.8, s.u * 0.7, sailboat(s, '#f3e6cc')) +
      grove(s, {
        from: s.w * 0.66,
        to: s.w,
        ground: () => s.h + 8,
        height: () => 190 * s.u,
        count: 6,
        colour: s.far('#264a3c', 0.04),
        light: s.lit('#6f9460'),
      })
    );
  },
  city: (s) =>
    skyline(s, { from: -10, to: s.w + 10, ground: s.h, tall: s.h * 0.72, distance: 0.6 }) +
    mist(s, s.h * 0.8, 60, 0.45) +
    skyline(s, { from: -10, to: s.w + 10, ground: s.h, tall: s.h * 0.5, distance: 0.3 }) +
    shape(
      foliage(s.r, s.w * 0.14, s.h, s.w * 0.16, s.h * 0.14) +
        foliage(s.r, s.w * 0.4, s.h + 4, s.w * 0.18, s.h * 0.12) +
        foliage(s.r, s.w * 0.8, s.h, s.w * 0.2, s.h * 0.16),
      s.far('#3f6d48', 0.06),
    ),
  sea: (s) =>
    water(s, { top: s.horizon, bottom: s.h, colour: '#1f9aa6' }) +
    birds(s, s.w * 0.3, s.horizon * 0.5, 5) +
    place(s.w * 0.34, s.horizon + 12, s.u * 0.5, sailboat(s, '#f7ead0')) +
    shape(d`M0 ${s.h}V${s.h * 0.93}Q${s.w * 0.5} ${s.h * 0.84} ${s.w} ${s.h * 0.9}V${s.h}Z`, s.lit('#f0d9ae')) +
    palmRow(
      s,
      [
        { x: s.w * 0.8, y: s.h + 6, height: s.h * 0.74 },
        { x: s.w * 0.92, y: s.h + 6, height: s.h * 0.54 },
      ],
      mix(s.sky.deep, s.shade('#2f6a4c'), 0.6),
      s.lit('#9fbf5f'),
    ),
  forest: (s) => {
    let art = land(s, profile(s.r, s.w, { y: s.h * 0.5, rise: 110 * s.u }), s.h, s.far('#5f8570', 0.56));
    const depths = [0.42, 0.2, 0.02] as const;
    depths.forEach((distance, rank) => {
      let trunks = '';
      let crowns = '';
      for (let i = 0; i < 6 - rank; i++) {
        const x = s.w * ((i + s.r.between(0.1, 0.9)) / (6 - rank));
        const thick = (3 + rank * 5) * s.u * 1.4;
        trunks += d`M${x - thick} ${s.h}L${x - thick * 0.6} ${s.h * 0.16}h${thick * 1.2}L${x + thick} ${s.h}Z`;
        crowns += foliage(s.r, x, s.h * (0.3 - rank * 0.1), s.w * 0.12, s.h * 0.15, 0.2);
      }
      art +=
        shape(trunks, s.far('#7a6248', distance)) +
        shape(crowns, s.far('#4c8046', distance)) +
        mist(s, s.h * 0.86, s.h * 0.3, 0.35);
      art += shape(
        foliage(s.r, s.w * (0.2 + rank * 0.3), s.h, s.w * 0.24, s.h * (0.2 - rank * 0.04), 0.2),
        s.far('#5f9450', distance),
      );
    });
    return art;
  },
};
