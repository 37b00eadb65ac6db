import type { Config } from '../../platform/config.ts';

/** The link that accepts an invitation with that code. */
export function welcomeLink({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string {
  return `${publicUrl}/admin/welcome?code=${code}`;
}
