import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { Country } from '#web/ui/country.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { applicantHref } from '../applicant-hrefs.ts'
import { applicantQuery } from '../applicant-queries.ts'
import type { Card } from '../board/board-cards.ts'
import { useApplicantName } from '../use-applicant-name.ts'
import styles from './bulk.module.css'

export const MAX_COMPARED = 4

/** The same facts of up to four applicants, side by side. Each has a column from the start, whoever is loaded first. */
export function CompareDialog({ cards, onClose }: { cards: readonly Card[]; onClose: () => void }) {
  const { t } = useLingui()
  const answers = useQueries({ queries: cards.map(({ id }) => applicantQuery(id)) })
  const columns = cards.map((card, place) => ({ card, answer: answers[place] }))
  const rows = useRows()
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Compare`} isWide>
      {/* Scrolls by itself on narrow screens, and with the keyboard. */}
      <section
        className={styles.compared}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t`Comparison`}
        aria-busy={answers.some(({ isFetching }) => isFetching)}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Applicant`}</th>
              {columns.map(({ card, answer }) => (
                <ColumnHead
                  key={card.id}
                  card={card}
                  {...(answer?.isError && !answer.isFetching && { onRetry: () => void answer.refetch() })}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map(({ card, answer }) => (
                  <td key={card.id}>{answer?.data ? of(answer.data) || '–' : answer?.isFetching ? '…' : null}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  )
}

function ColumnHead({ card: { id, talent }, onRetry }: { card: Card; onRetry?: () => void }) {
  const name = useApplicantName(talent.name)
  return (
    <th scope="col">
      <Link to={applicantHref(id, null)}>
        <bdi>{name}</bdi>
      </Link>
      {onRetry && (
        <p role="alert">
          <Trans>Could not be loaded.</Trans>{' '}
          <PlainButton variant="text" onPress={onRetry}>
            <Trans>Try again</Trans>
          </PlainButton>
        </p>
      )}
    </th>
  )
}

type Row = { label: string; of: (applicant: CompanyApplication) => ReactNode }

function useRows(): Row[] {
  const { t, i18n } = useLingui()
  return [
    { label: t`Role`, of: ({ talent }) => talent.headline && <bdi>{talent.headline}</bdi> },
    {
      label: t`Lives in`,
      of: ({ talent: { country, city } }) => country && <Country code={country} {...(city && { city })} />,
    },
    { label: t`Must-haves`, of: ({ mustHaves }) => mustHaves && t`${mustHaves.met} of ${mustHaves.total}` },
    {
      label: t`Overlap`,
      of: ({ fit }) => typeof fit?.overlapHours === 'number' && t`${Math.round(fit.overlapHours)} h a day`,
    },
    {
      label: t`Tests`,
      of: ({ tests }) =>
        tests.length > 0 &&
        tests.map(({ title, percent }) => (
          <div key={title}>
            <bdi>{title}</bdi>: {percent === null ? <Trans>No result yet</Trans> : t`${percent} of 100`}
          </div>
        )),
    },
    {
      label: t`Skills`,
      of: ({ sent }) =>
        sent.profile.work && listFormat(i18n.locale).format(sent.profile.work.skills.map(({ name }) => name)),
    },
    { label: t`Your rating`, of: ({ rating }) => rating && t`${rating} out of 5` },
    { label: t`Cover note`, of: ({ sent }) => sent.coverNote && <span dir="auto">{sent.coverNote}</span> },
  ]
}
