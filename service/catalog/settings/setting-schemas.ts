import { z } from 'zod';
import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../messages/message.ts';
import { tidyPhone } from '../../core/contact-details.ts';
import { emailAddressOf } from '../../core/email-address.ts';
import { schemaMessage } from '../../platform/body-fields.ts';
import { bookingLimits, latePayments, partnerAnswers } from './booking-limits.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { stayFees } from './stay-fees.ts';
import { taxRuleSets, taxRules } from './tax-rules.ts';

const words = (most: number) => z.string().trim().min(1).max(most);

const email = z
  .string()
  .trim()
  .refine((typed) => emailAddressOf(typed) !== undefined, schemaMessage(sentence(adminFieldRulesTexts.emailWrong)));

/** The operator may add text to the number, such as office hours. */
const phone = z.string().overwrite(tidyPhone).min(1).max(40);

/** The grievance officer and their contact details (E-Commerce Rules 2020, rules 4 and 5; DPDP Act 2023). */
const grievanceOfficer = z.strictObject({
  /** Name, or name and title. */
  name: words(120),
  email: email.optional(),
  phone: phone.optional(),
  hours: words(120).optional(),
});

/** Contact details of the operator (SHELL-7, SHELL-19, ENQUIRY-1), and its legal identity. */
const contact = z.strictObject({
  name: words(80),
  /** Registered name, if different. */
  legalName: words(160).optional(),
  address: words(300),
  phone,
  email,
  /** A WhatsApp number with country code. */
  whatsapp: z
    .string()
    .overwrite(tidyPhone)
    .max(40)
    .regex(/^\+(?:[ -]?\d){8,15}$/, schemaMessage(sentence(adminFieldRulesTexts.phoneWithoutCountry)))
    .optional(),
  /** What call-back requests are promised: when, and how soon. */
  callBack: words(120).optional(),
  hours: z.array(z.strictObject({ days: words(60), open: words(60) })).max(10),
  /** Text about support outside these hours. */
  support: words(120),
  /** Plain text is the name. */
  grievanceOfficer: z
    .union([words(120).transform((name): z.output<typeof grievanceOfficer> => ({ name })), grievanceOfficer])
    .optional(),
  /** Printed on invoices: with it they are tax invoices (CGST Rules 2017, rule 46). */
  gstin: z
    .string()
    .regex(/^\d\d[0-9A-Z]{13}$/, schemaMessage(sentence(adminFieldRulesTexts.gstinWrong)))
    .optional(),
  /** The state of registration: with it invoices split GST by place of supply. */
  gstState: words(60).optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** Which of the two heroes opens the home page (HOME-3). */
const hero = z.strictObject({ variant: z.enum(['search', 'counters']) });

/** A figure as printed and its label: '5000+', 'premium stays'. */
const counters = z.array(z.strictObject({ figure: words(20), label: words(60) })).max(12);

/** Places of the Explore India carousel with their claimed number of properties. */
const exploreIndia = z.array(z.strictObject({ name: words(80), properties: z.int().min(0).max(10_000_000) })).max(24);

const link = z.url({ protocol: /^https$/ }).max(500);
const socialLinks = z
  .array(z.strictObject({ network: z.enum(['facebook', 'instagram', 'x', 'youtube', 'linkedin']), url: link }))
  .max(10);

const testimonials = z
  .array(
    z.strictObject({
      quote: words(600),
      name: words(80),
      from: words(120),
      rating: z.int().min(1).max(5),
    }),
  )
  .max(20);

/** Instructions for search engines. */
const searchEngines = z.strictObject({
  /** Whether the site may be indexed at all. */
  listed: z.boolean(),
  /** Paths to exclude, besides those of single visitors. */
  disallow: z
    .array(z.string().regex(/^\/[^\s#\p{Cc}]{0,299}$/u, schemaMessage(sentence(adminFieldRulesTexts.pathWrong))))
    .max(100),
});

/** How long personal data is worked on and kept. */
const dataRequests = z.strictObject({
  /** Days to answer a request: at most 90 (DPDP Rules 2025, rule 14(3)). */
  days: z.int().min(1).max(90),
  /** Days after a stay in which its foreign guests are kept: a year (Immigration and Foreigners Rules 2025, rule 17). */
  foreignGuestDays: z.int().min(366).max(3_660).default(366),
});

/** The schema of every public setting, by name. */
export const settingSchemas = {
  contact,
  hero,
  heroClaims: counters,
  heroCounters: counters,
  aboutStatistics: counters,
  contactStatistics: counters,
  exploreIndia,
  socialLinks,
  testimonials,
  taxRules,
  taxRuleSets,
  stayFees,
  bookingLimits,
  latePayments,
  partnerAnswers,
  cancellationPolicies,
  searchEngines,
  dataRequests,
} as const;

export type SettingName = keyof typeof settingSchemas;
export type SettingValues = { readonly [Name in SettingName]: z.output<(typeof settingSchemas)[Name]> };

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingSchemas, name);
}

export const settingNames: readonly SettingName[] = Object.keys(settingSchemas).filter(isSettingName);

/** The key under which a setting is stored and sent: `heroClaims` is `hero-claims`. */
export function keyOf(name: SettingName): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The setting of that key; undefined if it is not a public one. */
export function settingNamed(key: string): SettingName | undefined {
  return settingNames.find((name) => keyOf(name) === key);
}
