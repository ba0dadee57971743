// The error page: unknown address, access denied, server error. It needs no data, so it can always be rendered.

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { pageTitle } from '#web/app/document/title.ts'
import { isBrowser } from '#web/app/runtime.ts'
import { MinimalFrame } from '#web/layouts/frames/minimal-frame.tsx'
import type { RootData } from '#web/root.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { botErrorLine, isBot } from './bot-rule.ts'
import { errorFacts } from './error-facts.ts'
import styles from './error-page.module.css'
import { JobSearchForm } from './job-search-form.tsx'
import { useErrorText } from './use-error-text.ts'

export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useLingui()
  const root = useRouteLoaderData<RootData>('root')
  const facts = errorFacts(error)
  const text = useErrorText(facts.status)
  const { pathname, search } = useLocation()
  const isUnknown = facts.status === 404
  const isGuest = !root?.identity
  // Crawlers see the error page for unknown addresses only.
  if (!isUnknown && isBrowser && isBot(navigator.userAgent)) return <PreviousPage error={error} />
  return (
    <MinimalFrame>
      <title>
        {pageTitle(
          `${facts.status} - ${facts.statusText}`,
          root?.site.title ?? 'Meridian',
          root?.site.titleSeparator ?? ' - ',
        )}
      </title>
      <div className={styles.page} data-error-status={facts.status}>
        <Illustration name="horizon" />
        <p className={styles.status}>{facts.status}</p>
        <h1 tabIndex={-1}>
          {text.title}
          {isUnknown && (
            <span className={styles.detail}>
              <span className="visually-hidden">: </span>
              <bdi translate="no">{pathname + search}</bdi>
            </span>
          )}
        </h1>
        <p className={styles.text}>{text.advice}</p>
        {isUnknown ? (
          <JobSearchForm isGuest={isGuest} />
        ) : (
          <p className={styles.detail}>
            <bdi translate="no">{facts.statusText}</bdi>
          </p>
        )}
        <LinkButton href="/" variant="filled">{t`Go to home`}</LinkButton>
        {isUnknown && isGuest && <LinkButton href="/explore">{t`Browse jobs without an account`}</LinkButton>}
        {import.meta.env.DEV && error instanceof Error && <pre className={styles.stack}>{error.stack}</pre>}
      </div>
    </MinimalFrame>
  )
}

/** Keeps the title and meta tags for crawlers: on this component's first render the document still has them. */
function PreviousPage({ error }: { error: unknown }) {
  const [page] = useState(() => document.querySelector('[data-layout]')?.cloneNode(true))
  const [head] = useState(() => [...document.head.querySelectorAll('title, meta, link[rel=canonical]')])
  useEffect(() => {
    console.error(botErrorLine(navigator.userAgent), error)
    const removed = head.filter((element) => !element.isConnected)
    document.head.append(...removed)
    return () => {
      for (const element of removed) element.remove()
    }
  }, [error, head])
  return (
    <div
      ref={(place) => {
        if (page) place?.replaceChildren(page)
      }}
    />
  )
}
