import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawLifecycle, lifecycleFile } from '../tasks/draw-lifecycle.ts';

test('the diagram of the lifecycle shows the table as it is; npm run fix draws it again', () => {
  expect(readFileSync(lifecycleFile, 'utf8')).toBe(drawLifecycle());
});
