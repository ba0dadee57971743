import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ApplicationCard } from '#shared/features/applications/applications.contract.ts'
import { formatDistance, formatShortDate } from '#shared/kit/time-format.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { Reader } from '../use-reader.ts'

export type BallWords = { words: string; tone: 'turn' | 'late' | 'quiet' }

type Ball = Pick<
  ApplicationCard,
  'ball' | 'testsDue' | 'replyDueAt' | 'isOverdue' | 'unreadMessages' | 'status' | 'company'
>

/** Who has to act, and until when, in one line. Null where nobody has. */
export function useBallWords(reader: Reader): (application: Ball) => BallWords | null {
  const { t, i18n } = useLingui()
  return ({ ball, testsDue, replyDueAt, isOverdue, unreadMessages, status, company: { name } }) => {
    const [test] = testsDue
    if (test) {
      if (test.dueAt === null) return { words: t`Your test waits for you`, tone: 'turn' }
      const due = Date.parse(test.dueAt)
      const distance = formatDistance(due, reader.now, i18n.locale)
      const words = due < reader.now ? t`Your test was due ${distance}` : t`Your test is due ${distance}`
      return { words, tone: 'turn' }
    }
    if (ball === 'talent') {
      if (status === 'offer') return { words: t`Your turn: ${name} made you an offer`, tone: 'turn' }
      if (unreadMessages > 0) return { words: t`Your turn: ${name} wrote to you`, tone: 'turn' }
      return { words: t`Your turn`, tone: 'turn' }
    }
    if (ball === 'nobody') return null
    if (replyDueAt === null) return { words: t`Waiting for ${name}`, tone: 'quiet' }
    const due = Date.parse(replyDueAt)
    if (!isOverdue) {
      const day = formatShortDate(due, reader.now, reader.zone, i18n.locale)
      return { words: t`${name} owes you a reply by ${day}`, tone: 'quiet' }
    }
    const days = Math.floor((reader.now - due) / DAY)
    if (days < 1) return { words: t`${name} is late with the reply`, tone: 'late' }
    return {
      words: t`${plural(days, { one: `${name} owes you a reply: overdue by # day`, other: `${name} owes you a reply: overdue by # days` })}`,
      tone: 'late',
    }
  }
}
