import { admitStaff } from '../service/accounts/staff/staff.sql.ts';
import type { StaffRole } from '../service/accounts/staff/staff.ts';
import { startStaffSession } from '../service/accounts/staff/staff-sign-in.ts';
import { userOfStaff } from '../service/accounts/users.sql.ts';
import type { Role } from '../service/core/viewer.ts';
import type { Harness } from './harness.ts';

/** Signs up a user with that role and returns a token of a two-factor session. */
export async function staffToken(harness: Harness, role: Role = 'admin'): Promise<string> {
  const { token, id } = await harness.signUp(`The ${role}`);
  const { db } = harness.database;
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
  const endsAt = new Date(harness.clock.now.getTime() + 366 * 86_400_000);
  await db.updateTable('sessions').set({ staff: true, ends_at: endsAt }).where('user_id', '=', id).execute();
  return token;
}

/** Returns the back-office session cookie of a new user with that role, as a browser sends it. */
export async function adminSession(
  harness: Harness,
  role: StaffRole,
  email = `${role}@desk.example.in`,
): Promise<string> {
  const { db } = harness.database;
  const { now } = harness.clock;
  const userId = await userOfStaff(db, { email, name: `The ${role}`, proven: true, now });
  await admitStaff(db, { userId, role, passwordHash: '-', secondFactor: '-', step: 0, now });
  const cookie = await startStaffSession(harness.ctx(), { userId, device: 'Firefox on Linux' });
  return cookie.split(';')[0] ?? '';
}
