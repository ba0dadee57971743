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
  companies: { for: 'the companies that hire and the people who work for them', uses: ['accounts', 'reference'] },
  talents: {
    for: 'what a person tells about the work they can take: permits, hours, pay floor, role, skills, résumé',
    uses: ['accounts', 'reference', 'files'],
  },
  'exchange-rates': { for: 'what one currency is worth in another, and on which day', uses: [] },
  jobs: {
    for: 'what companies offer: terms, life of a job, fit of a job to a person',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates'],
  },
  'job-search': {
    for: 'finding jobs: words, filters with exact counts, order by fit',
    uses: ['accounts', 'companies', 'reference', 'talents', 'jobs'],
  },
  feeds: {
    for: 'jobs read from the feeds companies keep elsewhere',
    uses: ['accounts', 'companies', 'reference', 'exchange-rates', 'jobs'],
  },
  preferences: {
    for: 'how the product looks, speaks and notifies, and who may see or reach a person',
    uses: ['accounts', 'companies', 'reference'],
  },
  notifications: {
    for: 'telling people what happened: the list behind the bell, bundled mail, browser push',
    uses: ['accounts', 'companies', 'preferences', 'reference'],
  },
  chat: {
    for: 'conversations between people, and with support: messages in strict order, receipts, reactions, reports',
    uses: ['accounts', 'files', 'companies', 'reference', 'preferences', 'notifications'],
  },
  'two-factor': {
    for: 'the second step at sign-in: an authenticator app and backup codes',
    uses: ['accounts', 'notifications'],
  },
  passkeys: { for: 'signing in with a passkey, and the list of them', uses: ['accounts', 'notifications'] },
  sources: {
    for: 'the partners, communities and companies that send people here, and their marks on the way in',
    uses: ['accounts', 'companies'],
    shows: ['sign-in'],
  },
  'sign-in': {
    for: 'every way in: sign-up, sign-in, verification, reset, and where a person goes next',
    uses: ['accounts', 'two-factor', 'passkeys', 'sources', 'preferences', 'notifications', 'reference'],
  },
  onboarding: {
    for: 'the first-run wizard: where a person lives and works, hours, pay, role, résumé',
    uses: ['accounts', 'reference', 'files', 'preferences', 'talents'],
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
    uses: ['accounts', 'two-factor', 'passkeys', 'security', 'preferences', 'notifications', 'personal-data'],
  },
  home: {
    for: 'the first screen after signing in and the public welcome',
    uses: ['accounts', 'companies', 'reference', 'talents', 'onboarding', 'two-factor', 'passkeys', 'sign-in'],
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
