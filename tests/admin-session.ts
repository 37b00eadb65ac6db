import { admitStaff } from '../service/accounts/staff/staff.sql.ts';
import type { StaffRole } from '../service/accounts/staff/staff.ts';
import { startStaffSession } from '../service/accounts/staff/start-staff-session.ts';
import { userOfStaff } from '../service/accounts/staff/user-of-staff.sql.ts';
import type { Harness } from './harness.ts';

/** The cookie of somebody who is signed in in the back office with that role, as a browser sends it. */
export async function adminSession(harness: Harness, role: StaffRole): Promise<string> {
  const { db } = harness.database;
  const { now } = harness.clock;
  const userId = await userOfStaff(db, { email: `${role}@desk.example.in`, name: `The ${role}`, proven: true, now });
  await admitStaff(db, { userId, role, passwordHash: '-', secondFactor: '-', step: 0, now });
  const cookie = await startStaffSession(harness.ctx(), { userId, device: 'Firefox on Linux' });
  return cookie.split(';')[0] ?? '';
}
