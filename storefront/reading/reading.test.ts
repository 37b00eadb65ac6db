import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { plainText } from '../../service/catalog/rich-text.ts';
import { defaultContact, defaultSettings } from '../../service/catalog/settings/default-settings.ts';
import { about } from './about.ts';
import { privacy } from './privacy.ts';
import { type Reading, readingParts } from './reading.ts';
import { terms } from './terms.ts';

test('a text is divided under headings, with the details of the operator', () => {
  const sections: Reading['sections'] = (_, { address, phone, email }) => [
    `## Where\n\nAt ${address},\nunder ${phone}.\n\n- by ${email}\n- not {here}`,
    '## When\n\nNow.',
  ];
  const contact = { ...defaultContact, address: '1 Mall Road', phone: '+91 1', email: 'a@b.example' };
  const parts = readingParts(english, { sections }, { ...defaultSettings, contact });
  expect(parts.map(({ title, blocks }) => [title, plainText(blocks)])).toEqual([
    ['Where', 'At 1 Mall Road, under +91 1.\n\n• by a@b.example\n• not {here}'],
    ['When', 'Now.'],
  ]);
});

// SHELL-20
test.each<[Reading, string]>([
  [privacy, 'We reply within 30 days'],
  [terms, 'within 5-10 business days'],
  [terms, 'hold the room, the place on a tour or the car for 24 hours'],
  [terms, 'a stay for at most 30 nights, and a car for at most 60 days'],
  [about, defaultContact.address],
])('$title.english has the specified text', (reading, specified) => {
  const parts = readingParts(english, reading, defaultSettings);
  expect(parts.every(({ title, blocks }) => title && blocks.length > 0)).toBe(true);
  const words = parts.map(({ blocks }) => plainText(blocks)).join('\n');
  expect(words).toContain(specified);
  expect(words).not.toMatch(/[{}*\]]/);
});

test.each([privacy, terms])(
  '$title.english is complete enough to rely on, and names the grievance officer',
  (reading) => {
    const wordsOf = (contact: typeof defaultContact) =>
      readingParts(english, reading, { ...defaultSettings, contact })
        .map(({ blocks }) => plainText(blocks))
        .join('\n');
    expect(wordsOf(defaultContact).split(/\s+/).length).toBeGreaterThan(400);
    expect(wordsOf(defaultContact)).toContain('Our grievance officer');
    const officer = { name: 'Meera Joshi', email: 'meera@padharo.example' };
    const named = wordsOf({ ...defaultContact, grievanceOfficer: officer });
    expect(named).toContain('Meera Joshi, Padharo');
    expect(named).toContain('phone +91 00000 00000, email meera@padharo.example');
  },
);
