import { settingReader } from '../catalog/settings/setting-reader.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type JudgedPiece, judgeText, type OwnContacts } from './authenticity.ts';

/**
 * The operator's name, what they use to reach travellers and to be paid, and each link, number and address of a text (up to
 * `maxTextLength` characters) with whether it is one of these.
 *
 * @may everyone
 */
export async function checkAuthenticity(
  ctx: Context,
  text: string,
): Promise<{ readonly name: string; readonly own: OwnContacts; readonly pieces: readonly JudgedPiece[] }> {
  requireRight(ctx.viewer, 'read the site');
  const { publicUrl, mailFrom, upiId } = ctx.config;
  const read = await settingReader(ctx, ['contact', 'socialLinks']);
  const { name, phone, email, whatsapp, grievanceOfficer: officer } = read('contact');
  const known = (values: readonly (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  const own = {
    site: publicUrl,
    pages: read('socialLinks').map(({ url }) => url),
    emails: known([email, officer?.email, /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom]),
    phones: known([phone, whatsapp, officer?.phone]),
    upiId,
  };
  return { name, own, pieces: judgeText(text, own) };
}
