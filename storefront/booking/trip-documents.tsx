import type { ReactNode } from 'react';
import { tripDocumentsTexts } from '../../messages/en/trip-documents.ts';
import type { DocumentsView } from '../../service/booking/model/wire/document-answers.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { callPriced } from './call-priced.ts';
import { emailLink, whatsAppLink } from './share-voucher.ts';

/** The documents of a booking. `secret`: from the link by which it was opened, if no one is signed in. */
export default function TripDocuments({ bookingId, secret = null }: { bookingId: string; secret?: string | null }) {
  const t = useText();
  const question = secret === null ? '' : `?key=${encodeURIComponent(secret)}`;
  const path = `/api/bookings/${encodeURIComponent(bookingId)}/documents${question}`;
  const { answer, error, again } = useQuery(path, async (signal) => {
    const { data } = await callPriced<{ data: DocumentsView }>('GET', path, undefined, { signal });
    return data;
  });
  if (answer) return <Documents documents={answer} />;
  if (error === undefined) return <p className="py-4 text-ink-soft">{t(tripDocumentsTexts.loading)}</p>;
  return (
    <div role="alert" className="py-4">
      <p className="font-medium">{t(tripDocumentsTexts.failed)}</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={again}>
        {t(tripDocumentsTexts.tryAgain)}
      </Button>
    </div>
  );
}

function Documents({ documents: { vouchers, invoices, itinerary, calendar } }: { documents: DocumentsView }) {
  const t = useText();
  return (
    <>
      <ul className="divide-y divide-line">
        {vouchers.map((voucher) => (
          <li key={voucher.lineId} className="py-4">
            <h3 className="font-display text-xl leading-snug break-words">{voucher.name}</h3>
            <p className="text-sm text-ink-soft">{voucher.place}</p>
            <p className="mt-1 text-sm">{voucher.days}</p>
            {voucher.bought ? <p className="text-sm">{voucher.bought}</p> : null}
            <p className="mt-3 flex flex-wrap gap-2">
              <FileLink
                url={voucher.url}
                icon="ticket"
                of={[voucher.name, voucher.bought].filter(Boolean).join(', ')}
                primary
              >
                {t(tripDocumentsTexts.downloadVoucher)}
              </FileLink>
              <ShareLink
                url={whatsAppLink(t, voucher)}
                icon="network-whatsapp"
                of={[voucher.name, voucher.bought].filter(Boolean).join(', ')}
              >
                {t(tripDocumentsTexts.whatsapp)}
              </ShareLink>
              <ShareLink
                url={emailLink(t, voucher)}
                icon="mail"
                of={[voucher.name, voucher.bought].filter(Boolean).join(', ')}
              >
                {t(tripDocumentsTexts.email)}
              </ShareLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2 border-t border-line pt-4">
        <FileLink url={calendar} icon="calendar-check">
          {t(tripDocumentsTexts.addToCalendar)}
        </FileLink>
        {itinerary ? (
          <FileLink url={itinerary} icon="route">
            {t(tripDocumentsTexts.itinerary)}
          </FileLink>
        ) : null}
        {invoices.map(({ number, kind, issuedAt, total, url }) => (
          <FileLink
            key={number}
            url={url}
            icon="receipt-indian-rupee"
            of={`${number}, ${formatDay(t, today(new Date(issuedAt)))}, ${formatMoney(total)}`}
          >
            {kind}
          </FileLink>
        ))}
      </p>
    </>
  );
}

interface LinkProps {
  readonly url: string;
  readonly icon: IconName;
  /** The subject, for screen readers. */
  readonly of?: string;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

function FileLink({ url, icon, of, primary = false, children }: LinkProps) {
  return (
    <a href={url} download className={buttonLook({ size: 'sm', variant: primary ? 'primary' : 'secondary' })}>
      <Icon name={icon} size={18} />
      {children}
      {of ? <span className="sr-only"> {of}</span> : null}
    </a>
  );
}

function ShareLink({ url, icon, of, children }: LinkProps) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonLook({ size: 'sm', variant: 'secondary' })}>
      <Icon name={icon} size={18} />
      {children}
      {of ? <span className="sr-only"> {of}</span> : null}
    </a>
  );
}
