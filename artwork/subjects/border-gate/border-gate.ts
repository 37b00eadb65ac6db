import { roundArch, wall } from '../../kit/buildings/facade.ts';
import { mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, place, shape, stamps, stroke } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';

/** The gates of the Attari–Wagah border, its stands full for the retreat ceremony. */
export const borderGate: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'noon'],
  horizon: { landscape: 0.58, wide: 0.6, tall: 0.58, square: 0.58 },
  // the tricolour and the order of the guards may not be turned about
  mirrors: false,
  paint(s) {
    const h = s.horizon;
    const x = s.w * 0.5;
    const size = Math.min((h * 0.86) / 330, (s.w * 0.62) / 420);
    const foot = h + 30 * s.u;
    let art =
      paintSky(s, { clouds: 3 }) + birds(s, s.w * 0.2, h * 0.24, 5) + treeBelt(s, h + 4, 70 * s.u, 0.36, '#5f8050');
    art += box(0, h, s.w, s.h - h, s.between(h, s.h, [0, s.far('#c9b49a', 0.2)], [1, s.shade('#a8947c')]));
    art +=
      shape(
        d`M${x - 80 * s.u} ${foot}H${x + 80 * s.u}L${x + 330 * s.u} ${s.h}H${x - 330 * s.u}Z`,
        s.between(foot, s.h, [0, s.far('#8f8a8c', 0.1)], [1, s.shade('#6a666c')]),
      ) + stroke(d`M${x} ${foot + 10}V${s.h}`, s.lit('#f7ecd6'), 7 * s.u, 0.8);
    art += stand(s, -1, foot) + stand(s, 1, foot) + place(x, foot, size, gate(s));
    art += [-1, 1]
      .map((way) =>
        [0.2, 0.48, 0.84]
          .map((t, i) =>
            place(
              x + way * (70 + 190 * t) * s.u,
              foot + (s.h - foot) * t,
              s.u * (0.62 + t * 0.74),
              guard(s, i === 2),
              way > 0,
            ),
          )
          .join(''),
      )
      .join('');
    return { art, says: 'the gate of the Attari border with its guards and full stands' };
  },
};

const saffron = '#e8862f';
const green = '#2f7f4a';

/** The arch across the road with flags on both sides; 420 wide. */
function gate(s: Scene): string {
  const flag = (x: number) =>
    stroke(d`M${x} 0V-330`, s.lit('#d9d4cc'), 6) +
    [saffron, '#fbf6ea', green]
      .map((colour, i) => shape(d`M${x + 3} ${-326 + i * 20}q26 -12 52 0t52 0v20q-26 12 -52 0t-52 0Z`, s.lit(colour)))
      .join('') +
    disc(x + 55, -297, 8, s.lit('#2a3a8a'));
  return (
    flag(-250) +
    flag(164) +
    shape(`M-200 0V-200H200V0H120V-60a120 108 0 0 0-240 0V0Z`, wall(s, '#e3b58a')) +
    stroke('M-120 0V-60a120 108 0 0 1 240 0V0', s.lit('#b5482f'), 12) +
    shape('M-214-200H214V-224H-214Z', s.lit('#b5482f')) +
    shape('M-180-224V-256H180V-224Z', wall(s, '#f0d0a4')) +
    shape('M-120-256Q0-300 120-256Z', s.lit('#b5482f')) +
    [-160, 160]
      .map(
        (x) =>
          shape(roundArch(x, -20, 44, 120), s.lit('#f6e3c4')) + shape(roundArch(x, -20, 30, 100), s.shade('#a8704a')),
      )
      .join('') +
    // the two wings of the iron gate stand open
    [-1, 1]
      .map(
        (way) =>
          shape(d`M${way * 116} 0V-88L${way * 62} -74V8Z`, s.shade('#3f4a5a')) +
          stroke(
            d`M${way * 104} 2V-86M${way * 90} 4V-82M${way * 76} 6V-78M${way * 116} -44L${way * 62} -34`,
            s.lit('#e0b040'),
            3,
          ),
      )
      .join('') +
    shape('M-140-240H140M-120-233H120V-247H-120Z', s.lit(saffron)) +
    disc(0, -270, 12, s.lit('#e8b84a'))
  );
}

/** A stand full of people, rising from the road outwards. */
function stand(s: Scene, way: number, foot: number): string {
  const x = (t: number) => s.w * (0.5 + way * t);
  const inner = s.crop === 'wide' ? 0.24 : 0.3;
  const top = foot - 150 * s.u;
  let art = shape(
    d`M${x(inner)} ${foot + 14 * s.u}L${x(0.52)} ${top}V${s.h}L${x(inner + 0.06)} ${s.h * 0.9}Z`,
    s.shade('#b59a80'),
  );
  for (const [i, colour] of [saffron, '#f6ecd8', green, '#c4402b', '#2f6f9a', '#e8b23a'].entries()) {
    const seats = Array.from({ length: 26 }, (): readonly [number, number] => {
      const t = s.r.next();
      const depth = s.r.next();
      const at = inner + 0.03 + (0.2 - 0.03) * t;
      const roof = foot + 14 * s.u + (top - foot) * ((at - inner) / (0.52 - inner));
      return [x(at), roof + 24 * s.u + (s.h * 0.86 - roof) * depth * (0.3 + t * 0.7)];
    });
    art +=
      shape(stamps(seats, 'q0-13 9-13t9 13v9h-18z'), s.lit(colour)) +
      shape(
        stamps(
          seats.map(([a, b]) => [a + 4.5, b - 17] as const),
          'a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0z',
        ),
        s.shade(i % 2 ? '#7a4a34' : '#5a3424'),
      );
  }
  return art;
}

/** A guard in khaki with the fan of his turban, 150 tall; the near ones kick high. */
function guard(s: Scene, kicks: boolean): string {
  const lit = (colour: string) => mix(s.lit(colour), colour, 0.4);
  const khaki = lit('#b59a5c');
  const black = mix(s.sky.deep, '#1c1a20', 0.5);
  return (
    shape('M-30 2q30 8 60 0-30 6-60 0Z', s.sky.deep, 0.3) +
    stroke('M-6-66L-8-10', khaki, 15) +
    stroke('M-8-14V-3H4', black, 12) +
    (kicks
      ? stroke('M6-68L40-104', khaki, 14) + stroke('M40-104L52-118', black, 12)
      : stroke('M6-66L8-10', khaki, 15) + stroke('M8-14V-3H18', black, 12)) +
    shape('M-20-62Q-24-104-14-116H14Q24-104 20-62Z', khaki) +
    stroke('M-19-74H19', lit('#b5261f'), 8) +
    stroke('M-16-108L-24-74M16-108L24-76', khaki, 11) +
    stroke('M0-116V-124', lit('#a06a48'), 10) +
    disc(0, -132, 12, lit('#a06a48')) +
    shape('M-14-134Q-14-148 0-149 14-148 14-134Z', lit('#b5261f')) +
    shape('M-2-147L-20-176Q2-190 22-174L6-147Z', lit('#b5261f')) +
    stroke('M0-149L-8-178M3-149L8-180', lit('#e8b84a'), 2.4)
  );
}
