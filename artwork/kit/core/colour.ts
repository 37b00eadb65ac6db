export type Hex = string;

function channels(hex: Hex): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hex(red: number, green: number, blue: number): Hex {
  const clamp = (v: number) => Math.max(0, Math.min(255, Math.round(v)));
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')}`;
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [a, b, c] = channels(from);
  const [x, y, z] = channels(to);
  return hex(a + (x - a) * share, b + (y - b) * share, c + (z - c) * share);
}

/** A surface colour under a coloured light. */
export function multiply(surface: Hex, light: Hex): Hex {
  const [a, b, c] = channels(surface);
  const [x, y, z] = channels(light);
  return hex((a * x) / 255, (b * y) / 255, (c * z) / 255);
}
