import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { CompanyBrief, CompanyInterest } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { zoneCity } from '#shared/kit/time-zones.ts'
import { conversationHref } from '#web/features/hiring/applications/application-hrefs.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Chip } from '#web/ui/chip.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { companyInterestWords, interestStepWords, interestTones, outcomeWords } from '../brief-text.ts'
import styles from '../briefs.module.css'
import { MatchReasons } from '../parts/match-reasons.tsx'
import { ProposalSummary } from '../parts/proposal-summary.tsx'
import { useInterestStep } from './use-step.ts'

const PassOverDialog = lazyPart(async () => (await import('./pass-over-dialog.tsx')).PassOverDialog)

type InterestItemProps = { interest: CompanyInterest; brief: CompanyBrief; position: number }

export function InterestItem({ interest, brief, position }: InterestItemProps) {
  const { i18n } = useLingui()
  const { status, member, match, proposal, outcomeReason } = interest
  const city = member && zoneCity(member.timeZone)
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{member ? <bdi>{member.name}</bdi> : <Trans>Member {position}</Trans>}</h3>
          {city && (
            <p className={styles.words}>
              <Trans>{city} time</Trans>
            </p>
          )}
        </div>
        <Chip size="small" tone={interestTones[status]}>
          {i18n._(companyInterestWords[status])}
        </Chip>
      </div>
      <MatchReasons match={match} />
      {proposal && <ProposalSummary proposal={proposal} brief={brief} />}
      {outcomeReason && <p className={styles.words}>{i18n._(outcomeWords[outcomeReason])}</p>}
      <Steps interest={interest} />
    </li>
  )
}

function Steps({ interest: { id, member, can, conversationId } }: { interest: CompanyInterest }) {
  const { i18n } = useLingui()
  const { take, taking, problem } = useInterestStep(id)
  const [isTurningDown, setTurningDown] = useState(false)
  const steps = can.filter((event) => event !== 'pass_over')
  if (can.length === 0 && !conversationId) return null
  const name = member?.name ?? ''
  return (
    <div className={styles.row}>
      {steps.map((event) => (
        <PlainButton
          key={event}
          variant={event === 'select' ? 'filled' : 'outline'}
          isPending={taking === event}
          onPress={() => take(event)}
        >
          {i18n._(interestStepWords[event])}
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </PlainButton>
      ))}
      {conversationId && (
        <LinkButton href={conversationHref(conversationId)}>
          <Trans>Messages</Trans>
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </LinkButton>
      )}
      {can.includes('pass_over') && (
        <PlainButton variant="text" onPress={() => setTurningDown(true)}>
          {i18n._(interestStepWords.pass_over)}
          <span className="visually-hidden">
            {' '}
            <bdi>{name}</bdi>
          </span>
        </PlainButton>
      )}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
      {isTurningDown && (
        <Suspense fallback={null}>
          <PassOverDialog id={id} name={name} onClose={() => setTurningDown(false)} />
        </Suspense>
      )}
    </div>
  )
}
