import type { TestOutcome } from './outcomes.ts';
import type { ProvenPromise } from './promises.ts';

type Promises = Readonly<Record<string, readonly ProvenPromise[]>>;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the names that a title with placeholders (`%s`, `$name`) has when it runs. */
export function runName(title: string): RegExp {
  const parts = title.split(/%[sdij]|\$\w+/);
  return new RegExp(`(?:^|[ ›])${parts.map(escaped).join('.+')}$`);
}

/** The proofs that did not run, or failed, as 'file: title'. */
export function unproven(promises: Promises, outcomes: readonly TestOutcome[]): string[] {
  const proofs = Object.values(promises)
    .flat()
    .flatMap((one) => one.proofs);
  const missing = proofs.filter(([file, title]) => {
    const ran = outcomes.filter((one) => one.file === file && runName(title).test(one.name));
    return ran.length === 0 || ran.some(({ passed }) => !passed);
  });
  return [...new Set(missing.map(([file, title]) => `${file}: ${title}`))];
}

/** docs/promises.md, of a version whose tests passed on that day. */
export function renderPromises(promises: Promises, { version, day }: { version: string; day: string }): string {
  const sections = Object.entries(promises).map(([section, own]) => {
    const rows = own.map(({ title, text, proofs }) => {
      const tests = proofs.map(([file, name]) => `- ${name} ([${file}](../${file}))`);
      return `### ${title}\n\n${text}\n\n${tests.join('\n')}\n`;
    });
    return `## ${section}\n\n${rows.join('\n')}`;
  });
  return `# Promises and their proofs

Written by \`npm run promises\` from tests that ran: version ${version}, all of them passed on ${day}. The dark patterns are the thirteen of the Guidelines for Prevention and Regulation of Dark Patterns, 2023, of India’s Central Consumer Protection Authority: operators can use this page for their yearly self-audit.

${sections.join('\n')}`;
}
