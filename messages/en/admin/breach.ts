import { catalogue } from '../../catalogue.ts';

export const adminBreachTexts = catalogue('admin/breach', {
  title: 'Data breach',
  lead: 'Use this page if other people could see, change or delete personal data. It says whom to inform until when, and has the texts.',
  noticedAt: 'When did you notice it? (India)',
  notATime: 'Enter a date and a time that is not in the future',
  deadlines: 'Whom to inform',
  whom: 'Whom',
  until: 'Until',
  left: 'Time left',
  atOnce: 'Without delay',
  hoursLeft: '{hours, plural, =0 {Less than an hour} one {# hour} other {# hours}}',
  hoursLate: '{hours, plural, =0 {Less than an hour} one {# hour} other {# hours}} late',
  people: 'The people concerned',
  board: 'Data Protection Board of India, first notice',
  certIn: 'CERT-In, incident@cert-in.org.in or 1800-11-4949',
  boardDetails: 'Data Protection Board of India, details',
  first: 'First',
  stepStop:
    'Stop it: withdraw access of staff, API tokens and webhooks that may be known; change APP_SECRET to end all sessions.',
  stepEvidence: 'Copy the logs and make a backup before you change more. Keep both.',
  stepWho: 'Find out whose data it is: the audit log, the access log of the proxy, and the bookings as a file.',
  stepLog: 'Write down what you find and do, each with its time. The Board asks for it.',
  texts: 'Texts to complete',
  textsLead: 'Replace everything in square brackets.',
  toPeople: 'Email to the people concerned, in English',
  toPeopleHindi: 'Email to the people concerned, in Hindi',
  toBoard: 'First notice to the Board',
  toCertIn: 'Report to CERT-In',
  toBoardDetails: 'Details for the Board',
  boardText: `Breach of personal data, first notice (rule 7 of the DPDP Rules 2025)

Data Fiduciary: {company}
Contact: {officer}, {email}, {phone}
Noticed: {noticed}
Nature of the breach: [data seen, changed, deleted or lost]
Extent: [which data, number of people]
When and where it happened: [time; system or office]
Likely impact: [on the people concerned]`,
  certInText: `Cyber security incident (directions of 28 April 2022)

Organisation: {company}
Contact: {officer}, {email}, {phone}
Noticed: {noticed}
Type of incident: [for example data breach, unauthorised access, malicious code]
Affected system: {site}, [server, IP address, operating system, versions]
What happened: [times, source addresses, signs]
Actions taken: [what was stopped, changed, restored]
Logs: [which, since when, where they are]`,
  boardDetailsText: `Breach of personal data, details within 72 hours (rule 7 of the DPDP Rules 2025)

Data Fiduciary: {company}
First notice: [date and time]
Noticed: {noticed}
Facts: [events, circumstances and reasons that led to the breach]
Measures taken or planned to limit the risk: [what, until when]
Who caused it: [findings]
Measures against a repetition: [what, until when]
Notices to the people concerned: [how many, when, how; the text is enclosed]`,
  open: 'Data breach: deadlines and texts',
});
