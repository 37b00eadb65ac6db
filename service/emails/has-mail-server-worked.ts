import type { Context } from '../platform/context.ts';
import { hasSentEmail } from './emails.sql.ts';

/** True if a mail server is configured and has accepted an email. */
export async function hasMailServerWorked({ db, config }: Context): Promise<boolean> {
  return config.smtpUrl !== undefined && (await hasSentEmail(db));
}
