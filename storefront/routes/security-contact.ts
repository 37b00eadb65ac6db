import { languages } from '../../messages/translations.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { service } from '../service.ts';
import { publicCaching } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/security-contact';

/** Milliseconds after which people should fetch the file again: half a year. */
const validFor = 182 * 86_400_000;

/** `GET /.well-known/security.txt`: whom to tell about a security problem of this site (RFC 9116). */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const { email } = (await readSettings(ctx)).contact;
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(ctx.now.getTime() + validFor).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${ctx.config.publicUrl}${urls.securityContact}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': publicCaching },
  });
}
