import { type Hex, mix } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import type { Scene } from '../core/scene.ts';
import { d, outline, type Point, place, shape } from '../core/shapes.ts';

/** A frond: a drooping midrib with leaflets along its lower side. */
function frond(r: Random, angle: number, length: number, steps: number): string {
  const out: Point = [Math.cos(angle) * length, Math.sin(angle) * length];
  const droop = length * r.between(0.42, 0.62);
  const bend: Point = [out[0] * 0.52, out[1] * 0.95 - length * 0.16];
  const tip: Point = [out[0], out[1] + droop];
  const rib = (t: number): Point => [
    2 * t * (1 - t) * bend[0] + t * t * tip[0],
    2 * t * (1 - t) * bend[1] + t * t * tip[1],
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y] = rib(t);
    upper.push([x, y - length * 0.035 * Math.sin(Math.PI * t)]);
    const leaf = length * 0.23 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.12));
    const back = Math.sign(out[0] || 1) * leaf * 0.45;
    if (i > 0 && i < steps) lower.push([x + back * 0.3, y + leaf * 0.42], [x + back, y + leaf]);
  }
  return outline([...upper, ...lower.reverse()], steps > 6 ? 5 : 1);
}

/** A coconut palm standing at its own origin. `lean` is how far its crown swings sideways. */
export function palm(s: Scene, height: number, lean: number, colour: Hex, light: Hex, fine = true): string {
  const { r } = s;
  const top: Point = [lean, -height];
  const thick = height * 0.024 + 2;
  const trunk = d`M${-thick} 0Q${-thick * 0.4 + lean * 0.1} ${-height * 0.55} ${top[0] - thick * 0.45} ${top[1]}L${top[0] + thick * 0.45} ${top[1]}Q${thick * 0.9 + lean * 0.16} ${-height * 0.55} ${thick * 1.25} 0Z`;
  const size = height * r.between(0.36, 0.44);
  const back: string[] = [];
  const front: string[] = [];
  const count = fine ? 11 : 9;
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (-1.12 + (1.24 * i) / (count - 1)) + r.between(-0.08, 0.08);
    const reach = size * r.between(0.84, 1.08);
    (i % 2 ? front : back).push(frond(r, angle, reach, fine ? 9 : 5));
  }
  const nuts = d`M${-thick * 1.5} ${thick}a${thick} ${thick} 0 1 1 .1 0ZM${thick * 0.7} ${thick * 1.6}a${thick} ${thick} 0 1 1 .1 0Z`;
  return (
    shape(trunk, s.across([0, s.side < 0 ? light : colour], [1, s.side < 0 ? colour : light])) +
    place(
      top[0],
      top[1],
      1,
      shape(back.join(''), colour) +
        shape(nuts, mix(colour, s.sky.deep, 0.4)) +
        shape(front.join(''), mix(colour, light, 0.4)),
    )
  );
}

/** Palms along a shore, each drawn once from one of two models, so that many cost little. */
export function palmRow(
  s: Scene,
  spots: readonly { readonly x: number; readonly y: number; readonly height: number }[],
  colour: Hex,
  light: Hex,
): string {
  const fine = spots.some(({ height }) => height > 270 * s.u);
  const leans = fine ? [26, -40, 62] : [26, 50];
  const models = leans.map((lean) => ({ id: s.id(), art: palm(s, 200, lean, colour, light, fine) }));
  const shown = models.map(({ id, art }) => `<g id="${id}">${art}</g>`).join('');
  const uses = spots.map(({ x, y, height }, i) => {
    const id = models[i % models.length]?.id ?? '';
    return place(x, y, height / 200, `<use href="#${id}"/>`, s.r.chance(0.4));
  });
  return `<defs>${shown}</defs>${uses.join('')}`;
}
