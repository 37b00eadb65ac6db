import { catalogue } from '../catalogue.ts';

/** Each section in Markdown, with its heading. */
export const accessibilityTexts = catalogue('accessibility', {
  title: 'Accessibility',
  lead: 'Everyone should be able to find and book a trip here. This page says what works, what does not yet, and whom to ask for help.',
  standards: `## What we follow

This site is built to meet WCAG 2.2, level AA, and the Indian standard IS 17802.`,
  works: `## What works

- You can use every page with a keyboard alone. The focus is always visible.
- Screen readers hear buttons, fields, problems, and each change on the page.
- Text can be enlarged four times. Lists, prices and forms fit on a screen that is 320 pixels wide.
- Text has a contrast of at least 4.5 to 1, in the light and in the dark design.
- If your device asks for less motion, nothing moves on the page.
- You can search, book and pay without dragging or drawing. The list has everything that is on the map.
- You have enough time to pay, and the page says when it ends.
- Pages are in English and Hindi.`,
  gaps: `## What does not work yet

- Invoices, vouchers and itineraries as PDF files have no structure for screen readers. Your booking page says the same.
- Hotels and other businesses write their own texts and send their own photos. Some photos may lack a description.
- Payment services have pages of their own, which we do not build.`,
  checks: `## How we check it

Whenever the program changes, axe checks every page in each of its states and finds no problem. More tests use the keyboard alone, small screens and long words. No independent body has certified the site.`,
  help: `## Help and complaints

If something does not work for you, or you need information in another form, call {phone} or email
[{email}](mailto:{email}). We can also make, change or cancel a booking with you on the phone.

If our answer does not help, write to {officer}, {name}, {address}, phone {officerPhone}, email
[{officerEmail}](mailto:{officerEmail}). Complaints about accessibility can also go to the Chief Commissioner for Persons with
Disabilities.`,
});
