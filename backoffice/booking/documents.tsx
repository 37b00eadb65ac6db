import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { DocumentsView } from '../../service/booking/model/wire/document-answers.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { When } from '../ui/when.tsx';
import { Section } from './section.tsx';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Vouchers, invoices and credit notes, to open. */
export function Documents({ documents }: { documents: DocumentsView }) {
  const t = useText();
  const { vouchers, invoices, itinerary } = documents;
  return (
    <Section title={t(adminBookingsTexts.documents)}>
      <ul>
        {invoices.map(({ number, kind, url, total, issuedAt }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4">
            <a href={url} className={link}>
              {kind} {number}
            </a>
            <span className="text-sm text-ink-soft">
              {formatMoney(total)}, <When at={issuedAt} />
            </span>
          </li>
        ))}
        {vouchers.map(({ lineId, name, url }) => (
          <li key={lineId}>
            <a href={url} className={link}>
              {t(adminBookingsTexts.voucherOf, { name })}
            </a>
          </li>
        ))}
        {itinerary ? (
          <li>
            <a href={itinerary} className={link}>
              {t(adminBookingsTexts.itinerary)}
            </a>
          </li>
        ) : null}
      </ul>
      {invoices.length + vouchers.length === 0 && !itinerary ? (
        <p className="text-ink-soft">{t(adminBookingsTexts.noDocuments)}</p>
      ) : null}
    </Section>
  );
}
