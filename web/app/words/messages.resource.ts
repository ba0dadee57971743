// One area's catalogue as a file that never changes under its address: the browser asks once per build and language.

import { data, type LoaderFunctionArgs } from 'react-router'
import { locales } from '#shared/kit/locales.ts'
import { features } from '../../../features.ts'
import { catalogueOf } from './messages.server.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const locale = locales.find((known) => known === params.locale)
  if (!locale || !params.area) throw data(null, { status: 404 })
  // A name that is no area has no words: it must not be remembered either.
  if (params.area !== 'common' && !(params.area in features)) throw data(null, { status: 404 })
  return new Response(catalogueOf(params.area, locale), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
