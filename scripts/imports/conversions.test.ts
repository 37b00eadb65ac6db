import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTree } from './checked-tree.ts';
import { converters } from './conversions.ts';

const money = { 'service/core/money.ts': 'export const toRupees = (paise: number) => paise / 100;' };
const convert = "import { toRupees } from '../core/money.ts';\nexport const shown = toRupees(1);";

test('only files with a reason convert amounts', () => {
  expect(checkTree({ ...money, 'service/catalog/tax.ts': convert, 'tests/a/b.test.ts': '' })).toEqual([]);
  expect(checkTree({ ...money, 'service/catalog/price.ts': convert })).toEqual([
    'service/catalog/price.ts:1 amounts are paise: rupees exist in JSON and in typed fields only',
  ]);
});

test('every one of them converts amounts', () => {
  const root = join(import.meta.dirname, '../..');
  const idle = converters.filter((file) => !/\b(?:to|from)Rupees\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(idle).toEqual([]);
});
