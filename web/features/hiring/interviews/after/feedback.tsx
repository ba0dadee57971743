import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import type { Interview, InterviewFeedback } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { Stars } from '#web/ui/stars.tsx'
import styles from '../parts/parts.module.css'

const RatingDialog = lazyPart(async () => (await import('./rating-dialog.tsx')).RatingDialog)
const FeedbackDialog = lazyPart(async () => (await import('./feedback-dialog.tsx')).FeedbackDialog)

type FeedbackProps = { interview: Interview; name: string; side: 'talent' | 'company' }

/** What both sides said afterwards, as far as the reader may see it. */
export function Feedback({ interview, name, side }: FeedbackProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { given, received, isOpen: mayGive } = interview.feedback
  const close = () => setIsOpen(false)
  if (!given && !received && !mayGive) return null
  return (
    <>
      {received && (
        <Said feedback={received}>
          {side === 'talent' ? (
            <Trans>
              Feedback from <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>
              What <bdi>{name}</bdi> said about the interview
            </Trans>
          )}
        </Said>
      )}
      {given && (
        <Said feedback={given}>
          <Trans>Your feedback</Trans>
        </Said>
      )}
      {mayGive && (
        <div className={styles.actions}>
          <PlainButton onPress={() => setIsOpen(true)}>
            {given ? (
              <Trans>Change your feedback</Trans>
            ) : side === 'talent' ? (
              <Trans>Give feedback</Trans>
            ) : (
              <Trans>Give feedback</Trans>
            )}
          </PlainButton>
        </div>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          {side === 'talent' ? (
            <RatingDialog interview={interview} name={name} onClose={close} />
          ) : (
            <FeedbackDialog interview={interview} name={name} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

function Said({ feedback: { stars, text }, children }: { feedback: InterviewFeedback; children: ReactNode }) {
  return (
    <div>
      <p className={styles.meta}>
        {children}
        {stars !== null && (
          <>
            {' · '}
            <Stars stars={stars} />
          </>
        )}
      </p>
      {text && (
        <p className={styles.quote}>
          <bdi>{text}</bdi>
        </p>
      )}
    </div>
  )
}
