/** A card has two lines for a name; about as many letters fit into them on every screen. */
const fitting = 40;

/** What a pointer is shown of a name that may be cut on a card: all of it. */
export const cutName = (name: string): string | undefined => (name.length > fitting ? name : undefined);
