// The lifecycle of a brief. The first member on the shortlist and the first interview move it on; the project that follows ends it.
//
//   draft ─publish─▶ open ─shortlist─▶ shortlisting ─interview─▶ interviewing ─award─▶ awarded ─begin─▶ in_project ─close─▶ closed
//                                           └────────────────award───────────────────────┘
//   before a project has begun ─cancel─▶ cancelled

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const briefStatuses = [
  'draft',
  'open',
  'shortlisting',
  'interviewing',
  'awarded',
  'in_project',
  'closed',
  'cancelled',
] as const
export type BriefStatus = (typeof briefStatuses)[number]

/** What a member of the company does to the brief itself; the other steps follow from what happens to members’ proposals. */
export const companyBriefEvents = ['publish', 'award', 'cancel'] as const
export type CompanyBriefEvent = (typeof companyBriefEvents)[number]

export type BriefEvent = CompanyBriefEvent | 'shortlist' | 'interview' | 'begin' | 'close'
export type BriefActor = 'company' | 'system'

const choosing = ['open', 'shortlisting', 'interviewing'] as const

export const briefStatusMachine = statusMachine<BriefStatus, BriefEvent, BriefActor>({
  states: briefStatuses,
  transitions: [
    { from: 'draft', event: 'publish', to: 'open', by: ['company'] },
    { from: 'open', event: 'shortlist', to: 'shortlisting', by: ['company'] },
    { from: 'shortlisting', event: 'interview', to: 'interviewing', by: ['company'] },
    { from: 'shortlisting', event: 'award', to: 'awarded', by: ['company'] },
    { from: 'interviewing', event: 'award', to: 'awarded', by: ['company'] },
    { from: 'awarded', event: 'begin', to: 'in_project', by: ['system'] },
    { from: 'in_project', event: 'close', to: 'closed', by: ['system'] },
    { from: 'awarded', event: 'close', to: 'closed', by: ['system'] },
    ...(['draft', ...choosing] as const).map(
      (from) => ({ from, event: 'cancel', to: 'cancelled', by: ['company'] }) as const,
    ),
  ],
})

const isOneOf = statusPredicates<BriefStatus>()

export const isDraftBrief = isOneOf('draft')
/** Members can still reply. */
export const isOpenBrief = isOneOf('open', 'shortlisting', 'interviewing')
/** Nobody is on the shortlist yet. */
export const isUnsortedBrief = isOneOf('open')
export const isShortlistingBrief = isOneOf('shortlisting')
export const isAwardedBrief = isOneOf('awarded')
/** Needs the company’s attention, or will. */
export const isCurrentBrief = isOneOf('draft', ...choosing, 'awarded', 'in_project')
export const isPastBrief = isOneOf('closed', 'cancelled')
