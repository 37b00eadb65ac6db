/**
 * An idempotency key for a message: the same content keeps its key, so that sending it again after a lost answer
 * changes nothing.
 */
export interface FormIds {
  readonly idFor: (content: unknown) => string;
  /** The message has arrived: the same content again is a new message. */
  readonly arrived: () => void;
}

export function makeFormIds(): FormIds {
  let last: { readonly content: string; readonly id: string } | undefined;
  return {
    idFor: (words) => {
      const content = JSON.stringify(words);
      // crypto.randomUUID needs https
      if (last?.content !== content) last = { content, id: hex(crypto.getRandomValues(new Uint8Array(16))) };
      return last.id;
    },
    arrived: () => {
      last = undefined;
    },
  };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
