import type { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';

/** The data of the enquiry page. */
export interface EnquiryData {
  readonly enquiry: Awaited<ReturnType<typeof showEnquiry>>;
  /** The idempotency key of each form: sent twice, it is done once. */
  readonly form: string;
}
