import type { Role } from '../service/core/viewer.ts';
import type { World } from './world.ts';

/** A bearer of somebody with that role. */
export async function staffToken(world: World, role: Role = 'admin'): Promise<string> {
  const { token, id } = await world.signUp(`The ${role}`);
  await world.database.db.updateTable('users').set({ role }).where('id', '=', id).execute();
  return token;
}
