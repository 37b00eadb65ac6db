import { type Hex, mix } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../../kit/core/shapes.ts';

const gold = '#e8b23a';

/** The head alone, chin at the origin: crown, painted face, the white rim of the jaw; 340 tall. */
function head(s: Scene): string {
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.5);
  const green = '#2f9a4a';
  let art = '';
  // the round halo of the crown with its rings, then the cap on the brow
  art +=
    disc(0, -196, 136, lit('#b5261f')) +
    disc(0, -196, 126, lit(gold)) +
    disc(0, -196, 108, lit('#b5261f')) +
    disc(0, -196, 96, lit('#1f6f4a')) +
    disc(0, -196, 82, lit(gold));
  let studs = '';
  for (let i = 0; i < 28; i++) {
    const angle = (Math.PI * 2 * i) / 28;
    studs += d`M${Math.cos(angle) * 117} ${-196 + Math.sin(angle) * 117}h0`;
  }
  art += stroke(studs, lit('#fff4d8'), 9);
  art +=
    shape('M-66-150C-70-232-36-268-22-300Q-12-322 0-330 12-322 22-300C36-268 70-232 66-150Z', lit(gold)) +
    shape('M-48-156C-48-222-24-252-12-288Q0-302 12-288C24-252 48-222 48-156Z', lit('#b5261f'));
  art += stroke('M-60-196Q0-216 60-196M-46-234Q0-250 46-234M-28-268Q0-280 28-268', lit('#fff0c0'), 6);
  art +=
    [-32, 0, 32]
      .map((x) => disc(x, -178 - (x ? 0 : 4), 10, lit('#1f8a5a')) + disc(x, -178 - (x ? 0 : 4), 5, lit('#d6f4dc')))
      .join('') + disc(0, -338, 9, lit(gold));
  // ear discs
  for (const way of [-1, 1])
    art +=
      disc(way * 98, -92, 30, lit(gold)) +
      disc(way * 98, -92, 20, lit('#b5261f')) +
      disc(way * 98, -92, 9, lit(gold)) +
      stroke(d`M${way * 98} -62q${way * 8} 40 ${way * -4} 70`, lit('#f7ead0'), 6);
  // the white paper rim along the jaw, then the face
  art +=
    shape('M-88-128C-94-50-56 18 0 30 56 18 94-50 88-128L70-122C72-52 44 0 0 8-44 0-72-52-70-122Z', lit('#fbf6ea')) +
    stroke('M-80-118C-84-50-50 10 0 20 50 10 84-50 80-118', s.sky.deep, 2, 0.22);
  art += shape('M-72-148C-76-54-46 2 0 10 46 2 76-54 72-148Q0-176-72-148Z', lit(green));
  art +=
    shape('M-70-140Q0-168 70-140L68-126Q0-150-68-126Z', lit('#fbe9b0')) +
    shape('M-9-148Q0-156 9-148L5-116Q0-110-5-116Z', lit('#e8b23a')) +
    disc(0, -132, 5, lit('#c4261f'));
  const ink = '#17121a';
  for (const way of [-1, 1])
    art +=
      shape(d`M${way * 12} -104Q${way * 34} -130 ${way * 70} -116Q${way * 38} -120 ${way * 15} -97Z`, ink) +
      shape(
        d`M${way * 12} -86Q${way * 32} -104 ${way * 52} -88L${way * 74} -98Q${way * 60} -76 ${way * 40} -74Q${way * 22} -74 ${way * 12} -86Z`,
        ink,
      ) +
      shape(d`M${way * 19} -86Q${way * 33} -97 ${way * 47} -86Q${way * 33} -76 ${way * 19} -86Z`, '#fffaf0') +
      disc(way * 33, -87, 6.4, ink);
  return (
    art +
    stroke('M-5-84Q-8-58-14-50-6-42 0-44 6-42 14-50 8-58 5-84', '#1f6f38', 3.4) +
    shape('M-26-26Q-12-36 0-31 12-36 26-26 12-12 0-12-12-12-26-26Z', '#c41f22') +
    stroke('M-26-26Q0-20 26-26', '#7a1218', 2.6)
  );
}

/** Head, shoulders and a raised hand. */
export function bust(s: Scene): string {
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.5);
  const arm = (way: number) =>
    shape(d`M${way * 104} 36C${way * 176} 52 ${way * 190} 110 ${way * 196} 180H${way * 120}Z`, lit('#a8241f')) +
    stroke(
      d`M${way * 128} 78q${way * 34} -4 ${way * 56} 14M${way * 128} 112q${way * 34} -4 ${way * 60} 14`,
      lit(gold),
      10,
    );
  return (
    arm(-1) +
    arm(1) +
    shape('M-128 40Q-60 6 0 14 60 6 128 40L140 180H-140Z', lit('#c4342b')) +
    // the breast plate of gilded beads, the long scarves
    shape('M-84 34Q0 84 84 34L70 118Q0 160-70 118Z', lit(gold)) +
    shape('M-60 56Q0 94 60 56L50 106Q0 134-50 106Z', lit('#7a1f2a')) +
    [-34, 0, 34]
      .map((x) => disc(x, 92 - Math.abs(x) * 0.3, 11, lit(gold)) + disc(x, 92 - Math.abs(x) * 0.3, 5, lit('#2f8a5a')))
      .join('') +
    stroke('M-92 36Q-104 110-96 180M92 36Q104 110 96 180', lit('#fbf3e2'), 20) +
    stroke('M-92 70h0M92 70h0', lit('#c4342b'), 20) +
    place(0, 0, 1, head(s))
  );
}

/** The whole dancer, 560 tall, feet at the origin. */
export function dancer(s: Scene, coat: Hex, way: number): string {
  const lit = (colour: Hex) => mix(s.lit(colour), colour, 0.5);
  // how far the arms reach, and the skirt swings
  const [reach, high, swing] = [s.r.between(-10, 14), s.r.between(-24, 30), s.r.between(-14, 12)];
  let art = oval(0, 4, 180, 16, s.sky.deep, 0.36);
  // bare feet with bells
  for (const side of [-1, 1])
    art +=
      shape(
        d`M${side * 58} -60L${side * 62} -8Q${side * 66} 2 ${side * 100} 2H${side * 36}Q${side * 34} -30 ${side * 36} -60Z`,
        lit('#a8683f'),
      ) + stroke(d`M${side * 36} -26H${side * 62}M${side * 36} -16H${side * 63}`, lit(gold), 7);
  // the great white skirt with its coloured bands
  art += shape(
    d`M-60 -262C-120 -240 ${-196 + swing} -150 ${-204 + swing} -70Q-100 -34 ${swing} -40 100 -34 ${204 + swing} -70C${196 + swing} -150 120 -240 60 -262Z`,
    lit('#fbf4e4'),
  );
  let pleats = '';
  for (const x of [-0.86, -0.64, -0.42, -0.2, 0, 0.2, 0.42, 0.64, 0.86])
    pleats += d`M${x * 66} -256Q${x * 150 + swing * 0.6} -190 ${x * 200 + swing} ${-52 - Math.abs(x) * 16}`;
  art +=
    stroke(pleats, lit('#cfb894'), 3, 0.8) +
    stroke('M-200-88Q-100-54 0-58 100-54 200-88', lit(coat), 13) +
    stroke('M-198-112Q-100-78 0-82 100-78 198-112', lit(gold), 7);
  for (const x of [-1, 0, 1])
    art +=
      shape(
        d`M${x * 30 - 17} -256L${x * 62 - 25} ${-84 - (x ? 6 : 0)}h50L${x * 30 + 17} -256Z`,
        lit(x ? '#e8b23a' : coat),
      ) + stroke(d`M${x * 56 - 22} -112h44M${x * 50 - 20} -140h40`, lit(x ? coat : gold), 8);
  // jacket and arms: one raised, one before the chest
  art += shape('M-62-254L-78-388Q0-420 78-388L62-254Z', lit(coat)) + stroke('M-64-272H64', lit(gold), 16);
  art +=
    stroke(d`M${way * 74} -376L${way * (150 + reach)} -330L${way * (172 + reach)} ${-428 - high}`, lit(coat), 38) +
    stroke(d`M${-way * 74} -376L${-way * 136} -300L${-way * 44} -292`, lit(coat), 38);
  art += stroke(
    d`M${way * 112} -352l${way * 12} 22M${way * (160 + reach)} ${-372 - high * 0.4}l${way * 24} -4M${-way * 106} -338l${-way * 22} 14M${-way * 86} -312v30`,
    lit(gold),
    10,
  );
  art += hand(s, way * (176 + reach), -446 - high, way) + hand(s, -way * 24, -296, way);
  art += shape('M-56-392Q0-346 56-392L46-330Q0-300-46-330Z', lit(gold)) + disc(0, -340, 12, lit('#b5261f'));
  art +=
    stroke('M-60-384Q-74-290-66-220M60-384Q74-290 66-220', lit('#fbf3e2'), 13) +
    disc(-66, -214, 13, lit('#c4342b')) +
    disc(66, -214, 13, lit('#c4342b'));
  return art + place(0, -396, 0.52, head(s));
}

const hand = (s: Scene, x: number, y: number, way: number): string =>
  disc(x, y, 15, mix(s.lit('#b5764a'), '#b5764a', 0.5)) +
  stroke(
    d`M${x} ${y}l${-way * 6} -30M${x} ${y}l${way * 8} -30M${x} ${y}l${way * 22} -20`,
    mix(s.lit('#b5764a'), '#b5764a', 0.5),
    8,
  ) +
  stroke(d`M${x - way * 6} ${y - 30}v-8M${x + way * 8} ${y - 30}l${way * 2} -8`, s.lit('#f4ead0'), 5);
