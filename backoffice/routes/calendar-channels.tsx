import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { isProductType, kindOf } from '../../service/catalog/kinds.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { changeChannel } from '../../service/channels/change-channel.ts';
import { connectChannel } from '../../service/channels/connect-channel.ts';
import { endChannel } from '../../service/channels/end-channel.ts';
import { fetchChannel } from '../../service/channels/fetch-channel.ts';
import { listChannels, type SoldElsewhere } from '../../service/channels/list-channels.ts';
import { renewCalendarAddress } from '../../service/channels/renew-calendar-address.ts';
import { notFound } from '../../service/core/app-error.ts';
import { formatDay } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { asStaff } from '../back-office.ts';
import { ChannelCard } from '../channel/channel-card.tsx';
import { ChannelFields } from '../channel/channel-fields.tsx';
import { act } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'connect other channels');
    const { type = '', slug = '' } = params;
    const [product] = isProductType(type) ? (await listStockRows(ctx, { type, slug })).products : [];
    if (!product) throw notFound('Product not found');
    const sellables = [...new Set(product.rows.map(({ sellableId }) => sellableId))];
    const { dates } = kindOf(product.type);
    return {
      name: product.name,
      calendar: adminUrls.calendarProduct(type, slug),
      days: dates === 'nights' ? (['night', 'nights'] as const) : (['day', 'days'] as const),
      sold: await listChannels(ctx, { sellables }),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const [what, documentId] = [text('do'), text('of')];
      const message = { name: text('name'), unit: Number(text('unit')), address: text('address') };
      if (what === 'fetch') {
        await fetchChannel(ctx, { documentId });
        return { message: 'Calendar synced.' };
      }
      if (what === 'renew') {
        await renewCalendarAddress(ctx, { documentId });
        return {
          message: 'New link created. Paste it there, because the old one no longer works.',
        };
      }
      if (what === 'end') {
        await endChannel(ctx, { documentId });
        return { message: 'Channel disconnected. The dates it closed are for sale again.' };
      }
      if (what === 'save') {
        await changeChannel(ctx, { documentId, ...message });
        return { message: 'Channel saved.' };
      }
      await connectChannel(ctx, { sellableId: id('of'), ...message });
      return { message: `${message.name.trim()} connected. Paste our export link there now.` };
    },
    { keep: 'all' },
  );
}

/** The channels of a stay's rooms or of a vehicle, with the calendars of both sides. */
export default function CalendarChannels() {
  const { name, calendar, days, sold } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={`Channels of ${name}`}
        lead={
          <Link to={calendar} className="underline">
            Back to calendar
          </Link>
        }
      />
      <p className="mb-6 max-w-prose text-ink-soft">
        Do you also sell on Airbnb or Booking.com? Paste their calendar link here, and ours there. We sync theirs every
        15 minutes and block booked dates. They sync ours less often, usually every few hours, so check here, in the
        calendar and on Today for double bookings. Calendars never include guest names.
      </p>
      {sold.length === 0 ? (
        <p className="text-ink-soft">Products with time slots cannot sync with these calendars.</p>
      ) : null}
      <div className="grid max-w-4xl gap-6">
        {sold.map((one) => (
          <Sold key={one.sellableId} {...one} name={name} days={days} refused={refused} />
        ))}
      </div>
    </>
  );
}

interface SoldProps extends SoldElsewhere {
  name: string;
  days: readonly [string, string];
  refused: ReturnType<typeof useActionData<typeof action>>;
}

function Sold({ sellableId, label, units, channels, doubleBookings, name, days, refused }: SoldProps) {
  const of = refused?.typed['of'];
  const isAdding = of === String(sellableId) ? refused : undefined;
  return (
    <Panel title={label || name} lead={units > 1 ? `${units} units` : undefined}>
      {doubleBookings.length > 0 ? (
        <Notice kind="error" className="mb-5">
          {`Overbooked: ${doubleBookings.map(({ day }) => formatDay(day)).join('; ')}. Call one of the guests, and move or cancel that booking.`}
        </Notice>
      ) : null}
      {channels.length === 0 ? <p className="mb-4 text-ink-soft">No channels yet.</p> : null}
      <div className="grid gap-6">
        {channels.map((channel) => (
          <ChannelCard
            key={channel.documentId}
            channel={channel}
            units={units}
            days={days}
            refused={of === channel.documentId ? refused : undefined}
          />
        ))}
      </div>
      <details open={isAdding !== undefined} className="mt-5 border-t border-line pt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          Connect a channel<span className="sr-only">{` to ${label || name}`}</span>
        </summary>
        <AdminForm key={channels.length} refused={isAdding} className="mt-3 grid max-w-xl gap-4">
          <input type="hidden" name="of" value={sellableId} />
          <ChannelFields units={units} refused={isAdding} />
          <Submit name="do" value="connect" className="justify-self-start">
            Connect
          </Submit>
        </AdminForm>
      </details>
    </Panel>
  );
}
