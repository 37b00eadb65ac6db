import type { Config } from '../../platform/config.ts';

/** Where an invitation is accepted, by its code. */
export function welcomeLink({ publicUrl }: Pick<Config, 'publicUrl'>, code: string): string {
  return `${publicUrl}/admin/welcome?code=${code}`;
}
