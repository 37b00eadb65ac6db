import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../storefront/routes.ts';
import { expect, test } from './parts/fixtures.ts';

const booking = 'BOOK_1795000000000_ABCDEF';
const named = 'travel and tourism';

// by path: an address of it, what the page is, and whether the requirements name the page
const pages: Readonly<Record<string, readonly [address: string, page: string, whose: 'specified' | 'own']>> = {
  stays: ['/stays?location=Goa', 'Stays in Goa', 'specified'],
  'stays/:slug': ['/stays/no', 'Error Loading Stay', 'specified'],
  'stays/:slug/reviews': ['/stays/no/reviews', 'Error Loading Stay', 'own'],
  'places/:place': ['/places/udaipur', 'Udaipur, Rajasthan', 'own'],
  attractions: ['/attractions', 'Attractions in India', 'specified'],
  'all-attractions': ['/all-attractions', '[^|]+', 'specified'],
  'attraction/:place': ['/attraction/goa', 'Attractions in Goa', 'specified'],
  'tour-packages': ['/tour-packages', 'Tour Packages in India', 'specified'],
  'tour-packages/category/:category': ['/tour-packages/category/pilgrimage-tours', '[^|]+', 'specified'],
  'tour-packages/:place': ['/tour-packages/rishikesh', 'Tour Packages in Rishikesh', 'specified'],
  'attraction/booking/*': ['/attraction/booking/no', 'Error', 'specified'],
  'tour-packages/booking/*': ['/tour-packages/booking/no', 'Error', 'specified'],
  'car-rentals': ['/car-rentals', '[^|]+', 'specified'],
  'car-rentals/booking/:slug': ['/car-rentals/booking/no', 'Car Not Found', 'specified'],
  'car-rentals/:city': ['/car-rentals/jaipur', 'Car Rentals in Jaipur', 'specified'],
  cart: ['/cart', 'Cart', 'specified'],
  saved: ['/saved', 'Saved', 'own'],
  'payment/:bookingId': [`/payment/${booking}`, 'Payment', 'own'],
  'contact-us': ['/contact-us', 'Contact us', 'specified'],
  services: ['/services', '[^|]+', 'specified'],
  'advertise-with-us': ['/advertise-with-us', 'Advertise with us', 'specified'],
  about: ['/about', '[^|]+', 'specified'],
  'privacy-policy': ['/privacy-policy', 'Privacy policy', 'specified'],
  'terms-and-conditions': ['/terms-and-conditions', 'Terms and conditions', 'specified'],
  accessibility: ['/accessibility', 'Accessibility', 'specified'],
  status: ['/status', 'Status', 'specified'],
  '*': ['/no', 'Page not found', 'own'],
  dashboard: ['/dashboard', 'Dashboard', 'specified'],
  profile: ['/profile', 'My Profile', 'specified'],
  'booking/:bookingId': [`/booking/${booking}`, 'Your booking', 'own'],
  login: ['/login', 'Login', 'specified'],
  'login/connected': ['/login/connected', '[^|]+', 'own'],
  signup: ['/signup', 'Register', 'specified'],
  'reset-password': ['/reset-password', 'Reset password', 'specified'],
  'confirm-email': ['/confirm-email', 'Confirm your email', 'own'],
  verify: ['/verify', 'Is this really from us\\?', 'specified'],
  'verify/:token': ['/verify/no', 'Check a voucher', 'own'],
  'newsletter/confirm': ['/newsletter/confirm', 'Confirm your subscription', 'own'],
  'newsletter/unsubscribe': ['/newsletter/unsubscribe', 'Unsubscribe', 'own'],
  'review-emails': ['/review-emails', 'Review emails', 'own'],
  'report-review/:id': ['/report-review/1', 'Report a review', 'own'],
};

const screensOf = (all: readonly RouteConfigEntry[]): string[] =>
  all.flatMap(({ path, file, children }) => [
    ...(path && file.endsWith('.tsx') ? [path] : []),
    ...screensOf(children ?? []),
  ]);

test('every page is titled as specified, or with the name of the storefront', async ({ request }) => {
  expect(Object.keys(pages).sort()).toEqual(screensOf(await routes).sort());
  const titleOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    // an error's own title is in the body, and counts as the last
    return [...html.matchAll(/<title>([^<]*)<\/title>/g)].at(-1)?.[1];
  };
  expect(await titleOf('/')).toBe(named);
  for (const [address, page, whose] of Object.values(pages)) {
    const title = whose === 'specified' ? `^${page} \\| ${named}$` : `^${page} · Padharo$`;
    expect.soft(await titleOf(address), address).toMatch(new RegExp(title));
  }
  expect(await titleOf('/verify/offline')).toBe('Check vouchers offline · Padharo');
});
