import type { Config } from '../../platform/config.ts';

/** Where anybody who has a voucher can see whether it holds: what its QR code opens. */
export function checkAddress({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/verify/${token}`;
}
