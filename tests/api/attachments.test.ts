import { createConnection } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldUnpaidFiles } from '../../service/booking/usecases/messages/delete-old-unpaid-files.ts';
import { clock } from '../../service/core/viewer.ts';
import { countThisHour } from '../../service/platform/hourly-count.ts';
import { type Harness, startHarness } from '../harness.ts';
import { formOf, halves, type Part, sendForm } from '../pictures.ts';
import { staffToken } from '../staff.ts';
import { book, pay, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: typeof asha;
let support: string;
let id: string;
let photo: Buffer;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\ntrailer << >>\n%%EOF\n');
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp('Asha Verma');
  ravi = await harness.signUp('Ravi Rao');
  support = await staffToken(harness, 'support');
  id = (await book(harness, asha.token)).request.bookingId;
  photo = await halves(300, 200)
    .withExif({ IFD0: { Copyright: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => harness.close());

const filesPath = () => `/api/bookings/${id}/messages/files`;
/** As if the hour of the messages before were over. */
const forgetCounts = () => harness.database.db.deleteFrom('hourly_counts').execute();
let sent = 0;
async function send(parts: readonly Part[], { token = asha.token, text = '' } = {}) {
  await forgetCounts();
  sent += 1;
  return sendForm(harness, token, await formOf(parts, [['text', text || `No. ${sent}`]]), filesPath());
}
const fetched = async (url: string) => {
  const answer = await harness.app.inject({ method: 'GET', url });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};
const readStored = async () => {
  const { rows } = await harness.database.pool.query(
    `select (select count(*) from booking_attachments) as files, (select count(*) from booking_messages) as messages,
       (select count(*) from emails) as emails`,
  );
  return rows[0];
};

test('a picture is re-encoded and a PDF stored unchanged; both are downloads and never open in the browser', async () => {
  const { status, body } = await send([
    { bytes: photo, name: '../../The "shower"\r\n<b>.svg', type: 'image/svg+xml' },
    { bytes: pdf, name: 'टिकट.exe', type: 'application/x-msdownload' },
  ]);
  expect([status, body.error]).toEqual([201, undefined]);
  const { attachments } = body.data;
  expect(attachments).toMatchObject([
    { name: 'The shower b.jpg', type: 'image/jpeg' },
    { name: 'टिकट.pdf', type: 'application/pdf', size: pdf.length },
  ]);
  const files = await Promise.all(attachments.map(({ url }: { url: string }) => fetched(url)));
  for (const { status, headers } of files) {
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/octet-stream',
      'no-store',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  }
  expect(files.map(({ headers }) => headers['content-disposition'])).toEqual([
    `attachment; filename="The-shower-b.jpg"; filename*=UTF-8''The%20shower%20b.jpg`,
    `attachment; filename="----.pdf"; filename*=UTF-8''${encodeURIComponent('टिकट.pdf')}`,
  ]);
  expect(await sharp(files[0].bytes).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
  expect(files[0].bytes.includes('script')).toBe(false);
  expect(files[1].bytes.equals(pdf)).toBe(true);
  for (const [path, token] of [
    [`/api/bookings/${id}/messages`, asha.token],
    [`/api/admin/bookings/${id}/messages`, support],
  ]) {
    const { body } = await harness.call('GET', path ?? '', { token: token ?? '' });
    expect(body.data.at(-1).attachments).toEqual(attachments);
  }
});

test('staff reply with files that the traveller gets with the conversation; others cannot', async () => {
  const path = `/api/admin/bookings/${id}/messages/files`;
  await forgetCounts();
  const form = async () =>
    formOf([{ bytes: photo, name: 'gate.png' }, { bytes: pdf }], [['text', 'This is the gate.']]);
  for (const [token, status] of [
    [asha.token, 403],
    [undefined, 401],
  ] as const)
    expect((await sendForm(harness, token, await form(), path)).status).toBe(status);
  const before = await readStored();
  const { status, body } = await sendForm(harness, support, await form(), path);
  expect([status, body.data.from, body.data.attachments.length]).toEqual([201, 'operator', 2]);
  expect((await sendForm(harness, support, await form(), path)).body.data.id, 'once').toBe(body.data.id);
  expect(await readStored()).toEqual({
    files: Number(before.files) + 2,
    messages: Number(before.messages) + 1,
    emails: Number(before.emails) + 1,
  });
  const read = await harness.call('GET', `/api/bookings/${id}/messages`, { token: asha.token });
  expect(read.body.data.at(-1)).toMatchObject({ from: 'operator', attachments: body.data.attachments });
  expect((await fetched(body.data.attachments[1].url)).bytes.equals(pdf)).toBe(true);
  const { rows } = await harness.database.pool.query("select after from audit_rows where action = 'answer'");
  expect(rows).toEqual([
    { after: { message: 'This is the gate.', files: ['gate.jpg', expect.stringMatching(/pdf$/)] } },
  ]);
  const none = await sendForm(harness, support, await form(), path.replace(id, 'BOOK_1795000000000_ZZZZZZ'));
  expect(none.status).toBe(404);
});

test('a file needs its own key, and only the traveller or staff can send one', async () => {
  const [one, other] = [await send([{ bytes: pdf }]), await send([{ bytes: pdf }])];
  const urls = [one, other].map(({ body }) => new URL(body.data.attachments[0].url, 'http://padharo.test'));
  const [mine, others] = urls;
  if (!mine || !others) throw new Error('not sent');
  for (const search of ['', '?key=', `?key=${'x'.repeat(32)}`, others.search])
    expect((await fetched(mine.pathname + search)).status).toBe(404);
  expect((await fetched(mine.pathname.replace(id, 'BOOK_1795000000000_ZZZZZZ') + mine.search)).status).toBe(404);
  const before = await readStored();
  for (const token of [ravi.token, support, undefined]) {
    const answer = await sendForm(harness, token, await formOf([{ bytes: pdf }], [['text', 'Mine']]), filesPath());
    expect(answer.status).toBe(404);
  }
  expect(await readStored()).toEqual(before);
});

/** A PNG that shows it is that large, and is made of next to nothing. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(3_000_000)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), rows, chunk('IEND', Buffer.alloc(0))]);
}

test.each<[string, () => readonly Part[]]>([
  ['an SVG', () => [{ bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), name: 'a.svg' }]],
  ['a page', () => [{ bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), type: 'application/pdf' }]],
  ['a page in front of a PDF', () => [{ bytes: Buffer.concat([Buffer.from('<html>'), pdf]) }]],
  [
    'a PDF with an archive behind it',
    () => [{ bytes: Buffer.concat([pdf, Buffer.from('PK\x05\x06'), Buffer.alloc(80)]) }],
  ],
  ['half a PDF', () => [{ bytes: pdf.subarray(0, 40) }]],
  ['an archive', () => [{ bytes: Buffer.from('PK\x03\x04') }]],
  ['a picture of billions of pixels', () => [{ bytes: bomb(50_000) }]],
  ['a good picture beside a bad one', () => [{ bytes: photo }, { bytes: Buffer.from('no') }]],
  ['half a picture', () => [{ bytes: photo.subarray(0, photo.length / 2) }]],
  ['nothing', () => []],
  ['a file in a field of another name', () => [{ bytes: photo, field: 'picture' }]],
])('%s is refused, and nothing of it is kept', async (_, parts) => {
  const before = await readStored();
  const { status, body } = await send(parts());
  expect([status, body.data]).toEqual([400, null]);
  expect(await readStored()).toEqual(before);
});

test('more than three files, more than 5 MB and invalid text are refused too', async () => {
  const before = await readStored();
  const large = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(5 * 2 ** 20), pdf]);
  expect((await send([{ bytes: large }])).status).toBe(413);
  expect((await send(Array.from({ length: 4 }, () => ({ bytes: pdf })))).status).toBe(413);
  for (const text of [' ', 'x'.repeat(2_001)]) expect((await send([{ bytes: pdf }], { text })).status).toBe(400);
  expect(await readStored()).toEqual(before);
});

test('a hundred megabytes are refused before they are uploaded', async () => {
  await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const address = harness.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const socket = createConnection(address.port, '127.0.0.1');
  const answered = new Promise<string>((resolve, reject) => {
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('error', reject);
    socket.setTimeout(10_000, () => reject(new Error('no answer')));
  });
  socket.write(
    `POST /api/bookings/${id}/messages/files HTTP/1.1\r\nHost: padharo.test\r\nAuthorization: Bearer ${asha.token}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 104857600\r\n\r\n' +
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.4',
  );
  expect(await answered).toMatch(/^HTTP\/1\.1 413/);
  socket.destroy();
});

test('the same form sent again makes one message; bookings and networks have limits', async () => {
  const form = 'f'.repeat(32);
  const again = async () =>
    sendForm(
      harness,
      asha.token,
      await formOf(
        [{ bytes: pdf }],
        [
          ['text', 'Twice'],
          ['form', form],
        ],
      ),
      filesPath(),
    );
  await forgetCounts();
  const [one, two] = [await again(), await again()];
  expect(one.status).toBe(201);
  expect(two.body).toEqual(one.body);

  let refused = 0;
  for (let n = 0; n < 40 && refused === 0; n += 1) refused = (await again()).status === 429 ? n : 0;
  expect(refused).toBe(28);

  await harness.database.pool.query(
    `insert into booking_attachments (message_id, name, type, bytes)
       select m.id, 'a.pdf', 'application/pdf', decode(repeat('00', 5242880), 'hex') from booking_messages m
       join bookings b on b.id = m.booking_id, generate_series(1, 12) where b.booking_id = $1 and m.text = 'Twice'`,
    [id],
  );
  const full = await send([{ bytes: pdf }]);
  expect([full.status, full.body.error?.message]).toEqual([429, expect.stringContaining('too many files')]);
});

/** Keeps so many megabytes as if the traveller had sent them with a message about that booking. */
async function keepMegabytes(bookingId: string, megabytes: number, at = harness.clock.now) {
  await harness.database.pool.query(
    `with said as (
       insert into booking_messages (booking_id, author, text, at)
       select id, 'traveller', 'Look', $3 from bookings where booking_id = $1 returning id)
     insert into booking_attachments (message_id, name, type, bytes)
       select id, 'a.pdf', 'application/pdf', decode(repeat('00', 1048576), 'hex') from said, generate_series(1, $2::int)`,
    [bookingId, megabytes, at],
  );
}
const filesOf = async (bookingId: string) => {
  const { rows } = await harness.database.pool.query(
    `select count(*)::int as n from booking_attachments a join booking_messages m on m.id = a.message_id
       join bookings b on b.id = m.booking_id where b.booking_id = $1`,
    [bookingId],
  );
  return rows[0].n;
};
const sendAbout = async (bookingId: string, token: string) =>
  sendForm(
    harness,
    token,
    await formOf([{ bytes: pdf }], [['text', 'See']]),
    `/api/bookings/${bookingId}/messages/files`,
  );

test('without a payment a buyer can store thirty megabytes over all bookings', async () => {
  await forgetCounts();
  const lata = await harness.signUp('Lata Rao');
  const deletedBooking = (await book(harness, lata.token)).request.bookingId;
  await keepMegabytes(deletedBooking, 30);
  await harness.call('POST', `/api/bookings/${deletedBooking}/cancel`, { token: lata.token });
  const sold = await book(harness, lata.token);
  const { bookingId } = sold.request;
  const refused = await sendAbout(bookingId, lata.token);
  expect([refused.status, refused.body.error?.message]).toEqual([
    429,
    expect.stringContaining('once your booking is paid'),
  ]);
  expect((await pay(harness, sold.body)).body).toMatchObject({ status: 'captured' });
  await keepMegabytes(bookingId, 30);
  // what belongs to a paid booking is no part of it
  await harness.database.db
    .deleteFrom('booking_attachments')
    .where('name', '=', 'a.pdf')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('booking_attachments as a')
        .innerJoin('booking_messages as m', 'm.id', 'a.message_id')
        .innerJoin('bookings as b', 'b.id', 'm.booking_id')
        .select('a.id')
        .where('b.booking_id', '=', deletedBooking),
    )
    .execute();
  expect((await sendAbout(bookingId, lata.token)).status).toBe(201);
});

test('a network sends a hundred megabytes in an hour', async () => {
  await forgetCounts();
  const lata = await harness.signUp('Lata Iyer');
  const { bookingId } = (await book(harness, lata.token)).request;
  await countThisHour(harness.ctx(), 'megabytes of files from', '127.0.0.1', 100);
  expect((await sendAbout(bookingId, lata.token)).status).toBe(429);
  await forgetCounts();
  expect((await sendAbout(bookingId, lata.token)).status).toBe(201);
});

test('files of an unpaid ended booking are deleted after three days, those of one with money stay, as the export says', async () => {
  const lata = await harness.signUp('Lata Nair');
  const onDays = (from: string, to: string) =>
    book(harness, lata.token, [stayItem({ selectedDate: `2027-02-${from}`, checkOut: `2027-02-${to}` })]);
  const [open, ended, paid] = [await onDays('01', '02'), await onDays('03', '04'), await onDays('05', '06')];
  const held = await onDays('07', '08');
  const ids = [open, ended, paid, held].map(({ request }) => request.bookingId);
  for (const bookingId of ids) await keepMegabytes(bookingId, 1);
  await pay(harness, paid.body);
  // money of another amount arrived for it, and waits for a decision
  const key = new URL(held.body.paymentLink).searchParams.get('key');
  await harness.call('POST', '/api/payments', { body: { bookingId: held.request.bookingId, key, method: 'upi' } });
  const holdPayment = `update payments p set status = 'held', settled_at = $2 from bookings b
    where b.id = p.booking_id and b.booking_id = $1`;
  await harness.database.pool.query(holdPayment, [held.request.bookingId, harness.clock.now]);
  for (const { request } of [ended, paid, held])
    expect(
      (await harness.call('POST', `/api/bookings/${request.bookingId}/cancel`, { token: lata.token })).status,
    ).toBe(200);
  const counts = () => Promise.all(ids.map(filesOf));
  harness.clock.advance(2 * 86_400_000);
  await deleteOldUnpaidFiles(harness.ctx(clock));
  expect(await counts()).toEqual([1, 1, 1, 1]);
  harness.clock.advance(86_400_001);
  await deleteOldUnpaidFiles(harness.ctx(clock));
  expect(await counts()).toEqual([1, 0, 1, 1]);
  const { body } = await harness.call('GET', '/api/users/me/data', { token: lata.token });
  expect(JSON.stringify(body).match(/attachments\/[\w-]+/g)).toHaveLength(3);
  await expect(deleteOldUnpaidFiles(harness.ctx())).rejects.toThrow();
});
