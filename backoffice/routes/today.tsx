import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { textIn } from '../../messages/translate.ts';
import { answerAcknowledgement } from '../../service/booking/usecases/acknowledgements/answer-acknowledgement.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { listDocuments } from '../../service/booking/usecases/vouchers/list-documents.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { sendAgain } from '../../service/emails/send-again.ts';
import { dismissFirstSteps } from '../../service/import-export/dismiss-first-steps.ts';
import { redeliver } from '../../service/webhooks/redeliver.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff, type StaffContext } from '../back-office.ts';
import { tokenIn } from '../booking/scanner.tsx';
import { act } from '../server/act.ts';
import { readToday } from '../server/read-today.ts';
import { Figures } from '../today/figures.tsx';
import { NextGuests } from '../today/next-guests.tsx';
import { beyondQueue, byUrgency, type QueueKind, queueOf, toDoFigures } from '../today/queue.ts';
import { QueueList } from '../today/queue-list.tsx';
import { kindText } from '../today/queue-row.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const sources = await readToday(ctx);
    const queue = byUrgency(queueOf(sources), ctx.now);
    const { movements, occupancy, revenue, upcomingGuests } = sources;
    return {
      today: today(ctx.now),
      name: ctx.viewer.username,
      sources: { movements, occupancy, revenue },
      upcomingGuests,
      queue,
      toDo: toDoFigures(queue, ctx.now),
      beyond: beyondQueue(sources),
      isWhole: Object.values(sources).every((source) => source !== null),
    };
  });
}

/** Checks in the voucher of a line of that booking. */
async function checkIn(ctx: StaffContext, bookingId: string, line: number): Promise<void> {
  const { vouchers } = await listDocuments(ctx, { bookingId });
  await checkInVoucher(ctx, tokenIn(vouchers.find(({ lineId }) => lineId === line)?.check ?? ''));
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text, id }) => {
    const t = textIn(ctx.language);
    const [what, of] = [text('do'), text('of')];
    if (what === 'dismiss') {
      await dismissFirstSteps(ctx);
      return { message: t(adminTodayTexts.guideHidden) };
    }
    if (what === 'check-in') {
      const [bookingId = '', line] = of.split(' ');
      await checkIn(ctx, bookingId, Number(line));
      return { message: t(adminTodayTexts.guestCheckedIn) };
    }
    if (what === 'acknowledge') {
      const [bookingId = '', line] = of.split(' ');
      await answerAcknowledgement(ctx, { bookingId, line: Number(line), answer: 'acknowledged', reason: '' });
      return { message: t(adminTodayTexts.guestExpected) };
    }
    if (what === 'offer') {
      const [bookingId = '', line] = of.split(' ');
      await answerAcknowledgement(ctx, { bookingId, line: Number(line), answer: 'refused', reason: '' });
      return { message: t(adminTodayTexts.choiceOffered) };
    }
    const transferId = text('reference').replace(/\s/g, '');
    if (what === 'upi') {
      const { status } = await recordUpiTransfer(ctx, { bookingId: of, transferId });
      const message = status === 'captured' ? t(adminTodayTexts.bookingConfirmed) : t(adminTodayTexts.transferToRefund);
      return { message };
    }
    if (what === 'refund') {
      await recordRefund(ctx, { reference: of, transferId });
      return { message: t(adminTodayTexts.refundMarked) };
    }
    if (what === 'webhook') {
      const [documentId = '', deliveryId = ''] = of.split(' ');
      const { event } = await redeliver(ctx, { documentId, deliveryId });
      return { message: t(adminTodayTexts.eventSentAgain, { event }) };
    }
    const { to } = await sendAgain(ctx, { emailId: id('of') });
    return { message: t(adminTodayTexts.emailSentAgain, { to }) };
  });
}

/** Where the rest of a kind is listed. */
const wholeLists: Partial<Readonly<Record<QueueKind, string>>> = {
  arrival: adminUrls.manifest,
  held: `${adminUrls.bookings}?waiting=person`,
  unpaid: `${adminUrls.bookings}?status=pending`,
  message: adminUrls.inbox,
  enquiry: adminUrls.inbox,
  refund: `${adminUrls.bookings}?waiting=person`,
  scarce: adminUrls.calendar,
};

export default function Today() {
  const t = useText();
  const { name, sources, upcomingGuests, queue, toDo, beyond, isWhole, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={t(adminTodayTexts.today)}
        dense
        action={
          <p className="text-sm text-ink-soft">{t(adminTodayTexts.greeting, { day: formatDay(t, today), name })}</p>
        }
      />
      {refused?.problem ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      {isWhole ? null : (
        <Notice kind="error" className="mb-6">
          {t(adminTodayTexts.notLoaded)}
        </Notice>
      )}
      <Figures sources={sources} toDo={toDo} />
      {upcomingGuests ? <NextGuests guests={upcomingGuests.rows.slice(0, 8)} /> : null}
      <div id="to-do" tabIndex={-1} className="outline-none">
        <QueueList queue={queue} today={today} />
        {beyond.length > 0 ? (
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            {t(adminTodayTexts.alsoWaiting)}
            {beyond.map(({ kind, count }) => {
              const words = t(adminTodayTexts.moreOfKind, { kind: kindText(t, kind), count });
              const to = wholeLists[kind];
              return to ? (
                <Link key={kind} to={to} className="underline underline-offset-4">
                  {words}
                </Link>
              ) : (
                <span key={kind}>{words}</span>
              );
            })}
          </p>
        ) : null}
      </div>
    </>
  );
}
