import { readFile } from 'node:fs/promises';
import { expectNoBarriers, expectNoBarriersNarrowToo, standStill } from './parts/axe.ts';
import { emailTo } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { newcomer, traveller } from './parts/travellers.ts';

test.describe.configure({ mode: 'parallel' });

test('a visitor is asked to sign in and then gets the page they wanted', async ({ page }) => {
  const user = await traveller('Kabir Anand');
  await standStill(page);
  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await expect(page.getByText('You need to be logged in to access your profile.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('region', { name: 'Contact', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectNoBarriers(page, 'profile of nobody');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('heading', { name: 'Kabir Anand' })).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('the profile is read, edited, given up and saved, in every tab and on the server', async ({ device }) => {
  const user = await traveller('Farah Khan');
  const page = await device({ traveller: user });
  await standStill(page);
  await visit(page, '/');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  const details = page.getByRole('region', { name: 'Farah Khan' });
  await expect(details.getByText('Not given yet')).toHaveCount(3);
  await expectNoBarriers(page, 'profile');
  const other = await page.context().newPage();
  await visit(other, '/dashboard');

  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveJSProperty('readOnly', true);
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await expect(details).toBeVisible();

  await edit.click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Farah Khan');
  await page.getByLabel('Full Name').fill('Farah Naaz Khan');
  await page.getByLabel('Phone').fill('none');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible();
  await page.getByLabel('Phone').fill('+91 (0)98765 432-10');
  // day, month and year, by the keyboard alone
  const born = page.getByRole('group', { name: 'Date of birth' });
  await expect(born.locator('input[type=date]')).toHaveCount(0);
  await born.getByLabel('Day').focus();
  await page.keyboard.type('31');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Feb');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1961');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(born.getByLabel('Day')).toBeFocused();
  const noSuchDay = born.getByText('February 1961 has no day 31.');
  await expect(noSuchDay).toBeVisible();
  await expectNoBarriers(page, 'profile refused');
  // the error disappears when any part changes
  await born.getByLabel('Month').selectOption('March');
  await expect(noSuchDay).toHaveCount(0);
  await born.getByLabel('Month').selectOption('February');
  await born.getByLabel('Day').fill('28');
  await page.getByLabel('Address').fill('12, Lake Road\nPune');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeFocused();
  await expect(page.getByText('Profile saved').first()).toBeVisible();
  const saved = page.getByRole('region', { name: 'Farah Naaz Khan' });
  for (const text of ['+91 (0)98765 432-10', '28 February 1961', '12, Lake Road']) {
    await expect(saved).toContainText(text);
  }
  await expect(other.getByRole('heading', { name: 'Hi Farah Naaz Khan' })).toBeVisible();

  // another device reads it from the server
  const elsewhere = await device({ traveller: user });
  await visit(elsewhere, '/profile');
  await expect(elsewhere.getByRole('region', { name: 'Farah Naaz Khan' })).toContainText('28 February 1961');
});

test('input survives a session that ends before saving', async ({ device, ears }) => {
  ears.expect(/401/);
  const user = await traveller('Divya Menon');
  const page = await device({ traveller: user });
  await visit(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Address').fill('7, Temple Street');
  // whatever the page itself still asks for would find the session gone before the form does
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('jwt')}`;
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization } });
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Please Login' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('7, Temple Street');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Divya Menon' })).toContainText('7, Temple Street');
});

test('the password is changed, and every other device is signed out', async ({ device, ears }) => {
  ears.expect(/40[01]/);
  const user = await traveller();
  const page = await device({ traveller: user });
  await standStill(page);
  const elsewhere = await device({ traveller: user });
  await visit(page, '/profile');
  const opener = page.getByRole('button', { name: 'Change Password' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const change = dialog.getByRole('button', { name: 'Change Password' });
  const current = dialog.getByLabel('Current password');
  const next = dialog.getByLabel('New password', { exact: true });
  const again = dialog.getByLabel('Confirm new password');
  await expect(current).toBeFocused();
  await change.click();
  await expect(dialog.getByText('Please enter your current password.')).toBeVisible();
  await expectNoBarriers(page, 'change password, refused');
  await current.fill('not-the-one');
  await next.fill('boats-on-the-ganga');
  await again.fill('boats');
  await change.click();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await again.fill('boats-on-the-ganga');
  await change.click();
  await expect(dialog.getByText('The provided current password is invalid')).toBeVisible();
  await expect(current).toBeFocused();
  await current.fill(user.password);
  await next.fill('qwerty');
  await again.fill('qwerty');
  await change.click();
  await expect(dialog.getByText('This password is too common')).toBeVisible();
  await next.fill('boats-on-the-ganga');
  await again.fill('boats-on-the-ganga');
  await change.click();
  await expect(page.getByText('Password changed. You are signed out on your other devices.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await visit(page, '/profile');
  await expect(page.getByRole('heading', { name: user.name })).toBeVisible();
  await visit(elsewhere, '/profile');
  await expect(elsewhere.getByRole('heading', { name: 'Please Login' })).toBeVisible();

  await opener.click();
  await dialog.getByRole('button', { name: 'Email me a link' }).click();
  await expect(dialog.getByText('Password reset link sent to your email! Please check your inbox.')).toBeFocused();
  await emailTo(user.email, /password/i);
});

test('e-mail notifications are turned on and off, and wait for a confirmed address', async ({ device }) => {
  const user = await traveller();
  const page = await device({ traveller: user });
  await visit(page, '/profile');
  const notifications = page.getByRole('switch', { name: 'Email Notifications' });
  await expect(notifications).toBeEnabled();
  await expect(notifications).not.toBeChecked();
  await notifications.press('Space');
  await expect(notifications).toBeChecked();
  await emailTo(user.email, /^You are subscribed$/);
  await visit(page, '/profile');
  await expect(notifications).toBeChecked();
  await notifications.click();
  await expect(notifications).not.toBeChecked();
  await page.reload();
  await expect(notifications).toBeEnabled();
  await expect(notifications).not.toBeChecked();

  const unsure = await newcomer();
  const early = await device({ traveller: unsure });
  await standStill(early);
  await visit(early, '/profile');
  await expect(early.getByRole('switch', { name: 'Email Notifications' })).toBeDisabled();
  await expect(early.getByText('Not possible yet. Please open the link')).toBeVisible();
  await expectNoBarriers(early, 'profile of an unconfirmed address');
  await early.getByRole('button', { name: 'Send the link again' }).click();
  await expect(early.getByText(`We’ve emailed a new link to ${unsure.email}.`)).toBeFocused();
});

test('loading and saving errors have a message and can be retried', async ({ device, ears }) => {
  ears.expect(/newsletter|users\/me|ERR_FAILED|Failed to load/);
  const page = await device({ traveller: await traveller() });
  await page.route('**/api/newsletter/me', (route) => route.abort());
  await visit(page, '/profile');
  await expect(page.getByText('Your choice could not be loaded.')).toBeVisible();
  await expectNoBarriers(page, 'profile, choice not loaded');
  await page.unroute('**/api/newsletter/me');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeEnabled();
  await page.route('**/api/{newsletter,users}/me', (route) => route.abort());
  await page.getByRole('switch', { name: 'Email Notifications' }).click();
  await expect(page.getByRole('switch', { name: 'Email Notifications' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Address').fill('7, Temple Street');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Network error. Please try again.')).toHaveCount(2);
  await page.unroute('**/api/{newsletter,users}/me');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('7, Temple Street')).toBeVisible();
});

test('personal data can be downloaded, and the account deleted', async ({ device }) => {
  const user = await traveller('Gulab Rathore');
  const page = await device({ traveller: user });
  await standStill(page);
  await visit(page, '/profile');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const stored: unknown = JSON.parse(await readFile(await (await file).path(), 'utf8'));
  expect(stored).toMatchObject({ account: { username: 'Gulab Rathore', email: user.email }, bookings: [] });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await expectNoBarriersNarrowToo(page, 'deleting an account');
  await dialog.getByLabel('Your password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByText('Account deleted').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await emailTo(user.email, /^Your account is deleted$/);
});
