import type { ContentResults } from './content.ts';
import type { Cost } from './cost.ts';

const columns = ['per s', 'p50 ms', 'p99 ms', 'bytes', 'CPU ms', 'DB ms', '304 per s', 'p50 ms', 'p99 ms', 'CPU ms'];

function row(first: string, cells: readonly string[]): string {
  return first.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('');
}

function times(cost: Cost): string[] {
  return [String(Math.round(cost.perSecond)), cost.p50.toFixed(1), cost.p99.toFixed(1)];
}

function tableOf({ database, results, floor, memoryMb }: ContentResults): string {
  return [
    row(`Content, ${database}`.slice(0, 24), [...columns, 'floors']),
    ...results.map(({ call, bytes, cold, cached }) =>
      row(call.name, [
        ...times(cold),
        String(bytes),
        cold.cpu.toFixed(3),
        cold.databaseCpu.toFixed(3),
        ...times(cached),
        cached.cpu.toFixed(3),
        (cached.cpu / floor).toFixed(1),
      ]),
    ),
    `A 304 of bare node:http: ${floor.toFixed(3)} ms`,
    `Memory of the server after it: ${Math.round(memoryMb)} MB`,
  ].join('\n');
}

/** What the content calls cost on each database. */
export function contentTable(all: readonly ContentResults[]): string {
  return [
    ...all.map(tableOf),
    'Content: 1,000 stays of 3 rooms, 8 features and 6 images, 200 attractions, 200 tours, 100 cars, 2,000 reviews.',
    'First columns: a query string that was never met. 304: a client that asks whether its answer still holds.',
    'CPU ms: processor time of the server process for one answer; the embedded database is part of it, and of PostgreSQL',
    'it stands under DB ms. Floors: how many times what bare node:http spends on a 304 in the same run.',
  ].join('\n\n');
}
