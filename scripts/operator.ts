import { parseArgs } from 'node:util';
import { z } from 'zod';
import { inviteStaff } from '../service/accounts/staff/invite-staff.ts';
import { staffRoles } from '../service/accounts/staff/staff.ts';
import { acceptHeldPayment } from '../service/booking/usecases/payments/accept-held-payment.ts';
import { recordRefund } from '../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../service/booking/usecases/payments/record-upi-transfer.ts';
import { refundHeldPayment } from '../service/booking/usecases/payments/refund-held-payment.ts';
import { setAllotment } from '../service/catalog/calendar/set-allotment.ts';
import { kindOf, productTypes } from '../service/catalog/kinds.ts';
import { addDays, dayOf } from '../service/core/day.ts';
import { fromRupees } from '../service/core/money.ts';
import { operator } from '../service/core/viewer.ts';
import { readConfig } from '../service/platform/config.ts';
import type { Context } from '../service/platform/context.ts';
import { migrate } from '../service/platform/database/migrate.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLimiter } from '../service/platform/limits/limiter.ts';
import { makeLog } from '../service/platform/log.ts';
import { ownSecret } from '../service/platform/own-secret.ts';
import { openQueue } from '../service/platform/queue.ts';
import { recordBackup } from '../service/platform/record-backup.ts';
import { ConfigError } from '../service/platform/startup-errors.ts';
import { runApiToken } from './operator/api-token.ts';
import { backUp, backupHelp } from './operator/backup.ts';
import { distribute, distributeHelp } from './operator/distribute.ts';
import { doctorHelp, examine } from './operator/doctor.ts';
import { messagesHelp, runMessages } from './operator/messages.ts';
import { describePayments } from './operator/payments.ts';
import { runSeasons, seasonHelp, wholeNumber } from './operator/seasons.ts';
import { upgrade, upgradeHelp } from './operator/upgrade.ts';

/** Product types whose parts have no stock of their own. */
const placed = productTypes.filter((type) => kindOf(type).unitsField !== null);

const help = `Commands for operators. With the embedded database, stop the server first.

  npm run operator -- rooms <stay> "<room type>" <from> <last> [--rooms N|own] [--price RUPEES|own]
                             [--close | --open | --unset]
      Sets availability and price of a room type from the first to the last night. 'own' and --unset reset to
      the season or default.
      npm run operator -- rooms lakeside-villa "Lake Room" 2026-12-24 2026-12-26 --rooms 2 --price 5400

  npm run operator -- places <${placed.join(' | ')}> <slug> <from> <last>
                             [--time HH:MM] [--units N|own] [--price RUPEES|own] [--close | --open | --unset]
      The same for products without rooms, for all time slots of these days or for one.
      npm run operator -- places attraction sunrise-boat-ride-assi 2026-12-24 2026-12-24 --time 05:15 --close

${seasonHelp}
  npm run operator -- upi-received <booking id> <bank reference> [<rupees>]
      Records a UPI transfer and confirms the booking. A different amount than the balance is put on hold.

  npm run operator -- refund-sent <payment reference> [<bank reference>]
      Marks a manual refund of a payment as sent.

  npm run operator -- send-back <payment reference>
      Refunds in full a payment that is on hold because the amount does not match.

  npm run operator -- accept <payment reference>
      Accepts a payment that is on hold. A surplus is refunded. A smaller amount is a part
      payment, and the rest stays due.

  npm run operator -- payments [<booking id>]
      Lists payments on hold and refunds to pay, or all payments of one booking. TEST payments charged no one.

${messagesHelp}
${backupHelp}
${upgradeHelp}
${doctorHelp}
${distributeHelp}
  npm run operator -- invite <email> <partner | editor | support | admin>
      Invites someone to the back office by email and prints the link. Staff who already have access get a
      new password and authenticator.

  npm run operator -- api-token create <name> <scope> … [--days N]
      Creates an API token and prints it once. Scopes: read (published content), full (all content, with
      changes), or a content type with actions, such as stay:find,findOne,update
  npm run operator -- api-token list
  npm run operator -- api-token revoke <id>
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rooms: { type: 'string' },
    units: { type: 'string' },
    time: { type: 'string' },
    price: { type: 'string' },
    close: { type: 'boolean' },
    open: { type: 'boolean' },
    unset: { type: 'boolean' },
    room: { type: 'string' },
    on: { type: 'string' },
    yearly: { type: 'boolean' },
    percent: { type: 'string' },
    'min-stay': { type: 'string' },
    arrival: { type: 'string' },
    'cut-off': { type: 'string' },
    turnaround: { type: 'string' },
    days: { type: 'string' },
    keep: { type: 'string' },
    'no-drill': { type: 'boolean' },
    site: { type: 'string' },
    restart: { type: 'string' },
    wait: { type: 'string' },
  },
});

/** Runs a command. Returns a sentence to print; undefined for an unknown command. */
async function run(ctx: Context, [command, ...rest]: readonly string[]): Promise<string | undefined> {
  if (command === 'rooms' && rest.length === 4) {
    const [staySlug = '', roomType = '', from = '', last = ''] = rest;
    const { days } = await setAllotment(ctx, {
      of: { type: 'stay', slug: staySlug, option: roomType },
      ...change(from, last, values.rooms),
    });
    return `${roomType}: ${days} nights changed.`;
  }
  if (command === 'places' && rest.length === 4) {
    const [type = '', slug = '', from = '', last = ''] = rest;
    const { days } = await setAllotment(ctx, {
      of: {
        type: z.enum(placed).parse(type),
        slug,
        ...(values.time ? { time: values.time } : {}),
      },
      ...change(from, last, values.units),
    });
    return `${slug}: ${days} days changed.`;
  }
  if (command === 'upi-received' && (rest.length === 2 || rest.length === 3)) {
    const [bookingId = '', transferId = '', rupees] = rest;
    const amount = rupees === undefined ? {} : { amount: fromRupees(z.coerce.number().positive().parse(rupees)) };
    const { status } = await recordUpiTransfer(ctx, { bookingId, transferId, ...amount });
    if (status === 'held')
      return `The amount does not match. The payment is on hold: accept upi_${transferId.toUpperCase()}, or send-back.`;
    return status === 'captured' ? 'Booking confirmed.' : 'The booking is no longer available. Refund the payment.';
  }
  if (command === 'refund-sent' && (rest.length === 1 || rest.length === 2)) {
    const [reference = '', transferId] = rest;
    const { status } = await recordRefund(ctx, { reference, ...(transferId && { transferId }) });
    return `${reference}: ${status}.`;
  }
  if (command === 'send-back' && rest.length === 1) {
    const [reference = ''] = rest;
    const { status } = await refundHeldPayment(ctx, { reference });
    return `${reference}: ${status}.`;
  }
  if (command === 'accept' && rest.length === 1) {
    const [reference = ''] = rest;
    const { status } = await acceptHeldPayment(ctx, { reference });
    return `${reference}: ${status}.`;
  }
  if (command === 'payments' && rest.length <= 1) return describePayments(ctx, rest[0]);
  if (command === 'messages' && rest.length <= 2) return runMessages(ctx, rest);
  const seasons = await runSeasons(ctx, [command ?? '', ...rest], values);
  if (seasons !== undefined) return seasons;
  if (command === 'invite' && rest.length === 2) {
    const [email = '', role] = rest;
    const { link } = await inviteStaff(ctx, { email, role: z.enum(staffRoles).parse(role) });
    return `${link}\nThe link works once, for 72 hours.`;
  }
  if (command === 'backup' && rest.length === 1) {
    const keep = values.keep === undefined ? {} : { keep: Math.max(1, wholeNumber(values.keep)) };
    const said = await backUp(ctx.config, { folder: rest[0] ?? '', ...keep, drilled: !values['no-drill'] });
    await recordBackup(ctx);
    return said;
  }
  if (command === 'api-token') return runApiToken(ctx, rest, values.days);
  return undefined;
}

/** The options for the days from … to …, both included. */
function change(from: string, last: string, units: string | undefined) {
  return {
    from: dayOf(from),
    to: addDays(dayOf(last), 1),
    ...(units === undefined ? {} : { units: units === 'own' ? null : wholeNumber(units) }),
    ...(values.price === undefined
      ? {}
      : { price: values.price === 'own' ? null : fromRupees(wholeNumber(values.price)) }),
    ...(values.close ? { closed: true } : values.open ? { closed: false } : values.unset ? { closed: null } : {}),
  };
}

async function main(): Promise<number> {
  if (positionals.length === 0) {
    process.stdout.write(help);
    return 0;
  }
  const config = readConfig(process.env, ownSecret);
  // before anything of the site is opened: it must be unused while it is moved
  if (positionals[0] === 'distribute' && positionals.length === 1) {
    process.stdout.write(`${await distribute(config)}\n`);
    return 0;
  }
  const log = makeLog({ logLevel: 'warn' });
  const database = await openDatabase(config, log);
  const context = (enqueue: Context['enqueue']): Context => ({
    db: database.db,
    now: database.clock.now(),
    viewer: operator,
    language: 'en',
    network: null,
    limiter: makeLimiter(),
    config,
    log,
    enqueue,
  });
  const nothing = () => Promise.reject(new Error('This command has no jobs'));
  try {
    // a look at a site that may be unwell: nothing is prepared for it
    if (positionals[0] === 'doctor' && positionals.length === 1) {
      const { lines, isWell } = await examine({ config, database, ctx: context(nothing) });
      process.stdout.write(`${lines.join('\n')}\n`);
      return isWell ? 0 : 1;
    }
    // it updates the database itself, once this release was tried on a copy
    if (positionals[0] === 'upgrade' && positionals.length === 2) {
      const say = (text: string) => process.stdout.write(`${text}\n`);
      say(await upgrade({ database, ctx: context(nothing) }, { ...values, folder: positionals[1] ?? '', say }));
      return 0;
    }
    await migrate(database);
    const queue = await openQueue(database, log);
    const said = await run(context(queue.enqueue), positionals);
    await queue.stop();
    process.stdout.write(`${said ?? help}\n`);
    return said === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const expected = error instanceof ConfigError || error instanceof Error;
    process.stderr.write(`${expected ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
