// What a talent may do with an application: one decision for the buttons and the endpoints.

import type { Turn } from '#shared/features/hiring/applications/application-kinds.ts'
import { AUTO_REVIEW_HOURS, EXPIRE_DAYS, GIVE_UP_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import {
  applicationStatusMachine,
  isLive,
  isSubmitted,
  isUnsuccessful,
} from '#shared/features/hiring/applications/application-status.ts'
import type { TalentAction } from '#shared/features/hiring/applications/applications.contract.ts'
import { next } from '#shared/kit/status-machine.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { type ApplicationTest, isAwaited } from '../application-tests.service.ts'
import type { LightRow } from '../applications.queries.ts'
import { isTalentsTurn } from '../promise/turns.service.ts'
import { reapplyFrom } from '../receiving.service.ts'

const later = (date: Date | null, milliseconds: number): Date | null => date && new Date(date.getTime() + milliseconds)

type ReplyDate = Pick<LightRow, 'replyDueAt'>

/** When an overdue application can be closed by the talent, and when it expires by itself. */
export const canCloseFrom = ({ replyDueAt }: ReplyDate): Date | null => later(replyDueAt, GIVE_UP_DAYS * DAY)
export const expiresAt = ({ replyDueAt }: ReplyDate): Date | null => later(replyDueAt, EXPIRE_DAYS * DAY)

export const isOverdue = ({ replyDueAt }: ReplyDate, now: Date): boolean => replyDueAt !== null && replyDueAt <= now

type ViewState = Pick<LightRow, 'status' | 'firstViewedAt' | 'submittedAt'>

/** Until the first view or the automatic review, whichever is first; null once it has passed. */
export function editableUntil({ status, firstViewedAt, submittedAt }: ViewState, now: Date): Date | null {
  if (!isSubmitted(status) || firstViewedAt !== null) return null
  const until = new Date(submittedAt.getTime() + AUTO_REVIEW_HOURS * HOUR)
  return until > now ? until : null
}

export function turnOf(row: LightRow, tests: readonly ApplicationTest[], now: Date): Turn {
  if (!isLive(row.status)) return 'nobody'
  return isTalentsTurn(row, now) || tests.some(isAwaited) ? 'talent' : 'company'
}

type ActionContext = { now: Date; isJobOpen: boolean; hasLiveOne: boolean }

export function talentActions(row: LightRow, { now, isJobOpen, hasLiveOne }: ActionContext): TalentAction[] {
  const may = (event: 'withdraw' | 'give_up') => next(applicationStatusMachine, row.status, event, 'talent') !== null
  const from = canCloseFrom(row)
  const possible: [TalentAction, boolean][] = [
    ['withdraw', may('withdraw')],
    ['give_up', may('give_up') && from !== null && from <= now],
    ['edit', editableUntil(row, now) !== null],
    ['archive', !row.isArchived],
    ['unarchive', row.isArchived],
    ['reapply', isUnsuccessful(row.status) && isJobOpen && !hasLiveOne && reapplyFrom(row, now) === null],
    ['delete_submission', !isLive(row.status) && row.submissionDeletedAt === null],
  ]
  return possible.filter(([, isPossible]) => isPossible).map(([action]) => action)
}
