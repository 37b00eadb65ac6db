import type { Config } from '../../service/platform/config.ts';

const name = 'said';
const longest = 300;

/** The cookie that carries a confirmation to the next page, also without scripts. */
export function flashCookie({ publicUrl }: Pick<Config, 'publicUrl'>, message: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const text = Buffer.from(message.slice(0, longest)).toString('base64url');
  return `${name}=${text}; Path=/admin; Max-Age=${text ? 60 : 0}; HttpOnly; SameSite=Strict${secure}`;
}

export function flashIn(cookie: string | undefined): string | undefined {
  const text = new RegExp(`(?:^|;) *${name}=([\\w-]{1,1600})(?:;|$)`).exec(cookie ?? '')?.[1];
  return text === undefined ? undefined : Buffer.from(text, 'base64url').toString('utf8');
}
