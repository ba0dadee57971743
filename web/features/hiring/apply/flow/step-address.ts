import { useSearchParams } from 'react-router'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { type ApplyStep, applySteps } from '#shared/features/hiring/apply/apply-limits.ts'

/** `via` is the tracked link the person came through. */
export const applyHref = (jobId: string, via: string | null = null): string =>
  `/jobs/${jobId}/apply${via === null ? '' : `?${new URLSearchParams({ via })}`}`
export const stepHref = (jobId: string, step: ApplyStep): string => `${applyHref(jobId)}?step=${step}`

const readStep = (search: URLSearchParams): ApplyStep | null =>
  applySteps.find((step) => step === search.get('step')) ?? null

export const requestedStep = (url: string): ApplyStep | null => readStep(new URL(url).searchParams)

type FormOutline = Pick<Draft, 'form' | 'tests'>

/** The steps of this application, without those the company does not ask for. */
export function stepsOf({ form: { parts, questions }, tests }: FormOutline): ApplyStep[] {
  const isThere: Record<ApplyStep, boolean> = {
    you: true,
    resume: parts.resume !== 'off' || parts.coverNote !== 'off',
    questions: questions.length > 0,
    intro: parts.intro !== 'off',
    tests: tests.length > 0,
    review: true,
  }
  return applySteps.filter((step) => isThere[step])
}

/** A step that the company no longer asks for falls through to the next one. */
export function nearestStep(steps: readonly ApplyStep[], wanted: ApplyStep): ApplyStep {
  const order = (step: ApplyStep) => applySteps.indexOf(step)
  return steps.find((step) => order(step) >= order(wanted)) ?? 'review'
}

export function useShownStep(steps: readonly ApplyStep[]): ApplyStep {
  const [search] = useSearchParams()
  return nearestStep(steps, readStep(search) ?? 'you')
}
