import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminChannelsTexts } from '../../messages/en/admin/channels.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
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
import { Rich, useText } from '../../storefront/rendering/text.tsx';
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
    if (!product) throw notFound(sentence(adminChannelsTexts.productNotFound));
    const sellables = [...new Set(product.rows.map(({ sellableId }) => sellableId))];
    const { dates } = kindOf(product.type);
    return {
      name: product.name,
      calendar: adminUrls.calendarProduct(type, slug),
      nights: dates === 'nights',
      sold: await listChannels(ctx, { sellables }),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const t = textIn(ctx.language);
      const [what, documentId] = [text('do'), text('of')];
      const message = { name: text('name'), unit: Number(text('unit')), address: text('address') };
      if (what === 'fetch') {
        await fetchChannel(ctx, { documentId });
        return { message: t(adminChannelsTexts.calendarSynced) };
      }
      if (what === 'renew') {
        await renewCalendarAddress(ctx, { documentId });
        return {
          message: t(adminChannelsTexts.newLinkCreated),
        };
      }
      if (what === 'end') {
        await endChannel(ctx, { documentId });
        return { message: t(adminChannelsTexts.disconnected) };
      }
      if (what === 'save') {
        await changeChannel(ctx, { documentId, ...message });
        return { message: t(adminChannelsTexts.channelSaved) };
      }
      await connectChannel(ctx, { sellableId: id('of'), ...message });
      return { message: t(adminChannelsTexts.connected, { name: message.name.trim() }) };
    },
    { keep: 'all' },
  );
}

/** The channels of a stay's rooms or of a vehicle, with the calendars of both sides. */
export default function CalendarChannels() {
  const t = useText();
  const { name, calendar, nights, sold } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title={t(adminChannelsTexts.channelsOfName, { name })}
        lead={
          <Link to={calendar} className="underline">
            {t(adminChannelsTexts.backToCalendar)}
          </Link>
        }
      />
      <p className="mb-6 max-w-prose text-ink-soft">{t(adminChannelsTexts.lead)}</p>
      {sold.length === 0 ? <p className="text-ink-soft">{t(adminChannelsTexts.slotsCannotSync)}</p> : null}
      <div className="grid max-w-4xl gap-6">
        {sold.map((one) => (
          <Sold key={one.sellableId} {...one} name={name} nights={nights} refused={refused} />
        ))}
      </div>
    </>
  );
}

interface SoldProps extends SoldElsewhere {
  name: string;
  nights: boolean;
  refused: ReturnType<typeof useActionData<typeof action>>;
}

function Sold({ sellableId, label, units, channels, doubleBookings, name, nights, refused }: SoldProps) {
  const t = useText();
  const of = refused?.typed['of'];
  const isAdding = of === String(sellableId) ? refused : undefined;
  return (
    <Panel title={label || name} lead={units > 1 ? t(adminChannelsTexts.unitsUnits, { units }) : undefined}>
      {doubleBookings.length > 0 ? (
        <Notice kind="error" className="mb-5">
          {t(adminChannelsTexts.overbooked, { days: doubleBookings.map(({ day }) => formatDay(t, day)).join('; ') })}
        </Notice>
      ) : null}
      {channels.length === 0 ? <p className="mb-4 text-ink-soft">{t(adminChannelsTexts.noChannelsYet)}</p> : null}
      <div className="grid gap-6">
        {channels.map((channel) => (
          <ChannelCard
            key={channel.documentId}
            channel={channel}
            units={units}
            nights={nights}
            refused={of === channel.documentId ? refused : undefined}
          />
        ))}
      </div>
      <details open={isAdding !== undefined} className="mt-5 border-t border-line pt-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          <Rich
            message={adminChannelsTexts.connectTo}
            values={{ product: label || name, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </summary>
        <AdminForm key={channels.length} refused={isAdding} className="mt-3 grid max-w-xl gap-4">
          <input type="hidden" name="of" value={sellableId} />
          <ChannelFields units={units} refused={isAdding} />
          <Submit name="do" value="connect" className="justify-self-start">
            {t(adminChannelsTexts.connect)}
          </Submit>
        </AdminForm>
      </details>
    </Panel>
  );
}
