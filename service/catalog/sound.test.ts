import { expect, test } from 'vitest';
import { soundOf } from './sound.ts';

test.each([
  ['राजस्थान', 'Rajasthan', 'rajsthan', 'rajasthaan'],
  ['जयपुर', 'Jaipur', 'jaypur', 'jeypore'],
  ['दिल्ली', 'Delhi', 'dilli'],
  ['मुंबई', 'Mumbai', 'mumbay'],
  ['ताज', 'Taj', 'taaj'],
  ['महल', 'mahal', 'mehal'],
  ['मैसूर', 'Mysore', 'maisur'],
  ['शिमला', 'Shimla', 'simla'],
  ['लखनऊ', 'Lucknow', 'lakhnau'],
  ['मेहरानगढ़', 'Mehrangarh'],
  ['हैदराबाद', 'Hyderabad'],
  ['ऋषिकेश', 'Rishikesh', 'rishikesh'],
  ['फतेहपुर', 'Fatehpur', 'phatehpur'],
  ['हाउसबोट', 'houseboat'],
  ['होटल', 'hotel'],
])('%s sounds like its Latin spellings', (word, ...others) => {
  for (const other of others) expect([other, soundOf(other)]).toEqual([other, soundOf(word)]);
});

test.each([
  ['Kanpur', 'Kannur'],
  ['Mysore', 'Mussoorie'],
  ['Jaipur', 'Jodhpur'],
  ['Puri', 'Pune'],
  ['Agra', 'Ajmer'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

test('words of other scripts and hostile ones are returned as some text, quickly', () => {
  for (const word of ['', 'ஆக்ரா', '東京', '\0', 'h'.repeat(100_000), 'का'.repeat(50_000)])
    expect(typeof soundOf(word)).toBe('string');
});
