import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  type AttributeRating,
  attributeRatings,
  MAX_TAKEAWAYS,
  type Recommendation,
  recommendations,
} from '#shared/features/hiring/applications/application-kinds.ts'
import type {
  ApplicantScorecards,
  scorecards,
} from '#shared/features/hiring/applications/reviewing/scorecards.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { applicantQuery } from '../applicant-queries.ts'
import { scorecardsQuery, useRatingText, useRecommendationText } from './scorecard-card.tsx'

type ScorecardFormProps = { id: string; scorecards: ApplicantScorecards; onGiven: () => void }

export function ScorecardForm({ id, scorecards: { attributes, own }, onGiven }: ScorecardFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const ratings = useRatingText()
  const overall = useRecommendationText()
  const rated = new Map(own?.attributes.map(({ name, rating }) => [name, rating]))
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/reviewing/scorecards.contract.ts').then(
        (contract) => contract.scorecards.give.body,
      ),
    initialValues: {
      overall: own?.overall ?? (null as Recommendation | null),
      attributes: attributes.map((name): { name: string; rating: AttributeRating | null } => ({
        name,
        rating: rated.get(name) ?? null,
      })),
      takeaways: own?.takeaways ?? '',
    },
    draftName: `scorecard-${id}`,
    send: (body) =>
      callApi<typeof scorecards.give>(client, 'PUT /company/api/applications/:id/scorecard', { params: { id }, body }),
    onSuccess: async (given) => {
      cache.setQueryData(scorecardsQuery(id).queryKey, given)
      await cache.invalidateQueries({ queryKey: applicantQuery(id).queryKey })
      onGiven()
    },
  })
  const { attributes: shown } = form.values
  const rate = (name: string, chosen: unknown) =>
    form.change({
      attributes: shown.map((one) =>
        one.name === name ? { name, rating: attributeRatings.find((rating) => rating === chosen) ?? null } : one,
      ),
    })
  return (
    <Form {...form.formProps}>
      {shown.map(({ name, rating }) => (
        <Select
          key={name}
          label={<bdi>{name}</bdi>}
          isOptional
          choices={attributeRatings.map((choice) => ({ id: choice, label: ratings[choice] }))}
          value={rating}
          onChange={(chosen) => rate(name, chosen)}
        />
      ))}
      <RadioGroup
        name="overall"
        label={t`Would you hire them?`}
        value={form.values.overall}
        onChange={(chosen) => form.change({ overall: recommendations.find((one) => one === chosen) ?? null })}
      >
        {recommendations.map((choice) => (
          <Radio key={choice} value={choice}>
            {overall[choice]}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea {...form.field('takeaways')} label={t`Takeaways`} isOptional rows={3} countTo={MAX_TAKEAWAYS} />
      <FormActions>
        <SubmitButton isPending={form.isPending}>
          <Trans>Submit my scorecard</Trans>
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
