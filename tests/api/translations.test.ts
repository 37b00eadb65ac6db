import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../service/catalog/products/content-types.ts';
import { typeNamed } from '../../service/content/content-type.ts';
import { listTranslations } from '../../service/content/list-translations.ts';
import { putTranslations } from '../../service/content/put-translations.ts';
import { removeEntry } from '../../service/content/remove-entry.ts';
import { translationVersion } from '../../service/content/translation-state.ts';
import { operator } from '../../service/core/viewer.ts';
import { listSubjectAudit } from '../../service/platform/audit.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const type = typeNamed(content, 'stay');
const ctx = () => harness.ctx(operator);
const documentIdOf = async (slug: string) =>
  (
    await harness.database.db
      .selectFrom('stays')
      .select('document_id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow()
  ).document_id;
const put = async (slug: string, texts: Readonly<Record<string, string>>, language = 'hi') =>
  putTranslations(ctx(), {
    type,
    documentId: await documentIdOf(slug),
    language,
    translations: Object.entries(texts).map(([source, text]) => ({ source, text })),
  });
const listed = async (documentId: string) =>
  (await listTranslations(ctx(), { type, documentId })).map(({ language, source, text }) => [language, source, text]);

test('translations of an entry are stored, replaced and deleted by their English text, each with a record', async () => {
  const documentId = await documentIdOf('lake-house');
  await put('lake-house', { 'Lake House': 'लेक हाउस', 'By the lake.': 'झील के किनारे।' });
  await put('lake-house', { 'Lake House': 'झील वाला घर', 'By the lake.': ' ' });
  expect(await listed(documentId)).toEqual([['hi', 'Lake House', 'झील वाला घर']]);
  const [latest] = await listSubjectAudit(
    ctx(),
    { subjectType: 'stay', subjectId: documentId },
    { before: undefined, limit: 5 },
  );
  expect(latest).toMatchObject({
    action: 'translate',
    before: { language: 'hi', texts: { 'Lake House': 'लेक हाउस', 'By the lake.': 'झील के किनारे।' } },
    after: { language: 'hi', texts: { 'Lake House': 'झील वाला घर', 'By the lake.': null } },
  });
});

test('what cannot be a translation is refused', async () => {
  await expect(put('lake-house', { 'Lake House': 'Lake House' }, 'en')).rejects.toMatchObject({
    details: { errors: [{ path: ['language'] }] },
  });
  await expect(put('lake-house', { 'Lake House': 'Haus' }, 'xx')).rejects.toThrow();
  await expect(put('lake-house', { '': 'कुछ' })).rejects.toMatchObject({
    details: { errors: [{ path: ['translations', '0', 'source'] }] },
  });
  await expect(put('lake-house', { 'Lake House': 'घर\0' })).rejects.toThrow();
  await expect(
    putTranslations(ctx(), { type, documentId: 'nowhere', language: 'hi', translations: [] }),
  ).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('a translation is replaced only by someone who has seen it; one that is sent back as it was changes nothing', async () => {
  const documentId = await documentIdOf('palm-villa');
  const save = (text: string, seen: string) =>
    putTranslations(ctx(), {
      type,
      documentId,
      language: 'hi',
      translations: [
        { source: 'Is there parking?', text: 'पार्किंग?', ifMatch: translationVersion('') },
        { source: 'Palm Villa', text, ifMatch: translationVersion(seen) },
      ],
    });
  await save('पहला', '');
  await expect(save('दूसरा', '')).rejects.toMatchObject({
    name: 'ConflictError',
    details: { errors: [{ path: ['translations', '1', 'text'], message: expect.stringContaining('पहला') }] },
  });
  await save('', '');
  expect(await listed(documentId)).toContainEqual(['hi', 'Palm Villa', 'पहला']);
  await save('दूसरा', 'पहला');
  expect(await listed(documentId)).toContainEqual(['hi', 'Palm Villa', 'दूसरा']);
  await save('', 'दूसरा');
  await expect(save('तीसरा', 'दूसरा')).rejects.toThrow('has deleted the translation');
});

test('an entry is deleted with its translations', async () => {
  const made = await harness.database.db
    .insertInto('destinations')
    .values({
      slug: 'brief-place',
      name: 'Brief',
      region: 'Nowhere',
      latitude: 1,
      longitude: 1,
      description: 'Short.',
      published_at: harness.clock.now,
    })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  const destination = typeNamed(content, 'destination');
  const entry = { type: destination, documentId: made.document_id };
  await putTranslations(ctx(), { ...entry, language: 'hi', translations: [{ source: 'Brief', text: 'छोटी जगह' }] });
  expect(await listTranslations(ctx(), entry)).toHaveLength(1);
  await removeEntry(ctx(), {
    subject: { model: content, type: destination, hooks: undefined },
    documentId: entry.documentId,
    ifMatch: undefined,
  });
  expect(await listTranslations(ctx(), entry)).toEqual([]);
});
