import { type ReactNode, useState } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { Message } from '../../messages/message.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { useText } from '../rendering/text.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { BookingCard } from './booking-card.tsx';
import {
  type BookingSort,
  type BookingTab,
  bookingSorts,
  emptyText,
  searchBookings,
  sortBookings,
} from './booking-tabs.ts';
import type { BookingsState } from './use-bookings.ts';

/** The bookings of a tab in every state: loading, failed, none, found, no match. */
export function BookingsList(props: {
  tab: BookingTab;
  bookings: BookingsState;
  onReload: () => void;
  onChange: (changed: BookingView) => void;
}) {
  const t = useText();
  return (
    <LoadedBookings bookings={props.bookings} onReload={props.onReload}>
      {(bookings) =>
        bookings.length === 0 ? (
          <NoBookings title={t(bookingTexts.none)} text={emptyText(t, props.tab)} />
        ) : (
          <Found bookings={bookings} onChange={props.onChange} />
        )
      }
    </LoadedBookings>
  );
}

/** Renders the loaded bookings with `children`; until then a loading state or the error. */
export function LoadedBookings(props: {
  bookings: BookingsState;
  onReload: () => void;
  children: (bookings: readonly BookingView[]) => ReactNode;
}) {
  const t = useText();
  const { bookings } = props;
  if (bookings.state === 'loading') return <BookingsSkeleton />;
  if (bookings.state === 'loaded') return props.children(bookings.bookings);
  return (
    <div role="alert" className="mt-6 rounded-card border border-danger bg-card p-8 text-center">
      <p className="text-lg font-medium">{bookings.message}</p>
      <Button className="mt-5" onClick={props.onReload}>
        {t(bookingTexts.tryAgain)}
      </Button>
    </div>
  );
}

const sortLabels: Readonly<Record<BookingSort, Message>> = {
  Relevance: bookingTexts.sortByRelevance,
  Date: bookingTexts.sortByDate,
  Price: bookingTexts.sortByPrice,
};

function Found({ bookings, onChange }: { bookings: readonly BookingView[]; onChange: (changed: BookingView) => void }) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<BookingSort>('Relevance');
  const found = sortBookings(searchBookings(bookings, search), sort);
  return (
    <>
      <div className="mt-5 grid items-end gap-4 sm:grid-cols-[1fr_200px]">
        <TextField
          label={t(bookingTexts.searchBookings)}
          name="search"
          type="search"
          placeholder={t(bookingTexts.searchExamples)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label={t(bookingTexts.sortBy)}
          name="sort"
          value={sort}
          onChange={(event) => setSort(bookingSorts.find((one) => one === event.target.value) ?? 'Relevance')}
        >
          {bookingSorts.map((one) => (
            <option key={one} value={one}>
              {t(sortLabels[one])}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className={search ? 'mt-4 text-sm text-ink-soft' : 'sr-only'}>
        {t(bookingTexts.found, { count: found.length })}
      </p>
      <ul className="mt-4 space-y-4">
        {found.map((booking) => (
          <li key={booking.bookingId}>
            <BookingCard booking={booking} onChange={onChange} />
          </li>
        ))}
      </ul>
      {found.length === 0 ? (
        <div className="rounded-card border border-line bg-card p-8 text-center">
          <Icon name="search" className="mx-auto text-ink-soft" />
          <p className="mt-3 text-lg">{t(bookingTexts.noMatch, { search })}</p>
          <Button variant="secondary" className="mt-4" onClick={() => setSearch('')}>
            {t(bookingTexts.clearSearch)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

export function NoBookings({ title, text }: { title: string; text: string }) {
  const t = useText();
  return (
    <div className="mt-6 overflow-hidden rounded-card border border-line bg-card text-center">
      <Picture
        src="/artwork/ganga-bridge-5.wide.svg"
        alt=""
        width={1600}
        height={700}
        className="h-52 w-full max-md:hidden"
      />
      <div className="px-6 py-8">
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-2 text-lg text-ink-soft">{text}</p>
        <ButtonLink to={urls.home} className="mt-5">
          {t(bookingTexts.startBooking)}
        </ButtonLink>
      </div>
    </div>
  );
}

function BookingsSkeleton() {
  const t = useText();
  const bar = 'rounded-field bg-sunk';
  return (
    <div role="status" className="mt-5">
      <span className="sr-only">{t(bookingTexts.loadingAll)}</span>
      <div aria-hidden="true" className="animate-pulse">
        <div className="grid gap-4 sm:grid-cols-[1fr_200px]">
          <div className={`${bar} mt-7 h-12`} />
          <div className={`${bar} mt-7 h-12`} />
        </div>
        {[0, 1].map((card) => (
          <div key={card} className="mt-4 rounded-card border border-line bg-card p-4 md:p-6">
            <div className="flex justify-between border-b border-line pb-4">
              <div className={`${bar} h-11 w-52`} />
              <div className={`${bar} h-7 w-24`} />
            </div>
            <div className="flex gap-4 pt-4">
              <div className={`${bar} size-20 sm:h-24 sm:w-32`} />
              <div className="grow space-y-2">
                <div className={`${bar} h-4 w-16`} />
                <div className={`${bar} h-6 w-2/3`} />
                <div className={`${bar} h-4 w-1/2`} />
              </div>
            </div>
            <div className={`${bar} mt-5 h-11 w-40`} />
          </div>
        ))}
      </div>
    </div>
  );
}
