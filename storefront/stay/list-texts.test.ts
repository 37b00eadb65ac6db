import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { english } from '../../messages/translate.ts';
import { noFilters } from '../../service/catalog/lists/facet.ts';
import { stayFacets } from '../../service/catalog/stays/stay-facets.ts';
import type { FoundStays } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { dayOf } from '../../service/core/day.ts';
import { stayListView } from './stay-list-view.ts';
import { StayResults } from './stay-results.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const nothing: FoundStays = {
  cards: [],
  total: 0,
  soldOut: 0,
  advice: null,
  first: 1,
  page: 1,
  pageCount: 0,
  counts: {},
  names: {},
  histogram: [],
  priceRange: null,
  place: null,
  within: 'all',
};

function read(query: string): string {
  const view = stayListView(english, parseStaySearch(new URLSearchParams(query), dayOf('2026-11-20')), nothing);
  const page = createElement(StayResults, { view, busy: false });
  return renderToStaticMarkup(createElement(MemoryRouter, null, page)).replace(/<[^>]+>/g, '|');
}

test('an empty catalogue asks for patience and offers nothing to clear', () => {
  const text = read('');
  expect(text).toContain('|No stays found|');
  expect(text).toContain('|We could not find any stays matching your search. Please try again later.|');
  expect(text).not.toContain('Clear all filters');
});

test('a search without results says what to do', () => {
  for (const query of ['location=Atlantis', 'stars=5', 'propertyType=villas']) {
    const text = read(query);
    expect(text).toContain('|Try adjusting your filters or search criteria to find more options.|');
    expect(text).toContain('|Clear all filters|');
  }
  expect(read('propertyType=villas')).toContain('|No Villas found|');
});

test('a search without results names the part that excludes everything, with one link that removes it', () => {
  const search = parseStaySearch(new URLSearchParams('location=Goa&adults=9&stars=5'), dayOf('2026-11-20'));
  const page = (advice: FoundStays['advice']) => {
    const view = stayListView(english, search, { ...nothing, advice });
    const html = renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(StayResults, { view, busy: false })),
    );
    return html.replaceAll('&amp;', '&');
  };
  const roomier = page({ what: 'rooms', search: { ...search, rooms: 3 }, total: 4 });
  expect(roomier).toContain('No stays for 9 adults in 1 room. With 3 rooms, there are 4 stays.');
  expect(roomier).toContain('href="/stays?adults=9&rooms=3&location=Goa&stars=5"');
  const fewer = page({ what: 'guests', search: { ...search, adults: 2 }, total: 1 });
  expect(fewer).toContain('No stays for 9 adults. For 2 adults, there is one stay.');
  expect(page({ what: 'filters', search: { ...search, ...noFilters(stayFacets) }, total: 12 })).toContain(
    'No stays match your filters. Without filters, there are 12 stays.',
  );
  expect(page(null)).not.toContain('there are');
});
