import { roundArch } from '../../kit/buildings/facade.ts';
import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Painter } from '../../kit/core/painting.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { box, d, disc, n, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { paintSky } from '../../kit/light/sky.ts';

interface Silk {
  readonly ground: Hex;
  readonly thread: Hex;
  readonly border: Hex;
}

const silks: readonly [Silk, ...Silk[]] = [
  { ground: '#a81f4a', thread: '#f0c45a', border: '#5a1440' },
  { ground: '#1f5f8a', thread: '#f0c45a', border: '#c4342b' },
  { ground: '#2f7a4f', thread: '#f4d27a', border: '#8a1f3a' },
  { ground: '#d98a1f', thread: '#fff0b8', border: '#a8242f' },
];

export const silkLoom: Painter = {
  temperament: 'desert',
  times: ['morning', 'noon', 'golden'],
  horizon: { landscape: 0.5, wide: 0.5, tall: 0.5, square: 0.5 },
  paint(s) {
    const silk = s.r.pick(silks);
    const size = Math.min(s.h / 800, s.w / 1040);
    const art = room(s) + place(s.w * 0.5, s.h * 0.98, size, loom(s, silk));
    return { art, says: 'a weaver at a handloom, gold flowers growing on the silk before him' };
  },
};

/** A lime-washed room, its window, and skeins of dyed silk on a line. */
function room(s: Scene): string {
  const wall = s.between(0, s.h, [0, s.shade('#8fb0a8')], [0.3, s.lit('#b8d0c4')], [1, s.lit('#9fbcb0')]);
  const [wx, wy, ww, wh] = [s.w * 0.16, s.h * 0.42, s.h * 0.22, s.h * 0.3];
  const opening = roundArch(wx, wy, ww, wh);
  const frame = { ...s, h: wy };
  const skeins = ['#c4242c', '#f0b830', '#2f7fa8', '#8a2f7f', '#2f8a5a', '#e0702b'] as const;
  return (
    box(0, 0, s.w, s.h, wall) +
    `<g clip-path="${s.clip(opening)}">${paintSky(frame, { clouds: 1, disc: false })}</g>` +
    stroke(
      d`M${wx} ${wy - wh}V${wy}M${wx - ww / 4} ${wy - wh * 0.9}V${wy}M${wx + ww / 4} ${wy - wh * 0.9}V${wy}M${wx - ww / 2} ${wy - wh * 0.4}h${ww}`,
      s.shade('#5a3a28'),
      5 * s.u,
    ) +
    stroke(opening, s.lit('#f4ead8'), 13 * s.u) +
    stroke(d`M${s.w * 0.7} ${s.h * 0.1}H${s.w + 10}`, s.shade('#7a5a3a'), 8 * s.u) +
    skeins
      .map((hue, i) => {
        const x = s.w * (0.73 + i * 0.05);
        return shape(
          d`M${x - 15 * s.u} ${s.h * 0.1}h${30 * s.u}q${8 * s.u} ${s.h * 0.13} ${-6 * s.u} ${s.h * 0.22}q${-10 * s.u} ${18 * s.u} ${-20 * s.u} 0Q${x - 23 * s.u} ${s.h * 0.23} ${x - 15 * s.u} ${s.h * 0.1}Z`,
          s.lit(hue),
        );
      })
      .join('') +
    box(0, s.h * 0.86, s.w, s.h, s.between(s.h * 0.86, s.h, [0, s.far('#a87a5a', 0.02)], [1, s.shade('#8a5f44')]))
  );
}

/** A flower of the brocade, 30 across. */
const flower = 'M0-14Q6-7 0 0-6-7 0-14ZM14 0Q7 6 0 0 7-6 14 0ZM0 14Q-6 7 0 0 6 7 0 14ZM-14 0Q-7-6 0 0-7 6-14 0Z';

/** The loom with its weaver, 980 wide and 700 high: warp to the right, cloth to the left. */
function loom(s: Scene, { ground, thread, border }: Silk): string {
  const wood = s.lit('#9a6a40');
  const dark = mix(s.shade('#6a4428'), s.sky.deep, 0.2);
  const gold = s.lit(thread);
  const id = s.id();
  const warp = Array.from({ length: 17 }, (_, i) => d`M-40 ${-270 + i * 7}L470 ${-330 + i * 3}`).join('');
  let flowers = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7; i++)
      flowers += `<use href="#${id}" transform="translate(${n(-318 + i * 46 + (row % 2) * 23)} ${n(-236 + row * 38)}) scale(1 .8)"/>`;
  const heddles = Array.from({ length: 9 }, (_, i) => d`M${66 + i * 9} -540L${40 + i * 14} -300`).join('');
  const cards = [0, 1, 2, 3]
    .map(
      (i) =>
        shape(d`M${40 + i * 44} -640h40v54h-40Z`, s.lit(i % 2 ? '#d9b98a' : '#c9a470')) +
        stroke(d`M${48 + i * 44} -626h.1m8 0h.1m8 0h.1m-8 14h.1m8 0h.1m-16 12h.1m12 0h.1`, dark, 4),
    )
    .join('');
  return (
    oval(0, -20, 520, 26, s.sky.deep, 0.28) +
    stroke('M-30-40V-660M250-40V-660M470-40V-350', dark, 24) +
    stroke('M-46-655H270M-46-570H266', wood, 20) +
    cards +
    stroke(warp, gold, 2.2, 0.85) +
    stroke(heddles, s.lit('#fbf4e4'), 3, 0.7) +
    stroke('M50-300H200M60-286H210', wood, 9) +
    weaver(s) +
    `<defs><path id="${id}" d="${flower}" fill="${gold}"/></defs>` +
    shape('M-350-250L-40-272V-150L-370-112Z', s.lit(ground)) +
    `<g clip-path="${s.clip('M-350-250L-40-272V-150L-370-112Z')}">${flowers}</g>` +
    shape('M-350-250L-40-272V-258L-352-234ZM-368-128L-40-164V-150L-370-112Z', s.lit(border)) +
    stroke('M-352-232L-40-256M-367-131L-40-167', gold, 4) +
    stroke('M-40-284V-136', wood, 22) +
    stroke('M-34-280V-140', s.lit('#d9a86a'), 5) +
    stroke('M-376-252L-398-100', wood, 34) +
    stroke('M-372-246L-390-112', s.lit(ground), 15) +
    stroke('M-430-40V-240M-410-84H490', dark, 24) +
    [90, 124, 158, 192]
      .map((x, i) =>
        place(
          x,
          -44,
          1,
          shape('M-13 0V-40H13V0Z', s.lit(['#c4242c', '#f0b830', '#2f7fa8', '#2f8a5a'][i] ?? '#ffffff')) +
            oval(0, -40, 13, 5, s.lit('#f4ead8')),
        ),
      )
      .join('')
  );
}

/** The man behind the cloth, one hand on the beater, the shuttle in the other. */
function weaver(s: Scene): string {
  const lit = (hue: Hex) => mix(s.lit(hue), hue, 0.5);
  const skin = lit('#8f5c3c');
  const shirt = lit('#f4ecd8');
  return (
    shape('M-262-170C-276-320-250-400-184-412-112-410-92-340-96-170Z', shirt) +
    stroke('M-116-376L-70-312-36-268', mix(shirt, s.sky.deep, 0.1), 38) +
    stroke('M-56-292L-36-264', skin, 25) +
    stroke('M-244-372L-252-290-182-254', shirt, 40) +
    stroke('M-200-262L-168-250', skin, 26) +
    shape('M-176-246L-124-262Q-112-258-120-248L-170-234Z', lit('#b5793f')) +
    stroke('M-178-408L-172-432', skin, 36) +
    oval(-166, -462, 37, 43, skin) +
    shape('M-206-464C-212-520-160-522-138-506-128-498-130-484-134-480-160-494-196-488-206-464Z', lit('#f4ecd8')) +
    stroke('M-204-476Q-172-500-134-484', lit('#c4a46a'), 6) +
    disc(-140, -462, 3.4, '#1f1a1c') +
    shape('M-186-424Q-160-404-134-432-150-422-170-428Z', lit('#5a5450'))
  );
}
