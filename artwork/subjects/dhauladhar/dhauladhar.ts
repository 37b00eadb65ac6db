import { wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { heightAt, hills, land, profile, woods } from '../../kit/land/ridges.ts';
import { snowRange } from '../../kit/land/snow.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { person } from '../../kit/people/people.ts';
import { framingPines, grove } from '../../kit/plants/pines.ts';
import { prayerFlags } from '../../kit/things/flags.ts';

/** The wall of the Dhauladhar over Dharamshala: its cricket ground below the snow, prayer flags before both. */
export const dhauladhar: Painter = {
  temperament: 'himalaya',
  times: ['morning', 'golden', 'dawn', 'noon'],
  horizon: { landscape: 0.6, wide: 0.62, tall: 0.58, square: 0.6 },
  paint(s) {
    const h = s.horizon;
    const field = s.h * (s.crop === 'wide' ? 0.74 : 0.72);
    const x = s.w * 0.56;
    const art =
      paintSky(s, { clouds: 2 }) +
      snowRange(s, { base: h, height: h * 0.74, peaks: s.crop === 'wide' ? 8 : 6, snow: 0.78, distance: 0.2 }) +
      mist(s, h * 0.9, 70 * s.u, 0.35) +
      slopes(s, h) +
      valley(s, field) +
      place(x, field, s.u * (s.crop === 'tall' || s.crop === 'square' ? 0.98 : 1.12), ground(s)) +
      birds(s, s.w * 0.3, h * 0.2, 6) +
      terrace(s);
    return { art, says: 'the snow of the Dhauladhar over the cricket ground of Dharamshala, and prayer flags' };
  },
};

/** Three wooded ridges between the snow and the town. */
const slopes = (s: Scene, h: number): string =>
  [0, 1, 2]
    .map((i) => {
      const line = profile(s.r, s.w, {
        y: h * (0.82 + i * 0.09),
        rise: (76 - i * 14) * s.u,
        rough: 0.48,
        points: 40,
      });
      const colour = s.far(['#5f8590', '#4a7a72', '#3f6f58'][i] ?? '#3f6f58', 0.42 - i * 0.13);
      return (
        (i < 2 ? hills(s, line, s.h, colour) : woods(s, line, s.h, colour, 26 * s.u)) +
        mist(s, line[0]?.[1] ?? h, 44 * s.u, 0.2)
      );
    })
    .join('');

/** The floor of the valley, with deodars and roofs around the ground. */
function valley(s: Scene, field: number): string {
  const line = profile(s.r, s.w, { y: field - 66 * s.u, rise: 16 * s.u, rough: 0.4, points: 24 });
  const house = (at: number, size: number, roof: string) => {
    const x = s.w * at;
    return place(
      x,
      heightAt(line, x) + 12 * s.u,
      size * s.u,
      shape('M-26 0V-26H26V0Z', wall(s, '#f2e6d0')) +
        shape('M-33-24L-18-44H18L33-24Z', s.lit(roof)) +
        shape('M-16-6V-18H-6V-6ZM6-6V-18H16V-6Z', s.shade('#6a5a54')),
    );
  };
  return (
    hills(s, line, s.h, s.far('#6a9a5c', 0.22)) +
    [0.04, 0.1, 0.15, 0.2, 0.86, 0.9, 0.96]
      .map((at, i) => house(at, 0.72 + (i % 3) * 0.16, ['#b5432f', '#3f7a5a', '#3a6a8f'][i % 3] ?? '#b5432f'))
      .join('') +
    grove(s, {
      from: -10,
      to: s.w + 10,
      ground: (x) => heightAt(line, x) + 22 * s.u,
      height: () => 58 * s.u,
      count: 26,
      colour: s.far('#2c5444', 0.16),
      light: s.lit('#6a9268'),
    })
  );
}

/**
 * The stadium, 720 wide, the middle of its field at the origin: a ring of bright seats, the pavilion with its hill
 * roofs, four masts.
 */
function ground(s: Scene): string {
  const seats = ['#3a6ab0', '#c4402b', '#e8b83a', '#3f8a5a'] as const;
  let ring = '';
  for (let i = 0; i < 20; i++) {
    const [a, b] = [i, i + 1].map((k) => Math.PI * (1 + k / 20)) as [number, number];
    const at = (turn: number, rx: number, ry: number, y: number) =>
      d`${Math.cos(turn) * rx} ${Math.sin(turn) * ry + y}`;
    ring += shape(
      `M${at(a, 322, 74, 0)}L${at(a, 368, 96, -22)}L${at(b, 368, 96, -22)}L${at(b, 322, 74, 0)}Z`,
      s.lit(seats[Math.floor(i / 2) % 4] ?? seats[0]),
    );
  }
  const mast = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      stroke('M-5 0L0-170 5 0M-3-60H3M-2-110H2', s.shade('#8f979c'), 4) +
        shape('M-24-166H24V-198H-24Z', s.shade('#6f787e')) +
        stroke('M-20-190H20M-20-182H20M-20-174H20', s.lit('#fff6d8'), 4),
    );
  return (
    mast(-300, -62) +
    mast(300, -62) +
    oval(0, 8, 390, 104, s.sky.deep, 0.16) +
    shape('M-368-22A368 96 0 0 1 368-22L372 10H-372Z', s.shade('#c9bda8')) +
    ring +
    place(0, -84, 1, pavilion(s)) +
    oval(0, 0, 326, 76, s.lit('#f2ead6')) +
    oval(0, 0, 320, 73, s.lit('#6fae4e')) +
    [-0.7, -0.35, 0, 0.35, 0.7]
      .map((t) =>
        shape(
          d`M${t * 300 - 26} ${-70 * Math.sqrt(1 - t * t)}h40L${t * 330 + 20} ${68 * Math.sqrt(1 - t * t)}h-52Z`,
          s.lit('#83bf5c'),
          0.55,
        ),
      )
      .join('') +
    oval(0, 0, 200, 44, s.lit('#f6f2e2'), 0.14) +
    shape('M-9-17H9L13 17H-13Z', s.lit('#dcc492')) +
    [-150, -84, -40, 30, 76, 168, 6, -6]
      .map((x, i) =>
        person(
          i > 5 ? 'walker' : 'standing',
          x * (i > 5 ? 1.4 : 1),
          [22, -26, 34, -34, 30, 12, 10, -6][i] ?? 0,
          17,
          s.lit('#fbf8ef'),
          i % 2 === 0,
        ),
      )
      .join('') +
    mast(-352, 40) +
    mast(352, 40)
  );
}

/** Two storeys under stepped red roofs, as the hill temples have them; its foot at the origin. */
const pavilion = (s: Scene): string =>
  shape('M-116 0V-44H116V0Z', wall(s, '#f4ead6')) +
  shape('M-104-6V-20H104V-6Z', s.shade('#5a6a74')) +
  shape('M-104-26V-38H104V-26Z', s.shade('#5a6a74')) +
  stroke('M-78-4V-40M-52-4V-40M-26-4V-40M0-4V-40M26-4V-40M52-4V-40M78-4V-40', s.lit('#fbf4e4'), 4) +
  [-84, 84, 0]
    .map((x) => {
      const half = x ? 46 : 62;
      return place(
        x,
        -42,
        1,
        shape(
          d`M${-half} 0Q${-half * 0.6} -8 ${-half * 0.5} -26H${half * 0.5}Q${half * 0.6} -8 ${half} 0Z`,
          s.lit('#b8402e'),
        ) +
          shape(d`M${-half * 0.42} -26V-38H${half * 0.42}V-26Z`, wall(s, '#f4ead6')) +
          shape(
            d`M${-half * 0.62} -36Q${-half * 0.3} -44 0 -62Q${half * 0.3} -44 ${half * 0.62} -36Z`,
            s.lit('#c94a34'),
          ) +
          stroke('M0-60V-72', s.lit('#e8b83a'), 3),
      );
    })
    .join('');

/** Where we stand, above the town: a slope with deodars, two travellers, and the cords of flags overhead. */
function terrace(s: Scene): string {
  const line = profile(s.r, s.w, {
    y: s.h - 34 * s.u,
    rise: 18 * s.u,
    rough: 0.4,
    bend: (t) => -((1 - t) ** 3) * 130 * s.u - t ** 6 * 70 * s.u,
  });
  const dark = mix(s.sky.deep, s.shade('#2f4f3c'), 0.36);
  const narrow = s.crop === 'tall' || s.crop === 'square';
  const mast = s.w * (narrow ? 0.9 : 0.87);
  const foot = (x: number) => heightAt(line, x) + 6;
  const cord = (from: number, to: readonly [number, number], sag: number, size: number) =>
    prayerFlags(s, [s.w * from, s.h * (narrow ? 0.3 : 0.2)], [s.w * to[0], s.h * to[1]], sag * s.u, size * s.u);
  return (
    mist(s, s.h * 0.92, 70 * s.u, 0.25) +
    framingPines(s, 'left', foot(s.w * 0.04), s.h * 0.82, narrow ? 2 : 3) +
    stroke(d`M${mast} ${s.h}V${s.h * 0.22}`, dark, 7 * s.u) +
    cord(0.02, [mast / s.w, 0.235], 60, 20) +
    prayerFlags(s, [mast, s.h * 0.24], [s.w * 1.06, s.h * 0.44], 12 * s.u, 24 * s.u) +
    land(s, line, s.h + 4, dark, 0) +
    person('standing', s.w * 0.3, foot(s.w * 0.3), 92 * s.u, mix(dark, s.shade('#8a2f2a'), 0.7)) +
    person('walker', s.w * 0.35, foot(s.w * 0.35), 88 * s.u, mix(dark, s.shade('#2f6f7a'), 0.6), true)
  );
}
