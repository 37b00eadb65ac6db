/** How travellers reach the operator. Becomes a setting of the back office; these are invented. */
export const contactDetails = {
  name: 'Padharo',
  address: '14 Ganga View Lane, Tapovan, Rishikesh 249192, Uttarakhand',
  phone: '+91 00000 00000',
  email: 'hello@padharo.example',
} as const;

/** For `tel:` links. */
export const phoneLink = `tel:${contactDetails.phone.replaceAll(' ', '')}`;
export const emailLink = `mailto:${contactDetails.email}`;
