import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { hours, payFloor, place, talentFacts, work } from './talent-facts.ts'

export const talents = {
  ownFacts: endpoint({
    method: 'GET',
    path: '/talent/api/facts',
    guard: 'verified',
    summary: 'Your work profile, which jobs are matched against.',
    response: talentFacts,
  }),
  savePlace: endpoint({
    method: 'PUT',
    path: '/talent/api/facts/place',
    guard: 'verified',
    summary: 'Saves your location, time zone and right to work.',
    body: place,
    response: talentFacts,
  }),
  saveHours: endpoint({
    method: 'PUT',
    path: '/talent/api/facts/hours',
    guard: 'verified',
    summary: 'Saves the hours you can work.',
    body: hours,
    response: talentFacts,
  }),
  savePay: endpoint({
    method: 'PUT',
    path: '/talent/api/facts/pay',
    guard: 'verified',
    summary: 'Saves your minimum pay, visible only to you.',
    body: payFloor,
    response: talentFacts,
  }),
  saveWork: endpoint({
    method: 'PUT',
    path: '/talent/api/facts/work',
    guard: 'verified',
    summary: 'Saves your role, experience level and skills.',
    body: work,
    response: talentFacts,
  }),
  saveResume: endpoint({
    method: 'PUT',
    path: '/talent/api/facts/resume',
    guard: 'verified',
    summary: 'Sets an uploaded file as the résumé for your applications; null removes it.',
    body: z.object({ fileId: id.nullable() }),
    response: talentFacts,
  }),
}
