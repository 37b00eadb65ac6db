import { statfs } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { gatewaysOf } from '../../service/payments/gateways.ts';
import type { Config } from '../../service/platform/config.ts';
import type { Context } from '../../service/platform/context.ts';
import type { OpenDatabase } from '../../service/platform/database/open-database.ts';
import { readDatabaseTime } from '../../service/platform/database/probe.ts';
import { listFailedJobs } from '../../service/platform/list-failed-jobs.ts';
import { release } from '../../service/platform/release.ts';
import { showLastBackup } from '../../service/platform/show-last-backup.ts';
import { countWaitingJobs } from '../../service/platform/waiting-jobs.sql.ts';

export const doctorHelp = `  npm run operator -- doctor
      Says whether configuration, database, clock, disk, mail, payments, backups, the running server and its jobs
      are in order, and what to do if not. Changes nothing. Exits with 1 if something is wrong.
`;

/** `note`: fine for a trial, or a choice that the operator should know of. */
interface Finding {
  readonly state: 'ok' | 'note' | 'wrong';
  readonly text: string;
}

interface Site {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly ctx: Context;
}

const ok = (text: string): Finding => ({ state: 'ok', text });
const note = (text: string): Finding => ({ state: 'note', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });

/** Milliseconds for mail and the running server. */
const timeoutMs = 10_000;
/** Seconds that a due job may wait while the server is busy. */
const longestWait = 600;
/** Bytes that should be free. */
const roomNeeded = 2 ** 30;
/** Milliseconds by which clocks may differ; from a minute on a process does no jobs. */
const clockTolerance = 5_000;

const reasonOf = (error: unknown) =>
  error instanceof Error ? [error.message, error.cause instanceof Error ? error.cause.message : ''] : [String(error)];
const because = (error: unknown) => reasonOf(error).filter(Boolean).join(': ');
const inProduction = ({ config }: Site, text: string) => (config.mode === 'production' ? wrong(text) : note(text));

function configuration(site: Site): Finding {
  const { mode, publicUrl } = site.config;
  if (mode !== 'production')
    return note(`Version ${release}. This is a ${mode} site. Set NODE_ENV=production before you sell.`);
  if (!publicUrl.startsWith('https:'))
    return wrong(`PUBLIC_URL is ${publicUrl}. Browsers need https to pay and sign in.`);
  return ok(`Version ${release}, production at ${publicUrl}`);
}

async function databaseState({ database }: Site): Promise<Finding> {
  try {
    await database.probe();
    return ok(`${database.kind === 'postgres' ? 'PostgreSQL' : 'The embedded database'} answers and takes writes`);
  } catch (error) {
    return wrong(`${because(error)}. Check DATABASE_URL, and that this release was started once.`);
  }
}

async function clock({ database }: Site): Promise<Finding> {
  const ahead = Date.now() - (await readDatabaseTime(database.pool));
  const seconds = Math.abs(ahead / 1_000).toFixed(1);
  if (Math.abs(ahead) < clockTolerance) return ok(`${seconds} s from the clock of the database`);
  return wrong(
    `${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the clock of the database. Synchronise it (timedatectl).`,
  );
}

async function disk({ config: { dataDir } }: Site): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB are free at ${dataDir}`;
  return bavail * bsize >= roomNeeded ? ok(free) : wrong(`Only ${free}. Free some, or move DATA_DIR.`);
}

async function mail(site: Site): Promise<Finding> {
  const { smtpUrl: url } = site.config;
  if (!url) return inProduction(site, 'SMTP_URL is not set: emails go to /mailbox only. Set it to your mail server.');
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
    return ok('The mail server accepts the connection and its password');
  } catch (error) {
    return wrong(`The mail server does not accept us: ${because(error)}. Check SMTP_URL.`);
  } finally {
    transport.close();
  }
}

async function payments(site: Site): Promise<Finding> {
  const { testPayments, upiId } = site.config;
  const live = gatewaysOf(site.config).flatMap(({ label, checkKeys }) =>
    label && checkKeys ? [{ label, checkKeys }] : [],
  );
  for (const { label, checkKeys } of live) {
    try {
      await checkKeys();
    } catch (error) {
      return wrong(`${label} does not answer or refuses our keys: ${because(error)}. Check the keys in its dashboard.`);
    }
  }
  if (testPayments) return inProduction(site, 'Test payments are on: anyone can confirm a booking without paying.');
  const ways = [...live.map(({ label }) => label), ...(upiId ? [`UPI to ${upiId}`] : [])];
  return ways.length > 0 ? ok(ways.join(', ')) : wrong('Travellers cannot pay. Set UPI_ID or the keys of a gateway.');
}

async function backups(site: Site): Promise<Finding> {
  if (site.database.kind === 'embedded')
    return note(`Stop the server and copy ${site.config.dataDir} to back up the embedded database.`);
  const last = await showLastBackup(site.ctx);
  const how = 'Run npm run operator -- backup <folder>, or enable deploy/padharo-backup.timer.';
  if (!last) return inProduction(site, `No backup was ever made. ${how}`);
  const at = last.at.toISOString().slice(0, 16).replace('T', ' ');
  return last.isLate
    ? wrong(`The last backup is of ${at} UTC. ${how}`)
    : ok(`The last one was made and restored at ${at} UTC`);
}

/** The running server, through whatever proxy people reach it, with its search index. */
async function server({ config: { publicUrl }, database }: Site): Promise<Finding> {
  if (database.kind === 'embedded')
    return note('Not checked: with the embedded database the server has to be stopped.');
  const address = `${publicUrl}/readyz`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { status, search } = Object(await answer.json().catch(() => ({})));
    if (!answer.ok) return wrong(`${address} answers ${answer.status}: ${status ?? 'not Padharo'}.`);
    if (search !== 'index')
      return note('The server is ready. Its search index is not, and the database answers searches.');
    return ok(`Ready at ${publicUrl}, and searches come from the index`);
  } catch (error) {
    return wrong(`${address} does not answer: ${because(error)}. Start Padharo, and check the proxy and PUBLIC_URL.`);
  }
}

async function jobs({ ctx, database }: Site): Promise<Finding> {
  const failed = await listFailedJobs(ctx);
  if (failed.length > 0) {
    const names = failed.map(({ name, times }) => `${name} (${times})`).join(', ');
    return wrong(`Failed within a day: ${names}. The log of the server says why.`);
  }
  const waiting = await countWaitingJobs(database.background, database.schema);
  const late = waiting.filter(({ seconds }) => seconds > longestWait && database.kind === 'postgres');
  if (late.length === 0) return ok('None failed within a day, and none waits for long');
  const names = late.map(({ name, seconds }) => `${name} for ${Math.round(seconds / 60)} minutes`).join(', ');
  return wrong(`Waiting: ${names}. Start a server: it does the jobs.`);
}

type Check = (site: Site) => Finding | Promise<Finding>;

const checks: Readonly<Record<string, Check>> = {
  Configuration: configuration,
  Disk: disk,
  Mail: mail,
  Payments: payments,
  Server: server,
  Database: databaseState,
};
/** Checks that ask the database. */
const stored: Readonly<Record<string, Check>> = { Clock: clock, Backups: backups, Jobs: jobs };

async function run([subject, check]: [string, Check], site: Site) {
  try {
    return { subject, ...(await check(site)) };
  } catch (error) {
    return { subject, ...wrong(because(error)) };
  }
}

/** Returns a line per subject, and whether any is wrong. */
export async function examine(site: Site): Promise<{ readonly lines: readonly string[]; readonly isWell: boolean }> {
  const first = await Promise.all(Object.entries(checks).map((check) => run(check, site)));
  const answers = first.at(-1)?.state === 'ok';
  const rest = answers ? await Promise.all(Object.entries(stored).map((check) => run(check, site))) : [];
  const findings = [...first, ...rest];
  return {
    lines: findings.map(({ subject, state, text }) => `${state.padEnd(7)}${subject.padEnd(15)}${text}`),
    isWell: findings.every(({ state }) => state !== 'wrong'),
  };
}
