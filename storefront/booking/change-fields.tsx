import { bookingChangeTexts } from '../../messages/en/booking-change.ts';
import { catalogTicketsTexts } from '../../messages/en/catalog/tickets.ts';
import type { BookingItemView } from '../../service/booking/model/wire/wire.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { ticketKinds } from '../../service/catalog/product.ts';
import { languageText } from '../../service/catalog/stated-text.ts';
import { guestLimits } from '../../service/catalog/stays/travel-params.ts';
import type { Day } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { bookedRange } from '../car/rental-range.ts';
import { DateRangeFields } from '../product/date-range-fields.tsx';
import { DayField } from '../product/day-field.tsx';
import { stayRange } from '../product/range-choice.ts';
import { useText } from '../rendering/text.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { byAge, type ChangeChoice, type ChoiceProblems } from './change-choice.ts';
import type { useChangeCalendar } from './use-change-calendar.ts';
import type { ChangeOptions } from './use-change-options.ts';

const most = { guests: 30, tickets: 50, quantity: 50 } as const;

/** The fields of this type of line, with their values. */
export function ChangeFields(props: {
  item: BookingItemView;
  choice: ChangeChoice;
  onChoose: (part: Partial<ChangeChoice>) => void;
  calendar: ReturnType<typeof useChangeCalendar>;
  options: ChangeOptions;
  problems: ChoiceProblems;
  today: Day;
}) {
  const t = useText();
  const { item, choice, onChoose, options, problems, today } = props;
  const { dates, units, tickets } = kindOf(item.type);
  const { times, ...calendar } = props.calendar;
  const room = options.rooms.find(({ Name }) => Name === choice.roomType);
  const kinds = byAge(item)
    ? ticketKinds.filter((kind) => options.kinds.includes(kind) || choice.tickets[kind] > 0)
    : [];
  return (
    <div className="space-y-5">
      {dates === 'slot' ? (
        <DayField
          label={t(bookingChangeTexts.date)}
          name="date"
          day={choice.from}
          onChange={(from) => onChoose({ from })}
          today={today}
          error={problems.from}
          {...calendar}
        />
      ) : (
        <DateRangeFields
          range={{ checkIn: choice.from, checkOut: choice.to }}
          onChange={({ checkIn: from, checkOut: to }) => onChoose({ from, to })}
          today={today}
          kind={dates === 'nights' ? stayRange : bookedRange}
          look="boxes"
          errors={{ checkIn: problems.from, checkOut: problems.to }}
          {...calendar}
        />
      )}
      {item.selectedTime === null ? null : (
        <TimeChoice
          value={choice.time}
          booked={item.selectedTime}
          of={times && times.length > 0 ? times : options.times}
          error={problems.time}
          onChoose={(time) => onChoose({ time })}
        />
      )}
      {choice.roomType === null ? null : (
        <SelectField
          label={t(bookingChangeTexts.roomType)}
          name="roomType"
          value={choice.roomType}
          onChange={(event) => onChoose({ roomType: event.target.value })}
        >
          {options.rooms.length === 0 ? <option>{choice.roomType}</option> : null}
          {options.rooms.map(({ Name, Price }) => (
            <option key={Name} value={Name}>
              {t(bookingChangeTexts.roomFrom, { room: Name, price: formatMoney(Price) })}
            </option>
          ))}
        </SelectField>
      )}
      {dates === 'nights' ? (
        <>
          <Stepper
            label={t(bookingChangeTexts.rooms)}
            name="rooms"
            value={choice.rooms}
            min={1}
            max={Math.max(guestLimits.rooms, item.rooms)}
            onChange={(rooms) => onChoose({ rooms })}
          />
          <Stepper
            label={t(bookingChangeTexts.guests)}
            {...(room && { hint: t(bookingChangeTexts.mostAdults, { count: room.MaxGuests }) })}
            name="guests"
            value={choice.guests}
            min={1}
            max={most.guests}
            onChange={(guests) => onChoose({ guests })}
          />
        </>
      ) : null}
      {kinds.length > 0 ? (
        <fieldset className="space-y-3" aria-describedby={problems.tickets ? 'change-tickets' : undefined}>
          <legend className="text-sm font-semibold">{t(bookingChangeTexts.tickets)}</legend>
          {kinds.map((kind, index) => (
            <Stepper
              key={kind}
              label={t(catalogTicketsTexts[kind])}
              name={kind}
              value={choice.tickets[kind]}
              min={0}
              max={most.tickets}
              onChange={(count) => onChoose({ tickets: { ...choice.tickets, [kind]: count } })}
              errorId={problems.tickets && index === 0 ? 'change-tickets' : undefined}
            />
          ))}
          {problems.tickets ? (
            <p id="change-tickets" className="text-sm font-medium text-danger">
              {problems.tickets}
            </p>
          ) : null}
        </fieldset>
      ) : null}
      {kinds.length === 0 && (dates !== 'nights' || item.quantity > 1) ? (
        <Stepper
          label={
            tickets
              ? t(bookingChangeTexts.tickets)
              : dates === 'days'
                ? capital(t(units.all))
                : t(bookingChangeTexts.quantity)
          }
          name="quantity"
          value={choice.quantity}
          min={1}
          max={most.quantity}
          onChange={(quantity) => onChoose({ quantity })}
        />
      ) : null}
      <Choice
        label={t(bookingChangeTexts.language)}
        name="language"
        value={choice.language}
        of={options.languages}
        worded={(name) => languageText(t, name)}
        onChoose={(language) => onChoose({ language })}
      />
      {kindOf(item.type).dates === 'days' ? (
        <TextField
          label={t(bookingChangeTexts.pickupLocation)}
          name="pickupLocation"
          value={choice.pickup}
          maxLength={200}
          error={problems.pickup}
          onChange={(event) => onChoose({ pickup: event.target.value })}
        />
      ) : null}
    </div>
  );
}

/** The start time; nothing if the `booked` one is the only one. */
function TimeChoice(props: {
  value: string | null;
  booked: string;
  of: readonly string[];
  error: string | undefined;
  onChoose: (time: string) => void;
}) {
  const t = useText();
  const { value } = props;
  const offered = value === null || props.of.includes(value) ? props.of : [value, ...props.of];
  if (offered.length < 2 && value === props.booked) return null;
  return (
    <SelectField
      label={t(bookingChangeTexts.time)}
      name="time"
      value={value ?? ''}
      error={props.error}
      onChange={(event) => props.onChoose(event.target.value)}
    >
      {value === null ? (
        <option value="" disabled>
          {t(bookingChangeTexts.selectTime)}
        </option>
      ) : null}
      {offered.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </SelectField>
  );
}

/** A choice of one option; nothing if there is only one. */
function Choice(props: {
  label: string;
  name: string;
  value: string | null;
  of: readonly string[];
  worded: (value: string) => string;
  onChoose: (value: string) => void;
}) {
  const { value } = props;
  if (value === null) return null;
  const offered = props.of.includes(value) ? props.of : [value, ...props.of];
  if (offered.length < 2) return null;
  return (
    <SelectField
      label={props.label}
      name={props.name}
      value={value}
      onChange={(event) => props.onChoose(event.target.value)}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {props.worded(one)}
        </option>
      ))}
    </SelectField>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
