import type { BookedForWire } from '../../service/booking/wire.ts';

/** The details entered with the booking. Only this page shows them: an email to an unconfirmed address does not. */
export function BookedFor({ of }: { of: BookedForWire }) {
  const facts = [
    ['Booked for', of.name],
    ['Phone', of.phone],
    ['Notes', of.notes],
  ].filter(([, text]) => text);
  return (
    <section aria-labelledby="booked-for" className="mt-5 border-t border-line pt-5">
      <h3 id="booked-for" className="sr-only">
        Your details
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
