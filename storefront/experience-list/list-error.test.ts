import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import ListError from './list-error.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

function read(path: string, error: unknown): string {
  const page = createElement(ListError, { error });
  const html = renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, page));
  return html.replace(/<[^>]+>/g, '|');
}

test('a list of tours that fails to load has the specified text (EXP-17), and can be retried', () => {
  const text = read('/tour-packages/goa?sort=rating', new Error('gone'));
  expect(text).toContain('|No Tour Packages Found|');
  expect(text).toContain('|Failed to fetch packages|');
  expect(text).toContain('We couldn&#x27;t find any tour packages for this location.');
  for (const button of ['Try Again', 'Browse All Packages', 'Return to Home']) expect(text).toContain(`|${button}|`);
});

test('a list of attractions that fails to load can be retried', () => {
  const text = read('/attraction/goa', new Error('gone'));
  for (const words of ['Attractions', 'Failed to fetch attractions', 'Try Again']) {
    expect(text).toContain(`|${words}|`);
  }
});

test('a category that does not exist links to all tours', () => {
  const text = read('/tour-packages/category/castles', { status: 404, statusText: '', internal: false, data: null });
  expect(text).toContain('|No tour packages found in this category.|');
  expect(text).toContain('|View all tour packages|');
  expect(text).not.toContain('Try Again');
});
