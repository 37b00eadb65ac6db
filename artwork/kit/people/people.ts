import type { Hex } from '../core/colour.ts';
import { d, place, shape, stroke } from '../core/shapes.ts';

export type Pose = 'standing' | 'sari' | 'walker' | 'sitting' | 'resting' | 'meditating' | 'child' | 'carrying';

const head = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}a${r} ${r * 1.15} 0 1 1 ${r * 2} 0a${r} ${r * 1.15} 0 1 1 ${-r * 2} 0Z`;

/** Silhouettes a hundred units tall, feet at the origin: `sitting` is on something, `resting` on the ground. */
const poses: Record<Pose, string> = {
  standing: `${head(0, -91, 6.4)}M-9-80Q0-87 9-80L14-48 11-44 8-62 9-30 8 0H2L0-28-3 0H-9L-9-30-8-62-12-44-15-48Z`,
  sari: `${head(0, -90, 6.2)}${head(-5.5, -92, 3.6)}M-7-80Q0-86 8-80 14-64 8-54 17-28 16 0H-13Q-14-28-8-54-14-66-7-80ZM7-78Q22-58 17-30L9-48Z`,
  walker: `${head(3, -91, 6.4)}M-6-81Q3-87 10-79L17-56 13-52 8-64 7-44 17-2 11 0 1-34-11 0-17-2-7-42-8-66ZM-8-80Q-19-80-18-62L-16-50-7-50Z`,
  sitting: `${head(0, -62, 6.4)}M-8-52Q0-58 8-52L10-26 26-24 30 0H24L20-14-2-12Q-12-12-11-26Z`,
  resting: `${head(-4, -62, 6.4)}M-13-52Q-5-58 3-52L6-32 19-42Q27-44 28-36L30-6 36 0H24L20-24 8-6Q4 0-4 0H-12Q-20 0-17-12Z`,
  meditating: `${head(0, -63, 6.4)}M-3-58H3V-52Q12-52 14-45L22-22 31-11 28-8 18-18 11-32 9-16Q24-15 35-8 37-2 31 0H-31Q-37-2-35-8-24-15-9-16L-11-32-18-18-28-8-31-11-22-22-14-45Q-12-52-3-52Z`,
  child: `${head(0, -62, 6.2)}M-8-53Q0-59 8-53L10-28 7-26 6 0H1L0-20-2 0H-7L-7-26-11-28Z`,
  carrying: `${head(0, -90, 6.2)}M-7-80Q0-86 8-80 13-64 8-54 16-28 14 0H-12Q-13-28-8-54-13-66-7-80ZM-14-104Q-14-98-6-97H6Q14-98 14-104Q12-114 6-115H-6Q-12-114-14-104Z`,
};

export const person = (pose: Pose, x: number, y: number, height: number, colour: Hex, mirrored = false): string =>
  place(x, y, height / 100, shape(poses[pose], colour), mirrored);

/** Somebody sitting on a chair, facing right. */
export const onChair = (x: number, y: number, height: number, colour: Hex, chair: Hex, mirrored = false): string =>
  place(
    x,
    y,
    height / 100,
    stroke('M-14-10V0M13-10V0M-15-12L-20-56', chair, 3.4) +
      stroke('M-17-11H16', chair, 5) +
      shape(poses.sitting, colour),
    mirrored,
  );

/** A boatman with a long pole or oar over the side. */
export const boatman = (x: number, y: number, height: number, colour: Hex, mirrored = false): string =>
  place(
    x,
    y,
    height / 100,
    shape(`${head(2, -91, 6.4)}M-7-80Q2-87 10-79L30-58 27-53 9-62 8-30 9 0H3L-1-28-5 0H-11L-9-32-8-62Z`, colour) +
      stroke('M38-112L8 30', colour, 2.6),
    mirrored,
  );
