import { Trans } from '@lingui/react/macro'
import { useParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import type { FrameHandle } from '#web/layouts/frame-slots.tsx'
import { Form } from '#web/ui/form.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ConflictChoice } from './draft/conflict-choice.tsx'
import { useAutosaveState, useDraftAutosave, useLeaveGuard } from './draft/use-draft.ts'
import { type DraftPageData, draftPage } from './draft-page.ts'
import { stepHref } from './flow/step-address.ts'
import styles from './flow/step-form.module.css'
import { DraftStatus } from './frame/draft-slots.tsx'
import { JobSubject } from './frame/job-subject.tsx'
import { IntroPart } from './parts/intro-part.tsx'

export const handle = {
  frame: { subject: JobSubject, status: DraftStatus, backHref: ({ id = '' }) => stepHref(id, 'intro') },
} satisfies PageHandle & FrameHandle

const loaders = draftPage()
export const loader = loaders.server
export const clientLoader = loaders.browser

export default function VideoIntroPage({ loaderData }: { loaderData: DraftPageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <VideoIntro draftId={loaderData.draftId} />
    </QueryBoundary>
  )
}

function VideoIntro({ draftId }: { draftId: string }) {
  const { id = '' } = useParams()
  const autosave = useDraftAutosave(draftId)
  const { saveState } = useAutosaveState(autosave)
  useLeaveGuard(saveState !== 'saved')
  return (
    <div className={styles.step}>
      <header className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          <Trans>Introduce yourself</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Video, audio or text: all count the same.</Trans>
        </p>
      </header>
      <ConflictChoice autosave={autosave} />
      <Form onSubmit={(event) => event.preventDefault()}>
        <IntroPart autosave={autosave} />
      </Form>
      <div className={styles.foot}>
        <LinkButton href={stepHref(id, 'intro')} size="large">
          <Trans>Back to your application</Trans>
        </LinkButton>
      </div>
    </div>
  )
}
