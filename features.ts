// Every feature of the product: what it is for and which other features it may use. A feature may only use features
// listed above it, so cycles cannot arise; `npm run check` holds all three sides to this table.

type Feature = { for: string; uses: readonly string[] }

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
