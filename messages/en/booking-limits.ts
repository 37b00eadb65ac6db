import { catalogue } from '../catalogue.ts';

/** What one buyer can hold unpaid. `units`: '3 rooms'; `all`: the word alone, 'rooms'; `when`: 'these dates'. */
export const bookingLimitsTexts = catalogue('booking-limits', {
  noMoreFree: '{name}: you already have the most {all} one person can book for {when}.',
  fewerFree: '{name}: one person can book at most {units} for {when}. Book fewer.',
  heldTwice:
    '{name}: we held them for you twice within the hour and did not receive your payment. For now you can book at most {units} for {when}. For more, try again later.',
  noMoreUnpaid:
    '{name}: you have reached the limit of unpaid {all} for {when}. Choose Pay now, or pay for those first.',
  fullCart: '{name}: your cart has more {all} for {when} than we can hold unpaid. Choose Pay now, or book fewer.',
  someUnpaid: '{name}: you already have unpaid {all} for {when}. Choose Pay now, or book at most {units} more.',
  lessUnpaid:
    '{name}: we can hold at most {units} unpaid for {when}. Choose Pay now to book all of them, or book fewer.',
  allHeldTwice:
    '{name}: we held them for you twice within the hour and did not receive your payment. Try again later, or book at most {length}.',
  allUnpaid:
    '{name}: to pay later, you can hold all {all} of one type for at most {length}. Choose Pay now, or book fewer.',
  unpaidBookings:
    '{count, plural, one {You have an unpaid booking. Choose Pay now, or first pay for it or cancel it on your dashboard.} other {You have # unpaid bookings. Choose Pay now, or first pay for one or cancel one on your dashboard.}}',
  unpaidOfGuest:
    '{count, plural, one {There is an unpaid booking for this email address. Pay for it first, or try again later.} other {There are # unpaid bookings for this email address. Pay for one first, or try again later.}}',
  guestsOfNetwork: 'There are too many unpaid bookings from your network. Sign in to book, or try again later.',
  busyNetwork: 'There are too many unpaid bookings from your network. Try again later.',
  busyNetworkLater: 'There are too many unpaid bookings from your network. Choose Pay now, or try again later.',
  mostFree: 'One person can have at most {most} nights, places and vehicle days free of charge at once. Book fewer.',
  days: '{count} nights, places and vehicle days',
  sumOfGuest: 'This is {sum}. At most {most} can be unpaid at once. Book less, or sign in and choose Pay now.',
  sumNow:
    'This is {sum}. At most {most} can be unpaid at once. Book less, or pay for your unpaid bookings and then book the rest.',
  sumLater: 'This is {sum}. At most {most} can be unpaid at once. Choose Pay now, or book less.',
  togetherOfGuest:
    'With your unpaid bookings, this is {sum}. At most {most} can be unpaid at once. Book less, or sign in and choose Pay now.',
  togetherNow:
    'With your unpaid bookings, this is {sum}. At most {most} can be unpaid at once. Book less, or pay for your unpaid bookings and then book the rest.',
  togetherLater:
    'With your unpaid bookings, this is {sum}. At most {most} can be unpaid at once. Choose Pay now, or book less.',
});
