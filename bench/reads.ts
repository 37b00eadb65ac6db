import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { cpuMs, median } from './process-usage.ts';

export interface Read {
  readonly name: string;
  readonly path: string;
  /** Encodings as a client names them; a browser's for pages. */
  readonly accept: string;
}

export interface ReadResult {
  readonly name: string;
  readonly perSecond: number;
  readonly floor: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
  readonly cpu: number;
  /** Of the database. */
  readonly databaseCpu: number;
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);

async function load(url: string, accept: string, duration = seconds) {
  let requestCount = 0;
  // each from a network of its own: what one may spend is not what is measured
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    requestCount += 1;
    const from = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': from } };
  };
  const headers = { 'accept-encoding': accept };
  return autocannon({ url, connections: 16, duration, headers, requests: [{ setupRequest }] });
}

/** Measures each read and its floor in turn, in rounds; gives medians. Throws when anything but 200 is answered. */
export async function measureReads(
  origin: string,
  pid: number,
  databaseCpuMs: () => Promise<number>,
  reads: readonly Read[],
  rounds: number,
): Promise<ReadResult[]> {
  const floorPort = Number(new URL(origin).port) + 1;
  const answers: Record<string, { headers: Record<string, string>; body: Uint8Array }> = {};
  for (const { path, accept } of reads) {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': accept } });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    // fetch decodes; the floor must send what went over the wire
    const raw = await rawBody(origin + path, accept);
    answers[path] = {
      headers: { ...Object.fromEntries(raw.headers), 'content-length': String(raw.body.length) },
      body: raw.body,
    };
  }
  const floor = new Worker(new URL('./floor.ts', import.meta.url), { workerData: { answers, port: floorPort } });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const results: ReadResult[] = [];
  for (const { name, path, accept } of reads) {
    await load(origin + path, accept, 2);
    const ours: Pick<ReadResult, 'perSecond' | 'p50' | 'p99' | 'cpu' | 'databaseCpu'>[] = [];
    const floors: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = { own: cpuMs(pid), database: await databaseCpuMs() };
      const result = await load(origin + path, accept);
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${path}: ${result.non2xx} wrong answers, ${result.errors} errors`);
      ours.push({
        perSecond: result.requests.average,
        p50: result.latency.p50,
        p99: result.latency.p99,
        cpu: (cpuMs(pid) - before.own) / result.requests.total,
        databaseCpu: ((await databaseCpuMs()) - before.database) / result.requests.total,
      });
      floors.push((await load(`http://127.0.0.1:${floorPort}${path}`, accept)).requests.average);
    }
    results.push({
      name,
      perSecond: median(ours.map(({ perSecond }) => perSecond)),
      floor: median(floors),
      p50: median(ours.map(({ p50 }) => p50)),
      p99: median(ours.map(({ p99 }) => p99)),
      bytes: answers[path]?.body.length ?? 0,
      cpu: median(ours.map(({ cpu }) => cpu)),
      databaseCpu: median(ours.map(({ databaseCpu }) => databaseCpu)),
    });
  }
  await floor.terminate();
  return results;
}

async function rawBody(url: string, accept: string): Promise<{ headers: [string, string][]; body: Uint8Array }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accept } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(
          ([name]) => !['transfer-encoding', 'connection', 'keep-alive', 'date'].includes(name),
        );
        resolve({ headers: headers.map(([name, value]) => [name, String(value)]), body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}
