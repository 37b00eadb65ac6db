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
    if (!product) throw notFound('There is no such product');
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
        return { message: 'Their calendar is read.' };
      }
      if (what === 'renew') {
        await renewCalendarAddress(ctx, { documentId });
        return {
          message: 'The address of our calendar is a new one: paste it there. The old one opens nothing any more.',
        };
      }
      if (what === 'end') {
        await endChannel(ctx, { documentId });
        return { message: 'The channel is ended. What it had closed is for sale again.' };
      }
      if (what === 'save') {
        await changeChannel(ctx, { documentId, ...message });
        return { message: 'The channel is saved.' };
      }
      await connectChannel(ctx, { sellableId: id('of'), ...message });
      return { message: `${message.name.trim()} is connected. Give it the address of our calendar now.` };
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
        title={`Other channels of ${name}`}
        lead={
          <Link to={calendar} className="underline">
            Back to its calendar
          </Link>
        }
      />
      <p className="mb-6 max-w-prose text-ink-soft">
        What is sold elsewhere too, as at Airbnb or Booking.com: paste the address of their calendar here, and ours
        there. Theirs is read every quarter of an hour, and what is taken there is not sold here. They read ours in
        their own time, often every few hours: what is sold twice meanwhile stands here, in the calendar and on Today.
        Neither says who comes.
      </p>
      {sold.length === 0 ? <p className="text-ink-soft">What has times of day is not sold by such calendars.</p> : null}
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
    <Panel title={label || name} lead={units > 1 ? `There are ${units}.` : undefined}>
      {doubleBookings.length > 0 ? (
        <Notice kind="error" className="mb-5">
          {`Sold here and elsewhere: ${doubleBookings.map(({ day }) => formatDay(day)).join('; ')}. Call one of the guests, and move or cancel that booking.`}
        </Notice>
      ) : null}
      {channels.length === 0 ? <p className="mb-4 text-ink-soft">It is sold nowhere else.</p> : null}
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
