import type { MetaDescriptor } from 'react-router';
import type { Translate } from '../../messages/translate.ts';
import { richText } from '../../service/catalog/markdown.ts';
import { plainText } from '../../service/catalog/rich-text.ts';
import { type Paise, toRupees } from '../../service/core/money.ts';
import { indexedLinks, pageTitle } from '../shell/page-head.ts';

export interface ProductHead {
  /** The page's title, without the site's name. */
  title: string;
  name: string;
  place: string;
  /** In Markdown. */
  description: string;
  /** The canonical address. */
  url: string;
  /** The address of its social card. */
  card: string;
  /** schema.org nodes; null ones are omitted. */
  graph: readonly (object | null)[];
}

/** A step of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly to: string;
}

/** The metadata of a product's page for search engines and social media. */
export function productHead(t: Translate, head: ProductHead): MetaDescriptor[] {
  const { title, name, place, description, url, card, graph } = head;
  const lead = shortened(description);
  const text = (name: string, content: string): MetaDescriptor => ({ property: `og:${name}`, content });
  return [
    { title: pageTitle(t, title) },
    { name: 'description', content: lead },
    text('type', 'website'),
    text('title', name),
    text('description', lead),
    text('url', url),
    text('image', card),
    text('image:width', '1200'),
    text('image:height', '630'),
    text('image:alt', `${name}, ${place}`),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...indexedLinks(url),
    {
      'script:ld+json': { '@context': 'https://schema.org', '@graph': graph.filter((node) => node !== null) },
    },
  ];
}

/** The beginning of a Markdown text as one plain line. */
export function shortened(text: string): string {
  const flat = plainText(richText(text)).replace(/\s+/g, ' ').trim();
  return flat.length <= 155 ? flat : flat.slice(0, 155).replace(/\s+\S*$/, ' …');
}

export function crumbList(crumbs: readonly Crumb[], publicUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + to,
    })),
  };
}

/** A price as schema.org has it: in rupees. */
export function offered(price: Paise): { price: number; priceCurrency: 'INR' } {
  return { price: toRupees(price), priceCurrency: 'INR' };
}

/** The questions of the page at that address, with answers in Markdown; null if there are none. */
export function faqPage(faqs: readonly { question: string; answer: string }[], url: string): object | null {
  if (faqs.length === 0) return null;
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faqs`,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(richText(answer)) },
    })),
  };
}
