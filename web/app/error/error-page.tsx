// The page for what went wrong: an unknown address, a refusal, a fault of ours. Drawn without any data, so that it can
// always be drawn.

import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isBrowser } from '#web/app/runtime.ts'
import { MinimalFrame } from '#web/layouts/minimal-frame.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { botErrorLine, isBot } from './bot-rule.ts'
import { errorFacts } from './error-facts.ts'

export function ErrorPage({ error, isDevelopment }: { error: unknown; isDevelopment: boolean }) {
  const { t } = useLingui()
  const facts = errorFacts(error)
  const isMissing = facts.status === 404
  // An unknown address is 404 for everybody.
  if (!isMissing && isBrowser && isBot(navigator.userAgent)) return <PageBefore error={error} />
  return (
    <MinimalFrame>
      <title>{`${facts.status} - ${facts.statusText}`}</title>
      <p>{facts.status}</p>
      <h1>{isMissing ? t`Page not found` : t`Something broke on our side`}</h1>
      <p>{facts.statusText}</p>
      {isDevelopment && error instanceof Error && <pre>{error.stack}</pre>}
      <LinkButton href="/">{t`Go back home`}</LinkButton>
    </MinimalFrame>
  )
}

/** A crawler keeps what it has: while this is drawn the document still shows the page before. */
function PageBefore({ error }: { error: unknown }) {
  const [page] = useState(() => document.querySelector('[data-layout]')?.cloneNode(true))
  useEffect(() => console.error(botErrorLine(navigator.userAgent), error), [error])
  const show = (place: HTMLElement | null) => {
    if (page) place?.replaceChildren(page)
  }
  return <div ref={show} />
}
