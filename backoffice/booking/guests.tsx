import type { GuestDetailsWire } from '../../service/booking/guests/guest-answers.ts';
import { Facts, Section } from './section.tsx';

/** The person who booked and the guests. */
export function Guests({ guests, email }: { guests: GuestDetailsWire; email: string }) {
  const { bookedBy, leadTraveller, phone, requests, company, companyAddress, state, gstin, lines } = guests;
  const named = lines.filter(({ names, arrivalTime }) => names.length > 0 || arrivalTime);
  const call = phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : null;
  return (
    <Section title="Guests">
      <Facts
        of={{
          'Booked by': bookedBy,
          Email: <a href={`mailto:${email}`}>{email}</a>,
          Phone: call,
          'Lead traveller': leadTraveller,
          Requests: requests,
          'Invoice for': [company, companyAddress, state, gstin].filter(Boolean).join(', '),
          ...Object.fromEntries(
            named.map(({ line, name, names, arrivalTime }, index) => [
              named.findIndex((one) => one.name === name) === index ? name : `${name} (${line})`,
              [names.join(', '), arrivalTime ? `arrives ${arrivalTime}` : ''].filter(Boolean).join('; '),
            ]),
          ),
        }}
      />
    </Section>
  );
}
