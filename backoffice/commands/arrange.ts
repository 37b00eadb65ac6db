import { plainWords } from '../../service/catalog/plain-words.ts';
import type { Command, CommandOption, FoundGroup, FoundKind } from './command.ts';

/** Options under their heading. */
export interface CommandSection {
  readonly kind: FoundKind | Command['group'];
  readonly options: readonly CommandOption[];
}

const most = { idle: 6, typed: 5 } as const;

/** How well the text names an option: 0 its beginning, 1 words of it, 2 further words; undefined: not at all. */
export function matchOf(text: string, { title, words }: Pick<Command, 'title' | 'words'>): number | undefined {
  const [typed, name] = [plainWords(text), plainWords(title)];
  if (typed === '') return undefined;
  if (name.startsWith(typed)) return 0;
  const has = (known: string) => typed.split(' ').every((word) => ` ${known}`.includes(` ${word}`));
  if (has(name)) return 1;
  return has(`${name} ${plainWords(words)}`) ? 2 : undefined;
}

/**
 * The sections of the command bar, the likeliest first. Without a text: actions, then the pages of the navigation. With
 * one: pages and actions that begin with it, what was found, and other pages and actions.
 */
export function arrange(text: string, commands: readonly Command[], found: readonly FoundGroup[]): CommandSection[] {
  if (text.trim() === '') {
    const of = (group: Command['group']) => commands.filter((command) => command.group === group);
    return filled([
      { kind: 'action', options: of('action').slice(0, most.idle) },
      { kind: 'page', options: of('page').filter(({ goKey }) => goKey !== undefined) },
    ]);
  }
  const matches = commands.flatMap((command) => {
    const match = matchOf(text, command);
    return match === undefined ? [] : [{ command, match }];
  });
  const named = (begins: boolean): CommandSection[] =>
    (['page', 'action'] as const).map((group) => ({
      kind: group,
      options: matches
        .filter(({ command, match }) => command.group === group && (match === 0) === begins)
        .sort((a, b) => a.match - b.match)
        .slice(0, most.typed)
        .map(({ command }) => command),
    }));
  const sorted = [...found].sort((a, b) => Number(b.begins) - Number(a.begins));
  return joined([...named(true), ...sorted, ...named(false)]);
}

const filled = (sections: readonly CommandSection[]) => sections.filter(({ options }) => options.length > 0);

/** Sections with options; of a kind that has several, the first is followed by the options of the others. */
function joined(sections: readonly CommandSection[]): CommandSection[] {
  const byKind = Map.groupBy(filled(sections), ({ kind }) => kind);
  return [...byKind].map(([kind, some]) => ({ kind, options: some.flatMap(({ options }) => options) }));
}
