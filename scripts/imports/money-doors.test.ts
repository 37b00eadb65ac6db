import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTree } from './checked-tree.ts';
import { doorFiles } from './money-doors.ts';

const money = { 'service/core/money.ts': 'export const toRupees = (paise: number) => paise / 100;' };
const convert = "import { toRupees } from '../core/money.ts';\nexport const shown = toRupees(1);";

test('only the doors convert amounts', () => {
  expect(checkTree({ ...money, 'service/catalog/tax.ts': convert, 'tests/a/b.test.ts': '' })).toEqual([]);
  expect(checkTree({ ...money, 'service/catalog/price.ts': convert })).toEqual([
    'service/catalog/price.ts:1 amounts are paise: rupees exist at the doors only',
  ]);
});

test('every door is used', () => {
  const root = join(import.meta.dirname, '../..');
  const idle = doorFiles.filter((file) => !/\b(?:to|from)Rupees\b/.test(readFileSync(join(root, file), 'utf8')));
  expect(idle).toEqual([]);
});
