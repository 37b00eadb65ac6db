// what mail and chat programs turn into a link: a scheme, www., an email address, an IP address
const link = /:\/\/|\bwww\b|@|\b(?:\d{1,3}\.){3}\d{1,3}\b/iu;
const dotted = /([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+)(\/?)/gu;

/** One letter with its vowel signs: an initial in any script. */
const initial = /^\p{L}\p{M}*$/u;
/** Names of letters as Indian scripts spell them out for initials: एस. राजा, எஸ். ராஜா. */
const spelledInitial = /^[\u0900-\u0d7f]{1,4}$/u;
const titles = new Set(
  (
    'mr mrs ms miss mx dr drs prof smt sm sri shri shree sree shrimati kum kumari km selvi selvan thiru tmt pt pandit ustad ' +
    'swami guru sant sardar bibi begum md mohd mohammed sk syed haji hafiz kr ch th adv er ar ca cs cma col capt cpt lt maj ' +
    'gen brig sgt hav sub wg cdr sqn ldr flt gp cmde adm hon rev fr sr jr st bro sis bp'
  ).split(' '),
);
/** Top-level domains that are not names, so that `x.com` and `t.me` count as domains. */
const endings = new Set(
  (
    'com net org info biz co in io me ly us uk eu ru cn tv cc gl gd gg to ws fm am ai id ph my sg ae pk bd lk np app dev xyz top ' +
    'link click site online shop store live club vip pro tech space website web page fun win bid loan work world today ' +
    'भारत भारतम् भारोत ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா భారత్ ಭಾರತ ഭാരതം বাংলা कॉम नेट संगठन'
  )
    .split(' ')
    .map((ending) => ending.normalize('NFKC')),
);

const isShortening = (label: string) =>
  initial.test(label) || spelledInitial.test(label) || titles.has(label.toLowerCase());

/** 'K.Ramesh' and 'Dr.A.P.J.Abdul' are names: initials and titles before one word that is not a top-level domain. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.slice(0, -1).every(isShortening)) return endings.has(last.toLowerCase());
  return labels.slice(1).some((label) => /^[\p{L}\p{M}]{2,}/u.test(label));
}

/**
 * Whether a text contains something that a program could turn into a link. 'Dr. Asha Rao' and 'K.Ramesh' do not;
 * 'Asha.Rao' does, because no program can tell it from a domain.
 */
export function containsLink(text: string): boolean {
  const plain = text.normalize('NFKC');
  return link.test(plain) || [...plain.matchAll(dotted)].some(([, name = '', path]) => path !== '' || isDomain(name));
}

/** Whether a name may appear in a greeting: no link, no markup, no phone number or payment address. */
export function isGreetable(name: string): boolean {
  return !containsLink(name) && !/[/\\:<>]|\d{4,}|(?:\d[\s-]?){7,}/.test(name.normalize('NFKC'));
}
