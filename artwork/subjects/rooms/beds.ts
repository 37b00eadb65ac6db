import { contact, type Room, solid } from '../../kit/buildings/room.ts';
import { mix } from '../../kit/core/colour.ts';
import { d, disc, outline, oval, place, shape, stroke } from '../../kit/core/shapes.ts';
import { tableLamp } from '../../kit/things/furniture.ts';

export type Headboard = 'padded' | 'arched' | 'panelled' | 'cane';

/** A bed with its head at the back wall. */
export function bed(room: Room, x: number, w = 190, board: Headboard = 'padded'): string {
  const { s, at, tone, colours } = room;
  const [long, high] = [205, 54];
  let art =
    contact(room, x, w, 0, long) +
    headboard(room, x, w, board) +
    solid(room, { x, w, y: 8, h: high - 18, z: 0, deep: long }, colours.wood) +
    solid(room, { x, w: w + 4, y: 26, h: high - 26, z: 0, deep: long + 3 }, colours.linen);
  art +=
    pillow(room, x - w * 0.25, high, 14, w * 0.44, 46, colours.linen) +
    pillow(room, x + w * 0.25, high, 14, w * 0.44, 46, colours.linen) +
    pillow(room, x - w * 0.18, high, 36, w * 0.3, 38, colours.second) +
    pillow(room, x + w * 0.2, high, 36, w * 0.3, 38, colours.accent);
  const [z0, z1] = [118, 178];
  const top = (at1: number, z: number) => at(at1, high + 2, z);
  const [l, r] = [x - w / 2 - 4, x + w / 2 + 4];
  const throwTop = outline([top(l, z0), top(r, z0), top(r, z1), top(l, z1)]);
  const drop = (x: number) => outline([top(x, z0), top(x, z1), at(x, 18, z1), at(x, 20, z0)]);
  // only the side that is turned to us is seen
  const drops = (top(l, z1)[0] > top(l, z0)[0] ? drop(l) : '') + (top(r, z1)[0] < top(r, z0)[0] ? drop(r) : '');
  const stripe = (z: number) => d`M${top(l, z)[0]} ${top(l, z)[1]}L${top(r, z)[0]} ${top(r, z)[1]}`;
  art +=
    shape(drops, tone(mix(colours.accent, '#2a1a20', 0.3))) +
    shape(throwTop, tone(colours.accent)) +
    stroke(stripe(z0 + 10) + stripe(z1 - 10), tone(colours.second), 4 * s.u);
  const hem = at(l, 28, long + 4);
  const hemEnd = at(r, 28, long + 4);
  return art + stroke(d`M${hem[0]} ${hem[1]}H${hemEnd[0]}`, tone(mix(colours.linen, '#8a7a70', 0.3)), 2, 0.6);
}

function headboard(room: Room, x: number, w: number, board: Headboard): string {
  const { s, at, tone, colours } = room;
  const [hl, ht] = at(x - w / 2 - 10, board === 'arched' ? 142 : 128, 0);
  const [hr, hb] = at(x + w / 2 + 10, 0, 0);
  const [wide, tall] = [hr - hl, hb - ht];
  if (board === 'padded') {
    let seams = '';
    for (let i = 1; i < 5; i++) seams += d`M${hl + (wide * i) / 5} ${ht + 4}V${hb}`;
    const body = d`M${hl} ${hb}V${ht + 16}Q${hl} ${ht} ${hl + 16} ${ht}H${hr - 16}Q${hr} ${ht} ${hr} ${ht + 16}V${hb}Z`;
    return shape(body, tone(colours.feature)) + stroke(seams, tone(mix(colours.feature, '#3a2420', 0.4)), 2, 0.45);
  }
  const wood = tone(colours.wood);
  const light = tone(mix(colours.wood, '#ffffff', 0.22));
  if (board === 'arched') {
    const curve = (inset: number) =>
      d`M${hl + inset} ${hb}V${ht + tall * 0.34 + inset * 0.4}Q${hl + wide * 0.12} ${ht + inset} ${hl + wide / 2} ${ht + inset}T${hr - inset} ${ht + tall * 0.34 + inset * 0.4}V${hb}Z`;
    return (
      shape(curve(0), wood) +
      shape(curve(9 * s.u), tone(colours.feature)) +
      stroke(curve(16 * s.u), light, 2 * s.u, 0.6)
    );
  }
  const frame = d`M${hl} ${hb}V${ht}H${hr}V${hb}Z`;
  if (board === 'panelled') {
    let panels = '';
    for (let i = 0; i < 4; i++)
      panels += d`M${hl + wide * (0.03 + i * 0.2425)} ${ht + tall * 0.1}h${wide * 0.21}v${tall * 0.4}h${-wide * 0.21}Z`;
    return (
      shape(frame, wood) + shape(panels, light, 0.6) + stroke(panels, tone(mix(colours.wood, '#1a0c08', 0.5)), 1.6, 0.6)
    );
  }
  let weave = '';
  for (let i = 0; i < 18; i++)
    weave += d`M${hl + wide * (0.04 + 0.92 * (i / 18))} ${ht + tall * 0.08}l${wide * 0.06} ${tall * 0.46}M${hl + wide * (0.04 + 0.92 * ((i + 1) / 18))} ${ht + tall * 0.08}l${-wide * 0.06} ${tall * 0.46}`;
  return (
    shape(frame, wood) +
    shape(
      d`M${hl + wide * 0.04} ${ht + tall * 0.08}h${wide * 0.92}v${tall * 0.46}h${-wide * 0.92}Z`,
      tone(mix(colours.second, '#fff4dc', 0.6)),
    ) +
    stroke(weave, tone(mix(colours.wood, colours.second, 0.5)), 1.2, 0.7)
  );
}

function pillow(room: Room, x: number, y: number, z: number, w: number, h: number, colour: string): string {
  const k = room.scale(z);
  const [px, py] = room.at(x, y, z);
  const [a, b] = [(w * k) / 2, h * k];
  const body = d`M${px - a} ${py}Q${px - a * 1.08} ${py - b * 0.5} ${px - a * 0.94} ${py - b}Q${px} ${py - b * 0.9} ${px + a * 0.94} ${py - b}Q${px + a * 1.08} ${py - b * 0.5} ${px + a} ${py}Q${px} ${py + b * 0.08} ${px - a} ${py}Z`;
  const lit = room.tone(colour);
  return (
    shape(body, room.s.down([0, mix(lit, '#ffffff', 0.2)], [1, mix(lit, '#6a5a60', 0.24)])) +
    stroke(d`M${px - a} ${py}Q${px} ${py + b * 0.08} ${px + a} ${py}`, mix(lit, '#3a2a30', 0.4), 1.6, 0.5)
  );
}

/** Posts, a canopy and muslin around a bed. */
export function canopy(room: Room, x: number, w = 200): string {
  const { s, at, tone, colours } = room;
  const [half, long, high] = [w / 2 + 8, 206, 232];
  const wood = tone(colours.wood);
  const cloth = mix(tone(colours.linen), s.sky.haze, 0.1);
  const corners = [
    [-1, 4],
    [1, 4],
    [-1, long],
    [1, long],
  ] as const;
  const posts = corners
    .map(([way, z]) => {
      const [px, foot] = at(x + way * half, 0, z);
      return stroke(d`M${px} ${foot}V${at(x + way * half, high, z)[1]}`, wood, 6 * s.u);
    })
    .join('');
  const rail = (way: number) => {
    const [a, b] = [at(x + way * half, high, 4), at(x + way * half, high, long)];
    return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
  };
  const [fl, fy] = at(x - half, high, long);
  const [fr] = at(x + half, high, long);
  const [bl, by] = at(x - half, high, 4);
  const [br] = at(x + half, high, 4);
  let drapes = '';
  for (const way of [-1, 1]) {
    const [px, top] = at(x + way * half, high, long);
    const [, foot] = at(x, 14, long);
    const wide = 34 * room.scale(long) * -way;
    drapes += d`M${px} ${top}Q${px + wide * 1.1} ${(top + foot) * 0.48} ${px + wide * 0.2} ${(top + foot) * 0.54}Q${px + wide * 0.9} ${(top + foot) * 0.7} ${px + wide * 0.5} ${foot}H${px - wide * 0.14}Z`;
  }
  return (
    shape(d`M${bl} ${by}H${br}L${fr} ${fy}H${fl}Z`, cloth, 0.5) +
    shape(drapes, cloth, 0.72) +
    posts +
    stroke(rail(-1) + rail(1) + d`M${bl} ${by}H${br}M${fl} ${fy}H${fr}`, wood, 5 * s.u) +
    shape(
      d`M${fl} ${fy}H${fr}v${12 * s.u}q${(fl - fr) / 12} ${12 * s.u} ${(fl - fr) / 6} 0t${(fl - fr) / 6} 0t${(fl - fr) / 6} 0t${(fl - fr) / 6} 0t${(fl - fr) / 6} 0t${(fl - fr) / 6} 0Z`,
      cloth,
      0.9,
    )
  );
}

/** A low bench across the foot of a bed. */
export function bench(room: Room, x: number, z: number, w: number): string {
  const { colours } = room;
  return (
    contact(room, x, w, z, 40) +
    [-1, 1]
      .map((way) => solid(room, { x: x + way * (w / 2 - 8), w: 8, y: 0, h: 28, z: z + 4, deep: 32 }, colours.wood))
      .join('') +
    solid(room, { x, w, y: 28, h: 14, z, deep: 40 }, colours.feature)
  );
}

/** A writing desk against the back wall, with a lamp, a mirror over it and a chair. */
export function desk(room: Room, x: number): string {
  const { s, at, tone, colours } = room;
  const [mx, my] = at(x, 168, 0);
  const r = 42 * room.scale(0);
  const [cx, cy] = at(x, 0, 92);
  const k = room.scale(92);
  const seat =
    stroke('M-20-44L-24 0M20-44L24 0M-14-46V-8M14-46V-8', tone(colours.wood), 5) +
    shape('M-28-52H28L24-40H-24Z', tone(colours.accent)) +
    shape('M-24-52Q-28-104 0-106 28-104 24-52Z', tone(mix(colours.accent, '#2a1a24', 0.2))) +
    stroke('M-14-58Q-16-94 0-96 16-94 14-58', tone(colours.second), 2, 0.6);
  return (
    disc(mx, my, r * 1.12, tone(colours.wood)) +
    disc(mx, my, r, mix(tone('#e6eef0'), s.sky.air[2], 0.4)) +
    stroke(d`M${mx - r * 0.5} ${my + r * 0.3}L${mx + r * 0.2} ${my - r * 0.6}`, '#ffffff', 4 * s.u, 0.5) +
    contact(room, x, 130, 2, 52) +
    [-1, 1].map((way) => solid(room, { x: x + way * 56, w: 8, y: 0, h: 68, z: 4, deep: 44 }, colours.wood)).join('') +
    solid(room, { x, w: 130, y: 66, h: 8, z: 2, deep: 52 }, mix(colours.wood, '#ffffff', 0.1)) +
    tableLamp(room, x + 44, 74, 24) +
    place(cx, cy, k, oval(0, 2, 34, 6, s.sky.deep, 0.22) + seat)
  );
}
