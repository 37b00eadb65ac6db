import { listMovements } from '../../service/booking/admin/list-movements.ts';
import { listOpenAcknowledgements } from '../../service/booking/admin/list-open-acknowledgements.ts';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { listPayments } from '../../service/booking/admin/list-payments.ts';
import { listScarce } from '../../service/booking/admin/list-scarce.ts';
import { listUnpaid } from '../../service/booking/admin/list-unpaid.ts';
import { showOccupancy } from '../../service/booking/admin/show-occupancy.ts';
import { showRevenue } from '../../service/booking/admin/show-revenue.ts';
import { listUnanswered } from '../../service/booking/usecases/messages/list-unanswered.ts';
import { latestReviews } from '../../service/catalog/reviews/latest-reviews.ts';
import { listChannelTroubles } from '../../service/channels/list-channel-troubles.ts';
import { listFailedPlans } from '../../service/content/list-failed-plans.ts';
import { may, type Right } from '../../service/core/may.ts';
import { listUnsent } from '../../service/emails/list-unsent.ts';
import { latestEnquiries } from '../../service/enquiries/latest-enquiries.ts';
import { countFirstSteps } from '../../service/import-export/count-first-steps.ts';
import { listSubmissions } from '../../service/partners/submissions/list-submissions.ts';
import { listFailedJobs } from '../../service/platform/list-failed-jobs.ts';
import { showLastBackup } from '../../service/platform/show-last-backup.ts';
import { listDueRequests } from '../../service/privacy/requests/list-data-requests.ts';
import { listFailed } from '../../service/webhooks/list-failed.ts';
import type { StaffContext } from '../back-office.ts';
import { entryTitle } from './edited-entry.ts';

/** The most rows of one kind; beyond it only their number is shown. */
const most = 10;

/** What one use case returned; null: it failed. Undefined: the viewer may not see it. */
type Part<Data> = Data | null | undefined;

/** What the first page of the back office is made of. Each source is read separately and only with its right. */
export async function readToday(ctx: StaffContext) {
  async function part<Data>(right: Right, read: (ctx: StaffContext) => Promise<Data>): Promise<Part<Data>> {
    if (!may(ctx.viewer, right)) return undefined;
    try {
      return await read(ctx);
    } catch (error) {
      ctx.log.error({ err: error }, 'a source of Today failed');
      return null;
    }
  }
  const payments = async (ctx: StaffContext) => {
    const open = await listPayments(ctx);
    const some = (of: typeof open) => ({ payments: of.slice(0, most), total: of.length });
    return {
      toSend: some(open.filter(({ toSend }) => toSend > 0)),
      held: some(open.filter(({ status }) => status === 'held')),
    };
  };
  const unanswered = async (ctx: StaffContext) => {
    const { data, meta } = await listUnanswered(ctx, { awake: true });
    return { messages: data.slice(0, most), total: data.length, isMore: meta.next !== null };
  };
  const failedPlans = async (ctx: StaffContext) =>
    Promise.all((await listFailedPlans(ctx)).map(async (plan) => ({ ...plan, title: await entryTitle(ctx, plan) })));
  const proposed = async (ctx: StaffContext) =>
    (await listSubmissions(ctx, { state: 'open' })).rows
      .slice(0, most)
      .map(({ documentId, title, partnerName, savedAt }) => ({
        documentId,
        title,
        partnerName,
        at: savedAt.toISOString(),
      }));
  const lateBackup = async (ctx: StaffContext) => {
    const backup = await showLastBackup(ctx);
    return backup?.isLate ? backup.at : undefined;
  };
  const [
    upcomingGuests,
    movements,
    acknowledgements,
    unpaid,
    money,
    messages,
    enquiries,
    scarce,
    reviews,
    revenue,
    occupancy,
    unsent,
    deliveries,
    jobs,
    backup,
    unplanned,
    channels,
    proposals,
    dataRequests,
    steps,
  ] = await Promise.all([
    part('own listings', (ctx) => listPartnerGuests(ctx, {})),
    part('see who travels', listMovements),
    part('change bookings', listOpenAcknowledgements),
    part('record a transfer', listUnpaid),
    part('see payments', payments),
    part('answer travellers', unanswered),
    part('answer travellers', latestEnquiries),
    part('change stock', listScarce),
    part('moderate reviews', latestReviews),
    part('see payments', showRevenue),
    part('see payments', showOccupancy),
    part('see what failed', listUnsent),
    part('see what failed', listFailed),
    part('see what failed', listFailedJobs),
    part('see what failed', lateBackup),
    part('write content', failedPlans),
    part('change the calendar', listChannelTroubles),
    part('write content', proposed),
    part('answer for personal data', listDueRequests),
    part('replace the catalogue', countFirstSteps),
  ]);
  return {
    upcomingGuests,
    movements,
    acknowledgements,
    unpaid,
    money,
    messages,
    enquiries,
    scarce,
    reviews,
    revenue,
    occupancy,
    unsent,
    deliveries,
    jobs,
    backup,
    unplanned,
    channels,
    proposals,
    dataRequests,
    steps,
  };
}

export type TodaySources = Awaited<ReturnType<typeof readToday>>;
