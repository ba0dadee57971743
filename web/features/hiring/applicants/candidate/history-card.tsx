import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCircleCheck,
  IconDoorExit,
  IconEye,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { Reader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import type { Glyph } from '#web/ui/icon.tsx'
import { Time } from '#web/ui/time.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'

type Event = CompanyApplication['history'][number]

/** Newest first. */
export function HistoryCard({ applicant, reader }: { applicant: CompanyApplication; reader: Reader }) {
  const { t } = useLingui()
  const { history, submittedAt } = applicant
  const when = (at: string) => <Time at={Date.parse(at)} zone={reader.zone} now={reader.now} />
  const describe = (event: Event): { glyph: Glyph; title: ReactNode } => {
    const { actorName, reason } = event
    const who = actorName ?? ''
    switch (event.event) {
      case 'look':
        return { glyph: IconEye, title: who ? t`Opened by ${who}` : t`Moved to review without being opened` }
      case 'hire':
        return { glyph: IconCircleCheck, title: t`Hired by ${who}` }
      case 'reject':
        return { glyph: IconX, title: t`Rejected by ${who}` }
      case 'reopen':
        return { glyph: IconArrowBackUp, title: t`Reopened by ${who}` }
      case 'withdraw':
      case 'give_up':
        return { glyph: IconDoorExit, title: t`The applicant withdrew` }
      case 'close_job':
        return { glyph: IconX, title: t`The job was closed` }
      case 'expire':
        return { glyph: IconX, title: t`Ended without a reply` }
      default:
        return { glyph: IconArrowRight, title: reason ? t`${who} moved them to ${reason}` : t`Moved by ${who}` }
    }
  }
  const entries = history.toReversed().map(
    (event, index): TimelineEntry => ({
      id: event.id,
      state: index === 0 ? 'current' : 'past',
      when: when(event.at),
      ...describe(event),
      ...(event.rejection?.feedback && { children: <p dir="auto">{event.rejection.feedback}</p> }),
    }),
  )
  const applied: TimelineEntry = {
    id: 'applied',
    state: entries.length === 0 ? 'current' : 'past',
    glyph: IconSend,
    title: <Trans>Applied</Trans>,
    when: when(submittedAt),
  }
  return (
    <Card title={<Trans>Timeline</Trans>}>
      <Timeline entries={[...entries, applied]} />
    </Card>
  )
}
