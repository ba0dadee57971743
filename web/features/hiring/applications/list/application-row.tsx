import { Trans, useLingui } from '@lingui/react/macro'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplicationCard } from '#shared/features/hiring/applications/applications.contract.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Time } from '#web/ui/time.tsx'
import { applicationHref, conversationHref, testHref } from '../application-hrefs.ts'
import { StatusLine } from '../texts/status-line.tsx'
import { TurnLine } from '../texts/turn-line.tsx'
import { useApplicationChanges } from '../use-application-changes.ts'
import type { Reader } from '../use-reader.ts'
import styles from './list.module.css'

export function ApplicationRow({ application, reader }: { application: ApplicationCard; reader: Reader }) {
  const { company, jobTitle, lastActivityAt } = application
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      title={jobTitle}
      href={applicationHref(application.id)}
      meta={
        <span className={styles.meta}>
          <bdi>{company.name}</bdi>
          <span aria-hidden="true">·</span>
          <Country code={company.country} city={company.city} />
          <TheirClock application={application} reader={reader} />
        </span>
      }
      facts={
        <span className={styles.facts}>
          <StatusLine application={application} />
          <span className={styles.news}>
            <TurnLine application={application} reader={reader} />
            <span className={styles.when}>
              <Trans>
                Last update{' '}
                <Time at={Date.parse(lastActivityAt)} zone={reader.zone} now={reader.now} format="distance" />
              </Trans>
            </span>
          </span>
        </span>
      }
      action={<RowAction application={application} />}
    />
  )
}

/** The local time at the company, where it differs and someone there still has to reply. */
function TheirClock({ application: { company, status }, reader }: { application: ApplicationCard; reader: Reader }) {
  const { i18n } = useLingui()
  const clock = useClock()
  if (!isLive(status)) return null
  const theirs = formatTime(reader.now, company.timeZone, i18n.locale, clock)
  if (theirs === formatTime(reader.now, reader.zone, i18n.locale, clock)) return null
  return (
    <>
      <span aria-hidden="true">·</span>
      <span suppressHydrationWarning>
        <Trans>{theirs} there</Trans>
      </span>
    </>
  )
}

/** One action per row: take the test, reply, or archive. */
function RowAction({ application }: { application: ApplicationCard }) {
  const { t } = useLingui()
  const { archive, giveUp } = useApplicationChanges()
  const { testsDue, turn, conversationId, jobTitle, company, can } = application
  const { name } = company
  if (testsDue.length > 0)
    return (
      <LinkButton variant="filled" href={testHref(application.id)} aria-label={t`Take the test for ${jobTitle}`}>
        <Trans>Take the test</Trans>
      </LinkButton>
    )
  if (turn === 'talent' && conversationId)
    return (
      <LinkButton variant="filled" href={conversationHref(conversationId)} aria-label={t`Reply to ${name}`}>
        <Trans>Reply</Trans>
      </LinkButton>
    )
  if (can.includes('give_up'))
    return (
      <PlainButton aria-label={t`Close and ask why: ${jobTitle}`} onPress={() => void giveUp(application)}>
        <Trans>Close and ask why</Trans>
      </PlainButton>
    )
  if (can.includes('unarchive'))
    return (
      <PlainButton
        variant="light"
        aria-label={t`Unarchive ${jobTitle}`}
        onPress={() => void archive(application, false)}
      >
        <Trans>Unarchive</Trans>
      </PlainButton>
    )
  if (turn === 'nobody' && can.includes('archive'))
    return (
      <PlainButton variant="light" aria-label={t`Archive ${jobTitle}`} onPress={() => void archive(application, true)}>
        <Trans>Archive</Trans>
      </PlainButton>
    )
  if (!conversationId) return null
  return (
    <span className={styles.onlyWide}>
      <LinkButton href={conversationHref(conversationId)} aria-label={t`Message ${name} about ${jobTitle}`}>
        <Trans>Message</Trans>
      </LinkButton>
    </span>
  )
}
