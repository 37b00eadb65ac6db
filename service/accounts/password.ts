import { fieldRulesTexts } from '../../messages/en/field-rules.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { type AppError, invalidField } from '../core/app-error.ts';

/** The error for two different passwords, on the second field. */
export function mismatch(): AppError {
  return invalidField(['passwordConfirmation'], sentence(fieldRulesTexts.passwordsDiffer));
}

/**
 * Why this password of valid length is refused for that person, as an error message; undefined if it is good enough.
 */
export function passwordProblem(
  password: string,
  person: { readonly email: string; readonly username: string },
): Sentence | undefined {
  const given = password.trim().toLowerCase();
  if (given === '') return sentence(fieldRulesTexts.passwordOnlySpaces);
  const own = [person.email, person.email.split('@')[0] ?? '', person.username].map((text) =>
    text.trim().toLowerCase(),
  );
  return isCommonPassword(given) || own.includes(given) ? sentence(fieldRulesTexts.passwordTooCommon) : undefined;
}

const passwords = `
123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 87654321 7654321 654321 111111 1111111
11111111 111222 112233 11223344 121212 12121212 123123 123123123 123321 1234321 123454321 12344321 131313 147147
147258 147258369 159357 159753 159951 222222 232323 252525 333333 444444 456456 456789 555555 55555555 654123 666666
696969 741852 741852963 753951 777777 7777777 789456 789456123 852456 888888 88888888 963852741 987654 999999 99999999
999999999 000000 00000000 010203 102030 101010 112358 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 123abc 123qwe
1234qwer 12345a 123456a 1234abcd 12qwaszx q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qweasd qweasdzxc qwer1234 qwert12345
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop qazwsx qazwsxedc zaq12wsx zaq1zaq1 zxcvbn zxcvbnm
zxcvbnm123 asdasd asdfgh asdfghjkl asdf1234 asd123 poiuytrewq mnbvcxz aaaaaa aaaaaaaa abcabc abcdef abcdefg abcdefgh
abcd1234 abcd123 abc123 abc12345 abc123456 aa123456 aa12345678 a123456 a1234567 a12345678 a1b2c3 a1b2c3d4 password
password1 password2 password12 password123 password1234 password123456 passw0rd p@ssw0rd p@ssword pass123 pass1234
pass@123 password@123 passwort passport mypassword newpassword changeme change123 default letmein letmein1 welcome
welcome1 welcome123 welcome@123 admin1 admin123 admin1234 admin@123 administrator superadmin master master123 root123
rootroot toor123 test123 test1234 test@123 testing testing123 tester guest123 demo123 demo1234 user123 user1234
secret secret123 login123 access access123 iloveyou iloveyou1 iloveyou2 iloveu loveme lovely lover123 love123
loveyou mylove forever princess princess1 sunshine sunshine1 monkey monkey123 dragon dragon123 football football1
baseball basketball cricket cricket123 hockey soccer superman batman spiderman pokemon naruto starwars matrix shadow
michael jordan jordan23 daniel jessica ashley andrew charlie thomas hunter killer hello123 hello1234 hellohello
freedom whatever trustno1 computer internet google google123 facebook samsung samsung123 android iphone internet1
flower summer winter monday friday cookie cheese chocolate pepper ginger buster george tigger tiger123 mustang ferrari
computer1 blink182 donald maggie orange purple silver golden diamond hannah joshua robert matthew nicole secret1
liverpool chelsea arsenal barcelona merlin phoenix asshole fuckyou fuckme blessed jesus1 jesus123 jesuschrist angel1
india1 india123 india@123 bharat bharat123 hindustan krishna krishna123 radhakrishna radheradhe sairam sairam123
omsairam jaimatadi jaishriram shriram ganesh ganesh123 hanuman mahadev harharmahadev omnamahshivaya shivam lakshmi
priya123 rahul123 rajesh suresh ramesh deepak sanjay vijay123 sachin sachin10 kumar123 singh123 sweety padharo
padharo1 padharo123 bismillah
`;

const common = new Set(passwords.split(/\s+/).filter(Boolean));

/** True for a commonly used password. Case does not matter. */
function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
