import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { adminRulesTexts } from '../../messages/en/admin/rules.ts';
import { kindOf, productTypes } from '../../service/catalog/kinds.ts';
import { formatDay, isDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { LiveFilters, useScripts } from '../ui/live-filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

interface Props {
  title: string;
  /** The views that the viewer may open, and whether they may change prices by rules. */
  views: { readonly grid: boolean; readonly tape: boolean; readonly rules: boolean };
  /** True if the first day applies without scripts, too. */
  isPlain?: boolean;
}

/** The head of the calendar in one row: filters that act at once, and the switch between its views. */
export function CalendarHead({ title, views, isPlain = false }: Props) {
  const t = useText();
  const { search } = useLocation();
  const hasScripts = useScripts();
  const [isOpen, setIsOpen] = useState(false);
  const query = new URLSearchParams(search);
  const value = (name: string) => query.get(name) ?? '';
  return (
    <PageHead
      title={title}
      dense
      action={
        <div className="flex grow flex-wrap items-start justify-end gap-2">
          {hasScripts ? (
            <Button
              variant="secondary"
              size="sm"
              aria-expanded={isOpen}
              aria-controls="calendar-filters"
              className="md:hidden"
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(adminCalendarTexts.filterCalendar)}
            </Button>
          ) : null}
          {/* on phones the grid starts on the first screen */}
          <div
            id="calendar-filters"
            className={`max-md:order-1 max-md:basis-full ${hasScripts && !isOpen ? 'max-md:hidden' : ''}`}
          >
            <LiveFilters>
              <label className="min-w-0">
                <span className="sr-only">{t(adminCalendarTexts.type)}</span>
                <select name="type" defaultValue={value('type')} className="row-field w-full">
                  <option value="">{t(adminCalendarTexts.allTypes)}</option>
                  {productTypes.map((type) => (
                    <option key={type} value={type}>
                      {t(kindOf(type).label)}
                    </option>
                  ))}
                </select>
              </label>
              <RowText label={t(adminCalendarTexts.place)} name="place" defaultValue={value('place')} />
              <RowText label={t(adminCalendarTexts.product)} name="product" defaultValue={value('product')} />
              <RowDay
                label={t(adminCalendarTexts.firstDay)}
                name="from"
                defaultValue={value('from')}
                className={isPlain ? '' : 'needs-script'}
              />
            </LiveFilters>
          </div>
          {views.rules ? (
            <Link to={adminUrls.calendarRules} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
              {t(adminRulesTexts.title)}
            </Link>
          ) : null}
          {views.grid && views.tape ? <Views search={search} /> : null}
        </div>
      }
    />
  );
}

function RowText({ label, ...field }: { label: string; name: string; defaultValue: string }) {
  return (
    <label className="min-w-0">
      <span className="sr-only">{label}</span>
      <input {...field} type="search" autoComplete="off" placeholder={label} className="row-field w-full md:w-36" />
    </label>
  );
}

/** A date in one row. Until it is edited it is written in words: browsers use the date format of their own locale. */
function RowDay({
  label,
  defaultValue,
  name,
  className,
}: {
  label: string;
  name: string;
  defaultValue: string;
  className: string;
}) {
  const t = useText();
  const [day, setDay] = useState(defaultValue);
  return (
    <label className={`row-day min-w-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <input
        type="date"
        name={name}
        title={label}
        defaultValue={defaultValue}
        onChange={({ target }) => setDay(target.value)}
        className="row-field w-full"
      />
      <span aria-hidden="true">{isDay(day) ? formatDay(t, day) : label}</span>
    </label>
  );
}

/** The same days and products in the other view. */
function Views({ search }: { search: string }) {
  const t = useText();
  const { pathname } = useLocation();
  const query = new URLSearchParams(search);
  for (const name of ['open', 'after']) query.delete(name);
  const at = (path: string) => (query.size > 0 ? `${path}?${query}` : path);
  return (
    <nav aria-label={t(adminCalendarTexts.view)} className="flex rounded-field border border-line p-0.5">
      {[
        { to: adminUrls.calendar, label: t(adminCalendarTexts.grid) },
        { to: adminUrls.tape, label: t(adminCalendarTexts.tape) },
      ].map(({ to, label }) => (
        <Link
          key={to}
          to={at(to)}
          aria-current={pathname === to ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-[10px] md:min-h-9.5 px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-[current]:bg-sunk aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
