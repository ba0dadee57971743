import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { GuestStart as GuestStartBody } from '#shared/features/hiring/apply/apply.contract.ts'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { type FormOutcome, outcomeText, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { SecondStepForm } from '#web/features/entry/sign-in/ways/second-step-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { applyHref } from '../flow/step-address.ts'
import styles from './guest.module.css'
import { GuestCode, type Mailed } from './guest-code.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestLink } from './guest-link.tsx'

type GuestStartProps = {
  job: PublicJob
  /** Effort and requirements, shown before anything is asked. */
  facts: ReactNode
}

/** The start for people without an account: the effort, then an email address, then the emailed code. */
export function GuestStart({ job, facts }: GuestStartProps) {
  const [search] = useSearchParams()
  const proof = search.get('proof')
  const outcome = useFormOutcome()
  const [mailed, setMailed] = useState(mailedAlready(outcome))
  const [ticket, setTicket] = useState(outcomeText(outcome, 'ticket'))
  const heading = useRef<HTMLHeadingElement>(null)
  const company = job.company.name
  // Opened by a press further up or by the emailed link, so it takes the focus.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Card>
      <div className={styles.start}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>
            Apply to <bdi>{company}</bdi>
          </Trans>
        </h2>
        {ticket !== null ? (
          <SecondStepForm
            ticket={ticket}
            onward={outcomeText(outcome, 'onward')}
            onStartAgain={() => setTicket(null)}
          />
        ) : proof ? (
          <GuestLink jobId={job.id} secret={proof} onSecondStep={setTicket} />
        ) : mailed ? (
          <GuestCode
            jobId={job.id}
            start={mailed}
            sent={mailed.sent}
            onSecondStep={setTicket}
            onBack={() => setMailed(null)}
          />
        ) : (
          <>
            {facts}
            <GuestForm job={job} onMailed={(start, sent) => setMailed({ ...start, sent })} />
            <p className={styles.note}>
              <Trans>
                We email you a code and create your account as you go. Already have one?{' '}
                <Link to={`${SIGN_IN_PATH}?redirect=${encodeURIComponent(applyHref(job.id, search.get('via')))}`}>
                  Sign in
                </Link>
              </Trans>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

/** Without scripts the email was requested by a form, whose values come back with its outcome. */
function mailedAlready(outcome: FormOutcome | undefined): (GuestStartBody & { sent: Mailed }) | null {
  const [name, email, codeExpiresAt, nextSendAt] = ['name', 'email', 'codeExpiresAt', 'nextSendAt'].map((fact) =>
    outcomeText(outcome, fact),
  )
  if (!name || !email || !codeExpiresAt || !nextSendAt) return null
  const terms = outcomeText(outcome, 'acceptsTerms') !== null && { acceptsTerms: true as const }
  return { name, email, ...terms, sent: { codeExpiresAt, nextSendAt } }
}
