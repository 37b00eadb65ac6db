import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminForeignGuestsTexts } from '../../messages/en/admin/foreign-guests.ts';
import { textIn } from '../../messages/translate.ts';
import { listForeignGuests } from '../../service/booking/admin/list-foreign-guests.ts';
import { recordForeignGuest } from '../../service/booking/usecases/guests/record-foreign-guest.ts';
import { removeForeignGuest } from '../../service/booking/usecases/guests/remove-foreign-guest.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { addDays, today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { GuestForm, RecordedGuests } from '../booking/foreign-guest-form.tsx';
import { act } from '../server/act.ts';
import { DayField, refusedIn } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

const lineIn = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { bookingId: searchParams.get('booking') ?? '', line: Number(searchParams.get('line')) };
};

export function loader({ context, request }: LoaderFunctionArgs) {
  const of = lineIn(request);
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'record foreign guests');
    const { foreignGuestDays } = (await readSettings(ctx)).dataRequests;
    const to = today(ctx.now);
    return {
      stay: of.bookingId === '' ? null : await listForeignGuests(ctx, of),
      form: crypto.randomUUID(),
      days: foreignGuestDays,
      from: addDays(to, -1),
      to,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  const of = lineIn(args.request);
  return act(
    args,
    async (ctx, { text, id }) => {
      const t = textIn(ctx.language);
      if (text('do') === 'remove') {
        await removeForeignGuest(ctx, { ...of, id: id('of') });
        return { message: t(adminForeignGuestsTexts.removed) };
      }
      await recordForeignGuest(ctx, { ...of, form: text('form'), typed: text });
      return { message: t(adminForeignGuestsTexts.saved) };
    },
    { keep: 'all' },
  );
}

export default function ForeignGuests() {
  const t = useText();
  const { stay, form, days, from, to } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (stay) {
    const { property, bookingId, open, guests } = stay;
    return (
      <div className="mx-auto max-w-3xl">
        <PageHead
          title={t(adminForeignGuestsTexts.recordTitle, { property })}
          lead={t(adminForeignGuestsTexts.recordLead, { bookingId, days: stay.days })}
        />
        <div className="grid gap-6">
          {guests.length > 0 ? <RecordedGuests guests={guests} refused={refusedIn(refused, 'remove')} /> : null}
          {open > 0 ? (
            <GuestForm form={form} days={days} refused={refusedIn(refused, 'record')} />
          ) : (
            <p>{t(adminForeignGuestsTexts.allRecorded)}</p>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={t(adminForeignGuestsTexts.title)} lead={t(adminForeignGuestsTexts.lead)} />
      <Panel title={t(adminForeignGuestsTexts.download)}>
        <Form
          reloadDocument
          method="get"
          action={adminUrls.foreignGuestsCsv}
          className="flex flex-wrap items-end gap-4"
        >
          <DayField label={t(adminForeignGuestsTexts.from)} name="from" defaultValue={from} max={to} required />
          <DayField label={t(adminForeignGuestsTexts.to)} name="to" defaultValue={to} max={to} required />
          <Button type="submit">{t(adminForeignGuestsTexts.downloadFile)}</Button>
        </Form>
      </Panel>
    </div>
  );
}
