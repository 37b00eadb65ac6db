import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { explained, rulesBrokenBy, specifiedTexts, visibleFiles, visibleTexts, voice, voiceHits } from './voice.ts';

const files = visibleFiles(root);
const hits = voiceHits(root, files);

test.each([
  ['bare who', 'For who cannot see it'],
  ['is told', 'Your vouchers say it'],
  ['money comes back', '₹4,200 comes back'],
  ['comes to', 'See what it comes to'],
  ['by itself', 'The invoice is made by itself'],
  ['by the terms', 'Refund by the terms'],
  ['stands', 'Stands in the audit log'],
  ['take, let, put', 'Take what is ticked'],
  ['there are none', 'The JSON is no list'],
  ['any more', 'Not offered any more'],
  ['the last first', 'Enquiries, the latest first'],
  ['it is saved', 'It is saved.'],
  ['is to be', '₹5,900 is to be paid'],
  ['odd adverbs', 'Make it anew'],
  ['seen to', 'Nobody sees to it'],
  ['he, his', 'Each sees his own listings'],
  ['metaphors', 'Sign in to the desk'],
  ['kind, thing, wish', 'Wishes of the guest'],
  ['trial', 'A trial payment'],
  ['as for such as', 'One of them, as ‘GST’'],
  ['percent', '18 % GST'],
  ['telephone', 'By telephone'],
  ['somebody', 'Somebody of us'],
  ['pressure', 'Hurry, last chance'],
  ['pressure', 'No thanks, I don’t want to save'],
  ['noun of the noun', 'Number of the receipt'],
])('%s finds ‘%s’', (rule, text) => {
  expect(rulesBrokenBy(text)).toContain(rule);
});

test('good sentences break no rule', () => {
  for (const text of [
    'If you cancel now, you’ll get ₹4,200 back.',
    'Who is travelling?',
    'This room stands out',
    'There is no longer a room',
    'Deals such as ‘Weekend’',
    '18% GST',
  ])
    expect(rulesBrokenBy(text), text).toEqual([]);
});

test('texts of the requirements are specified, with their values left out', () => {
  const specified = specifiedTexts(root);
  expect(specified.size).toBeGreaterThan(150);
  expect(specified).toContain('No … bookings found.');
  expect(specified).toContain(
    "We couldn't find any tour packages for this location. Try a different location or browse all packages.",
  );
  expect(specified).not.toContain('isActive');
});

test.each(voice)('no text breaks the rule $name', ({ name, say }) => {
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = hits.filter(({ rule }) => rule === name).map(({ file, text }) => `${file}: ${text}`);
  expect(wrong, `say: ${say}`).toEqual([]);
});

test('every explained text breaks a rule, and is shown somewhere', () => {
  const texts = new Set(files.flatMap((file) => visibleTexts(root, file)));
  const idle = Object.keys(explained).filter((text) => rulesBrokenBy(text).length === 0 || !texts.has(text));
  expect(idle).toEqual([]);
});
