import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_TOPIC, MAX_WHY, talkCategories } from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { NewTalkRequest, talkRequests } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { LanguageSelect } from '#web/features/learning/courses/authoring/language-select.tsx'
import { useCategoryNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../masterclass.module.css'
import { refreshRequests } from '../talk-queries.ts'

const initial: NewTalkRequest = { topic: '', why: '', category: 'contracts', language: 'en' }

export function RequestForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const categories = useCategoryNames()
  const [isSent, setIsSent] = useState(false)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/talk-requests.contract.ts').then((contract) => contract.newRequest),
    initialValues: initial,
    draftName: 'talk-request',
    send: (body, idempotencyKey) =>
      callApi<typeof talkRequests.create>(client, 'POST /talent/api/talk-requests', { body, idempotencyKey }),
    onSuccess: () => {
      form.change({ topic: '', why: '' })
      setIsSent(true)
      return refreshRequests(cache)
    },
  })
  return (
    <Card title={<Trans>Ask for a talk</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('topic')}
          label={t`Topic`}
          maxLength={MAX_TOPIC}
          missingMessage={t`Say what the talk should be about.`}
          isRequired
        />
        <TextArea {...form.field('why')} label={t`Why it matters to you`} countTo={MAX_WHY} isOptional />
        <Select
          name="category"
          label={t`Subject`}
          choices={talkCategories.map((id) => ({ id, label: categories[id] }))}
          value={form.values.category}
          onChange={(key) =>
            form.change({ category: talkCategories.find((one) => one === key) ?? form.values.category })
          }
        />
        <LanguageSelect value={form.values.language} onChange={(language) => form.change({ language })} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Send request</Trans>
        </SubmitButton>
        <p role="status" className={styles.small}>
          {isSent && <Trans>Your request is in the list, with your vote.</Trans>}
        </p>
      </Form>
    </Card>
  )
}
