import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** What one provider of sign-ins remembers, as long as it is open. */
export function makeIdentityStore(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload) => {
        rows.set(keyOf(id), payload);
      },
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => [...rows.values()].find((row) => row.uid === uid && row.kind === model),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const row = rows.get(keyOf(id));
        if (row) row['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        rows.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}
