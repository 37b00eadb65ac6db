import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './operator.ts';
import { site } from './site.ts';
import { newEmail } from './travellers.ts';

type Role = 'support' | 'admin';

/** Starts a back-office session for a new staff member in that role and returns its cookie. */
async function cookieOf(role: Role): Promise<string> {
  const [id, secret, email] = [randomUUID(), randomBytes(32).toString('base64url'), newEmail()];
  const hash = createHash('sha256').update(secret).digest('hex');
  await query(
    `with who as (insert into users (username, email, password_hash, confirmed, role, created_at, updated_at)
       values ('Support', $1, '-', true, $4, now(), now()) returning id),
     hired as (insert into staff (user_id, password_hash, second_factor, created_at, updated_at)
       select id, '-', '-', now(), now() from who)
     insert into sessions (id, user_id, device, renewal_hash, created_at, used_at, expires_at, staff, ends_at)
     select $2::uuid, id, 'Firefox', $3, now(), now(), now() + interval '1 hour', true, now() + interval '1 hour' from who`,
    [email, id, hash, role],
  );
  return `${id}.${secret}`;
}

/** Signs a staff member in on the browser of this page. */
export async function signInToAdmin(page: Page, role: Role = 'support'): Promise<void> {
  await page.context().addCookies([{ name: 'desk', value: await cookieOf(role), url: `${site}/admin` }]);
}
