import { expect, test } from 'vitest';
import { english, textIn } from '../../messages/translate.ts';
import { footerColumns, legalLinks } from './footer-columns.ts';

const columns = footerColumns(english);

test('the footer links to popular destinations, all products, and six services', () => {
  expect(columns.map(({ title }) => title)).toEqual(['Popular destinations', 'Book', 'Services']);
  expect(columns[0]?.links[0]).toEqual({ label: 'Rishikesh', to: '/stays?location=Rishikesh' });
  expect(columns[1]?.links.slice(0, 4)).toMatchObject([
    { label: 'Stays', to: '/stays' },
    { label: 'Attractions', to: '/attractions' },
    { label: 'Tour Packages', to: '/tour-packages' },
    { label: 'Car Rentals', to: '/car-rentals' },
  ]);
  expect(columns[1]?.links.at(-1)).toEqual({ label: 'Homestays', to: '/stays?propertyType=homestays' });
  expect(columns[2]?.links.map(({ label }) => label)).toEqual([
    'List your hotel',
    'List your home',
    'List your tours',
    'List your vehicles',
    'Work as a tour guide',
    'Work as a travel agent',
  ]);
  expect(columns[2]?.links[0]).toEqual({ label: 'List your hotel', to: '/services#list-your-hotel' });
});

test('the legal pages are at the end', () => {
  expect(legalLinks.map(({ label, to }) => ({ label: english(label), to }))).toEqual([
    { label: 'About', to: '/about' },
    { label: 'Contact us', to: '/contact-us' },
    { label: 'Advertise with us', to: '/advertise-with-us' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Terms', to: '/terms-and-conditions' },
    { label: 'Accessibility', to: '/accessibility' },
    { label: 'Status', to: '/status' },
  ]);
});

test('in Hindi destinations have Hindi names, and are searched for in English', () => {
  const [places] = footerColumns(textIn('hi'));
  expect(places?.links[1]).toEqual({ label: 'नैनीताल', to: '/stays?location=Nainital' });
  expect(places?.links.filter(({ label }) => /[A-Z]/i.test(label))).toEqual([]);
});
