// Fills the frame around every onboarding page: the steps, where the person is, and what the programme gives.

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { EliteStanding } from '#shared/features/elite/elite/elite.contract.ts'
import { isFiledForm, isReturnedForm } from '#shared/features/elite/elite/elite-form-status.ts'
import { isEliteMember } from '#shared/features/elite/elite/elite-status.ts'
import { formKinds } from '#shared/features/elite/elite/elite-words.ts'
import { InPage } from '#web/features/hiring/apply/frame/in-page.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { StepSegments } from '#web/ui/step-segments.tsx'
import { type Step, Stepper } from '#web/ui/stepper.tsx'
import { standingQuery } from './elite-queries.ts'
import { formTitles } from './elite-text.ts'

const ONBOARDING = '/elite/onboarding'

function useSteps(): Step[] | null {
  const { t, i18n } = useLingui()
  const { pathname } = useLocation()
  // The page loads it; nothing is shown until then.
  const { data } = useQuery({ ...standingQuery(), enabled: false })
  if (!data?.application) return null
  const { application, forms, actions } = data
  const count = actions.filter(({ kind }) => kind !== 'send_application').length
  const isDone = isEliteMember(application.status)
  const steps = formKinds.map((kind): Step => {
    const href = `${ONBOARDING}/forms/${kind}`
    const form = forms.find((one) => one.kind === kind)
    const isFiled = form !== undefined && isFiledForm(form.status)
    const state = pathname === href ? 'current' : isFiled ? 'done' : 'ahead'
    return { id: kind, title: i18n._(formTitles[kind]), state, href, status: <FormStatusText form={form} /> }
  })
  const isListed = pathname.startsWith(`${ONBOARDING}/pending-actions`) || pathname === ONBOARDING
  return [
    ...steps,
    {
      id: 'actions',
      title: t`Pending actions`,
      state: isListed ? 'current' : count === 0 ? 'done' : 'ahead',
      href: `${ONBOARDING}/pending-actions`,
      status: count === 0 ? t`Nothing left` : <Plural value={count} one="# left" other="# left" />,
    },
    {
      id: 'welcome',
      title: t`Welcome`,
      state: pathname === `${ONBOARDING}/completed` ? 'current' : isDone ? 'done' : 'ahead',
      href: `${ONBOARDING}/completed`,
      status: isDone ? t`You are a member` : t`After the last review`,
    },
  ]
}

function FormStatusText({ form }: { form: EliteStanding['forms'][number] | undefined }) {
  if (!form || form.version === 0) return <Trans>Not submitted yet</Trans>
  if (isReturnedForm(form.status)) return <Trans>Changes requested</Trans>
  return isFiledForm(form.status) ? <Trans>Done</Trans> : <Trans>Changed, not submitted</Trans>
}

function Steps() {
  const steps = useSteps()
  return steps && <Stepper steps={steps} isOnDeep />
}

function Progress() {
  const steps = useSteps()
  if (!steps) return null
  const current = Math.max(
    steps.findIndex(({ state }) => state === 'current'),
    0,
  )
  const progress = steps.map(({ state }) => (state === 'done' ? 1 : 0))
  return <StepSegments progress={progress} current={current} title={steps[current]?.title ?? ''} isOnDeep />
}

/** Slots are rendered around the page, and read what it has loaded. */
const StepsSlot = () => (
  <InPage>
    <Steps />
  </InPage>
)
const ProgressSlot = () => (
  <InPage>
    <Progress />
  </InPage>
)

function Gives() {
  return (
    <>
      <h2>
        <Trans>What you get</Trans>
      </h2>
      <p>
        <Trans>A reviewed profile, endorsements as signed credentials, and a clear date for every step.</Trans>
      </p>
    </>
  )
}

export const onboardingFrame: FrameHandle = {
  frame: { backHref: '/elite', steps: StepsSlot, progress: ProgressSlot, aside: Gives },
}
