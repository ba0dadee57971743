// One area's catalogue as a file that never changes under its address: the browser asks once per build and language.

import { data, type LoaderFunctionArgs } from 'react-router'
import { locales } from '#shared/kit/locales.ts'
import { messagesOfArea } from './messages.server.ts'

export function loader({ params }: LoaderFunctionArgs) {
  const locale = locales.find((known) => known === params.locale)
  if (!locale || !params.area) throw data(null, { status: 404 })
  return Response.json(messagesOfArea(params.area, locale), {
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  })
}
