import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_ENDORSEMENT, MAX_RATING, MIN_ENDORSEMENT } from '#shared/features/elite/endorsements/endorsement-limits.ts'
import {
  type AgainAnswer,
  againAnswers,
  type DeclineReason,
  declineReasons,
  ratingNames,
} from '#shared/features/elite/endorsements/endorsement-words.ts'
import type { EndorsementRequest, endorsements } from '#shared/features/elite/endorsements/endorsements.contract.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { callApi } from '#web/app/api.ts'
import { type FormOutcome, useFormOutcome } from '#web/app/form/form-outcome.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { againWords, declineWords, ratingWords } from './endorsement-text.ts'
import styles from './endorsements.module.css'

type FormProps = { token: string; request: EndorsementRequest; onAnswered: (answered: EndorsementRequest) => void }

const scale = Array.from({ length: MAX_RATING }, (_, index) => String(index + 1))

/** The field name of the skill's tick box, for forms sent before scripts have loaded. */
export const skillBox = (slug: string): string => `skill ${slug}`

const tickedIn = (outcome: FormOutcome | undefined, { skills }: EndorsementRequest): string[] =>
  skills.map(({ slug }) => slug).filter((slug) => outcome?.typed[skillBox(slug)] !== undefined)

export function EndorseForm({ token, request, onAnswered }: FormProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const [isPreview, setIsPreview] = useState(false)
  const outcome = useFormOutcome()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/endorsements/endorsements.contract.ts').then(
        ({ newEndorsement }) => newEndorsement,
      ),
    initialValues: {
      token,
      isConfirmed: null as true | null,
      craft: '',
      reliability: '',
      communication: '',
      initiative: '',
      text: '',
      again: null as AgainAnswer | null,
      skills: tickedIn(outcome, request),
      mayContact: false,
      isPublic: false,
    },
    plainName: 'endorse',
    // Of this request only: the draft contains the token.
    draftName: `endorsement-${token}`,
    send: (body) => callApi<typeof endorsements.submit>(client, 'POST /shared/api/endorsements', { body }),
    onSuccess: onAnswered,
  })
  const { values, errors, change } = form
  const { company } = request
  const applicant = <bdi translate="no">{request.applicant}</bdi>
  return (
    <PlainForm {...form.formProps}>
      <TickBox
        name="isConfirmed"
        isSelected={values.isConfirmed === true}
        onChange={(is) => change({ isConfirmed: is ? true : null })}
        problem={errors['isConfirmed'] && t`Confirm that you worked together, or decline the request below.`}
      >
        <span>
          <Trans>
            I know {applicant}, and we worked together at <bdi translate="no">{company}</bdi>
          </Trans>
        </span>
      </TickBox>
      {ratingNames.map((name) => (
        <RadioGroup
          key={name}
          name={name}
          label={i18n._(ratingWords[name])}
          help={t`1 is weak, 5 is outstanding`}
          orientation="horizontal"
          value={values[name]}
          onChange={(value) => change({ [name]: value })}
          isRequired
        >
          {scale.map((value) => (
            <Radio key={value} value={value}>
              {value}
            </Radio>
          ))}
        </RadioGroup>
      ))}
      <TextArea
        {...form.field('text')}
        label={t`What was it like to work together?`}
        help={t`What did they do, and what difference did it make? At least ${MIN_ENDORSEMENT} characters.`}
        countTo={MAX_ENDORSEMENT}
        rows={7}
        isRequired
      />
      {request.skills.length > 0 && (
        <fieldset className={styles.skills}>
          <legend>
            <Trans>Which of these skills have you seen?</Trans>
          </legend>
          <p className={styles.meta}>
            <Trans>Tick only what you can judge. You can leave all of them empty.</Trans>
          </p>
          <div className={styles.pair}>
            {request.skills.map(({ slug, name }) => (
              <TickBox
                key={slug}
                name={skillBox(slug)}
                isSelected={values.skills.includes(slug)}
                onChange={(is) =>
                  change({ skills: is ? [...values.skills, slug] : values.skills.filter((one) => one !== slug) })
                }
              >
                <bdi>{name}</bdi>
              </TickBox>
            ))}
          </div>
        </fieldset>
      )}
      <RadioGroup
        name="again"
        label={t`Would you work together again?`}
        orientation="horizontal"
        value={values.again}
        onChange={(again) => change({ again: again as AgainAnswer })}
        isRequired
      >
        {againAnswers.map((answer) => (
          <Radio key={answer} value={answer}>
            {i18n._(againWords[answer])}
          </Radio>
        ))}
      </RadioGroup>
      <TickBox name="isPublic" isSelected={values.isPublic} onChange={(isPublic) => change({ isPublic })}>
        <span>
          <Trans>{applicant} may read my endorsement and show it with my name, as a signed credential</Trans>
        </span>
      </TickBox>
      <TickBox name="mayContact" isSelected={values.mayContact} onChange={(mayContact) => change({ mayContact })}>
        <Trans>The reviewers may contact me about it</Trans>
      </TickBox>
      {isPreview && (
        <Callout title={<Trans>This is how it will read</Trans>}>
          <p className={styles.text}>
            <bdi>{values.text}</bdi>
          </p>
          <Seen skills={request.skills.filter(({ slug }) => values.skills.includes(slug)).map(({ name }) => name)} />
          <p className={styles.meta}>
            <bdi translate="no">{request.endorser}</bdi> · <bdi translate="no">{company}</bdi>
          </p>
        </Callout>
      )}
      <div className={styles.end}>
        <SubmitButton isPending={form.isPending}>
          <Trans>Send endorsement</Trans>
        </SubmitButton>
        <Button variant="text" onPress={() => setIsPreview(!isPreview)}>
          {isPreview ? <Trans>Hide preview</Trans> : <Trans>Preview</Trans>}
        </Button>
      </div>
    </PlainForm>
  )
}

/** Nothing if no skill was ticked. */
export function Seen({ skills }: { skills: readonly string[] }) {
  const { i18n } = useLingui()
  if (skills.length === 0) return null
  const names = listFormat(i18n.locale).format(skills)
  return (
    <p className={styles.meta}>
      <Trans>
        Skills they have seen: <bdi>{names}</bdi>
      </Trans>
    </p>
  )
}

export function DeclineForm({ token, onAnswered }: Omit<FormProps, 'request'>) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/endorsements/endorsements.contract.ts').then(
        ({ requestDecline }) => requestDecline,
      ),
    initialValues: { token, reason: null as DeclineReason | null },
    plainName: 'decline',
    send: (body) =>
      callApi<typeof endorsements.decline>(client, 'POST /shared/api/endorsement-requests/decline', { body }),
    onSuccess: onAnswered,
  })
  return (
    <PlainForm {...form.formProps}>
      <RadioGroup
        name="reason"
        label={t`Why are you declining?`}
        value={form.values.reason}
        onChange={(reason) => form.change({ reason: reason as DeclineReason })}
        isRequired
        missingMessage={t`Choose a reason.`}
      >
        {declineReasons.map((reason) => (
          <Radio key={reason} value={reason}>
            {i18n._(declineWords[reason])}
          </Radio>
        ))}
      </RadioGroup>
      <SubmitButton isPending={form.isPending} variant="outline">
        <Trans>Decline the request</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
