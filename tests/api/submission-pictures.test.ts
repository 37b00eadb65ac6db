import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cropOwnPicture } from '../../service/partners/pictures/crop-own-picture.ts';
import {
  deleteOwnPicture,
  describeOwnPicture,
  findOwnPictures,
  uploadOwnPictures,
} from '../../service/partners/pictures/own-pictures.ts';
import { showSubmission } from '../../service/partners/submissions/show-submission.ts';
import { adminForms } from '../admin-forms.ts';
import { halves } from '../pictures.ts';
import { adminSession } from '../staff.ts';
import { siteWithSubmissions } from '../submissions.ts';

const site = siteWithSubmissions();
const { editor, family, club, refusal, storefront, propose, accept } = site;

test('pictures are those that he sent, within a budget, and are the site’s once they are taken', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'padharo-proposals-')), 'lake.jpg');
  await halves().jpeg().toFile(path);
  const file = { field: 'files', name: 'lake.jpg', path, bytes: 1 };
  const send = (ctx: ReturnType<typeof family>) => uploadOwnPictures(ctx, async () => ({ fields: [], files: [file] }));
  const [sent] = await send(family());
  const documentId = String(sent?.['documentId']);
  expect((await findOwnPictures(family(), {})).map((one) => one['documentId'])).toEqual([documentId]);
  expect(await findOwnPictures(club(), {})).toEqual([]);
  const say = (ctx: ReturnType<typeof family>) =>
    refusal(describeOwnPicture(ctx, { documentId, read: async () => ({ alternativeText: 'The lake' }) }));
  expect([await say(family()), await say(club())]).toEqual(['done', 'NotFoundError']);
  const stays = (await storefront()).stayimages.map((one: { documentId: string }) => one.documentId);
  const submission = await propose({ image: documentId, stayimages: [documentId, ...stays] });
  expect((await showSubmission(editor(), submission)).pictures).toHaveLength(stays.length + 1);
  const drop = (ctx: ReturnType<typeof family>, of = documentId) => refusal(deleteOwnPicture(ctx, { documentId: of }));
  // another's, one that waits in a proposal
  expect([await drop(club()), await drop(family())]).toEqual(['NotFoundError', 'ConflictError']);
  await accept(submission.documentId, ['image', 'stayimages']);
  expect((await storefront()).image.alternativeText).toBe('The lake');
  expect(await say(family())).toBe('ConflictError');
  // one that the storefront shows; one that nothing shows releases its room
  expect(await drop(family())).toBe('ConflictError');
  const [spare] = await send(family());
  expect(await drop(family(), String(spare?.['documentId']))).toBe('done');
  expect((await findOwnPictures(family(), {})).map((one) => one['documentId'])).toEqual([documentId]);
  await site.harness.database.pool.query('update partner_pictures set bytes = 200 * 1024 * 1024');
  expect([await refusal(send(family())), await refusal(send(club()))]).toEqual(['PayloadTooLargeError', 'done']);
});

test('a partner cuts what he sent into a picture of his own, within his budget, and nothing of another', async () => {
  await site.harness.database.pool.query('update partner_pictures set bytes = 1000');
  const path = join(await mkdtemp(join(tmpdir(), 'padharo-proposals-')), 'garden.jpg');
  await halves().jpeg().toFile(path);
  const file = { field: 'files', name: 'garden.jpg', path, bytes: 1 };
  const [sent] = await uploadOwnPictures(family(), async () => ({ fields: [], files: [file] }));
  const documentId = String(sent?.['documentId']);
  await describeOwnPicture(family(), { documentId, read: async () => ({ alternativeText: 'The garden' }) });
  const half = { documentId, area: { x: 0, y: 0, width: 50, height: 100 } };
  const made = await cropOwnPicture(family(), half);
  expect(made).toMatchObject({ alternativeText: 'The garden', width: Number(sent?.['width']) / 2 });
  expect(made['documentId']).not.toBe(documentId);
  const own = (await findOwnPictures(family(), { words: 'garden' })).map((one) => one['documentId']);
  expect(own.toSorted()).toEqual([documentId, made['documentId']].toSorted());
  // what it takes is counted, and the partner may delete it
  const { rows } = await site.harness.database.pool.query('select bytes from partner_pictures where picture = $1', [
    made['documentId'],
  ]);
  expect(Number(rows[0].bytes)).toBeGreaterThan(100);
  expect(await refusal(deleteOwnPicture(family(), { documentId: String(made['documentId']) }))).toBe('done');
  expect(await refusal(cropOwnPicture(club(), half))).toBe('NotFoundError');
  const [shown] = (await storefront()).stayimages;
  expect(await refusal(cropOwnPicture(club(), { ...half, documentId: shown.documentId }))).toBe('NotFoundError');
  expect(await refusal(cropOwnPicture(family(), { documentId, area: { x: 0, y: 0, width: 0.1, height: 0.1 } }))).toBe(
    'ValidationError',
  );
  // by the address that the back office asks
  const cookie = await adminSession(site.harness, 'partner');
  const answer = await adminForms(site.harness, cookie).send(`/admin/pictures/${documentId}/crop`, [
    ...(['x', 'y'] as const).map((name) => [name, '0'] as const),
    ...(['width', 'height'] as const).map((name) => [name, '50'] as const),
  ]);
  expect([answer.statusCode, answer.json().message]).toEqual([
    404,
    'You did not send this picture. Upload one of your own.',
  ]);
  await site.harness.database.pool.query('update partner_pictures set bytes = 200 * 1024 * 1024 where picture = $1', [
    documentId,
  ]);
  expect(await refusal(cropOwnPicture(family(), half))).toBe('PayloadTooLargeError');
});
