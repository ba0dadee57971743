import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { expectOk } from '#server/features/elite/elite/elite.builder.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import type { OwnedThings } from '#server/test-things.ts'
import { aCompanyOrder, anOrder, COMPANY_ORDERS, ORDERS, stepOn } from './orders.builder.ts'

export const ownedThings: OwnedThings = async (test) => {
  const { seller, buyer, order, path } = await anOrder(test)
  await expectOk(stepOn(seller, path, 'accept'))
  await expectOk(stepOn(seller, path, 'ask_details', { text: 'Where is the code?' }))
  const fileId = await aReadyFile(test, buyer, { kind: 'attachment' })
  await expectOk(stepOn(buyer, path, 'send_details', { text: 'In this file.', fileIds: [fileId] }))
  const { owner } = await aVerifiedCompany(test)
  const ofCompany = await aCompanyOrder(test, owner)
  return [
    { under: `${ORDERS}/:id`, owner: buyer, id: order.id, parts: { fileId } },
    { under: `${COMPANY_ORDERS}/:id`, owner, id: ofCompany.id, parts: { fileId: ofCompany.fileId } },
  ]
}
