import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, n, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { treeBelt } from '../../kit/land/ground.ts';
import { birds, paintSky } from '../../kit/light/sky.ts';

interface Cloth {
  readonly ground: Hex;
  readonly ink: Hex;
  readonly dot: Hex;
}

const cloths: readonly [Cloth, ...Cloth[]] = [
  { ground: '#f3e6c8', ink: '#b5322b', dot: '#2a3a6a' },
  { ground: '#2f4a8a', ink: '#f3e6c8', dot: '#e0a030' },
  { ground: '#b5402f', ink: '#f6e3b4', dot: '#2a2028' },
  { ground: '#f0e3c4', ink: '#2f4a8a', dot: '#b5322b' },
  { ground: '#d9a038', ink: '#7a1f22', dot: '#f6ecd2' },
  { ground: '#1f5f5a', ink: '#f3e6c8', dot: '#e0a030' },
];

export const blockPrinting: Painter = {
  temperament: 'desert',
  times: ['morning', 'noon', 'golden', 'dawn'],
  horizon: { landscape: 0.5, wide: 0.5, tall: 0.52, square: 0.5 },
  paint(s) {
    const h = s.horizon;
    const first = s.r.int(0, cloths.length - 1);
    const cloth = (i: number) => cloths[(first + i) % cloths.length] ?? cloths[0];
    const two = s.crop !== 'tall' && s.crop !== 'square' && s.r.chance(0.6);
    const table = s.h * 0.66;
    let art = paintSky(s, { clouds: 2 }) + birds(s, s.w * 0.5, h * 0.16, 4);
    art +=
      treeBelt(s, h * 0.9, 70 * s.u, 0.3, '#6f8a4c') +
      box(0, h * 0.9, s.w, s.h, s.between(h * 0.9, s.h, [0, s.far('#e0b884', 0.3)], [1, s.shade('#c4935c')]));
    art += drying(s, cloth);
    const man = s.r.chance(0.5);
    const size = (s.h / 800) * 1.5;
    const x = s.w * (two ? 0.3 : s.r.between(0.42, 0.58));
    art += place(x, table, size, printer(s, man));
    if (two) art += place(s.w * 0.72, table, size * 0.97, printer(s, !man), true);
    return {
      art: art + bench(s, table, cloth(0)) + blocks(s, cloth(0)),
      says: `${two ? 'two block printers' : 'a block printer'} at work on a length of cotton, printed cloth drying behind`,
    };
  },
};

/** A motif of the carved block: a flower in a leafed ring, 40 across. */
const motif =
  'M0-15Q6-8 0 0-6-8 0-15ZM15 0Q8 6 0 0 8-6 15 0ZM0 15Q-6 8 0 0 6 8 0 15ZM-15 0Q-8-6 0 0-8 6-15 0ZM11-11l5-5 1 6ZM11 11l5 5-6 1ZM-11 11l-5 5-1-6ZM-11-11l-5-5 6-1Z';

/** Printed lengths over a rail of bamboo, each of another print. */
function drying(s: Scene, cloth: (i: number) => Cloth): string {
  const rail = s.h * 0.09;
  const count = s.crop === 'tall' || s.crop === 'square' ? 4 : 6;
  const wide = (s.w * 0.98) / count;
  let art = '';
  for (let i = 0; i < count; i++) {
    const { ground, ink, dot } = cloth(i + 1);
    const x = s.w * 0.01 + wide * i;
    const [w, long] = [wide * 0.9, s.h * (0.44 + ((i * 7) % 3) * 0.035)];
    const body = d`M${x} ${rail}H${x + w}Q${x + w - 8 * s.u} ${rail + long * 0.5} ${x + w + 3 * s.u} ${rail + long}Q${x + w * 0.5} ${rail + long - 14 * s.u} ${x - 3 * s.u} ${rail + long}Q${x + 8 * s.u} ${rail + long * 0.5} ${x} ${rail}Z`;
    const id = s.id();
    const step = w / 3;
    let uses = '';
    for (let row = 0; row < Math.floor(long / step); row++)
      for (let column = 0; column < 3; column++)
        uses += `<use href="#${id}" x="${n(x + step * (column + 0.5))}" y="${n(rail + step * (row + 0.7))}"/>`;
    art +=
      `<defs><g id="${id}"><path d="${motif}" transform="scale(${n(step / 44)})" fill="${s.lit(ink)}"/><circle r="${n(step / 14)}" fill="${s.lit(dot)}"/></g></defs>` +
      shape(body, s.lit(ground)) +
      `<g clip-path="${s.clip(body)}">${uses}${box(x, rail + long - 26 * s.u, w, 40 * s.u, s.lit(ink))}</g>` +
      shape(
        d`M${x + w * 0.36} ${rail}Q${x + w * 0.3} ${rail + long * 0.6} ${x + w * 0.4} ${rail + long}H${x + w * 0.56}Q${x + w * 0.44} ${rail + long * 0.5} ${x + w * 0.48} ${rail}Z`,
        s.sky.deep,
        0.09,
      );
  }
  const wood = s.shade('#8a6236');
  return (
    art +
    stroke(d`M-10 ${rail}H${s.w + 10}`, wood, 12 * s.u) +
    stroke(d`M-10 ${rail - 3 * s.u}H${s.w + 10}`, s.lit('#d9a862'), 3 * s.u) +
    stroke(
      d`M${s.w * 0.005} ${rail - 30 * s.u}V${s.h * 0.62}M${s.w * 0.995} ${rail - 30 * s.u}V${s.h * 0.62}`,
      wood,
      13 * s.u,
    )
  );
}

/** Somebody bent over the table, both hands on the block; 240 tall above it, the table's edge at y = 0. */
function printer(s: Scene, man: boolean): string {
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.5);
  const skin = lit('#9a6240');
  const cloth = lit(man ? '#f4ead2' : '#c4342b');
  const trim = lit(man ? '#c4342b' : '#f0b030');
  let art = man ? '' : shape('M-66-178Q-84-120-82 0H-30L-34-150Z', trim);
  art += shape('M-74 0C-80-92-60-150-16-160 34-160 60-118 58-72L50 0Z', cloth);
  art += stroke('M-42-136L-8-66 70-14', mix(cloth, s.sky.deep, 0.14), 34) + stroke('M30-30L76-8', skin, 22);
  art += stroke('M26-128L58-76 96-14', cloth, 32) + stroke('M78-44L98-8', skin, 22);
  // the block under the hands
  art +=
    shape('M62 12V-14H122V12Z', lit('#7a4a28')) +
    shape('M62-14H122L116-22H68Z', lit('#a8703c')) +
    disc(98 - 6, -26, 15, skin) +
    disc(78, -20, 13, skin);
  art += stroke('M6-154L16-176', skin, 26) + oval(26, -196, 27, 31, skin);
  if (man) {
    art +=
      shape('M-8-196C-14-238 14-254 36-248 62-242 62-216 54-206 34-218 10-214-8-196Z', trim) +
      shape('M-4-212Q22-236 58-222 40-228 0-202Z', lit('#f6d88a')) +
      stroke('M-8-198Q-22-184-20-160', trim, 11);
    return art + shape('M36-184Q46-188 53-184 46-178 36-184Z', lit('#1f1a1c'));
  }
  return (
    art +
    shape(
      'M-10-172C-30-218 0-246 34-238 50-234 56-220 54-212 30-222 12-206 8-172L-4-150Q-40-150-66-178-30-170-10-172Z',
      trim,
    ) +
    disc(46, -186, 2.6, lit('#f0c050')) +
    stroke('M92-22h16M90-30h14', lit('#f0b030'), 4)
  );
}

/** The padded table in front, its cotton printed up to where the block stands. */
function bench(s: Scene, top: number, { ground, ink, dot }: Cloth): string {
  const lit = s.lit(ground);
  const id = s.id();
  const rows = [0.09, 0.25, 0.47, 0.76];
  let prints = '';
  rows.forEach((t, row) => {
    const y = top + 16 * s.u + (s.h - top) * t;
    const size = (0.9 + row * 0.42) * s.u;
    const step = 64 * size;
    for (let x = ((row % 2) * step) / 2 - step; x < s.w + step; x += step)
      prints += `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) scale(${Math.round(size * 160) / 100} ${Math.round(size * 90) / 100})"/>`;
  });
  return (
    `<defs><g id="${id}"><path d="${motif}" fill="${s.lit(ink)}"/><circle r="3.600" fill="${s.lit(dot)}"/></g></defs>` +
    shape(
      d`M0 ${top + 14 * s.u}H${s.w}V${s.h}H0Z`,
      s.between(top, s.h, [0, mix(lit, s.shade(ground), 0.3)], [0.2, lit], [1, lit]),
    ) +
    prints +
    stroke(d`M0 ${top + 14 * s.u}H${s.w}`, s.shade('#8a6236'), 7 * s.u)
  );
}

/** Carved blocks and trays of dye in front. */
function blocks(s: Scene, { ink, dot }: Cloth): string {
  const carved = (x: number, size: number) =>
    place(
      x,
      s.h - 16 * s.u,
      s.u * size,
      oval(4, 2, 74, 10, s.sky.deep, 0.3) +
        shape('M-62 0V-56H62V0Z', s.lit('#8f5a30')) +
        shape('M-62-56L-46-76H46L62-56Z', s.lit('#b5793f')) +
        shape('M-16-76Q-18-104 0-108 18-104 16-76Z', s.shade('#6a3f20')) +
        stroke('M-50-44H50M-50-12H50', s.shade('#5a3418'), 4, 0.6) +
        `<path d="${motif}" transform="translate(0 -28) scale(1.100)" fill="${s.shade('#5a3418')}"/>`,
    );
  const tray = (x: number, colour: Hex) =>
    place(
      x,
      s.h - 20 * s.u,
      s.u * 1.2,
      shape('M-80 0L-92-36H92L80 0Z', s.shade('#7a4a28')) +
        oval(0, -36, 92, 18, s.lit('#a8703c')) +
        oval(0, -36, 80, 14, s.lit(colour)),
    );
  return s.crop === 'tall' || s.crop === 'square'
    ? tray(s.w * 0.24, ink) + carved(s.w * 0.74, 1.2)
    : tray(s.w * 0.12, ink) + carved(s.w * 0.3, 1.2) + tray(s.w * 0.88, dot) + carved(s.w * 0.72, 1.1);
}
