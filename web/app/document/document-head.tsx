// Title and share tags of the current page. React hoists them into the head.

import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { useLocation, useMatches } from 'react-router'
import { screenAt } from '#shared/screen-match.ts'
import type { Site } from '#shared/site.ts'
import { pageTitle } from './title.ts'

/** What a page may export as `handle`. */
export type PageHandle = {
  title?: (data: unknown) => string | undefined
  /** What was searched for, before the title of the screen. */
  search?: (data: unknown) => string | undefined
  /** For search engines and link previews. */
  about?: (data: unknown) => PageAbout
}

export type PageAbout = {
  description?: string | undefined
  /** The canonical path of the page, whichever address led to it. */
  canonicalPath?: string | undefined
  /** Kept out of search engines. */
  isUnlisted?: boolean | undefined
}

const SHARE_IMAGE = '/img/share.png'

export function DocumentHead({ site }: { site: Pick<Site, 'title' | 'titleSeparator' | 'url'> }) {
  const { t } = useWords()
  const title = pageTitle(useScreenTitle(site.titleSeparator), site.title, site.titleSeparator)
  const about = usePageAbout()
  const description = about.description ?? t`Automating borderless hiring: find work that fits where you live.`
  const image = `${site.url}${SHARE_IMAGE}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      {about.canonicalPath && <link rel="canonical" href={`${site.url}${about.canonicalPath}`} />}
      {about.isUnlisted && <meta name="robots" content="noindex" />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
    </>
  )
}

/** The page's own title (such as the name of the job) comes first, inside its screen's title if that has a placeholder. */
function useScreenTitle(separator: string): string {
  const { i18n } = useLingui()
  const page = useMatches().at(-1)
  const { pathname } = useLocation()
  const handle = page?.handle as PageHandle | undefined
  const name = handle?.title?.(page?.loaderData)
  const title = screenAt(pathname)?.title ?? ''
  if (title.includes('{name}')) return name === undefined ? '' : i18n.t({ ...screenMessage(title), values: { name } })
  if (handle?.title) return name ?? ''
  if (title === '') return ''
  const search = handle?.search?.(page?.loaderData)
  return search ? pageTitle(search, i18n.t(screenMessage(title)), separator) : i18n.t(screenMessage(title))
}

function usePageAbout(): PageAbout {
  const page = useMatches().at(-1)
  const handle = page?.handle as PageHandle | undefined
  return handle?.about?.(page?.loaderData) ?? {}
}

/** Screen titles are extracted from the screens table by our own extractor (scripts/lingui). */
const screenMessage = (title: string): MessageDescriptor => ({ id: `screen.${title}`, message: title })
