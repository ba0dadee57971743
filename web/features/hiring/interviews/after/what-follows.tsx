import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  didNotTakePlace,
  isCancelled,
  isNotTheTalentsFault,
  isTechnicalFailure,
  isUnsettled,
  tookPlace,
} from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { Link } from '#web/ui/link.tsx'
import styles from '../parts/parts.module.css'

type WhatFollowsProps = { interview: Interview; name: string; side: 'talent' | 'company'; isOnApplicant: boolean }

/** In the list of past interviews: whose turn it is, and where to go. */
export function WhatFollows({ interview, name, side, isOnApplicant }: WhatFollowsProps) {
  const text = side === 'talent' ? forTalent(interview, name) : forCompany(interview, isOnApplicant)
  return text && <p className={styles.meta}>{text}</p>
}

function forTalent({ status, applicationId, cancelledBy }: Interview, name: string): ReactNode {
  const application = `/applications/${applicationId}`
  if (tookPlace(status))
    return (
      <Link to={application}>
        <Trans>See where your application stands</Trans>
      </Link>
    )
  if (isTechnicalFailure(status))
    return (
      <Trans>
        This does not count against anyone. If the team has time, you can choose a new time in{' '}
        <Link to="/applications/interview-requests">your interview requests</Link>.
      </Trans>
    )
  if (isNotTheTalentsFault(status))
    return (
      <Trans>
        This does not count against you. <bdi>{name}</bdi> can offer you new times.{' '}
        <Link to={application}>Go to your application</Link>
      </Trans>
    )
  if (didNotTakePlace(status) && !isCancelled(status))
    return (
      <Trans>
        If something came up, tell <bdi>{name}</bdi> and ask for a new time.{' '}
        <Link to={application}>Go to your application</Link>
      </Trans>
    )
  if (isCancelled(status) && cancelledBy !== 'system')
    return (
      <Trans>
        Your application goes on. <bdi>{name}</bdi> can offer you new times.{' '}
        <Link to={application}>Go to your application</Link>
      </Trans>
    )
  return null
}

function forCompany({ status, applicationId }: Interview, isOnApplicant: boolean): ReactNode {
  const applicant = `/company/applicants/${applicationId}`
  if (isUnsettled(status))
    return <Trans>Did it take place? Once you confirm it, you can give the applicant feedback.</Trans>
  if (isOnApplicant) return null
  if (tookPlace(status))
    return (
      <Link to={applicant}>
        <Trans>Decide what happens next</Trans>
      </Link>
    )
  if (didNotTakePlace(status)) return <OfferTimes to={applicant} />
  return null
}

const OfferTimes = ({ to }: { to: string }) => (
  <Link to={to}>
    <Trans>Offer new times</Trans>
  </Link>
)
