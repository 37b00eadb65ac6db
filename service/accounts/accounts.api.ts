import { z } from 'zod';
import { type Call, call, type Limit, mailboxFromNetwork } from '../platform/call.ts';
import * as shape from './account-bodies.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSession } from './end-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { deviceIn } from './known-device.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { register } from './register.ts';
import { renewSession } from './renew-session.ts';
import { renewalIn } from './renewal-cookie.ts';
import { resetPassword } from './reset-password.ts';
import { savedCalls } from './saved/saved.api.ts';
import { sendDeletionLink } from './send-deletion-link.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import { deviceNameIn, withoutSession, withSession } from './session.http.ts';
import { showProfile } from './show-profile.ts';
import { connectCalls } from './social/connect.api.ts';

function anHour(times: number): Limit {
  return { times, seconds: 3_600 };
}

/** The account calls of the API (API-16, API-17). */
export const accountCalls: readonly Call[] = [
  call({
    method: 'POST',
    path: '/api/auth/local',
    section: shape.section,
    summary: 'Sign in with email and password',
    viewer: 'anyone',
    body: shape.logInBody,
    answer: shape.signedInAnswer,
    // all tries, right or wrong; the use case counts bad ones itself
    limit: { times: 600, seconds: 900 },
    run: async (ctx, { body, headers }) => {
      const device = await deviceIn(ctx, headers);
      return withSession(ctx, headers, await logIn(ctx, { ...body, device, deviceName: deviceNameIn(headers) }));
    },
  }),
  call({
    method: 'POST',
    path: '/api/auth/local/register',
    section: shape.section,
    summary: 'Create an account and sign in',
    viewer: 'anyone',
    body: shape.registerBody,
    answer: shape.signedInAnswer,
    limit: anHour(20),
    run: async (ctx, { body, headers }) =>
      withSession(ctx, headers, await register(ctx, { ...body, deviceName: deviceNameIn(headers) })),
  }),
  call({
    method: 'POST',
    path: '/api/auth/forgot-password',
    section: shape.section,
    summary: 'Request an email with a link to reset the password',
    viewer: 'anyone',
    body: shape.forgotBody,
    answer: shape.okAnswer,
    limit: anHour(20),
    account: mailboxFromNetwork,
    run: (ctx, { body }) => forgotPassword(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/auth/reset-password',
    section: shape.section,
    summary: 'Reset the password with the code from the email',
    viewer: 'anyone',
    body: shape.resetBody,
    answer: shape.signedInAnswer,
    limit: anHour(10),
    run: async (ctx, { body, headers }) =>
      withSession(ctx, headers, await resetPassword(ctx, { ...body, deviceName: deviceNameIn(headers) })),
  }),
  call({
    method: 'POST',
    path: '/api/auth/send-email-confirmation',
    section: shape.section,
    summary: 'Request another email to confirm the address',
    viewer: 'signed-in',
    answer: shape.sentAnswer,
    limit: anHour(20),
    run: (ctx) => sendEmailConfirmation(ctx),
  }),
  call({
    method: 'POST',
    path: '/api/auth/confirm',
    section: shape.section,
    summary:
      'Confirm the email address with the code from the email. Without the account’s session or password, this ends both',
    viewer: 'anyone',
    body: shape.confirmBody,
    answer: shape.confirmedAnswer,
    limit: anHour(60),
    run: (ctx, { body }) => confirmEmail(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/auth/change-password',
    section: shape.section,
    summary: 'Change the password and sign out everywhere else',
    viewer: 'signed-in',
    body: shape.changePasswordBody,
    answer: shape.signedInAnswer,
    // all tries, right or wrong; the use case counts wrong ones too
    limit: anHour(10),
    run: async (ctx, { body, headers }) =>
      withSession(ctx, headers, await changePassword(ctx, { ...body, deviceName: deviceNameIn(headers) })),
  }),
  call({
    method: 'POST',
    path: '/api/auth/logout',
    section: shape.section,
    summary: 'Sign out: ends the session of the token or the cookie `session`',
    viewer: 'anyone',
    answer: shape.okAnswer,
    run: async (ctx, { headers }) => withoutSession(ctx, await logOut(ctx, renewalIn(headers))),
  }),
  call({
    method: 'POST',
    path: '/api/auth/renew',
    section: shape.section,
    summary: 'Get the next token of the session in the cookie `session`',
    viewer: 'anyone',
    answer: shape.signedInAnswer,
    limit: { times: 1_200, seconds: 900 },
    run: async (ctx, { headers }) => {
      const renewal = renewalIn(headers);
      const session = await renewSession(ctx, renewal);
      return withSession(ctx, headers, { ...session, renewal: `${renewal?.sid}.${renewal?.secret}` });
    },
  }),
  call({
    method: 'GET',
    path: '/api/users/me/sessions',
    section: shape.section,
    summary: 'List the devices where the user is signed in, this device at the top',
    viewer: 'signed-in',
    answer: shape.sessionsAnswer,
    run: async (ctx) => ({ data: await listSessions(ctx) }),
  }),
  call({
    method: 'DELETE',
    path: '/api/users/me/sessions/:id',
    section: shape.section,
    summary: 'Sign the user out on one device',
    viewer: 'signed-in',
    params: z.object({ id: z.string().max(60) }),
    answer: shape.okAnswer,
    run: (ctx, { params }) => endSession(ctx, params),
  }),
  call({
    method: 'GET',
    path: '/api/users/me',
    section: shape.section,
    summary: 'Get the signed-in user',
    viewer: 'signed-in',
    answer: shape.profileAnswer,
    run: (ctx) => showProfile(ctx),
  }),
  call({
    method: 'PUT',
    path: '/api/users/me',
    section: shape.section,
    summary: 'Update the signed-in user’s profile',
    viewer: 'signed-in',
    body: shape.profileBody,
    answer: shape.profileAnswer,
    run: (ctx, { body }) => changeProfile(ctx, body),
  }),
  call({
    method: 'POST',
    path: '/api/users/me/deletion/link',
    section: shape.section,
    summary: 'Request an email with a link to delete the account without its password',
    viewer: 'signed-in',
    answer: shape.sentAnswer,
    limit: anHour(20),
    run: (ctx) => sendDeletionLink(ctx),
  }),
  ...savedCalls,
  ...connectCalls,
];
