import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { EliteSkill, elite } from '#shared/features/elite/elite/elite.contract.ts'
import type { SkillsForm } from '#shared/features/elite/elite/elite-forms.contract.ts'
import { MAX_SKILLS } from '#shared/features/elite/elite/elite-limits.ts'
import { callApi } from '#web/app/api.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { MomentOf } from '#web/features/people/identity/moment-of.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SaveState } from '#web/ui/save-state.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from './elite.module.css'
import { formsQuery, standingQuery } from './elite-queries.ts'
import { onboardingFrame } from './onboarding-slots.tsx'
import { FormPage } from './parts/form-page.tsx'
import { type FormRow, words } from './parts/form-rows.tsx'
import { OtherDeviceNotice } from './parts/other-device.tsx'
import { useEliteForm } from './parts/use-elite-form.ts'

const queries = pageQueries(() => [standingQuery(), formsQuery()])
export const loader = queries.server
export const clientLoader = queries.browser
export const handle = onboardingFrame

export default function SkillAssessmentsPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <FormPage
        kind="skill-assessments"
        lead={
          <Trans>
            Choose up to {MAX_SKILLS} skills to prove. Badges you already have count; for the rest you take a test.
          </Trans>
        }
      >
        {(form) => (form.mayEdit ? <SkillFields /> : <Results />)}
      </FormPage>
    </QueryBoundary>
  )
}

function SkillFields() {
  const { t } = useLingui()
  const { client } = useSession()
  const { data } = useSuspenseQuery(formsQuery())
  const { form, other, saveState } = useEliteForm<SkillsForm>({
    kind: 'skill-assessments',
    loadSchema: () =>
      import('#shared/features/elite/elite/elite-forms.contract.ts').then(({ skillsForm }) => skillsForm),
    forms: data,
    save: (body) => callApi<typeof elite.saveSkills>(client, 'PUT /talent/api/elite/forms/skill-assessments', { body }),
  })
  const { skills } = form.values
  const names = (chosen: readonly string[]) =>
    data.tests.filter(({ skill }) => chosen.includes(skill)).map(({ name }) => name)
  const rows = (values: SkillsForm): FormRow<SkillsForm>[] => [
    { fields: ['skills'], term: t`Skills`, value: words(names(values.skills).join(', ')) },
  ]
  const isFull = skills.length >= MAX_SKILLS
  return (
    <Form {...form.formProps}>
      <div className={styles.fields}>
        <Card title={<Trans>Skills</Trans>}>
          <CheckboxGroup
            name="skills"
            label={t`Skills with a test`}
            value={skills}
            onChange={(changed) => form.change({ skills: changed })}
            isRequired
          >
            <div className={styles.pair}>
              {data.tests.map(({ skill, name, level }) => (
                <Checkbox key={skill} value={skill} isDisabled={isFull && !skills.includes(skill)}>
                  <span translate="no">{name}</span> {level !== null && <Trans>· level {level}</Trans>}
                </Checkbox>
              ))}
            </div>
          </CheckboxGroup>
        </Card>
        <OtherDeviceNotice other={other} rows={rows} />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Submit this form</Trans>
          </SubmitButton>
          <SaveState {...saveState} />
        </FormActions>
      </div>
      <Results chosen={skills} />
    </Form>
  )
}

/** `chosen`: in a form that is being filled in; otherwise what was sent. */
function Results({ chosen }: { chosen?: readonly string[] }) {
  const { data } = useSuspenseQuery(formsQuery())
  const skills = chosen ?? data.skills.skills
  const tests = data.tests.filter(({ skill }) => skills.includes(skill))
  if (tests.length === 0) return null
  return (
    <Card title={<Trans>Your results</Trans>}>
      <ul role="list" className={styles.plain}>
        {tests.map((test) => (
          <SkillRow key={test.skill} skill={test} />
        ))}
      </ul>
    </Card>
  )
}

function SkillRow({ skill: { skill, name, level, validUntil } }: { skill: EliteSkill }) {
  return (
    <li className={styles.row}>
      <span>
        <strong translate="no">{name}</strong>
        {validUntil && (
          <span className={styles.meta}>
            {' '}
            <Trans>
              counts until <MomentOf at={validUntil} format="date" />
            </Trans>
          </span>
        )}
      </span>
      {level === null ? (
        <LinkButton href={`/skill-center/${skill}`}>
          <Trans>Take the test</Trans>
        </LinkButton>
      ) : (
        <Chip tone="ok">
          <Trans>Level {level}</Trans>
        </Chip>
      )}
    </li>
  )
}
