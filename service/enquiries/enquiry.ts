/** A question to the operator, a request to advertise, or to sell through the site. */
export type EnquiryKind = 'contact' | 'advertise' | 'partner';

/** An enquiry to the operator (ENQUIRY-2). */
export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}

/** Days after which enquiries are deleted. */
export const enquiryRetentionDays = 365;

/** Enquiries per network and hour without proof of work, from browsers without scripts. */
export const maxWithoutWorkPerHour = 3;
