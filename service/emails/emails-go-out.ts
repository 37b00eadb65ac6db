import type { Context } from '../platform/context.ts';
import { anyLeft } from './emails.sql.ts';

/** Whether a mail server is set and has taken an email. */
export async function emailsGoOut({ db, config }: Context): Promise<boolean> {
  return config.smtpUrl !== undefined && (await anyLeft(db));
}
