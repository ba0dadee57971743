import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { useCaseActions } from './use-case-actions.ts'

type PendingDecisionProps = { queue: string; id: string; decision: NonNullable<ShownCase['decision']> }

/** Takes the place of the form until the decision is carried out. */
export function PendingDecision({ queue, id, decision }: PendingDecisionProps) {
  const { undo } = useCaseActions(queue, id)
  const button = useRef<HTMLButtonElement>(null)
  const { choice, name, isYou, isProposal } = decision
  useEffect(() => button.current?.focus(), [])
  if (!isYou)
    return (
      <Callout tone="info" title={choice}>
        <Trans>{name} has just decided this.</Trans>
      </Callout>
    )
  return (
    <div role="status">
      <Callout
        tone="info"
        title={choice}
        action={
          <Button ref={button} onPress={() => undo.mutate()} isPending={undo.isPending}>
            <Trans>Undo</Trans>
          </Button>
        }
      >
        {isProposal ? (
          <Trans>Goes to a second operator in a few seconds. Nothing happens until they confirm it.</Trans>
        ) : (
          <Trans>Takes effect in a few seconds. Nobody is notified until then.</Trans>
        )}
      </Callout>
    </div>
  )
}
