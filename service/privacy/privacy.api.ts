import { deletionBody, okAnswer, section } from '../accounts/account-bodies.ts';
import { withoutSession } from '../accounts/session.http.ts';
import { type Call, call } from '../platform/call.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { previewDeletion } from './preview-deletion.ts';
import { dataAnswer, deletionAnswer } from './privacy-answers.ts';

/** Requests of people about their own data (DPDP Act 2023). */
export const privacyCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/api/users/me/data',
    section,
    summary: 'Export all data about the signed-in user, up to 10 times a day',
    viewer: 'signed-in',
    answer: dataAnswer,
    limit: { times: 60, seconds: 3_600 },
    run: (ctx) => exportData(ctx),
  }),
  call({
    method: 'GET',
    path: '/api/users/me/deletion',
    section,
    summary: 'Preview the deletion of the account: the data that stays, and the bookings that block it',
    viewer: 'signed-in',
    answer: deletionAnswer,
    limit: { times: 120, seconds: 3_600 },
    run: async (ctx) => ({ data: await previewDeletion(ctx) }),
  }),
  call({
    method: 'POST',
    path: '/api/users/me/deletion',
    section,
    summary:
      'Delete the account with its password or the code from the email. 409 names the bookings that block the deletion',
    viewer: 'signed-in',
    body: deletionBody,
    answer: okAnswer,
    limit: { times: 60, seconds: 3_600 },
    run: async (ctx, { body }) => withoutSession(ctx, await deleteAccount(ctx, body)),
  }),
];
