import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { readSources, spreadOf } from './spread.ts';

function spread(thing: string, sources: Record<string, string>) {
  return spreadOf(new Map(Object.entries(sources))).find((one) => one.thing === thing)?.files;
}

/** Limits that only fall: lower them when a change allows it. */
const atMost = {
  'a product type': 8,
  'a gateway': 7,
  'a content type': 1,
  'an email': 5,
  // texts that are no messages, each explained in decision 187
  'a language': 14,
};

const ours = spreadOf(readSources(root));

test.each(Object.entries(atMost))('%s needs at most %i files besides its own', (thing, most) => {
  const files = ours.find((one) => one.thing === thing)?.files ?? [];
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(most);
  expect(files).not.toEqual([]);
});

test('a product type needs the files that name one or import from its folder, and not its own', () => {
  const sources = {
    'service/catalog/car-rentals/car.ts': "export const type = 'car-rental';",
    'service/catalog/products/products.ts': "import { type } from '../car-rentals/car.ts';",
    'service/catalog/cancel.ts': "// a 'car-rental' is like a stay\nexport const days = 2;",
    'service/booking/sell.ts': "if (type === 'tour-package') days = 2;",
    'service/booking/words.ts': "const words = { stay: 'Stay', attraction: 'Attraction' };",
    'storefront/routes/cars.tsx': "const type = 'car-rental';",
    'service/booking/book-car.ts': "const type = 'car-rental';",
    'service/booking/carry.ts': "const type = 'car-rental';",
  };
  const found = [
    'service/catalog/products/products.ts',
    'service/booking/sell.ts',
    'service/booking/words.ts',
    'service/booking/carry.ts',
  ];
  expect(spread('a product type', sources)).toEqual(found);
});

test('a gateway needs the files that name one, and not those that only use the contract', () => {
  const sources = {
    'service/payments/phonepe/phonepe.ts': "export const own = { gateway: 'phonepe' };",
    'service/booking/pay.ts': "import type { Gateway } from '../payments/gateway.ts';\nconst mode = 'test';",
    'service/booking/settle.ts': "import { own } from '../payments/phonepe/phonepe.ts';",
    'storefront/booking/screen.tsx': "const trial = payment.gateway === 'test';",
  };
  expect(spread('a gateway', sources)).toEqual(['service/booking/settle.ts', 'storefront/booking/screen.tsx']);
});

test('an email counts like the one with the most files', () => {
  const sources = {
    'service/emails/account.email.ts': 'export function accountWelcome() {}',
    'service/emails/payment.email.ts': 'export function paymentReceipt() {}',
    'service/emails/write-email.ts': "type EmailKind = 'account-welcome' | 'payment-receipt';",
    'service/booking/settle.ts': "import { paymentReceipt } from '../emails/payment.email.ts';",
  };
  expect(spread('an email', sources)).toEqual(['service/emails/write-email.ts', 'service/booking/settle.ts']);
});

test('a content type needs the files that list the declarations', () => {
  const sources = {
    'service/catalog/stays/stay.content.ts': "import { faq } from './faq.content.ts';",
    'service/catalog/products/content-types.ts': "import { stay } from '../stays/stay.content.ts';",
    'service/catalog/stays/post-stay.ts': "import { stay } from './stay.content.ts';",
    'service/catalog/products/catalog.api.ts': "import { content } from './content-types.ts';",
  };
  expect(spread('a content type', sources)).toEqual(['service/catalog/products/content-types.ts']);
});

test('a language needs the files with texts for travellers', () => {
  const sources = {
    'storefront/home/hero.tsx': 'export const hero = <p className="flex gap-2">Find your stay</p>;',
    'storefront/home/grid.tsx': 'export const grid = <div className="flex gap-2" />;',
    'service/booking/pay.ts': "throw new Error('Nothing came back');",
    'service/booking/sell.ts': "throw conflict('Sold out for these dates');",
    'service/api/guide.ts': "const guide = 'Ask for a token first';",
    'service/booking/refuse.ts': "throw new AppError('ConflictError', 'Sold out for these dates');",
    'service/booking/pay.api.ts': "const call = { summary: 'Pay for a booking' };",
    'service/booking/figures.ts': "const figure = { help: 'Bookings that are unpaid' };",
    'service/content/parse-sort.ts': "throw invalid('The order is not known');",
    'service/booking/body.ts': "const strict = 'Invalid key id';",
    'service/catalog/names.ts': "const names = ['Free WiFi', 'Himachal Pradesh', 'Hawa Mahal'];",
    'service/catalog/nameless.ts': "const names = ['Free WiFi', 'Free Something'];",
  };
  expect(spread('a language', sources)).toEqual([
    'storefront/home/hero.tsx',
    'service/booking/sell.ts',
    'service/booking/refuse.ts',
    'service/catalog/nameless.ts',
  ]);
});
