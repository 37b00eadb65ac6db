import type { ContentModel, ContentType } from '../content/content-type.ts';

/** A part of the documentation: calls that belong together. */
export interface Section {
  readonly name: string;
  readonly group: 'Content' | 'Shop' | 'Operator';
  readonly slug: string;
  readonly description: string;
}

/** Sections of the calls that are not about content, by the beginning of their path. */
const sections: readonly (readonly [start: string, name: string, description: string])[] = [
  ['/api/auth', 'Accounts', 'Sign in, register, confirm an address, and the ways back for those who forgot.'],
  ['/api/users', 'Accounts', ''],
  ['/api/connect', 'Accounts', ''],
  ['/api/quotes', 'Bookings', 'Price a cart, book it, and look after what was booked. Amounts are rupees.'],
  ['/api/send-booking-email', 'Bookings', ''],
  ['/api/bookings', 'Bookings', ''],
  ['/api/payments', 'Payments', 'Pay for a booking, with the key of its link or as its owner.'],
  ['/api/newsletter', 'Newsletter and enquiries', 'The newsletter, and what people write to the operator.'],
  ['/api/enquiries', 'Newsletter and enquiries', ''],
  ['/api/upload', 'Pictures', 'The library of pictures: upload, describe, list and delete.'],
  ['/api/admin/api-tokens', 'API tokens', 'Bearers for programs. Only admins make them.'],
  ['/api/admin/webhooks', 'Webhooks', 'Who is told of what happens. Only admins decide that.'],
  ['/api/docs', 'Documentation', 'What you are reading, for people and for programs.'],
  ['/api/openapi.json', 'Documentation', ''],
];

const titled = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ');

function sectionOf(group: Section['group'], name: string, description: string): Section {
  return { name, group, slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), description };
}

/** The type that a path of the content API is about. */
export function typeOfPath(model: ContentModel, path: string): ContentType | undefined {
  const [, api, first = ''] = path.split('/');
  return api === 'api' ? [...model.values()].find((type) => type.path === first) : undefined;
}

/** The section that a call belongs to. One that nobody has named is called after its path. */
export function sectionOfPath(model: ContentModel, path: string): Section {
  const type = typeOfPath(model, path);
  if (type?.path !== undefined) {
    return sectionOf('Content', titled(type.path), `Entries of the content type \`${type.name}\`.`);
  }
  const group = /^\/api\/(?:admin|upload|docs|openapi)/.test(path) ? 'Operator' : 'Shop';
  const known = sections.find(([start]) => path === start || path.startsWith(`${start}/`));
  if (!known) return sectionOf(group, titled(path.replace(/^\/api\/(?:admin\/)?/, '').split('/')[0] ?? ''), '');
  const [, name] = known;
  return sectionOf(group, name, sections.find((one) => one[1] === name)?.[2] ?? '');
}

/** Every section of the calls, each once, in their order. */
export function sectionsOf(model: ContentModel, calls: readonly { readonly path: string }[]): Section[] {
  return [...new Map(calls.map(({ path }) => sectionOfPath(model, path)).map((one) => [one.name, one])).values()];
}
