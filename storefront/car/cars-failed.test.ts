import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { CarListError } from './cars-failed.tsx';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

// CAR-8: any failure gives an empty list
test('a list of cars that fails to load is empty, and can be retried', () => {
  const page = createElement(CarListError, { error: new Error('gone'), scene: '/artwork/car-suv-14' });
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: ['/car-rentals/goa?carType=SUV'] }, page),
  );
  expect(html).toContain('>No car rentals found.</h2>');
  expect(html).toMatch(/href="\/car-rentals\/goa\?carType=SUV"[^>]*>.*?Try Again/);
});
