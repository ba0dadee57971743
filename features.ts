// Every feature of the product: what it is for and which other features it may use. A feature may only use features
// listed above it, so cycles cannot arise; `npm run check` holds all three sides to this table. Pages compose freely, but
// say what they show: the words of those features come with the page.

type Feature = { for: string; uses: readonly string[]; shows?: readonly string[] | undefined }

export const features = {
  reference: {
    for: 'facts about the world that every area needs: countries, cities, time zones, currencies',
    uses: [],
  },
  accounts: { for: 'who a person is: sign in, sign out, verification, sessions, tokens', uses: [] },
  files: { for: 'uploads a person makes: resumable, checked, private', uses: ['accounts'] },
  companies: { for: 'the companies that hire and the people who work for them', uses: ['accounts', 'reference'] },
  home: {
    for: 'the first screen after signing in and the public welcome',
    uses: ['accounts', 'companies', 'reference'],
  },
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
