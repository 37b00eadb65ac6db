import type { Reading } from './reading.ts';

export const about: Reading = {
  title: 'About Padharo',
  lead: '“Padharo” is how a Rajasthani host says: come in, you are expected. We try to deserve the word.',
  figures: true,
  text: `
## What we do

We help travellers find a place to stay in India and book it in rupees. A hotel by the station or a houseboat, a
homestay in the hills or a fort with a view: each has its page with rooms, rules, reviews and the price for your dates.

## What we hold ourselves to

- **The whole price first.** What you see includes the GST. Nothing is added at the end.
- **Real rooms only.** What is shown as free can be booked. When two rooms are left, we say so; when it is not true, we do not.
- **No tricks.** No countdown, no box that is ticked for you, no invented crowd looking at the same room.
- **Words that help.** Reviews stand as they were written. Those of guests who booked with us carry a mark.

## Where we are

Our desk is at {address}. You reach us under {phone} and at [{email}](mailto:{email}).

## About the pictures

Every picture on these pages is drawn by us, in the colours of the place. They show what a place is like; what a
room has in it, its description says.
`,
};
