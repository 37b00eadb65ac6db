/** Devanagari letters in Latin ones: consonants without their vowel, vowels and their signs alike. */
const latin: Readonly<Record<string, string>> = pairs(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ t ड d ढ d ण n त t थ t द d ध d न n प p फ p ब b भ b म m ' +
    'य y र r ल l व v श s ष s स s ह h ळ l अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ e ओ o औ o ऑ o ' +
    'ा a ि i ी i ु u ू u ृ ri े e ै e ो o ौ o ॉ o ं n ँ n ् -',
);

function pairs(text: string): Record<string, string> {
  const parts = text.split(' ');
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : [])));
}

/** What is written in several ways for one sound, in this order. */
const alike: readonly (readonly [written: RegExp, sound: string])[] = [
  [/-/g, ''],
  [/x/g, 'ks'],
  [/q|ck|c(?!h)/g, 'k'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/ow\b/g, 'u'],
  [/w/g, 'v'],
  [/ch+/g, 'c'],
  // a breath after a consonant is left out as often as it is written: Dilli, Delhi
  [/(?<=[bdgjklmnprstv])h/g, ''],
  [/[nm](?=[bp])/g, 'n'],
  // silent in English: Mysore
  [/(?<=[^aeiou])e$/g, ''],
  [/[ou]+/g, 'u'],
  [/a?y(?![aeiou])|a?[ie]+/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a word sounds, the same for its spellings in Latin letters and in Devanagari: 'राजस्थान', 'Rajasthan' and
 * 'rajsthan' are 'rjstn'. Vowels within a word count only if it has fewer than three other sounds.
 */
export function soundOf(word: string): string {
  const plain = word
    .normalize('NFD')
    // the vowel that a consonant has of its own
    .replace(/[क-ह]\u093c?(?![\u093c\u093e-\u094d])/g, '$&·')
    .replace(/[डढ]\u093c/g, 'र')
    .replace(/\u093c/g, '')
    .toLowerCase();
  const spelled = [...plain].map((sign) => latin[sign] ?? sign).join('');
  const whole = alike.reduce((text, [written, sound]) => text.replace(written, sound), spelled);
  // most 'a' are short or left out: Rajsthan, Rajasthan
  const sounds = whole.replace(/(?<=.)a|·/g, '').replace(/(.)\1+/g, '$1');
  const skeleton = sounds.replace(/(?<=.)[iu](?=.)/g, '').replace(/(.)\1+/g, '$1');
  return skeleton.length < 3 ? sounds : skeleton;
}
