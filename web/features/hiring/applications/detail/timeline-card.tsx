import { Trans } from '@lingui/react/macro'
import { IconCalendarDue, IconClipboardList, IconFlag } from '@tabler/icons-react'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { Card } from '#web/ui/card.tsx'
import { Time } from '#web/ui/time.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import { ReplyAfterTests } from '../texts/reply-after-tests.tsx'
import { timelineText } from '../texts/timeline-text.tsx'
import { useDates } from '../texts/use-dates.ts'
import type { Reader } from '../use-reader.ts'

type TimelineCardProps = { application: ApplicationDetail; reader: Reader }

/** Newest first: upcoming steps on top, then the current one, then the past. */
export function TimelineCard({ application, reader }: TimelineCardProps) {
  const ahead = useUpcoming({ application, reader })
  const describe = timelineText(application)
  const place = zoneCity(reader.zone)
  const isRunning = isLive(application.status)
  // Of two entries with the same timestamp the later one comes first.
  const past = application.timeline
    .toReversed()
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map((item, index): TimelineEntry => {
      const { glyph, title, text } = describe(item)
      return {
        id: item.id,
        state: index === 0 && isRunning ? 'current' : 'past',
        glyph,
        title,
        when: <Time at={Date.parse(item.at)} zone={reader.zone} now={reader.now} />,
        ...(text && { children: text }),
      }
    })
  return (
    <Card title={<Trans>Timeline</Trans>} aside={<Trans>Times shown in your time zone ({place})</Trans>}>
      <Timeline entries={[...ahead, ...past]} />
    </Card>
  )
}

function useUpcoming({ application, reader }: TimelineCardProps): TimelineEntry[] {
  const { day } = useDates(reader)
  const { status, stages, replyDueAt, isOverdue, expiresAt, testsDue, company } = application
  if (!isLive(status)) return []
  const { name } = company
  const next = stages.find(({ state }) => state === 'ahead')
  const reply = replyDueAt && day(replyDueAt)
  const end = expiresAt && day(expiresAt)
  const by = (when: string) => (
    <span suppressHydrationWarning>
      <Trans>expected by {when}</Trans>
    </span>
  )
  return [
    ...(isOverdue && end
      ? [
          {
            id: 'ahead-end',
            state: 'future' as const,
            glyph: IconFlag,
            title: <Trans>Closes automatically</Trans>,
            when: (
              <span suppressHydrationWarning>
                <Trans>on {end}</Trans>
              </span>
            ),
            children: <Trans>Unless someone replies first.</Trans>,
          },
        ]
      : []),
    ...(next
      ? [
          {
            id: 'ahead-stage',
            state: 'future' as const,
            glyph: IconClipboardList,
            title: <bdi>{next.name}</bdi>,
            when: <Trans>if you move forward</Trans>,
          },
        ]
      : []),
    ...(reply && !isOverdue
      ? [
          {
            id: 'ahead-reply',
            state: 'future' as const,
            glyph: IconCalendarDue,
            title: <Trans>Reply</Trans>,
            when: by(reply),
            children: (
              <>
                <Trans>
                  <bdi>{name}</bdi> has committed to this date. If they miss it, we remind them.
                </Trans>{' '}
                {testsDue.length > 0 && <ReplyAfterTests />}
              </>
            ),
          },
        ]
      : []),
    ...testsDue.map(({ title, dueAt }) => ({
      id: `ahead-test-${title}`,
      state: 'future' as const,
      glyph: IconClipboardList,
      title: (
        <Trans>
          Your test: <bdi>{title}</bdi>
        </Trans>
      ),
      when: dueAt ? by(day(dueAt)) : null,
    })),
  ]
}
