import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { Country } from '#web/ui/country.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { applicantHref } from '../applicant-hrefs.ts'
import { applicantQuery } from '../applicant-queries.ts'
import styles from './bulk.module.css'

export const MAX_COMPARED = 4

/** The same facts of up to four applicants, side by side. */
export function CompareDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useLingui()
  const answers = useQueries({ queries: ids.map(applicantQuery) })
  const applicants = answers.flatMap(({ data }) => data ?? [])
  const rows = useRows()
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Compare`} isWide>
      {/* Scrolls by itself on narrow screens, and with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.compared} tabIndex={0} aria-label={t`Comparison`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t`Applicant`}</th>
              {applicants.map(({ id, talent }) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a header cell, named by its link
                <th key={id} scope="col">
                  <Link to={applicantHref(id, null)}>
                    <bdi>{talent.name}</bdi>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {applicants.map((applicant) => (
                  <td key={applicant.id}>{of(applicant) || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
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
    { label: t`Your rating`, of: ({ rating }) => rating && t`${rating} of 5` },
    { label: t`Cover note`, of: ({ sent }) => sent.coverNote && <span dir="auto">{sent.coverNote}</span> },
  ]
}
