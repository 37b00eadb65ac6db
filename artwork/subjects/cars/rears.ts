import { glass } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, shape, stroke } from '../../kit/core/shapes.ts';
import type { CarBody } from '../../kit/things/cars.ts';

interface Rear {
  /** From the middle to the side, at the hip. */
  readonly half: number;
  readonly hip: number;
  readonly roof: number;
  /** From the middle to the edge of the roof. */
  readonly top: number;
  readonly lamps: 'tall' | 'broad' | 'strip';
  readonly has?: 'boot lid' | 'spare wheel' | 'two doors';
}

/** In centimetres, the road at y = 0, as long and tall as from the side. */
const rears: Record<CarBody, Rear> = {
  hatchback: { half: 82, hip: 98, roof: 150, top: 60, lamps: 'tall' },
  sedan: { half: 86, hip: 102, roof: 154, top: 58, lamps: 'broad', has: 'boot lid' },
  suv: { half: 90, hip: 108, roof: 174, top: 70, lamps: 'tall' },
  'four-by-four': { half: 88, hip: 110, roof: 184, top: 76, lamps: 'tall', has: 'spare wheel' },
  muv: { half: 90, hip: 104, roof: 168, top: 68, lamps: 'tall' },
  saloon: { half: 93, hip: 94, roof: 144, top: 60, lamps: 'broad', has: 'boot lid' },
  'luxury-suv': { half: 97, hip: 108, roof: 170, top: 72, lamps: 'strip' },
  'grand-tourer': { half: 96, hip: 86, roof: 132, top: 56, lamps: 'strip', has: 'boot lid' },
  tempo: { half: 100, hip: 138, roof: 222, top: 90, lamps: 'tall', has: 'two doors' },
};

/** A car of the kind, seen from behind. */
export function rear(s: Scene, kind: CarBody, paint: Hex): string {
  const { half, hip, roof, top, lamps, has } = rears[kind];
  const [lit, dim] = [mix(s.lit(paint), paint, 0.4), mix(s.shade(paint), paint, 0.16)];
  const dark = mix(s.sky.deep, '#1c1a20', 0.5);
  const red = mix(s.lit('#c4312b'), '#c4312b', 0.5);
  const pane = s.down([0, mix(s.sky.air[1], s.sky.deep, 0.3)], [1, mix(glass(s, false), s.sky.deep, 0.3)]);
  const seam = mix(dim, s.sky.deep, 0.3);
  const windows =
    has === 'two doors'
      ? d`M${-half + 16} ${-hip - 6}L${-top + 6} ${-roof + 22}H-5V${-hip - 6}ZM${half - 16} ${-hip - 6}L${top - 6} ${-roof + 22}H5V${-hip - 6}Z`
      : d`M${-half + 20} ${-hip - 5}L${-top + 6} ${-roof + 16}Q0 ${-roof + 9} ${top - 6} ${-roof + 16}L${half - 20} ${-hip - 5}Z`;
  let wheels = '';
  for (const side of [-1, 1])
    wheels += d`M${side * (half - 30)} -36H${side * (half - 3)}V-4Q${side * (half - 3)} 3 ${side * (half - 10)} 3H${side * (half - 24)}Q${side * (half - 30)} 3 ${side * (half - 30)}-4Z`;
  return (
    oval(-s.side * 10, 2, half * 1.16, 12, s.sky.deep, 0.34) +
    shape(wheels, dark) +
    // wing mirrors
    oval(-half - 7, -hip - 8, 11, 8, dim) +
    oval(half + 7, -hip - 8, 11, 8, dim) +
    shape(
      d`M${-half + 4} ${-hip + 4}Q${-top - 8} ${-roof + 12} ${-top} ${-roof + 5}Q0 ${-roof - 7} ${top} ${-roof + 5}Q${top + 8} ${-roof + 12} ${half - 4} ${-hip + 4}Z`,
      s.down([0, mix(lit, '#ffffff', 0.2)], [1, lit]),
    ) +
    shape(
      d`M${-half + 7} -17Q${-half - 5} -40 ${-half} ${-hip + 10}Q${-half + 2} ${-hip} ${-half + 14} ${-hip - 3}H${half - 14}Q${half - 2} ${-hip} ${half} ${-hip + 10}Q${half + 5} -40 ${half - 7} -17Z`,
      s.down([0, mix(lit, '#ffffff', 0.16)], [0.5, lit], [1, dim]),
    ) +
    shape(windows, pane) +
    `<g clip-path="${s.clip(windows)}">${shape(d`M${-half} ${-hip}L${-half + 90} ${-roof}h34L${-half + 34} ${-hip}Z`, '#ffffff', 0.16)}</g>` +
    stroke(
      has === 'two doors'
        ? d`M0 ${-roof + 14}V-46M-16-92V-74M16-92V-74`
        : has === 'boot lid'
          ? d`M${-half + 26} ${-hip + 4}V-58Q0-52 ${half - 26} -58V${-hip + 4}`
          : d`M${-half + 22} ${-hip}L${-half + 26} -54Q0-48 ${half - 26} -54L${half - 22} ${-hip}`,
      seam,
      2,
      0.7,
    ) +
    lampsOf(lamps, half, hip, red) +
    shape(d`M${-half + 3} -46H${half - 3}L${half - 8} -17H${-half + 8}Z`, dark, 0.55) +
    shape('M-26-76H26V-62H-26Z', s.lit('#f2ead8')) +
    (has === 'spare wheel' ? disc(0, -92, 40, dark) + disc(0, -92, 24, mix(lit, dim, 0.5)) : '')
  );
}

function lampsOf(lamps: Rear['lamps'], half: number, hip: number, red: Hex): string {
  if (lamps === 'strip')
    return (
      shape(d`M${-half + 5} ${-hip + 20}H${half - 5}v9H${-half + 5}Z`, red) +
      stroke(d`M${-half + 9} ${-hip + 22}H${half - 9}`, '#ffffff', 1.6, 0.4)
    );
  const [wide, tall] = lamps === 'tall' ? [15, 42] : [38, 17];
  return [-1, 1]
    .map(
      (side) =>
        shape(d`M${side * (half - 3)} ${-hip + 12}h${-side * wide}v${tall}h${side * (wide - 2)}Z`, red) +
        shape(
          d`M${side * (half - 5)} ${-hip + 15}h${-side * (wide - 5)}v${tall * 0.3}h${side * (wide - 5)}Z`,
          '#ffffff',
          0.3,
        ),
    )
    .join('');
}
