import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptInvitation } from '../../service/accounts/staff/accept-invitation.ts';
import { changeStaff } from '../../service/accounts/staff/change-staff.ts';
import { changeStaffPassword } from '../../service/accounts/staff/change-staff-password.ts';
import { endStaffSessions } from '../../service/accounts/staff/end-staff-sessions.ts';
import { inviteStaff } from '../../service/accounts/staff/invite-staff.ts';
import { listStaff } from '../../service/accounts/staff/list-staff.ts';
import { makeSetUpLink } from '../../service/accounts/staff/make-set-up-link.ts';
import { renewRecoveryCodes } from '../../service/accounts/staff/renew-recovery-codes.ts';
import { renewSecondFactor } from '../../service/accounts/staff/renew-second-factor.ts';
import { showInvitation } from '../../service/accounts/staff/show-invitation.ts';
import { showStaffAccount } from '../../service/accounts/staff/show-staff-account.ts';
import { signInStaff } from '../../service/accounts/staff/sign-in-staff.ts';
import { signOutStaff } from '../../service/accounts/staff/sign-out-staff.ts';
import type { StaffRole } from '../../service/accounts/staff/staff.ts';
import { staffOfSession } from '../../service/accounts/staff/staff-of-session.ts';
import { withdrawInvitation } from '../../service/accounts/staff/withdraw-invitation.ts';
import { clock, operator, type SignedIn } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const password = 'lamps on the ganga';
const minute = 60_000;
const refusal = 'The email, password or code is wrong.';
const invitationIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('code') ?? '';

function codeOf(secret: string, step = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: harness.clock.now.getTime() + step * 30_000 });
}

async function accept(link: string | undefined, email: string, changes: Record<string, string> = {}) {
  const invitation = invitationIn(link);
  const { secret } = await showInvitation(harness.ctx(), { code: invitation });
  const options = { invitation, email, name: 'Meera Iyer', password, again: password, code: codeOf(secret) };
  const done = await acceptInvitation(harness.ctx(), { ...options, deviceName: 'Firefox on Linux', ...changes });
  return { ...done, secret };
}

const viewerOf = async (cookie: string): Promise<SignedIn | undefined> =>
  staffOfSession(harness.ctx(), { cookie: cookie.split(';')[0] });

const signIn = (email: string, code: string, with_ = password) =>
  signInStaff(harness.ctx(), { email, password: with_, code, deviceName: 'Chrome on Android' });

/** Someone who works here, as the viewer of their own session. */
async function hire(email: string, role: StaffRole) {
  const { link } = await inviteStaff(harness.ctx(operator), { email, role });
  const { cookie, secret, recoveryCodes } = await accept(link, email);
  const viewer = await viewerOf(cookie);
  if (!viewer) throw new Error('the session does not hold');
  return { cookie, secret, recoveryCodes, viewer };
}

const aDayLater = () => harness.clock.advance(24 * 60 * minute);

test('processes that start at once each print a link, and the last one works', async () => {
  const links = await Promise.all(Array.from({ length: 6 }, () => makeSetUpLink(harness.ctx(clock))));
  expect(new Set(links).size).toBe(6);
  const open = harness.database.db.selectFrom('staff_invitations').select('id').where('used_at', 'is', null);
  expect(await open.execute()).toHaveLength(1);
});

test('the link of the first start creates the first admin, once, and no other after that', async () => {
  const earlier = await makeSetUpLink(harness.ctx(clock));
  const link = await makeSetUpLink(harness.ctx(clock));
  await expect(accept(earlier, 'first@example.in')).rejects.toMatchObject({ name: 'NotFoundError' });
  const { cookie, recoveryCodes } = await accept(link, 'First@example.in ');
  expect(recoveryCodes).toHaveLength(10);
  expect(cookie).toMatch(/^desk=[\w.-]+; Path=\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  expect(await viewerOf(cookie)).toMatchObject({ role: 'admin', email: 'first@example.in', username: 'Meera Iyer' });
  await expect(accept(link, 'second@example.in')).rejects.toMatchObject({ name: 'NotFoundError' });
  expect(await makeSetUpLink(harness.ctx(clock))).toBeUndefined();
});

test('an invitation is refused field by field, and stays usable', async () => {
  const { link, email } = await inviteStaff(harness.ctx(operator), { email: 'Editor@example.in', role: 'editor' });
  const fieldsOf = (changes: Record<string, string>) =>
    accept(link, email, changes).then(
      () => [],
      (error) => error.details.errors.map(({ path }: { path: string[] }) => path[0]),
    );
  expect(await fieldsOf({ name: '' })).toEqual(['name']);
  expect(await fieldsOf({ password: 'short', again: 'short' })).toEqual(['password']);
  expect(await fieldsOf({ password: email, again: email })).toEqual(['password']);
  expect(await fieldsOf({ again: 'something else' })).toEqual(['again']);
  expect(await fieldsOf({ code: '000000' })).toEqual(['code']);
  expect(await fieldsOf({ code: "' or 1=1 --" })).toEqual(['code']);
  const { cookie } = await accept(link, 'somebody@else.in');
  expect(await viewerOf(cookie)).toMatchObject({ role: 'editor', email: 'editor@example.in' });
  expect((await harness.emails()).at(-1)).toMatchObject({ kind: 'staff-invitation', recipient: 'editor@example.in' });
});

test('two people accepting one invitation at once create one account', async () => {
  const { link, email } = await inviteStaff(harness.ctx(operator), { email: 'twice@example.in', role: 'support' });
  const both = await Promise.allSettled([accept(link, email), accept(link, email)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an invitation ends after 72 hours, with a newer one, and when it is withdrawn', async () => {
  const admin = harness.ctx(operator);
  const late = await inviteStaff(admin, { email: 'late@example.in', role: 'editor' });
  const first = await inviteStaff(admin, { email: 'again@example.in', role: 'editor' });
  const second = await inviteStaff(admin, { email: 'again@example.in', role: 'editor' });
  await expect(accept(first.link, 'again@example.in')).rejects.toMatchObject({ name: 'NotFoundError' });
  const { invitations } = await listStaff(admin);
  const id = invitations.find(({ email }) => email === 'again@example.in')?.id ?? 0;
  await withdrawInvitation(admin, { id });
  await expect(accept(second.link, 'again@example.in')).rejects.toMatchObject({ name: 'NotFoundError' });
  await expect(withdrawInvitation(admin, { id })).rejects.toMatchObject({ name: 'NotFoundError' });
  harness.clock.advance(72 * 60 * minute);
  await expect(accept(late.link, 'late@example.in')).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('sign-in gives the same message whatever is wrong', async () => {
  const { secret } = await hire('sam@example.in', 'support');
  const traveller = await harness.signUp();
  aDayLater();
  const right = codeOf(secret);
  for (const [email, code, input] of [
    ['nobody@example.in', right, password],
    ['sam@example.in', right, 'wrong'],
    ['sam@example.in', '000000', password],
    ['sam@example.in', 'aaaa-bbbb-cccc', password],
    ['sam@example.in', '', password],
    ['sam@example.in', codeOf(secret, 3), password],
    [traveller.email, right, traveller.password],
    ['x'.repeat(10_000), right, password],
    ['sam@example.in', right, 'x'.repeat(10_000)],
  ] as const)
    await expect(signIn(email, code, input), email.slice(0, 20)).rejects.toMatchObject({
      name: 'ValidationError',
      message: refusal,
      details: {},
    });
  // after so many bad ones each waits a little
  harness.clock.advance(16 * minute);
  expect(await viewerOf((await signIn('SAM@example.in', codeOf(secret))).cookie)).toMatchObject({ role: 'support' });
});

test('an authenticator code works once, also the previous one, and a recovery code once', async () => {
  const { secret, recoveryCodes } = await hire('codes@example.in', 'support');
  aDayLater();
  const [now, before] = [codeOf(secret), codeOf(secret, -1)];
  await signIn('codes@example.in', before);
  await signIn('codes@example.in', now);
  await expect(signIn('codes@example.in', now)).rejects.toMatchObject({ message: refusal });
  await expect(signIn('codes@example.in', before)).rejects.toMatchObject({ message: refusal });
  const [recovery = ''] = recoveryCodes;
  await signIn('codes@example.in', recovery.toUpperCase().replaceAll('-', ' '));
  await expect(signIn('codes@example.in', recovery)).rejects.toMatchObject({ message: refusal });
});

test('someone with the password has ten guesses of the code an hour from a network, then not even the right one works', async () => {
  const { secret } = await hire('guessed@example.in', 'support');
  aDayLater();
  // slowly, so that only what is counted for the person is met
  for (let times = 0; times < 10; times += 1) {
    await expect(signIn('guessed@example.in', '000000')).rejects.toMatchObject({ message: refusal });
    harness.clock.advance(5 * minute);
  }
  await expect(signIn('guessed@example.in', codeOf(secret))).rejects.toMatchObject({ message: refusal });
  harness.clock.advance(61 * minute);
  expect(await signIn('guessed@example.in', codeOf(secret))).toHaveProperty('cookie');
});

test('a session ends after two hours unused, after twelve in any case, and on sign-out', async () => {
  const { cookie } = await hire('hours@example.in', 'editor');
  for (let hour = 0; hour < 11; hour += 1) {
    harness.clock.advance(60 * minute);
    expect(await viewerOf(cookie), `after ${hour + 1} hours`).toBeDefined();
  }
  harness.clock.advance(61 * minute);
  expect(await viewerOf(cookie)).toBeUndefined();
  const idle = await hire('idle@example.in', 'editor');
  harness.clock.advance(121 * minute);
  expect(await viewerOf(idle.cookie)).toBeUndefined();
  const left = await hire('left@example.in', 'editor');
  expect((await signOutStaff(harness.ctx(left.viewer))).cookie).toContain('Max-Age=0');
  expect(await viewerOf(left.cookie)).toBeUndefined();
});

test('a staff cookie is useless with another secret, as a token, or to renew a traveller’s session', async () => {
  const { cookie, viewer } = await hire('thief@example.in', 'admin');
  const value = cookie.split(';')[0]?.slice('desk='.length) ?? '';
  const [sid = '', secret = ''] = value.split('.');
  expect(await viewerOf(`desk=${sid}.${'A'.repeat(43)}`)).toBeUndefined();
  expect(await viewerOf(`desk=${sid}.${secret}x`)).toBeUndefined();
  const asToken = await harness.call('GET', '/api/users/me', { token: value });
  expect(asToken.status).toBe(401);
  const renewed = await harness.call('POST', '/api/auth/renew', { headers: { cookie: `session=${value}` } });
  expect(renewed.status).toBe(401);
  const stored = await harness.database.db.selectFrom('sessions').selectAll().where('id', '=', sid).executeTakeFirst();
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(viewer.sessionId).toBe(sid);
});

test('staff who sign in as travellers have only travellers’ rights', async () => {
  const { token, id } = await harness.signUp('Meera Iyer');
  await harness.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  expect((await harness.call('GET', '/api/admin/api-tokens', { token })).status).toBe(403);
});

test('a changed or removed role applies at once and ends sessions; no one changes their own, and one admin remains', async () => {
  const [boss, other] = [await hire('boss@example.in', 'admin'), await hire('other@example.in', 'admin')];
  const ctx = harness.ctx(boss.viewer);
  await changeStaff(ctx, { userId: other.viewer.userId, role: 'editor' });
  expect(await viewerOf(other.cookie)).toBeUndefined();
  await expect(changeStaff(ctx, { userId: boss.viewer.userId, role: null })).rejects.toMatchObject({
    name: 'ValidationError',
  });
  await changeStaff(ctx, { userId: other.viewer.userId, role: null });
  await expect(changeStaff(ctx, { userId: other.viewer.userId, role: null })).rejects.toMatchObject({
    name: 'NotFoundError',
  });
  aDayLater();
  await expect(signIn('other@example.in', codeOf(other.secret))).rejects.toMatchObject({ message: refusal });
  const { staff } = await listStaff(harness.ctx(operator));
  for (const { userId, role } of staff)
    if (role === 'admin' && userId !== boss.viewer.userId) await changeStaff(ctx, { userId, role: null });
  await expect(
    changeStaff(harness.ctx(operator), { userId: boss.viewer.userId, role: 'editor' }),
  ).rejects.toMatchObject({
    name: 'ConflictError',
  });
});

test('keys are changed with the password, which ends the sessions of other devices', async () => {
  const mine = await hire('keys@example.in', 'support');
  aDayLater();
  const other = await signIn('keys@example.in', codeOf(mine.secret));
  const here = await signIn('keys@example.in', mine.recoveryCodes[1] ?? '');
  const viewer = await viewerOf(here.cookie);
  if (!viewer) throw new Error('the session does not hold');
  const ctx = () => harness.ctx(viewer);
  const next = 'boats below the fort';
  const fieldOf = (done: Promise<unknown>) =>
    done.then(
      () => 'taken',
      (error) => error.details.errors[0].path[0],
    );
  const change = (current: string, to: string, again = to) =>
    fieldOf(changeStaffPassword(ctx(), { current, password: to, again }));
  expect(await change('wrong', next)).toBe('current');
  expect(await change(password, 'short')).toBe('password');
  expect(await change(password, password)).toBe('password');
  expect(await change(password, next, 'else')).toBe('again');
  expect(await viewerOf(other.cookie)).toBeDefined();
  expect(await change(password, next)).toBe('taken');
  expect([await viewerOf(other.cookie), await viewerOf(here.cookie)]).toEqual([undefined, viewer]);

  const { setUp, recoveryCodesLeft, sessions } = await showStaffAccount(ctx());
  expect([recoveryCodesLeft, sessions.map(({ current }) => current)]).toEqual([9, [true]]);
  const renew = (current: string, code: string) => fieldOf(renewSecondFactor(ctx(), { current, code }));
  expect(await renew(password, codeOf(setUp.secret))).toBe('current');
  expect(await renew(next, codeOf(mine.secret))).toBe('code');
  expect(await renew(next, codeOf(setUp.secret))).toBe('taken');
  harness.clock.advance(minute);
  await expect(signIn('keys@example.in', codeOf(mine.secret), next)).rejects.toMatchObject({ message: refusal });
  await signIn('keys@example.in', codeOf(setUp.secret), next);

  expect(await fieldOf(renewRecoveryCodes(ctx(), { current: 'wrong' }))).toBe('current');
  const { recoveryCodes } = await renewRecoveryCodes(ctx(), { current: next });
  await expect(signIn('keys@example.in', mine.recoveryCodes[2] ?? '', next)).rejects.toMatchObject({
    message: refusal,
  });
  await signIn('keys@example.in', recoveryCodes[0] ?? '', next);

  const stranger = await hire('stranger@example.in', 'admin');
  for (const only of [stranger.viewer.sessionId, 'x', ''])
    await expect(endStaffSessions(ctx(), { only })).rejects.toMatchObject({ name: 'NotFoundError' });
  expect(await endStaffSessions(ctx(), { only: undefined })).toEqual({ ended: 2 });
});

test('staff cannot delete their account as a traveller', async () => {
  const { token, id, password: own } = await harness.signUp();
  await harness.database.db.updateTable('users').set({ role: 'support' }).where('id', '=', id).execute();
  const deleted = await harness.call('POST', '/api/users/me/deletion', { token, body: { password: own } });
  expect([deleted.status, deleted.body.error.message]).toEqual([403, 'Only an admin can delete a staff account']);
});

test('staff changes are in the audit log, which cannot be changed and contains no secrets', async () => {
  const rows = await harness.database.db
    .selectFrom('audit_rows')
    .selectAll()
    .where('subject_type', 'in', ['staff', 'invitation'])
    .execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      'invite',
      'accept',
      'withdraw',
      'update',
      'remove',
      'change password',
      'change second factor',
      'renew recovery codes',
      'use-recovery-code',
      'sign-in',
      'refused-sign-in',
      'sign-out',
      'end-sessions',
    ]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/argon2|[\w-]{43}/);
  const { db } = harness.database;
  await expect(db.deleteFrom('audit_rows').execute()).rejects.toThrow('only grows');
  await expect(db.updateTable('audit_rows').set({ action: 'x' }).execute()).rejects.toThrow('only grows');
});
