import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHeader } from '#web/ui/shell/page-header.tsx'
import styles from './settings.module.css'
import { SettingsList } from './settings-list.tsx'
import { sectionAt, settingsSections } from './settings-sections.ts'

const queries = pageQueries(({ url }) => [...((sectionAt(url.searchParams) ?? settingsSections[0])?.queries ?? [])])
export const loader = queries.server
export const clientLoader = queries.browser

/**
 * The list and one section, each with its own URL. Phones show either the list or a section; everything is plain links, so it
 * works before any script and Back behaves as expected.
 */
export default function SettingsPage({ loaderData }: { loaderData: PageData }) {
  const { t, i18n } = useLingui()
  const [search] = useSearchParams()
  const requested = sectionAt(search)
  const shown = requested ?? settingsSections[0]
  return (
    <div className={styles.page} data-showing={requested ? 'section' : 'list'}>
      {requested && (
        <Link to="/settings" className={styles.back}>
          <Icon glyph={IconChevronLeft} isMirrored />
          {t`All settings`}
        </Link>
      )}
      <PageHeader
        title={requested ? i18n._(requested.label) : t`Settings`}
        lead={requested ? i18n._(requested.lead) : t`Changes are saved automatically.`}
      />
      <div className={styles.columns}>
        <SettingsList current={shown?.id} isRequested={requested !== null} />
        <div className={styles.section}>
          {shown && (
            <QueryBoundary key={shown.id} state={loaderData.dehydrated}>
              <shown.Body />
            </QueryBoundary>
          )}
        </div>
      </div>
    </div>
  )
}
