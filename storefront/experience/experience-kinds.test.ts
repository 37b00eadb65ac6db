import { expect, test } from 'vitest';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { english } from '../../messages/translate.ts';
import { experienceKinds, loadProblem } from './experience-kinds.ts';

test('the error panel of an attraction has the specified text (EXP-26)', () => {
  expect(loadProblem(english, 'attraction', 404)).toBe('No attraction found with this slug');
  expect(loadProblem(english, 'attraction', 503)).toBe('Failed to fetch attraction data (Status: 503)');
  expect(loadProblem(english, 'attraction', undefined)).toBe('Failed to load attraction details');
  const { back } = experienceKinds.attraction;
  expect([back.to, english(back.text)]).toEqual(['/attractions', 'Back to Attractions']);
});

test('the error panel of a tour package has the specified text (EXP-26)', () => {
  expect(loadProblem(english, 'tour-package', 404)).toBe('Tour package not found');
  expect(loadProblem(english, 'tour-package', 500)).toBe('Failed to fetch tour package data (Status: 500)');
  expect(loadProblem(english, 'tour-package', undefined)).toBe('Failed to load tour package details');
  const { back } = experienceKinds['tour-package'];
  expect([back.to, english(back.text)]).toEqual(['/tour-packages', 'Back to Tour Packages']);
});

test('Reserve Now has the specified text if data are missing (EXP-29)', () => {
  const { noVisitDate, attractionGone, noTourDate, tourGone } = experiencePageTexts;
  expect([noVisitDate, attractionGone].map((text) => english(text))).toEqual([
    'Please select a visit date',
    'Attraction information not available',
  ]);
  expect([noTourDate, tourGone].map((text) => english(text))).toEqual([
    'Please select a tour date',
    'Tour package information not available',
  ]);
});

test('a tour is shared with the specified text', () => {
  expect(english(experiencePageTexts.shareTour, { name: 'Two Shrines' })).toBe(
    'Check out this amazing tour package: Two Shrines',
  );
});
