import { writeFileSync } from 'node:fs';
import { subjects } from '../../tests/mutation/subjects.ts';
import { findingOf, minKilledPercent } from './judge.ts';
import { tryMutants } from './try-mutants.ts';

// Prints the outcome of each mutant, and writes the counts into the named file. `few`: only those of every test run.
// Further words: only files whose path contains one of them.
const [report, which, ...words] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);
const named = subjects.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
const few = named.map((one) => ({ ...one, mutants: one.mutants.filter(({ always }) => always) }));
const chosen = which === 'few' ? few.filter(({ mutants }) => mutants.length > 0) : named;
const counts = { killed: 0, explained: 0, wrong: 0 };

let file = '';
for await (const { subject, mutant, outcome } of tryMutants(chosen)) {
  if (file !== subject.file) {
    file = subject.file;
    say(file);
  }
  const finding = outcome instanceof Error ? outcome.message : findingOf(mutant, outcome);
  counts[finding ? 'wrong' : outcome === 'killed' ? 'killed' : 'explained'] += 1;
  if (finding) say(`  ✗ ${mutant.name}: ${finding}`);
  else say(`  ${outcome === 'killed' ? '✓' : '='} ${mutant.name}${mutant.equivalent ? `: ${mutant.equivalent}` : ''}`);
}

const { killed, explained, wrong } = counts;
const all = killed + explained + wrong;
const tooFew = killed * 100 < all * minKilledPercent;
say(`${killed} of ${all} mutants killed, ${explained} survived and change nothing, ${wrong} are wrong`);
if (tooFew) say(`At least ${minKilledPercent} of a hundred have to be killed.`);
const failed = wrong + (tooFew || all === 0 ? 1 : 0);
if (report) writeFileSync(report, JSON.stringify({ passed: killed + explained, failed, skipped: 0 }));
process.exitCode = failed > 0 ? 1 : 0;
