import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ChangeAnswer } from '#shared/features/elite/projects/project-change-status.ts'
import type { Project, ProjectChange } from '#shared/features/elite/projects/project-facts.contract.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Day } from '#web/features/elite/briefs/parts/brief-facts.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Money } from '#web/ui/money.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { SideName } from '../parts/side-name.tsx'
import { changeTones, changeWords } from '../project-text.ts'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

const ChangeForm = lazyPart(async () => (await import('./change-form.tsx')).ChangeForm)

/** What was accepted changes only if both sides agree. */
export function Changes({ project }: { project: Project }) {
  const { changes, can, id, currency } = project
  const [isAdding, setAdding] = useState(false)
  if (changes.length === 0 && !can.extend) return null
  return (
    <Card title={<Trans>Changes</Trans>}>
      <div className={styles.stack}>
        <p className={styles.words}>
          <Trans>A change takes effect only if both sides agree.</Trans>
        </p>
        {changes.length > 0 && (
          <ul className={styles.items} role="list">
            {changes.map((one) => (
              <Item key={one.id} change={one} project={project} />
            ))}
          </ul>
        )}
        {can.extend && isAdding && (
          <Suspense fallback={null}>
            <ChangeForm projectId={id} currency={currency} milestone={null} onClose={() => setAdding(false)} />
          </Suspense>
        )}
        {can.extend && !isAdding && (
          <div>
            <PlainButton onPress={() => setAdding(true)}>
              <Trans>Propose another milestone</Trans>
            </PlainButton>
          </div>
        )}
      </div>
    </Card>
  )
}

type Terms = NonNullable<ProjectChange['before']>

function Item({ change, project }: { change: ProjectChange; project: Project }) {
  const { i18n } = useLingui()
  const { side, status, title, amount, dueOn, reason, before, at, can } = change
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <p className={styles.words}>
          <SideName project={project} side={side} /> · <MomentOf at={at} format="date" />
        </p>
        <Chip size="small" tone={changeTones[status]}>
          {i18n._(changeWords[status])}
        </Chip>
      </div>
      {before && (
        <p className={styles.words}>
          <del>
            <TermsLine terms={before} currency={project.currency} />
          </del>
        </p>
      )}
      <p className={styles.text}>
        <ins>
          <TermsLine terms={{ title, amount, dueOn }} currency={project.currency} />
        </ins>
      </p>
      {reason && (
        <p className={styles.text} translate="no">
          <bdi>{reason}</bdi>
        </p>
      )}
      {can.length > 0 && <Answers change={change} />}
    </li>
  )
}

function TermsLine({ terms: { title, amount, dueOn }, currency }: { terms: Terms; currency: string }) {
  return (
    <>
      <bdi translate="no">{title}</bdi> · <Money amount={moneyFromMajor(amount, currency)} format="full" /> ·{' '}
      <Day on={dueOn} />
    </>
  )
}

function Answers({ change: { id, can, title } }: { change: ProjectChange }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (answer: ChangeAnswer) =>
      callApi<typeof projects.answerChange>(client, 'POST /shared/api/project-changes/:id/answer', {
        params: { id },
        body: { answer },
      }),
    onSuccess: show,
  })
  const labels = { accept: t`Agree`, decline: t`Decline`, take_back: t`Withdraw` }
  const problem = describeFailure(i18n, error)
  return (
    <div className={styles.row}>
      {can.map((answer) => (
        <PlainButton
          key={answer}
          variant={answer === 'accept' ? 'filled' : 'outline'}
          isPending={isPending && variables === answer}
          onPress={() => mutate(answer)}
        >
          {labels[answer]}
          <span className="visually-hidden">
            {' '}
            <bdi>{title}</bdi>
          </span>
        </PlainButton>
      ))}
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
