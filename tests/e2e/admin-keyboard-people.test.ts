import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { signInToAdmin } from './parts/admin-cookie.ts';
import { emailTo, linkIn } from './parts/emails.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { hands } from './parts/keyboard.ts';
import { canOperate, publishStays, query, unpublishStays } from './parts/operator.ts';
import { newEmail } from './parts/travellers.ts';

test.skip(!canOperate, 'the embedded database belongs to the server alone');

test('by keyboard staff keep, answer, hide and restore a reported review', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/reviews\.data\?.* 400/);
  const place = `Keys ${randomUUID().slice(0, 8)}`;
  const site = `${place} House 1`;
  await publishStays(place, 1);
  await query(
    `with review as (insert into reviews (stay_id, name, rating, comment, created_at)
       select id, 'Ravi', 2, 'The lamps were out.', now() from stays where name = $1 returning id)
     insert into reported_reviews (review_id, wrong, last_at) select id, 1, now() from review`,
    [site],
  );
  const { toContent, tabTo, press, type, isRefused, hears } = hands(page);
  await signInToAdmin(page, 'support');
  await visit(page, '/admin/reviews');
  await toContent();
  await tabTo(page.getByLabel('Product'));
  await type(place);
  await press('Tab');
  await type('Reported');
  await press('Tab', 'Tab', 'Tab', 'Enter');
  const review = page.getByRole('article', { name: `Ravi on ${site}` });
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
  await tabTo(review.getByRole('button', { name: 'Keep review' }));
  await press('Enter');
  await hears('Review kept.');
  await tabTo(page.getByLabel('Status'));
  await type('All');
  await press('Tab', 'Tab', 'Tab', 'Enter');
  await tabTo(review.getByText('Reply as host'));
  await press('Enter', 'Tab');
  await type('They shine again.');
  await press('Tab', 'Enter');
  await hears('Reply published under the review.');
  await tabTo(review.getByText('Hide', { exact: true }));
  await press('Enter', 'Tab', 'Enter');
  await isRefused(review.getByLabel('Reason'));
  await type('It was of another house');
  await press('Enter');
  await hears('Review hidden. It no longer counts towards the rating.');
  await tabTo(review.getByRole('button', { name: 'Unhide' }));
  await press('Enter');
  await hears('Review unhidden.');
  await unpublishStays(place);
});

test('by keyboard staff take an enquiry, answer it, add a note, and turn it into a booking, request and partner', async ({
  page,
  device,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/enquiries\/\w+\.data 400/);
  const [memberEmail, colleague] = [newEmail(), `Zubin ${randomUUID().slice(0, 8)}`];
  await signInToAdmin(await device(), 'support', memberEmail);
  await query('update users set username = $2 where email = $1', [memberEmail, colleague]);
  const [email, subject] = [newEmail(), `Keys ${randomUUID().slice(0, 8)}`];
  await query(
    `insert into enquiries (kind, name, email, subject, message, question_hash, created_at)
     values ('partner', 'Leela Nair', $1, $2, 'Forty rooms above the river.', $2, now())`,
    [email, subject],
  );
  const { toContent, tabTo, press, type, isRefused, hears } = hands(page);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/enquiries');
  await toContent();
  await tabTo(page.getByLabel('Name, email, phone or subject'));
  await type(email);
  await press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 row' })).toBeAttached();
  await tabTo(page.getByRole('link', { name: subject }));
  await press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Assign to me' }));
  await press('Enter');
  await hears('Assigned to you.');
  const person = page.getByLabel('Person', { exact: true });
  await tabTo(person);
  await type('Zubin');
  await press('Tab', 'Enter');
  await hears('Assigned.');
  await expect(person.locator('option:checked')).toHaveText(colleague);
  await tabTo(page.getByRole('button', { name: 'Assign to me' }));
  await press('Enter');
  await hears('Assigned to you.');
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
  const answer = page.getByLabel('Reply');
  await tabTo(page.getByRole('button', { name: 'Send' }));
  await press('Enter');
  await isRefused(answer);
  await type('We gladly come and look.');
  await press('Tab', 'Enter');
  await hears(`Reply sent to ${email}.`);
  await tabTo(page.getByLabel('Status'));
  await type('Clo');
  await press('Tab', 'Enter');
  await hears('Status updated: Closed.');
  await tabTo(page.getByText('Create privacy request'));
  await press('Enter', 'Tab', 'Tab', 'Enter');
  await hears(/^Request created/);
  await tabTo(page.getByRole('button', { name: 'Save note' }));
  await press('Enter');
  await isRefused(page.getByLabel('New note'));
  await type('Has a lift.');
  await press('Tab', 'Enter');
  await hears('Note saved.');
  await tabTo(page.getByText('Invite as partner'));
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'Invite partner' }), 3);
  await press('Enter');
  await hears(new RegExp(`^Partner invited: ${email}`));
  await tabTo(page.getByRole('link', { name: 'New booking' }));
  await press('Enter');
  await expect(page.getByLabel('Product or place')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
});

test('by keyboard staff unsubscribe a person, export their data, and delete it', async ({ page, ears }) => {
  ears.expect(/refused: POST \/admin\/personal-data\.data.* 400/);
  const email = newEmail();
  await query(
    `insert into newsletter_subscribers (email, hour_began, emails_this_hour, created_at, confirmed_at)
     values ($1, now(), 0, now(), now())`,
    [email],
  );
  const { toContent, tabTo, press, type, retype, isRefused, hears } = hands(page);
  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/newsletter');
  await toContent();
  await tabTo(page.getByRole('searchbox', { name: 'Email' }));
  await type(email);
  await press('Enter');
  const off = page.getByRole('button', { name: `Unsubscribe ${email}` });
  await tabTo(off);
  await press('Enter');
  await hears(`${email} unsubscribed.`);

  await visit(page, '/admin/personal-data');
  await toContent();
  await tabTo(page.getByText('Record a request'), 200);
  await press('Enter');
  const askerEmail = page.getByLabel('Email of the person');
  await tabTo(askerEmail, 3);
  await type('nobody');
  await press('Enter');
  await isRefused(askerEmail);
  await retype(email);
  await press('Enter');
  await hears('Request saved.');
  const row = page.getByRole('row').filter({ hasText: email });
  await tabTo(row.getByRole('link', { name: email }), 200);
  await press('Enter');
  await expect(page.getByRole('region', { name: email })).toBeFocused();
  const file = page.waitForEvent('download');
  await tabTo(page.getByRole('button', { name: 'Download everything' }), 1);
  await press('Enter');
  await file;
  await tabTo(row.getByText('Mark as answered'));
  await press('Enter', 'Tab');
  await type('Refused');
  await press('Tab', 'Enter');
  await isRefused(row.getByLabel('Note'));
  await type('Not theirs');
  await press('Enter');
  await hears('Marked as answered.');
  await tabTo(page.getByRole('link', { name: 'Show answered requests' }));
  await press('Enter');
  await tabTo(page.getByRole('button', { name: 'Reopen' }));
  await press('Enter');
  await hears('Request reopened.');
  const again = page.getByLabel('Enter the email address again');
  await tabTo(again);
  await type(`not-${email}`);
  await press('Enter');
  await isRefused(again);
  await retype(email);
  await press('Enter');
  await hears('Data deleted. Nothing is kept.');
});

test('by keyboard an admin changes a role; its user signs in again, gets new keys and uses a recovery code', async ({
  page,
  device,
  ears,
}) => {
  ears.expect(/refused: POST \/admin\/staff\.data 400/);
  ears.expect(/refused: POST \/admin\/login\.data.* 400/);
  ears.expect(/refused: POST \/admin\/welcome\.data.* 400/);
  const [email, name] = [newEmail(), `A ${randomUUID().slice(0, 8)}`];
  const otherDevice = await device();
  await signInToAdmin(otherDevice, 'support', email);
  await query(`update users set username = $2 where email = $1`, [email, name]);
  const [admin, other] = [hands(page), hands(otherDevice)];
  await visit(otherDevice, '/admin/enquiries');
  await other.toContent();

  await signInToAdmin(page, 'admin');
  await visit(page, '/admin/staff');
  await admin.toContent();
  const row = page.getByRole('row').filter({ hasText: email });
  await admin.tabTo(row.locator('summary'));
  await admin.press('Enter', 'Tab');
  await admin.type('Editor');
  await admin.press('Tab', 'Enter');
  await admin.hears(`Role changed: ${name} is now Editor and has to sign in again.`);

  await other.tabTo(otherDevice.getByRole('button', { name: 'Show' }));
  await other.press('Enter');
  await expect(otherDevice.getByRole('heading', { name: 'Sign in to Padharo Admin' })).toBeVisible();
  await expect(otherDevice.getByRole('main')).toBeFocused();
  await other.tabTo(otherDevice.getByLabel('Email'));
  await other.type(email);
  await other.press('Tab');
  await other.type('lost with the telephone');
  await other.press('Tab');
  await other.type('000000');
  await other.press('Enter');
  await expect(otherDevice.getByRole('alert')).toBeVisible();

  await admin.tabTo(page.getByRole('button', { name: 'Send invitation' }), 600);
  await admin.press('Enter');
  await admin.isRefused(page.getByLabel('Email', { exact: true }));
  await admin.type(email);
  await admin.press('Enter');
  await admin.hears(new RegExp(`^Invitation sent to ${email}`));

  await visit(otherDevice, linkIn(await emailTo(email, /^You are invited to join/), '/admin/welcome'));
  const secret = ((await otherDevice.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await other.tabTo(otherDevice.getByRole('button', { name: 'Create account' }));
  await other.press('Enter');
  await other.isRefused(otherDevice.getByLabel('Your name'));
  const fields = [name, 'lamps on the ganga', 'lamps on the ganga'];
  for (const text of fields) {
    await other.type(text);
    await other.press('Tab');
  }
  await other.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await other.press('Enter');
  await expect(otherDevice.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = otherDevice.locator('main li');
  await expect(otherDevice.locator(':focus')).toContainText('use each code once');
  const recovery = (await codes.first().textContent()) ?? '';
  await other.tabTo(otherDevice.getByRole('link', { name: /^I have saved them/ }), 1);
  await other.press('Enter');
  await expect(otherDevice.getByRole('main')).toBeFocused();
  await visit(otherDevice, '/admin/account');
  await other.tabTo(otherDevice.getByRole('button', { name: 'Sign out', exact: true }));
  await other.press('Enter');
  await expect(otherDevice.getByRole('main')).toBeFocused();
  await other.tabTo(otherDevice.getByLabel('Email'));
  for (const text of [email, 'lamps on the ganga', recovery]) {
    await other.type(text);
    await other.press(text === recovery ? 'Enter' : 'Tab');
  }
  await expect(otherDevice.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(otherDevice.getByRole('main')).toBeFocused();
});
