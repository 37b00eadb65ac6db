import { readFileSync } from 'node:fs';
import type pg from 'pg';

const ticksPerSecond = 100;

/** Processor time that the process has used so far, in milliseconds (Linux; elsewhere NaN). */
export function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** Processor time that all connections of a database on this machine have used so far, in milliseconds; those that ended are forgotten. */
export async function databaseCpuMs(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pid from pg_stat_activity');
  return rows.map(({ pid }) => cpuMs(pid)).reduce((sum, entry) => sum + entry, 0);
}

/** The same to the microsecond, of those connections that are others than the one that asks (Linux; elsewhere NaN). */
export async function backendsMs(watching: pg.Client): Promise<number> {
  const { rows } = await watching.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rows.map(({ pid }) => runMs(pid)).reduce((sum, entry) => sum + entry, 0);
}

function runMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Memory that the process holds, in MB (Linux; elsewhere NaN). */
export function residentMb(pid: number): number {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
