// What a person may do with what they sent, decided in one place for the buttons and for the endpoints.

import type { BallHolder } from '#shared/features/applications/application-kinds.ts'
import { EXPIRE_DAYS, GIVE_UP_DAYS, LOOK_HOURS } from '#shared/features/applications/application-kinds.ts'
import { applicationStatusMachine, isLive } from '#shared/features/applications/application-status.ts'
import type { TalentAction } from '#shared/features/applications/applications.contract.ts'
import { next } from '#shared/kit/status-machine.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import type { ApplicationTest } from '../application-tests.service.ts'
import type { LightRow } from '../applications.queries.ts'
import { reapplyFrom } from '../receiving.service.ts'

const later = (date: Date | null, milliseconds: number): Date | null => date && new Date(date.getTime() + milliseconds)

type Promised = Pick<LightRow, 'replyDueAt' | 'awaitsTalentSince'>

/** While the company waits for the person it owes nothing: the promise begins anew with their answer. */
const owedBy = ({ replyDueAt, awaitsTalentSince }: Promised): Date | null =>
  awaitsTalentSince === null ? replyDueAt : null

/** From when a late reply may be given up, and when it ends by itself. */
export const giveUpFrom = (row: Promised): Date | null => later(owedBy(row), GIVE_UP_DAYS * DAY)
export const expiresAt = (row: Promised): Date | null => later(owedBy(row), EXPIRE_DAYS * DAY)

export function isOverdue(row: Promised, now: Date): boolean {
  const dueAt = owedBy(row)
  return dueAt !== null && dueAt <= now
}

type Unread = Pick<LightRow, 'status' | 'firstViewedAt' | 'submittedAt'>

/** Until somebody looks, or it counts as being read; null: no longer. */
export function editableUntil({ status, firstViewedAt, submittedAt }: Unread, now: Date): Date | null {
  if (status !== 'submitted' || firstViewedAt !== null) return null
  const until = new Date(submittedAt.getTime() + LOOK_HOURS * HOUR)
  return until > now ? until : null
}

export function ballOf({ status, awaitsTalentSince }: LightRow, tests: readonly ApplicationTest[]): BallHolder {
  if (!isLive(status)) return 'nobody'
  return awaitsTalentSince !== null || tests.some(({ isOpen }) => isOpen) ? 'talent' : 'company'
}

type Around = { now: Date; isJobOpen: boolean; hasLiveOne: boolean }

export function talentActions(row: LightRow, { now, isJobOpen, hasLiveOne }: Around): TalentAction[] {
  const may = (event: 'withdraw' | 'give_up') => next(applicationStatusMachine, row.status, event, 'talent') !== null
  const from = giveUpFrom(row)
  const possible: [TalentAction, boolean][] = [
    ['withdraw', may('withdraw')],
    ['give_up', may('give_up') && from !== null && from <= now],
    ['edit', editableUntil(row, now) !== null],
    ['archive', !row.isArchived],
    ['unarchive', row.isArchived],
    ['reapply', !isLive(row.status) && isJobOpen && !hasLiveOne && reapplyFrom(row, now) === null],
  ]
  return possible.filter(([, isPossible]) => isPossible).map(([action]) => action)
}
