/** A card has two lines for a name, which hold about this many letters on every screen. */
const fitting = 40;

/** The full name as a tooltip, if it may be cut off on a card. */
export const cutName = (name: string): string | undefined => (name.length > fitting ? name : undefined);
