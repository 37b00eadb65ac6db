import autocannon from 'autocannon';
import { cpuMs, median } from './process-usage.ts';
import { origin } from './server.ts';

/** What one way of asking cost. `cpu` and `databaseCpu` are milliseconds for one answer. */
export interface Cost {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  readonly databaseCpu: number;
}

// eighty of them in each round: each has its turn for an eighth of what the others have
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4) / 8;

let requestCount = 0;

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** How many clients ask, for so many seconds or until so many are answered. */
type Span = { readonly connections: number } & ({ readonly duration: number } | { readonly amount: number });
const aWhile: Span = { connections: 16, duration: seconds };
/** What takes longer than the time there is. */
const onceEach: Span = { connections: 4, amount: 4 };

/** Clients ask. Throws when anything but that status is answered. */
export async function load(
  path: string,
  expected: number,
  headers: Record<string, string>,
  { fresh = false, from = origin, span = aWhile }: { fresh?: boolean; from?: string; span?: Span } = {},
) {
  const times: number[] = [];
  const wrong = new Map<number, number>();
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    requestCount += 1;
    // each from a network of its own: what one may spend is not what is measured
    const from = {
      'x-forwarded-for': `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`,
    };
    return { ...request, path: `${path}&asked=${requestCount}`, headers: { ...request.headers, ...from } };
  };
  const { errors, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: from + path,
      ...span,
      timeout: 60,
      // it looks at its clock no more often than that
      sampleInt: 50,
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(fresh ? { requests: [{ setupRequest }] } : {}),
    };
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, status, _bytes, ms) => {
        times.push(ms);
        if (status !== expected) wrong.set(status, (wrong.get(status) ?? 0) + 1);
      },
    );
  });
  if (wrong.size > 0 || errors > 0) {
    const message = [...wrong].map(([status, count]) => `${count} × ${status}`).join(', ');
    throw new Error(`${path}: ${message || 'no'} wrong answers, ${errors} errors`);
  }
  return { times: times.sort((a, b) => a - b), perSecond: times.length / duration };
}

/** Processor time of all connections of the server to its PostgreSQL; 0 for the embedded one, which is a thread of it. */
export type DatabaseCpu = () => Promise<number>;

export async function measure(
  pid: number,
  databaseCpu: DatabaseCpu,
  ask: () => ReturnType<typeof load>,
): Promise<Cost> {
  const before = [cpuMs(pid), await databaseCpu()] as const;
  const { times, perSecond } = await ask();
  const count = times.length;
  return {
    perSecond,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu: (cpuMs(pid) - before[0]) / count,
    databaseCpu: ((await databaseCpu()) - before[1]) / count,
  };
}

export function medians(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => median(costs.map((cost) => cost[name]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    databaseCpu: of('databaseCpu'),
  };
}

/** For how long the call is repeated: where hardly any client would have an answer in a while, each waits for one. */
export async function spanOf(path: string, from = origin): Promise<Span> {
  const began = performance.now();
  await (await fetch(`${from}${path}&asked=once`)).arrayBuffer();
  return performance.now() - began > (seconds * 1000) / 4 ? onceEach : aWhile;
}
