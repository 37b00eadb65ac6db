import { mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, place, shape, stroke } from '../core/shapes.ts';

/** A tiger walking to the right, 100 high at the shoulder, its feet at the origin. */
export function tiger(s: Scene): string {
  const fur = s.down([0, s.lit('#e58a33')], [0.7, s.lit('#dd8a3c')], [1, s.shade('#e8c79a')]);
  const far = s.shade('#b5682c');
  const stripe = mix(s.sky.deep, '#1c1210', 0.6);
  const pale = s.lit('#f8ead2');
  const farLegs = 'M-84-52C-96-40-104-26-100-14L-108-4V0H-90L-86-14-66-40ZM46-46C36-30 30-18 26-6L32 0H16L14-4 24-44Z';
  const body =
    'M-112-78C-104-98-72-104-40-98-10-94 16-100 40-104 54-112 66-120 78-122L80-132Q90-134 92-122C104-120 114-112 118-102L130-94Q134-86 126-82C118-76 106-76 98-78 90-66 84-56 78-48L74-28Q76-14 80-8L90-5V0H68Q60-14 58-32L52-44C30-38-6-38-36-44-44-36-48-30-54-26L-62-8-52-5V0H-74Q-80-12-76-24-84-34-98-38C-112-48-118-64-112-78Z';
  const tail = 'M-108-80C-134-72-142-44-164-46-180-48-182-66-172-68';
  const stripes =
    'M-92-98q4 20-4 40l-4-2q4-18 2-36zM-72-101q6 24 0 46l-5-1q4-22-1-44zM-52-100q6 22 2 40l-5 0q2-20-3-39zM-32-97q6 20 2 38l-5 0q2-20-3-37zM-10-97q6 18 2 34l-5 0q2-18-3-34zM12-100q6 18 2 34l-5-1q2-16-3-32zM34-104q8 18 4 36l-5-1q2-18-5-34zM54-110q6 14 4 26l-5-1q0-12-5-22zM-84-44l14 8-2 4-14-8zM-72-30l12 4-2 4-11-4zM62-42l12 2v4l-12-2zM62-28l11 1v4l-10-1zM88-120q2 8-2 12l-4-3q2-4 1-9zM100-117q-2 7-6 9l-2-3q3-3 4-7z';
  return (
    shape(farLegs, far) +
    stroke(tail, s.lit('#dd8434'), 9) +
    stroke('M-128-68l-7-6M-140-54l-8-7M-156-46l-3-8M-172-50l-7 2', stripe, 4) +
    shape(body, fur) +
    shape(
      'M-36-44C-6-38 30-38 52-44 40-54 0-56-30-54ZM98-78C90-66 84-56 78-48L70-56Q80-70 84-84 92-76 98-78ZM126-82C118-76 106-76 98-78L104-90 122-92Z',
      pale,
      0.85,
    ) +
    shape(stripes, stripe) +
    place(113, -101, 1.12, tigerFace(s, stripe, pale))
  );
}

/** The face of a tiger that looks at us, 60 across, its middle at the origin. */
function tigerFace(s: Scene, stripe: string, pale: string): string {
  const fur = s.lit('#e58a33');
  let art = '';
  for (const way of [-1, 1])
    art +=
      disc(way * 21, -22, 10, fur) +
      disc(way * 21, -21, 6, pale) +
      stroke(d`M${way * 13} -29Q${way * 21} -36 ${way * 29} -28`, stripe, 3);
  art +=
    shape('M-29-6Q-28-29 0-31 28-29 29-6 33 10 19 21 8 28 0 28-8 28-19 21-33 10-29-6Z', fur) +
    shape('M-30 0Q-36 14-20 23-8 30 0 24 8 30 20 23 36 14 30 0 22 13 11 9L0 5-11 9Q-22 13-30 0Z', pale) +
    shape('M-20-10Q-14-19-5-12-10-6-20-10ZM20-10Q14-19 5-12 10-6 20-10Z', pale);
  for (const way of [-1, 1])
    art +=
      shape(d`M${way * 5} -4Q${way * 11} -11 ${way * 18} -7Q${way * 14} 0 ${way * 5} -4Z`, '#f3c93f') +
      disc(way * 11, -5, 2.6, stripe) +
      stroke(d`M${way * 30} -3L${way * 21} 0M${way * 31} 6L${way * 22} 7M${way * 17} -23L${way * 9} -17`, stripe, 3.4);
  return (
    art +
    stroke('M0-30V-19M-9-28L-5-20M9-28L5-20M-3-16H3', stripe, 3.4) +
    shape('M-7 5H7Q4 12 0 13-4 12-7 5Z', s.shade('#b5604a')) +
    stroke('M0 13V18M-9 21Q-3 23 0 18 3 23 9 21', stripe, 2)
  );
}

/** An elephant walking to the right, about 150 high, its feet at the origin; cows and calves have no tusks. */
export function elephant(s: Scene, hide = '#8b8588', tusks = true): string {
  const skin = s.down([0, s.lit(hide)], [1, s.shade(hide)]);
  const dark = mix(s.shade(hide), s.sky.deep, 0.35);
  const mid = mix(s.lit(hide), s.shade(hide), 0.55);
  const body =
    'M-95-86C-98-120-70-141-36-141-10-141 6-134 20-131 28-148 46-157 60-152 74-147 82-135 86-120 92-106 95-96 96-82 97-60 99-40 108-24 112-16 120-16 123-26Q129-31 133-24C134-6 117 3 104-5 90-15 82-38 78-60 75-66 69-66 66-63 60-56 58-50 57-42L55-10 58 0H28L26-41C6-34-20-34-42-40L-43-10-40 0H-70C-69-16-71-30-76-43-90-56-95-70-95-86Z';
  const ear = 'M30-138C12-148-6-138-9-120-12-102-3-86 9-75 16-68 22-69 25-77 30-88 41-92 43-106 45-121 41-133 30-138Z';
  const toes = [-66, -57, -48, 32, 41, 50].map((x) => `M${x} 0a4.5 5 0 0 1 8 0Z`).join('');
  return (
    shape('M-54-50L-68-24-62 0H-90L-91-30-86-62ZM20-52L12-24 14 0H-12L-8-46Z', dark) +
    stroke('M-93-96Q-112-74-106-46', dark, 3.4) +
    shape('M-106-48Q-114-36-108-28-100-34-103-48Z', dark) +
    shape(body, skin) +
    shape('M-88-62C-70-48-20-44 26-56L26-41C6-34-20-34-42-40L-70-36Q-82-48-88-62Z', dark, 0.28) +
    stroke('M-84-112C-72-128-54-135-34-135-14-135 0-131 12-127M34-142Q46-151 60-146', s.lit('#ffffff'), 3, 0.3) +
    stroke('M-58-88Q-52-62-70-42M8-60Q16-50 27-47', dark, 2.2, 0.45) +
    `<g transform="translate(-4 5)">${shape(ear, dark, 0.35)}</g>` +
    shape(ear, mid) +
    shape(
      'M-9-120C-12-102-3-86 9-75 16-68 22-69 25-77 14-74 4-90 0-104-3-116-2-130 8-140-2-138-8-130-9-120Z',
      s.lit('#c9a49a'),
      0.4,
    ) +
    stroke('M27-134C32-120 30-104 22-88M36-130Q38-116 34-104', dark, 1.8, 0.4) +
    (tusks
      ? shape('M70-70Q83-47 108-46 112-47 111-43 92-34 75-46 66-54 63-64Z', s.lit('#fbf1dc')) +
        stroke('M66-62Q80-42 106-43', s.shade('#d9c8a4'), 2, 0.7)
      : '') +
    shape('M60-73Q70-78 79-70L78-60Q75-66 69-66 64-64 60-60Z', mid) +
    shape('M61-113Q67-120 74-114 68-108 61-113Z', dark) +
    disc(68.5, -114.5, 1.1, s.lit('#fff6e2')) +
    stroke('M58-121Q67-127 77-119M60-107Q68-103 75-107', dark, 1.6, 0.5) +
    stroke('M95-76l-10 2M96-66l-11 3M97-56l-11 3M99-46l-10 4M102-36l-10 4M106-26l-9 5', dark, 1.8, 0.45) +
    shape(toes, s.lit('#d6c8b4'), 0.8)
  );
}

/** A spotted deer standing, about 80 high, its feet at the origin; only the stag has antlers, the hind her ears. */
export function deer(s: Scene, colour: string, stag = true): string {
  return (
    shape(
      'M-40-44C-30-54 0-52 20-52 28-60 32-72 36-80L34-86 40-84Q50-86 56-76L52-72Q44-70 42-64 40-50 32-40L30-30 32 0H27L24-28 22 0H17L16-32C0-28-16-28-26-32L-28-18-26 0H-31L-34-18-36 0H-41L-40-22Q-46-34-40-44Z',
      colour,
    ) +
    (stag
      ? stroke('M38-84Q28-96 34-114M32-100l-9-8M42-84Q46-98 56-112M48-100l12-2', colour, 2.4)
      : shape('M38-83Q28-88 25-96 35-97 42-84ZM43-84Q45-95 53-99 55-91 48-83Z', colour)) +
    stroke('M-26-44h.1M-14-46h.1M-4-43h.1M8-46h.1M-20-38h.1M0-37h.1', s.lit('#f4e2c4'), 2.6)
  );
}

/** A one-horned rhinoceros facing right, about 120 high; its feet at the origin. */
export function rhino(s: Scene, hide = '#8a8684'): string {
  const skin = s.down([0, s.lit(hide)], [1, s.shade(hide)]);
  const dark = mix(s.shade(hide), s.sky.deep, 0.35);
  const pale = s.lit(mix(hide, '#ffffff', 0.2));
  return (
    shape('M-84-40L-92-8-88 0H-66L-66-18-56-44ZM40-44L44-10 40 0H62L66-24 62-50Z', dark) +
    shape(
      'M-122-74C-128-100-108-120-78-122-40-126-10-120 20-116 40-120 58-112 70-104L84-112Q92-110 90-98 104-88 118-78L124-96Q132-84 130-70 136-54 128-46 112-40 96-44 84-40 72-44 66-38 62-34L60-14 66 0H40L36-30C10-22-20-22-50-30L-54-16-48 0H-74L-78-26C-104-34-118-52-122-74Z',
      skin,
    ) +
    shape('M118-78L126-104Q134-90 131-72Z', s.lit('#e6dccb')) +
    shape('M76-104L72-124Q86-120 88-106Z', dark) +
    stroke(
      'M-70-121C-58-96-58-60-72-28M34-117C22-94 22-62 36-32M54-112C48-92 54-66 66-46M-112-60Q-94-46-74-42M-50-40Q-6-32 28-40M84-44Q92-60 86-76',
      dark,
      3,
      0.6,
    ) +
    stroke('M-66-120C-54-96-54-60-68-28M38-116C27-94 27-62 41-32', pale, 2, 0.5) +
    stroke('M-120-84Q-132-66-126-52', dark, 4) +
    disc(102, -76, 3, dark) +
    stroke('M112-52l10-3', dark, 2.4) +
    stroke('M-96-92h.1M-84-78h.1M-98-70h.1M-20-96h.1M-6-80h.1M-22-66h.1M8-60h.1M-40-84h.1', pale, 3.4, 0.5)
  );
}

/** A cattle egret, 34 high; its feet at the origin. */
export const egret = (s: Scene): string =>
  stroke('M-2 0V-12M3 0V-12', s.shade('#6a5a3a'), 1.6) +
  shape('M-14-12Q-8-22 4-20 8-30 8-34 12-38 16-34L24-32 16-30Q14-22 12-16 4-8-14-12Z', s.lit('#ffffff')) +
  shape('M-14-12Q-4-10 6-14 2-9-4-9Z', s.shade('#dfe6ea'));
