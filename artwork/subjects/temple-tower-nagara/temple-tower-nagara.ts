import { hollow, rounded, wall } from '../../kit/buildings/facade.ts';
import { lampGlow } from '../../kit/buildings/houses.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { plain, road, shadow, treeBelt } from '../../kit/land/ground.ts';
import { hills, profile } from '../../kit/land/ridges.ts';
import { floodlit } from '../../kit/light/floodlight.ts';
import { birds, mist, paintSky } from '../../kit/light/sky.ts';
import { crowd } from '../../kit/people/crowd.ts';
import { palmRow } from '../../kit/plants/palms.ts';
import { bush, leafyTree } from '../../kit/plants/plants.ts';
import { mirrored, water } from '../../kit/water/water.ts';

const plans = ['cluster', 'sea', 'tank'] as const;
const told = {
  cluster: 'a sandstone temple rising in a mountain of spires on its platform',
  sea: 'a great white temple tower with its flag, pilgrims before it',
  tank: 'carved temple spires above their bathing tank',
} as const;

export const templeTowerNagara: Painter = {
  temperament: 'desert',
  times: ['golden', 'morning', 'dawn', 'dusk', 'noon', 'night'],
  horizon: { landscape: 0.7, wide: 0.72, tall: 0.67, square: 0.7 },
  paint(s) {
    const ground = s.horizon;
    const plan = s.r.pick(plans);
    const stone = s.r.pick(
      plan === 'sea' ? (['#efe2cd', '#e6d4bc'] as const) : (['#d0a06c', '#c9916a', '#bf9a78'] as const),
    );
    const x = s.w * s.r.between(0.42, 0.58);
    const foot = ground + (s.h - ground) * (plan === 'tank' ? 0.14 : 0.24);
    let art = paintSky(s) + birds(s, s.w * s.r.between(0.66, 0.82), ground * 0.3, 6);
    art +=
      hills(
        s,
        profile(s.r, s.w, { y: ground * 0.92, rise: 70 * s.u, rough: 0.4, points: 22 }),
        ground + 6,
        s.far('#8d8a70', 0.6),
      ) +
      mist(s, ground, 80 * s.u, 0.45) +
      treeBelt(s, ground + 4, s.r.between(50, 80) * s.u, 0.34, '#5f7f4a') +
      (plan === 'sea' ? palmsAround(s, ground) : '') +
      plain(s, ground, plan === 'cluster' ? '#9fae5c' : '#d2b083');
    const building = s.main(
      place(
        x,
        foot,
        s.u * (s.crop === 'tall' ? 1.04 : 1.14),
        { cluster, sea: great, tank: trio }[plan](floodlit(s, 0.5), stone),
      ),
    );
    art += lampGlow(s, x, foot - 130 * s.u, 360 * s.u);
    if (plan === 'tank') {
      const both = mirrored(s, building + ghat(s, foot), foot + 10 * s.u, 0.42, 0.8);
      art += both.art + water(s, { top: foot + 10 * s.u, colour: '#4d8079' }) + both.echo;
      art += crowd(s, {
        from: s.w * 0.06,
        to: s.w * 0.94,
        top: foot,
        bottom: foot + 8 * s.u,
        count: 7,
        small: 34 * s.u,
        tall: 36 * s.u,
      });
    } else
      art +=
        road(
          [x, foot],
          60 * s.u,
          [s.w / 2 + (x - s.w / 2) * 0.2, s.h],
          260 * s.u,
          s.between(foot, s.h, [0, s.far('#e3c79a', 0.2)], [1, mix(s.shade('#c9a878'), s.sky.deep, 0.12)]),
        ) +
        shadow(s, x, foot, 210 * s.u, 130 * s.u) +
        building +
        crowd(s, {
          from: x - 260 * s.u,
          to: x + 260 * s.u,
          top: foot + 14 * s.u,
          bottom: s.h - 30 * s.u,
          count: plan === 'sea' ? 14 : 7,
          small: 36 * s.u,
          tall: 82 * s.u,
        });
    return { art: art + foreground(s, plan), says: told[plan] };
  },
};

/** A beehive spire with ribs, a ribbed stone on top, a pot and a flag. */
function spire(s: Scene, w: number, h: number, stone: Hex, ribs = 3): string {
  const at = (half: number) =>
    d`M${-half} 0C${-half * 1.02} ${-h * 0.5} ${-half * 0.62} ${-h * 0.84} ${-half * 0.3} ${-h * 0.92}H${half * 0.3}C${half * 0.62} ${-h * 0.84} ${half * 1.02} ${-h * 0.5} ${half} 0Z`;
  let lines = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const half = (w / 2) * (1 - 0.7 * t ** 2.2);
    lines += d`M${-half} ${-h * 0.92 * t}H${half}`;
  }
  let art = shape(at(w / 2), rounded(s, stone));
  art += stroke(lines, s.shade(stone), Math.max(1, w * 0.016), 0.45);
  for (let i = 1; i <= ribs - 1; i++)
    art += shape(at((w / 2) * (0.62 - i * 0.2)), i % 2 ? s.lit(stone) : s.shade(stone), 0.34);
  return (
    art +
    oval(0, -h * 0.94, w * 0.19, h * 0.026, s.lit(mix(stone, '#ffffff', 0.25))) +
    shape(
      d`M${-w * 0.1} ${-h * 0.96}q${-w * 0.03} ${-h * 0.04} ${w * 0.1} ${-h * 0.075}q${w * 0.13} ${h * 0.035} ${w * 0.1} ${h * 0.075}Z`,
      s.lit('#e8b84a'),
    )
  );
}

/** Khajuraho from the side: porches climbing to the spire, smaller spires leaning on it. */
function cluster(s: Scene, stone: Hex): string {
  const hall = (x: number, w: number, h: number) => {
    let tiers = '';
    let ledges = '';
    for (let i = 0; i < 5; i++) {
      const half = (w / 2) * (1 - i * 0.17);
      tiers += d`M${x - half} ${-88 - (h * i) / 5}h${half * 2}l${-half * 0.16} ${-h / 5}h${-half * 1.68}Z`;
      ledges += d`M${x - half} ${-88 - (h * i) / 5}h${half * 2}`;
    }
    return (
      shape(tiers, wall(s, stone)) +
      stroke(ledges, s.shade(stone), 2.4, 0.6) +
      oval(x, -90 - h, w * 0.1, h * 0.08, s.lit(mix(stone, '#ffffff', 0.2)))
    );
  };
  const lean = [
    [20, 90, 210],
    [136, 84, 190],
    [2, 66, 150],
    [152, 62, 136],
    [46, 62, 156],
    [112, 62, 152],
  ] as const;
  let art = place(79, -84, 1, spire(s, 150, 320, stone, 3));
  for (const [x, w, h] of lean) art += place(x, -84, 1, spire(s, w, h, stone, 2));
  art += place(79, -84, 1, spire(s, 56, 120, stone, 2));
  art += hall(-70, 128, 96) + hall(-150, 92, 60);
  let friezes = '';
  for (let x = -186; x < 170; x += 13) friezes += d`M${x} -46v-12l3.500-5 3.500 5v12ZM${x} -66v-10l3.500-5 3.500 5v10Z`;
  return (
    shape('M-196-34V-90H176V-34Z', wall(s, stone)) +
    shape(friezes, s.shade(mix(stone, '#5a3428', 0.3)), 0.8) +
    stroke('M-198-90H178M-198-63H178', s.lit(mix(stone, '#ffffff', 0.25)), 3) +
    art +
    shape('M-200-34V-86H-140V-34Z', wall(s, stone)) +
    shape('M-186-36V-72H-154V-36Z', hollow(s, stone)) +
    stroke('M-190-36V-84M-170-36V-84M-150-36V-84', s.lit(stone), 5) +
    shape('M-236 0V-34H216V0Z', wall(s, mix(stone, '#a08870', 0.3))) +
    stroke('M-236-32H216M-236-16H216', s.lit(mix(stone, '#ffffff', 0.25)), 3, 0.8) +
    shape('M-214 0L-196-34H-144L-126 0Z', s.shade(stone)) +
    stroke('M-211-6H-129M-207-14H-133M-203-22H-137M-199-30H-141', s.lit(stone), 3)
  );
}

/** Puri: one tall plain tower with wheel and flag, its stepped hall before it, a wall around. */
export function great(s: Scene, stone: Hex): string {
  const flag = s.r.pick(['#c4402b', '#e8a82e', '#d9542b'] as const);
  let roof = '';
  for (let i = 0; i < 7; i++)
    roof += d`M${-176 + i * 13} ${-92 - i * 14}h${140 - i * 26 + 26}l-6-14.500h${-128 + i * 26 - 26}Z`;
  let merlon = '';
  for (let x = -250; x < 244; x += 16) merlon += d`M${x} -44q6-12 12 0Z`;
  return (
    place(
      56,
      -60,
      1,
      stroke('M0-300V-372', s.shade('#7a5a3a'), 3) +
        shape('M1-372Q24-380 44-366T84-362L56-350Q30-346 1-352Z', s.lit(flag)) +
        spire(s, 150, 330, stone, 3) +
        disc(0, -336, 15, s.lit('#5f7f9a')) +
        disc(0, -336, 9, s.lit('#efe2cd')),
    ) +
    place(-106, -60, 1, shape('M-74 0V-36H74V0Z', wall(s, stone))) +
    shape(roof, wall(s, stone)) +
    stroke('M-176-92H-10M-163-106H-23M-150-120H-36M-137-134H-49', s.shade(stone), 2, 0.5) +
    oval(-93, -196, 14, 7, s.lit(stone)) +
    shape('M-98-202q-4-8 5-16 9 8 5 16Z', s.lit('#e8b84a')) +
    shape('M-18-60V-96H130V-60Z', wall(s, stone)) +
    shape('M-122-60v-26a14 14 0 0 1 28 0v26zM40-60v-24a13 13 0 0 1 26 0v24z', hollow(s, stone)) +
    shape(`M-254 0V-46H250V0Z${merlon}`, wall(s, mix(stone, '#e0b898', 0.4))) +
    shape(
      'M-140 0V-86H-60V0ZM-150-84L-136-112H-64L-50-84ZM-130-112L-118-130H-82L-70-112Z',
      wall(s, mix(stone, '#d98a5a', 0.4)),
    ) +
    shape('M-122 0V-44a22 22 0 0 1 44 0V0Z', hollow(s, stone)) +
    stroke('M-136-84H-64M-128-112H-72', s.lit('#fff2dc'), 3) +
    shape('M120 0V-150h8V0ZM112-150h24v-10h-24z', s.shade('#6a5a52'))
  );
}

/** Bhubaneswar: three towers over the water. */
const trio = (s: Scene, stone: Hex): string =>
  place(-186, -20, 1, spire(s, 92, 176, stone, 2)) +
  place(188, -20, 1, spire(s, 84, 150, stone, 2)) +
  place(0, -20, 1, spire(s, 140, 320, stone, 3)) +
  place(-98, -20, 1, spire(s, 60, 112, stone, 2)) +
  place(104, -20, 1, spire(s, 64, 126, stone, 2)) +
  shape('M-240 0V-46H236V0Z', wall(s, stone)) +
  stroke('M-244-46H240M-240-24H236', s.lit(mix(stone, '#ffffff', 0.25)), 4) +
  shape(
    [-200, -150, -100, -46, 46, 100, 150, 200].map((x) => d`M${x - 9} 0v-20a9 9 0 0 1 18 0v20Z`).join(''),
    s.shade(mix(stone, '#5a3428', 0.35)),
  ) +
  shape('M-30 0V-66H30V0Z', wall(s, mix(stone, '#ffffff', 0.12))) +
  shape('M-38-64L0-92 38-64Z', s.lit(stone)) +
  shape('M-15 0V-32a15 15 0 0 1 30 0V0Z', hollow(s, stone)) +
  stroke('M0-316V-368', s.shade('#7a5a3a'), 2.6) +
  shape('M1-368L40-358 1-346Z', s.lit('#e0642a'));

function ghat(s: Scene, y: number): string {
  let art = '';
  for (let i = 0; i < 3; i++)
    art += shape(d`M-10 ${y + i * 5 * s.u}H${s.w + 10}v${5 * s.u}H-10Z`, i % 2 ? s.shade('#b08a68') : s.lit('#dcb88e'));
  return art;
}

function palmsAround(s: Scene, ground: number): string {
  const spots = Array.from({ length: 8 }, () => ({
    x: s.w * s.r.next(),
    y: ground + 6,
    height: s.r.between(90, 170) * s.u,
  }));
  return palmRow(s, spots, s.far('#3d6b4c', 0.28), s.far('#8fae62', 0.28));
}

function foreground(s: Scene, plan: (typeof plans)[number]): string {
  const green = mix(s.sky.deep, s.shade('#31573a'), 0.42);
  const light = s.far('#8fae5a', 0.04);
  if (plan === 'sea')
    return palmRow(
      s,
      [
        { x: s.w * 0.96, y: s.h + 20, height: s.h * 0.7 },
        { x: s.w * 1.02, y: s.h + 30, height: s.h * 0.5 },
      ],
      green,
      light,
    );
  const id = s.id();
  const shrubs = [0.02, 0.1, 0.17, 0.9, 0.97]
    .map((t, i) => place(s.w * t, s.h + 8, s.u * (0.7 + (i % 3) * 0.3), `<use href="#${id}"/>`))
    .join('');
  const tree = place(s.w * 0.99, s.h + 10, s.u * 3.9, leafyTree(s, 120, green, light, 0.42));
  return `${tree}<defs><g id="${id}">${bush(s, 0, 0, 60, green, light)}</g></defs>${shrubs}`;
}
