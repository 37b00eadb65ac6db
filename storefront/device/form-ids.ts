/** An id for what was typed: the same words keep theirs, so that sending them again after a lost answer is the same. */
export interface FormIds {
  readonly idFor: (said: unknown) => string;
  /** What was sent has arrived: the same words again are another message. */
  readonly arrived: () => void;
}

export function makeFormIds(): FormIds {
  let last: { readonly said: string; readonly id: string } | undefined;
  return {
    idFor: (words) => {
      const said = JSON.stringify(words);
      // crypto.randomUUID is not there without https
      if (last?.said !== said) last = { said, id: hex(crypto.getRandomValues(new Uint8Array(16))) };
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
