import { arch, hollow, panes, rounded, wall } from '../../kit/buildings/facade.ts';
import { fortWall } from '../../kit/buildings/forts.ts';
import { chhatri, merlons } from '../../kit/buildings/mughal.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, treeBelt } from '../../kit/land/ground.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { person } from '../../kit/people/people.ts';

/** Flat roofs below a fort, row before row, down to the lower edge of the picture. */
export function oldTown(s: Scene, h: number, blue: boolean): string {
  const paints = blue
    ? (['#7fa8d4', '#a9c6e6', '#6f98c8', '#d4e0ea', '#8fb4dc'] as const)
    : (['#e6c08a', '#d9a870', '#efd2a0', '#c9935f', '#e8b880'] as const);
  const models = paints.map((paint, i) => {
    const [w, tall] = [s.r.between(84, 130), s.r.between(60, 110)];
    return {
      id: s.id(),
      w,
      art:
        shape(d`M${-w / 2} 30V${-tall}h${w}V30Z`, wall(s, paint)) +
        shape(d`M${-w / 2 - 3} ${-tall}v-8h${w + 6}v8Z`, s.lit(mix(paint, '#ffffff', 0.3))) +
        (i % 2 ? shape(d`M${-w * 0.34} ${-tall - 8}v-26h${w * 0.4}v26Z`, wall(s, paint)) : '') +
        panes(s, {
          x: -w * 0.44,
          y: -tall + 8,
          w: w * 0.88,
          h: tall * 0.8,
          columns: 3,
          rows: Math.max(1, Math.round(tall / 44)),
          arched: i % 2 === 0,
          fillX: 0.34,
          fillY: 0.5,
          lamps: 0.6,
        }),
    };
  });
  let art = `<defs>${models.map(({ id, art: one }) => `<g id="${id}">${one}</g>`).join('')}</defs>`;
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const size = s.u * (0.4 + t * 0.95);
    const y = h * 1.12 + (s.h * 0.98 - h * 1.12) * t ** 1.1;
    let x = -s.r.between(20, 70) * s.u;
    let houses = '';
    while (x < s.w + 60 * s.u) {
      const model = s.r.int(0, models.length - 1);
      const w = (models[model]?.w ?? 100) * size;
      houses += place(
        x + w / 2,
        y + s.r.between(-14, 10) * size,
        size,
        `<use href="#${models[model]?.id}"/>`,
        s.r.chance(0.4),
      );
      x += w * s.r.between(0.94, 1.16);
    }
    art += houses + shape(d`M-10 ${y + 22 * size}H${s.w + 10}V${s.h}H-10Z`, s.shade(paints[0]), 0.25);
  }
  const roof = s.h - 52 * s.u;
  const cloth = s.shade(paints[2]);
  const at = s.w * s.r.between(0.3, 0.7);
  const dark = mix(s.sky.deep, s.shade('#5a2a2a'), 0.3);
  return (
    art +
    shape(d`M-10 ${roof}H${s.w + 10}V${s.h}H-10Z`, mix(cloth, s.sky.deep, 0.4)) +
    stroke(d`M-10 ${roof}H${s.w + 10}`, s.lit(paints[1]), 4 * s.u, 0.7) +
    person('sari', at, s.h - 8 * s.u, 150 * s.u, mix(dark, s.shade('#d9822b'), 0.6)) +
    person('standing', at + 74 * s.u, s.h - 6 * s.u, 158 * s.u, mix(dark, s.shade('#4a4a8a'), 0.5), true)
  );
}

/** A terrace on the near shore: a pavilion, and people looking over the water. */
export function lakeside(s: Scene): string {
  const stone = '#e0bd90';
  const top = s.h - 70 * s.u;
  const left = s.r.chance(0.5);
  const at = (t: number) => s.w * (left ? t : 1 - t);
  return (
    shape(d`M${at(-0.02)} ${top}H${at(0.46)}V${s.h + 4}H${at(-0.02)}Z`, s.shade(stone)) +
    shape(
      d`M${at(-0.02)} ${top + 34 * s.u}H${at(0.54)}V${s.h + 4}H${at(-0.02)}Z`,
      mix(s.shade(stone), s.sky.deep, 0.24),
    ) +
    stroke(d`M${at(-0.02)} ${top}H${at(0.46)}M${at(-0.02)} ${top + 34 * s.u}H${at(0.54)}`, s.lit(stone), 4 * s.u, 0.8) +
    place(at(0.1), top + 2, s.u * 2.5, chhatri(s, 56, stone)) +
    crowd(s, {
      from: at(0.2),
      to: at(0.42),
      top: top + 6 * s.u,
      bottom: top + 24 * s.u,
      count: s.r.int(2, 4),
      small: 92 * s.u,
      tall: 100 * s.u,
      poses: ['standing', 'sari', 'child', 'resting'],
    })
  );
}

/** A fort of the plains, seen from before its gate. */
export function fortGate(s: Scene, stone: Hex): string {
  const ground = s.horizon + 20 * s.u;
  const x = s.w * s.r.between(0.38, 0.62);
  const tall = s.r.between(120, 150) * s.u;
  const level = [
    [-40, ground],
    [s.w + 40, ground],
  ] as const;
  const size = s.u * s.r.between(1.15, 1.4);
  const behind = [-0.3, -0.16, 0.2, 0.33]
    .map((t) =>
      place(x + s.w * t, ground - tall * 0.9, s.u * s.r.between(1.2, 1.8), chhatri(s, 54, '#efe0cc', '#f6efe4')),
    )
    .join('');
  return (
    treeBelt(s, ground - 40 * s.u, 130 * s.u, 0.4, '#5f8050') +
    behind +
    fortWall(s, level, -40, s.w + 40, tall, s.lit(stone)) +
    plain(s, ground, '#b9a066') +
    road(
      [x, s.h + 10],
      s.w * 0.3,
      [x, ground + 2],
      78 * size,
      s.between(ground, s.h, [0, s.far('#d9b58a', 0.3)], [1, s.shade('#b58c66')]),
    ) +
    place(x, ground + 8 * s.u, size, gatehouse(s, stone)) +
    crowd(s, {
      from: s.w * 0.16,
      to: s.w * 0.84,
      top: ground + 16 * s.u,
      bottom: s.h - 34 * s.u,
      count: s.r.int(9, 14),
      small: 34 * s.u,
      tall: 104 * s.u,
    })
  );
}

function gatehouse(s: Scene, stone: Hex): string {
  const trim = s.lit('#f3ddc0');
  let art = shape('M-78 0V-176H78V0Z', wall(s, stone)) + shape(merlons(-78, 78, -176, 10), s.lit(stone));
  art +=
    shape(arch(0, 0, 104, 142), s.shade(stone)) +
    stroke(arch(0, 0, 104, 142).replace('Z', ''), trim, 3, 0.9) +
    shape(arch(0, 0, 66, 104), hollow(s, stone)) +
    stroke('M-66-158H66M-66-166H66', trim, 2, 0.7);
  for (const x of [-0.62, 0, 0.62]) art += place(x * 80, -184, 1, chhatri(s, 30, '#efdcc4', '#f6efe4'));
  for (const way of [-1, 1]) {
    const at = way * 112;
    art +=
      shape(d`M${at - 44} 0L${at - 38} -190h76L${at + 44} 0Z`, rounded(s, stone)) +
      shape(merlons(at - 38, at + 38, -190, 9), s.lit(stone)) +
      stroke(d`M${at - 40} -128h80M${at - 40} -136h80M${at - 39} -174h78`, trim, 2, 0.6) +
      panes(s, { x: at - 26, y: -122, w: 52, h: 26, columns: 3, rows: 1, arched: true, fillX: 0.5, fillY: 0.9 }) +
      place(at, -198, 1, chhatri(s, 58, stone, '#f6efe4'));
  }
  return art;
}
