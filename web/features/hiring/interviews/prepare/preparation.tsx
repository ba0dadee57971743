import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { isAhead, isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../parts/parts.module.css'

const loadOwnNotes = async () => (await import('./own-notes.tsx')).OwnNotes
const OwnNotes = import.meta.env.SSR ? await loadOwnNotes() : lazyPart(loadOwnNotes)
const PreparationDialog = lazyPart(async () => (await import('./preparation-dialog.tsx')).PreparationDialog)

type PreparationProps = { interview: Interview; name: string; side: 'talent' | 'company' }

/** Before an interview: what the company says about it, and one's own notes. */
export function Preparation({ interview, name, side }: PreparationProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ownId = useIdentity()?.id
  const { id, preparation, ownNotes, status, panel, can } = interview
  const takesPart = side === 'talent' || panel.some((member) => member.id === ownId)
  if (!isUpcoming(status)) return null
  const mayChange = side === 'company' && can.includes('cancel') && isAhead(status)
  return (
    <>
      <FromCompany preparation={preparation} side={side} />
      {mayChange && (
        <div className={styles.actions}>
          <PlainButton variant="text" onPress={() => setIsOpen(true)}>
            {preparation ? (
              <Trans>Change what the applicant is told</Trans>
            ) : (
              <Trans>Tell the applicant what to expect</Trans>
            )}
          </PlainButton>
        </div>
      )}
      {takesPart && (
        <Disclosure title={ownNotes ? <Trans>Your notes</Trans> : <Trans>Write notes for yourself</Trans>}>
          <Suspense fallback={null}>
            <OwnNotes id={id} text={ownNotes} />
          </Suspense>
        </Disclosure>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PreparationDialog interview={interview} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export function FromCompany({ preparation, side }: { preparation: string; side: 'talent' | 'company' }) {
  if (preparation === '') return null
  return (
    <div>
      <p className={styles.meta}>
        {side === 'talent' ? <Trans>What to expect</Trans> : <Trans>What the applicant is told</Trans>}
      </p>
      <p className={styles.quote}>
        <bdi>{preparation}</bdi>
      </p>
    </div>
  )
}
