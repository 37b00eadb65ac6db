import { expect, test } from 'vitest';
import { experienceTexts, loadProblem } from './experience-texts.ts';

test('the error panel of an attraction has the specified text (EXP-26)', () => {
  expect(loadProblem('attraction', 404)).toBe('No attraction found with this slug');
  expect(loadProblem('attraction', 503)).toBe('Failed to fetch attraction data (Status: 503)');
  expect(loadProblem('attraction', undefined)).toBe('Failed to load attraction details');
  expect(experienceTexts.attraction.back).toEqual({ to: '/attractions', text: 'Back to Attractions' });
});

test('the error panel of a tour package has the specified text (EXP-26)', () => {
  expect(loadProblem('tour-package', 404)).toBe('Tour package not found');
  expect(loadProblem('tour-package', 500)).toBe('Failed to fetch tour package data (Status: 500)');
  expect(loadProblem('tour-package', undefined)).toBe('Failed to load tour package details');
  expect(experienceTexts['tour-package'].back).toEqual({ to: '/tour-packages', text: 'Back to Tour Packages' });
});

test('Reserve Now has the specified text if data are missing (EXP-29)', () => {
  const { attraction, 'tour-package': tour } = experienceTexts;
  expect([attraction.noDate, attraction.noData]).toEqual([
    'Please select a visit date',
    'Attraction information not available',
  ]);
  expect([tour.noDate, tour.noData]).toEqual(['Please select a tour date', 'Tour package information not available']);
});

test('a tour is shared with the specified text', () => {
  const { share } = experienceTexts['tour-package'];
  expect(share('Two Shrines')).toBe('Check out this amazing tour package: Two Shrines');
});
