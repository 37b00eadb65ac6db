/** What Padharo promises, and the tests that prove it: a file and the title of a test in it. */
export interface ProvenPromise {
  readonly title: string;
  readonly text: string;
  readonly proofs: readonly (readonly [file: string, title: string])[];
}

const hoarding = 'tests/security/hold-hoarding.test.ts';
const pressure = ['scripts/checks/voice.test.ts', 'no text breaks the rule $name'] as const;
const sameTotal = [
  'tests/e2e/prices.test.ts',
  'the same total with fees appears on card, room, panel and payment page',
] as const;
const exactTotal = [
  'tests/api/booking.test.ts',
  'a total that is not the server’s is answered with 409 and the quote, and nothing is written',
] as const;

export const promises: Readonly<Record<string, readonly ProvenPromise[]>> = {
  'Selling and money': [
    {
      title: 'Nothing is sold twice',
      text: 'However many people press the button for the last room, seat or car at once, one of them gets it, and the others get a clear answer.',
      proofs: [
        ['tests/concurrency/selling.test.ts', '100 buyers and one last room: one booking, 99 clear refusals'],
        ['tests/concurrency/selling.test.ts', '40 requests for overlapping days never book one car twice'],
        [
          'tests/concurrency/crowd.test.ts',
          'nothing is sold, changed, paid, refunded or checked in more than once, whatever happens at once',
        ],
      ],
    },
    {
      title: 'Confirmed bookings survive',
      text: 'A booking or payment that was acknowledged is there after the process is killed at any moment. Anything else leaves nothing behind.',
      proofs: [
        [
          'tests/resilience/kill.test.ts',
          'nothing acknowledged is lost and nothing is half-written, however the server is killed',
        ],
        [
          'tests/resilience/kill-moments.test.ts',
          'everything happens once when the server is killed at any moment of a payment, refund or email',
        ],
        [
          'tests/resilience/database-away.test.ts',
          'nothing acknowledged before or during the outage is lost, and unanswered orders can be repeated',
        ],
        ['tests/resilience/backup.test.ts', 'is restored and verified before it counts, and only so many are kept'],
      ],
    },
    {
      title: 'A payment counts once',
      text: 'Repeated and contradictory messages of a gateway have one effect. No more is refunded than was paid.',
      proofs: [
        ['tests/concurrency/payments.test.ts', 'the same payment event sent five times has one effect and one answer'],
        [
          'tests/security/payments.test.ts',
          'no more is refunded than was paid, however often and late the refund is requested',
        ],
        ['tests/security/payments.test.ts', 'prices, recipient, name and payment link sent by the client are ignored'],
      ],
    },
    {
      title: 'A refused guest loses nothing',
      text: 'If the host of a booking refuses, the guest is refunded in full or chooses another stay, and pays no more.',
      proofs: [
        ['tests/api/acknowledge.test.ts', 'is refunded once, whatever the policy, and the rest of the booking stays'],
        [
          'tests/api/substitutes-money.test.ts',
          'whoever is refused pays no more, whatever is offered, and every partner is owed their own price',
        ],
      ],
    },
  ],
  'Dark patterns': [
    {
      title: '1. False urgency',
      text: 'Numbers of rooms left are counted from the stock, and no text presses anyone.',
      proofs: [
        [
          'tests/api/search-stays.test.ts',
          'a closed or sold night takes the room type out, and what is left is counted',
        ],
        pressure,
      ],
    },
    {
      title: '2. Basket sneaking',
      text: 'A cart has what its owner added. Whoever confirms sends the total that they saw, and another total is refused.',
      proofs: [exactTotal],
    },
    { title: '3. Confirm shaming', text: 'No button speaks for its reader, and none scolds.', proofs: [pressure] },
    {
      title: '4. Forced action',
      text: 'Booking asks for nothing that the booking does not need. The newsletter is a switch of its own.',
      proofs: [
        [
          'tests/api/newsletter.test.ts',
          'the switch of an account begins and ends the newsletter for its confirmed address, with no second link',
        ],
        [
          'tests/api/booking-experiences.test.ts',
          'a car is booked without an account: an email with the payment link, and the link opens the booking',
        ],
      ],
    },
    {
      title: '5. Subscription trap',
      text: 'One press ends the newsletter and the invitations to reviews. People delete their account themselves.',
      proofs: [
        [
          'service/emails/newsletter-emails.test.ts',
          'every newsletter email ends with the unsubscribe link, in both forms',
        ],
        [
          'tests/security/links-of-emails.test.ts',
          'one click in the mail program unsubscribes from review invitations',
        ],
        ['tests/api/own-data.test.ts', 'waits for bookings that are held, to come or owe money, and names them'],
      ],
    },
    {
      title: '6. Interface interference',
      text: 'Every choice can be seen, read and reached, by keyboard and by a screen reader too.',
      proofs: [
        ['tests/e2e/axe.test.ts', 'cart, payment and dashboard are accessible'],
        ['tests/e2e/keyboard.test.ts', 'the whole way without a mouse'],
      ],
    },
    {
      title: '7. Bait and switch',
      text: 'What is shown is what is booked: a change of price between page and sale is shown and asked again.',
      proofs: [
        exactTotal,
        [
          'tests/api/stay-fees.test.ts',
          'a change between panel and sale is shown with the new price, and a sale keeps its fees',
        ],
      ],
    },
    {
      title: '8. Drip pricing',
      text: 'Cards, rooms, panel, cart and payment show one total, with all fees and GST.',
      proofs: [sameTotal],
    },
    {
      title: '9. Disguised advertisement',
      text: 'Sorting by price is by the total that is paid, and a review is verified only if its author was there.',
      proofs: [
        ['tests/api/search-index.test.ts', 'both sort by the total on the card, by every type, band and fee'],
        ['tests/api/content-reviews.test.ts', 'a review is verified if its author completed a booking there'],
      ],
    },
    {
      title: '10. Nagging',
      text: 'The language of the browser is offered once, and no choice is made for anyone.',
      proofs: [['tests/e2e/hindi.test.ts', 'the language of the browser is offered once, and never chosen']],
    },
    {
      title: '11. Trick question',
      text: 'Before something ends, the page says its cost and its refund.',
      proofs: [
        [
          'tests/e2e/dashboard.test.ts',
          'cancelling a confirmed booking shows the refund first, and a test payment promises no money',
        ],
        pressure,
      ],
    },
    {
      title: '12. SaaS billing',
      text: 'Nothing is charged again: each payment is for one booking, by the person who pays it.',
      proofs: [
        ['tests/security/payments.test.ts', 'a payment is for the amount the server stored, whatever is sent with it'],
      ],
    },
    {
      title: '13. Rogue malware',
      text: 'Texts and uploads of people are shown as text and pictures, and are never run.',
      proofs: [
        ['tests/security/uploads.test.ts', 'a picture with HTML appended is stored and served as a picture only'],
        ['tests/security/browsers.test.ts', 'markup and line breaks in any parameter of %s stay text'],
      ],
    },
  ],
  'People and their data': [
    {
      title: 'Rights are asked first',
      text: 'Each use case names who may call it, and refuses everyone else before it looks at anything.',
      proofs: [
        ['tests/api/rights.test.ts', '$name lets no one else in, and refuses before it looks at anything'],
        ['tests/security/other-users.test.ts', 'shows and changes no data of another traveller'],
      ],
    },
    {
      title: 'Personal data is shown to its owner, and deleted',
      text: 'Everyone can read what is stored about them. Requests have a day by which they are answered.',
      proofs: [
        ['tests/api/own-data.test.ts', 'is shown whole, as its description says, and stored by no cache'],
        ['tests/api/own-data-admin.test.ts', 'has a day by which it is answered, and the person who answered'],
        ['tests/api/foreign-guests.test.ts', 'what was entered is encrypted, and in no log, email or webhook'],
      ],
    },
    {
      title: 'Strangers are limited',
      text: 'What someone can hold, send, draw, ask or lock without an account has a bound.',
      proofs: [
        [hoarding, 'holds at most ten bookings without an account, and another network still books'],
        ['tests/security/emails.test.ts', 'one network causes at most thirty emails an hour, to any address'],
        [
          'tests/security/lock-out.test.ts',
          'attempts from many networks make strangers wait, and never lock the owner out',
        ],
      ],
    },
    {
      title: 'Everyone can use it',
      text: 'WCAG 2.2 AA by axe on pages and their states, by keyboard alone, without JavaScript as far as a page is read, and in Hindi.',
      proofs: [
        ['tests/e2e/axe.test.ts', 'home page and lists are accessible'],
        ['tests/e2e/no-script.test.ts', 'without JavaScript everything of a stay can be read'],
        ['tests/e2e/hindi.test.ts', 'every page of the storefront exists in Hindi'],
      ],
    },
  ],
};
