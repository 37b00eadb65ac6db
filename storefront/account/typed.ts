/** Values of a sign-in form that are kept for the next one, so that a dialog closed by mistake loses nothing. */
const kept = ['fullName', 'email', 'phone'] as const;
type Kept = (typeof kept)[number];

// only set by typing in the browser, so that it stays empty on the server
let typed: Readonly<Partial<Record<Kept, string>>> = {};

export function keepTyped(name: string, value: string): void {
  const field = kept.find((one) => one === name);
  if (field) typed = { ...typed, [field]: value };
}

export function typedBefore(name: Kept): string | undefined {
  return typed[name];
}

export function forgetTyped(): void {
  typed = {};
}
