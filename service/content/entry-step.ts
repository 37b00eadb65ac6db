import type { Message } from '../../messages/message.ts';

/** Parts with pages of their own that a step writes: their relation, and the fields and single pictures of each. */
export interface StepParts {
  readonly relation: string;
  readonly fields: readonly string[];
  /** What a new part begins with, by field: as it is typed, or a text. */
  readonly begin?: Readonly<Record<string, string | Message>>;
}

/**
 * A step in which a new entry is made, with what it asks for. The first step asks for every field without which no
 * draft can be kept.
 */
export interface EntryStep {
  /** Its name in addresses. */
  readonly name: string;
  readonly title: Message;
  /** Fields and relations of the type, in order. */
  readonly asks: readonly string[];
  readonly parts?: readonly StepParts[];
  /** Fields and relations of which one must be filled in before the entry is published. */
  readonly needs?: readonly string[];
  /** Fields and relations that travellers miss. */
  readonly advised?: readonly string[];
}
