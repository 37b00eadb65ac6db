import { contact, type Room, solid } from '../buildings/room.ts';
import { type Hex, mix } from '../core/colour.ts';
import { d, disc, n, outline, oval, type Point, place, round, shape, stroke } from '../core/shapes.ts';

/** A bedside table with a lamp on it. */
export function bedside(room: Room, x: number): string {
  const { colours } = room;
  return (
    contact(room, x, 50, 4, 42) +
    solid(room, { x, w: 50, y: 0, h: 52, z: 4, deep: 40 }, colours.wood) +
    drawer(room, x, 44) +
    tableLamp(room, x, 52, 22)
  );
}

function drawer(room: Room, x: number, z: number): string {
  const [l, t] = room.at(x - 20, 44, z);
  const [r] = room.at(x + 20, 44, z);
  const y = room.at(x, 26, z)[1];
  return stroke(
    d`M${l} ${y}H${r}M${(l + r) / 2 - 4} ${(t + y) / 2 + 2}h8`,
    room.tone(mix(room.colours.wood, '#1a1010', 0.4)),
    2,
    0.7,
  );
}

export function tableLamp(room: Room, x: number, y: number, z: number): string {
  const { s, tone, colours } = room;
  const k = room.scale(z);
  const [px, py] = room.at(x, y, z);
  const on = s.glowing || s.time === 'golden';
  const glow = on ? disc(0, -46, 120, s.radial([0, '#ffdf9c', 0.7], [0.4, '#ffc46c', 0.25], [1, '#ffb65e', 0])) : '';
  return place(
    px,
    py,
    k,
    glow +
      shape('M-8 0Q-16-14-4-24H4Q16-14 8 0Z', tone(colours.accent)) +
      stroke('M0-24V-34', tone('#b5905a'), 3) +
      shape('M-22-32L-14-62H14L22-32Z', on ? '#ffe6b0' : tone('#f6ead2')),
  );
}

/** A rug, narrowed where it would leave the picture. */
export function rug(room: Room, wantedX: number, wantedW: number, z: number, deep: number): string {
  const { s, at, tone, colours } = room;
  const reach = (s.w * 0.48) / room.scale(z + deep);
  const [left, right] = [Math.max(-reach, wantedX - wantedW / 2), Math.min(reach, wantedX + wantedW / 2)];
  const [x, w] = [(left + right) / 2, right - left];
  const ring = (inset: number) =>
    outline([
      at(x - w / 2 + inset, 0, z + inset * 0.7),
      at(x + w / 2 - inset, 0, z + inset * 0.7),
      at(x + w / 2 - inset, 0, z + deep - inset * 0.7),
      at(x - w / 2 + inset, 0, z + deep - inset * 0.7),
    ]);
  return (
    shape(ring(0), tone(colours.accent)) +
    shape(ring(10), tone(mix(colours.linen, colours.second, 0.3))) +
    shape(ring(16), tone(mix(colours.accent, colours.feature, 0.25))) +
    shape(woven(room, x, w, z, deep), tone(colours.second), 0.8) +
    stroke(ring(16), tone(colours.linen), 1.6 * s.u, 0.7)
  );
}

/** The figure in a rug. */
function woven({ at, finish }: Room, x: number, w: number, z: number, deep: number): string {
  const mid = z + deep / 2;
  const diamond = (cx: number, across: number, along: number) =>
    outline([at(cx - across, 0, mid), at(cx, 0, mid - along), at(cx + across, 0, mid), at(cx, 0, mid + along)]);
  if (finish.rug === 'medallion') {
    const petals = Array.from({ length: 24 }, (_, i): Point => {
      const [angle, reach] = [(i * Math.PI) / 12, i % 2 ? 0.8 : 1];
      return at(x + Math.cos(angle) * reach * w * 0.2, 0, mid + Math.sin(angle) * reach * deep * 0.3);
    });
    return (
      outline(petals) + diamond(x - w * 0.34, w * 0.05, deep * 0.14) + diamond(x + w * 0.34, w * 0.05, deep * 0.14)
    );
  }
  if (finish.rug === 'stripes')
    return [0.2, 0.34, 0.48, 0.62, 0.76]
      .map((t, i) => {
        const [from, to] = [z + deep * t, z + deep * (t + (i % 2 ? 0.03 : 0.07))];
        const reach = w / 2 - 18;
        return outline([at(x - reach, 0, from), at(x + reach, 0, from), at(x + reach, 0, to), at(x - reach, 0, to)]);
      })
      .join('');
  const reach = w / 2 - 18;
  return [-2, -1, 0, 1, 2].map((i) => diamond(x + reach * 0.41 * i, reach * 0.15, deep * 0.22)).join('');
}

/** A leafy plant in a pot on the floor. */
export function pottedPlant(room: Room, x: number, z: number, tall = 150): string {
  const { s, tone, colours } = room;
  const [px, py] = room.at(x, 0, z);
  const green = tone('#3f7450');
  const light = tone('#7fac68');
  const kind = s.r.pick(['broad', 'upright', 'round']);
  let leaves = '';
  let bright = '';
  for (let i = 0; i < 11; i++) {
    const open = kind === 'upright' ? 0.3 : 0.88;
    const angle = Math.PI * (-0.5 - open / 2 + (open * i) / 10);
    const long = tall * 0.66 * s.r.between(0.7, 1.05);
    const [ex, ey] = [Math.cos(angle) * long * 0.8, -40 + Math.sin(angle) * long];
    const w = kind === 'upright' ? 8 : 13;
    const leaf =
      kind === 'round'
        ? d`M0 -36Q${ex * 0.5} ${ey * 0.7} ${ex * 0.8} ${ey * 0.86}${round(leafAt(ex * 0.86, ey * 0.9, angle))}`
        : d`M0 -36Q${ex * 0.3 - w} ${ey * 0.6 - 20} ${ex} ${ey}Q${ex * 0.5 + w} ${ey * 0.5 - 14} 0 -36Z`;
    if (i % 2) leaves += leaf;
    else bright += leaf;
  }
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 2, 34, 7, s.sky.deep, 0.25) +
      shape(leaves, green) +
      shape(bright, light) +
      shape(
        'M-24-42H24L18 0H-18Z',
        s.across([0, tone(mix(colours.accent, '#ffffff', 0.2))], [1, tone(mix(colours.accent, '#201010', 0.3))]),
      ),
  );
}

const leafAt = (x: number, y: number, angle: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => {
    const turn = (i * Math.PI) / 4;
    const [along, across] = [Math.cos(turn) * 24, Math.sin(turn) * 17];
    return [
      x + along * Math.cos(angle) - across * Math.sin(angle),
      y + along * Math.sin(angle) + across * Math.cos(angle),
    ];
  });

/** A framed print: hills and a sun, a sprig, an arch or a lotus. */
export function picture(room: Room, x: number, y: number, w: number, h: number): string {
  const { tone, colours, s } = room;
  const [l, t] = room.at(x - w / 2, y + h, 0);
  const [r, b] = room.at(x + w / 2, y, 0);
  const [pw, ph] = [r - l, b - t];
  const inks = { sun: tone(colours.second), front: tone(colours.feature), back: tone(colours.accent) };
  const art = s.r.pick([landscapePrint, sprigPrint, archPrint, lotusPrint])(pw, ph, inks, s.side);
  return `<g transform="translate(${n(l)} ${n(t)})">${shape(d`M-5 -5H${pw + 5}V${ph + 5}H-5Z`, tone(colours.wood))}${shape(d`M0 0H${pw}V${ph}H0Z`, tone('#fbf4e6'))}${art}</g>`;
}

interface Inks {
  readonly sun: Hex;
  readonly front: Hex;
  readonly back: Hex;
}

/** Two hills under a sun. */
const landscapePrint = (w: number, h: number, { sun, front, back }: Inks, side: -1 | 1): string =>
  disc(w * (side < 0 ? 0.34 : 0.66), h * 0.4, w * 0.15, sun) +
  shape(
    d`M${w * 0.1} ${h * 0.86}V${h * 0.62}Q${w * 0.36} ${h * 0.4} ${w * 0.56} ${h * 0.62}T${w * 0.9} ${h * 0.6}V${h * 0.86}Z`,
    back,
  ) +
  shape(d`M${w * 0.1} ${h * 0.86}V${h * 0.74}Q${w * 0.5} ${h * 0.62} ${w * 0.9} ${h * 0.78}V${h * 0.86}Z`, front);

/** A pressed sprig. */
function sprigPrint(w: number, h: number, { front, back }: Inks): string {
  let leaves = '';
  for (let i = 0; i < 4; i++)
    for (const way of [-1, 1]) {
      const [x, y, long] = [w / 2, h * (0.74 - i * 0.15), w * (0.24 - i * 0.03)];
      leaves += d`M${x} ${y}q${way * long * 0.3} ${-long * 0.8} ${way * long} ${-long * 0.7}q${-way * long * 0.2} ${long * 0.7} ${-way * long} ${long * 0.7}Z`;
    }
  return stroke(d`M${w / 2} ${h * 0.88}V${h * 0.16}`, back, 2) + shape(leaves, front);
}

/** A lobed arch and the sun in it. */
const archPrint = (w: number, h: number, { sun, front, back }: Inks): string =>
  shape(
    d`M${w * 0.24} ${h * 0.88}V${h * 0.44}Q${w * 0.28} ${h * 0.26} ${w / 2} ${h * 0.12}Q${w * 0.72} ${h * 0.26} ${w * 0.76} ${h * 0.44}V${h * 0.88}Z`,
    back,
  ) +
  disc(w / 2, h * 0.46, w * 0.13, sun) +
  shape(d`M${w * 0.24} ${h * 0.88}V${h * 0.74}Q${w / 2} ${h * 0.6} ${w * 0.76} ${h * 0.74}V${h * 0.88}Z`, front);

/** A lotus on its water. */
function lotusPrint(w: number, h: number, { sun, front, back }: Inks): string {
  const [x, y, size] = [w / 2, h * 0.7, Math.min(w, h) * 0.4];
  const petal = (lean: number) =>
    d`M${x} ${y}Q${x + (lean - 0.4) * size} ${y - size * 0.6} ${x + lean * size * 0.9} ${y - size * (1.1 - Math.abs(lean) * 0.5)}Q${x + (lean + 0.4) * size} ${y - size * 0.6} ${x} ${y}Z`;
  return (
    shape(petal(-0.9) + petal(0.9), back) +
    shape(petal(-0.45) + petal(0.45), front) +
    shape(petal(0), sun) +
    stroke(d`M${w * 0.18} ${h * 0.78}h${w * 0.64}M${w * 0.3} ${h * 0.87}h${w * 0.4}`, back, 2.4)
  );
}

/** A hanging lamp of woven cane or brass. */
export function pendant(room: Room, x: number, z: number, drop: number, size = 30): string {
  const { s, tone, colours } = room;
  const [px, py] = room.at(x, room.height - drop, z);
  const top = room.at(x, room.height, z)[1];
  const k = room.scale(z);
  const on = s.glowing || s.time === 'golden';
  const glow = on
    ? disc(0, size * 0.7, size * 4.4, s.radial([0, '#ffe2a4', 0.7], [0.35, '#ffc46c', 0.26], [1, '#ffb65e', 0]))
    : '';
  const shade = shape(
    d`M${-size} ${size}Q${-size * 0.9} 0 0 ${-size * 0.2}Q${size * 0.9} 0 ${size} ${size}Z`,
    tone(mix(colours.second, colours.wood, 0.3)),
  );
  return (
    stroke(d`M${px} ${top}V${py}`, tone(colours.wood), 2) +
    place(
      px,
      py,
      k,
      glow +
        shade +
        stroke(
          d`M${-size * 0.5} ${size}Q${-size * 0.4} ${size * 0.2} 0 ${-size * 0.2}Q${size * 0.4} ${size * 0.2} ${size * 0.5} ${size}`,
          tone(mix(colours.wood, '#000000', 0.2)),
          1.6,
          0.5,
        ) +
        oval(0, size, size, size * 0.16, on ? '#fff0c8' : tone('#f6e6c4')),
    )
  );
}

/** An upholstered armchair, turned a little; its feet at the point. */
export function armchair(room: Room, x: number, z: number, colour: string, mirrored = false): string {
  const { tone, s } = room;
  const [px, py] = room.at(x, 0, z);
  const [lit, dim] = [tone(colour), tone(mix(colour, '#2a1a24', 0.34))];
  const leg = tone(room.colours.wood);
  return place(
    px,
    py,
    room.scale(z),
    oval(0, 0, 56, 9, s.sky.deep, 0.22) +
      stroke('M-36-14L-40 0M36-14L40 0M-14-12V2', leg, 5) +
      shape('M-34-30Q-44-92-22-100 10-108 34-98 46-90 40-30Z', dim) +
      shape('M-26-40Q-34-86-16-92 8-98 28-90 36-84 32-40Z', lit) +
      shape('M-34-44H36V-22H-34Z', mix(lit, '#ffffff', 0.12)) +
      shape('M-34-28H36V-10H-34Z', dim) +
      shape('M-48-12V-52Q-48-62-38-62-30-62-30-52V-12ZM30-12V-52Q30-62 40-62 50-62 50-52V-12Z', lit),
    mirrored,
  );
}
