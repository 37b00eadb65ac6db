import type { Hex } from '../../kit/core/colour.ts';
import type { Scene } from '../../kit/core/scene.ts';
import { carriage, engine, onTrack, steam } from '../../kit/things/railway.ts';

interface Livery {
  readonly engine: Hex;
  readonly car: Hex;
  readonly band: Hex;
}

const liveries: readonly [Livery, ...Livery[]] = [
  { engine: '#2f5fa8', car: '#2f6fb0', band: '#f4e8d0' },
  { engine: '#3f6f4a', car: '#c9502f', band: '#f6dc9a' },
  { engine: '#a8362a', car: '#f0dcb0', band: '#a8362a' },
  { engine: '#2a3a4a', car: '#3f8a9a', band: '#f4e8d0' },
];
/** The whole train on its track; the engine leads to the right. */
export function train(
  s: Scene,
  track: (x: number) => number,
  nose: number,
  size: number,
  livery = s.r.pick(liveries),
): string {
  const cars = s.r.int(3, s.crop === 'tall' || s.crop === 'square' ? 3 : 5);
  let art = '';
  let x = nose - 120 * size;
  const id = s.id();
  art += `<defs><g id="${id}">${carriage(s, livery.car, livery.band)}</g></defs>`;
  const head = x;
  for (let i = 0; i < cars; i++) {
    x -= 112 * size;
    art += onTrack(track, x, 104, size, `<use href="#${id}"/>`);
  }
  return s.main(
    art +
      steam(s, head + 92 * size, track(head + 92 * size) - 74 * size, size * 1.1, 1) +
      onTrack(track, head, 112, size, engine(s, livery.engine)),
  );
}
