import { Trans } from '@lingui/react/macro'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { PageHandle } from '#web/app/document/document-head.tsx'
import { type PageData, pageQueries } from '#web/app/query/page-queries.ts'
import { QueryBoundary } from '#web/app/query/query-boundary.tsx'
import { browserRuntime } from '#web/app/runtime.ts'
import { serverClient } from '#web/app/visit/server-client.ts'
import { visitContext } from '#web/app/visit/visit.ts'
import { Globe } from '#web/features/jobs/job-globe/globe.tsx'
import { GUEST_GLOBE_PATH, globeHref, readGlobeAddress } from '#web/features/jobs/job-globe/globe-address.ts'
import { readGuest } from '#web/features/jobs/job-search/address/guest-address.ts'
import { ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { type CountryNames, loadCountryNames } from './country-names.ts'
import styles from './explore.module.css'
import { guestGlobeQueries, placeQuery } from './explore-queries.ts'
import { CountryField } from './landing/country-field.tsx'
import { useGuestReader } from './use-guest-reader.ts'

type GuestGlobeData = PageData & { now: number; countries: CountryNames }

export const handle = {
  about: () => ({ canonicalPath: GUEST_GLOBE_PATH }),
} satisfies PageHandle

const queries = pageQueries(({ url }) => {
  const guest = readGuest(url.searchParams)
  return [guestGlobeQueries(guest).globe(readGlobeAddress(url.searchParams, guest)), placeQuery(guest), ratesQuery]
})

export async function loader(args: LoaderFunctionArgs): Promise<GuestGlobeData> {
  const visit = args.context.get(visitContext)
  const countries = await loadCountryNames(serverClient(visit), visit.locale)
  return { ...(await queries.server(args)), countries, now: Date.now() }
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<GuestGlobeData> {
  const { session, locale } = browserRuntime()
  const countries = await loadCountryNames(session.client, locale)
  return { ...(await queries.browser(args)), countries, now: Date.now() }
}

export default function GuestGlobePage({ loaderData }: { loaderData: GuestGlobeData }) {
  return (
    <QueryBoundary state={loaderData.dehydrated}>
      <div className={styles.wide}>
        <GuestGlobe {...loaderData} />
      </div>
    </QueryBoundary>
  )
}

function GuestGlobe({ now, countries }: GuestGlobeData) {
  const [params] = useSearchParams()
  const guest = readGuest(params)
  const address = readGlobeAddress(params, guest)
  const reader = useGuestReader(guest, now)
  const { country } = reader.place
  const rest = new URL(globeHref({ ...address, guest: { ...guest, livesIn: null } }), 'https://meridian.invalid')
    .searchParams
  return (
    <Globe
      address={address}
      reader={reader}
      queries={guestGlobeQueries(guest)}
      tabs={
        <form method="get" action={GUEST_GLOBE_PATH} className={styles.country}>
          {[...rest].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <CountryField key={country} country={country} countries={countries} />
          <PlainButton type="submit" variant="outline" size="large" worksWithoutScript>
            <Trans>Show</Trans>
          </PlainButton>
        </form>
      }
    />
  )
}
