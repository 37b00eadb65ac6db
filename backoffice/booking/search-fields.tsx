import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { Message } from '../../messages/message.ts';
import { paymentFilters, waitingFilters } from '../../service/booking/admin/booking-search.ts';
import { kinds, productTypes } from '../../service/catalog/kinds.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { DayField } from '../ui/admin-form.tsx';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { Filters } from '../ui/filters.tsx';
import { Pop } from '../ui/pop.tsx';
import { type ArrivalFilter, arrivalFilters } from './booking-filters.ts';
import { paymentFilterWords, statusWords, waitingWords } from './booking-words.ts';

const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
/** Filters under 'More filters'. */
const further = ['type', 'waiting', 'cancelled', 'from', 'until', 'madeFrom', 'madeUntil'];

const arrivalWords: Readonly<Record<ArrivalFilter, Message>> = {
  today: adminBookingsTexts.today,
  tomorrow: adminBookingsTexts.tomorrow,
  week: adminBookingsTexts.nextSevenDays,
};

/** The filters of the list of bookings, in one row; on phones behind a button, beside the search. */
export function SearchFields() {
  const t = useText();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  const count = further.filter((name) => query.get(name)).length;
  const more = t(adminBookingsTexts.moreFilters);
  return (
    <Filters label={t(adminBookingsTexts.searchBookings)} inOneRow>
      <label className="relative min-w-0 grow basis-36">
        <span className="sr-only">{t(adminBookingsTexts.searchFor)}</span>
        <AdminIcon name="search" size={18} className="absolute start-3 top-1/2 -translate-y-1/2 text-ink-soft" />
        <input
          {...value('q')}
          type="search"
          autoComplete="off"
          placeholder={t(adminBookingsTexts.searchFor)}
          className="row-field w-full ps-10"
        />
      </label>
      <details className="filter-fold">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field border border-line-strong bg-card px-3 text-sm font-semibold md:hidden [&::-webkit-details-marker]:hidden">
          <AdminIcon name="filter" size={16} />
          {t(adminBookingsTexts.filters)}
        </summary>
        <div className="flex flex-wrap items-center gap-2 max-md:grid max-md:grid-cols-2 max-md:pt-2">
          <RowSelect label={t(adminBookingsTexts.status)} any={t(adminBookingsTexts.anyStatus)} {...value('status')}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(statusWords[status])}
              </option>
            ))}
          </RowSelect>
          <RowSelect label={t(adminBookingsTexts.payment)} any={t(adminBookingsTexts.anyPayment)} {...value('payment')}>
            {paymentFilters.map((name) => (
              <option key={name} value={name}>
                {t(paymentFilterWords[name])}
              </option>
            ))}
          </RowSelect>
          <RowSelect label={t(adminBookingsTexts.arrival)} any={t(adminBookingsTexts.anyArrival)} {...value('arrives')}>
            {arrivalFilters.map((name) => (
              <option key={name} value={name}>
                {t(arrivalWords[name])}
              </option>
            ))}
          </RowSelect>
          <Pop label={count > 0 ? t(adminBookingsTexts.moreFiltersSet, { count }) : more}>
            <div className="grid w-[min(480px,calc(100vw-72px))] gap-3 sm:grid-cols-2">
              <SelectField label={t(adminBookingsTexts.product)} {...value('type')}>
                <option value="">{t(adminBookingsTexts.any)}</option>
                {productTypes.map((type) => (
                  <option key={type} value={type}>
                    {t(kinds[type].label)}
                  </option>
                ))}
              </SelectField>
              <SelectField label={t(adminBookingsTexts.waitingFor)} {...value('waiting')}>
                <option value="">{t(adminBookingsTexts.any)}</option>
                {waitingFilters.map((name) => (
                  <option key={name} value={name}>
                    {t(waitingWords[name])}
                  </option>
                ))}
              </SelectField>
              <SelectField label={t(adminBookingsTexts.cancelled)} {...value('cancelled')} className="sm:col-span-2">
                <option value="">{t(adminBookingsTexts.any)}</option>
                <option value="week">{t(adminBookingsTexts.lastSevenDays)}</option>
              </SelectField>
              <DayField label={t(adminBookingsTexts.startsFrom)} {...value('from')} />
              <DayField label={t(adminBookingsTexts.startsUntil)} {...value('until')} />
              <DayField label={t(adminBookingsTexts.bookedFrom)} {...value('madeFrom')} />
              <DayField label={t(adminBookingsTexts.bookedUntil)} {...value('madeUntil')} />
            </div>
          </Pop>
        </div>
      </details>
    </Filters>
  );
}

/** A choice that says what it is about itself: its label is for screen readers. */
function RowSelect({
  label,
  any,
  children,
  ...field
}: {
  label: string;
  any: string;
  name: string;
  defaultValue: string;
  children: ReactNode;
}) {
  return (
    <select
      {...field}
      aria-label={label}
      className={`row-field select-arrow pe-9 md:w-35 ${field.defaultValue ? 'border-accent bg-accent-soft' : ''}`}
    >
      <option value="">{any}</option>
      {children}
    </select>
  );
}
