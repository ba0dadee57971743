import type { App } from '#server/platform/http/context.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { reference } from '#shared/features/base/reference/reference.contract.ts'
import { acceptedLanguages } from '#shared/kit/locales.ts'
import { findCities, findSkills, listCountries } from './reference.service.ts'

export function referenceRoutes(app: App, { db }: Platform): void {
  mount(app, db, reference.countries, async ({ request }) => listCountries(request.i18n.locale))
  mount(app, db, reference.cities, async ({ query, request, viewer }) =>
    findCities(
      { ...query, near: viewer?.country ?? null },
      acceptedLanguages(query.languages ?? request.headers['accept-language'] ?? ''),
    ),
  )
  mount(app, db, reference.skills, async ({ query }) => findSkills(query.query))
}
