import { emailsBookingTexts } from '../../messages/en/emails/booking.ts';
import { sentence } from '../../messages/message.ts';
import { rupee, times, zero } from '../../service/core/money.ts';
import type { BookingEmail } from '../../service/emails/booking-email.ts';

export const bookingId = 'BOOK_1795000000000_SAMPLE';
/** The time of booking, and the usual end of the hold. */
export const now = new Date('2026-11-30T10:00:00+05:30');
export const until = new Date('2026-12-01T10:00:00+05:30');
const soon = new Date('2026-11-30T15:00:00+05:30');

const plainStay = {
  label: 'Stay',
  name: 'Ganga Kinare',
  option: 'River Room',
  location: 'Rishikesh, Uttarakhand',
  quantity: 1,
  days: '12 Dec 2026 – 14 Dec 2026, 2 nights',
  guests: '2 adults',
  meeting: { time: '', point: '' },
  cost: times(rupee, 8_000),
  terms: { text: 'Free cancellation until 11 Dec 2026, 2:00 pm', steps: [] },
  chosenForThem: [],
};

const plainCar = {
  label: 'Car Rental',
  name: 'Swift Dzire',
  option: '',
  location: 'Haridwar, Uttarakhand',
  quantity: 1,
  days: '14 Dec 2026 – 16 Dec 2026',
  guests: '',
  meeting: { time: '', point: '' },
  cost: times(rupee, 4_000),
  terms: { text: 'Free cancellation until 13 Dec 2026, 9:00 am', steps: [] },
  chosenForThem: [],
};

const plainWalk = {
  label: 'Attraction',
  name: 'Har Ki Pauri at Dusk',
  option: '',
  location: 'Haridwar, Uttarakhand',
  quantity: 1,
  days: 'Sun, 13 Dec 2026, 17:00, 2 hours',
  guests: '2 × Adult, Hindi',
  meeting: { time: '', point: 'Foot of the clock tower, Har Ki Pauri' },
  cost: times(rupee, 1_200),
  terms: { text: 'Free cancellation until 12 Dec 2026, 5:00 pm', steps: [] },
  chosenForThem: [{ choice: 'selectedLanguage', value: 'Hindi' } as const],
};

const plainTrek = {
  ...plainWalk,
  label: 'Tour Package',
  name: 'Kuari Pass in Five Days',
  location: 'Joshimath, Uttarakhand',
  days: '15 Dec 2026 – 19 Dec 2026, 5 days',
  guests: '2 × Adult',
  meeting: { time: '07:00', point: 'Haridwar station' },
  cost: times(rupee, 24_000),
  chosenForThem: [],
};
const plainRafting = {
  ...plainTrek,
  name: 'Ganga Rafting',
  location: 'Rishikesh, Uttarakhand',
  days: '20 Dec 2026 – 20 Dec 2026, 1 day',
  meeting: { time: '09:00', point: '' },
  cost: times(rupee, 3_000),
};

const steps = [
  { when: 'Free cancellation until 7 Dec 2026, 2:00 pm', back: times(rupee, 10_620) },
  { when: '50% refund until 11 Dec 2026, 2:00 pm', back: times(rupee, 5_310) },
];

/** Sample bookings, one for each case in which booking emails differ. */
export function sampleBookings(publicUrl: string) {
  const link = `${publicUrl}/booking/${bookingId}`;
  const pictured = <Line extends object>(line: Line, drawing: string) => {
    return { ...line, picture: `${publicUrl}/email-pictures/artwork/${drawing}.jpg` };
  };
  const stay = pictured(plainStay, 'guest-house-4');
  const stayBySteps = { ...stay, terms: { text: '', steps } };
  const car = pictured(plainCar, 'car-sedan-7');
  const walk = pictured(plainWalk, 'har-ki-pauri-2');
  const trek = pictured(plainTrek, 'shrine-snow-1');
  const rafting = pictured(plainRafting, 'rafting-3');
  const facts = {
    publicUrl,
    bookingId,
    total: times(rupee, 10_620),
    paymentMethodLabel: 'UPI',
    payBy: until,
    keepUntil: null,
    freeUntil: null,
    link,
    againLink: `${link}#again`,
    paymentLink: `${publicUrl}/payment/${bookingId}`,
    sums: [
      { label: 'Fees', amount: times(rupee, 1_000) },
      { label: sentence(emailsBookingTexts.subtotal), amount: times(rupee, 9_000) },
      { label: 'GST (18%)', amount: times(rupee, 1_620) },
    ],
  };
  const usual = { ...facts, customerName: 'Asha Verma', lines: [{ ...stay, pickUp: '' }] };
  return {
    usual,
    /** On hold for less than the usual time: the trip begins too soon. */
    short: { ...usual, payBy: soon },
    /** With a cancellation policy of several steps. */
    steps: { ...usual, lines: [{ ...stayBySteps, pickUp: '' }] },
    several: {
      ...usual,
      total: times(rupee, 24_780),
      lines: [
        { ...stayBySteps, quantity: 2, cost: times(rupee, 16_000), pickUp: '' },
        { ...car, pickUp: 'Haridwar Junction' },
      ],
      sums: [
        { label: 'Fees', amount: times(rupee, 1_000) },
        { label: sentence(emailsBookingTexts.subtotal), amount: times(rupee, 21_000) },
        { label: 'GST (18%)', amount: times(rupee, 3_780) },
      ],
    },
    /** By a customer whose address is not confirmed. */
    unconfirmed: { ...facts, customerName: null, lines: [stay], payBy: soon, keepUntil: until },
    /** Booked by another program, with options left open. */
    open: {
      ...usual,
      lines: [
        { ...stay, chosenForThem: [{ choice: 'roomType', value: stay.option }], pickUp: '' },
        { ...walk, pickUp: '' },
        { ...trek, pickUp: '' },
        { ...rafting, pickUp: '' },
        { ...car, pickUp: null },
      ],
    },
    free: { ...usual, total: zero, lines: [{ ...stay, cost: zero, pickUp: '' }], sums: [] },
  } satisfies Readonly<Record<string, BookingEmail>>;
}
