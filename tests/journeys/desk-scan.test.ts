import { create } from 'qrcode';
import { signInAtDesk } from './parts/desk.ts';
import { expect, test, visit } from './parts/journey.ts';
import { canOperate } from './parts/operator.ts';

test('the camera reads a voucher in a browser that has no reader of its own; without one it is said', async ({
  page,
}) => {
  test.skip(!canOperate, 'a session of the desk is written into the database');
  await signInAtDesk(page, 'support');
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  });
  const { modules } = create('https://padharo.example/verify/none-of-ours');
  const dots = { size: modules.size, dark: [...modules.data].map(Boolean) };
  await visit(page, '/admin/redeem');
  const scan = page.getByRole('button', { name: 'Scan with the camera' });
  await scan.click();
  await expect(page.getByRole('alert')).toHaveText('There is no camera here. Please type the code.');

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
    setInterval(draw, 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  }, dots);
  await scan.click();
  await expect(page).toHaveURL(/code=none-of-ours/);
  await expect(page.getByRole('alert')).toHaveText('This is none of our vouchers');
  await expect(page.getByRole('button', { name: 'Scan with the camera' })).toBeVisible();
});
