import { type CompanyRecords, type CompanyRoles, hiring } from '#server/test-company.ts'
import { aCompanyOrder } from './orders.builder.ts'

// biome-ignore format: one line an endpoint, to be read from top to bottom
export const roles: CompanyRoles = {
  'GET /company/api/orders':                   hiring,
  'POST /company/api/orders':                  hiring,
  'GET /company/api/orders/:id':               hiring,
  'POST /company/api/orders/:id/status':       hiring,
  'PUT /company/api/orders/:id/review':        hiring,
  'GET /company/api/orders/:id/files/:fileId': hiring,
}

export const records: CompanyRecords = async ({ test, owner }) => {
  const order = await aCompanyOrder(test, owner)
  return {
    records: [{ under: '/company/api/orders/:id', id: order.id, parts: { fileId: order.fileId } }],
    bodies: {
      'POST /company/api/orders': order.body,
      'POST /company/api/orders/:id/status': { event: 'cancel', text: 'Too slow', fileIds: [] },
    },
  }
}
