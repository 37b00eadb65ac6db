import { defaultContact } from '../catalog/settings/default-settings.ts';
import { settingReader } from '../catalog/settings/setting-reader.ts';
import { hasMailServerWorked } from '../emails/outbox.ts';
import type { Context } from '../platform/context.ts';
import { hasOwnProduct, hasPublishedSamples } from './sample-entries.ts';

/** The steps before a site's first guest; each is detected, not ticked off. */
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
    email: await hasMailServerWorked(ctx),
    samples: !(await hasPublishedSamples(ctx)),
    product: await hasOwnProduct(ctx),
  };
}

/** The audit log's subject of a dismissal of the first steps. */
export const dismissal = { subjectType: 'back-office', subjectId: 'first steps' } as const;
