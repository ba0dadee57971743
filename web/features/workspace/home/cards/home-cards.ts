// Everything on the home page below the day: one line per card, in the order of its column. New areas add their card here.

import type { QueryKey } from '@tanstack/react-query'
import type { Identity } from '#shared/access/identity.ts'
import { accountCard } from './account-card.tsx'
import { applicationsCard } from './applications/applications-card.tsx'
import { companiesCard } from './companies-card.tsx'
import { companyChecksCard } from './company-checks-card.tsx'
import { demoCompanionCard } from './demo-companion-card.tsx'
import type { HomeCard } from './home-card.ts'
import { jobsCard } from './jobs/jobs-card.tsx'
import { nextStepsCard } from './next-steps-card.tsx'
import { ownCompaniesCard } from './own-companies-card.tsx'
import { setUpCard } from './set-up-card.tsx'
import { sourceCard } from './source/source-card.tsx'

const homeCards: readonly HomeCard[] = [
  nextStepsCard,
  companyChecksCard,
  ownCompaniesCard,
  sourceCard,
  jobsCard,
  companiesCard,
  setUpCard,
  applicationsCard,
  demoCompanionCard,
  accountCard,
]

export const cardsFor = (identity: Identity | null): HomeCard[] =>
  identity === null ? [] : homeCards.filter((card) => card.isFor(identity))

export const queriesOf = (identity: Identity | null): { queryKey: QueryKey }[] =>
  identity === null
    ? []
    : cardsFor(identity).flatMap(({ queries }) => [...(typeof queries === 'function' ? queries(identity) : queries)])
