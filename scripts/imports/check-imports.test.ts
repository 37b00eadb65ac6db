import { expect, test } from 'vitest';
import { checkTree } from './checked-tree.ts';

const context = { 'service/platform/context.ts': 'export interface Context { now: Date }\nexport const open = 1;' };
const money = { 'service/core/money.ts': 'export const rupee = 100;' };
const stock = { 'service/accounts/stock.sql.ts': 'export const take = 1;' };

test('a tree that follows the rules has no findings', () => {
  const files = {
    ...context,
    ...money,
    ...stock,
    'server.ts': "import './compose.ts';\nnew Date();",
    'compose.ts': "import './service/accounts/book.ts';",
    'service/accounts/book.ts':
      "import type { Context } from '../platform/context.ts';\nimport { take } from './stock.sql.ts';\nimport { rupee } from '../core/money.ts';\nexport const book = (ctx: Context) => [ctx.now, new Date(0), take, rupee];",
    'artwork/draw.ts': "import './subjects/hotel/hotel.ts';",
    'artwork/subjects/hotel/hotel.ts': "import '../../kit/land/hills.ts';\nimport './rooms/rooms.ts';",
    'artwork/subjects/hotel/rooms/rooms.ts': "import '../../../kit/core/light.ts';\nimport '../windows.ts';",
    'artwork/subjects/hotel/windows.ts': '',
    'artwork/kit/land/hills.ts': "import '../core/light.ts';",
    'artwork/kit/core/light.ts': '',
    'service/media/picture.ts': "import '../../artwork/draw.ts';",
    'storefront/cart/total.tsx':
      "import { rupee } from '../../service/core/money.ts';\nexport const total = <p>{rupee}</p>;",
    'storefront/routes/cart.tsx': "import { book } from '../../service/accounts/book.ts';\nexport const loader = book;",
    'storefront/shell/storefront-layout.tsx':
      "import { book } from '../../service/accounts/book.ts';\nexport const loader = book;",
  };
  expect(checkTree(files)).toEqual([]);
});

test('the back office shares the storefront’s files without product words, and nothing else', () => {
  const shared = { 'storefront/ui/button.tsx': '', 'storefront/cart/total.tsx': '' };
  expect(checkTree({ ...shared, 'backoffice/a.tsx': "import '../storefront/ui/button.tsx';" })).toEqual([]);
  expect(checkTree({ ...shared, 'backoffice/a.tsx': "import '../storefront/cart/total.tsx';" })).toEqual([
    'backoffice/a.tsx:1 of the storefront the back office imports ui, addresses, the base map, the card, and what finishes a page',
  ]);
  expect(checkTree({ 'backoffice/a.ts': '', 'storefront/cart/b.ts': "import '../../backoffice/a.ts';" })).toEqual([
    'storefront/cart/b.ts:1 storefront may not import backoffice',
  ]);
});

const broken: readonly [rule: string, files: Record<string, string>, finding: string][] = [
  [
    'a name of an exported type means one thing',
    {
      'service/core/a.ts': "export interface Answer { readonly one: 1 }\nexport type { Other } from './b.ts';",
      'service/core/b.ts': 'interface Answer { readonly two: 2 }\nexport type Other = Answer;',
      'tests/c.ts': 'export const none = 0;\nexport type Answer = 3;',
    },
    'tests/c.ts:2 service/core/a.ts exports a type Answer too',
  ],
  [
    'a room does not import from a floor above',
    { 'service/catalog/a.ts': "import { b } from '../accounts/b.ts';", 'service/accounts/b.ts': 'export const b = 1;' },
    'service/catalog/a.ts:1 service/catalog may not import service/accounts',
  ],
  [
    'types keep to the floors too',
    {
      'service/platform/a.ts': "import type { b } from '../emails/b.ts';",
      'service/emails/b.ts': 'export type b = 1;',
    },
    'service/platform/a.ts:1 service/platform may not import service/emails',
  ],
  [
    'rooms of one floor are strangers',
    {
      'service/enquiries/a.ts': "\nexport { b } from '../accounts/b.ts';",
      'service/accounts/b.ts': 'export const b = 1;',
    },
    'service/enquiries/a.ts:2 service/enquiries may not import service/accounts',
  ],
  [
    'the service does not know its doors',
    { 'service/api/a.ts': "await import('../../storefront/urls.ts');", 'storefront/urls.ts': 'export const b = 1;' },
    'service/api/a.ts:1 service/api may not import storefront',
  ],
  [
    'core imports no package',
    { 'service/core/a.ts': "import 'node:fs';" },
    'service/core/a.ts:1 core imports nothing, not even node:fs',
  ],
  [
    'core imports no other room',
    { ...context, 'service/core/a.ts': "import type { Context } from '../platform/context.ts';" },
    'service/core/a.ts:1 service/core may not import service/platform',
  ],
  [
    'SQL files are imported in their own room only',
    { ...stock, 'service/jobs/a.ts': "import '../accounts/stock.sql.ts';" },
    'service/jobs/a.ts:1 the SQL of service/accounts is imported in service/accounts only',
  ],
  [
    'a route does not reach around a verb to its SQL',
    { ...stock, 'storefront/routes/a.tsx': "import { take } from '../../service/accounts/stock.sql.ts';" },
    'storefront/routes/a.tsx:1 the SQL of service/accounts is imported in service/accounts only',
  ],
  [
    'a component does not import machinery',
    { ...context, 'storefront/ui/a.tsx': "import { open } from '../../service/platform/context.ts';" },
    'storefront/ui/a.tsx:1 carries code of the server to the browser: service/platform/context.ts',
  ],
  [
    'a component does not import a verb, which reaches SQL',
    {
      ...stock,
      'service/accounts/book.ts': "import './stock.sql.ts';\nexport const book = (ctx: Context) => ctx;",
      'storefront/cart/a.tsx': "import '../../service/accounts/book.ts';",
    },
    'storefront/cart/a.tsx:1 carries code of the server to the browser: service/accounts/book.ts → service/accounts/stock.sql.ts',
  ],
  [
    'a component takes types from a schema of the service, never the schema',
    {
      'service/accounts/answers.ts': "import { z } from 'zod';\nexport const answer = z.object({});",
      'service/accounts/wire.ts': "import type * as answers from './answers.ts';",
      'storefront/cart/types.ts': "import type { Answer } from '../../service/accounts/wire.ts';",
      'storefront/cart/a.tsx': "import { answer } from '../../service/accounts/answers.ts';",
    },
    'storefront/cart/a.tsx:1 carries code of the server to the browser: service/accounts/answers.ts → zod',
  ],
  [
    'a component does not import modules of Node',
    { 'storefront/cart/a.tsx': "import { join } from 'node:path';" },
    'storefront/cart/a.tsx:1 carries code of the server to the browser: node:path',
  ],
  [
    'artwork imports only artwork',
    { ...money, 'artwork/a.ts': "import '../service/core/money.ts';" },
    'artwork/a.ts:1 artwork imports only artwork',
  ],
  [
    'artwork imports no package',
    { 'artwork/a.ts': "import 'react';" },
    'artwork/a.ts:1 artwork imports nothing but artwork, not react',
  ],
  [
    'the kit does not know the subjects',
    { 'artwork/kit/land/a.ts': "import '../../subjects/taj/b.ts';", 'artwork/subjects/taj/b.ts': '' },
    'artwork/kit/land/a.ts:1 the kit imports only the kit',
  ],
  [
    'the kit does not know the files at the top',
    { 'artwork/kit/land/a.ts': "import type { b } from '../../b.ts';", 'artwork/b.ts': 'export type b = 1;' },
    'artwork/kit/land/a.ts:1 the kit imports only the kit',
  ],
  [
    'what two subjects draw with is in the kit',
    { 'artwork/subjects/taj/a.ts': "import '../ghats/b.ts';", 'artwork/subjects/ghats/b.ts': '' },
    'artwork/subjects/taj/a.ts:1 a subject imports the kit and its own folder only',
  ],
  [
    'the house sees the drawings by the files at their top',
    { 'service/media/a.ts': "import '../../artwork/kit/core/b.ts';", 'artwork/kit/core/b.ts': '' },
    'service/media/a.ts:1 of artwork only the files at its top are imported',
  ],
  [
    'nothing outside knows whether the index or the database answers a search',
    {
      'storefront/routes/a.tsx':
        "import { ask } from '../../service/search/in-process/ask-index.ts';\nimport type { Answer } from '../../service/search/in-process/ask-index.ts';",
      'service/search/in-process/ask-index.ts': 'export const ask = 1;',
    },
    'storefront/routes/a.tsx:1 of service/search only the files at its top are imported',
  ],
  [
    'the catalogue does not search',
    {
      'service/catalog/a.ts': "import type { ask } from '../search/search.ts';",
      'service/search/search.ts': 'export const ask = 1;',
    },
    'service/catalog/a.ts:1 service/catalog may not import service/search',
  ],
  [
    'booking does not draw',
    { 'service/accounts/a.ts': "import '../../artwork/b.ts';", 'artwork/b.ts': '' },
    'service/accounts/a.ts:1 service/accounts does not draw',
  ],
  [
    'the sample catalogue does not import rooms that sell',
    { 'database/sample/a.ts': "import '../../service/accounts/b.ts';", 'service/accounts/b.ts': '' },
    'database/sample/a.ts:1 the sample catalogue imports artwork, core, content and catalog',
  ],
  [
    'the sample catalogue does not import the SQL of content',
    { 'database/sample/a.ts': "import '../../service/content/b.sql.ts';", 'service/content/b.sql.ts': '' },
    'database/sample/a.ts:1 the SQL of service/content is imported in service/content only',
  ],
  [
    'the service does not know the sample catalogue',
    { 'service/catalog/a.ts': "import '../../database/sample/b.ts';", 'database/sample/b.ts': '' },
    'service/catalog/a.ts:1 service/catalog does not know the sample',
  ],
  [
    'of the generated tables only types are imported',
    {
      'service/accounts/a.ts': "import { x } from '../../database/tables.ts';",
      'database/tables.ts': 'export const x = 1;',
    },
    'service/accounts/a.ts:1 of database/tables.ts only types are imported',
  ],
  [
    'what ships does not import tests',
    { 'service/accounts/a.ts': "import '../../tests/harness.ts';", 'tests/harness.ts': '' },
    'service/accounts/a.ts:1 what ships does not import tests, scripts or measurements',
  ],
  [
    'only platform talks to the driver',
    { 'service/accounts/a.ts': "import pg from 'pg';" },
    'service/accounts/a.ts:1 only platform talks to the driver',
  ],
  [
    'a verb builds no query',
    { 'service/accounts/a.ts': "db.selectFrom('stays');" },
    'service/accounts/a.ts:1 SQL lives in *.sql.ts',
  ],
  [
    'a verb writes no SQL',
    { 'service/api/a.ts': 'const a = 1;\nsql`select 1`.execute(db);' },
    'service/api/a.ts:2 SQL lives in *.sql.ts',
  ],
  [
    'a route builds no query',
    { 'storefront/routes/a.tsx': "db.deleteFrom('stays');" },
    'storefront/routes/a.tsx:1 SQL lives in *.sql.ts',
  ],
  [
    'Date.now() is the server’s',
    { 'service/core/a.ts': 'Date.now();' },
    'service/core/a.ts:1 time is an argument: take ctx.now',
  ],
  [
    'so is new Date()',
    { 'service/jobs/a.ts': '\nnew Date();' },
    'service/jobs/a.ts:2 time is an argument: take ctx.now',
  ],
  [
    'files do not import each other in a ring',
    { 'service/core/a.ts': "import './b.ts';", 'service/core/b.ts': "import './a.ts';" },
    'service/core/a.ts:1 imports itself: service/core/a.ts → service/core/b.ts',
  ],
  [
    'nor do their types',
    { 'service/core/a.ts': "import type { b } from './b.ts';", 'service/core/b.ts': "import './a.ts';" },
    'service/core/a.ts:1 imports itself: service/core/a.ts → service/core/b.ts',
  ],
  [
    'a name says something',
    { 'service/core/string-utils.ts': '' },
    'service/core/string-utils.ts:1 the name string-utils says nothing; name the subject',
  ],
  [
    'so does that of a folder',
    { 'storefront/common/a.tsx': '' },
    'storefront/common/a.tsx:1 the name common says nothing; name the subject',
  ],
  [
    'there are no index files',
    { 'storefront/ui/index.ts': '' },
    'storefront/ui/index.ts:1 the name index says nothing; name the subject',
  ],
];

test.each(broken)('%s', (_rule, files, finding) => {
  expect(checkTree(files)).toEqual([finding]);
});

test('a file that cannot be parsed is a finding', () => {
  expect(() => checkTree({ 'service/core/a.ts': 'const = ;' })).toThrow('service/core/a.ts');
});

const inBooking = (from: string, to: string) =>
  checkTree({
    [`service/booking/${from}`]: `import './${'../'.repeat(from.split('/').length - 1)}${to}';`,
    [`service/booking/${to}`]: '',
  });

test.each([
  ['model/line.ts', 'store/line-row.ts', 'model of booking may not import store'],
  ['store/a.ts', 'lifecycle/b.ts', 'store of booking may not import lifecycle'],
  [
    'usecases/checkout/a.ts',
    'usecases/changes/b.ts',
    'the use cases checkout do not import those of changes: what both need is model, store or lifecycle',
  ],
  ['usecases/checkout/a.ts', 'api/b.ts', 'usecases of booking may not import api'],
  ['a.ts', 'model/b.ts', 'files of booking are in model, store, emails, lifecycle, usecases, admin or api'],
])('booking imports one way: not %s from %s', (from, to, finding) => {
  expect(inBooking(from, to)).toEqual([`service/booking/${from}:1 ${finding}`]);
});

test('in booking the use cases of a group and everything below them are imported', () => {
  for (const to of ['usecases/checkout/b.ts', 'lifecycle/b.ts', 'store/b.ts', 'model/trip/b.ts'])
    expect(inBooking('usecases/checkout/a.ts', to)).toEqual([]);
});

const inCatalog = (from: string, to: string) =>
  checkTree({
    [`service/catalog/${from}`]: `import './${'../'.repeat(from.split('/').length - 1)}${to}';`,
    [`service/catalog/${to}`]: '',
  });

test.each([
  ['price.ts', 'settings/a.ts', 'the top of catalog may not import settings'],
  ['lists/a.ts', 'stays/b.ts', 'lists of catalog may not import stays'],
  ['stays/a.ts', 'car-rentals/b.ts', 'stays of catalog may not import car-rentals'],
  ['stays/a.ts', 'products/b.ts', 'stays of catalog may not import products'],
  ['calendar/a.ts', 'stock-grid/b.ts', 'calendar of catalog may not import stock-grid'],
])('the catalogue imports one way: not %s from %s', (from, to, finding) => {
  expect(inCatalog(from, to)).toEqual([`service/catalog/${from}:1 ${finding}`]);
});

test('in the catalogue a product type imports what all of them share', () => {
  for (const to of ['price.ts', 'lists/b.ts', 'settings/b.ts', 'reviews/b.ts'])
    expect(inCatalog('stays/a.ts', to)).toEqual([]);
  expect(inCatalog('products/products.ts', 'river-cruises/cruise.ts')).toEqual([]);
});
