import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['order_entries.file_ids']

export const markedRows: MarkedRows = ({ person, idOf }) => {
  return [
    sql`insert into orders (id, seller_id, buyer_id, title, tier, contents, addons, currency, price, days, answer_by, updated_at)
        values (${idOf('order')}, ${person.id}, ${person.id}, 'zq-order-title', 'basic', '{"includes": ["zq-order-tier"]}', '[{"title": "zq-order-addon"}]',
          'EUR', 100, 3, now(), now())`,
    sql`insert into order_entries (id, order_id, kind, by, author_id, text)
        values (${newId()}, ${idOf('order')}, 'request', 'buyer', ${person.id}, 'zq-order-note')`,
    sql`insert into order_reviews (id, order_id, author_id, stars, text)
        values (${newId()}, ${idOf('order')}, ${person.id}, 4, 'zq-order-review')`,
  ]
}
