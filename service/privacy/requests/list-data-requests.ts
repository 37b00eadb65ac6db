import { today } from '../../core/day.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type DataRequest, soonUntil, urgencyOf } from './data-request.ts';
import { findRequests, requestsOfEnquiry } from './data-requests.sql.ts';

const pageSize = 50;
const mostDue = 10;

const shown = (ctx: Context) => (request: DataRequest) => ({
  ...request,
  urgency: request.outcome === null ? urgencyOf(request.dueOn, today(ctx.now)) : null,
});

/**
 * Open requests by due date, or ended ones latest first, fifty per page (`after`: the `next` of the previous page).
 *
 * @may admin, operator
 */
export async function listDataRequests(
  ctx: Context,
  { state, email, after = '' }: { state: 'open' | 'ended'; email?: string | undefined; after?: string | undefined },
) {
  requireRight(ctx.viewer, 'answer for personal data');
  const [, key, id] = /^([\d:TZ.-]{10,24}) (\d{1,9})$/.exec(after) ?? [];
  const behind = key !== undefined && !Number.isNaN(Date.parse(key)) ? { key, id: Number(id) } : undefined;
  const of = email === undefined ? undefined : (emailAddressOf(email) ?? '');
  const found = await findRequests(ctx.db, { state, email: of, after: behind, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next = last && `${last.endedAt?.toISOString() ?? last.dueOn} ${last.id}`;
  return { rows: rows.map(shown(ctx)), next: found.length > pageSize && next ? next : null };
}

/**
 * The ten most urgent open requests that are late or due within a week.
 *
 * @may admin, operator
 */
export async function listDueRequests(ctx: Context) {
  requireRight(ctx.viewer, 'answer for personal data');
  const due = await findRequests(ctx.db, { state: 'open', dueBy: soonUntil(today(ctx.now)), limit: mostDue });
  return due.map(shown(ctx));
}

/**
 * The data requests of an enquiry.
 *
 * @may admin, operator
 */
export async function listRequestsOfEnquiry(ctx: Context, { enquiry }: { enquiry: string }) {
  requireRight(ctx.viewer, 'answer for personal data');
  return (await requestsOfEnquiry(ctx.db, enquiry)).map(shown(ctx));
}
