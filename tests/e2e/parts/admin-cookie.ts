import type { Page } from '@playwright/test';
import { admitStaff } from '../../../service/accounts/staff/staff.sql.ts';
import { idleEnd, type StaffRole } from '../../../service/accounts/staff/staff.ts';
import { openStaffSession } from '../../../service/accounts/staff/staff-sessions.sql.ts';
import { userOfStaff } from '../../../service/accounts/users.sql.ts';
import { openDatabase } from '../../../service/platform/database/open-database.ts';
import { makeLog } from '../../../service/platform/log.ts';
import { hashOfCode, makeSecretCode } from '../../../service/platform/secret-code.ts';
import { databaseUrl, site } from './site.ts';

/** Signs a new staff member with that role in on this device; `of`: the user with that address. */
export async function signInToAdmin(page: Page, role: StaffRole, of?: string): Promise<void> {
  const log = makeLog({ logLevel: 'error' });
  const database = await openDatabase({ databaseUrl, databasePool: 2, dataDir: '' }, log);
  try {
    const [{ db }, now, secret] = [database, new Date(), makeSecretCode()];
    const email = of ?? `${role}-${secret.slice(0, 8).toLowerCase()}@desk.example.in`;
    const userId = await userOfStaff(db, { email, name: `The ${role}`, proven: true, now });
    await admitStaff(db, { userId, role, passwordHash: '-', secondFactor: '-', step: 0, now });
    const endsAt = new Date(now.getTime() + 3_600_000);
    const session = { userId, device: 'Chromium', secretHash: hashOfCode(secret), now, endsAt };
    const sid = await openStaffSession(db, { ...session, expiresAt: idleEnd(now, endsAt) });
    await page
      .context()
      .addCookies([{ name: 'desk', value: `${sid}.${secret}`, url: `${site}/admin`, sameSite: 'Strict' }]);
  } finally {
    await database.close();
  }
}
