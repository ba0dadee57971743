import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['services.languages', 'services.currency']

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into services (id, person_id, title, category, description, skills, currency, tax, tiers, addons, faq, from_price, from_euro,
        fastest_days, search_text, reason, updated_at)
      values (${newId()}, ${person.id}, 'zq-service-title', 'code', 'zq-service-description', '{zq-service-skill}', 'EUR', 'none',
        '[{"includes": ["zq-tier"]}]', '[{"title": "zq-addon"}]', '[{"question": "zq-faq"}]', 100, 1, 3, 'zq-service-found',
        'zq-service-reason', now())`,
]
