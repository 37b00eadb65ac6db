import { catalogDefaultTestimonialsTexts } from '../../../messages/en/catalog/default-testimonials.ts';
import { english } from '../../../messages/translate.ts';
import { dayOf } from '../../core/day.ts';
import { specifiedRule, type TaxRule } from '../tax.ts';
import type { BookingLimits } from './booking-limits.ts';
import { laterLimits } from './later-limits.ts';
import type { SettingValues } from './setting-schemas.ts';
import type { StayFees } from './stay-fees.ts';

export const defaultBookingLimits: BookingLimits = {
  nights: 30,
  rentalDays: 60,
  unpaidPerBuyer: 5,
  unpaidWithoutAccount: 10,
  unpaidPerNetwork: 100,
  shareOfStock: 50,
  leastShare: 6,
  ...laterLimits,
};

/** MONEY-4: ₹500 for cleaning and ₹500 for the service, for all properties. */
export const defaultStayFees: StayFees = [
  { propertyTypes: ['*'], cleaning: { amount: 500 }, service: { amount: 500 } },
];

/** The specified rule: 18% on everything. */
export const defaultTaxRules: TaxRule[] = [specifiedRule];

const gst = { name: 'GST', from: 0, to: null, since: dayOf('2025-09-22') } as const;
/** A night at ₹7,500 is in the lower band, and one that costs a paisa more is not. */
const above7500 = 7_500.01;

/** The rates of India from 22 September 2025, for an operator who has them confirmed; not used until then. */
export const india2025: SettingValues['taxRuleSets'][number] = {
  name: 'India 2025',
  description:
    'GST as we understand it from 22 September 2025. Rooms up to ₹7,500 a night: 5%, above: 18%. Tours: 5%. Cars with a driver: 5%, without: 18%. Our service fee and everything else: 18%. Ask your accountant to confirm rates, codes and input tax credit before you use it. Switch to it under Settings, Tax, from a date of your choice.',
  rules: [
    { ...gst, supply: '*', percent: 18 },
    { ...gst, supply: 'lodging', to: above7500, percent: 5, sac: '9963' },
    { ...gst, supply: 'lodging', from: above7500, percent: 18, sac: '9963' },
    { ...gst, supply: 'tour', percent: 5, sac: '9985' },
    { ...gst, supply: 'transport-with-driver', percent: 5, sac: '9966' },
    { ...gst, supply: 'vehicle-without-driver', percent: 18, sac: '9973' },
    { ...gst, supply: 'entry', percent: 18, sac: '9996' },
    { ...gst, supply: 'service-fee', percent: 18, sac: '9985' },
  ],
};

/** Fictional, like the people quoted below. */
export const defaultContact: SettingValues['contact'] = {
  name: 'Padharo',
  address: '14 Ganga View Lane, Tapovan, Rishikesh 249192, Uttarakhand',
  phone: '+91 00000 00000',
  email: 'hello@padharo.example',
  // ENQUIRY-6
  hours: [
    { days: 'Mon-Fri', open: '9 AM-6 PM' },
    { days: 'Sat-Sun', open: '10 AM-4 PM' },
  ],
  support: '24/7',
  latitude: 30.1304,
  longitude: 78.3289,
};

/** The defaults of all settings. */
export const defaultSettings: SettingValues = {
  contact: defaultContact,
  hero: { variant: 'search' },
  // HOME-19
  heroClaims: [
    { figure: '5000+', label: 'premium stays' },
    { figure: '500+', label: 'scenic locations' },
    { figure: '20,000+', label: 'happy guests' },
    { figure: '18000+', label: 'five-star reviews' },
    { figure: '1000+', label: 'tourist spots' },
    { figure: '300+', label: 'local experiences' },
  ],
  heroCounters: [
    { figure: '5000+', label: 'Destinations' },
    { figure: '1000+', label: 'Hotels' },
    { figure: '50K+', label: 'Tourists' },
    { figure: '20K+', label: 'Reviews' },
  ],
  // SHELL-21; the two sets differ, and both are specified
  aboutStatistics: [
    { figure: '10,000+', label: 'travellers' },
    { figure: '50+', label: 'destinations' },
    { figure: '4.8', label: 'rating' },
    { figure: '5+', label: 'years' },
  ],
  contactStatistics: [
    { figure: '500+', label: 'travellers' },
    { figure: '100+', label: 'packages' },
  ],
  // HOME-12
  exploreIndia: [
    { name: 'Delhi', properties: 1500 },
    { name: 'Goa', properties: 1800 },
    { name: 'Kerala', properties: 1200 },
    { name: 'Rajasthan', properties: 1500 },
    { name: 'Mumbai', properties: 1000 },
    { name: 'Chennai', properties: 1100 },
    { name: 'Bangalore', properties: 1500 },
    { name: 'Uttarakhand', properties: 1200 },
  ],
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/padharo.example' },
    { network: 'instagram', url: 'https://www.instagram.com/padharo.example' },
    { network: 'x', url: 'https://x.com/padharo_example' },
    { network: 'youtube', url: 'https://www.youtube.com/@padharo.example' },
  ],
  testimonials: [
    {
      quote: english(catalogDefaultTestimonialsTexts.warmDinner),
      name: 'Shalini Raghavan',
      from: english(catalogDefaultTestimonialsTexts.fromNainital),
      rating: 5,
    },
    {
      quote: english(catalogDefaultTestimonialsTexts.oneBill),
      name: 'Gurpreet Sandhu',
      from: english(catalogDefaultTestimonialsTexts.fromUdaipur),
      rating: 5,
    },
    {
      quote: english(catalogDefaultTestimonialsTexts.refundOnItsWay),
      name: 'Ishita Banerjee',
      from: english(catalogDefaultTestimonialsTexts.fromKolkata),
      rating: 4,
    },
  ],
  taxRules: defaultTaxRules,
  taxRuleSets: [india2025],
  stayFees: defaultStayFees,
  bookingLimits: defaultBookingLimits,
  latePayments: { graceMinutes: 30 },
  partnerAnswers: { hours: 24, substituteRupees: 2_000 },
  cancellationPolicies: [],
  searchEngines: { listed: true, disallow: [] },
  dataRequests: { days: 30, foreignGuestDays: 366 },
};
