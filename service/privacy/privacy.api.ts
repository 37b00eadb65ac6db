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
    summary: 'Everything that is kept about the signed-in user, 10 times a day',
    viewer: 'signed-in',
    answer: dataAnswer,
    limit: { times: 60, seconds: 3_600 },
    run: (ctx) => exportData(ctx),
  }),
  call({
    method: 'GET',
    path: '/api/users/me/deletion',
    section,
    summary: 'What would stay if the signed-in user deleted the account, and which bookings have to end first',
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
      'Delete the account, by its password or the code of the email. 409 names the bookings that have to end first',
    viewer: 'signed-in',
    body: deletionBody,
    answer: okAnswer,
    limit: { times: 60, seconds: 3_600 },
    run: async (ctx, { body }) => withoutSession(ctx, await deleteAccount(ctx, body)),
  }),
];
