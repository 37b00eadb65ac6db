import { catalogue } from '../../catalogue.ts';

export const errorsContentTexts = catalogue('errors/content', {
  ifMatch: 'If-Match must be * or a list of entity tags',
  changedSinceRead: 'The entry was changed since it was read',
  inEntry: '{entry}: {problems}',
  typeGone: 'This content type no longer exists',
  entryGone: 'The entry no longer exists',
  noData: 'Missing "data" payload in the request body',
  stillInUse: 'Still in use: {references}',
  idempotencyKey: 'Idempotency-Key must be 1 to 200 visible characters',
  idempotencyReused: 'Another request was sent under this Idempotency-Key',
  nothingToRevert: 'This change has nothing to revert',
  noDraftBeside: 'A published entry has no draft beside it: unpublish it first',
  status: 'status must be draft or published',
  valuesConflict: 'These values conflict with each other',
  needed: 'Bookings or other entries need this entry, so it cannot be deleted. Unpublish it instead.',
  translationLanguage: 'This is not a language that entries are translated into',
  manyTranslations: 'At most {most} translations can be saved at once',
  translationText: 'This text is empty, too long or has characters that cannot be stored',
  translationChanged:
    'Someone else has saved another translation of this text. Save again to replace it. Theirs is: {text}',
  translationDeleted: 'Someone else has deleted the translation of this text. Save again to keep yours.',
  unknownEntry: 'This names an entry that does not exist',
  writtenInEnglish: 'Entries are written in English, without locale',
});
