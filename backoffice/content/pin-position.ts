import type { LatLng } from '../../service/core/great-circle.ts';

/** A coordinate as it is typed: five decimals are a metre. */
export const coordinate = (degrees: number) => String(Number(degrees.toFixed(5)));

function degreesIn(typed: string, most: number): number | undefined {
  const degrees = Number(typed);
  return typed.trim() !== '' && Math.abs(degrees) <= most ? degrees : undefined;
}

/** The position of typed coordinates; null while they are none. */
export function positionIn(typed: { readonly latitude: string; readonly longitude: string }): LatLng | null {
  const [latitude, longitude] = [degreesIn(typed.latitude, 90), degreesIn(typed.longitude, 180)];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves a pin, in pixels; undefined for any other key. */
export function keyStep(key: string, large: boolean): readonly [x: number, y: number] | undefined {
  const direction = directions[key];
  const pixels = large ? 40 : 4;
  return direction && [direction[0] * pixels, direction[1] * pixels];
}
