import { rowingBoat, shikara } from '../boats.ts';
import { mix } from '../colour.ts';
import { arch, hollow, panes, wall } from '../facade.ts';
import { chhatri, merlons } from '../mughal.ts';
import type { Painter } from '../painting.ts';
import { leafyTree } from '../plants.ts';
import { hills, profile } from '../ridges.ts';
import type { Scene } from '../scene.ts';
import { d, place, shape, stroke } from '../shapes.ts';
import { birds, mist, paintSky } from '../sky.ts';
import { mirrored, water } from '../water.ts';

const lime = '#fbf1e2';

export const lakePalace: Painter = {
  temperament: 'desert',
  times: ['dusk', 'golden', 'dawn', 'morning', 'night'],
  horizon: { landscape: 0.58, wide: 0.6, tall: 0.58, square: 0.6 },
  paint(s) {
    const shore = s.horizon;
    const x = s.w * s.r.between(0.38, 0.46);
    let back = '';
    for (let i = 0; i < 3; i++) {
      const line = profile(s.r, s.w, {
        y: shore * (0.74 + i * 0.085),
        rise: (130 - i * 26) * s.u,
        rough: 0.42,
        points: 24,
        bend: (t) => -Math.sin(t * 3.1 + i * 2.2) * 40 * s.u,
      });
      back += hills(s, line, shore + 4, s.far('#8d7a76', 0.62 - i * 0.17));
    }
    const foot = shore + (s.h - shore) * 0.2;
    const size = s.u * (s.crop === 'wide' ? 1.12 : 1.05);
    const palace = mirrored(s, place(x, foot, size, island(s)), foot, 0.42, 0.8);
    let art =
      paintSky(s) + birds(s, s.w * 0.72, shore * 0.4) + back + town(s, shore) + mist(s, shore - 6, 60 * s.u, 0.45);
    art += water(s, { top: shore, colour: '#4a7f92' }) + palace.echo + palace.art;
    art += place(s.w * 0.78, foot + (s.h - foot) * 0.22, s.u * 0.5, rowingBoat(s, '#d9b24c'));
    art += place(
      s.w * s.r.between(0.56, 0.66),
      foot + (s.h - foot) * 0.56,
      s.u * 0.86,
      shikara(s, s.r.pick(['#c4402b', '#e0a030', '#a83262'])),
      true,
    );
    art += balcony(s);
    return { art, says: 'a white palace standing in a lake among the Aravalli hills' };
  },
};

function island(s: Scene): string {
  const tree = s.far('#4d7048', 0.1);
  const light = s.lit('#9ab060');
  let art = [-210, -60, 96, 232]
    .map((x, i) => place(x, -60, 1, leafyTree(s, 112 + (i % 2) * 30, tree, light)))
    .join('');
  art +=
    shape('M-84 0V-142H66V0Z', wall(s, lime)) +
    shape(merlons(-84, 66, -142, 11), s.lit(lime)) +
    panes(s, { x: -78, y: -134, w: 138, h: 60, columns: 6, rows: 1, arched: true });
  art += shape('M-262 0V-88H266V0Z', wall(s, lime)) + shape(merlons(-262, 266, -88, 10), s.lit(lime));
  art +=
    shape('M-170 0V-110H-104V0ZM126 0V-116H200V0Z', wall(s, '#f4e6d2')) +
    shape(merlons(-170, -104, -110, 10) + merlons(126, 200, -116, 10), s.lit(lime));
  art +=
    place(-137, -110, 1, chhatri(s, 46, lime)) +
    place(163, -116, 1, chhatri(s, 50, lime)) +
    place(-60, -142, 1, chhatri(s, 40, lime)) +
    place(42, -142, 1, chhatri(s, 40, lime)) +
    place(-246, -88, 1, chhatri(s, 34, lime)) +
    place(248, -88, 1, chhatri(s, 34, lime));
  art +=
    panes(s, { x: -254, y: -82, w: 78, h: 34, columns: 4, rows: 1, arched: true }) +
    panes(s, { x: 204, y: -82, w: 58, h: 34, columns: 3, rows: 1, arched: true }) +
    panes(s, { x: -160, y: -102, w: 48, h: 40, columns: 2, rows: 1, arched: true }) +
    panes(s, { x: 136, y: -106, w: 54, h: 42, columns: 2, rows: 1, arched: true });
  let arcade = '';
  for (let x = -248; x < 262; x += 25) arcade += arch(x, -8, 17, 33);
  art += shape(arcade, hollow(s, lime)) + stroke('M-262-46H266M-262-86H266', s.shade(lime), 2, 0.6);
  return art + shape('M-272 0V-8H276V0Z', s.shade('#e0cdb4'));
}

function town(s: Scene, shore: number): string {
  let art = '';
  let x = s.w * 0.62;
  while (x < s.w + 20) {
    const w = s.r.between(26, 58) * s.u;
    const h = s.r.between(18, 52) * s.u;
    const colour = s.far(s.r.pick(['#f3e3cd', '#e9cfae', '#f7ead8', '#e2bf98']), 0.34);
    art +=
      shape(d`M${x} ${shore + 3}v${-h}h${w}v${h}Z`, colour) +
      panes(s, {
        x,
        y: shore - h + 3,
        w,
        h: h * 0.9,
        columns: 3,
        rows: Math.max(1, Math.round(h / 18)),
        fillX: 0.3,
        fillY: 0.4,
        lamps: 0.6,
      });
    x += w * s.r.between(0.8, 1.1);
  }
  return art;
}

/** The parapet from which we look. */
function balcony(s: Scene): string {
  const dark = mix(s.sky.deep, s.shade('#6b4436'), 0.4);
  const top = s.h - 40 * s.u;
  return (
    shape(d`M0 ${s.h}V${top}H${s.w}V${s.h}Z` + merlons(-10, s.w + 10, top + 1, 24 * s.u), dark) +
    stroke(d`M0 ${top + 8 * s.u}H${s.w}`, s.lit('#d8a878'), 2.4 * s.u, 0.5)
  );
}
