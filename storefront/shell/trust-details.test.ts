import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ContactBar } from './contact-bar.tsx';
import { bareFrame } from './frame.ts';
import TrustDetails from './trust-details.tsx';

// the drawing of all icons is made by the build
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const shown = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

test('each detail of the operator stands by its label, with the way to it where there is one', () => {
  const parts = [{ text: 'Meera Joshi' }, { text: '+91 1', to: 'tel:+911' }, { text: 'Ask', to: '/contact-us' }];
  const html = shown(createElement(TrustDetails, { lines: [{ label: 'Grievance officer', parts }], look: '' }));
  expect(html).toContain('>Grievance officer</dt>');
  expect(html).toContain('>Meera Joshi</dd>');
  expect(html).toContain('href="tel:+911"');
  expect(html).toContain('href="/contact-us"');
});

test.each([
  ['of a trial', { sample: ['address', 'phone'], sampleCatalogue: true }, 2, true],
  ['of a shop that sells its own', { sample: ['phone'], sampleCatalogue: false }, 1, false],
  ['of an operator who set his own', { sample: [], sampleCatalogue: true }, 0, false],
] as const)('the bar %s marks what is the sample’s', (_, told, marks, says) => {
  const contact = { address: '14 Ganga View Lane', phone: '+91 00000 00000', email: 'hello@padharo.example' };
  const html = shown(createElement(ContactBar, { frame: { ...bareFrame, contact, ...told } }));
  expect(html.match(/>sample</g)?.length ?? 0).toBe(marks);
  expect(html.includes('Sample catalogue until the operator replaces it')).toBe(says);
});
