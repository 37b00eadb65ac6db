import { wall } from '../../kit/buildings/facade.ts';
import { ridgeShrine, snowyPaintedShrine, snowyStoneShrine } from '../../kit/buildings/himalayan-shrines.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, type Point, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, land, profile } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { edgePines, snowCap, snowfall, snowfield, snowPines, woodedSnow } from '../../kit/land/snowfield.ts';
import { mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { prayerFlags } from '../../kit/things/flags.ts';

const shrines = [snowyStoneShrine, snowyPaintedShrine, ridgeShrine] as const;

export const shrineSnow: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'dawn', 'dusk', 'golden', 'noon', 'night'],
  horizon: { landscape: 0.68, wide: 0.7, tall: 0.66, square: 0.68 },
  paint(s) {
    const h = s.horizon;
    const shrine = s.r.pick(shrines);
    const ridge = shrine === ridgeShrine;
    const t = s.r.between(0.36, 0.6);
    const x = s.w * t;
    const main = t + s.r.pick([-0.2, 0.02, 0.22]);
    let art =
      paintSky(s) +
      snowRange(s, {
        base: h * 1.02,
        height: h * s.r.between(0.7, 0.86),
        peaks: Math.round(s.w / s.u / s.r.between(200, 320)),
        envelope: (at) => 0.5 + 0.5 * Math.exp(-(((at - main) * 3) ** 2)),
        snow: 0.86,
        distance: 0.18,
      });
    art += mist(s, h * 0.78, 150 * s.u, 0.6);
    const gap = s.r.between(0.3, 0.7);
    const spur = profile(s.r, s.w, {
      y: h * 0.96,
      rise: 60 * s.u,
      rough: 0.56,
      bend: (at) => -Math.abs(at - gap) * 170 * s.u,
    });
    art += land(s, spur, s.h, s.far('#8d9ab4', 0.4), 0.5) + snowPines(s, spur, ridge ? 0 : 18, 52, 0.3);
    art += mist(s, h * 0.96, 90 * s.u, 0.4);
    art += ridge
      ? snowfield(s, profile(s.r, s.w, { y: h * 0.99, rise: 56 * s.u, rough: 0.4, points: 18 }), 0.26)
      : woodedSnow(s, h * 0.97);
    const field = profile(s.r, s.w, {
      y: h + 26 * s.u,
      rise: 18 * s.u,
      rough: 0.36,
      points: 18,
      bend: (at) => (ridge ? Math.abs(at - t) * 190 : Math.abs(at - t) * 34) * s.u,
    });
    const y = heightAt(field, x) + 30 * s.u;
    const size = s.u * s.r.between(1.2, 1.46);
    art += snowfield(s, field, 0.04) + (ridge ? '' : hamlet(s, field, t)) + lampGlow(s, x, y - 90 * s.u, 260 * s.u);
    art += pathway(s, x, y) + s.main(place(x, y, size, shrine(s))) + pilgrims(s, x, y) + foreground(s);
    return { art: art + (s.r.chance(0.35) ? snowfall(s, 70) : ''), says: 'a Himalayan shrine under fresh snow' };
  },
};

/** Pilgrims' lodges with snow on their roofs, on the roomier side. */
function hamlet(s: Scene, line: readonly Point[], t: number): string {
  const way = t > 0.48 ? -1 : 1;
  let art = '';
  for (let i = 4; i >= 0; i--) {
    const x = s.w * (t + way * (0.26 + i * 0.075));
    const [w, h] = [s.r.between(54, 76), s.r.between(26, 48)];
    art += place(
      x,
      heightAt(line, x) + (10 + (i % 2) * 12) * s.u,
      s.u,
      shape(d`M${-w / 2} 0v${-h}h${w}v${h}Z`, wall(s, s.r.pick(['#c9b49a', '#b8938a', '#a9b0b4']))) +
        shape(
          d`M${-w * 0.36} ${-h * 0.3}v${-h * 0.36}h${w * 0.18}v${h * 0.36}ZM${w * 0.12} ${-h * 0.3}v${-h * 0.36}h${w * 0.18}v${h * 0.36}Z`,
          s.glowing ? '#ffd384' : s.shade('#4a4a58'),
        ) +
        shape(d`M${-w * 0.6} ${-h + 2}L${-w * 0.32} ${-h - 22}H${w * 0.32}L${w * 0.6} ${-h + 2}Z`, s.lit('#f2f6fb')) +
        snowCap(s, d`M${-w * 0.58} ${-h + 1}H${w * 0.58}`, 6),
    );
  }
  return art;
}

function pathway(s: Scene, x: number, y: number): string {
  const sway = s.w * s.r.pick([-0.16, 0.16]);
  return shape(
    d`M${x - 30 * s.u} ${y}C${x - 30 * s.u} ${y + 70 * s.u} ${x + sway - 90 * s.u} ${y + 60 * s.u} ${x + sway - 150 * s.u} ${s.h + 4}H${x + sway + 90 * s.u}C${x + sway + 60 * s.u} ${y + 70 * s.u} ${x + 44 * s.u} ${y + 60 * s.u} ${x + 30 * s.u} ${y}Z`,
    s.shade('#cdd6e6'),
    0.75,
  );
}

function pilgrims(s: Scene, x: number, y: number): string {
  return crowd(s, {
    from: x - 90 * s.u,
    to: x + 90 * s.u,
    top: y + 6 * s.u,
    bottom: y + (s.h - y) * 0.6,
    count: s.r.int(4, 8),
    small: 40 * s.u,
    tall: 66 * s.u,
    poses: ['walker', 'standing', 'sari', 'walker', 'child'],
  });
}

function foreground(s: Scene): string {
  const kind = s.r.pick(['pines', 'flags', 'bells'] as const);
  if (kind === 'pines')
    return edgePines(s, [
      [0.9, 0.42],
      [0.98, 0.6],
      [0.05, 0.36],
    ]);
  const dark = mix(s.sky.deep, s.shade('#4a3a34'), 0.3);
  if (kind === 'flags') {
    const [a, b, c]: [Point, Point, Point] = [
      [s.w * 0.04, s.h * 0.42],
      [s.w * 0.3, s.h * 0.86],
      [-20, s.h * 0.7],
    ];
    return (
      edgePines(s, [[0.97, 0.4]]) +
      stroke(d`M${a[0]} ${s.h}V${a[1] - 14 * s.u}M${b[0]} ${s.h}V${b[1] - 8 * s.u}`, dark, 5 * s.u) +
      prayerFlags(s, a, b, 26 * s.u, 17 * s.u) +
      prayerFlags(s, a, c, 30 * s.u, 17 * s.u) +
      drift(s)
    );
  }
  return bellFrame(s, dark) + drift(s);
}

const drift = (s: Scene): string =>
  shape(
    d`M-10 ${s.h + 4}V${s.h - 46 * s.u}Q${s.w * 0.2} ${s.h - 70 * s.u} ${s.w * 0.42} ${s.h - 22 * s.u}T${s.w + 10} ${s.h - 34 * s.u}V${s.h + 4}Z`,
    s.between(s.h - 60 * s.u, s.h, [0, mix(s.shade('#eef3fb'), s.lit('#ffffff'), 0.35)], [1, s.shade('#c3d0e6')]),
  );

/** The frame of temple bells through which pilgrims pass. */
function bellFrame(s: Scene, dark: string): string {
  const x = s.w * (s.crop === 'tall' ? 0.84 : 0.88);
  const bell = shape('M-9 0Q-8-16-3-20H3Q8-16 9 0Z', s.lit('#d9a441')) + stroke('M0-20V-30M0 0V4', dark, 2);
  const bells = [-52, -18, 18, 52].map((at, i) => place(at, -150 + (i % 2) * 12, 1.1, bell)).join('');
  return place(
    x,
    s.h - 10 * s.u,
    s.u * 1.15,
    stroke('M-84 10V-190M84 10V-190', dark, 9) +
      shape('M-106-190H106L96-206H-96Z', dark) +
      bells +
      disc(0, -214, 7, s.lit('#e8b84a')) +
      snowCap(s, 'M-102-204H102', 11),
  );
}
