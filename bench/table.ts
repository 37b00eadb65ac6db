import type { AgainstStatements } from './changes.ts';
import type { PageScore } from './lighthouse.ts';
import type { ReadResult } from './reads.ts';

export interface Measured {
  readonly reads: readonly ReadResult[];
  readonly booked: readonly AgainstStatements[];
  readonly pages: readonly PageScore[];
  readonly memoryMb: number;
}

function row(cells: readonly (string | number)[]): string {
  const [first = '', ...rest] = cells;
  return String(first).padEnd(26) + rest.map((cell) => String(cell).padStart(11)).join('');
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}

const readRows = (reads: readonly ReadResult[]): string[] => [
  row(['', 'per s', 'floor', 'of floor', 'p50 ms', 'p99 ms', 'bytes', 'CPU ms', 'database']),
  ...reads.map(({ name, perSecond, floor, p50, p99, bytes, cpu, databaseCpu }) => {
    const speed = [Math.round(perSecond), Math.round(floor), percent(perSecond, floor)];
    return row([name, ...speed, p50, p99, bytes, cpu.toFixed(3), databaseCpu.toFixed(3)]);
  }),
];

const memoryLine = (memoryMb: number) => `Memory of the server after the load: ${Math.round(memoryMb)} MB`;

/** Some reads alone. */
export const readsTable = (reads: readonly ReadResult[], memoryMb: number): string =>
  [...readRows(reads), '', memoryLine(memoryMb)].join('\n');

/** Everything that was measured, as one table to read. */
export function table({ reads, booked, pages, memoryMb }: Measured): string {
  return [
    ...readRows(reads),
    ...booked.map(({ name, perSecond, floor, cpu }) =>
      row([name, Math.round(perSecond), Math.round(floor), percent(perSecond, floor), '', '', '', cpu.toFixed(3)]),
    ),
    '',
    row(['Lighthouse, mobile', 'speed', 'access', 'practices', 'SEO', 'shift', 'script kB']),
    ...pages.map(({ path, performance, accessibility, bestPractices, seo, shift, scriptKb }) =>
      row([path.slice(0, 25), performance, accessibility, bestPractices, seo, shift.toFixed(3), Math.round(scriptKb)]),
    ),
    '',
    `Floors: node:http sending the same bytes; else pgbench running the same statements: ${booked.map(({ name, statements }) => `${statements} of ${name}`).join(', ')}.`,
    'CPU ms: processor time of the server process for one answer, without the database; beside it that of the database.',
    'Script kB: as Lighthouse received it over plain HTTP, headers included.',
    memoryLine(memoryMb),
  ].join('\n');
}
