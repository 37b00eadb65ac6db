import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, shape, stroke } from '../../kit/core/shapes.ts';

/** A rider in helmet and jacket on a classic motorcycle with bags, heading right: 190 tall, the road at y = 0. */
export function motorcycle(s: Scene, tank: Hex, jacket: Hex): string {
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.4);
  const dark = mix(s.sky.deep, '#1c1a20', 0.5);
  const steel = s.lit('#d9d4cc');
  let art = oval(-s.side * 14, 2, 140, 9, s.sky.deep, 0.34);
  for (const x of [-82, 88]) {
    let spokes = '';
    for (let i = 0; i < 6; i++) {
      const [dx, dy] = [Math.cos(i * 0.524) * 31, Math.sin(i * 0.524) * 31];
      spokes += d`M${x - dx} ${-40 - dy}l${dx * 2} ${dy * 2}`;
    }
    art +=
      disc(x, -40, 40, dark) +
      disc(x, -40, 31, s.shade('#8f8a88')) +
      stroke(spokes, steel, 1.8) +
      disc(x, -40, 9, steel);
  }
  // mudguards, frame, engine, exhaust
  art +=
    stroke('M-128-46Q-122-92-82-92-50-92-40-64M50-62Q60-90 88-90 116-90 130-64', lit(tank), 9) +
    stroke('M-82-40L-34-52 20-46 54-98M-34-52L-28-96', dark, 9) +
    stroke('M88-40L56-128', steel, 7) +
    shape('M-30-40V-82H22L34-44Q10-24-22-28Z', s.shade('#6a6668')) +
    shape('M-16-78L-10-104H16L20-78Z', steel) +
    stroke('M-14-84H19M-13-91H18M-12-98H17', s.shade('#7a7678'), 2.6) +
    disc(-2, -50, 15, steel) +
    stroke('M24-60Q34-24 6-24H-96', steel, 8) +
    shape('M-124-32L-60-34V-20L-124-16Z', steel);
  // bags behind, a jerrycan low at the side, a bedroll across
  art +=
    shape('M-116-90Q-120-100-112-102H-66Q-58-102-60-90L-64-56H-110Z', lit('#5f6a3a')) +
    stroke('M-100-102V-58M-76-102V-58', lit('#a8743c'), 4) +
    shape('M-124-128Q-128-104-116-104H-62Q-52-104-56-128Q-60-136-90-136-120-136-124-128Z', lit('#c4602f')) +
    stroke('M-106-135V-104M-74-135V-104', dark, 3.4);
  art +=
    shape('M-66-104Q-52-112-18-102L-10-94H-62Z', dark) +
    shape('M-14-96Q-10-124 22-126 54-126 56-108L48-96Z', lit(tank)) +
    stroke('M-4-108Q20-118 50-110', s.lit('#e8c060'), 3) +
    stroke('M56-128L44-142 28-140', dark, 6) +
    disc(68, -116, 14, steel) +
    disc(72, -116, 10, s.glowing ? '#fff3c8' : '#fbf3dc');
  // the rider: leg, jacket, arm, helmet
  art +=
    stroke('M-38-108L18-84 0-40', mix(lit('#3a4452'), s.sky.deep, 0.2), 22) +
    shape('M-12-48H14L24-34V-28H-12Z', dark) +
    shape('M-62-104C-64-146-48-176-22-182Q4-184 10-166L-10-102Q-40-96-62-104Z', lit(jacket)) +
    stroke('M-8-164L12-136 34-140', lit(jacket), 17) +
    stroke('M-46-128Q-30-120-14-122', mix(lit(jacket), '#ffffff', 0.4), 5, 0.8) +
    disc(36, -141, 8, dark);
  return (
    art +
    shape('M-24-194Q-26-234 10-236 42-234 42-202 42-188 32-184H-6Q-22-184-24-194Z', lit('#f3ead8')) +
    shape('M10-216Q30-220 41-210 43-198 38-194L14-196Z', dark) +
    stroke('M-22-206Q-10-222 40-220', lit(jacket), 5) +
    stroke('M14-196L30-186', lit('#f3ead8'), 7)
  );
}
