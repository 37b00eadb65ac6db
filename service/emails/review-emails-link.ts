import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config.ts';

function mark({ secret }: Pick<Config, 'secret'>, userId: number): string {
  return createHmac('sha256', secret).update(`review emails to ${userId}`).digest('base64url').slice(0, 32);
}

/** Where the account with that id ends being asked for reviews: whoever reads its email may. */
export function reviewEmailsLink(config: Pick<Config, 'secret' | 'publicUrl'>, userId: number): string {
  return `${config.publicUrl}/review-emails?key=${userId}-${mark(config, userId)}`;
}

/** Whose link the key is of; undefined for one that we did not make. */
export function readerOf(config: Pick<Config, 'secret'>, key: string): number | undefined {
  const [, id, given = ''] = /^(\d{1,9})-([\w-]{32})$/.exec(key) ?? [];
  const userId = Number(id ?? 0);
  return timingSafeEqual(Buffer.from(mark(config, userId)), Buffer.from(given.padEnd(32))) ? userId : undefined;
}
