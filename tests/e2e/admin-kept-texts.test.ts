import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate, publishStays, query, unpublishStays } from './parts/operator.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import { newEmail, traveller } from './parts/travellers.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

/** Ends the session elsewhere, without this window noticing. */
const endSessions = (email: string) =>
  query('delete from sessions where user_id = (select id from users where email = $1)', [email]);

/** All unsaved texts that this tab stores. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('typed ')).length);

async function enquiryOf(name: string): Promise<string> {
  const subject = `Keeps ${randomUUID().slice(0, 8)}`;
  await query(
    `insert into enquiries (kind, name, email, subject, message, question_hash, created_at)
     values ('contact', $1, $2, $3, 'Is there a lift?', $3, now())`,
    [name, newEmail(), subject],
  );
  return subject;
}

async function openEnquiry(page: Page, subject: string): Promise<string> {
  await visit(page, `/admin/enquiries?${new URLSearchParams({ q: subject })}`);
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  return page.url();
}

test('a typed reply and note survive the session, for their author and enquiry, until sent', async ({ page }) => {
  const [email, other] = [newEmail(), newEmail()];
  const [subject, elsewhere] = [await enquiryOf('Leela Nair'), await enquiryOf('Ravi Rao')];
  await signInToAdmin(page, 'support', email);
  const address = await openEnquiry(page, subject);
  const [answer, note] = [page.getByLabel('Reply'), page.getByLabel('New note')];
  await answer.fill('There is one.\nIt is slow.');
  await note.fill('Ask the house.');
  await endSessions(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Padharo Admin' })).toBeVisible();

  // another user signs in here
  await signInToAdmin(page, 'support', other);
  await visit(page, address);
  await expect(answer).toHaveValue('');
  await signInToAdmin(page, 'support', email);
  await openEnquiry(page, elsewhere);
  await expect(answer).toHaveValue('');
  await visit(page, address);
  await expect(answer).toHaveValue('There is one.\nIt is slow.');
  await expect(note).toHaveValue('Ask the house.');

  // another action on the page first
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Assigned to you.')).toBeVisible();
  await expect(answer).toHaveValue('There is one.\nIt is slow.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^Reply sent to/)).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(note).toHaveValue('Ask the house.');
  await visit(page, address);
  await expect(answer).toHaveValue('');
  await expect(note).toHaveValue('Ask the house.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await expect(note).toHaveValue('');
  expect(await keptIn(page)).toBe(0);
});

test('a refused booking message stays in its field, and a reply to a review is restored in its section', async ({
  page,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/bookings\/\w+\.data 400/);
  const { bookingId } = await book(await traveller(), [await cartLine(nightsFrom(450))]);
  await signInToAdmin(page, 'support');
  await visit(page, `/admin/bookings/${bookingId}`);
  const message = page.getByLabel('Reply');
  const tooLong = 'x'.repeat(2_001);
  await message.fill(tooLong);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await visit(page, `/admin/bookings/${bookingId}`);
  await expect(message).toHaveValue(tooLong);
  await message.fill('The room is ready.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Reply sent.')).toBeVisible();
  await expect(message).toHaveValue('');
  expect(await keptIn(page)).toBe(0);

  const place = `Keeps ${randomUUID().slice(0, 8)}`;
  await publishStays(place, 1);
  await query(
    `insert into reviews (stay_id, name, rating, comment, created_at)
       select id, 'Ravi', 2, 'The lamps were out.', now() from stays where name = $1`,
    [`${place} House 1`],
  );
  const queue = `/admin/reviews?${new URLSearchParams({ product: place })}`;
  await visit(page, queue);
  const answer = page.getByLabel('Reply');
  await page.getByText('Reply as host').click();
  await answer.fill('They shine again.');
  await visit(page, queue);
  await expect(answer).toBeVisible();
  await expect(answer).toHaveValue('They shine again.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText('Reply published under the review.')).toBeVisible();
  // it no longer waits for a reply and is not in this list
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await keptIn(page)).toBe(0);

  // text of an old reply does not replace a newer one
  const answered = `${queue}&state=all`;
  await visit(page, answered);
  await page.getByText('Edit reply').click();
  await answer.fill('They shine again, all of them.');
  await query(
    `update reviews set answer = 'Come and see.' where name = 'Ravi' and stay_id = (select id from stays where name = $1)`,
    [`${place} House 1`],
  );
  await visit(page, answered);
  await expect(answer).toHaveValue('Come and see.');
  expect(await keptIn(page)).toBe(0);
  await unpublishStays(place);
});

test('edits of an entry survive the session too', async ({ page }) => {
  const place = `Keeps ${randomUUID().slice(0, 8)}`;
  const email = newEmail();
  await publishStays(place, 1);
  await signInToAdmin(page, 'editor', email);
  await visit(page, `/admin/content/stay?words=${encodeURIComponent(place)}`);
  await page.getByRole('link', { name: `${place} House 1` }).click();
  const words = page.getByRole('textbox', { name: /^Description/ });
  await words.fill('One of many, and the best.');
  const address = page.url();
  await endSessions(email);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Padharo Admin' })).toBeVisible();
  await signInToAdmin(page, 'editor', email);
  await visit(page, address);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(words).toHaveValue('One of many, and the best.');
  await unpublishStays(place);
});
