import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminPhoneBookingTexts } from '../../messages/en/admin/phone-booking.ts';
import { textIn } from '../../messages/translate.ts';
import { phoneOrder, placePhoneBooking } from '../../service/booking/usecases/checkout/place-phone-booking.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { Section } from '../booking/section.tsx';
import { BookingLines } from '../phone-booking/booking-lines.tsx';
import { ChooseProduct } from '../phone-booking/choose-product.tsx';
import { FindProduct } from '../phone-booking/find-product.tsx';
import { PhoneBookingForm } from '../phone-booking/phone-booking-form.tsx';
import { act } from '../server/act.ts';
import { parsedForm } from '../server/fields.ts';
import { orderFields, orderIn } from '../server/phone-order.ts';
import { readPhoneBooking } from '../server/read-phone-booking.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useFirstField } from '../ui/use-first-field.ts';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    // the page itself only reads what the storefront shows to everyone
    requireRight(ctx.viewer, 'change bookings');
    const emails = crypto.randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase();
    return {
      ...(await readPhoneBooking(ctx, new URL(request.url).searchParams)),
      // sent twice, it is one booking
      bookingId: `BOOK_${ctx.now.getTime()}_${emails}`,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      const order = parsedForm(phoneOrder, orderIn(fields));
      const { bookingId, confirmed } = await placePhoneBooking(ctx, order);
      return {
        message: t(confirmed ? adminPhoneBookingTexts.bookingConfirmed : adminPhoneBookingTexts.bookingOnHold, {
          email: order.email,
        }),
        to: adminUrls.booking(bookingId),
      };
    },
    { keep: orderFields },
  );
}

export default function NewBooking() {
  const t = useText();
  const { call, found, chosen, lines, quote, bookingId, today } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const refused = useActionData<typeof action>();
  useFirstField();
  return (
    <>
      <PageHead title={t(adminPhoneBookingTexts.newBooking)} lead={t(adminPhoneBookingTexts.lead)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section
          title={lines.length > 0 ? t(adminPhoneBookingTexts.addAnotherItem) : t(adminPhoneBookingTexts.addAnItem)}
        >
          <FindProduct call={call} found={found} query={query} />
          {chosen ? <ChooseProduct choice={chosen} call={call} query={query} today={today} /> : null}
        </Section>
        <Section title={t(adminPhoneBookingTexts.booking)}>
          {quote ? (
            <>
              <BookingLines quote={quote} lines={lines} query={query} />
              <div className="mt-5 border-t border-line pt-5">
                <PhoneBookingForm call={call} lines={lines} quote={quote} bookingId={bookingId} refused={refused} />
              </div>
            </>
          ) : (
            <p className="text-ink-soft">
              {call.customer.name
                ? t(adminPhoneBookingTexts.findForCustomer, { customer: call.customer.name })
                : t(adminPhoneBookingTexts.findFirst)}
            </p>
          )}
        </Section>
      </div>
    </>
  );
}
