import { qrSquares } from '../../service/platform/qr-code.ts';
import { signInToAdmin } from './parts/admin.ts';
import { expect, test, visit } from './parts/fixtures.ts';
import { canOperate } from './parts/operator.ts';

test('the camera reads a voucher in a browser without a built-in reader; without a camera a message says so', async ({
  page,
}) => {
  test.skip(!canOperate, 'a session of the back office is written into the database');
  await signInToAdmin(page, 'support');
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  });
  const rows = qrSquares('https://padharo.example/verify/none-of-ours');
  const dots = { size: rows.length, dark: rows.flat() };
  await visit(page, '/admin/redeem');
  const scan = page.getByRole('button', { name: 'Scan with camera' });
  await scan.click();
  await expect(page.getByRole('alert')).toHaveText('No camera found. Type the code instead.');

  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await scan.click();
  await expect(page.getByRole('alert')).toContainText('Allow it next to the address');

  await page.evaluate(({ size, dark }) => {
    const [canvas, dot] = [document.createElement('canvas'), 8];
    canvas.width = (size + 8) * dot;
    canvas.height = canvas.width;
    const paper = canvas.getContext('2d');
    const draw = () => {
      if (!paper) return;
      paper.fillStyle = '#fff';
      paper.fillRect(0, 0, canvas.width, canvas.height);
      paper.fillStyle = '#000';
      for (const [at, isDark] of dark.entries())
        if (isDark) paper.fillRect(((at % size) + 4) * dot, (Math.floor(at / size) + 4) * dot, dot, dot);
    };
    const empty = document.createElement('canvas');
    empty.getContext('2d');
    setInterval(draw, 50);
    const opened: MediaStream[] = [];
    const requests: unknown[] = [];
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      requests.push(constraints);
      // the first camera shows no voucher
      const stream = (opened.length === 0 ? empty : canvas).captureStream();
      opened.push(stream);
      return stream;
    };
    Object.assign(window, {
      cameras: () => opened.flatMap((stream) => stream.getTracks()).map(({ readyState }) => readyState),
      asked: () => JSON.stringify(requests.at(-1)),
    });
  }, dots);
  const cameras = () => page.evaluate<string[]>('cameras()');
  await scan.press('Enter');
  await expect.poll(cameras).toEqual(['live']);
  expect(await page.evaluate('asked()')).toBe('{"video":{"facingMode":"environment"}}');
  await page.getByRole('button', { name: 'Stop camera' }).press('Enter');
  await expect.poll(cameras).toEqual(['ended']);
  await expect(scan).toBeFocused();
  await scan.press('Enter');
  await expect(page).toHaveURL(/code=none-of-ours/);
  // the camera light goes off after reading
  await expect.poll(cameras).toEqual(['ended', 'ended']);
  await expect(page.getByRole('alert')).toHaveText('This is not one of our vouchers');
  await expect(page.getByRole('button', { name: 'Scan with camera' })).toBeVisible();

  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'mediaDevices');
  });
  await visit(page, '/admin/redeem');
  await expect(scan).toHaveCount(0);
});
