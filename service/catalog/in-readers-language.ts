import { allTranslations, readTranslations } from '../content/translations.ts';
import type { Context } from '../platform/context.ts';
import type { ProductType } from './kinds.ts';

/** What a product says, in the reader's language. */
export interface ProductTexts {
  /** The text; in English if it is not translated. */
  readonly text: (source: string) => string;
  /**
   * A place such as 'Tapovan, Rishikesh, Uttarakhand': as the product's translation has it, or else its beginning, and
   * the rest from the names of its parts if all of them have one.
   */
  readonly place: (source: string) => string;
  /** The name of a feature, as the operator translated it; names that Padharo words itself stay for `nameText`. */
  readonly word: (source: string) => string;
}

/** How a product says what it says in another language. Names by which it is found and sold stay English. */
type ProductWording<Product> = (product: Product, texts: ProductTexts) => Product;

const placeParts = (source: string) => source.split(', ');

/**
 * Products of a type in the reader's language: one statement for all of them, and one for the names of places, and
 * for those of features of stays, which are cached. In English none, and the products as they are.
 */
export async function inReadersLanguage<Product>(
  ctx: Pick<Context, 'db' | 'now' | 'language'>,
  type: ProductType,
  products: readonly Product[],
  { documentIdOf, wording }: { documentIdOf: (product: Product) => string; wording: ProductWording<Product> },
): Promise<readonly Product[]> {
  if (ctx.language === 'en' || products.length === 0) return products;
  const entries = products.map((product) => {
    const sources = new Set<string>();
    const text = (source: string) => {
      if (source !== '') sources.add(source);
      return source;
    };
    const place = (source: string) => {
      const parts = placeParts(source);
      for (const [index, part] of parts.entries()) {
        text(part);
        text(parts.slice(0, index + 1).join(', '));
      }
      return source;
    };
    wording(product, { text, place, word: (source) => source });
    return { documentId: documentIdOf(product), sources };
  });
  const translationOf = await readTranslations(ctx, type, entries);
  const places = await allTranslations(ctx, 'destination');
  // only stays have features
  const features = type === 'stay' ? await allTranslations(ctx, 'feature') : new Map<string, string>();
  const word = (source: string) => features.get(source) ?? source;
  return products.map((product) => {
    const own = (source: string) => translationOf(documentIdOf(product), source);
    const place = (source: string) => {
      const parts = placeParts(source);
      for (let count = parts.length; count >= 0; count -= 1) {
        const first = own(parts.slice(0, count).join(', '));
        const rest = parts.slice(count).map((part) => own(part) ?? places.get(part));
        if (rest.includes(undefined) || (first === undefined && count > 0)) continue;
        return [first, ...rest].filter(Boolean).join(', ');
      }
      return source;
    };
    return wording(product, { text: (source) => own(source) ?? source, place, word });
  });
}
