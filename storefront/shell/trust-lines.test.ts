import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { defaultContact } from '../../service/catalog/settings/default-settings.ts';
import { settingSchemas } from '../../service/catalog/settings/setting-schemas.ts';
import { trustLines } from './trust-lines.ts';

const complete = {
  ...defaultContact,
  legalName: 'Padharo Travels Private Limited',
  gstin: '05ABCDE1234F1Z5',
  grievanceOfficer: {
    name: 'Meera Joshi, Head of Care',
    email: 'meera@padharo.example',
    phone: '+91 135 243 0000',
    hours: 'Mon-Fri 10 AM-5 PM',
  },
  whatsapp: '+91 98765 43210',
  callBack: 'Within two hours, 9 AM-8 PM',
};
const { contact } = settingSchemas;

test('the operator’s details are shown, each with its link', () => {
  expect(trustLines(english, contact.parse(complete))).toEqual([
    { label: 'Legal name', parts: [{ text: complete.legalName }] },
    { label: 'GSTIN', parts: [{ text: complete.gstin }] },
    {
      label: 'Grievance officer',
      parts: [
        { text: 'Meera Joshi, Head of Care' },
        { text: 'meera@padharo.example', to: 'mailto:meera@padharo.example' },
        { text: '+91 135 243 0000', to: 'tel:+911352430000' },
        { text: 'Mon-Fri 10 AM-5 PM' },
      ],
    },
    { label: 'WhatsApp', parts: [{ text: '+91 98765 43210', to: 'https://wa.me/919876543210' }] },
    {
      label: 'Call-back',
      parts: [
        { text: 'Within two hours, 9 AM-8 PM' },
        { text: 'Ask us to call you', to: '/contact-us?subject=Please%20call%20me%20back' },
      ],
    },
  ]);
});

test('missing details are left out, and a plain text is the name of the grievance officer', () => {
  expect(trustLines(english, contact.parse(defaultContact))).toEqual([]);
  expect(trustLines(english, contact.parse({ ...defaultContact, grievanceOfficer: 'Meera Joshi' }))).toEqual([
    { label: 'Grievance officer', parts: [{ text: 'Meera Joshi' }] },
  ]);
});

test.each([
  ['a GSTIN that is none', { gstin: '05ABC' }],
  ['a number of WhatsApp without its country', { whatsapp: '98765 43210' }],
  ['a number of WhatsApp that is a script', { whatsapp: '+91 98765 43210<script>' }],
  ['an officer without a name', { grievanceOfficer: { email: 'meera@padharo.example' } }],
  ['an officer with an address that is none', { grievanceOfficer: { name: 'Meera', email: 'meera' } }],
  ['a name without end', { legalName: 'x'.repeat(161) }],
  ['nothing for a promise', { callBack: ' ' }],
])('%s is refused', (_, wrong) => {
  expect(contact.safeParse({ ...complete, ...wrong }).success).toBe(false);
});
