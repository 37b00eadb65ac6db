import { expect, test } from 'vitest';
import { addressIn, alternatesOf, linkingIn, pageAddress, pathOfLink } from './language-address.ts';

test.each([
  ['/', { language: 'en', path: '/' }],
  ['/stays?location=Goa', { language: 'en', path: '/stays?location=Goa' }],
  ['/hi', { language: 'hi', path: '/' }],
  ['/hi?from=x', { language: 'hi', path: '/?from=x' }],
  ['/hi/', { language: 'hi', path: '/' }],
  ['/hi/stays?location=Goa', { language: 'hi', path: '/stays?location=Goa' }],
  // English has no prefix, and a language without a folder is no language
  ['/en/stays', { language: 'en', path: '/en/stays' }],
  ['/xx/stays', { language: 'en', path: '/xx/stays' }],
  ['/himalaya', { language: 'en', path: '/himalaya' }],
])('%s is read as %j', (path, address) => {
  expect(pageAddress(path)).toEqual(address);
});

test.each([
  ['/', '/hi'],
  ['/?utm=1', '/hi?utm=1'],
  ['/stays?location=Goa', '/hi/stays?location=Goa'],
])('%s in Hindi is %s', (path, address) => {
  expect(addressIn('hi', path)).toBe(address);
  expect(addressIn('en', path)).toBe(path);
});

test('links of emails lead to the pages in the language of the email', () => {
  expect(linkingIn('hi', { publicUrl: 'https://padharo.example' })).toEqual({
    publicUrl: 'https://padharo.example/hi',
  });
  expect(linkingIn('en', { publicUrl: 'https://padharo.example' })).toEqual({ publicUrl: 'https://padharo.example' });
  expect(linkingIn('hi', { publicUrl: 'https://padharo.example/hi' }).publicUrl).toBe('https://padharo.example/hi');
  expect(linkingIn('en', { publicUrl: 'https://padharo.example/hi' }).publicUrl).toBe('https://padharo.example');
});

test.each(['https://padharo.example/stays?location=Goa', 'https://padharo.example/hi/stays?location=Goa'])(
  'search engines find each language of %s, and English for all others',
  (url) => {
    expect(alternatesOf(url)).toEqual([
      { language: 'en-IN', address: 'https://padharo.example/stays?location=Goa' },
      { language: 'hi-IN', address: 'https://padharo.example/hi/stays?location=Goa' },
      { language: 'x-default', address: 'https://padharo.example/stays?location=Goa' },
    ]);
  },
);

test.each(['//example.org/x', '/\\example.org/x', '///example.org/x'])('%s does not lead to another site', (path) => {
  expect(addressIn('en', pageAddress(`/hi${path}`).path)).toBe('/example.org/x');
  expect(addressIn('hi', path)).toBe('/hi/example.org/x');
});

test('a link of this site is followed in the language of the page that shows it', () => {
  for (const link of [
    'https://padharo.example/hi/payment/B?key=k',
    'https://padharo.example/payment/B?key=k',
    '/payment/B?key=k',
  ])
    expect(pathOfLink(link)).toBe('/payment/B?key=k');
});
