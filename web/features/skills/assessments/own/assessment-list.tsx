import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasResult, isOpenAssessment, isStarted } from '#shared/features/skills/assessments/assessment-status.ts'
import type { Assessment } from '#shared/features/skills/assessments/assessments.contract.ts'
import { useLivePages } from '#web/app/query/use-live-pages.ts'
import { type Reader, useReader } from '#web/features/hiring/applications/use-reader.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { CompanyMark } from '#web/ui/company-mark.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { TabsNav } from '#web/ui/tabs-nav.tsx'
import { Time } from '#web/ui/time.tsx'
import { assessmentsQuery, screenOf } from '../assessment-queries.ts'
import { toneOf, useOwnStatusText } from '../assessment-text.ts'

export function AssessmentTabs() {
  const { t } = useLingui()
  return (
    <TabsNav
      label={t`Assessments`}
      links={[
        { href: '/assessments', label: t`To do` },
        { href: '/assessments/completed', label: t`Completed` },
      ]}
    />
  )
}

type AssessmentListProps = { show: 'open' | 'done'; requestedAt: number; empty: ReactNode }

export function AssessmentList({ show, requestedAt, empty }: AssessmentListProps) {
  const { t } = useLingui()
  const reader = useReader(requestedAt)
  const { data: first } = useSuspenseQuery(assessmentsQuery(show))
  const { items, state, showMore } = useLivePages(first, (cursor) => assessmentsQuery(show, cursor))
  if (items.length === 0) return empty
  return (
    <>
      <Card padding="flush">
        <List label={t`Assessments`}>
          {items.map((assessment) => (
            <Row key={assessment.id} assessment={assessment} reader={reader} />
          ))}
        </List>
      </Card>
      {showMore && (
        <PlainButton isPending={state === 'pending'} onPress={showMore}>
          {state === 'failed' ? <Trans>Try again</Trans> : <Trans>Show more</Trans>}
        </PlainButton>
      )}
    </>
  )
}

function Row({ assessment, reader }: { assessment: Assessment; reader: Reader }) {
  const texts = useOwnStatusText()
  const { id, title, company, status, minutes, questionCount, expiresAt, finishedAt, jobTitle, result } = assessment
  const isOpen = isOpenAssessment(status)
  const href = isOpen ? screenOf(assessment, id) : `/assessments/${id}/result`
  return (
    <ListRow
      mark={<CompanyMark name={company.name} />}
      title={title}
      href={href}
      meta={
        <>
          <bdi>{company.name}</bdi>
          {jobTitle && (
            <>
              {' · '}
              <bdi>{jobTitle}</bdi>
            </>
          )}
          {' · '}
          <Plural value={minutes} one="# minute" other="# minutes" />
          {' · '}
          <Plural value={questionCount} one="# question" other="# questions" />
        </>
      }
      facts={
        <>
          <Chip size="small" tone={toneOf[status]}>
            {texts[status]}
          </Chip>
          {isOpen && !isStarted(status) && (
            <span>
              <Trans>
                Start by <Time at={Date.parse(expiresAt)} zone={reader.zone} now={reader.now} />
              </Trans>
            </span>
          )}
          {hasResult(status) && result && (
            <span>
              <Trans>{result.percent} out of 100</Trans>
            </span>
          )}
          {finishedAt && (
            <span>
              <Time at={Date.parse(finishedAt)} zone={reader.zone} now={reader.now} />
            </span>
          )}
        </>
      }
      action={
        isOpen && (
          <LinkButton href={href}>
            {isStarted(status) ? <Trans>Continue</Trans> : <Trans>Open</Trans>}
            <span className="visually-hidden">
              {' '}
              <bdi>{title}</bdi>
            </span>
          </LinkButton>
        )
      }
    />
  )
}
