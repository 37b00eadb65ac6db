/** Values of a sign-in form that are kept for the next one, so that a dialog closed by mistake loses nothing. */
const keptFields = ['fullName', 'email', 'phone'] as const;
type KeptField = (typeof keptFields)[number];

// only set by typing in the browser, so that it stays empty on the server
let typed: Readonly<Partial<Record<KeptField, string>>> = {};

export function keepInput(name: string, value: string): void {
  const field = keptFields.find((one) => one === name);
  if (field) typed = { ...typed, [field]: value };
}

export function keptInput(name: KeptField): string | undefined {
  return typed[name];
}

export function forgetInput(): void {
  typed = {};
}
