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
  answerSubject: 'Our reply to your message to {house}',
  answerTitle: 'Thank you for writing to us',
  answerPreview: 'Here is our reply.',
  canReply: 'You can reply to this email.',
  toSender: 'You are receiving this email because someone wrote to {house} from this address.',
});
