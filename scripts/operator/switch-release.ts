import { execFile } from 'node:child_process';
import { lstat, realpath, rename, rm, symlink } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The link at which the site runs, and the release that it leads to or led to before. */
interface ReleasePlace {
  readonly link: string;
  /** Real path. */
  readonly previous: string;
}

/** A link beside it that remembers the previous release, for an upgrade that was killed. */
const besides = (link: string) => `${link}.previous`;

const isLink = async (path: string) => (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;

/** Throws if the site does not run from a link, or `own` is the only release there. */
export async function findPlace(site: string, own: string): Promise<ReleasePlace> {
  const link = resolve(site);
  if (!(await isLink(link)))
    throw new Error(`${link} must be a link to the folder of the release that runs: docs/operating.md, Upgrade.`);
  const now = await realpath(link);
  if (now !== own) return { link, previous: now };
  if (!(await isLink(besides(link)))) throw new Error(`${link} leads to this release already.`);
  return { link, previous: await realpath(besides(link)) };
}

/** One step, so that the link leads to a release at every moment. */
async function lead(link: string, to: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(to, next);
  await rename(next, link);
}

/** Runs the operator's command in a shell. Its failure is a failure of the release. */
const restart = async (command: string) => void (await run('sh', ['-c', command], { cwd: '/' }));

/** Seconds for the release that ran before: there is no other way left. */
const leastForPrevious = 180;

/** Waits until `isThere` was true twice in a row. Returns whether that came in time. */
async function settles(isThere: () => Promise<boolean>, seconds: number): Promise<boolean> {
  const until = Date.now() + seconds * 1_000;
  for (let inRow = 0; Date.now() < until; ) {
    inRow = (await isThere().catch(() => false)) ? inRow + 1 : 0;
    if (inRow === 2) return true;
    await wait(1_000);
  }
  return false;
}

interface Switch {
  readonly command: string;
  readonly seconds: number;
  readonly isReady: () => Promise<boolean>;
  /** Whether this release was the last to start. */
  readonly isOurs: () => Promise<boolean>;
}

/** Leads the link to `own` and restarts. If that is not ready in time, leads it back and restarts again. */
export async function switchRelease(
  { link, previous }: ReleasePlace,
  own: string,
  { command, seconds, isReady, isOurs }: Switch,
): Promise<'switched' | 'back' | 'down'> {
  await lead(besides(link), previous);
  await lead(link, own);
  const began = await restart(command).then(
    () => true,
    () => false,
  );
  if (began && (await settles(async () => (await isReady()) && (await isOurs()), seconds))) return 'switched';
  await lead(link, previous);
  await restart(command).catch(() => {});
  return (await settles(isReady, Math.max(seconds, leastForPrevious))) ? 'back' : 'down';
}
