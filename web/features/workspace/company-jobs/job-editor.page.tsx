import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useParams } from 'react-router'
import type { CompanyJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { currentCompanyQuery, useCurrentCompany } from '#web/features/people/companies/current-company.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import { jobPath, ownJobQuery } from './company-jobs-queries.ts'
import styles from './editor/editor.module.css'
import { PhoneBar, PhoneSections } from './editor/phone-sections.tsx'
import { ConflictPanel } from './editor/saving/conflict-panel.tsx'
import { SaveText } from './editor/saving/save-text.tsx'
import { formQuery, useFormEditor } from './editor/saving/use-form-editor.ts'
import { useJobEditor } from './editor/saving/use-job-editor.ts'
import { SectionNav } from './editor/section-nav.tsx'
import { FormConflict, FormSection } from './editor/sections/form-section.tsx'
import { HoursSection } from './editor/sections/hours-section.tsx'
import { PaySection } from './editor/sections/pay-section.tsx'
import { ReachSection } from './editor/sections/reach-section.tsx'
import { SkillsSection } from './editor/sections/skills-section.tsx'
import { StagesSection } from './editor/sections/stages-section.tsx'
import { ContractSection, PromiseSection } from './editor/sections/terms-sections.tsx'
import { TestsSection } from './editor/sections/tests-section.tsx'
import { TextSection } from './editor/sections/text-section.tsx'
import type { SectionId } from './editor/sections.ts'
import { ShownSection, useShownSection } from './editor/shown-section.ts'
import { PreviewPanel, previewOf, usePreviewReader } from './editor/side/preview-panel.tsx'
import { ReachPanel, useReach } from './editor/side/reach-panel.tsx'
import { usePublish } from './editor/use-publish.ts'
import { type Remarks, useRemarks } from './editor/use-remarks.ts'
import { JobStatusChip } from './list/job-status-chip.tsx'
import { ReachText } from './list/reach-text.tsx'

type JobFacts = { title: string | undefined; now: number }

export const handle = { title: (data) => (data as JobFacts | undefined)?.title } satisfies PageHandle

const queries = pageQueries(
  ({ params: { id = '' } }) => [ownJobQuery(id), formQuery(id), currentCompanyQuery(), countriesQuery, ratesQuery],
  (cache, { params: { id = '' } }): JobFacts => ({
    title: cache.getQueryData(ownJobQuery(id).queryKey)?.title,
    now: Date.now(),
  }),
)
export const loader = queries.server
export const clientLoader = queries.browser

/** A country abroad, where the terms matter most. */
const exampleCountry = ({ company }: CompanyJob): string => (company.country === 'KE' ? 'BR' : 'KE')

export default function JobEditorPage({ loaderData }: { loaderData: PageData & JobFacts }) {
  const { id = '' } = useParams()
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <EditorOrNotice key={id} id={id} requestedAt={loaderData.now} />
    </QueryBoundary>
  )
}

function EditorOrNotice({ id, requestedAt }: { id: string; requestedAt: number }) {
  const { data: job } = useSuspenseQuery(ownJobQuery(id))
  return job.canEdit ? <Editor job={job} requestedAt={requestedAt} /> : <NotEditable job={job} />
}

/** In review, closed, or somebody else's to write. */
function NotEditable({ job }: { job: CompanyJob }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={<bdi>{job.title}</bdi>}
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/company/jobs', label: t`Jobs` }]} />}
      />
      <Callout
        title={<Trans>This job cannot be edited now</Trans>}
        action={
          <LinkButton href={jobPath(job.id)}>
            <Trans>Back to the job</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Withdraw a job from review or reopen a closed one to edit it. Interviewers and viewers have read-only access.
        </Trans>
      </Callout>
    </>
  )
}

function Editor({ job, requestedAt }: { job: CompanyJob; requestedAt: number }) {
  const { t } = useLingui()
  const company = useCurrentCompany()
  const editor = useJobEditor(job.id)
  const { shown, show } = useShownSection()
  const [isNavOpen, setIsNavOpen] = useState(false)
  const navId = useId()
  const goTo = (id: SectionId) => {
    setIsNavOpen(false)
    show(id)
  }
  const { state, autosave, savesItself } = editor
  const { values } = state
  const form = useFormEditor(job.id, savesItself)
  const { publish, isPending, rejected } = usePublish(editor, form.autosave, show)
  const remarks = useRemarks(values, job.company.country ?? '', rejected)
  const reach = useReach(values)
  const last = reach.data?.steps.at(-1)
  const { data: countries } = useSuspenseQuery(countriesQuery)
  const [country, setCountry] = useState(() => exampleCountry(job))
  const reader = usePreviewReader(country, requestedAt)
  const preview = previewOf(state.saved, values)
  const change = autosave.change
  const sectionProps = (id: SectionId) => ({ values, change, undo: autosave.undo, remarks: remarks.of(id) })
  const homeCurrency = countries.find(({ code }) => code === job.company.country)?.currency ?? 'EUR'
  return (
    <>
      <PageHeader
        breadcrumbs={<Breadcrumbs crumbs={[{ href: '/company/jobs', label: t`Jobs` }]} />}
        title={<bdi>{values.title || t`New job`}</bdi>}
        lead={
          <span className={styles.lead}>
            <JobStatusChip status={state.saved.status} />
            <SaveText job={editor} form={form} />
            <Problems remarks={remarks} />
          </span>
        }
        actions={
          <>
            <Button
              icon={IconArrowBackUp}
              isDisabled={!state.canUndo && !form.state.canUndo}
              onPress={() => (form.state.undoStep > state.undoStep ? form : editor).autosave.undo()}
            >
              <Trans>Undo</Trans>
            </Button>
            <span className={styles.wide}>
              <Button variant="filled" isPending={isPending} onPress={publish}>
                {savesItself ? <Trans>Publish job</Trans> : <Trans>Publish changes</Trans>}
              </Button>
            </span>
          </>
        }
      />
      {company && !isVerifiedCompany(company.status) && (
        <Callout
          tone="warn"
          title={<Trans>Your company is not verified yet</Trans>}
          action={
            <LinkButton href="/company/verification">
              <Trans>Verify your company</Trans>
            </LinkButton>
          }
        >
          <Trans>Write as much as you like. To publish, your company must be verified.</Trans>
        </Callout>
      )}
      {!savesItself && (
        <Callout>
          <Trans>
            This job is live. Your changes stay in this tab until you publish them; major changes are reviewed first.
          </Trans>
        </Callout>
      )}
      <ConflictPanel editor={editor} />
      <FormConflict editor={form} />
      <PhoneSections
        shown={shown}
        remarks={remarks}
        navId={navId}
        isOpen={isNavOpen}
        onToggle={() => setIsNavOpen((isOpen) => !isOpen)}
      />
      <div className={styles.columns}>
        <SectionNav id={navId} remarks={remarks} isOpen={isNavOpen} onShow={goTo} />
        <ShownSection value={shown}>
          <div className={styles.main}>
            <TextSection {...sectionProps('text')} />
            <ReachSection {...sectionProps('reach')} />
            <HoursSection {...sectionProps('hours')} preview={preview} reader={reader} />
            <PaySection {...sectionProps('pay')} homeCurrency={homeCurrency} />
            <SkillsSection {...sectionProps('skills')} />
            <ContractSection {...sectionProps('contract')} />
            <StagesSection {...sectionProps('stages')} />
            <PromiseSection {...sectionProps('promise')} />
            <FormSection editor={form} />
            <TestsSection jobId={job.id} companyId={job.company.id} />
          </div>
        </ShownSection>
        <div className={styles.side}>
          <ReachPanel
            reach={reach}
            values={values}
            onHours={(minOverlapHours) => change({ hours: { ...values.hours, minOverlapHours } })}
          />
          <PreviewPanel job={preview} reader={reader} country={country} onCountry={setCountry} />
        </div>
      </div>
      <PhoneBar
        shown={shown}
        reach={last && <ReachText reach={last} />}
        onShow={goTo}
        publish={
          <Button variant="filled" isPending={isPending} onPress={publish}>
            <Trans>Publish</Trans>
          </Button>
        }
      />
    </>
  )
}

function Problems({ remarks: { must, check, missing } }: { remarks: Remarks }) {
  const left = must + missing
  return (
    <>
      {left > 0 && (
        <span className={styles.must}>
          <Plural value={left} one="# thing to fix" other="# things to fix" />
        </span>
      )}
      {check > 0 && (
        <span className={styles.check}>
          <Plural value={check} one="# to check" other="# to check" />
        </span>
      )}
    </>
  )
}
