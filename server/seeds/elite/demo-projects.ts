// The texts of the demo member’s projects.

type SeedBrief = {
  title: string
  summary: string
  scope: string
  deliverables: string[]
  skills: string[]
  weeks: number
  hoursPerWeek: number
  timeZone: string
  rateType: 'daily'
  budgetMin: number
  budgetMax: number
  currency: string
  /** What the member wrote with the proposal. */
  note: string
}

export type SeedProject = {
  brief: SeedBrief
  startedDaysAgo: number
  milestones: { title: string; amount: number; dueDaysAgo: number }[]
}

export type FinishedProject = SeedProject & {
  shown: string
  companyReview: { stars: number; text: string }
  memberReview: { stars: number; text: string }
}

const terms = {
  weeks: 6,
  hoursPerWeek: 20,
  timeZone: 'Europe/Oslo',
  rateType: 'daily' as const,
  budgetMin: 640,
  budgetMax: 720,
  currency: 'USD',
}

export const finishedProjects: readonly FinishedProject[] = [
  {
    brief: {
      ...terms,
      title: 'Receipts that people understand',
      summary: 'Redesign the receipts our customers get after a payment abroad.',
      scope: 'Our receipts list fees that nobody understands. You find out what people look for, and design new ones.',
      deliverables: ['A tested design of the receipt', 'Texts in English and Portuguese'],
      skills: ['product-design', 'figma'],
      note: 'I designed receipts for a bank in São Paulo and know what people ask about.',
    },
    startedDaysAgo: 200,
    milestones: [{ title: 'Receipt design', amount: 8600, dueDaysAgo: 165 }],
    shown: 'A receipt that shows what was paid, what arrived and why they differ, in one glance.',
    companyReview: { stars: 5, text: 'Thiago asked the right questions early and delivered ahead of time.' },
    memberReview: { stars: 5, text: 'Clear goals, quick answers and people who trust your judgement.' },
  },
  {
    brief: {
      ...terms,
      title: 'A calmer dispute form',
      summary: 'Make it easier to dispute a payment, and easier for our team to answer.',
      scope: 'People dispute payments when they are upset. The form should be short, and tell them what happens next.',
      deliverables: ['Research summary', 'A tested form'],
      skills: ['user-research', 'figma'],
      note: 'I can start with five interviews in the first week.',
    },
    startedDaysAgo: 120,
    milestones: [{ title: 'Research and form', amount: 7200, dueDaysAgo: 85 }],
    shown: 'A dispute form with four questions instead of nineteen, and a page that says what happens next.',
    companyReview: { stars: 4, text: 'Thorough research and a form that our support team likes, too.' },
    memberReview: { stars: 5, text: 'A helpful team. They made time for every interview I asked for.' },
  },
]

export const runningProject: SeedProject = {
  brief: {
    ...terms,
    title: 'Tools for support agents',
    summary: 'Design the screen our support agents use to find a payment.',
    scope: 'Agents use three tools to answer one question. We want one screen that shows where a payment is.',
    deliverables: ['Findings from interviews with agents', 'A clickable prototype'],
    skills: ['product-design', 'user-research'],
    note: 'I would start by sitting with your agents for two days.',
  },
  startedDaysAgo: 30,
  milestones: [
    { title: 'Interviews with agents', amount: 3600, dueDaysAgo: 20 },
    { title: 'Clickable prototype', amount: 5400, dueDaysAgo: 1 },
  ],
}
