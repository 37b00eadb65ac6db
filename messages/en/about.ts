import { catalogue } from '../catalogue.ts';

/** Each section in Markdown, with its heading. */
export const aboutTexts = catalogue('about', {
  title: 'About Padharo',
  lead: '“Padharo” is how a host in Rajasthan says: welcome, do come in. We try to live up to the word.',
  whatWeDo: `## What we do

We help travellers plan a trip through India and book it in rupees: a place to stay, attractions to visit, tour packages and
cars. Each has a page of its own with what is included, the rules, reviews and the price for your dates.`,
  expectations: `## What you can expect

- **Taxes and fees shown upfront.** The total you see before you confirm is the total you pay.
- **Real availability.** If we show it as available, you can book it. We say that two rooms are left only when it is true.
- **No pressure.** No countdowns, no boxes ticked for you, no made-up crowds looking at the same room.
- **Honest reviews.** Reviews are published as they were written. Reviews by guests who booked with us are marked.`,
  location: `## Where to find us

Our office is at {address}. Call us on {phone} or email [{email}](mailto:{email}).`,
  pictures: `## About the pictures

The illustrations on these pages are drawn by us, in the colours of the place. They show the character of a place; its description
lists what it offers. Photos come from the businesses themselves.`,
});
