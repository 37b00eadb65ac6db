import { isProductType } from '../../service/catalog/kinds.ts';
import { storefrontKinds } from '../../storefront/product/kinds.ts';
import { urls } from '../../storefront/urls.ts';
import { type EntryData, type FormShape, linkedIn } from '../content/entry-form.ts';

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function pageOf(type: string, { slug, name }: EntryData): string | null {
  const [address, place] = [textIn(slug), textIn(name)];
  // a place has no page of its own: its page is a list
  if (type === 'destination') return place === null ? null : urls.staysIn(place);
  return isProductType(type) && address !== null ? storefrontKinds[type].page(address) : null;
}

/**
 * The storefront address of an entry: its own page, or the page of the entry that it is part of; null if there is none.
 */
export function storefrontPage(type: string, entry: EntryData, { links }: FormShape): string | null {
  const own = pageOf(type, entry);
  if (own !== null) return own;
  for (const { name, control, target } of links) {
    const [owner] = control === 'fixed' ? linkedIn(entry[name]) : [];
    const page = owner ? pageOf(target, owner) : null;
    if (page !== null) return page;
  }
  return null;
}
