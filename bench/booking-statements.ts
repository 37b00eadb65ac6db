import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';

export interface BookingStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Records every statement that goes through the pool's connections while `work` runs. `undone`: nothing of it stays, so that
 * the same statements can run again and again.
 */
export async function recordStatements(
  pool: pg.Pool,
  work: () => Promise<unknown>,
  { undone = false } = {},
): Promise<BookingStatement[]> {
  const seen: BookingStatement[] = [];
  const client = await pool.connect();
  const plain = client.query;
  const query = (request: unknown, ...rest: unknown[]) => {
    const first = undone && request === 'commit' ? 'rollback' : request;
    if (typeof first === 'object' && first !== null && 'text' in first && 'values' in first) {
      seen.push({ text: String(first.text), values: Array.isArray(first.values) ? first.values : [] });
    } else if (typeof first === 'string') {
      seen.push({ text: first, values: Array.isArray(rest[0]) ? rest[0] : [] });
    }
    return Reflect.apply(plain, client, [first, ...rest]);
  };
  Object.assign(client, { query });
  client.release();
  await work();
  Object.assign(client, { query: plain });
  return seen;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value))
    return `'{${value.map((item) => (item === null ? 'NULL' : `"${String(item)}"`)).join(',')}}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/**
 * One recorded booking as a pgbench script: the same statements with their values in place, in which the ids that the
 * database gave (`ids`: recorded number → name of the variable) and the texts that must differ each time
 * (`fresh`: recorded text → its replacement) are variables; `sets`: others that are chosen for each.
 */
export function pgbenchScript(
  statements: readonly BookingStatement[],
  ids: ReadonlyMap<string, string>,
  fresh: ReadonlyMap<string, string>,
  sets: readonly string[] = [],
): string {
  const lines = ['stamp random(1000000000000, 9000000000000)', ...sets].map((variable) => `\\set ${variable}`);
  for (const { text, values } of statements) {
    // a statement becomes one line, which a comment would end
    let filled = text
      .replace(/--.*$/gm, '')
      .replace(/\$(\d+)/g, (_, index: string) => literal(values[Number(index) - 1]));
    for (const [recorded, replacement] of fresh) filled = filled.replaceAll(recorded, replacement);
    // the space keeps a colon before it from making a cast of it
    for (const [recorded, name] of ids) filled = filled.replaceAll(recorded, ` :${name}`);
    const statement = filled.replace(/\s*\n\s*/g, ' ').replace(/;\s*$/, '');
    const gives = /insert into "(bookings|booking_lines|emails)"/.exec(statement)?.[1];
    const name = { bookings: 'booking', booking_lines: 'line', emails: 'email' }[gives ?? ''];
    lines.push(name ? `${statement} \\gset ${name}_` : `${statement};`);
  }
  return `${lines.join('\n')}\n`;
}

/** How often a second pgbench runs the script. */
export function pgbenchRate(
  pgbench: string,
  url: string,
  script: string,
  { clients, seconds }: { clients: number; seconds: number },
): number {
  const file = join(mkdtempSync(join(tmpdir(), 'padharo-bench-')), 'script.sql');
  writeFileSync(file, script);
  const clientOptions = ['-c', String(clients), '-j', String(Math.min(2, clients)), '-T', String(seconds)];
  const output = execFileSync(pgbench, ['-n', '-f', file, ...clientOptions, url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
}
