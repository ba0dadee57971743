// The only place where a brief, or a member’s interest in it, changes status.

import { statusMover } from '#server/platform/db/transition.ts'
import { type BriefStatus, briefStatusMachine } from '#shared/features/elite/briefs/brief-status.ts'
import { type InterestStatus, interestStatusMachine } from '#shared/features/elite/briefs/interest-status.ts'
import { briefEvents, briefInterests, briefs } from '../briefs.tables.ts'

const draft = /* i18n */ { id: 'briefs.not_published', message: 'Publish this brief first.' }
const unsorted = /* i18n */ { id: 'briefs.nobody_shortlisted', message: 'Shortlist somebody first.' }
const awarded = /* i18n */ { id: 'briefs.already_awarded', message: 'This brief has already been awarded.' }
const over = /* i18n */ { id: 'briefs.over', message: 'This brief is over.' }

const briefErrors: Partial<Record<BriefStatus, typeof draft>> = {
  draft,
  open: unsorted,
  awarded,
  in_project: awarded,
  closed: over,
  cancelled: over,
}

const unanswered = /* i18n */ { id: 'briefs.unanswered', message: 'This member has not replied yet.' }
const gone = /* i18n */ { id: 'briefs.member_declined', message: 'This member has declined.' }
const late = /* i18n */ { id: 'briefs.too_late', message: 'The deadline for replies has passed.' }
const settled = /* i18n */ { id: 'briefs.settled', message: 'There is already a decision about this proposal.' }
const notShortlisted = /* i18n */ { id: 'briefs.not_shortlisted', message: 'Shortlist this member first.' }
const shortlisted = /* i18n */ { id: 'briefs.already_shortlisted', message: 'This member is already on the shortlist.' }

const interestErrors: Partial<Record<InterestStatus, typeof draft>> = {
  offered: unanswered,
  interested: notShortlisted,
  shortlisted,
  interviewing: shortlisted,
  declined: gone,
  no_reply: late,
  selected: settled,
  not_selected: settled,
}

export const moveBrief = statusMover({
  machine: briefStatusMachine,
  table: briefs,
  events: briefEvents,
  stepErrors: briefErrors,
})

export const moveInterest = statusMover({
  machine: interestStatusMachine,
  table: briefInterests,
  events: briefEvents,
  stepErrors: interestErrors,
})
