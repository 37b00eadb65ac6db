import { expectNoBarriersNarrowToo } from './parts/axe.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { expectNoSidewaysScroll } from './parts/screens.ts';
import { callSite } from './parts/site.ts';
import { tapovan } from './parts/stays.ts';
import { traveller } from './parts/travellers.ts';

test('saved products are listed by place with prices, and move to the account on sign-in', async ({ device }) => {
  const account = await traveller();
  const saved = { names: ['attraction:old-delhi-by-bicycle-at-dawn'] };
  await callSite('PUT', '/api/users/me/saved', { body: saved, token: account.token });
  const readStored = async () =>
    (await callSite<{ data: string[] }>('GET', '/api/users/me/saved', { token: account.token })).data.sort();

  const visitor = await device();
  await visit(visitor, `/stays/${tapovan.slug}`);
  await visitor.getByRole('button', { name: 'Save', exact: true }).click();
  await visitor.evaluate(() => {
    const names: unknown = JSON.parse(localStorage.getItem('saved') ?? '[]');
    localStorage.setItem('saved', JSON.stringify(['stay:gone-house', ...(Array.isArray(names) ? names : [])]));
  });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visit(visitor, '/saved');
  const rishikesh = visitor.getByRole('region', { name: 'Rishikesh' });
  await expect(rishikesh.getByRole('link', { name: tapovan.name })).toHaveAttribute('href', `/stays/${tapovan.slug}`);
  await expect(rishikesh).toContainText(/₹[\d,]+ for one night/);
  await expect(visitor.getByRole('region', { name: 'No longer available' })).toContainText('Gone house (Stay)');
  await expect(visitor.getByText(/^Saved on this device/)).toBeVisible();
  await expectNoSidewaysScroll(visitor, 'what is saved');
  await expectNoBarriersNarrowToo(visitor, 'what is saved');
  await visitor.getByRole('button', { name: 'Remove Gone house' }).press('Enter');
  await expect(visitor.getByRole('region', { name: 'No longer available' })).toHaveCount(0);

  // the same device, signed in
  await visitor.evaluate(
    ([jwt, user]) => {
      localStorage.setItem('jwt', jwt ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [account.token, JSON.stringify(account.user)],
  );
  await visit(visitor, '/profile');
  await visitor.getByRole('link', { name: 'Saved' }).click();
  await expect(visitor.getByRole('region', { name: 'Delhi' })).toBeVisible();
  await expect(rishikesh).toBeVisible();
  await expect.poll(readStored).toEqual([...saved.names, `stay:${tapovan.slug}`]);
  await rishikesh.getByRole('button', { name: /^Remove/ }).click();
  await expect(rishikesh).toHaveCount(0);
  await expect.poll(readStored).toEqual(saved.names);
});
