import { Trans, useLingui } from '@lingui/react/macro'
import { IconArchive, IconArchiveOff, IconBriefcase, IconDots, IconMessage } from '@tabler/icons-react'
import type { ApplicationDetail } from '#shared/features/hiring/applications/applications.contract.ts'
import { formatShortDate, formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Country } from '#web/ui/country.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { conversationHref } from '../application-hrefs.ts'
import { useApplicationChanges } from '../use-application-changes.ts'
import type { Reader } from '../use-reader.ts'
import styles from './detail.module.css'

export function ApplicationHead({ application, reader }: { application: ApplicationDetail; reader: Reader }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const { company, jobTitle, submittedAt, conversationId } = application
  const applied = formatShortDate(Date.parse(submittedAt), reader.now, reader.zone, i18n.locale)
  const theirs = formatTime(reader.now, company.timeZone, i18n.locale, clock)
  const isElsewhen = theirs !== formatTime(reader.now, reader.zone, i18n.locale, clock)
  return (
    <header className={styles.head}>
      <CompanyMark name={company.name} size="large" />
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          <bdi>{jobTitle}</bdi>
        </h1>
        <p className={styles.company}>
          <bdi>{company.name}</bdi>
          <span aria-hidden="true">·</span>
          <Country code={company.country} city={company.city} />
          {isElsewhen && (
            <span suppressHydrationWarning>
              <Trans>({theirs} there)</Trans>
            </span>
          )}
          <span aria-hidden="true">·</span>
          <span suppressHydrationWarning>
            <Trans>applied {applied}</Trans>
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {conversationId && (
          <LinkButton href={conversationHref(conversationId)} icon={IconMessage}>
            <Trans>Message</Trans>
          </LinkButton>
        )}
        <More application={application} />
      </div>
    </header>
  )
}

function More({ application }: { application: ApplicationDetail }) {
  const { t } = useLingui()
  const { archive } = useApplicationChanges()
  const { job, can } = application
  const entries = [
    ...(job.card ? [{ id: 'job', label: t`View job`, icon: IconBriefcase, href: `/jobs/${job.id}` }] : []),
    ...(can.includes('archive')
      ? [{ id: 'archive', label: t`Archive`, icon: IconArchive, onAction: () => void archive(application, true) }]
      : []),
    ...(can.includes('unarchive')
      ? [{ id: 'back', label: t`Unarchive`, icon: IconArchiveOff, onAction: () => void archive(application, false) }]
      : []),
  ]
  if (entries.length === 0) return null
  return (
    <MenuButton label={t`More`} fallbackHref={`/jobs/${job.id}`} groups={[{ entries }]}>
      <Icon glyph={IconDots} size={20} />
    </MenuButton>
  )
}
