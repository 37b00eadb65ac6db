import { forgetExpired } from '../accounts/forget-expired.ts';
import { deleteOldReports } from '../booking/admin/reports/delete-old-reports.ts';
import { makeReport } from '../booking/admin/reports/make-report.ts';
import { completeBookings } from '../booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../booking/usecases/cancellation/expire-bookings.ts';
import { deleteOldBuyers } from '../booking/usecases/checkout/delete-old-buyers.ts';
import { deleteOldForeignGuests } from '../booking/usecases/erasure/delete-old-foreign-guests.ts';
import { deleteOldUnpaidFiles } from '../booking/usecases/messages/delete-old-unpaid-files.ts';
import { checkOpenOrders } from '../booking/usecases/payments/check-orders.ts';
import { sendRefund } from '../booking/usecases/payments/send-refund.ts';
import { remindTravellers } from '../booking/usecases/reminders/remind-travellers.ts';
import { catalogContent } from '../catalog/products/catalog.api.ts';
import { forgetRemovals } from '../catalog/sitemap/forget-removals.ts';
import { readChannel } from '../channels/read-channel.ts';
import { readDueChannels } from '../channels/read-due-channels.ts';
import { deleteOldPreviews } from '../content/delete-old-previews.ts';
import { publishPlanned } from '../content/publish-planned.ts';
import { clock, type Viewer } from '../core/viewer.ts';
import { forgetOldIds } from '../documents/forget-old-ids.ts';
import { requeueEmails } from '../emails/requeue-emails.ts';
import { sendEmail } from '../emails/send-email.ts';
import { writeDigest } from '../emails/write-digest.ts';
import { deleteOldEnquiries } from '../enquiries/delete-old-enquiries.ts';
import { deleteUnconfirmedSubscribers } from '../enquiries/delete-unconfirmed-subscribers.ts';
import { addAvif } from '../media/add-avif.ts';
import { readPartOfReport } from '../partners/read-part-of-report.ts';
import { checkUpdates } from '../platform/check-updates.ts';
import type { Context } from '../platform/context.ts';
import { deleteOldFolders } from '../platform/delete-old-folders.ts';
import { forgetCounts } from '../platform/hourly-count.ts';
import { deleteEndedLimits } from '../platform/limits/forget-ended.ts';
import { createComingPartitions } from '../platform/partitions/create-coming-partitions.ts';
import type { JobWork } from '../platform/queue.ts';
import { anonymiseOldRequests } from '../privacy/requests/anonymise-old-requests.ts';
import { forgetChanges } from '../search/forget-changes.ts';
import { deleteOldDeliveries } from '../webhooks/delete-old-deliveries.ts';
import { deliverWebhook } from '../webhooks/deliver-webhook.ts';
import { requeueDeliveries } from '../webhooks/requeue-deliveries.ts';

/** The entry point of scheduled jobs: maps each job to its use case. The viewer is the scheduler. */
export function jobs(contextOf: (viewer: Viewer) => Context): JobWork {
  const context = () => contextOf(clock);
  return {
    'send-email': (job) => sendEmail(context(), job),
    'deliver-webhook': (job) => deliverWebhook(context(), job),
    'send-refund': (job) => sendRefund(context(), job),
    'make-report': (job) => makeReport(context(), { ...job, readOfPartners: readPartOfReport }),
    'add-avif': (job) => addAvif(context(), job),
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
    'keep-months': () => createComingPartitions(context()),
    'check-updates': () => checkUpdates(context()),
    'forget-limits': async () => {
      await deleteEndedLimits(context());
      await forgetChanges(context());
    },
    'forget-old': async () => {
      await forgetExpired(context());
      await deleteUnconfirmedSubscribers(context());
      await deleteOldEnquiries(context());
      await deleteOldBuyers(context());
      await deleteOldUnpaidFiles(context());
      await deleteOldReports(context());
      await forgetOldIds(context());
      await deleteOldForeignGuests(context());
      await anonymiseOldRequests(context());
      await deleteOldPreviews(context());
      await forgetRemovals(context());
      await deleteOldDeliveries(context());
      await forgetCounts(context());
      await deleteOldFolders(context());
    },
  };
}
