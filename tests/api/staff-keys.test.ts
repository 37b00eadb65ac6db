import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptInvitation } from '../../service/accounts/staff/accept-invitation.ts';
import { adoptInvitation } from '../../service/accounts/staff/adopt-invitation.ts';
import { changeStaff } from '../../service/accounts/staff/change-staff.ts';
import { changeStaffPassword } from '../../service/accounts/staff/change-staff-password.ts';
import { endStaffSessions } from '../../service/accounts/staff/end-staff-sessions.ts';
import { inviteStaff } from '../../service/accounts/staff/invite-staff.ts';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import { renewRecoveryCodes } from '../../service/accounts/staff/renew-recovery-codes.ts';
import { showInvitation } from '../../service/accounts/staff/show-invitation.ts';
import { signInStaff } from '../../service/accounts/staff/sign-in-staff.ts';
import { signOutStaff } from '../../service/accounts/staff/sign-out-staff.ts';
import type { StaffRole } from '../../service/accounts/staff/staff.ts';
import { staffOfSession } from '../../service/accounts/staff/staff-of-session.ts';
import { operator, type SignedIn } from '../../service/core/viewer.ts';
import { exportArchive } from '../../service/import-export/export-archive.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const password = 'lamps on the ganga';
const minute = 60_000;
const refusal = 'The email, password or code is wrong.';
const device = 'Firefox on Linux';

function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: harness.clock.now.getTime() });
}

async function accept(link: string, email: string) {
  const invitation = new URL(link).searchParams.get('code') ?? '';
  const { secret } = await showInvitation(harness.ctx(), { code: invitation });
  const options = { invitation, email, name: 'Meera Iyer', password, again: password, code: codeOf(secret) };
  return { ...(await acceptInvitation(harness.ctx(), { ...options, deviceName: device })), secret };
}

async function viewerOf(cookie: string): Promise<SignedIn> {
  const viewer = await staffOfSession(harness.ctx(), { cookie: cookie.split(';')[0] });
  if (!viewer) throw new Error('the session does not hold');
  return viewer;
}

async function hire(email: string, role: StaffRole) {
  const { link } = await inviteStaff(harness.ctx(operator), { email, role });
  const accepted = await accept(link, email);
  return { ...accepted, email, viewer: await viewerOf(accepted.cookie) };
}

/** Tries to sign in from that network, with the cookie of a device where there is one. */
function signIn(email: string, code: string, { from = '203.0.113.1', cookie = '', with: typed = password } = {}) {
  const options = { email, password: typed, code, deviceName: device, cookie: cookie.split(';')[0] };
  return signInStaff({ ...harness.ctx(), network: from }, options);
}

const isRefused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ message: refusal });

async function rowsOf(email: string) {
  const { rows } = await harness.database.pool.query<{ action: string; actor: string; after: Record<string, unknown> }>(
    `select action, actor, after from audit_rows where subject_type = 'staff' and subject_id = $1 order by id`,
    [email],
  );
  return rows;
}

test('removed staff, and staff with a new role, cannot use an open invitation', async () => {
  const boss = harness.ctx((await hire('boss@example.in', 'admin')).viewer);
  for (const [email, role] of [
    ['removed@example.in', null],
    ['demoted@example.in', 'editor'],
  ] as const) {
    const { viewer } = await hire(email, 'admin');
    const renewal = await inviteStaff(boss, { email, role: 'admin' });
    await changeStaff(boss, { userId: viewer.userId, role });
    await expect(accept(renewal.link, email), email).rejects.toMatchObject({ name: 'NotFoundError' });
    const again = await inviteStaff(boss, { email, role: 'support' });
    expect(await viewerOf((await accept(again.link, email)).cookie)).toMatchObject({ role: 'support' });
  }
});

test('invitations sent by a leaver are shown to admins, who confirm or withdraw them', async () => {
  const boss = harness.ctx((await hire('chief@example.in', 'admin')).viewer);
  const leaver = (await hire('leaver@example.in', 'admin')).viewer;
  await inviteStaff(harness.ctx(leaver), { email: 'friend@example.in', role: 'admin' });
  await inviteStaff(boss, { email: 'other@example.in', role: 'editor' });
  const waiting = async () => (await listStaff(boss)).invitations.filter(({ senderLeft }) => senderLeft);
  expect(await waiting()).toEqual([]);
  expect(await changeStaff(boss, { userId: leaver.userId, role: 'support' })).toEqual({ name: 'Meera Iyer', sent: 1 });
  const [friend, ...more] = await waiting();
  expect([friend, more]).toMatchObject([{ email: 'friend@example.in', invitedBy: 'leaver@example.in' }, []]);
  await adoptInvitation(boss, { id: friend?.id ?? 0 });
  expect(await waiting()).toEqual([]);
  const { invitations } = await listStaff(boss);
  expect(invitations).toContainEqual(expect.objectContaining({ id: friend?.id, invitedBy: 'chief@example.in' }));
  await expect(adoptInvitation(boss, { id: 0 })).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('an account that a stranger opened with the address of an invitation becomes its owner’s', async () => {
  const email = 'invited@example.in';
  const registration = { username: 'A Stranger', email, password: 'a-strangers-password', phone: '+91 98765 43210' };
  const stranger = await harness.call('POST', '/api/auth/local/register', { body: registration });
  await hire(email, 'editor');
  expect((await harness.call('GET', '/api/users/me', { token: stranger.body.jwt })).status).toBe(401);
  const body = { identifier: email, password: 'a-strangers-password' };
  expect((await harness.call('POST', '/api/auth/local', { body })).status).toBe(400);
  const user = harness.database.db.selectFrom('users').select(['username', 'phone', 'confirmed']);
  expect(await user.where('email', '=', email).execute()).toEqual([
    { username: 'Meera Iyer', phone: null, confirmed: true },
  ]);
});

test('guesses from fourteen networks do not lock the owner out, and one email reports them', async () => {
  const { email, secret, device: cookie } = await hire('guessed@example.in', 'support');
  const emails = async () =>
    (await harness.emails()).filter(({ kind, recipient }) => kind === 'staff-wrong-codes' && recipient === email);
  harness.clock.advance(60 * minute);
  for (let network = 0; network < 14; network += 1) {
    const from = `198.51.100.${network}`;
    // from the sixth on each network waits for half a minute before its first try
    await signIn(email, '000000', { from }).catch(() => undefined);
    harness.clock.advance(31_000);
    await isRefused(signIn(email, '000000', { from }));
    if (network === 0) expect(await emails()).toEqual([]);
  }
  const [mail, ...more] = await emails();
  expect([mail?.plain, more]).toEqual([expect.stringContaining('http://padharo.test/admin/account'), []]);
  expect((await signIn(email, codeOf(secret), { cookie })).cookie).toMatch(/^desk=/);
  harness.clock.advance(31_000);
  await signIn(email, codeOf(secret), { from: '192.0.2.1' }).catch(() => undefined);
  harness.clock.advance(31_000);
  expect((await signIn(email, codeOf(secret), { from: '192.0.2.1' })).cookie, 'from a new device').toMatch(/^desk=/);
});

test('one network has ten second-factor attempts an hour; a known device has its own', async () => {
  const { email, secret, device: cookie } = await hire('one-network@example.in', 'support');
  const from = '198.51.100.99';
  for (let times = 0; times < 10; times += 1) {
    harness.clock.advance(5 * minute);
    await isRefused(signIn(email, '000000', { from }));
  }
  harness.clock.advance(minute);
  await isRefused(signIn(email, codeOf(secret), { from }));
  expect((await signIn(email, codeOf(secret), { from, cookie })).cookie).toMatch(/^desk=/);
});

test('after a password change earlier devices are unknown', async () => {
  const { email, secret, viewer, device: cookie } = await hire('siege@example.in', 'editor');
  const next = 'boats below the fort';
  await changeStaffPassword(harness.ctx(viewer), { current: password, password: next, again: next });
  for (let times = 0; times < 12; times += 1)
    await signIn(email, '000000', { from: `198.18.1.${times}` }).catch(() => undefined);
  harness.clock.advance(minute);
  const tooMany = { name: 'RateLimitError' };
  await expect(signIn(email, codeOf(secret), { cookie, with: next })).rejects.toMatchObject(tooMany);
});

test('sign-ins, failed ones too, codes, ended sessions and downloads are in the audit log', async () => {
  const { email, secret, recoveryCodes, viewer } = await hire('audited@example.in', 'admin');
  harness.clock.advance(minute);
  await isRefused(signIn(email, '000000', { with: 'wrong' }));
  await isRefused(signIn(email, '000000'));
  await signIn(email, codeOf(secret));
  await signIn(email, recoveryCodes[0] ?? '');
  await renewRecoveryCodes(harness.ctx(viewer), { current: password });
  await endStaffSessions(harness.ctx(viewer), { only: undefined });
  await signOutStaff(harness.ctx(viewer));
  const origin = { device, network: '203.0.113.1' };
  const created = { action: 'renew recovery codes', actor: email, after: null };
  expect(await rowsOf(email)).toEqual([
    created,
    { action: 'refused-sign-in', actor: 'visitor', after: { reason: 'Wrong password', ...origin } },
    { action: 'refused-sign-in', actor: 'visitor', after: { reason: 'Right password, wrong code', ...origin } },
    { action: 'sign-in', actor: email, after: { with: 'authenticator', ...origin } },
    { action: 'use-recovery-code', actor: email, after: { left: 9 } },
    { action: 'sign-in', actor: email, after: { with: 'recovery code', ...origin } },
    created,
    { action: 'end-sessions', actor: email, after: { ended: 2 } },
    { action: 'sign-out', actor: email, after: null },
  ]);
  await isRefused(signIn('nobody@example.in', '000000'));
  expect(await rowsOf('unknown address')).toMatchObject([{ action: 'refused-sign-in', actor: 'visitor' }]);
  await exportArchive(harness.ctx(operator));
  const traveller = await harness.signUp();
  await harness.call('GET', '/api/users/me/data', { token: traveller.token });
  const { rows } = await harness.database.pool.query(
    `select action, actor, subject_id from audit_rows where action in ('download', 'export data') order by id`,
  );
  expect(rows).toEqual([
    { action: 'download', actor: 'command line', subject_id: 'archive' },
    { action: 'export data', actor: 'the account itself', subject_id: String(traveller.id) },
  ]);
});

test('a flood of refused sign-ins does not fill the audit log', async () => {
  const { email } = await hire('flooded@example.in', 'support');
  for (let network = 0; network < 30; network += 1) {
    const from = `198.18.2.${network}`;
    await signIn(email, '000000', { from, with: 'wrong' }).catch(() => undefined);
    harness.clock.advance(31_000);
    await isRefused(signIn(email, '000000', { from, with: 'wrong' }));
  }
  const refused = (await rowsOf(email)).filter(({ action }) => action === 'refused-sign-in');
  expect(refused).toHaveLength(20);
  expect(refused.at(-1)?.after).toHaveProperty('more');
});
