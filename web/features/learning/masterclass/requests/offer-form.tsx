import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { courseLevels } from '#shared/features/learning/courses/course-kinds.ts'
import {
  MAX_ABSTRACT,
  MAX_BIO,
  MAX_DESCRIPTION,
  MAX_TALK_TITLE,
  talkCategories,
} from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { NewTalkOffer, talkOffers } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { LanguageSelect } from '#web/features/learning/courses/authoring/language-select.tsx'
import { useCategoryNames, useLevelNames } from '#web/features/learning/courses/course-words.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldPair, Form } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from '../masterclass.module.css'
import { refreshOffers } from '../talk-queries.ts'

const lengths = [30, 45, 60, 90] as const
const empty = { title: '', abstract: '', description: '', headline: '', bio: '' }
const initial: NewTalkOffer = {
  ...empty,
  category: 'contracts',
  level: 'beginner',
  language: 'en',
  minutes: 45,
  isRecorded: false,
}

export function OfferForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const categories = useCategoryNames()
  const levels = useLevelNames()
  const [isSent, setIsSent] = useState(false)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/talk-offers.contract.ts').then((contract) => contract.newOffer),
    initialValues: initial,
    draftName: 'talk-offer',
    send: (body, idempotencyKey) =>
      callApi<typeof talkOffers.create>(client, 'POST /talent/api/talk-offers', { body, idempotencyKey }),
    onSuccess: () => {
      form.change(empty)
      setIsSent(true)
      return refreshOffers(cache)
    },
  })
  const { values, change } = form
  return (
    <Card title={<Trans>Offer a talk</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('title')}
          label={t`Title`}
          maxLength={MAX_TALK_TITLE}
          missingMessage={t`Give the talk a title.`}
          isRequired
        />
        <TextArea
          {...form.field('abstract')}
          label={t`In a few sentences`}
          help={t`What people will be able to do afterwards.`}
          countTo={MAX_ABSTRACT}
          isRequired
        />
        <TextArea {...form.field('description')} label={t`Outline`} rows={6} maxLength={MAX_DESCRIPTION} isOptional />
        <FieldPair>
          <Select
            name="category"
            label={t`Subject`}
            choices={talkCategories.map((id) => ({ id, label: categories[id] }))}
            value={values.category}
            onChange={(key) => change({ category: talkCategories.find((one) => one === key) ?? values.category })}
          />
          <Select
            name="level"
            label={t`Level`}
            choices={courseLevels.map((id) => ({ id, label: levels[id] }))}
            value={values.level}
            onChange={(key) => change({ level: courseLevels.find((one) => one === key) ?? values.level })}
          />
        </FieldPair>
        <LanguageSelect value={values.language} onChange={(language) => change({ language })} />
        <Select
          name="minutes"
          label={t`Length`}
          choices={lengths.map((minutes) => ({ id: String(minutes), label: t`${minutes} minutes` }))}
          value={String(values.minutes)}
          onChange={(key) => change({ minutes: Number(key) })}
        />
        <TextField
          {...form.field('headline')}
          label={t`Your role`}
          help={t`Shown below your name, for example “Tax adviser”.`}
          missingMessage={t`Enter your role.`}
          isRequired
        />
        <TextArea {...form.field('bio')} label={t`About you`} countTo={MAX_BIO} isOptional />
        <TickBox name="isRecorded" isSelected={values.isRecorded} onChange={(isRecorded) => change({ isRecorded })}>
          <Trans>The talk may be recorded and its transcript published</Trans>
        </TickBox>
        <SubmitButton isPending={form.isPending}>
          <Trans>Send offer</Trans>
        </SubmitButton>
        <p role="status" className={styles.small}>
          {isSent && <Trans>Thank you. We will review your offer and let you know.</Trans>}
        </p>
      </Form>
    </Card>
  )
}
