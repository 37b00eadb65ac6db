import type { showEnquiry } from '../../service/enquiries/inbox/show-enquiry.ts';

/** What the page of an enquiry shows. */
export interface EnquiryData {
  readonly enquiry: Awaited<ReturnType<typeof showEnquiry>>;
  /** What each form of the page is called: sent twice, it is done once. */
  readonly form: string;
}
