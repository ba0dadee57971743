import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Link } from '#web/ui/link.tsx'
import { searchHref } from '../address/use-search.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterText } from './filter-text.ts'
import styles from './filters.module.css'

/** One of a few time spans. They are links, so they need no script. */
export function PostedFilter({ state, result }: FilterProps) {
  const { i18n } = useLingui()
  const id = useId()
  const { describePosted } = useFilterText(result)
  const counts = result.facets?.posted ?? {}
  const days = Object.keys(counts)
    .map(Number)
    .toSorted((one, other) => one - other)
  const choices = [null, ...days]
  return (
    <nav className={styles.group} aria-labelledby={id}>
      <span id={id} className={styles.legend}>
        <Trans>Posted</Trans>
      </span>
      {choices.map((one) => (
        <Link
          key={one}
          className={styles.option}
          to={searchHref({ ...state, posted: one })}
          preventScrollReset
          aria-current={state.posted === one ? 'true' : undefined}
        >
          {one === null ? <Trans>Any time</Trans> : describePosted(one)}
          {one !== null && <span className={styles.count}>{i18n.number(counts[one] ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  )
}
