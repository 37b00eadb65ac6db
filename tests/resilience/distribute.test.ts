import { describe, expect, inject, test } from 'vitest';
import { startProcess } from './server-process.ts';

const where = inject('ground');

describe.skipIf(where.kind === 'embedded')('what cannot be distributed', () => {
  const DATABASE_URL = where.kind === 'postgres' ? `${where.cluster}template_test` : '';
  const cases = [
    ['public', 'Citus cannot move a site out of public. First set DATABASE_SCHEMA to a schema of its own.'],
    [
      'hills',
      'This database does not have the extension Citus. Install Citus 13 or newer on all servers, then run: create extension citus;',
    ],
  ] as const;
  test.each(cases)(
    'the site in %s: the command says what is missing and exits with 1',
    async (DATABASE_SCHEMA, words) => {
      const env = { DATABASE_URL, DATABASE_SCHEMA };
      const { code, output } = await startProcess('scripts/operator.ts', 1, env, [], ['distribute']).ended;
      expect([code, output.trim()]).toEqual([1, words]);
    },
  );
});
