import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { travelMarks } from './travel-marks.ts';

test('every mark is lines in a field of 24, as lucide draws, and none that lucide has', () => {
  for (const [name, shapes] of Object.entries(travelMarks)) {
    expect(shapes.replace(/<path d="[^"<>]+"\/>|<circle cx="[\d.]+" cy="[\d.]+" r="[\d.]+"\/>/g, ''), name).toBe('');
    for (const [, x, y, r] of shapes.matchAll(/cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g))
      expect(Math.max(Number(x), Number(y)) + Number(r), name).toBeLessThanOrEqual(23);
    expect(existsSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`), name).toBe(false);
  }
});
