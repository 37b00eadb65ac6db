import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { isTaken, leadsTo, oldPath, type Redirect, targetProblem } from './redirect.ts';

test.each([
  ['/old-goa', '/old-goa'],
  [' /old-goa/ ', '/old-goa'],
  ['/old?page=2#top', '/old'],
  ['/caf%C3%A9', '/café'],
  ['/', undefined],
  ['//evil.example', undefined],
  ['old', undefined],
  ['/a b', undefined],
  ['/a\\b', undefined],
  ['/%E0%A4', undefined],
])('the old address %s is %s', (typed, path) => {
  expect(oldPath(typed)).toBe(path);
});

test.each(['/stays', '/stays?location=Goa#list'])('%s is a good target', (target) => {
  expect(targetProblem(target, false)).toBeUndefined();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://a.example',
  'https://',
  '/a\nb',
  'stays',
])('%s is none, even if another site is intended', (target) => {
  expect(targetProblem(target, true)).toBeDefined();
});

test('another site must be confirmed', () => {
  const problem = targetProblem('https://other.example/x', false);
  expect(problem && english.of(problem)).toContain('another website');
  expect(targetProblem('https://other.example/x', true)).toBeUndefined();
});

const map = (...all: [string, string, boolean?][]) =>
  new Map(all.map(([path, target, permanent = true]): [string, Redirect] => [path, { path, target, permanent }]));

test('chained redirects are one, permanent only if all are', () => {
  const all = map(['/a', '/b/?x=1'], ['/b', '/c', false], ['/d', '/e']);
  expect(leadsTo('/a', all)).toMatchObject({ target: '/c', permanent: false });
  expect(leadsTo('/d', all)).toMatchObject({ target: '/e', permanent: true });
  expect(leadsTo('/z', all)).toBeUndefined();
});

test('a loop leads nowhere, and a path with a page of its own is taken', () => {
  expect(leadsTo('/a', map(['/a', '/b'], ['/b', '/a']))).toBeUndefined();
  expect(['/admin', '/admin/x', '/api/stays'].every(isTaken)).toBe(true);
  expect(isTaken('/administration')).toBe(false);
});
