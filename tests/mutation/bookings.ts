import type { MutatedModule } from './mutant.ts';

export const bookings: readonly MutatedModule[] = [
  {
    file: 'service/booking/model/lifecycle.ts',
    alsoTests: ['service/booking/model/booking-after.test.ts'],
    mutants: [
      {
        name: 'what has taken place can be cancelled',
        text: "status: { pending: ['cancelled'], confirmed: ['cancelled'] }",
        becomes: "status: { pending: ['cancelled'], confirmed: ['cancelled'], completed: ['cancelled'] }",
      },
      {
        name: 'a paid booking ends with its hold',
        text: "status: { pending: ['cancelled'] }",
        becomes: "status: { pending: ['cancelled'], confirmed: ['cancelled'] }",
      },
      {
        name: 'an unpaid booking completes',
        always: true,
        text: "status: { confirmed: ['completed'] }",
        becomes: "status: { confirmed: ['completed'], pending: ['completed'] }",
      },
      {
        name: 'late money completes a booking',
        text: "status: { cancelled: ['confirmed'] }",
        becomes: "status: { cancelled: ['completed'] }",
      },
      {
        name: 'a cancelled line keeps its stock',
        always: true,
        text: "history: 'line-cancelled',\n    stock: 'release'",
        becomes: "history: 'line-cancelled',\n    stock: 'none'",
      },
      {
        name: 'a traveller checks in',
        text: "'checked in': {\n    ...nothing,\n    by: ['operator']",
        becomes: "'checked in': {\n    ...nothing,\n    by: ['operator', 'traveller']",
      },
    ],
  },
  {
    file: 'service/booking/model/booking-after.ts',
    mutants: [
      { name: 'anybody causes anything', always: true, text: '!rule.by.includes(by)', becomes: 'false' },
      { name: 'what lives again has ended', text: 'isOpen(state) ? null : version', becomes: 'version' },
      { name: 'the terms keep nothing', text: 'end?.retained ?? zero', becomes: 'zero' },
      {
        name: 'a booking without lines is as far as it was',
        always: true,
        text: "return (next === 'cancelled') === live ? undefined : next;",
        becomes: 'return next;',
      },
      { name: 'a free booking waits for payment', text: 'confirmed && free', becomes: 'confirmed && false' },
      {
        name: 'tax is not owed',
        text: 'const { subtotal, tax, total } = headerOf(',
        becomes: 'const { subtotal, tax, subtotal: total } = headerOf(',
      },
      {
        name: 'a change waits without its lines',
        text: "allLines.some(({ state }) => state === 'proposed') ? pendingChange : null",
        becomes: 'pendingChange',
      },
    ],
  },
  {
    file: 'service/booking/lifecycle/move-stock.ts',
    mutants: [
      {
        name: 'what is paid late is held for no time',
        text: "status === 'pending' ? until : null }",
        becomes: 'until }',
      },
      {
        name: 'what is paid loses its stock when its hold ends',
        always: true,
        text: 'return holdUntil(ctx, after.id, null);',
        becomes: 'return;',
      },
      {
        name: 'a change keeps the stock of what it ends',
        always: true,
        text: '  await releaseLines(ctx, linesThatLeft(applied));\n  await takeLines',
        becomes: '  await takeLines',
      },
      {
        name: 'a held change takes all that it needs once more',
        text: 'beyondHolds([...takes, ...turnaroundTakes(takes, event.stock)], held)',
        becomes: 'takes',
      },
    ],
  },
  {
    file: 'service/booking/model/booking-status.ts',
    mutants: [
      {
        name: 'a hold lives on in the instant of its end',
        always: true,
        text: 'holdUntil <= now',
        becomes: 'holdUntil < now',
      },
      {
        name: 'a paid booking is cancelled by the clock',
        text: "booking.status === 'pending' && booking",
        becomes: "booking.status !== 'completed' && booking",
      },
    ],
  },
  {
    file: 'service/booking/model/change.ts',
    mutants: [
      {
        name: 'a line that is only proposed counts',
        always: true,
        text: "lines.filter(({ state }) => state === 'live')",
        becomes: "lines.filter(({ state }) => state === 'live' || state === 'proposed')",
      },
      {
        name: 'a booking that ended comes to all that ever ended of it',
        text: 'return ended.filter(({ endedIn }) => endedIn === last);',
        becomes: 'return ended;',
      },
      {
        name: 'a changed booking without lines is as far as it was',
        always: true,
        text: "live ? stage : 'cancelled'",
        becomes: 'stage',
      },
      { name: 'tax is not owed', text: 'sum([subtotal, tax])', becomes: 'subtotal' },
    ],
  },
  {
    file: 'service/booking/model/plan-change.ts',
    mutants: [
      {
        name: 'a line that is moved gets the policy of today',
        always: true,
        text: 'if (!policy || begins === undefined)',
        becomes: 'if (policy)',
      },
      {
        name: 'what a line keeps by its terms is given back with a change',
        always: true,
        text: 'paid ? refundableOf(line, begun, now) : price',
        becomes: 'price',
      },
      {
        name: 'a change of guests alone costs the line again',
        text: '!begun || beginsLater(begun, line)',
        becomes: '!begun || begun',
      },
      {
        name: 'what is not refundable is moved to a later day',
        always: true,
        text: '!begun || beginsLater(begun, line)',
        becomes: '!begun',
      },
      {
        name: 'all that a change makes cheaper comes back',
        always: true,
        text: 'refundOfSaving(saved, refundPercent(schedule, now))',
        becomes: 'saved',
      },
      { name: 'a later time of the same day is no later', text: 'begun.slot > slot', becomes: 'begun.slot < slot' },
      {
        name: 'the lines that a change ends still count',
        always: true,
        text: 'headerOf([...staying, ...begun]',
        becomes: 'headerOf([...booking.lines, ...begun]',
      },
      {
        name: 'an unpaid booking owes a difference of its own',
        text: 'const difference = paid ?',
        becomes: 'const difference = !paid || paid ?',
      },
      {
        name: 'more comes back with a change than was paid',
        always: true,
        text: 'Math.min(-difference, paidAmount(booking))',
        becomes: '-difference',
      },
      {
        name: 'a change is held beyond the beginning of what it ends',
        text: 'Math.min(payBy.getTime(), ...ends',
        becomes: 'Math.max(payBy.getTime(), ...ends',
      },
      {
        name: 'other tickets are the same sale',
        text: '[old, parts(line.parts)]',
        becomes: '[old, parts(offer.parts)]',
      },
    ],
  },
  {
    file: 'service/booking/usecases/changes/change-token.ts',
    testBeside: false,
    alsoTests: ['service/booking/model/plan-change.test.ts'],
    mutants: [
      {
        name: 'a preview can be confirmed for ever',
        always: true,
        text: 'now.getTime() >= Number(ends) * 1000',
        becomes: 'Number(ends) < 0',
      },
      {
        name: 'a preview can be confirmed in the instant it ends',
        text: 'now.getTime() >=',
        becomes: 'now.getTime() >',
      },
      {
        name: 'a preview of another version is confirmed',
        always: true,
        text: '    booking.version,\n',
        becomes: '',
      },
      { name: 'something else is confirmed', text: 'changes.map((one) =>', becomes: 'changes.slice(1).map((one) =>' },
      {
        name: 'another price is confirmed',
        always: true,
        text: '[line.sellableId, line.subtotal, line.tax]),\n    plan.due,\n    plan.refund,\n    plan.after.total,',
        becomes: '[line.sellableId]),',
      },
    ],
  },
  {
    file: 'service/booking/model/balance.ts',
    alsoTests: ['service/booking/usecases/payments/settle.test.ts'],
    mutants: [
      {
        name: 'what was taken as a part is to be paid again',
        text: 'booking.total - partPaid(booking)',
        becomes: 'booking.total',
      },
      {
        name: 'a change can be paid for when its time is over',
        always: true,
        text: 'now < pendingChange.until',
        becomes: 'pendingChange.until !== null',
      },
      {
        name: 'money that already goes back is paid money',
        always: true,
        text: 'amount - sum(refunds.map((refund) => refund.amount))',
        becomes: 'amount',
      },
      {
        name: 'what the terms of a cancelled booking kept comes back after all',
        text: " || booking.status === 'cancelled'",
        becomes: '',
      },
      {
        name: 'what a gateway gave up is settled',
        text: "some(({ state }) => state !== 'done')",
        becomes: "some(({ state }) => state === 'due')",
      },
      {
        name: 'a part that went back is the whole',
        text: 'remainingOf(payment) === 0',
        becomes: 'payment.refunds.length > 0',
      },
      { name: 'more comes back than was paid', always: true, text: 'Math.min(due, paid)', becomes: 'due' },
      { name: 'everything paid comes back', text: 'Math.min(due, paid)', becomes: 'paid' },
      {
        name: 'what was never paid for is not looked at first',
        text: 'paid === 0 ||',
        becomes: '',
        equivalent: 'never more than was paid comes back, which is nothing',
      },
    ],
  },
  {
    file: 'service/booking/model/order.ts',
    mutants: [
      {
        name: 'an order of another day is a repeat of the first',
        always: true,
        text: "    line.startDay ?? '',\n",
        becomes: '',
      },
      { name: 'an order at another total is a repeat', text: '        order.expectedTotal,\n', becomes: '' },
      {
        name: "somebody else's order is a repeat",
        text: '        ...more,\n',
        becomes: '',
      },
    ],
  },
  {
    file: 'service/booking/model/line.ts',
    mutants: [
      {
        name: 'a line takes one unit of each',
        text: 'units: units * quantity',
        becomes: 'units',
      },
    ],
  },
  {
    file: 'service/booking/usecases/payments/settle.ts',
    mutants: [
      {
        name: 'late money buys a trip for somebody who is gone',
        text: '!unpaid || booking.forgottenAt !== null',
        becomes: '!unpaid',
      },
      {
        name: 'late money buys what the traveller cancelled',
        text: "(status === 'cancelled' && cancelledBecause === 'unpaid')",
        becomes: "status === 'cancelled'",
      },
      {
        name: 'late money buys what has no stock any more',
        always: true,
        text: '!(await isStillFree(ctx, booking))',
        becomes: '!(await isStillFree(ctx, booking)) && lines.length === 0',
      },
      {
        name: 'late money buys at the price of the sale for ever',
        always: true,
        text: 'holdUntil <= graceStart ? await',
        becomes: 'holdUntil.getTime() < 0 ? await',
      },
      {
        name: 'the difference of a change buys for ever',
        text: 'pendingChangeAt(booking, graceStart)',
        becomes: 'pendingChangeAt(booking, new Date(0))',
      },
      {
        name: 'the operator is not told of money that goes back',
        text: '    await notifyUnusedPayment(ctx, booking, payment, outcome.reason);\n',
        becomes: '',
      },
      { name: 'money buys yesterday', text: 'startDay < today(ctx.now)', becomes: "startDay < '2000-01-01'" },
      {
        name: 'money on the day itself buys nothing',
        text: 'startDay < today(ctx.now)',
        becomes: 'startDay <= today(ctx.now)',
      },
      {
        name: 'money that buys nothing is kept',
        always: true,
        text: '    await returnUnused(ctx, booking, payment, { amount: payment.amount, reason: outcome.reason });\n',
        becomes: '',
      },
      {
        name: 'who paid twice is told to be too late',
        text: "'late' : 'paid-before'",
        becomes: "'late' : 'late'",
      },
      {
        name: 'only the first line that is bought back needs stock',
        text: 'isEnough(takes,',
        becomes: 'isEnough(takes.slice(0, 1),',
      },
    ],
  },
];
