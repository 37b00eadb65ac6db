import type { Context } from '../platform/context.ts';
import { anyLeft } from './letters.sql.ts';

/** Whether a mail server is set and has taken a letter. */
export async function lettersGoOut({ db, config }: Context): Promise<boolean> {
  return config.smtpUrl !== undefined && (await anyLeft(db));
}
