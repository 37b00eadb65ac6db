/** Labels of audited actions that are not changes of a content entry. */
const actionWords: Readonly<Record<string, string>> = {
  'sign-in': 'Signed in',
  'refused-sign-in': 'Sign-in refused',
  'use-recovery-code': 'Used a recovery code',
  'renew recovery codes': 'Made new recovery codes',
  'sign-out': 'Signed out',
  'end-sessions': 'Signed out other devices',
  'change password': 'Changed the password',
  'change second factor': 'Changed the authenticator',
  download: 'Downloaded',
  'export data': 'Downloaded personal data',
  'back-up': 'Backed up',
};

/** The label of an action: `set-sale-terms` is 'set sale terms'. */
export function actionLabel(action: string): string {
  return actionWords[action] ?? action.replaceAll('-', ' ');
}

/** The label of the kind of thing that was changed. */
export function subjectLabel(subjectType: string): string {
  return subjectType.replaceAll('-', ' ');
}
