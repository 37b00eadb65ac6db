import { defaultContact } from '../catalog/settings/default-settings.ts';
import { settingReader } from '../catalog/settings/setting-reader.ts';
import { requireRight } from '../core/may.ts';
import { lettersGoOut } from '../letters/letters-go-out.ts';
import type { Context } from '../platform/context.ts';
import { hasOwnProduct, showsSamples } from './sample-entries.ts';

/** What a house does before its first guest; each is done when it is true, not when somebody says so. */
export interface FirstSteps {
  readonly name: boolean;
  readonly address: boolean;
  readonly reach: boolean;
  readonly gstin: boolean;
  readonly upi: boolean;
  readonly letter: boolean;
  readonly samples: boolean;
  readonly product: boolean;
}

export async function listFirstSteps(ctx: Context): Promise<FirstSteps> {
  requireRight(ctx.viewer, 'replace the catalogue');
  const contact = (await settingReader(ctx, ['contact']))('contact');
  return {
    name: contact.name !== defaultContact.name,
    address: contact.address !== defaultContact.address,
    reach: contact.phone !== defaultContact.phone && contact.email !== defaultContact.email,
    gstin: contact.gstin !== undefined,
    upi: ctx.config.upiId !== undefined,
    letter: await lettersGoOut(ctx),
    samples: !(await showsSamples(ctx)),
    product: await hasOwnProduct(ctx),
  };
}
