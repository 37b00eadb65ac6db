import { expectNoBarriers, standStill } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { book, cartLine, nightsFrom } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('what was written about a booking is read and answered by keyboard, and kept when the network is away', async ({
  device,
  ears,
}) => {
  ears.expect(/ERR_INTERNET_DISCONNECTED/);
  const user = await traveller('Farah Khan');
  const page = await device({ traveller: user });
  await standStill(page);
  await visit(page, '/dashboard?view=messages');
  await expect(page.getByRole('heading', { name: 'No Messages Yet' })).toBeVisible();
  const { bookingId } = await book(user, [await cartLine(nightsFrom(170))]);
  await page.reload();
  await page.getByRole('button', { name: bookingId }).press('Enter');
  const talk = page.getByRole('region', { name: `Messages about ${bookingId}` });
  await expect(talk.getByRole('heading')).toBeFocused();
  const email = talk.getByRole('group').first();
  await email.locator('summary').press('Enter');
  await expect(email).toContainText('You are receiving this email because of your booking');
  const field = talk.getByLabel('Write to us about this booking');
  const send = talk.getByRole('button', { name: 'Send message' });
  await send.press('Enter');
  await expect(field).toBeFocused();
  await expect(talk).toContainText('Please write a message.');

  await page.context().setOffline(true);
  await field.fill('<b>May we</b> arrive late?');
  await send.press('Enter');
  await expect(talk.getByRole('alert')).toHaveText('Network error. Please try again.');
  await expect(field).toHaveValue('<b>May we</b> arrive late?');
  await page.context().setOffline(false);
  await send.press('Enter');
  await expect(talk.getByRole('status')).toContainText('Message sent.');
  await expect(talk.getByRole('listitem').last()).toContainText('<b>May we</b> arrive late?');
  await expect(field).toHaveValue('');
  await expectNoBarriers(page, 'Your Communication');
});
