import { type Asked, type Call, call, type Limit, RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import * as shape from './account-bodies.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgotPassword } from './forgot-password.ts';
import { deviceCookie, deviceIn } from './known-device.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import { showProfile } from './show-profile.ts';
import { connectCalls } from './social/connect.api.ts';
import type { User } from './user.ts';

function anHour(times: number): Limit {
  return { times, seconds: 3_600 };
}

/** Answers with the session, and makes the device one that the account knows. */
async function onKnownDevice(
  ctx: Context,
  headers: Asked<unknown, unknown>['headers'],
  session: { jwt: string; user: User },
): Promise<RawAnswer> {
  const cookie = await deviceCookie(ctx, await deviceIn(ctx, headers), session.user.email);
  return new RawAnswer(JSON.stringify(session), 'application/json; charset=utf-8', { 'set-cookie': cookie });
}

/** The calls of accounts (S1 §7, S2 §7, PRODUCT.md). */
export const accountCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/api/auth/local',
    summary: 'Sign in with e-mail and password',
    viewer: 'anyone',
    body: shape.logInBody,
    answer: shape.signedInAnswer,
    // of tries, right or wrong; bad ones are counted by the verb
    limit: { times: 600, seconds: 900 },
    run: async (ctx, { body, headers }) => {
      const device = await deviceIn(ctx, headers);
      return onKnownDevice(ctx, headers, await logIn(ctx, { ...body, device }));
    },
  }),
  call({
    method: 'POST',
    path: '/api/auth/local/register',
    summary: 'Open an account and sign in',
    viewer: 'anyone',
    body: shape.registerBody,
    answer: shape.signedInAnswer,
    limit: anHour(20),
    run: (ctx, { body }) => register(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Ask for a letter with a link to set a new password',
    viewer: 'anyone',
    body: shape.forgotBody,
    answer: shape.okAnswer,
    limit: anHour(20),
    // from one network: a stranger elsewhere must not keep the owner from asking
    account: ({ email }, network) => `${email} from ${network}`,
    run: (ctx, { body }) => forgotPassword(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the code of the letter',
    viewer: 'anyone',
    body: shape.resetBody,
    answer: shape.signedInAnswer,
    limit: anHour(10),
    run: async (ctx, { body, headers }) => onKnownDevice(ctx, headers, await resetPassword(ctx, body)),
  }),
  call({
    method: 'POST',
    path: '/api/auth/send-email-confirmation',
    summary: 'Ask for another letter that confirms the address',
    viewer: 'signed-in',
    answer: shape.sentAnswer,
    limit: anHour(20),
    run: (ctx) => sendEmailConfirmation(ctx),
  }),
  call({
    method: 'POST',
    path: '/api/auth/confirm',
    summary: 'Confirm the address with the code of the letter',
    viewer: 'anyone',
    body: shape.confirmBody,
    answer: shape.okAnswer,
    limit: anHour(60),
    run: (ctx, { body }) => confirmEmail(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Change the password and sign out everywhere else',
    viewer: 'signed-in',
    body: shape.changePasswordBody,
    answer: shape.signedInAnswer,
    limit: anHour(10),
    run: (ctx, { body }) => changePassword(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'End this session',
    viewer: 'signed-in',
    answer: shape.okAnswer,
    run: (ctx) => logOut(ctx),
  }),
  call({
    method: 'GET',
    path: '/api/users/me',
    summary: 'The signed-in user',
    viewer: 'signed-in',
    answer: shape.profileAnswer,
    run: (ctx) => showProfile(ctx),
  }),
  call({
    method: 'PUT',
    path: '/api/users/me',
    summary: 'Change the profile of the signed-in user',
    viewer: 'signed-in',
    body: shape.profileBody,
    answer: shape.profileAnswer,
    run: (ctx, { body }) => changeProfile(ctx, body),
  }),
  ...connectCalls,
];
