import { endpoint } from '#shared/endpoint.ts'
import { talentFacts } from './talent-facts.ts'

export const talents = {
  ownFacts: endpoint({
    method: 'GET',
    path: '/talent/api/facts',
    guard: 'verified',
    summary: 'Your work profile, which jobs are matched against.',
    response: talentFacts,
  }),
}
