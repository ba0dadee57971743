import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { CompanyTest, companyScreeners } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import { MAX_CORRECTION } from '#shared/features/hiring/screeners/screener-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshCompanyAssessments } from '../assessment-queries.ts'
import styles from '../assessments.module.css'
import { testQuery } from './test-queries.ts'

/** Offered once the key of a question that has been answered was corrected. */
export function CorrectResults({ test: { id, version, outdatedCount } }: { test: CompanyTest }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/screeners/company-screeners.contract.ts').then(
        ({ keyCorrection }) => keyCorrection,
      ),
    initialValues: { version, note: '' },
    send: (body) =>
      callApi<typeof companyScreeners.correct>(client, 'POST /company/api/screeners/:id/corrections', {
        params: { id },
        body,
      }),
    onSuccess: async ({ changedCount, test }) => {
      cache.setQueryData(testQuery(id).queryKey, test)
      await refreshCompanyAssessments(cache)
      void showToast({
        text: t`Results updated: ${plural(changedCount, { one: '# score changed', other: '# scores changed' })}`,
      })
    },
  })
  return (
    <Card title={<Trans>Earlier results</Trans>}>
      <p className={styles.words}>
        <Plural
          value={outdatedCount}
          one="# result is based on an outdated answer key."
          other="# results are based on an outdated answer key."
        />{' '}
        <Trans>
          Questions that were otherwise unchanged can be marked again. Marks that people gave stay as they are.
        </Trans>
      </p>
      <Form {...form.formProps}>
        <TextArea
          {...form.field('note')}
          label={t`What was wrong?`}
          help={t`Everybody whose points change is notified and can read this.`}
          countTo={MAX_CORRECTION}
          rows={3}
          isRequired
        />
        <SubmitButton isPending={form.isPending} variant="outline">
          <Trans>Mark again</Trans>
        </SubmitButton>
      </Form>
    </Card>
  )
}
