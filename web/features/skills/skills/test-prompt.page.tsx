import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { TestOffer } from '#shared/features/skills/skills/skills.contract.ts'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { testsQuery } from './skill-queries.ts'
import styles from './test-prompt.module.css'

const queries = pageQueries(() => [testsQuery])
export const loader = queries.server
export const clientLoader = queries.browser

/** Sent to the page that shows this one in a frame, so that it can close the frame. */
const CLOSE_MESSAGE = 'meridian:close'

export default function TestPromptPage({ loaderData }: { loaderData: PageData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <TestPrompt />
    </QueryBoundary>
  )
}

function TestPrompt() {
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(testsQuery)
  const close = useClose()
  const test = data.items.find(({ slug }) => slug === search.get('skill'))
  return (
    <section role="dialog" aria-labelledby="prompt-title" className={styles.prompt}>
      {test ? (
        <Offer test={test} />
      ) : (
        <h1 id="prompt-title" tabIndex={-1} className={styles.title}>
          <Trans>Prove a skill</Trans>
        </h1>
      )}
      <Picker tests={data.items} chosen={test?.slug ?? ''} />
      <div className={styles.actions}>
        {test && (
          <LinkButton variant="filled" href={`/skill-center/tests/${test.slug}`} target="_top" reloadDocument>
            <Trans>Take the test</Trans>
          </LinkButton>
        )}
        <PlainButton onPress={close}>
          <Trans>Close</Trans>
        </PlainButton>
      </div>
    </section>
  )
}

function Offer({ test: { name, summary, topics, questionCount, minutes, passPercent } }: { test: TestOffer }) {
  return (
    <>
      <h1 id="prompt-title" tabIndex={-1} className={styles.title}>
        <Trans>
          Prove your <bdi>{name}</bdi> skills
        </Trans>
      </h1>
      <p lang="en" translate="no" className={styles.text}>
        {summary}
      </p>
      <ul className={styles.facts}>
        <li>
          <Plural value={questionCount} one="# question" other="# questions" />
          {', '}
          <Plural value={minutes} one="# minute" other="# minutes" />
          {', '}
          <Plural value={topics.length} one="# topic" other="# topics" />
        </li>
        <li>
          <Trans>You pass with {passPercent} out of 100 and get a badge that anyone can verify.</Trans>
        </li>
        <li>
          <Trans>The test is free. If you do not pass, nobody sees it.</Trans>
        </li>
      </ul>
    </>
  )
}

function Picker({ tests, chosen }: { tests: readonly TestOffer[]; chosen: string }) {
  const { t } = useLingui()
  return (
    <form method="get" className={styles.picker}>
      <label htmlFor="prompt-skill">{t`Skill`}</label>
      <select id="prompt-skill" name="skill" defaultValue={chosen} translate="no">
        {chosen === '' && <option value="">{t`Choose a skill`}</option>}
        {tests.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <PlainButton type="submit" worksWithoutScript>
        <Trans>Show test</Trans>
      </PlainButton>
    </form>
  )
}

/** In a frame, the page around it decides what closing means. */
function useClose(): () => void {
  const navigate = useNavigate()
  const close = () => {
    if (window.parent === window) void navigate('/skill-center')
    else window.parent.postMessage(CLOSE_MESSAGE, '*')
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  return close
}
