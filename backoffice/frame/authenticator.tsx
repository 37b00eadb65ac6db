import { useEffect, useRef } from 'react';
import { adminSignInTexts } from '../../messages/en/admin/sign-in.ts';
import type { QrPath } from '../../service/platform/qr-code.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';

/** New recovery codes, shown once. They take the focus, because the form that created them is gone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <p className="text-ink-soft">{t(adminSignInTexts.aboutRecoveryCodes)}</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunk p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  qr: QrPath;
  /** In Base32, to be typed. */
  secret: string;
  error: string | undefined;
}

/** The QR code and key for an authenticator app, and the field for its first code. */
export function Authenticator({ qr, secret, error }: Props) {
  const t = useText();
  return (
    <fieldset className="grid gap-4 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{t(adminSignInTexts.yourAuthenticator)}</legend>
      <p className="text-sm text-ink-soft">{t(adminSignInTexts.scanCode)}</p>
      <div className="flex flex-wrap items-center gap-4">
        <svg
          role="img"
          aria-label={t(adminSignInTexts.qrCode)}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          width="176"
          height="176"
          className="rounded-field bg-white"
          shapeRendering="crispEdges"
        >
          <path d={qr.path} fill="#000" />
        </svg>
        <p className="min-w-0 flex-1 basis-40 text-sm">
          <span className="block text-ink-soft">{t(adminSignInTexts.enterKey)}</span>
          <code className="font-mono wrap-anywhere">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <TextField
        label={t(adminSignInTexts.sixDigits)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={error}
      />
    </fieldset>
  );
}
