import { expect, test } from 'vitest';
import { catalogue } from '../../messages/catalogue.ts';
import { sentence } from '../../messages/message.ts';
import { english, translateTo } from '../../messages/translate.ts';
import { AppError, conflict, invalidField, wordedFor, wrongFields } from './app-error.ts';

const texts = catalogue('sample', {
  taken: '{room} is taken',
  short: 'Use {least, plural, one {# letter} other {# letters}}',
});

test('a refusal is in English and keeps its sentence for readers of other languages', () => {
  const taken = sentence(texts.taken, { room: 'Lake Suite' });
  const error = conflict(taken);
  expect([error.message, error.sentences]).toEqual(['Lake Suite is taken', [taken]]);
  expect(new AppError('BadRequestError', 'Invalid key x').sentences).toEqual([]);
});

test('the texts of fields are in English and keep their sentences', () => {
  const [taken, short] = [sentence(texts.taken, { room: 'Lake Suite' }), sentence(texts.short, { least: 8 })];
  expect(invalidField(['room'], taken).details).toEqual({
    errors: [{ path: ['room'], message: 'Lake Suite is taken', name: 'ValidationError' }],
  });
  const error = wrongFields({ room: taken, city: undefined, password: short });
  expect(error?.sentences).toEqual([taken, short]);
  expect(error?.details).toMatchObject({
    errors: [{ path: ['room'] }, { path: ['password'], message: 'Use 8 letters' }],
  });
});

test('a reader of another language gets the sentences in it, and what has none in English', () => {
  const hindi = translateTo(
    'hi',
    new Map([[texts.taken.id, catalogue('sample', { taken: '{room} बिक चुका है' }).taken.english]]),
  );
  const taken = sentence(texts.taken, { room: 'Lake Suite' });
  const error = wrongFields({ room: taken, city: 'Choose a city', password: sentence(texts.short, { least: 8 }) });
  if (!error) throw new Error('Nothing is wrong');
  expect(wordedFor(hindi, error)).toEqual({
    message: 'Lake Suite बिक चुका है',
    details: {
      errors: [
        { path: ['room'], message: 'Lake Suite बिक चुका है', name: 'ValidationError' },
        { path: ['city'], message: 'Choose a city', name: 'ValidationError' },
        { path: ['password'], message: 'Use 8 letters', name: 'ValidationError' },
      ],
    },
  });
  expect(wordedFor(english, error)).toEqual({ message: 'Lake Suite is taken', details: error.details });
  expect(wordedFor(hindi, new AppError('ConflictError', taken, { left: 0 })).details).toEqual({ left: 0 });
});
