import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { addDays, type Day, today } from '../../service/core/day.ts';
import { type GuidePicture, takePicture } from './picture.ts';

const password = 'lamps on the ganga';
const hotel = 'Hotel Tapovan Steps';

/**
 * Visits the home page, goes through an operator’s first days in the back office, and takes the pictures on the way.
 */
export async function takePictures(page: Page, setUp: string, say: (text: string) => void): Promise<GuidePicture[]> {
  const pictures: GuidePicture[] = [];
  const take: Take = async (name, of = page) => {
    pictures.push(await takePicture(of, name));
    say(`  ${name}`);
  };
  await takeHome(page, take);
  await comeIn(page, setUp, take);
  await writeStay(page, take);
  await closeDays(page, inDays(20), take);
  await sell(page, take);
  await page.goto('/admin/today');
  await take('today');
  await bringIn(page, take);
  return pictures;
}

async function takeHome(page: Page, take: Take): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 1150 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await take('home');
  if (usual) await page.setViewportSize(usual);
}

type Take = (name: string, page?: Page) => Promise<void>;

/** Calculated when it is typed: midnight in India may pass between two pictures. */
const inDays = (count: number): Day => addDays(today(new Date()), count);

async function comeIn(page: Page, setUp: string, take: Take): Promise<void> {
  await page.goto(setUp);
  const secret = ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Your email').fill('meera@neemtravels.example');
  await page.getByLabel('Your name').fill('Meera Iyer');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password again').fill(password);
  await page.getByLabel('Six digits').scrollIntoViewIfNeeded();
  await take('set-up');
  await page.getByLabel('Six digits').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: /^I have saved them/ }).click();
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
  await page.goto('/admin/first-steps');
  await take('first-steps');
  await page.goto('/admin/settings/company');
  await take('company');
}

/** A picture of the sample catalogue, as a file to upload. */
async function drawnPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const answer = await page.request.get(
    '/api/stays?filters[type][$eq]=Homestays&populate=image&pagination[pageSize]=1',
  );
  const { data } = await answer.json();
  const drawn = await (await page.request.get(data[0].image.url)).body();
  const buffer = await sharp(drawn).resize({ width: 1600 }).jpeg().toBuffer();
  return { name: 'courtyard.jpg', mimeType: 'image/jpeg', buffer };
}

async function writeStay(page: Page, take: Take): Promise<void> {
  await page.goto('/admin/content');
  await take('content');
  await page.goto('/admin/content/stay/new');
  await page.getByLabel('Name (required)').fill('Neem House');
  await page.getByLabel('Location (required)').fill('Jaipur, Rajasthan');
  await page
    .getByLabel('Description (required)', { exact: true })
    .fill('A house of four rooms around a courtyard with an old *neem* tree, ten minutes from the walls of the city.');
  await take('new-stay');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neem House' }).waitFor();
  const pictures = page.getByRole('group', { name: 'Pictures' });
  await pictures.getByLabel('Upload pictures').setInputFiles([await drawnPhoto(page)]);
  const saved = page.waitForResponse((response) => /\/pictures\/\w+$/.test(response.url()));
  await pictures.getByLabel('Alt text').fill('The house behind its garden in the evening');
  await pictures.getByLabel('Alt text').press('Enter');
  await saved;
  await pictures.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await take('upload');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByRole('link', { name: 'Add entry to Room types' }).click();
  await page.getByRole('heading', { level: 1, name: 'New in Room types' }).waitFor();
  await page.getByLabel('Name (required)').fill('Courtyard Room');
  await page.getByLabel(/^Price/).fill('4200');
  await page.getByLabel(/^Max ?guests/i).fill('2');
  await take('room');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved as a draft.').waitFor();
  await page.getByRole('link', { name: 'Neem House' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neem House' }).waitFor();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Preview ?, in a new tab$/ }).click();
  const seen = await opened;
  await seen.setViewportSize({ width: 1280, height: 800 });
  await seen.getByRole('heading', { level: 1, name: 'Neem House' }).waitFor();
  // React shows what was streamed last up to a third of a second after the page has loaded
  await seen.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).waitFor();
  await take('preview', seen);
  await seen.close();
}

async function closeDays(page: Page, from: Day, take: Take): Promise<void> {
  await page.goto(`/admin/calendar?${new URLSearchParams({ product: hotel, from })}`);
  const grid = page.getByRole('grid', { name: 'Stock by day' });
  await grid.getByRole('gridcell', { name: /free/ }).first().waitFor();
  const [begun, ended] = [page.locator('[data-at="0 2"]'), page.locator('[data-at="1 5"]')];
  await begun.hover();
  await page.mouse.down();
  await ended.hover();
  await page.mouse.up();
  await take('calendar');
  await page.getByRole('button', { name: 'Bulk edit…' }).click();
  await page.getByLabel('Status').selectOption('Closed');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('dialog', { name: 'Preview changes' }).waitFor();
  await take('close-days');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/days changed/).waitFor();
}

interface Caller {
  readonly name: string;
  readonly phone: string;
  readonly room: string;
  /** Days from today. */
  readonly ahead: number;
}

async function call(page: Page, { name, phone, room, ahead }: Caller, before?: () => Promise<void>): Promise<void> {
  await page.goto('/admin/bookings/new');
  await page.getByLabel('Product or place').fill(hotel);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Choose ${hotel}` }).click();
  const product = page.getByRole('region', { name: hotel });
  const from = inDays(ahead);
  await product.getByLabel('Check-in').fill(from);
  await product.getByLabel('Check-out').fill(addDays(from, 2));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Add ${room}` }).click();
  const form = page.getByRole('form', { name: 'Customer' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Email').fill(`${name.split(' ')[0]?.toLowerCase()}@post.example`);
  await form.getByLabel('Phone').fill(phone);
  await before?.();
  await form.getByRole('button', { name: /^Book for/ }).click();
  await page.getByText('Booking on hold until it is paid.').waitFor();
}

async function payInCash(page: Page, receipt: string): Promise<void> {
  await page.getByText(/^Record .+ in cash$/).click();
  await page.getByLabel('Receipt number').fill(receipt);
  await page.getByRole('button', { name: 'Record ₹' }).click();
  await page.getByText('Cash recorded. The booking is paid.').waitFor();
}

async function sell(page: Page, take: Take): Promise<void> {
  await call(page, { name: 'Arjun Nair', phone: '+91 98450 11223', room: 'River Bend Room', ahead: 0 });
  await payInCash(page, 'R-101');
  await call(page, { name: 'Farah Khan', phone: '+91 99300 44556', room: 'Terrace Pool Suite', ahead: 9 });
  const caller = { name: 'Kamala Devi', phone: '+91 98765 43210', room: 'Hill Room', ahead: 12 };
  await call(page, caller, async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await take('caller');
  });
  await payInCash(page, 'R-102');
  await take('booking');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('Cancel this item').check();
  await page.getByRole('button', { name: 'Preview change' }).click();
  await page.getByRole('region', { name: 'Cancel booking?' }).waitFor();
  await take('refund');
  await page.goto('/admin/bookings');
  await take('bookings');
}

const sheet = [
  'slug,name,location,type,price,description',
  'neem-court,Neem Court,"Jaipur, Rajasthan",Homestays,3200,Four rooms around a courtyard.',
  'river-camp,River Camp,"Rishikesh, Uttarakhand",Luxury Tents,4100,Tents above the river.',
  'hill-cottage,Hill Cottage,"Manali, Himachal Pradesh",Cottages,dear,A cottage among apple trees.',
].join('\r\n');

async function bringIn(page: Page, take: Take): Promise<void> {
  await page.goto('/admin/import', { waitUntil: 'networkidle' });
  await page.locator('input[type=file]').setInputFiles({
    name: 'our stays.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(sheet),
  });
  await page.getByLabel('Rows contain').selectOption({ label: 'Stays' });
  await page.getByRole('button', { name: 'Check file' }).click();
  await page.getByRole('table', { name: 'Problems' }).waitFor();
  await take('bring-in');
}
