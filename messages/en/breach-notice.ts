import { catalogue } from '../catalogue.ts';

/** The email to people whose personal data was in a breach. Staff replace what is in square brackets. */
export const breachNoticeTexts = catalogue('breach-notice', {
  subject: 'Your personal data at {site}',
  text: `Dear [name],

On {noticed} we found that other people could see personal data of yours.

What happened: [what, when, and for how long].
Your data: [for example your name, email address and bookings]. Passwords and card numbers were [not] among it.
What this can mean for you: [for example calls or messages that pretend to come from us].
What we have done: [for example closed the gap and ended all sessions].
What you can do: [for example choose a new password]. We never ask for a password, an OTP or a payment by phone. Check any message at {verify}.

We have reported this to the Data Protection Board of India. For questions, write to {officer} at {email} or call {phone}.

{company}`,
});
