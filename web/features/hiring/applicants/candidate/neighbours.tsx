import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type {
  CompanyApplication,
  companyApplications,
} from '#shared/features/hiring/applications/company-applications.contract.ts'
import type { EndpointResponse } from '#web/app/api.ts'
import { type Glyph, Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { applicantHref } from '../applicant-hrefs.ts'
import { laneOf } from '../board/board-cards.ts'
import type { ApplicantsView } from '../view/applicants-view.ts'
import styles from './candidate.module.css'

type NeighboursProps = {
  neighbours: EndpointResponse<typeof companyApplications.neighbours>
  applicant: CompanyApplication
  view: ApplicantsView
}

/** Previous and next applicant in the same stage. */
export function Neighbours({ neighbours: { previous, next, place, total }, applicant, view }: NeighboursProps) {
  const { t } = useLingui()
  const column = laneOf(applicant)
  const stage =
    column === 'new' ? t`New` : column === 'ended' ? t`Ended` : applicant.stages.find(({ id }) => id === column)?.name
  return (
    <nav className={styles.neighbours} aria-label={t`Applicants in this stage`}>
      <span>
        <Trans>
          {place} of {total} in <bdi>{stage}</bdi>
        </Trans>
      </span>
      <Step id={previous} view={view} glyph={IconChevronLeft} label={t`Previous applicant`} />
      <Step id={next} view={view} glyph={IconChevronRight} label={t`Next applicant`} />
    </nav>
  )
}

type StepProps = { id: string | null; view: ApplicantsView; glyph: Glyph; label: string }

function Step({ id, view, glyph, label }: StepProps) {
  const icon = <Icon glyph={glyph} size={20} isMirrored />
  if (id === null)
    return (
      <span className={styles.step} data-disabled aria-hidden="true">
        {icon}
      </span>
    )
  return (
    <Link to={applicantHref(id, view)} className={styles.step} aria-label={label}>
      {icon}
    </Link>
  )
}
