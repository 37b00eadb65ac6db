/** The addresses of the desk. Links are built from them. */
export const deskUrls = {
  today: '/admin/today',
  login: '/admin/login',
  /** Back to that address of ours afterwards. */
  loginThen: (address: string) => `/admin/login?${new URLSearchParams({ to: address })}`,
  logout: '/admin/logout',
  welcome: '/admin/welcome',
  account: '/admin/account',
  staff: '/admin/staff',
  rights: '/admin/rights',
  audit: '/admin/audit',
} as const;

/** An address of the desk that a form or a link named; the first page for any other. */
export function deskAddress(named: string | null | undefined): string {
  return named && /^\/admin(?:[/?][\w/?=&%+.:,~-]*)?$/.test(named) ? named : deskUrls.today;
}
