import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { operations, ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import { MAX_CASE_NOTE, MAX_CASE_REASON } from '#shared/features/base/operations/operations-limits.ts'
import type { CaseChoice } from '#shared/operator-case.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { Time } from '#web/ui/time.tsx'
import { useCaseActions } from './use-case-actions.ts'

type CaseDecisionProps = {
  queue: string
  id: string
  chooserRef: RefObject<((position: number) => void) | null>
  file: NonNullable<ShownCase['case']>
  zone: string
  now: number
}

export function CaseDecision(props: CaseDecisionProps) {
  const { claim } = props.file
  if (!claim || claim.isYou) return <DecisionForm {...props} />
  const { name } = claim
  const until = <Time at={Date.parse(claim.until)} zone={props.zone} now={props.now} format="clock" />
  return (
    <Callout tone="soft" title={<Trans>{name} is working on this case</Trans>}>
      <Trans>You can claim it if they have not decided by {until}.</Trans>
    </Callout>
  )
}

function Proposal({ proposal }: { proposal: NonNullable<CaseDecisionProps['file']['proposal']> }) {
  const { label, name, isYou, reason } = proposal
  return (
    <Callout
      tone="warn"
      title={
        isYou ? (
          <Trans>You proposed: {label}</Trans>
        ) : (
          <Trans>
            {name} proposed: {label}
          </Trans>
        )
      }
    >
      <q dir="auto">{reason}</q>{' '}
      {isYou ? (
        <Trans>A second operator has to confirm it. You can still decide otherwise.</Trans>
      ) : (
        <Trans>It takes effect if you choose the same. Look at the evidence yourself first.</Trans>
      )}
    </Callout>
  )
}

function DecisionForm({ queue, id, chooserRef, file, zone, now }: CaseDecisionProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const { claim, release, show } = useCaseActions(queue, id)
  const { version, choices } = file
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/base/operations/operations.contract.ts').then(({ caseDecision }) =>
        caseDecision.omit({ version: true }),
      ),
    initialValues: { choice: null as string | null, reason: '', note: '' },
    draftName: `case-${id}`,
    send: (body) =>
      callApi<typeof operations.decide>(client, 'PUT /ops/api/queues/:queue/cases/:id/decision', {
        params: { queue, id },
        body: { ...body, version },
      }),
    onSuccess: show,
  })
  const { choice: choiceId } = form.values
  const choice = choices.find((one) => one.id === choiceId)

  /** Selecting a choice claims the case. */
  function choose(next: string) {
    form.change({ choice: next })
    if (!file.claim && !claim.isPending) claim.mutate()
  }
  const { needSecond, proposal } = file
  const consequenceOf = ({ id: one, consequence }: CaseChoice) =>
    needSecond.includes(one) && proposal?.choice !== one
      ? t`${consequence}, once a second operator confirms it`
      : consequence
  const chooseByKey = useEffectEvent((position: number) => {
    const picked = choices[position]
    if (picked) choose(picked.id)
  })
  useEffect(() => {
    chooserRef.current = (position) => chooseByKey(position)
    return () => {
      chooserRef.current = null
    }
  }, [chooserRef])

  return (
    <Form {...form.formProps}>
      {file.proposal && <Proposal proposal={file.proposal} />}
      <RadioGroup {...form.field('choice')} onChange={choose} label={t`Your decision`} isRequired>
        {choices.map((one) => (
          <Radio key={one.id} value={one.id} help={consequenceOf(one)} isCard>
            {one.label}
          </Radio>
        ))}
      </RadioGroup>
      {choice?.needsReason && (
        <TextArea
          {...form.field('reason')}
          label={t`Reason`}
          help={t`Shared with the people affected. Cite the rule, not individuals.`}
          countTo={MAX_CASE_REASON}
          rows={3}
          isRequired
        />
      )}
      {choice && (
        <TextArea
          {...form.field('note')}
          label={t`Internal note`}
          help={t`For operators only.`}
          countTo={MAX_CASE_NOTE}
          rows={2}
          isOptional
        />
      )}
      {file.claim && (
        <p>
          <Trans>
            Yours until <Time at={Date.parse(file.claim.until)} zone={zone} now={now} format="clock" />
          </Trans>
        </p>
      )}
      <FormActions>
        <SubmitButton isPending={form.isPending}>{choice ? choice.label : <Trans>Decide</Trans>}</SubmitButton>
        {file.claim ? (
          <Button onPress={() => release.mutate()} isPending={release.isPending}>
            <Trans>Release</Trans>
          </Button>
        ) : (
          <Button onPress={() => claim.mutate()} isPending={claim.isPending}>
            <Trans>Claim</Trans>
          </Button>
        )}
      </FormActions>
    </Form>
  )
}
