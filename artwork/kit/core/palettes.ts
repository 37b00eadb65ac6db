import type { Hex } from './colour.ts';

export type Time = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night';
export type Temperament = 'himalaya' | 'desert' | 'coast' | 'forest';

export interface Sky {
  readonly for: readonly Temperament[];
  /** From the zenith down to the horizon. */
  readonly air: readonly [Hex, Hex, Hex, Hex];
  readonly sun: Hex;
  readonly haze: Hex;
  /** What light and shadow multiply surfaces by. */
  readonly lit: Hex;
  readonly shade: Hex;
  /** The darkest foreground. */
  readonly deep: Hex;
}

const sky = (
  temperaments: string,
  air: readonly [Hex, Hex, Hex, Hex],
  [sun, haze, lit, shade, deep]: readonly [Hex, Hex, Hex, Hex, Hex],
): Sky => {
  const all: readonly Temperament[] = ['himalaya', 'desert', 'coast', 'forest'];
  return { for: all.filter((one) => temperaments.includes(one.charAt(0))), air, sun, haze, lit, shade, deep };
};

/** Several skies for each time of day; letters name the temperaments they suit: h d c f. */
export const skies: Record<Time, readonly [Sky, ...Sky[]]> = {
  dawn: [
    sky('hf', ['#6a9cc6', '#a8c6dc', '#f5d6c6', '#fdecdc'], ['#fffaf0', '#e6d8d6', '#ffeadc', '#97a2c4', '#24375a']),
    sky('dh', ['#86abcc', '#c6ced8', '#f8d9b8', '#fff2da'], ['#fffaea', '#efd9c2', '#ffedd2', '#a497b0', '#423752']),
    sky('c', ['#4597b0', '#90c5ca', '#f6dabc', '#fff4e0'], ['#fffaee', '#dad9cb', '#ffeed8', '#89a9b2', '#15455a']),
    sky('fc', ['#5f8f8a', '#a9c8b2', '#f2e1b4', '#fdf5dc'], ['#fffbe6', '#dbe0c6', '#fff0cd', '#7f9a95', '#1f3a37']),
    sky('hd', ['#7a9acb', '#b3bad9', '#f6cbba', '#fde5cf'], ['#fff6e8', '#e5cfd1', '#ffe6d8', '#9599c0', '#31345e']),
  ],
  morning: [
    sky('h', ['#2f78b7', '#6fb0dc', '#b9dcec', '#eef6f2'], ['#fffdf0', '#bcd6e6', '#fff6e6', '#93a7c9', '#1b3554']),
    sky('d', ['#4d93bf', '#93c3d6', '#d9dfd2', '#f9ecd3'], ['#fffbe8', '#e2d8c6', '#fff1d8', '#a89fb2', '#4a3540']),
    sky('c', ['#1f8fb0', '#5fbfcb', '#b5e3dc', '#f3f6e4'], ['#fffdf0', '#b9ded9', '#fff8e2', '#86adb8', '#0f4453']),
    sky('f', ['#5aa3ad', '#98cbc4', '#d3e6cf', '#f7f4dc'], ['#fffdea', '#cbdfca', '#fff6dc', '#8fae9f', '#1d4035']),
    sky('hf', ['#3c86a8', '#86bfcb', '#d5e5d8', '#fbf3da'], ['#fffcea', '#c9dcd6', '#fff3da', '#8fa6b4', '#1d3c4a']),
  ],
  noon: [
    sky('h', ['#4f9fd6', '#8cc5e6', '#cfe6ee', '#f7f7ee'], ['#ffffff', '#c8deea', '#ffffff', '#a3b6d2', '#234263']),
    sky('d', ['#6fb0d0', '#a9d0dc', '#e6e6d6', '#fbf1dc'], ['#fffdf2', '#e9dfcb', '#fff8e8', '#b3a8b4', '#553d42']),
    sky('c', ['#2aa0c4', '#7fd0d8', '#cdeee6', '#fbf8e8'], ['#ffffff', '#c4e6e2', '#fffdf2', '#92b8c2', '#13505f']),
    sky('fh', ['#64a9c9', '#a3d0d8', '#dcebdd', '#faf6e4'], ['#ffffff', '#d3e4d6', '#fffbee', '#9bb5ae', '#23483d']),
  ],
  golden: [
    sky('h', ['#3f5f96', '#8c8fb0', '#f0b27c', '#ffe0a6'], ['#fff3cf', '#e6b592', '#ffd29a', '#7d7399', '#2b2747']),
    sky('d', ['#c4744f', '#e39a5c', '#f7c272', '#ffe6a8'], ['#fff6d6', '#eeb67c', '#ffd292', '#9b6a70', '#4a2433']),
    sky('c', ['#2c7d95', '#7fb0a4', '#f3c67d', '#ffe7ae'], ['#fff6d6', '#e6c798', '#ffdca2', '#72888f', '#123f4c']),
    sky('f', ['#5f8a94', '#aebaa0', '#f3cc88', '#ffefc2'], ['#fff8dc', '#e2cda2', '#ffdfa4', '#7a8478', '#1e3a34']),
    sky('dhc', ['#5b6fa0', '#c59aa0', '#f7b36f', '#ffe19a'], ['#fff4cc', '#eeb585', '#ffd08c', '#8a7090', '#38264a']),
  ],
  dusk: [
    sky('hd', ['#231d45', '#5b3a72', '#c7627b', '#f6a97f'], ['#ffe2b8', '#a9709a', '#ffb590', '#5c4b82', '#1a1533']),
    sky('hf', ['#14284b', '#35558a', '#c07f8b', '#f7c09a'], ['#ffe9c8', '#8a87ac', '#f9bd9d', '#4c5f95', '#0f1b36']),
    sky('dc', ['#3a1d3f', '#8b3a52', '#e2704f', '#fbbf6e'], ['#ffe7b0', '#cf7560', '#ffb37a', '#6d4268', '#2a122b']),
    sky('cf', ['#12344f', '#2f7080', '#e89a7b', '#fbd09a'], ['#ffedc6', '#8f9c9f', '#ffc49a', '#44708a', '#0a2534']),
  ],
  night: [
    sky('hd', ['#0b1433', '#1b2c5c', '#354f86', '#6a7fae'], ['#f4f1df', '#43598c', '#93a8d8', '#3c4d80', '#070d22']),
    sky('cf', ['#07202f', '#10405a', '#2a6b7c', '#73a3a0'], ['#f3f4e2', '#37697a', '#8fb9c4', '#2f566c', '#041520']),
    sky('dch', ['#150f33', '#2c1f57', '#56407f', '#9a74a0'], ['#f8eedd', '#5d4a84', '#b0a0d4', '#4a3d78', '#0d0922']),
  ],
};

export const spoken: Record<Time, string> = {
  dawn: 'at dawn',
  morning: 'in the morning',
  noon: 'in soft daylight',
  golden: 'in golden evening light',
  dusk: 'at dusk',
  night: 'by night',
};
