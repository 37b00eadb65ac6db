import { showBooking } from '../../service/booking/admin/show-booking.ts';
import {
  countInbox,
  listColleagues,
  listInbox,
  showFollowUp,
} from '../../service/booking/usecases/messages/list-inbox.ts';
import { fillReply, listSavedReplies } from '../../service/booking/usecases/messages/saved-replies.ts';
import { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import { listReviews } from '../../service/catalog/reviews/review-queue.ts';
import { notFound } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { may } from '../../service/core/may.ts';
import { countOpenEnquiries } from '../../service/enquiries/count-open-enquiries.ts';
import { openStatuses } from '../../service/enquiries/inbox/inbox.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';
import type { Database } from '../../service/platform/context.ts';
import { VersionedCache } from '../../service/platform/versioned-cache.ts';
import type { StaffContext } from '../back-office.ts';
import type { InboxEntry, InboxKind, InboxState } from '../inbox/inbox-view.ts';

/** Counts by site. Each page shows them; a few seconds late is soon enough. */
const counts = new VersionedCache<number, Database>({ entries: 64, milliseconds: 5_000 });

/** The number of messages and enquiries that need a reply; 0 for viewers who may not see them. */
export async function countWaiting(ctx: StaffContext): Promise<number> {
  if (!may(ctx.viewer, 'answer travellers')) return 0;
  return counts.load(ctx.db, async () => (await countInbox(ctx)) + (await countOpenEnquiries(ctx)));
}

/** Counts again for the next page: the viewer has answered something. */
export function forgetCount({ db }: Pick<StaffContext, 'db'>): void {
  counts.delete(db);
}

const mostReviews = 20;

async function messageRows(ctx: StaffContext, state: InboxState): Promise<InboxEntry[]> {
  return (await listInbox(ctx, { state })).map(({ bookingId, name, words, author, at, ...row }) => ({
    kind: 'message',
    id: bookingId,
    who: name,
    words,
    isOurs: author === 'operator',
    at,
    unread: row.unread,
    assignee: row.assignee,
    snoozedUntil: row.snoozedUntil,
  }));
}

async function enquiryRows(ctx: StaffContext, state: InboxState): Promise<InboxEntry[]> {
  const statuses = state === 'done' ? (['answered', 'closed'] as const) : openStatuses;
  const snoozed = { on: today(ctx.now), is: state === 'snoozed' };
  const { rows } = await listEnquiries(ctx, state === 'done' ? { statuses } : { statuses, snoozed });
  return rows.map(({ documentId, name, subject, at, status, assignee, snoozedUntil }) => ({
    kind: 'enquiry',
    id: documentId,
    who: name,
    words: subject,
    isOurs: false,
    at,
    unread: status === 'new',
    assignee,
    snoozedUntil,
  }));
}

async function reviewRows(ctx: StaffContext, state: InboxState): Promise<InboxEntry[]> {
  if (state === 'snoozed') return [];
  const reported = state === 'open' ? (await listReviews(ctx, { state: 'reported' })).rows : [];
  const { rows } = await listReviews(ctx, { state: state === 'open' ? 'unanswered' : 'answered' });
  const known = new Set(reported.map(({ id }) => id));
  const all = [...reported, ...rows.filter(({ id }) => !known.has(id))].slice(0, mostReviews);
  return all.map(({ id, name, rating, product, comment, at }) => ({
    kind: 'review',
    id: String(id),
    who: name,
    rating,
    words: `${product}: ${comment.slice(0, 120)}`,
    isOurs: false,
    at,
    unread: known.has(id),
    assignee: null,
    snoozedUntil: null,
  }));
}

const sources: Readonly<Record<InboxKind, (ctx: StaffContext, state: InboxState) => Promise<InboxEntry[]>>> = {
  message: messageRows,
  enquiry: enquiryRows,
  review: reviewRows,
};

/** The newest of each kind in that state, unread ones first. `kind`: only that one. */
export async function readInbox(
  ctx: StaffContext,
  state: InboxState,
  kind: InboxKind | undefined,
): Promise<InboxEntry[]> {
  const read = kind ? [sources[kind]] : Object.values(sources);
  const rows = (await Promise.all(read.map((source) => source(ctx, state)))).flat();
  return rows.toSorted((a, b) => Number(b.unread) - Number(a.unread) || b.at.getTime() - a.at.getTime());
}

/** What was written, and what it is about. `reply`: the number of a saved reply to begin with. Throws NotFoundError. */
export async function readThread(ctx: StaffContext, kind: string | undefined, id: string, reply: string | undefined) {
  const form = crypto.randomUUID();
  switch (kind) {
    case 'message': {
      const of = { bookingId: id };
      const { data: entries } = await showConversation(ctx, of);
      const booking = await showBooking(ctx, of);
      const draft = reply === undefined ? undefined : await fillReply(ctx, { id: Number(reply), bookingId: id });
      const [replies, colleagues] = [await listSavedReplies(ctx), await listColleagues(ctx)];
      const followUp = await showFollowUp(ctx, of);
      return { kind, id, form, entries, booking, draft, replies, colleagues, followUp } as const;
    }
    case 'enquiry': {
      const enquiry = await showEnquiry(ctx, { documentId: id });
      const { assignedTo, snoozedUntil, status } = enquiry;
      return {
        kind,
        id,
        form,
        enquiry,
        followUp: { assignedTo, snoozedUntil, isOpen: openStatuses.includes(status) },
      } as const;
    }
    case 'review': {
      const { rows } = await listReviews(ctx, { after: String(Number(id) + 1) });
      const [review] = rows;
      if (review && String(review.id) === id) return { kind, id, form, review } as const;
    }
  }
  throw notFound();
}

export type InboxThread = Awaited<ReturnType<typeof readThread>>;
