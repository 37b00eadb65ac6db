import { type FormEvent, useState } from 'react';
import { guestsTexts } from '../../messages/en/guests.ts';
import type { Translate } from '../../messages/translate.ts';
import type { GuestChanges } from '../../service/booking/model/guest-bodies.ts';
import type { GuestDetailsWire } from '../../service/booking/model/wire/guest-answers.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { ApiError, callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { toast } from '../ui/toast.tsx';
import { useBookingKey } from './booking-key.ts';
import { GuestFields, type GuestFieldsLine } from './guest-fields.tsx';
import { formValues, guestProblems, leadInput, lineInput } from './guest-form.ts';

/** The guests of a booking, which can be changed until it begins. */
export function GuestDetails({ booking, onSaved }: { booking: BookingView; onSaved: (version: number) => void }) {
  const t = useText();
  const { bookingId, version } = booking;
  const { question, withKey } = useBookingKey();
  const path = `/api/bookings/${encodeURIComponent(bookingId)}/details`;
  const [editing, setEditing] = useState(false);
  const query = useQuery(`${path} ${version}`, async (signal) => {
    const { data } = await callApi<{ data: GuestDetailsWire }>('GET', path + question, undefined, { signal });
    return data;
  });
  const { latest: guests, error } = query;
  if (error !== undefined) {
    return (
      <div role="alert" className="mt-1">
        <p>{t(guestsTexts.failed)}</p>
        <Button size="sm" variant="secondary" className="mt-2" onClick={query.again}>
          {t(guestsTexts.tryAgain)}
        </Button>
      </div>
    );
  }
  if (!guests) return <p className="mt-1 text-ink-soft">{t(guestsTexts.loading)}</p>;
  if (editing) {
    return (
      <GuestForm
        save={async (guestInput) =>
          (await callApi<{ data: GuestDetailsWire }>('POST', path, { ...guestInput, ...withKey })).data
        }
        guests={guests}
        onClose={() => setEditing(false)}
        onSaved={(guestInput) => {
          setEditing(false);
          onSaved(guestInput.version);
        }}
      />
    );
  }
  const open = guests.editableUntil !== null || guests.lines.some(({ editableUntil }) => editableUntil !== null);
  return (
    <>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {factsOf(t, guests).map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {open ? (
        <Button size="sm" variant="secondary" className="mt-3" onClick={() => setEditing(true)}>
          {t(guestsTexts.edit)}
        </Button>
      ) : null}
    </>
  );
}

function factsOf(t: Translate, guests: GuestDetailsWire): (readonly [string, string])[] {
  const { leadTraveller, bookedBy, lines } = guests;
  const facts: readonly (readonly [string, string | null])[] = [
    [t(guestsTexts.leadTraveller), leadTraveller ?? bookedBy],
    [t(guestsTexts.phone), guests.phone],
    ...lines.map(({ name, arrivalTime }) => [t(guestsTexts.arrival, { name }), arrivalTime] as const),
    ...lines.map(({ name, names }) => [t(guestsTexts.travellers, { name }), names.join(', ')] as const),
    [t(guestsTexts.specialRequests), guests.requests],
    [
      t(guestsTexts.invoice),
      [guests.company, guests.gstin, guests.companyAddress, guests.state].filter(Boolean).join('\n') ||
        (guests.asksAddress ? t(guestsTexts.addressMissing) : ''),
    ],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text] as const] : []));
}

function questionsOf({ lines }: GuestDetailsWire): GuestFieldsLine[] {
  return lines.map(({ line, name, editableUntil, asksArrival, asksNames, arrivalTime, names }) => ({
    key: String(line),
    name,
    arrival: asksArrival && editableUntil !== null,
    names: editableUntil === null ? 0 : asksNames,
    arrivalTime,
    guestNames: names,
  }));
}

function GuestForm(props: {
  save: (guestInput: GuestChanges & { version: number }) => Promise<GuestDetailsWire>;
  guests: GuestDetailsWire;
  onClose: () => void;
  onSaved: (guestInput: GuestDetailsWire) => void;
}) {
  const t = useText();
  const [guests, setGuests] = useState(props.guests);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const lines = questionsOf(guests);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = formValues(event.currentTarget);
    const found = guestProblems(t, typed, lines);
    setErrors(found);
    setProblem('');
    if (Object.keys(found).length > 0) return focusInvalid(event.currentTarget);
    setBusy(true);
    try {
      const guestInput = lines.map((line) => ({ line: Number(line.key), ...lineInput(typed, line) }));
      const body = { version: guests.version, ...leadInput(typed, guests.bookedBy), lines: guestInput };
      const data = await props.save(body);
      toast(t(guestsTexts.savedText), { kind: 'success', title: t(guestsTexts.saved) });
      props.onSaved(data);
    } catch (error) {
      const fresh = error instanceof ApiError && error.status === 409 ? guestsIn(error.details) : undefined;
      if (fresh) setGuests(fresh);
      setProblem((error instanceof Error && error.message) || t(guestsTexts.notSaved));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={t(guestsTexts.details)}
      className="mt-3 space-y-4"
    >
      <GuestFields
        key={guests.version}
        lead={guests.leadTraveller ?? guests.bookedBy}
        details={guests}
        lines={lines}
        asksAddress={guests.asksAddress}
        errors={errors}
      />
      {problem ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {problem}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {t(guestsTexts.save)}
        </Button>
        <Button variant="secondary" size="sm" onClick={props.onClose}>
          {t(guestsTexts.discard)}
        </Button>
      </div>
    </form>
  );
}

function isGuests(value: unknown): value is GuestDetailsWire {
  return typeof value === 'object' && value !== null && 'bookedBy' in value && 'lines' in value && 'version' in value;
}

function guestsIn(details: unknown): GuestDetailsWire | undefined {
  if (typeof details !== 'object' || details === null || !('guests' in details)) return undefined;
  return isGuests(details.guests) ? details.guests : undefined;
}
