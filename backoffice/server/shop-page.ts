import { isProductType } from '../../service/catalog/kinds.ts';
import { shopKinds } from '../../storefront/product/kinds.ts';
import { type Entry, type FormShape, linkedIn } from '../content/entry-form.ts';

const pageOf = (type: string, { slug }: Entry) =>
  isProductType(type) && typeof slug === 'string' && slug !== '' ? shopKinds[type].page(slug) : null;

/** Where the shop shows an entry: its own page, or that of what it is part of; null where none shows it. */
export function shopPage(type: string, entry: Entry, { links }: FormShape): string | null {
  const own = pageOf(type, entry);
  if (own !== null) return own;
  for (const { name, control, target } of links) {
    const [owner] = control === 'fixed' ? linkedIn(entry[name]) : [];
    const page = owner ? pageOf(target, owner) : null;
    if (page !== null) return page;
  }
  return null;
}
