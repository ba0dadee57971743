import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EliteFormState } from '#shared/features/elite/elite/elite.contract.ts'
import { isReturnedForm } from '#shared/features/elite/elite/elite-form-status.ts'
import type { FormKind } from '#shared/features/elite/elite/elite-words.ts'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from '../elite.module.css'
import { standingQuery } from '../elite-queries.ts'
import { formTitles } from '../elite-text.ts'

type FormPageProps = { kind: FormKind; lead: ReactNode; children: (form: EliteFormState) => ReactNode }

/** The title of a form, what a reviewer asked to be changed, and whether it can be changed at all. */
export function FormPage({ kind, lead, children }: FormPageProps) {
  const { i18n } = useLingui()
  const { data } = useSuspenseQuery(standingQuery())
  const form = data.forms.find((one) => one.kind === kind)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1} className={styles.title}>
          {i18n._(formTitles[kind])}
        </h1>
        {(!form || form.mayEdit) && <p className={styles.lead}>{lead}</p>}
      </header>
      {!form ? (
        <Callout
          title={<Trans>You have not started yet</Trans>}
          action={
            <LinkButton href="/elite">
              <Trans>See how to join</Trans>
            </LinkButton>
          }
        />
      ) : (
        <>
          {isReturnedForm(form.status) && (
            <Callout tone="warn" title={<Trans>The reviewers have asked for changes</Trans>}>
              <bdi>{form.note}</bdi>
            </Callout>
          )}
          {!form.mayEdit && (
            <Callout title={<Trans>This form has been sent</Trans>}>
              <Trans>It can no longer be changed. The reviewers will let you know if they need something else.</Trans>
            </Callout>
          )}
          {children(form)}
        </>
      )}
    </div>
  )
}
