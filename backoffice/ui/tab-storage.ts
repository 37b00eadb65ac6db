/** Storage of this tab. If storage is full or blocked, nothing is stored and nothing fails. */
export const tabStorage = {
  read: (key: string): string | null => tried(() => sessionStorage.getItem(key)) ?? null,
  store: (key: string, text: string): void => tried(() => sessionStorage.setItem(key, text)),
  remove: (key: string): void => tried(() => sessionStorage.removeItem(key)),
};

function tried<Answer>(work: () => Answer): Answer | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
