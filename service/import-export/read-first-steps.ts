import { defaultContact } from '../catalog/settings/default-settings.ts';
import { settingReader } from '../catalog/settings/setting-reader.ts';
import { emailsGoOut } from '../emails/emails-go-out.ts';
import type { Context } from '../platform/context.ts';
import { hasOwnProduct, showsSamples } from './sample-entries.ts';

/** What a house does before its first guest; each is done when it is true, not when somebody says so. */
export interface FirstSteps {
  readonly name: boolean;
  readonly address: boolean;
  readonly reach: boolean;
  readonly gstin: boolean;
  readonly upi: boolean;
  readonly email: boolean;
  readonly samples: boolean;
  readonly product: boolean;
}

export async function readFirstSteps(ctx: Context): Promise<FirstSteps> {
  const contact = (await settingReader(ctx, ['contact']))('contact');
  return {
    name: contact.name !== defaultContact.name,
    address: contact.address !== defaultContact.address,
    reach: contact.phone !== defaultContact.phone && contact.email !== defaultContact.email,
    gstin: contact.gstin !== undefined,
    upi: ctx.config.upiId !== undefined,
    email: await emailsGoOut(ctx),
    samples: !(await showsSamples(ctx)),
    product: await hasOwnProduct(ctx),
  };
}

/** How the audit log names that somebody wants to hear no more of them. */
export const dismissal = { subjectType: 'desk', subjectId: 'first steps' } as const;
