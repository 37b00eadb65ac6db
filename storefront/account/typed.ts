/** What was typed into a sign-in form and may stand in the next one: who closes it by mistake does not begin again. */
const kept = ['fullName', 'email', 'phone'] as const;
type Kept = (typeof kept)[number];

// written by the traveller's typing only, so that it stays empty on the server
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
