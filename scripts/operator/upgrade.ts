import { realpath } from 'node:fs/promises';
import type { Context } from '../../service/platform/context.ts';
import { migrate } from '../../service/platform/database/migrate.ts';
import type { OpenDatabase } from '../../service/platform/database/open-database.ts';
import { recordBackup } from '../../service/platform/record-backup.ts';
import { showStartedRelease } from '../../service/platform/record-release.ts';
import { isNewer, release, releaseIn } from '../../service/platform/release.ts';
import { root } from '../command.ts';
import { backUp } from './backup.ts';
import { rehearse } from './rehearse.ts';
import { wholeNumber } from './seasons.ts';
import { findPlace, switchRelease } from './switch-release.ts';

export const upgradeHelp = `  npm run operator -- upgrade <backup folder> [--site LINK --restart "COMMAND" [--wait SECONDS]]
      Run it in the folder of the new release, while the previous one sells. Backs up, starts this release on a
      copy of the database and asks it for pages, and only then updates the database. With --site, leads that link
      to this release, runs the command and asks /readyz. If it is not ready in time (180 s), leads the link back.
`;

interface Options {
  /** Where the backup goes. */
  readonly folder: string;
  readonly site?: string | undefined;
  readonly restart?: string | undefined;
  /** Seconds until a restarted release must be ready. */
  readonly wait?: string | undefined;
  readonly say: (text: string) => void;
}

const because = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.cause ? because(error.cause) : ''].filter(Boolean).join(': ')
    : String(error);

async function isReady({ host, port }: Context['config']): Promise<boolean> {
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  const answer = await fetch(`http://${shown}:${port}/readyz`, { signal: AbortSignal.timeout(5_000) });
  await answer.arrayBuffer();
  return answer.status === 200;
}

/** Where the site runs, and which version; undefined: the operator switches. Throws if that is no upgrade. */
async function placeOf({ site, restart }: Options) {
  if (!site !== !restart) throw new Error('--site and --restart belong together.');
  if (!site || !restart) return undefined;
  const own = await realpath(root);
  const place = await findPlace(site, own);
  const before = releaseIn(place.previous);
  if (!isNewer(release, before)) throw new Error(`${before} runs, and ${release} is not newer.`);
  return { place, own, before, restart };
}

/**
 * Backs up, rehearses on a copy, updates the database and switches. Whatever fails leaves the previous release selling,
 * because migrations only add. Returns a sentence to print. Throws Error with what failed and what goes on.
 */
export async function upgrade(
  { database, ctx }: { readonly database: OpenDatabase; readonly ctx: Context },
  options: Options,
): Promise<string> {
  const { config, log } = ctx;
  const { folder, say } = options;
  const seconds = wholeNumber(options.wait ?? '180');
  if (database.kind === 'embedded')
    throw new Error(`Stop Padharo, copy ${config.dataDir}, then run npm start in the folder of the new release.`);
  const to = await placeOf(options);
  say('Backing up, and starting this release on a copy …');
  const inCopy = (copy: string) =>
    rehearse(config, log, copy).catch((error: unknown) => {
      throw new Error(
        `${release} failed on a copy: ${because(error)}. Nothing was changed. The previous release goes on.`,
      );
    });
  const backup = await backUp(config, { folder, inCopy });
  await recordBackup(ctx);
  say(`Backup: ${backup}`);
  say('Updating the database …');
  const ran = await migrate(database).catch((error: unknown) => {
    throw new Error(
      `${because(error)}. It was undone. The previous release goes on: run this again, or keep that one.`,
    );
  });
  const updated = `Ran ${ran.length} migrations.`;
  if (!to) return `${updated} The previous release goes on. Now start ${release} from ${root} in its place.`;
  say(`${updated} Restarting …`);
  const outcome = await switchRelease(to.place, to.own, {
    command: to.restart,
    seconds,
    isReady: () => isReady(config),
    isOurs: async () => (await showStartedRelease(ctx)) === release,
  });
  if (outcome === 'switched') return `${release} runs in place of ${to.before}.`;
  const failed = `${release} was not ready within ${seconds} s.`;
  if (outcome === 'back') throw new Error(`${failed} ${to.before} runs again, and no booking was lost.`);
  throw new Error(`${failed} ${to.before} was started again and is not ready either: see the log of the server.`);
}
