import { expect, test } from 'vitest';
import { greeting } from './blocks.ts';
import { standardWording, wordSentence } from './wording.ts';

const greetingFor = (name: string | null) => wordSentence(greeting(name), standardWording('en'));

test('a greeting names people, never links or addresses', () => {
  expect(greetingFor('Dr. A.P.J. Abdul Kalam')).toBe('Hello Dr. A.P.J. Abdul Kalam,');
  expect(greetingFor('अशोक कुमार')).toBe('Hello अशोक कुमार,');
  for (const name of ['', ' ', 'Win at evil.com', 'https://evil', 'mail me@evil', 'www.evil.in/x', 'call: 1']) {
    expect(greetingFor(name)).toBe('Hello,');
  }
});
