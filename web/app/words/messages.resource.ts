// One feature's catalogue at an immutable address: the browser requests it once per build and language.

import { data, type LoaderFunctionArgs } from 'react-router'
import { locales } from '#shared/kit/locales.ts'
import { areaOfFeature } from '../../../features.ts'
import { catalogueOf } from './messages.server.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const locale = locales.find((known) => known === params.locale)
  if (!locale || !params.feature) throw data(null, { status: 404 })
  // Unknown names must not fill the cache.
  if (params.feature !== 'common' && !areaOfFeature.has(params.feature)) throw data(null, { status: 404 })
  return new Response(JSON.stringify(catalogueOf(params.feature, locale)), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
