import { forgetExpired } from '../accounts/forget-expired.ts';
import { completeBookings } from '../booking/lifecycle/complete-bookings.ts';
import { expireBookings } from '../booking/lifecycle/expire-bookings.ts';
import { deleteOldUnpaidFiles } from '../booking/messages/delete-old-unpaid-files.ts';
import { checkOpenOrders } from '../booking/paying/check-orders.ts';
import { sendRefund } from '../booking/paying/send-refund.ts';
import { remindTravellers } from '../booking/reminding/remind-travellers.ts';
import { deleteOldReports } from '../booking/reports/delete-old-reports.ts';
import { makeReport } from '../booking/reports/make-report.ts';
import { deleteOldBuyers } from '../booking/selling/delete-old-buyers.ts';
import { catalogContent } from '../catalog/catalog.api.ts';
import { forgetChanges } from '../catalog/search/forget-changes.ts';
import { forgetRemovals } from '../catalog/sitemap/forget-removals.ts';
import { readChannel } from '../channels/read-channel.ts';
import { readDueChannels } from '../channels/read-due-channels.ts';
import { forgetPreviews } from '../content/forget-previews.ts';
import { publishPlanned } from '../content/publish-planned.ts';
import { clock, type Viewer } from '../core/viewer.ts';
import { requeueEmails } from '../emails/requeue-emails.ts';
import { sendEmail } from '../emails/send-email.ts';
import { writeDigest } from '../emails/write-digest.ts';
import { forgetEnquiries } from '../enquiries/forget-enquiries.ts';
import { forgetUnconfirmed } from '../enquiries/forget-unconfirmed.ts';
import { readPartOfReport } from '../partners/read-part-of-report.ts';
import type { Context } from '../platform/context.ts';
import { forgetFolders } from '../platform/forget-folders.ts';
import { forgetCounts } from '../platform/hourly-count.ts';
import { forgetEndedLimits } from '../platform/limits/forget-ended.ts';
import { keepMonths } from '../platform/months/keep-months.ts';
import type { JobWork } from '../platform/queue.ts';
import { forgetRequests } from '../privacy/requests/forget-requests.ts';
import { deliverWebhook } from '../webhooks/deliver-webhook.ts';
import { forgetDeliveries } from '../webhooks/forget-deliveries.ts';
import { requeueDeliveries } from '../webhooks/requeue-deliveries.ts';

/** The clock's door: which verb does which job. Who asks is the site itself. */
export function jobs(contextOf: (viewer: Viewer) => Context): JobWork {
  const context = () => contextOf(clock);
  return {
    'send-email': (job) => sendEmail(context(), job),
    'deliver-webhook': (job) => deliverWebhook(context(), job),
    'send-refund': (job) => sendRefund(context(), job),
    'make-report': (job) => makeReport(context(), { ...job, readOfPartners: readPartOfReport }),
    'read-channel': (job) => readChannel(context(), job),
    'read-due-channels': () => readDueChannels(context()),
    'ask-about-orders': () => checkOpenOrders(context()),
    'expire-bookings': async () => {
      await expireBookings(context());
    },
    'complete-bookings': async () => {
      await completeBookings(context());
    },
    'remind-travellers': async () => {
      await remindTravellers(context());
    },
    'publish-planned': async () => {
      await publishPlanned(context(), catalogContent);
    },
    'write-digest': () => writeDigest(context()),
    'requeue-lost': async () => {
      await requeueEmails(context());
      await requeueDeliveries(context());
    },
    'keep-months': () => keepMonths(context()),
    'forget-limits': async () => {
      await forgetEndedLimits(context());
      await forgetChanges(context());
    },
    'forget-old': async () => {
      await forgetExpired(context());
      await forgetUnconfirmed(context());
      await forgetEnquiries(context());
      await deleteOldBuyers(context());
      await deleteOldUnpaidFiles(context());
      await deleteOldReports(context());
      await forgetRequests(context());
      await forgetPreviews(context());
      await forgetRemovals(context());
      await forgetDeliveries(context());
      await forgetCounts(context());
      await forgetFolders(context());
    },
  };
}
