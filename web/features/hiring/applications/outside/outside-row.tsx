import { Trans, useLingui } from '@lingui/react/macro'
import { IconArchive, IconArchiveOff, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { OutsideApplication } from '#shared/features/hiring/applications/outside-applications.contract.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ListRow } from '#web/ui/list-row.tsx'
import { PlainIconButton } from '#web/ui/plain-icon-button.tsx'
import { useOutsideStatusText } from '../texts/status-text.ts'
import type { Reader } from '../use-reader.ts'
import styles from './outside.module.css'
import { useOutsideChanges } from './use-outside-changes.ts'

type OutsideRowProps = { application: OutsideApplication; reader: Reader; onEdit: () => void }

export function OutsideRow({ application, reader, onEdit }: OutsideRowProps) {
  const { t } = useLingui()
  const labels = useOutsideStatusText()
  const { archive, remove } = useOutsideChanges()
  const { company, role, status, url, notes, contacts, isArchived } = application
  return (
    <ListRow
      mark={<CompanyMark name={company} />}
      title={role}
      meta={
        <>
          <bdi>{company}</bdi>
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
              <Trans>Job page</Trans>
              <Icon glyph={IconExternalLink} size={16} />
              <span className="visually-hidden">
                <Trans>opens in a new tab</Trans>
              </span>
            </a>
          )}
        </>
      }
      facts={
        <>
          <Chip size="small">{labels[status]}</Chip>
          <Dates application={application} reader={reader} />
        </>
      }
      foot={
        (notes || contacts.length > 0) && (
          <div className={styles.more}>
            {contacts.length > 0 && (
              <p>
                <bdi>{contacts.map(({ name, how }) => (how ? `${name} (${how})` : name)).join(', ')}</bdi>
              </p>
            )}
            {notes && (
              <p className={styles.notes}>
                <bdi>{notes}</bdi>
              </p>
            )}
          </div>
        )
      }
      action={
        <span className={styles.actions}>
          <PlainIconButton glyph={IconPencil} label={t`Edit ${role}, ${company}`} onPress={onEdit} />
          <PlainIconButton
            glyph={isArchived ? IconArchiveOff : IconArchive}
            label={isArchived ? t`Unarchive ${role}, ${company}` : t`Archive ${role}, ${company}`}
            onPress={() => void archive(application, !isArchived)}
          />
          <PlainIconButton
            glyph={IconTrash}
            label={t`Delete ${role}, ${company}`}
            onPress={() => void remove(application)}
          />
        </span>
      }
    />
  )
}

/** Dates without a time are shown as entered, in any time zone. */
const middayOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

function Dates({ application: { appliedOn, followUpOn }, reader }: Pick<OutsideRowProps, 'application' | 'reader'>) {
  const { i18n } = useLingui()
  const tell = (day: string) => formatShortDate(middayOf(day), reader.now, 'UTC', i18n.locale)
  const applied = appliedOn && tell(appliedOn)
  const again = followUpOn && tell(followUpOn)
  const isDue = followUpOn !== null && followUpOn <= localDateAt(reader.zone, reader.now)
  return (
    <>
      {applied && (
        <time dateTime={appliedOn}>
          <Trans>Applied {applied}</Trans>
        </time>
      )}
      {again && (
        <time dateTime={followUpOn} className={isDue ? styles.due : undefined}>
          {isDue ? <Trans>Follow-up due {again}</Trans> : <Trans>Follow up on {again}</Trans>}
        </time>
      )}
    </>
  )
}
