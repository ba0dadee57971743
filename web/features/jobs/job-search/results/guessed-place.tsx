import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isStaying } from '#web/app/routing/is-staying.ts'
import { countriesQuery } from '#web/features/base/reference/countries-query.ts'
import { suggestPlace } from '#web/features/base/reference/suggest-place.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { Link } from '#web/ui/link.tsx'
import { isUnspecified } from '../address/read-address.ts'
import { GUESSED } from '../address/use-search.ts'
import styles from './results.module.css'

type GuessedPlaceProps = {
  /** The one the search is limited to. */
  country: string | null
  /** Where people say where they live. */
  changeHref: string
}

/**
 * For people who have not told us where they live: a search without any filter is limited to the country their device seems to be
 * in, and the page says so.
 */
export function GuessedPlace({ country, changeHref }: GuessedPlaceProps) {
  const { countryInText } = usePlaceText()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { key, pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const guess = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!isUnspecified(params)) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    // Without the list of countries the page shows all jobs, which is no worse than before.
    const countries = await cache.fetchQuery(countriesQuery).catch(() => [])
    const guessed = suggestPlace(countries, timeZone, navigator.languages)?.country
    if (guessed === undefined || !isCurrent()) return
    const next = new URLSearchParams([...params, ['openTo', guessed], ...Object.entries(GUESSED)])
    await navigate(`${pathname}?${next}`, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    let isCurrent = true
    void guess(() => isCurrent && isStaying(key))
    return () => {
      isCurrent = false
    }
  }, [key])
  if (country === null || params.get('guessed') !== GUESSED.guessed) return null
  const named = <bdi>{countryInText(country)}</bdi>
  return (
    <p className={styles.hiddenNote}>
      <Trans>
        Open to {named}, based on your device’s time zone. Live somewhere else?{' '}
        <Link to={changeHref}>Tell us where you live</Link>.
      </Trans>
    </p>
  )
}
