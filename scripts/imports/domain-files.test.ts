import { expect, test } from 'vitest';
import { checkTree } from './checked-tree.ts';

const stock = { 'service/accounts/stock.sql.ts': 'export const take = 1;' };

test('type imports do not count, a use case reaches SQL, and I/O is found in the file that does it', () => {
  const files = {
    ...stock,
    'service/accounts/quote.ts': "import type { take } from './stock.sql.ts';\nexport type Quote = typeof take;",
    'service/accounts/sell.ts':
      "import { take } from './stock.sql.ts';\nexport const sell = (ctx: unknown) => [ctx, take];",
    'service/accounts/key.ts': "import { createHash } from 'node:crypto';\nexport const key = createHash;",
    'service/accounts/line.ts': "import { key } from './key.ts';\nexport const line = key;",
    'service/media/encode.ts': "import sharp from 'sharp';\nexport const encode = sharp;",
  };
  expect(checkTree(files)).toEqual([]);
});

const broken: readonly [rule: string, files: Record<string, string>, finding: string][] = [
  [
    'a noun imports no SQL',
    { ...stock, 'service/accounts/quote.ts': "import { take } from './stock.sql.ts';\nexport const quote = take;" },
    'service/accounts/quote.ts:1 a noun is pure: service/accounts/quote.ts → service/accounts/stock.sql.ts',
  ],
  [
    'nor a file that reaches outside',
    {
      'service/emails/text.ts': "import { read } from './read.ts';\nexport const text = read;",
      'service/emails/read.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    },
    'service/emails/text.ts:1 a noun is pure: service/emails/text.ts → service/emails/read.ts → node:fs',
  ],
];

test.each(broken)('%s', (_rule, files, finding) => {
  expect(checkTree(files)).toEqual([finding]);
});
