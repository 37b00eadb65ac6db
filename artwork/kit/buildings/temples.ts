import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, place, shape, stroke } from '../core/shapes.ts';
import { dimWall, hollow, panes, roundArch, rounded, wall } from './facade.ts';

/** A curved northern temple spire with its amalaka, kalash and flag; foot at the origin. */
export function shikhara(s: Scene, w: number, h: number, surface: Hex, flag: Hex = '#e0642a'): string {
  const curve = (half: number, top: number) =>
    d`M${-half} 0C${-half} ${-h * 0.5} ${-half * 0.5} ${-h * 0.8} ${-half * 0.26} ${-h * top}H${half * 0.26}C${half * 0.5} ${-h * 0.8} ${half} ${-h * 0.5} ${half} 0Z`;
  let bands = '';
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    const half = (w / 2) * (1 - t ** 1.9 * 0.72);
    bands += d`M${-half} ${-h * t * 0.93}H${half}`;
  }
  const pole = h * 0.26;
  return (
    stroke(d`M0 ${-h * 1.02}v${-pole}`, s.shade('#8a6a4a'), Math.max(1.4, w * 0.02)) +
    shape(d`M1 ${-h * 1.02 - pole}l${w * 0.3} ${w * 0.09}l${-w * 0.3} ${w * 0.1}Z`, s.lit(flag)) +
    shape(curve(w / 2, 0.93), rounded(s, surface)) +
    stroke(bands, s.shade(surface), Math.max(1, w * 0.014), 0.5) +
    shape(curve(w * 0.17, 0.9), s.lit(surface), 0.4) +
    oval(0, -h * 0.95, w * 0.2, h * 0.032, s.lit(mix(surface, '#ffffff', 0.2))) +
    disc(0, -h * 1.0, Math.max(1.6, w * 0.05), s.lit('#e8b040'))
  );
}

/** A small shrine: porch, walls and spire. */
export function shrine(s: Scene, w: number, h: number, surface: Hex): string {
  const base = h * 0.34;
  return (
    place(0, -base * 0.94, 1, shikhara(s, w * 0.7, h * 0.66, surface)) +
    shape(d`M${-w / 2} 0V${-base}H${w / 2}V0Z`, wall(s, surface)) +
    shape(d`M${-w * 0.56} ${-base}h${w * 1.12}v${-h * 0.035}h${-w * 1.12}Z`, s.lit(mix(surface, '#ffffff', 0.2))) +
    shape(roundArch(0, 0, w * 0.34, base * 0.72), hollow(s, surface))
  );
}

/** A southern gateway tower: storeys of figures narrowing to a barrel roof. */
export function gopuramTower(s: Scene, w: number, h: number, hues: readonly [Hex, Hex, Hex, Hex]): string {
  const storeys = 7;
  const base = h * 0.17;
  const stone = '#c9ae8c';
  let art = shape(d`M${-w * 0.55} 0L${-w * 0.5} ${-base}H${w * 0.5}L${w * 0.55} 0Z`, wall(s, stone));
  art += stroke(
    d`M${-w * 0.36} 0V${-base}M${-w * 0.24} 0V${-base}M${w * 0.24} 0V${-base}M${w * 0.36} 0V${-base}`,
    s.shade(stone),
    w * 0.02,
  );
  const room = h * 0.7;
  let y = -base;
  for (let i = 0; i < storeys; i++) {
    const tall = (room / storeys) * (1.24 - i * 0.08);
    const half = w * (0.47 - i * 0.042);
    const next = w * (0.47 - (i + 1) * 0.042);
    const hue = hues[i % 4] ?? hues[0];
    art += shape(d`M${-half} ${y}L${-next} ${y - tall}H${next}L${half} ${y}Z`, wall(s, hue));
    art += shape(
      d`M${-half - w * 0.02} ${y}h${half * 2 + w * 0.04}v${-tall * 0.16}h${-half * 2 - w * 0.04}Z`,
      s.lit(mix(hue, '#fff4dc', 0.55)),
    );
    art += figures(
      s,
      half * 0.94,
      y - tall * 0.18,
      tall * 0.72,
      hues[(i + 2) % 4] ?? hue,
      4 + Math.round((storeys - i) * 0.9),
    );
    art +=
      shape(roundArch(0, y - tall * 0.16, w * 0.09, tall * 0.7), s.shade('#5a3b34')) +
      shape(roundArch(0, y - tall * 0.16, w * 0.05, tall * 0.52), hollow(s, '#5a3b34'));
    y -= tall;
  }
  const half = w * 0.2;
  const roof = h * 0.1;
  art += shape(
    d`M${-half} ${y}C${-half * 1.3} ${y - roof * 0.9} ${-half * 0.7} ${y - roof} ${-half * 0.5} ${y - roof}H${half * 0.5}C${half * 0.7} ${y - roof} ${half * 1.3} ${y - roof * 0.9} ${half} ${y}Z`,
    rounded(s, hues[1]),
  );
  art +=
    disc(0, y - roof * 0.42, roof * 0.3, s.shade(hues[0])) + disc(0, y - roof * 0.42, roof * 0.18, s.lit('#f0c060'));
  let pots = '';
  for (let i = -2; i <= 2; i++)
    pots += d`M${half * 0.28 * i - w * 0.012} ${y - roof}v${-roof * 0.22}l${w * 0.012} ${-roof * 0.24}l${w * 0.012} ${roof * 0.24}v${roof * 0.22}Z`;
  return (
    art +
    shape(pots, s.lit('#f0c860')) +
    shape(roundArch(0, 0, w * 0.24, base * 0.84), dimWall(s, stone)) +
    shape(roundArch(0, 0, w * 0.17, base * 0.7), hollow(s, stone))
  );
}

function figures(s: Scene, half: number, y: number, tall: number, hue: Hex, perSide: number): string {
  let niches = '';
  let bodies = '';
  for (let i = 0; i < perSide; i++) {
    for (const way of [-1, 1]) {
      const x = way * half * (0.2 + (0.76 * (i + 0.5)) / perSide);
      const w = (half * 0.62) / perSide;
      if (i % 2) niches += roundArch(x, y, w * 1.1, tall * 0.8);
      else
        bodies += d`M${x - w * 0.4} ${y}v${-tall * 0.5}l${w * 0.4} ${-tall * 0.3}l${w * 0.4} ${tall * 0.3}v${tall * 0.5}Z`;
    }
  }
  return shape(niches, s.shade(mix(hue, '#40263a', 0.35))) + shape(bodies, s.lit(mix(hue, '#fff2d8', 0.3)));
}

/** The many-storeyed temple by the bridge head. */
export function storeyedTemple(s: Scene, storeys: number): string {
  const colour = '#e8a56a';
  let art = '';
  for (let i = 0; i < storeys; i++) {
    const half = 50 - (i * 36) / storeys;
    const y = -i * 25;
    art +=
      shape(d`M${-half} ${y}v-25h${half * 2}v25Z`, wall(s, colour)) +
      shape(d`M${-half - 5} ${y - 22}h${half * 2 + 10}v-4h${-half * 2 - 10}Z`, s.lit('#fbe6c4')) +
      panes(s, {
        x: -half,
        y: y - 22,
        w: half * 2,
        h: 22,
        columns: Math.max(3, 6 - Math.floor(i / 2)),
        rows: 1,
        arched: true,
        fillX: 0.5,
        fillY: 0.7,
      });
  }
  return art + place(0, -storeys * 25, 1, shikhara(s, 36, 62, '#f0d8b0'));
}
