import { Plural, Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconClipboardCheck, IconGift, IconHourglass, IconMessage } from '@tabler/icons-react'
import { hasOffer } from '#shared/features/hiring/applications/application-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { conversationHref, testHref } from '../application-hrefs.ts'
import { useDates } from '../texts/use-dates.ts'
import { useApplicationChanges } from '../use-application-changes.ts'
import { NextFrame, type NextProps } from './next-frame.tsx'

export function LiveCallout(props: NextProps) {
  const { application } = props
  if (application.testsDue.length > 0) return <TestDue {...props} />
  if (hasOffer(application.status)) return <Offer {...props} />
  if (application.turn === 'talent') return <YourTurn {...props} />
  if (application.isOverdue) return <Overdue {...props} />
  return <Waiting {...props} />
}

function TestDue({ application, reader }: NextProps) {
  const { moment } = useDates(reader)
  const { testsDue, company } = application
  const [test] = testsDue
  const due = test?.dueAt ? moment(test.dueAt, company) : null
  const more = testsDue.length - 1
  return (
    <NextFrame
      glyph={IconClipboardCheck}
      title={
        <Trans>
          Your test: <bdi>{test?.title}</bdi>
        </Trans>
      }
      actions={
        <LinkButton href={testHref(application.id)} variant="filled">
          <Trans>Take the test</Trans>
        </LinkButton>
      }
    >
      {due && (
        <p suppressHydrationWarning>
          <Trans>Due {due}. Your application cannot move forward without it.</Trans>
        </p>
      )}
      {more > 0 && (
        <p>
          <Plural value={more} one="# more test after this one." other="# more tests after this one." />
        </p>
      )}
    </NextFrame>
  )
}

function YourTurn({ application: { company, conversationId, unreadMessages } }: NextProps) {
  const { name } = company
  return (
    <NextFrame
      glyph={IconMessage}
      title={
        <Trans>
          Your turn: <bdi>{name}</bdi> is waiting for your reply
        </Trans>
      }
      actions={
        conversationId && (
          <LinkButton href={conversationHref(conversationId)} variant="filled">
            <Trans>Reply</Trans>
          </LinkButton>
        )
      }
    >
      {unreadMessages > 0 && (
        <p>
          <Plural value={unreadMessages} one="# unread message." other="# unread messages." />
        </p>
      )}
    </NextFrame>
  )
}

/** Keeps saying whose turn it is: an intent to hire is not an offer letter yet. */
function Offer({ application, reader }: NextProps) {
  const { weekday } = useDates(reader)
  const { giveUp } = useApplicationChanges()
  const { company, conversationId, turn, replyDueAt, isOverdue, can } = application
  const { name } = company
  const due = turn === 'company' && replyDueAt ? weekday(replyDueAt) : null
  return (
    <NextFrame
      glyph={IconGift}
      title={
        <Trans>
          <bdi>{name}</bdi> would like to hire you
        </Trans>
      }
      actions={
        <>
          {conversationId && (
            <LinkButton href={conversationHref(conversationId)} variant="filled">
              {turn === 'talent' ? <Trans>Reply</Trans> : <Trans>Message them</Trans>}
            </LinkButton>
          )}
          <LinkButton href="/offers">
            <Trans>Your offers</Trans>
          </LinkButton>
          {can.includes('give_up') && (
            <PlainButton onPress={() => void giveUp(application)}>
              <Trans>Close and ask why</Trans>
            </PlainButton>
          )}
        </>
      }
    >
      {due && (
        <p suppressHydrationWarning>
          {isOverdue ? (
            <Trans>Their update was due {due}. We have reminded them.</Trans>
          ) : (
            <Trans>They owe you an update by {due}.</Trans>
          )}
        </p>
      )}
      <p>
        <Trans>
          Ask for it in writing, including the pay, before you accept. You do not have to answer on the spot.
        </Trans>
      </p>
    </NextFrame>
  )
}

function Overdue({ application, reader }: NextProps) {
  const { weekday, day, moment } = useDates(reader)
  const { giveUp } = useApplicationChanges()
  const { company, replyDueAt, giveUpFrom, expiresAt, can } = application
  const { name } = company
  const late = replyDueAt === null ? 0 : Math.floor((reader.now - Date.parse(replyDueAt)) / DAY)
  const due = replyDueAt && moment(replyDueAt, company)
  const from = giveUpFrom && weekday(giveUpFrom)
  const end = expiresAt && day(expiresAt)
  const canGiveUp = can.includes('give_up')
  return (
    <NextFrame
      tone="warn"
      glyph={IconAlertTriangle}
      title={
        late < 1 ? (
          <Trans>
            <bdi>{name}</bdi>’s reply is overdue
          </Trans>
        ) : (
          <Trans>
            <bdi>{name}</bdi> is <Plural value={late} one="# day" other="# days" /> overdue
          </Trans>
        )
      }
      actions={
        canGiveUp && (
          <PlainButton onPress={() => void giveUp(application)}>
            <Trans>Close and ask why</Trans>
          </PlainButton>
        )
      }
    >
      {due && (
        <p suppressHydrationWarning>
          <Trans>The reply was due {due}. We have reminded them.</Trans>
        </p>
      )}
      <p suppressHydrationWarning>
        {canGiveUp ? (
          <Trans>You can close it now and ask why nobody replied.</Trans>
        ) : (
          from && <Trans>From {from} you can close it and ask why.</Trans>
        )}{' '}
        {end && <Trans>Without a reply it closes automatically on {end} and counts against their reply rate.</Trans>}
      </p>
    </NextFrame>
  )
}

function Waiting({ application, reader }: NextProps) {
  const { weekday, moment } = useDates(reader)
  const { company, replyDueAt, giveUpFrom, editableUntil, can } = application
  const { name } = company
  const due = replyDueAt && weekday(replyDueAt)
  const exactly = replyDueAt && moment(replyDueAt, company)
  const from = giveUpFrom && weekday(giveUpFrom)
  return (
    <NextFrame
      tone="quiet"
      glyph={IconHourglass}
      title={
        <span suppressHydrationWarning>
          {due ? (
            <Trans>
              <bdi>{name}</bdi> owes you a reply by {due}
            </Trans>
          ) : (
            <Trans>
              Waiting for <bdi>{name}</bdi>
            </Trans>
          )}
        </span>
      }
    >
      {exactly ? (
        <p suppressHydrationWarning>
          <Trans>Due {exactly}. If they miss it, we remind them right away.</Trans>{' '}
          {from && <Trans>From {from} you can close it and ask why.</Trans>}
        </p>
      ) : (
        <p>
          <Trans>Nothing to do right now. We will notify you when something changes.</Trans>
        </p>
      )}
      {editableUntil !== null && can.includes('edit') && (
        <p>
          <Trans>Nobody has opened it yet, so you can still edit it.</Trans>
        </p>
      )}
    </NextFrame>
  )
}
