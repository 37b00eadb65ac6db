import { lazy, type ReactNode, Suspense, useState } from 'react';
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

const VoucherPass = lazy(() => import('./voucher-pass.tsx'));

/** The address of our API for the documents of a booking. `secret`: from the link by which it was opened. */
export function documentsPath(bookingId: string, secret: string | null): string {
  const question = secret === null ? '' : `?key=${encodeURIComponent(secret)}`;
  return `/api/bookings/${encodeURIComponent(bookingId)}/documents${question}`;
}

/** The documents of a booking. `secret`: from the link by which it was opened, if no one is signed in. */
export default function TripDocuments({ bookingId, secret = null }: { bookingId: string; secret?: string | null }) {
  const t = useText();
  const path = documentsPath(bookingId, secret);
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

function Documents({
  documents: { bookingId, vouchers, invoices, itinerary, calendar },
}: {
  documents: DocumentsView;
}) {
  const t = useText();
  const [shown, setShown] = useState<DocumentsView['vouchers'][number] | null>(null);
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
              <Button size="sm" onClick={() => setShown(voucher)}>
                <Icon name="qr-code" size={18} />
                {t(tripDocumentsTexts.showQr)}
                <span className="sr-only"> {[voucher.name, voucher.bought].filter(Boolean).join(', ')}</span>
              </Button>
              <FileLink url={voucher.url} icon="ticket" of={[voucher.name, voucher.bought].filter(Boolean).join(', ')}>
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
      {shown ? (
        <Suspense fallback={null}>
          <VoucherPass voucher={shown} bookingId={bookingId} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
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
  readonly children: ReactNode;
}

function FileLink({ url, icon, of, children }: LinkProps) {
  return (
    <a href={url} download className={buttonLook({ size: 'sm', variant: 'secondary' })}>
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
