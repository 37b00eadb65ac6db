import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { catalogTicketsTexts } from '../../messages/en/catalog/tickets.ts';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { languageText } from '../../service/catalog/stated-text.ts';
import { leftText } from '../../service/catalog/stays/stay-card-data.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { BookButton } from '../product/book-button.tsx';
import { Cancelling } from '../product/cancelling.tsx';
import { DayField } from '../product/day-field.tsx';
import { PriceLines } from '../product/price-lines.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import { SelectField } from '../ui/field.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { Stepper } from '../ui/stepper.tsx';
import { hasTickets, leadPrice, mostTickets, ticketPriceText, ticketsText, ticketUnit } from './experience-choice.ts';
import { experienceKinds } from './experience-kinds.ts';
import type { ExperiencePageView } from './experience-page-view.ts';
import { TimeChoice } from './time-choice.tsx';
import type { ExperienceBooking } from './use-experience-booking.ts';

export interface TicketPanelProps {
  page: ExperiencePageView;
  booking: ExperienceBooking;
  today: Day;
  /** Open in a sheet, which has its title, rather than at the side. */
  sheet?: boolean;
}

/** EXP-27: 'Tickets and Prices'. Date, time, language and tickets, the total, and the button to reserve. */
export function TicketPanel({ page, booking, today, sheet = false }: TicketPanelProps) {
  const t = useText();
  const { type, sale } = page;
  const { choice, errors } = booking;
  const form = useRef<HTMLFormElement>(null);
  // read the values that were chosen before hydration
  const catchUp = useEffectEvent(() => {
    if (!sheet && form.current) booking.catchUp(new FormData(form.current));
  });
  useEffect(() => catchUp(), []);
  if (!hasTickets(sale)) return <p className="text-ink-soft">{t(experiencePageTexts.noneAvailable)}</p>;
  return (
    <form
      ref={form}
      action={experienceKinds[type].page(page.slug)}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        void booking.reserve().then(() => focusInvalid(currentTarget));
      }}
    >
      {sheet ? null : <h2 className="text-2xl">{t(experiencePageTexts.heading)}</h2>}
      <LeadPrice page={page} booking={booking} />
      <DayField
        label={t(experiencePageTexts.date)}
        name="date"
        day={choice.day}
        onChange={booking.setDay}
        today={today}
        error={errors.day}
        opensAt={sale.opensAt}
        night={booking.night}
        onMonths={booking.seeMonths}
      />
      <p className="text-sm text-ink-soft empty:hidden">{sale.availability}</p>
      <TimeChoice sale={sale} booking={booking} />
      {sale.languages.length > 0 ? (
        <SelectField
          label={t(experiencePageTexts.language)}
          name="language"
          value={booking.language ?? ''}
          error={errors.language}
          onChange={(event) => booking.setLanguage(event.target.value)}
        >
          {sale.languages.length > 1 ? (
            <option value="" disabled>
              {t(experiencePageTexts.chooseLanguage)}
            </option>
          ) : null}
          {sale.languages.map((language) => (
            <option key={language} value={language}>
              {languageText(t, language)}
            </option>
          ))}
        </SelectField>
      ) : null}
      <Tickets page={page} booking={booking} />
      <PriceLines
        lines={booking.price.lines}
        price={booking.price}
        chosen={booking.choice.day ? formatDay(t, booking.choice.day) : undefined}
        loading={booking.loading}
      />
      {booking.gone ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {t(type === 'attraction' ? experiencePageTexts.attractionGone : experiencePageTexts.tourGone)}
        </p>
      ) : null}
      <BookButton
        at={sheet ? 'sheet' : 'side'}
        book={t(experiencePageTexts.reserve)}
        change={choice.day !== null && booking.left === 0 ? t(experiencePageTexts.changeDate) : null}
        showPrice={t(experiencePageTexts.showPrice)}
        busy={booking.loading || booking.checking}
        done={booking.done}
      />
      <Cancelling
        of={sale.cancelling}
        today={today}
        day={choice.day}
        time={sale.slots.length > 0 ? booking.time : '00:00'}
        payable={booking.price.payable}
      >
        <p className="text-center text-sm text-success">
          <strong className="block font-semibold">{sale.cancelling.lead}</strong>
          {sale.cancelling.rest}
        </p>
      </Cancelling>
    </form>
  );
}

const perTicket = {
  adult: experiencePageTexts.perAdult,
  child: experiencePageTexts.perChild,
  senior: experiencePageTexts.perSenior,
  infant: experiencePageTexts.perInfant,
  person: experiencePageTexts.perPerson,
} as const;

/**
 * With a day the total is the main figure, with a ticket's price below; without one a ticket's price, with the total
 * below (LIST-10).
 */
function LeadPrice({ page: { sale }, booking }: Pick<TicketPanelProps, 'page' | 'booking'>) {
  const t = useText();
  const { choice, people, price } = booking;
  const lead = leadPrice(sale, booking.onDay);
  const from = lead > 0 ? t(experiencePageTexts.leadFrom) : '';
  const each = t(perTicket[ticketUnit(sale)]);
  const old =
    sale.originalPrice !== null && sale.originalPrice > lead ? (
      <s className="text-ink-soft">
        <Rich
          message={experiencePageTexts.originalPrice}
          values={{
            price: formatMoney(sale.originalPrice),
            hidden: (words) => <span className="sr-only">{words}</span>,
          }}
        />
      </s>
    ) : null;
  const tickets = ticketsText(t, sale, choice, people);
  const dated = choice.day !== null && price.payable > 0;
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {from && !dated ? <span className="text-ink-soft">{from}</span> : null}
        <strong className="font-display text-3xl font-medium text-ink tabular-nums">
          {dated ? formatMoney(price.payable) : ticketPriceText(t, lead)}
        </strong>
        {dated ? null : old}
        <span className="text-ink-soft">{dated ? t(experiencePageTexts.total, { tickets }) : each}</span>
      </p>
      {dated ? (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {from} {ticketPriceText(t, lead)} {old} {each}
        </p>
      ) : price.payable > 0 ? (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {t(experiencePageTexts.amountWithGst, { amount: formatMoney(price.payable), tickets })}
        </p>
      ) : null}
    </div>
  );
}

function Tickets({ page: { sale }, booking }: Pick<TicketPanelProps, 'page' | 'booking'>) {
  const t = useText();
  const { choice, left, people, errors, onDay } = booking;
  const id = useId();
  const errorId = errors.tickets ? id : undefined;
  const few = left === undefined ? null : leftText(t, left);
  return (
    <fieldset className="space-y-3">
      <legend className="text-sm font-semibold text-ink">{t(experiencePageTexts.ticketsLegend)}</legend>
      {sale.detailed ? (
        sale.kinds.map(({ kind, price }, index) => (
          <Stepper
            key={kind}
            label={t(catalogTicketsTexts[kind])}
            hint={ticketPriceText(t, price ?? onDay)}
            name={kind}
            value={choice.counts[kind]}
            min={0}
            // the places left include the ones already chosen
            max={Math.max(choice.counts[kind], left === undefined ? 50 : choice.counts[kind] + left - people)}
            onChange={(count) => booking.setCount(kind, count)}
            errorId={index === 0 ? errorId : undefined}
          />
        ))
      ) : (
        <Stepper
          label={t(experiencePageTexts.ticketCount)}
          hint={
            onDay > 0 ? t(experiencePageTexts.eachPerPerson, { price: formatMoney(onDay) }) : ticketPriceText(t, onDay)
          }
          name="quantity"
          value={choice.quantity}
          min={1}
          max={Math.max(choice.quantity, Math.min(mostTickets, left ?? mostTickets))}
          onChange={booking.setQuantity}
          errorId={errorId}
        />
      )}
      {errors.tickets ? (
        <p id={id} className="text-sm font-medium text-danger">
          {errors.tickets}
        </p>
      ) : few && left ? (
        <p className="text-sm font-semibold text-accent">{few}</p>
      ) : null}
    </fieldset>
  );
}
