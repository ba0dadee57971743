// The draft in the layout, above the page: the save status and the steps.

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { beforeQuery, draftQuery } from '../apply-queries.ts'
import { openSteps } from '../draft/missing.ts'
import { SaveText } from '../draft/save-text.tsx'
import { useAutosaveState, useDraftAutosave } from '../draft/use-draft.ts'
import { stepsOf, useShownStep } from '../flow/step-address.ts'
import { StepBar } from '../flow/step-bar.tsx'
import { InPage } from './in-page.tsx'

export function DraftStatus() {
  return (
    <InPage>
      <WithDraft>{(draftId) => <Status draftId={draftId} />}</WithDraft>
    </InPage>
  )
}

export function DraftProgress() {
  return (
    <InPage>
      <WithDraft>{(draftId, jobId) => <Progress draftId={draftId} jobId={jobId} />}</WithDraft>
    </InPage>
  )
}

type RenderDraft = (draftId: string, jobId: string) => ReactNode

/** Before the first step and after sending there is no draft. */
function WithDraft({ children }: { children: RenderDraft }) {
  const { id = '' } = useParams()
  const { data: before } = useQuery(beforeQuery(id))
  const draftId = before?.own?.draftId
  return draftId && <OnceLoaded draftId={draftId}>{() => children(draftId, id)}</OnceLoaded>
}

/** The page loads the draft; nothing is shown until then. */
function OnceLoaded({ draftId, children }: { draftId: string; children: () => ReactNode }) {
  const { data: draft } = useQuery({ ...draftQuery(draftId), enabled: false })
  return draft && children()
}

function Status({ draftId }: { draftId: string }) {
  return <SaveText autosave={useDraftAutosave(draftId)} />
}

function Progress({ draftId, jobId }: { draftId: string; jobId: string }) {
  const { shown } = useAutosaveState(useDraftAutosave(draftId))
  const steps = stepsOf(shown)
  const step = useShownStep(steps)
  return <StepBar jobId={jobId} steps={steps} shown={step} open={openSteps(shown)} />
}
