import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { hasOffer } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { formatDistance, formatShortDate } from '#shared/kit/time-format.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { Reader } from '../use-reader.ts'

/** `short` is for places right below the company's name. */
export type TurnText = { text: string; short: string; tone: 'turn' | 'late' | 'quiet' }

type TurnFacts = Pick<
  ApplicationCard,
  'turn' | 'testsDue' | 'replyDueAt' | 'isOverdue' | 'unreadMessages' | 'status' | 'company'
>

/** Who has to act, and by when, in one line. Null when nobody has to. */
export function useTurnText(reader: Reader): (application: TurnFacts) => TurnText | null {
  const { t, i18n } = useLingui()

  function describeTest(dueAt: string | null): string {
    if (dueAt === null) return t`Test to take`
    const distance = formatDistance(Date.parse(dueAt), reader.now, i18n.locale)
    return Date.parse(dueAt) < reader.now ? t`Test was due ${distance}` : t`Test due ${distance}`
  }

  function describeTurn({ status, unreadMessages, company: { name } }: TurnFacts): string {
    if (hasOffer(status)) return t`Your turn: ${name} made you an offer`
    return unreadMessages > 0 ? t`Your turn: ${name} messaged you` : t`Your turn`
  }

  function describeLate(days: number, { company: { name } }: TurnFacts): TurnText {
    if (days < 1) return { text: t`${name}’s reply is overdue`, short: t`Overdue`, tone: 'late' }
    const late = t`${plural(days, { one: 'Overdue by # day', other: 'Overdue by # days' })}`
    return { text: t`${late}: ${name} owes you a reply`, short: late, tone: 'late' }
  }

  return (application) => {
    const { turn, testsDue, replyDueAt, isOverdue, company } = application
    const { name } = company
    const [test] = testsDue
    if (test) {
      const text = describeTest(test.dueAt)
      return { text, short: text, tone: 'turn' }
    }
    if (turn === 'talent') return { text: describeTurn(application), short: t`Your turn`, tone: 'turn' }
    if (turn === 'nobody') return null
    if (replyDueAt === null) return { text: t`Waiting for ${name}`, short: t`Waiting for a reply`, tone: 'quiet' }
    const due = Date.parse(replyDueAt)
    if (isOverdue) return describeLate(Math.floor((reader.now - due) / DAY), application)
    const day = formatShortDate(due, reader.now, reader.zone, i18n.locale)
    return { text: t`${name} owes you a reply by ${day}`, short: t`Reply by ${day}`, tone: 'quiet' }
  }
}
