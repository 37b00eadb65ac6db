import { catalogue } from '../../catalogue.ts';

export const emailsEnquiryTexts = catalogue('emails/enquiry', {
  contact: 'General enquiry',
  contactAbout: 'General enquiry: {subject}',
  advertise: 'Advertising enquiry',
  advertiseAbout: 'Advertising enquiry: {subject}',
  partner: 'Partner enquiry',
  partnerAbout: 'Partner enquiry: {subject}',
  toContactAddress:
    'You are receiving this email because this is the contact address in your settings. Your reply goes to the sender.',
  receiptTitle: 'We have your message',
  receiptPreview: 'A person reads it and replies to this address.',
  receiptBody: 'Thank you for writing. A person reads your message and replies to this address.',
  receiptMore: 'To add something, reply to this email.',
  answerSubject: 'Our reply to your message to {house}',
  answerTitle: 'Thank you for writing to us',
  answerPreview: 'Here is our reply.',
  canReply: 'You can reply to this email.',
  toSender: 'You are receiving this email because someone wrote to {house} from this address.',
});
