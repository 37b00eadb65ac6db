import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a unit of systemd would run, and how. */
export interface Unit {
  readonly user: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
}

const variables = (pairs: readonly string[]) =>
  Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

/** Reads an installed unit; `instance` is the text behind its @. */
export function readUnit(root: string, name: string, instance = ''): Unit {
  const text = readFileSync(join(root, 'etc/systemd/system', name), 'utf8').replaceAll('%i', instance);
  const of = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const settings = readFileSync(join(root, of('EnvironmentFile')), 'utf8').split('\n');
  const ofFile = variables(settings.filter((line) => /^\w+=/.test(line)));
  return {
    user: of('User'),
    folder: of('WorkingDirectory'),
    env: { ...variables(of('Environment').split(' ')), ...ofFile },
    command: of('ExecStart').split(' '),
  };
}
