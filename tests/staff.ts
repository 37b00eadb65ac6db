import type { Role } from '../service/core/viewer.ts';
import type { World } from './world.ts';

/** A bearer of somebody with that role, whose session stands for both factors. */
export async function staffToken(world: World, role: Role = 'admin'): Promise<string> {
  const { token, id } = await world.signUp(`The ${role}`);
  const { db } = world.database;
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
  const endsAt = new Date(world.clock.now.getTime() + 366 * 86_400_000);
  await db.updateTable('sessions').set({ staff: true, ends_at: endsAt }).where('user_id', '=', id).execute();
  return token;
}
