// Every feature of the product, grouped by area. A feature may use all features of the areas listed above its own;
// within its area it names the ones it uses, and those must be listed above it. That rules out cycles, and `npm run check`
// enforces the table on all three sides. Pages compose freely, because nothing imports a page. feature-graph.json (generated) shows
// what each feature actually imports.

export type Feature = { for: string; uses?: readonly string[] }
export type Area = { for: string; features: Readonly<Record<string, Feature>> }

export const areas = {
  base: {
    for: 'what every other area builds on',
    features: {
      reference: { for: 'facts about the world: countries, cities, time zones, currencies' },
      'exchange-rates': { for: 'exchange rates between currencies, with their dates' },
      accounts: {
        for: 'who a person is: identity, roles, sessions, tokens, emailed links and codes, the security log',
        uses: ['reference'],
      },
      operations: {
        for: 'the operator console: queues of cases, claims, decisions that can be undone, the audit log',
        uses: ['accounts'],
      },
      files: { for: 'uploads: resumable, checked, private', uses: ['accounts', 'operations'] },
      recordings: {
        for: 'video and audio that people record of themselves: takes, slices, duration, trimming',
        uses: ['accounts', 'files'],
      },
      recorder: {
        for: 'the recorder: camera, microphone, takes, trimming; at /recorder nothing leaves the browser',
        uses: ['files', 'recordings'],
      },
      realtime: { for: 'the self-check: what this browser supports, and the state of its live connection' },
      'api-reference': { for: 'the API reference at /docs/api, generated from the contracts' },
      'dev-tools': { for: 'the component gallery and the mailbox, never in production', uses: ['files'] },
    },
  },
  people: {
    for: 'companies and talent: what they say about themselves, how to reach them, how they prove who they are',
    features: {
      companies: { for: 'the companies that hire and the people who work for them' },
      talents: {
        for: 'what a person says about the work they can take: right to work, hours, minimum pay, role, skills',
      },
      resumes: {
        for: 'résumés: the ones a person keeps, and reading them, in any format and script',
        uses: ['talents'],
      },
      profile: {
        for: 'a person’s profile: its sections, who sees them, what is missing, how others see it',
        uses: ['talents', 'resumes'],
      },
      preferences: {
        for: 'how the product looks, speaks and notifies, and who may see or reach a person',
        uses: ['companies'],
      },
      notifications: {
        for: 'telling people what happened: the list behind the bell, bundled emails, browser push',
        uses: ['preferences'],
      },
      'company-verification': {
        for: 'how a company proves who it is: its domain by email or DNS, or a check by an operator',
        uses: ['companies', 'preferences', 'notifications'],
      },
      team: {
        for: 'a company’s members: invitations, roles, leaving, handing over ownership',
        uses: ['companies'],
      },
      'message-templates': {
        for: 'a company’s own wording for messages, rejections and invitations, by language, with placeholders',
        uses: ['companies'],
      },
      'two-factor': {
        for: 'two-step sign-in: an authenticator app and backup codes',
        uses: ['notifications'],
      },
      passkeys: { for: 'signing in with a passkey, and managing passkeys', uses: ['notifications'] },
      'personal-data': {
        for: 'everything held about a person: the export, and deletion with its grace period',
        uses: ['companies', 'notifications'],
      },
      identity: {
        for: 'how a talent proves who they are: a document and a selfie, read here, decided by a person',
        uses: ['notifications'],
      },
    },
  },
  jobs: {
    for: 'what companies offer, and every way to find it',
    features: {
      jobs: { for: 'job postings: terms, status, fit of a job to a person' },
      'saved-jobs': {
        for: 'what a person does with jobs: saved with a note, hidden, seen, applied for',
        uses: ['jobs'],
      },
      'job-search': {
        for: 'finding jobs: keywords, filters with exact counts, sorting by fit',
        uses: ['jobs', 'saved-jobs'],
      },
      recommendations: {
        for: 'jobs ranked for a person, with reasons: what matches, what is missing',
        uses: ['jobs', 'saved-jobs', 'job-search'],
      },
      'job-reach': {
        for: 'how many people and countries each rule of a job leaves',
        uses: ['jobs'],
      },
      'job-globe': {
        for: 'jobs on a world map: where teams are, where people may live',
        uses: ['jobs', 'job-search'],
      },
      explore: {
        for: 'the public job board: the search and the map for guests, by where they say they live',
        uses: ['jobs', 'job-search', 'job-globe'],
      },
      feeds: {
        for: 'jobs imported from the feeds companies keep elsewhere, and the feeds we publish',
        uses: ['jobs', 'job-search'],
      },
      'saved-searches': {
        for: 'saved searches: email alerts, new jobs, a private feed',
        uses: ['jobs', 'job-search', 'feeds'],
      },
      invitations: { for: 'companies invite people to apply; people accept, decline or ignore it', uses: ['jobs'] },
      'people-search': {
        for: 'a company finds people: search with filters, the fit seen from its side, lists, inviting',
        uses: ['jobs', 'explore', 'invitations'],
      },
      'job-tabs': {
        for: 'the tabs above every job list, each with its count',
        uses: ['saved-jobs', 'job-search', 'invitations'],
      },
      'job-reports': { for: 'reports about jobs', uses: ['jobs'] },
    },
  },
  entry: {
    for: 'signing up and in: sources, sign-up, sign-in, security, onboarding',
    features: {
      sources: { for: 'tracked links of partners, communities and companies, and their branded sign-up pages' },
      'sign-in': {
        for: 'sign-up, sign-in, verification, password reset, and where a person goes next',
        uses: ['sources'],
      },
      security: {
        for: 'account security: password, email address, devices, API tokens, the security log',
        uses: ['sign-in'],
      },
      'company-tokens': { for: 'API tokens that act for a company, each with its scopes', uses: ['security'] },
      onboarding: { for: 'onboarding: where a person lives and works, hours, pay, role, résumé' },
    },
  },
  talk: {
    for: 'conversations',
    features: {
      chat: { for: 'conversations between people, companies and support: strictly ordered, cards, search, reports' },
    },
  },
  hiring: {
    for: 'from application to contract, on both sides',
    features: {
      screeners: { for: 'short timed tests: questions, one attempt with its answers, points' },
      applications: {
        for: 'applications and their progress, on both sides; the reply date',
        uses: ['screeners'],
      },
      apply: {
        for: 'applying: application forms, drafts on every device, guests, sending exactly once',
        uses: ['screeners', 'applications'],
      },
      applicants: {
        for: 'applicants as a company reviews them: the board, the candidate page, scorecards, saved views',
        uses: ['applications'],
      },
      offers: {
        for: 'offers: drafting, approval, versions, counter-proposals, signatures of both sides',
        uses: ['applications'],
      },
      interviews: {
        for: 'interview requests with proposed times, and interviews with their rules, on both sides',
        uses: ['applications'],
      },
      rooms: {
        for: 'the room of an interview: call, chat, notes and code pad, and who was there',
        uses: ['interviews'],
      },
    },
  },
  skills: {
    for: 'proving what one can do',
    features: {
      credentials: { for: 'signed credentials: issuing, showing, checking and revoking them; the installation’s keys' },
      skills: {
        for: 'the skill center: skills, tests of the platform with their results, practising',
        uses: ['credentials'],
      },
      assessments: {
        for: 'tests by invitation: a company asks somebody to take one, and reads the result',
        uses: ['skills'],
      },
    },
  },
  learning: {
    for: 'learning what work across borders takes',
    features: {
      courses: { for: 'courses: the catalogue, lessons and what finishes them, progress, notes, ratings' },
      masterclass: {
        for: 'live talks: places and waiting lists, questions, transcripts, requests for talks and offers to give one',
        uses: ['courses'],
      },
    },
  },
  elite: {
    for: 'the programme for people who have proven what they can do',
    features: {
      elite: {
        for: 'the Elite programme: the application with its forms, documents and questions, its review, the membership',
      },
      endorsements: {
        for: 'people who say what it was like to work with an applicant: requests by email, answers without an account',
        uses: ['elite'],
      },
      briefs: {
        for: 'work that companies offer to members: matching, proposals, questions, the shortlist and its outcome',
        uses: ['elite'],
      },
      projects: {
        for: 'projects that follow from briefs: milestones, changes, disputes, hours, reviews, the public showcase',
        uses: ['briefs', 'elite'],
      },
    },
  },
  market: {
    for: 'work that talents sell as fixed packages, and benefits of partners',
    features: {
      services: { for: 'services with tiers and add-ons: writing, review, browsing and searching' },
      orders: {
        for: 'orders of services, for people and companies: details, deliveries, revisions, disputes, reviews',
        uses: ['services'],
      },
      invoices: {
        for: 'numbered invoices and credit notes for orders, with their XML, and the details they print',
        uses: ['orders', 'services'],
      },
      proposals: {
        for: 'proposals that talents give clients by link, and the orders they become',
        uses: ['orders', 'services'],
      },
      payments: {
        for: 'card payments through Stripe, where the installation takes them: checkout, refunds, payouts',
        uses: ['orders', 'invoices'],
      },
      perks: { for: 'benefits of partners by country, and who has claimed them', uses: ['services'] },
    },
  },
  workspace: {
    for: 'screens that compose what the other areas offer',
    features: {
      settings: { for: 'the settings screen: everything a person can change, in one place' },
      palette: {
        for: 'the command palette: screens, jobs, companies, conversations, settings and actions, from anywhere',
        uses: ['settings'],
      },
      'company-home': { for: 'the company workspace’s first screen: what needs attention today' },
      'company-insights': { for: 'a company’s figures: progress by job, replies, sources, forms, fairness by country' },
      'demo-companion': {
        for: 'in the demo world, a scripted company that answers applications, so that one person can try everything',
      },
      'company-webhooks': { for: 'telling a company’s own systems what happens: signed webhooks, retries, their log' },
      'company-exports': { for: 'a company’s applicants and jobs as CSV' },
      'company-settings': { for: 'the company’s settings: how other systems work with it' },
      'company-jobs': { for: 'a company’s jobs: the list, the editor, one job with its tabs' },
      home: { for: 'the first screen after signing in and the public welcome', uses: ['demo-companion'] },
    },
  },
} as const satisfies Record<string, Area>

/** The area of every feature; the names are unique across areas. */
export const areaOfFeature: ReadonlyMap<string, string> = new Map(
  Object.entries(areas).flatMap(([area, { features }]) => Object.keys(features).map((name) => [name, area])),
)
