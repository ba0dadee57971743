// Every feature of the product: what it is for and which other features it may use. A feature may only use features
// listed above it, so cycles cannot arise; `npm run check` holds all three sides to this table. Pages compose freely, but
// say what they show: the words of those features come with the page.

type Feature = { for: string; uses: readonly string[]; shows?: readonly string[] | undefined }

export const features = {
  reference: {
    for: 'facts about the world that every area needs: countries, cities, time zones, currencies',
    uses: [],
  },
  accounts: { for: 'who a person is: identity, roles, sessions, tokens, mailed proofs, the security log', uses: [] },
  files: { for: 'uploads a person makes: resumable, checked, private', uses: ['accounts'] },
  recordings: {
    for: 'what people record of themselves: takes, slices as they come, length, the part that is wanted',
    uses: ['accounts', 'files'],
  },
  recorder: {
    for: 'the recorder: camera and microphone, takes, trim; alone at /recorder, where nothing leaves the browser',
    uses: ['accounts', 'files', 'recordings'],
  },
  companies: { for: 'the companies that hire and the people who work for them', uses: ['accounts', 'reference'] },
  talents: {
    for: 'what a person tells about the work they can take: permits, hours, pay floor, role, skills, résumé',
    uses: ['accounts', 'reference', 'files'],
  },
  'exchange-rates': { for: 'what one currency is worth in another, and on which day', uses: [] },
  jobs: {
    for: 'what companies offer: terms, life of a job, fit of a job to a person',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'talents'],
    shows: ['job-search', 'saved-jobs', 'job-reports'],
  },
  'saved-jobs': {
    for: 'what a person does with jobs: saved with a note, hidden, seen, applied to',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'talents', 'jobs'],
    shows: ['saved-searches', 'job-tabs'],
  },
  'job-search': {
    for: 'finding jobs: words, filters with exact counts, order by fit',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'talents', 'jobs', 'saved-jobs'],
    shows: ['saved-searches', 'feeds', 'job-tabs'],
  },
  recommendations: {
    for: 'jobs ranked for a person, with reasons: what matches, what is missing, what they said no to',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'talents', 'jobs', 'saved-jobs', 'job-search'],
    shows: ['job-tabs'],
  },
  'job-globe': {
    for: 'jobs on a map of the world: where teams are, where people may live',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'talents', 'jobs', 'saved-jobs', 'job-search'],
    shows: ['job-tabs'],
  },
  feeds: {
    for: 'jobs read from the feeds companies keep elsewhere, and the feeds in which we give ours out',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'jobs', 'job-search'],
  },
  preferences: {
    for: 'how the product looks, speaks and notifies, and who may see or reach a person',
    uses: ['accounts', 'companies', 'reference'],
  },
  notifications: {
    for: 'telling people what happened: the list behind the bell, bundled mail, browser push',
    uses: ['accounts', 'companies', 'preferences', 'reference'],
  },
  'two-factor': {
    for: 'the second step at sign-in: an authenticator app and backup codes',
    uses: ['accounts', 'notifications'],
  },
  passkeys: { for: 'signing in with a passkey, and the list of them', uses: ['accounts', 'notifications'] },
  sources: {
    for: 'the partners, communities and companies that send people here, and their marks on the way in',
    uses: ['accounts', 'companies', 'jobs', 'job-search'],
    shows: ['sign-in'],
  },
  'saved-searches': {
    for: 'searches that go on: alerts by mail, what is new, a private feed',
    uses: ['accounts', 'companies', 'reference', 'jobs', 'job-search', 'feeds', 'preferences', 'notifications'],
  },
  invitations: {
    for: 'companies ask people to apply; people accept, decline or leave it',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'talents', 'jobs', 'preferences', 'notifications'],
    shows: ['job-tabs'],
  },
  chat: {
    for: 'conversations between people, with companies and with support: messages in strict order, cards, search, reports',
    uses: [
      'accounts',
      'files',
      'companies',
      'reference',
      'exchange-rates',
      'talents',
      'jobs',
      'preferences',
      'notifications',
      'invitations',
    ],
  },
  'job-tabs': {
    for: 'the ways to find a job side by side, with how many wait behind each',
    uses: ['accounts', 'talents', 'jobs', 'saved-jobs', 'job-search', 'invitations'],
  },
  'job-reports': { for: 'what people say is wrong with a job', uses: ['accounts', 'companies', 'jobs'] },
  screeners: {
    for: 'short tests with a clock: what is asked, one attempt and its answers, points',
    uses: ['accounts', 'companies', 'reference', 'jobs', 'preferences', 'notifications'],
  },
  applications: {
    for: 'what a person sent to a company and what became of it, on both sides; the promise to reply',
    uses: [
      'accounts',
      'files',
      'companies',
      'reference',
      'exchange-rates',
      'talents',
      'jobs',
      'saved-jobs',
      'preferences',
      'notifications',
      'invitations',
      'chat',
      'screeners',
      'recordings',
    ],
    shows: ['apply', 'job-search'],
  },
  'sign-in': {
    for: 'every way in: sign-up, sign-in, verification, reset, and where a person goes next',
    uses: ['accounts', 'two-factor', 'passkeys', 'sources', 'preferences', 'notifications', 'reference'],
  },
  apply: {
    for: 'applying: the form of a job, the draft that every device goes on with, guests, sending once',
    uses: [
      'accounts',
      'files',
      'companies',
      'reference',
      'exchange-rates',
      'talents',
      'jobs',
      'saved-jobs',
      'preferences',
      'notifications',
      'passkeys',
      'sources',
      'invitations',
      'screeners',
      'recordings',
      'recorder',
      'applications',
      'sign-in',
    ],
  },
  onboarding: {
    for: 'the first-run wizard: where a person lives and works, hours, pay, role, résumé',
    uses: ['accounts', 'reference', 'files', 'preferences', 'talents', 'jobs', 'job-search'],
  },
  'personal-data': {
    for: 'everything held about a person: the export, the deletion with its grace',
    uses: ['accounts', 'files', 'companies', 'preferences', 'notifications', 'talents', 'onboarding'],
  },
  security: {
    for: 'what a person changes about their ways in: password, address, devices, API tokens, the log',
    uses: ['accounts', 'notifications', 'two-factor', 'passkeys', 'sign-in', 'personal-data'],
  },
  settings: {
    for: 'the settings screen, which shows what the areas let a person change',
    uses: [
      'accounts',
      'two-factor',
      'passkeys',
      'security',
      'preferences',
      'notifications',
      'personal-data',
      'recommendations',
    ],
  },
  home: {
    for: 'the first screen after signing in and the public welcome',
    uses: [
      'accounts',
      'companies',
      'reference',
      'talents',
      'jobs',
      'job-search',
      'invitations',
      'applications',
      'apply',
      'onboarding',
      'two-factor',
      'passkeys',
      'sign-in',
    ],
  },
  realtime: { for: 'the self-check: what this browser can do, and how its live line fares', uses: [] },
  'api-reference': { for: 'the API reference at /docs/api, written from the contracts', uses: [] },
  'dev-tools': { for: 'the component gallery and the mailbox, never in production', uses: ['files'] },
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof features

/** The features whose components can stand on a page of this one: itself, what it uses, what it shows, and theirs. */
export function featuresShownBy(name: string, table: Record<string, Feature> = features): string[] {
  const found = new Set([name])
  for (const one of found)
    for (const next of [...(table[one]?.uses ?? []), ...(table[one]?.shows ?? [])]) found.add(next)
  return [...found]
}
