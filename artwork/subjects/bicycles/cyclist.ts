import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, shape, stroke } from '../../kit/core/shapes.ts';

export interface Rider {
  readonly shirt: Hex;
  readonly trousers: Hex;
  readonly frame: Hex;
  /** With a long plait and a scarf that flies behind. */
  readonly scarf?: Hex;
}

const [rear, fore, wheel] = [-58, 62, 40];

/** Somebody on a bicycle, riding to the right: 200 tall, the road at y = 0. */
export function cyclist(s: Scene, { shirt, trousers, frame, scarf }: Rider): string {
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.4);
  const skin = lit('#a06a48');
  const dark = mix(s.sky.deep, '#1f1c22', 0.5);
  let art = oval(-s.side * 12, 1, 112, 7, s.sky.deep, 0.28);
  let spokes = '';
  for (const x of [rear, fore])
    for (let i = 0; i < 4; i++) {
      const [dx, dy] = [Math.cos(i * 0.785) * (wheel - 3), Math.sin(i * 0.785) * (wheel - 3)];
      spokes += d`M${x - dx} ${-wheel - dy}l${dx * 2} ${dy * 2}`;
    }
  // the far leg, then the machine, then the rider before it
  art += stroke('M-22-112L12-88 2-46', mix(lit(trousers), s.sky.deep, 0.34), 15) + stroke('M2-44H16', dark, 9);
  art += stroke(spokes, s.lit('#e9e2d6'), 1.2, 0.8);
  for (const x of [rear, fore]) {
    const ring = d`M${x - wheel} ${-wheel}a${wheel} ${wheel} 0 1 0 ${wheel * 2} 0a${wheel} ${wheel} 0 1 0 ${-wheel * 2} 0`;
    art += stroke(ring, dark, 5.5) + disc(x, -wheel, 5, dark);
  }
  art +=
    stroke('M-58-40L-28-92 38-96 2-40-58-40M2-40L-32-104M62-40L36-112', lit(frame), 6) +
    stroke('M36-112L32-122Q40-128 52-124', dark, 5) +
    shape('M-48-110Q-34-114-14-108L-16-103Q-36-100-48-104Z', dark) +
    stroke('M-88-62Q-76-86-50-82', lit(frame), 5) +
    disc(2, -40, 10, s.lit('#cfc8bc')) +
    stroke('M2-40L-8-20', s.lit('#cfc8bc'), 4);
  art += stroke('M-26-114L16-76-6-22', lit(trousers), 17) + stroke('M-8-18H8', dark, 10);
  art += shape('M-42-108C-46-142-26-172-2-178Q18-180 22-164L4-106Q-20-100-42-108Z', lit(shirt));
  art += stroke('M8-162L28-138 42-122', lit(shirt), 12) + stroke('M32-134L44-122', skin, 8);
  if (scarf) art += shape('M2-178Q-36-172-66-188-48-164-70-150-34-150 4-166Z', lit(scarf));
  art += stroke('M8-176L14-188', skin, 12) + disc(19, -198, 15, skin);
  return (
    art +
    shape(
      'M2-198Q0-218 20-219 38-218 37-202L28-208Q16-208 12-198L8-188Q3-190 2-198Z',
      scarf ? '#1f1a1c' : lit('#f0b030'),
    ) +
    (scarf ? stroke('M6-192Q-8-180-10-158', '#1f1a1c', 7) : stroke('M2-201H38', lit('#c4402b'), 3))
  );
}
