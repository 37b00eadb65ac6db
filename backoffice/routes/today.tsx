import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { textIn } from '../../messages/translate.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { sendAgain } from '../../service/emails/send-again.ts';
import { dismissFirstSteps } from '../../service/import-export/dismiss-first-steps.ts';
import { redeliver } from '../../service/webhooks/redeliver.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readToday } from '../server/read-today.ts';
import { ChannelParts } from '../today/channel-parts.tsx';
import { MoneyParts } from '../today/money-parts.tsx';
import { PartnerParts, PeopleParts } from '../today/people-parts.tsx';
import { SiteParts, StepsPart } from '../today/site-parts.tsx';
import { TravelParts } from '../today/travel-parts.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, readToday);
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text, id }) => {
    const t = textIn(ctx.language);
    const [what, of] = [text('do'), text('of')];
    if (what === 'dismiss') {
      await dismissFirstSteps(ctx);
      return { message: t(adminTodayTexts.guideHidden) };
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

export default function Today() {
  const t = useText();
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const parts = [
    shown.upcomingGuests,
    shown.movements,
    shown.unpaid,
    shown.scarce,
    shown.reviews,
    shown.unsent,
    shown.unplanned,
  ];
  return (
    <>
      <PageHead
        title={t(adminTodayTexts.today)}
        lead={t(adminTodayTexts.greeting, { day: shown.day, name: shown.name })}
      />
      {refused?.problem ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      {parts.every((part) => part === undefined) ? (
        <p className="text-ink-soft">{t(adminTodayTexts.nothingWaits)}</p>
      ) : null}
      <div className="gap-6 xl:columns-2 *:mb-6 *:break-inside-avoid">
        <StepsPart {...shown} />
        <ChannelParts {...shown} />
        <PartnerParts {...shown} />
        <TravelParts {...shown} />
        <MoneyParts {...shown} />
        <PeopleParts {...shown} />
        <SiteParts {...shown} />
      </div>
    </>
  );
}
