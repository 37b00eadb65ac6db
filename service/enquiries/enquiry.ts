/** A question to the operator, the wish to advertise, or to sell through us. */
export type EnquiryKind = 'contact' | 'advertise' | 'partner';

/** What somebody wrote to the operator (ENQUIRY-2). */
export interface Enquiry {
  readonly kind: EnquiryKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
}

/** Enquiries are forgotten after so many days. */
export const forgetEnquiriesAfter = 365;

/** Enquiries that one network sends in an hour without the work of a device: from browsers without scripts. */
export const withoutWorkAnHour = 3;
