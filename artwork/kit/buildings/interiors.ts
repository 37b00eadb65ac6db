import type { Hex } from '../core/colour.ts';

/** The colours of a room. */
export interface Interior {
  readonly wall: Hex;
  readonly feature: Hex;
  readonly floor: Hex;
  readonly wood: Hex;
  readonly linen: Hex;
  readonly accent: Hex;
  readonly second: Hex;
}

export const interiors: readonly [Interior, ...Interior[]] = [
  {
    wall: '#f3e9da',
    feature: '#e6cdb0',
    floor: '#c79a6c',
    wood: '#8a5a38',
    linen: '#fbf6ec',
    accent: '#b5371f',
    second: '#f0a830',
  },
  {
    wall: '#e6e9df',
    feature: '#a9b89a',
    floor: '#c9a880',
    wood: '#7a5a40',
    linen: '#faf7ee',
    accent: '#0e5a5a',
    second: '#d9a35a',
  },
  {
    wall: '#efe6e0',
    feature: '#d9a48a',
    floor: '#a8704a',
    wood: '#6b4432',
    linen: '#fdf8f2',
    accent: '#8a3a4a',
    second: '#e3b98a',
  },
  {
    wall: '#e4ebec',
    feature: '#6f98a0',
    floor: '#b9926a',
    wood: '#8f6844',
    linen: '#fafaf6',
    accent: '#1f5f7a',
    second: '#f0b860',
  },
  {
    wall: '#f6eedd',
    feature: '#e8c36a',
    floor: '#b5805a',
    wood: '#7d4f33',
    linen: '#fffaf0',
    accent: '#3f6f5a',
    second: '#c4602f',
  },
  {
    wall: '#eeeae6',
    feature: '#8e9cc0',
    floor: '#a97f5c',
    wood: '#6f5442',
    linen: '#fbf8f4',
    accent: '#2f3f7a',
    second: '#e0b088',
  },
  {
    wall: '#f4ece2',
    feature: '#c98a6c',
    floor: '#b98f62',
    wood: '#80583a',
    linen: '#fdf9f0',
    accent: '#6a7a3a',
    second: '#d9703a',
  },
  {
    wall: '#f0e8e6',
    feature: '#d6a6a4',
    floor: '#c2a080',
    wood: '#94705a',
    linen: '#fffaf6',
    accent: '#a8486a',
    second: '#7a9a8a',
  },
  {
    wall: '#e8ece2',
    feature: '#7f9f8c',
    floor: '#9c6f4c',
    wood: '#5f4634',
    linen: '#f9f6ea',
    accent: '#c08a1f',
    second: '#2f6f6a',
  },
];
