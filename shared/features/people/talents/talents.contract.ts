import { endpoint } from '#shared/endpoint.ts'
import { talentFacts } from './talent-facts.ts'

export const talents = {
  ownFacts: endpoint({
    method: 'GET',
    path: '/talent/api/facts',
    guard: 'verified',
    summary: 'What you have told about the work you can take; jobs are weighed against it.',
    response: talentFacts,
  }),
}
