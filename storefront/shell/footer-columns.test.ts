import { expect, test } from 'vitest';
import { footerColumns, legalLinks } from './footer-columns.ts';

const contact = { address: '14 Ganga View Lane', phone: '+91 00000 00000', email: 'hello@padharo.example' };

test('the footer leads to popular destinations, to types, and to six services', () => {
  const columns = footerColumns(contact);
  expect(columns.map(({ title }) => title)).toEqual(['Popular destinations', 'Stays by type', 'Services']);
  expect(columns[0]?.links[0]).toEqual({ label: 'Rishikesh', to: '/stays?location=Rishikesh' });
  expect(columns[1]?.links.at(-1)).toEqual({ label: 'Luxury Tents', to: '/stays?propertyType=luxury%20tents' });
  expect(columns[2]?.links.map(({ label }) => label)).toEqual([
    'List your hotel',
    'List your home',
    'List your tours',
    'List your vehicles',
    'Work as a tour guide',
    'Work as a travel agent',
  ]);
  expect(columns[2]?.links[0]).toMatchObject({ href: 'mailto:hello@padharo.example?subject=List%20your%20hotel' });
});

test('without a known address of the operator there is nobody to write to', () => {
  expect(footerColumns(null).map(({ title }) => title)).not.toContain('Services');
});

test('the legal pages stand at the end', () => {
  expect(legalLinks).toEqual([
    { label: 'About', to: '/about' },
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Terms', to: '/terms-and-conditions' },
  ]);
});
