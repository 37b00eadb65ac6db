import { ConfigError } from './config-error.ts';

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Why a port cannot be opened and what to do, as a sentence with the names of the settings. */
const refusals: Readonly<Record<string, (at: ListenAddress, names: { port: string; host: string }) => string>> = {
  EADDRINUSE: ({ host, port }, names) =>
    `${names.port}: another program listens on port ${port} of ${host}; stop it, or set another ${names.port}`,
  EACCES: ({ port }, names) =>
    `${names.port}: this user may not listen on port ${port}; set ${names.port} to one from 1024 on`,
  EPERM: ({ port }, names) =>
    `${names.port}: this user may not listen on port ${port}; set ${names.port} to one from 1024 on`,
  EADDRNOTAVAIL: ({ host }, names) =>
    `${names.host}: this machine has no address ${host}; set ${names.host} to one that it has, or to 0.0.0.0 for all`,
  ENOTFOUND: ({ host }, names) =>
    `${names.host}: ${host} is no address and no name of this machine; set ${names.host} to an address, such as 127.0.0.1`,
};

/** Opens a port. Throws ConfigError with one sentence if the port or address is not available. */
export async function explainPortErrors<Result>(
  at: ListenAddress,
  names: { readonly port: string; readonly host: string },
  open: () => Promise<Result>,
): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    // a host name that DNS cannot resolve now, or at all
    const explain = refusals[code === 'EAI_AGAIN' || code === 'EINVAL' ? 'ENOTFOUND' : code];
    if (!explain) throw error;
    throw new ConfigError(explain(at, names), { cause: error });
  }
}
