import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { defaultContact } from '../../service/catalog/settings/default-settings.ts';
import { ContactBar } from './contact-bar.tsx';
import { bareFrame } from './frame.ts';
import TrustDetails from './trust-details.tsx';
import { sampleMarks } from './trust-lines.ts';

// only the build creates the icon sprite
vi.mock('../ui/icon.tsx', () => ({ Icon: () => null }));

const shown = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

test('each detail of the operator is shown by its label, with a link if there is one', () => {
  const parts = [{ text: 'Meera Joshi' }, { text: '+91 1', to: 'tel:+911' }, { text: 'Ask', to: '/contact-us' }];
  const html = shown(createElement(TrustDetails, { lines: [{ label: 'Grievance officer', parts }], look: '' }));
  expect(html).toContain('>Grievance officer</dt>');
  expect(html).toContain('>Meera Joshi</dd>');
  expect(html).toContain('href="tel:+911"');
  expect(html).toContain('href="/contact-us"');
});

const contact = { address: '14 Ganga View Lane', phone: '+91 135 243 0000', email: 'hello@padharo.example' };
const { address, phone } = defaultContact;

test.each([
  ['of a trial', { address, phone }, true, 2, true],
  ['of a shop that sells its own', { phone }, false, 1, false],
  ['of an operator who set his own', {}, true, 0, false],
] as const)('the bar %s marks sample values', (_, stored, catalogue, marks, says) => {
  const now = { ...contact, ...stored };
  const frame = { ...bareFrame, contact: now, sample: sampleMarks(now, catalogue) };
  const html = shown(createElement(ContactBar, { frame }));
  expect(html.match(/>sample</g)?.length ?? 0).toBe(marks);
  expect(html.replace(/<[^>]*>/g, '').includes('Sample catalogue until the operator replaces it')).toBe(says);
});
