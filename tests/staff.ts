import type { Role } from '../service/core/viewer.ts';
import type { Harness } from './harness.ts';

/** A bearer of somebody with that role, whose session stands for both factors. */
export async function staffToken(harness: Harness, role: Role = 'admin'): Promise<string> {
  const { token, id } = await harness.signUp(`The ${role}`);
  const { db } = harness.database;
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
  const endsAt = new Date(harness.clock.now.getTime() + 366 * 86_400_000);
  await db.updateTable('sessions').set({ staff: true, ends_at: endsAt }).where('user_id', '=', id).execute();
  return token;
}
