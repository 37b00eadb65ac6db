import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../platform/config.ts';

function mark({ secret }: Pick<Config, 'secret'>, userId: number): string {
  return createHmac('sha256', secret).update(`review emails to ${userId}`).digest('base64url').slice(0, 32);
}

/** Link that ends review invitations for the account with that id: anyone who reads its email may use it. */
export function reviewEmailsLink(config: Pick<Config, 'secret' | 'publicUrl'>, userId: number): string {
  return `${config.publicUrl}/review-emails?key=${userId}-${mark(config, userId)}`;
}

/** The user id in the key of such a link; undefined for a key that is not ours. */
export function readerOf(config: Pick<Config, 'secret'>, key: string): number | undefined {
  const [, id, given = ''] = /^(\d{1,9})-([\w-]{32})$/.exec(key) ?? [];
  const userId = Number(id ?? 0);
  return timingSafeEqual(Buffer.from(mark(config, userId)), Buffer.from(given.padEnd(32))) ? userId : undefined;
}
