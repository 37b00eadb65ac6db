import { expect, test } from 'vitest';
import { coordinate, keyStep, positionIn } from './pin-position.ts';

test('typed coordinates are a position once both are possible', () => {
  expect(positionIn({ latitude: '25.44', longitude: '75.6' })).toEqual({ latitude: 25.44, longitude: 75.6 });
  for (const wrong of [
    { latitude: '', longitude: '75' },
    { latitude: '91', longitude: '75' },
    { latitude: '25', longitude: 'east' },
  ])
    expect(positionIn(wrong)).toBeNull();
});

test('a coordinate is exact to a metre', () => {
  expect([coordinate(25.4398765), coordinate(75)]).toEqual(['25.43988', '75']);
});

test('arrow keys move the pin, further with Shift, and other keys do not', () => {
  expect(keyStep('ArrowUp', false)).toEqual([0, -4]);
  expect(keyStep('ArrowRight', true)).toEqual([40, 0]);
  expect(keyStep('Enter', false)).toBeUndefined();
});
