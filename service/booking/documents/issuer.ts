import { readSettings } from '../../catalog/settings/read-settings.ts';
import { stateOfGstin } from '../../core/gstin.ts';
import type { Context } from '../../platform/context.ts';

/** Returns the issuer of documents from the current settings. */
export async function readIssuer(ctx: Context) {
  const { contact } = await readSettings(ctx);
  const { name, legalName, address, phone, email, gstin } = contact;
  const gstState = (gstin && stateOfGstin(gstin)) ?? contact.gstState;
  return { name, legalName, address, phone, email, ...(gstin && { gstin }), site: ctx.config.publicUrl, gstState };
}
