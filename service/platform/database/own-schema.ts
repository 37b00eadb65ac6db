/** Names of the schema that a house may have: what needs no quotes, and leaves room for the names made of it. */
export const schemaName = /^(?!pg_|information_schema$|jobs$|.*_jobs$)[a-z_][a-z0-9_]{0,39}$/;

/** The one that a site has which was told of none. */
export const ownSchema = 'public';

/** Where the job queue keeps what is its own. */
export const jobsSchemaOf = (schema: string): string => (schema === ownSchema ? 'jobs' : `${schema}_jobs`);

/** Where changes of the catalogue are told (database/schema/05-content.sql): all houses of a database hear all its channels. */
export const channelOf = (schema: string): string =>
  schema === ownSchema ? 'content_changed' : `content_changed_${schema}`;

/** What the advisory lock of whoever prepares a house is made of. */
export const lockOf = (schema: string): string =>
  schema === ownSchema ? 'padharo migrations' : `padharo migrations of ${schema}`;

/** Names mean what lies in the schema, and nothing of another house; what a session makes for itself comes last. */
export const pathOf = (schema: string): string => `set search_path = "${schema}", pg_temp`;
